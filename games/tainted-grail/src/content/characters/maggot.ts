import { gain, health, pay, roll } from '../make/effects.ts'
import type { Character } from '../types.ts'

export const maggot: Character = {
  id: 'maggot',
  number: 3,
  name: { en: 'Maggot', fr: 'Larve' },
  colour: 'M',
  energy: { start: 7, max: 9 },
  health: 8,
  terror: { start: 0, max: 7 },
  attrs: [0, 1, 1, 1, 2, 0],
  resources: [3, 1, 0, 1, 0],
  action: {
    id: 'scavenge',
    name: { en: 'Scavenge', fr: 'Chiner' },
    cost: [pay('energy')],
    oncePerDay: true,
    do: [roll([1, 1, health(-1)], [2, 4, gain('food', 1)], [5, 6, gain('wealth', 1)])],
  },
  flaw: { id: 'outcast', name: { en: 'Outcast', fr: 'Paria' } },
  secret: 11,
  map: { marks: [101, 104, 107, 114], wrong: { place: 114, drawn: 'west', of: 109 } },
}
