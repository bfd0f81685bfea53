import { bright, dark, mix } from './colours.ts'
import { cel, tone } from './light.ts'
import { box, cut, dot, fill, form, group, line, put, ring, times, turnOf } from './shapes.ts'

/** What lies on the ground, seen from above. */
export type Chance = () => number
export const crown = (x: number, y: number, r: number, c: string): string =>
  dot('#010', x + r * 0.45, y + r * 0.5, r, r * 0.92, 'opacity=".34"') +
  group(x, y, r / 10, [
    form(dark(c, 0.2), 'M0-10C5-12 10-8 10-3 13 1 10 8 5 8 2 12-5 11-6 7-12 7-13-1-9-4-9-10-3-12 0-10Z', 40),
    fill(bright(c, 0.25), 'M-3-8C1-10 5-7 4-3 1-1-2-1-4 2-8 2-9-3-6-5-6-7-4-8-3-8Z', 'opacity=".75"'),
  ])
export const boulder = (x: number, y: number, r: number): string =>
  dot('#010', x + r * 0.4, y + r * 0.4, r, r * 0.8, 'opacity=".3"') +
  group(x, y, r / 10, [
    form('#876', 'M-10 2L-7-7 2-9 9-4 10 4 3 9-6 8Z', 40),
    fill('#cb8', 'M-7-7L2-9 4-4-3-1Z', 'opacity=".7"'),
  ])
const tuft = (x: number, y: number, c: string): string =>
  line(c, 1.2, `M${x} ${y}q-2-5-4-7m4 7q0-6 1-9m-1 9q2-5 5-7`, 'opacity=".65"')
const slab = (x: number, y: number, w: number, h: number, c: string, t: number, round: number): string =>
  box(mix(c, t < 0.5 ? '#000' : '#fea', Math.abs(t - 0.5) * 0.34), x + 1, y + 1, w - 2, h - 2, round) +
  line('#fff', 1, `M${x + 3} ${y + h - 4 - round}V${y + 3 + round}`, 'opacity=".16"')
interface Paving {
  readonly c: string
  readonly w: number
  readonly h: number
  readonly round?: number
  /** Every second slab is of this colour, in straight rows; without it the rows are shifted. */
  readonly other?: string
}
export const paved = (W: number, H: number, chance: Chance, { c, w, h, round = 3, other }: Paving): string =>
  box(dark(c, 0.62), 0, 0, W, H) +
  times(Math.ceil(H / h), (j) => {
    const shift = other === undefined ? w * chance() : 0
    return times(Math.ceil(W / w) + 1, (i) =>
      slab(i * w - shift, j * h, w, h, other !== undefined && (i + j) % 2 ? other : c, chance(), round),
    )
  })
export const meadow = (W: number, H: number, chance: Chance, light = '#a94', deep = '#453'): string =>
  box(tone(40, light, mix(light, deep, 0.5), deep), 0, 0, W, H) +
  times(Math.round((W * H) / 5200), () =>
    dot(
      chance() < 0.5 ? '#ca5' : '#232',
      chance() * W,
      chance() * H,
      14 + chance() * 40,
      8 + chance() * 16,
      `opacity="${0.06 + chance() * 0.1}"`,
    ),
  ) +
  times(Math.round((W * H) / 2600), (i) => {
    const [x, y] = [chance() * W, chance() * H]
    return (
      tuft(x, y, chance() < 0.5 ? '#cc6' : '#342') +
      (i % 6 ? '' : dot(turnOf(['#fea', '#ea9', '#eb4'], i), x + 6, y - 3, 1.8))
    )
  })
export const trail = (d: string, w: number): string =>
  line('#432', w * 1.2, d, 'opacity=".45" transform="translate(3 4)"') +
  line('#a85', w, d) +
  line('#ca6', w * 0.74, d) +
  line('#db8', w * 0.34, d, 'opacity=".5" transform="translate(-2 -3)"')
export const pool = (d: string, chance: Chance, W: number, H: number): string =>
  line('#753', 12, d, 'opacity=".7"') +
  fill(tone(40, '#9a8', '#467', '#344'), d) +
  cut(
    d,
    times(34, () =>
      line(
        chance() < 0.6 ? '#fd9' : '#9cb',
        1 + chance() * 1.3,
        `M${chance() * W} ${chance() * H}q${6 + chance() * 12}-3 ${14 + chance() * 26} 0`,
        `opacity="${0.2 + chance() * 0.35}"`,
      ),
    ) +
      times(9, () =>
        put(
          chance() * W,
          chance() * H,
          fill('#784', 'M-12 0C-12-7 12-7 12 0 11 7 2 7 0 1-2 7-11 7-12 0Z') + line('#ec7', 1.4, 'M-9-2C-6-5 4-5 8-2'),
          0.7 + chance() * 0.5,
        ),
      ),
  )
export const crate = (x: number, y: number): string =>
  box('#000', x - 9, y - 8, 24, 22, 2, 'opacity=".35"') +
  box(cel('#863', 40), x - 12, y - 11, 22, 20, 2) +
  line('#431', 1.8, `M${x - 11} ${y - 10}l20 18m0-18l-20 18`)
export const barrelTop = (x: number, y: number): string =>
  dot('#000', x + 4, y + 5, 12, 12, 'opacity=".4"') +
  dot(cel('#753', 40), x, y, 12) +
  ring('#321', x, y, 10.5, 2) +
  line('#431', 1.4, `M${x - 6} ${y - 7}v14m6-16v18m6-16v14`)
export const awning = (x: number, y: number, c: string): string =>
  box('#000', x - 20, y - 10, 52, 32, 2, 'opacity=".35"') +
  times(6, (i) => box(i % 2 ? '#edb' : c, x - 26 + i * 9, y - 15, 9, 30)) +
  box(tone(90, '#ffffff44', '#00000055'), x - 26, y - 15, 54, 30)
export const column = (x: number, y: number, c: string): string =>
  dot('#000', x + 8, y + 9, 15, 15, 'opacity=".45"') +
  box(cel(dark(c, 0.15), 40), x - 15, y - 15, 30, 30, 3) +
  dot(cel(c, 40), x, y, 13) +
  ring(bright(c, 0.5), x, y, 8, 1.6)
export const sarcophagus = (x: number, y: number): string =>
  box('#000', x - 14, y - 8, 40, 24, 3, 'opacity=".45"') +
  box(cel('#787', 40), x - 20, y - 13, 38, 22, 4) +
  box('none', x - 16, y - 9, 30, 14, 5, 'stroke="#ded" stroke-opacity=".5" stroke-width="1.4"') +
  line('#454', 1.6, `M${x - 1} ${y - 9}v14m-8-9h16`)
