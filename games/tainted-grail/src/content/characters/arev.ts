import { gain, pay } from '../make/effects.ts'
import type { Character } from '../types.ts'

export const arev: Character = {
  id: 'arev',
  number: 2,
  name: { en: 'Arev', fr: 'Arev' },
  colour: 'G',
  energy: { start: 6, max: 8 },
  health: 8,
  terror: { start: 1, max: 9 },
  attrs: [1, 1, 0, 2, 1, 0],
  resources: [1, 2, 1, 1, 0],
  action: {
    id: 'favour',
    name: { en: 'Call in a Favour', fr: 'Rappeler une Faveur' },
    cost: [pay('energy'), pay('wealth')],
    oncePerDay: true,
    do: [gain('reputation', 1)],
  },
  flaw: { id: 'old-wounds', name: { en: 'Old Wounds', fr: 'Vieilles Blessures' } },
  secret: 10,
  map: { marks: [101, 103, 105, 111], wrong: { place: 111, drawn: 'east', of: 105 } },
}
