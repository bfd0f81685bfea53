/** What is drawn into a floor as a whole: rings, scratches, sand, the day that falls in. */
import { box, cut, dot, fill, glow, line, ring, times, tone } from '@emberhall/ink'
import type { Mark } from './looks.ts'
import { type Plan, SQUARE } from './plan.ts'

const { width: cw, height: ch } = SQUARE
const DRAWN: Readonly<Record<Mark, (plan: Plan) => string>> = {
  turntable({ spot }) {
    const [x, y] = spot(0.5, 0.5)
    return (
      dot('#1c110a', x, y, 58, 45) +
      dot(tone(90, '#8a6238', '#5a3c20'), x, y, 54, 41) +
      times(6, (i) => line('#2a180c', 1.4, `M${x - 50 + i * 20} ${y - 30}v60`, 'opacity=".6"')) +
      ring('#c9a87a', x, y, 54, 1.6, 41, 'opacity=".8"') +
      line('#0d0706', 4.6, `M${x - 54} ${y - 10}h108M${x - 54} ${y + 10}h108`) +
      line('#d0b894', 1.6, `M${x - 54} ${y - 11}h108M${x - 54} ${y + 9}h108`)
    )
  },
  rings({ spot, ground }) {
    const [x, y] = spot(0.5, 0.5)
    const c = ground.timber ? '#6d5a48' : '#eafaff'
    return (
      [168, 128, 86].map((r, i) => ring(c, x, y, r, i === 0 ? 2.6 : 1.6, r * 0.75, 'opacity=".6"')).join('') +
      line(
        ground.timber ? '#9e3b25' : '#c98ae0',
        1.8,
        `M${x} ${y - 120}L${x + 150} ${y}L${x} ${y + 120}L${x - 150} ${y}Z`,
        'opacity=".6"',
      )
    )
  },
  echoes({ spot, body, turn }) {
    const [x, y] = spot(0.5, 0)
    const isAcross = turn % 2 === 1
    const n = Math.max(body.width, body.height)
    return times(n, (i) =>
      ring(
        '#f4fbff',
        x,
        y,
        (i + 0.6) * (isAcross ? cw : cw * 0.7),
        2.4 - i * 0.2,
        (i + 0.6) * (isAcross ? ch * 0.7 : ch),
        `opacity="${0.6 - i * 0.06}"`,
      ),
    )
  },
  scratches({ squares, chance }) {
    return squares((x, y) =>
      times(4, () => {
        const [a, b] = [x * cw + 4 + chance() * 40, y * ch + 6 + chance() * 36]
        return line(
          '#12324a',
          1.4,
          `M${a} ${b}q${8 + chance() * 12} ${chance() * 8 - 4} ${16 + chance() * 14} ${chance() * 10 - 5}`,
          'opacity=".5"',
        )
      }),
    )
  },
  sand({ squares, chance }) {
    return squares(
      (x, y) =>
        fill(
          '#e6d8c0',
          `M${x * cw} ${y * ch + 34 + chance() * 12}q${cw / 3} -${8 + chance() * 12} ${cw} -2v8q-${cw / 2} 8-${cw} 2Z`,
          'opacity=".34"',
        ) + line('#fff6e4', 1.2, `M${x * cw + chance() * 20} ${y * ch + 8 + chance() * 14}q18-5 34 0`, 'opacity=".5"'),
    )
  },
  daylight({ spot }) {
    const [x, y] = spot(0.5, 1)
    return glow(x, y, 190, '#ffe9c0', 0.6, 130)
  },
  fall({ places, isGap, isOpen, chance }) {
    const tops = places.filter(([x, y]) => isGap(x, y) && !isOpen(x, y - 1))
    return tops
      .map(([x, y]) => {
        const [l, t] = [x * cw, y * ch]
        return (
          box(tone(90, '#bfeee8', '#3f8a94', '#8fd8d0'), l + 6, t - 40, cw - 12, 50, 4, 'opacity=".85"') +
          times(8, (i) =>
            line(
              '#f2fffb',
              1.6,
              `M${l + 9 + i * 6.4} ${t - 38 + chance() * 12}v${24 + chance() * 20}`,
              'opacity=".75"',
            ),
          ) +
          glow(l + cw / 2, t + 10, 40, '#d8fff8', 0.7, 16)
        )
      })
      .join('')
  },
  orbits({ spot }) {
    const [x, y] = spot(0.5, 0.5)
    return (
      [1.65, 2.1, 2.6]
        .map((r, i) => ring('#f0d890', x, y, r * cw * 0.98, i === 1 ? 2.4 : 1.4, r * ch * 0.98, 'opacity=".65"'))
        .join('') +
      times(7, (i) => dot('#fff0c0', x + Math.cos(i * 0.9) * 2.1 * cw, y + Math.sin(i * 0.9) * 2.1 * ch, i % 3 ? 3 : 5))
    )
  },
  soot({ spot }) {
    const [x, y] = spot(0.5, 0.52)
    return glow(x, y, 90, '#0a0504', 0.8, 62)
  },
}
const marked = (plan: Plan, is: (mark: Mark) => boolean): string =>
  (plan.look.marks ?? [])
    .filter(is)
    .map((mark) => DRAWN[mark](plan))
    .join('')
/** Those under everything that lies on the floor. */
export const marksOf = (plan: Plan): string =>
  cut(
    plan.squares((x, y) => `M${x * cw} ${y * ch}h${cw}v${ch}h${-cw}Z`),
    marked(plan, (mark) => mark !== 'fall'),
  )
/** Water that comes down over a wall. */
export const fallOf = (plan: Plan): string => marked(plan, (mark) => mark === 'fall')
