/** Those one plays, and stones. */
import { fill, glow, paint, put } from '@emberhall/ink'
import { menhir } from '@emberhall/ink/moor'
import type { Picture } from '@emberhall/ui'
import type { CharacterId } from '../../content/types.ts'
import { ailei } from './ailei.ts'
import { arev } from './arev.ts'
import { beor } from './beor.ts'
import { maggot } from './maggot.ts'
import { LIGHT } from './parts.ts'

const PEOPLE: Readonly<Record<CharacterId, () => string>> = { ailei, arev, maggot, beor }
interface Sign {
  readonly base: string
  readonly deep: string
  readonly light: string
  readonly shape: string
  readonly plinth: string
}
/** Colour, shape and number together: nobody is told by colour alone. */
export const SIGNS: Readonly<Record<CharacterId, Sign>> = {
  ailei: {
    base: '#6f9a62',
    deep: '#2c4a30',
    light: '#b7d6a2',
    shape: 'M8 1A7 7 0 1 1 7.9 1Z',
    plinth: 'M0-1C12-1 21 2 21 6.5S12 14 0 14-21 11-21 6.5-12-1 0-1Z',
  },
  arev: {
    base: '#9aa39f',
    deep: '#3d4746',
    light: '#dfe5e0',
    shape: 'M8 1 15 14H1Z',
    plinth: 'M-23 11L0-1 23 11 20 14H-20Z',
  },
  maggot: {
    base: '#a87f56',
    deep: '#4a3320',
    light: '#e0bf96',
    shape: 'M8 0 16 8 8 16 0 8Z',
    plinth: 'M0-2L25 6.5 0 15-25 6.5Z',
  },
  beor: { base: '#5f8cb4', deep: '#21405c', light: '#b4d4ee', shape: 'M2 2H14V14H2Z', plinth: 'M-20 0H20L23 13H-23Z' },
}
const picture = (name: string, width: number, height: number, draw: () => string): Picture => ({
  name: `grail ${name}`,
  width,
  height,
  draw: () => paint(draw, LIGHT),
})

/** Close up there is room for a hammer. */
const WIDE = { 1: 92, 4: 460 } as const
/** On the table; four times as large in a scene of their own. */
export const figurePicture = (id: CharacterId, scale: 1 | 4 = 1): Picture =>
  picture(`figure ${id} ${scale}`, WIDE[scale], 142 * scale, () => {
    const { plinth, base, deep } = SIGNS[id]
    return put(
      WIDE[scale] / 2,
      124 * scale,
      fill('#0a0f10', plinth) +
        put(0, -4, fill(base, plinth), 1.1) +
        put(0, -2, fill(deep, plinth), 0.84) +
        PEOPLE[id](),
      scale,
    )
  })
/** Head and shoulders; four times as large where they fill a page. */
export const bustPicture = (id: CharacterId, scale: 1 | 4 = 1): Picture =>
  picture(`bust ${id} ${scale}`, 80 * scale, 88 * scale, () => {
    const [x, y] = id === 'maggot' ? [47, 192] : id === 'ailei' ? [44, 214] : [40, 214]
    return put(0, 0, glow(6, 70, 60, '#ff9a44', 0.5) + put(x, y, PEOPLE[id](), 1.72), scale)
  })
export const stonePicture = (isLit: boolean, seed: number): Picture =>
  picture(`stone ${isLit} ${seed}`, 70, 120, () => {
    const stone = put(35, 116, menhir(44, 104, isLit ? { spirals: 3, burning: '#ffd79a', seed } : { spirals: 3, seed }))
    return isLit ? glow(35, 70, 40, '#ff9a44', 0.6, 60) + stone : stone
  })
