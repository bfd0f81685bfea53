import type { Pack } from '../types.ts'
import { asha, ashaLantern, ashaSkills } from './asha.ts'
import { events } from './events.ts'
import { fatigue } from './fatigue.ts'
import { gauntlet } from './gauntlet.ts'
import { masterBack, masters } from './masters.ts'
import { orrin, orrinLantern, orrinSkills } from './orrin.ts'
import { wellBlue } from './well-blue.ts'
import { wellGreen } from './well-green.ts'
import { wellRed } from './well-red.ts'

/** The box: everything a game for one or two Seekers needs. */
export const grotto: Pack = {
  id: 'grotto',
  name: { en: 'Vainglory’s Grotto', fr: 'La grotte de Vainglory' },
  well: [...wellRed, ...wellGreen, ...wellBlue, ...events],
  masters,
  masterBack,
  gauntlet,
  fatigue,
  seekers: [asha, orrin],
  lanterns: [ashaLantern, orrinLantern],
  skills: [...ashaSkills, ...orrinSkills],
}
