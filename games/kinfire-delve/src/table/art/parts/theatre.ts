import { box, cut, dot, fill, group, line, mix, put, shape, times, tone } from '@emberhall/ink'
import { brass, candle, gilt } from './props.ts'
import { GOLD } from './worlds.ts'

export type Mood = 'smile' | 'weep' | 'blank' | 'grin'
/** A theatre mask about 110 tall, in two halves, the far one in shade. */
export const mask = (
  mood: Mood,
  face = '#fff6ea',
  shade = '#8f74a8',
  accent = '#b02a6e',
  holes = '#0a0616',
): string => {
  const eye =
    mood === 'smile' || mood === 'grin'
      ? 'M7 -14C12 -26 26 -26 31 -14C25 -18 13 -18 7 -14Z'
      : 'M7 -16C14 -24 26 -22 32 -12C26 -6 13 -6 7 -16Z'
  const mouth = {
    smile: 'M-20 20C-10 30 10 30 20 20C14 40 -14 40 -20 20Z',
    weep: 'M-15 38C-10 26 10 26 15 38C8 33 -8 33 -15 38Z',
    blank: 'M-9 30Q0 26 9 30Q0 36 -9 30Z',
    grin: 'M-24 16C-10 24 10 24 24 16C20 44 -20 44 -24 16Z',
  }[mood]
  const half =
    fill(holes, eye) +
    line(mix(shade, holes, 0.4), 2.6, mood === 'weep' ? 'M7 -30Q20 -34 31 -24' : 'M7 -27Q18 -38 32 -30')
  return (
    fill(
      tone(20, [0, face], [0.5, mix(face, shade, 0.18)], [1, shade]),
      'M-36 -44C-20 -58 20 -58 36 -44C42 -8 30 36 0 58C-30 36 -42 -8 -36 -44Z',
    ) +
    fill(shade, 'M0 -54C14 -55 28 -51 36 -44C42 -8 30 36 0 58C6 30 10 10 7 -2C4 -20 2 -40 0 -54Z', 'opacity=".45"') +
    half +
    put(0, 0, half, -1) +
    fill(shade, 'M0 -14C3 0 8 10 6 15Q2 19 0 18Z') +
    fill(mood === 'grin' ? holes : accent, mouth) +
    (mood === 'grin' ? line(face, 1.6, 'M-21 23Q0 34 21 23M-12 22v12M-4 25v12M5 25v12M13 22v12') : '') +
    (mood === 'weep' ? fill(accent, 'M-20 -6q-4 12 0 16q4 -4 0 -16zM21 -6q-4 14 0 19q4 -5 0 -19z') : '') +
    line('#ffffff', 1.6, 'M-33 -40C-38 -10 -30 22 -10 44', 'opacity=".8"')
  )
}

/** A standing oval mirror; what it shows is drawn around its middle. */
export const mirror = (rx: number, ry: number, glass: string, shown: string): string =>
  dot('#08040e', 3, ry + 12, rx * 1.1, 7, 'opacity=".7"') +
  fill(gilt(90), `M${-rx * 0.7} ${ry + 12}q${rx * 0.3} -14 ${rx * 0.4} -22h${rx * 0.6}q0 8 ${rx * 0.4} 22z`) +
  dot(gilt(), 0, 0, rx + 10, ry + 10) +
  dot('#2a1608', 0, 0, rx + 3, ry + 3) +
  cut(
    `M0 ${-ry}A${rx} ${ry} 0 1 1 -.1 ${-ry}Z`,
    dot(glass, 0, 0, rx, ry),
    shown,
    fill(
      '#ffffff',
      `M${-rx * 0.9} ${-ry * 0.4}L${rx * 0.1} ${-ry}L${rx * 0.4} ${-ry}L${-rx * 0.75} ${ry * 0.4}Z`,
      'opacity=".18"',
    ),
  ) +
  times(5, (i) =>
    group(Math.sin(i * 1.2566) * (rx + 8), -Math.cos(i * 1.2566) * (ry + 8), 1, i * 72, [
      fill('#f7d58a', 'M0 -9C7 -6 9 0 0 8C-9 0 -7 -6 0 -9Z', 'stroke="#6b431b"'),
      dot('#d45aa6', 0, 0, 2.6),
    ]),
  )

