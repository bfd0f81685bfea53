import { item, pay } from '../make/effects.ts'
import type { Character } from '../types.ts'

export const beor: Character = {
  id: 'beor',
  number: 4,
  name: { en: 'Béor', fr: 'Béor' },
  colour: 'B',
  energy: { start: 6, max: 8 },
  health: 9,
  terror: { start: 0, max: 8 },
  attrs: [2, 0, 1, 1, 1, 0],
  resources: [2, 1, 0, 2, 0],
  action: {
    id: 'forge',
    name: { en: 'Forge', fr: 'Forger' },
    cost: [pay('energy', 2), pay('wealth')],
    do: [item({ craft: true })],
  },
  flaw: { id: 'short-fuse', name: { en: 'Short Fuse', fr: 'Sang Chaud' } },
  secret: 12,
  map: { marks: [101, 104, 105, 113], wrong: { place: 113, drawn: 'south', of: 104 } },
}
