/** What things are made of, and a light on their edge. A thing is drawn on a square of 64. */
import { fill, form, line, tone } from '@emberhall/ink'

export const STEEL = '#9aa4ac'
export const IRON = '#5c6066'
const WOOD = '#8a5228'
export const HIDE = '#7a4a28'
export const BRASS = '#d8a548'
export const CREAM = '#e8d8b0'
export const metal = (d: string, c = STEEL): string =>
  fill(tone(90, '#f6fafc', c, '#3a4248'), d, 'stroke="#1a1410" stroke-width="1.2" stroke-linejoin="round"')
export const gilt = (d: string): string =>
  fill(tone(60, '#fff2c0', BRASS, '#7a4a14'), d, 'stroke="#3a2008" stroke-width="1.2" stroke-linejoin="round"')
export const wood = (d: string, c = WOOD): string => form(c, d, 70) + line('#2a1408', 1.2, d)
export const cloth = (c: string, d: string): string => form(c, d, 24) + line('#1a100a', 1.2, d)
export const ink = (d: string, w = 1.2, c = '#2a160c'): string => line(c, w, d)
export const shine = (d: string, w = 1.4, o = 0.75): string => line('#fffaf0', w, d, `opacity="${o}"`)