/** A picture frame of w × h around 0 0. */
export const frame = (w: number, h: number, ...shown: string[]): string =>
  box(gilt(), -w / 2 - 8, -h / 2 - 8, w + 16, h + 16, 3) +
  box('#2a1608', -w / 2 - 2, -h / 2 - 2, w + 4, h + 4) +
  cut(`M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`, ...shown) +
  line('#fff0c4', 1, `M${-w / 2 - 7} ${h / 2 + 7}V${-h / 2 - 7}H${w / 2 + 7}`)

/** An arched door standing on 0 0; `open` lets its light out. */
export const door = (w: number, h: number, lit: string, wood: string, open = 0): string => {
  const a = w / 2
  const arch = (k: number) => `M${-a - k} 0V${-h + a}A${a + k} ${a + k} 0 0 1 ${a + k} ${-h + a}V0Z`
  const leaf = -a + w * (1 - open)
  return (
    fill(mix(wood, '#000000', 0.55), arch(8)) +
    line(mix(wood, lit, 0.6), 1.6, `M${-a - 8} 0V${-h + a}A${a + 8} ${a + 8} 0 0 1 ${a + 8} ${-h + a}V0`) +
    cut(
      arch(0),
      fill(tone(90, lit, '#ffffff', lit), arch(0)),
      fill(tone(0, mix(wood, lit, 0.35), wood), `M${-a} 0V${-h}H${leaf}V${open ? 8 : 0}Z`),
      line(
        mix(wood, '#000000', 0.45),
        1.4,
        `M${-a + w * 0.25 * (1 - open)} 0V${-h}M${-a + w * 0.5 * (1 - open)} 0V${-h}M${-a + w * 0.75 * (1 - open)} 0V${-h}`,
      ),
      line('#caa055', 2, `M${-a} ${-h * 0.25}H${leaf}M${-a} ${-h * 0.65}H${leaf}`),
    ) +
    dot('#f0c878', leaf - w * 0.12, -h * 0.42, 2.6)
  )
}

/** Steps coming towards the viewer, widening, from y0 down to y1. */
export const stairs = (
  x: number,
  y0: number,
  y1: number,
  w0: number,
  w1: number,
  n: number,
  lit: string,
  dark: string,
): string =>
  times(n, (i) => {
    const at = (k: number) => ({ y: y0 + (y1 - y0) * (k / n) ** 1.35, w: w0 + (w1 - w0) * (k / n) ** 1.35 })
    const [a, b] = [at(i), at(i + 1)]
    const m = a.y + (b.y - a.y) * 0.42
    return (
      shape(mix(lit, dark, (i / n) * 0.7), [x - a.w, a.y], [x + a.w, a.y], [x + b.w, m], [x - b.w, m]) +
      shape(mix(dark, lit, 0.12), [x - b.w, m], [x + b.w, m], [x + b.w, b.y], [x - b.w, b.y])
    )
  })

export const chandelier = (s = 1, turn = 0): string =>
  group(0, 0, s, turn, [
    line('#c4924a', 3, 'M0 -90V-34'),
    fill(brass(), 'M-5 -40h10l4 40q-9 8 -18 0z'),
    line(GOLD, 3.4, 'M0 -6C-14 12 -44 14 -56 -6M0 -6C14 12 44 14 56 -6M0 -2C-8 12 -22 14 -28 0M0 -2C8 12 22 14 28 0'),
    times(5, (i) => put(-56 + i * 28, i === 2 ? 6 : -4, fill(brass(), 'M-7 0h14l-3 5h-8z') + candle(0, 0, 13, 5))),
    times(9, (i) =>
      fill('#cfeaff', `M${-48 + i * 12} ${10 + Math.abs(4 - i) * -1.5}l3 8l-3 7l-3 -7z`, 'opacity=".85"'),
    ),
  ])
