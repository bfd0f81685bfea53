import { health, pay, terror } from '../make/effects.ts'
import type { Character } from '../types.ts'

export const ailei: Character = {
  id: 'ailei',
  number: 1,
  name: { en: 'Ailei', fr: 'Ailei' },
  colour: 'V',
  energy: { start: 6, max: 9 },
  health: 7,
  terror: { start: 1, max: 9 },
  attrs: [0, 2, 1, 0, 1, 1],
  resources: [2, 0, 1, 2, 0],
  action: {
    id: 'tend',
    name: { en: 'Tend', fr: 'Soigner' },
    cost: [pay('energy'), pay('food')],
    do: [{ do: 'pick', who: 'here', then: [health(1), terror(-1)] }],
  },
  flaw: { id: 'gentle', name: { en: 'Gentle', fr: 'Cœur Tendre' } },
  secret: 9,
  map: { marks: [101, 102, 106, 109], wrong: { place: 109, drawn: 'north', of: 102 } },
}
