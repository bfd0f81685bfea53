import type { Pack } from '../types.ts'
import { nereo, nereoLantern, nereoSkills } from './nereo.ts'
import { sabela, sabelaLantern, sabelaSkills } from './sabela.ts'

/** Two more Seekers, for larger parties. */
export const guests: Pack = {
  id: 'guests',
  name: { en: 'Guests of the Guild', fr: 'Les invités de la Guilde' },
  seekers: [sabela, nereo],
  lanterns: [sabelaLantern, nereoLantern],
  skills: [...sabelaSkills, ...nereoSkills],
}
