/** The maps that lay in the letters: ink on vellum, each in the hand of whoever drew it, and wrong in one place. */
import { dot, fill, line, outline, paint, type Point, put, seeded, spots, times, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import type { Character, CharacterId } from '../../content/types.ts'
import type { Mark } from '../page/marks.ts'
import { LIGHT } from './parts.ts'

export const SHEET = { w: 320, h: 240 }
export const MIDDLE = { x: SHEET.w / 2, y: 110 }

/** As few strokes as it takes, standing on the ground. */
const GLYPHS: Readonly<Record<number, string>> = {
  101: 'M-20 0L-12-12-4 0ZM-6 0L4-17 14 0ZM11 0L18-10 25 0M4-17q-3-4 0-7q3-4 0-7',
  102: 'M-14 0V-8M-20-8L-14-22-8-8ZM0 0V-9M-7-9L0-27 7-9ZM14 0V-7M8-7L14-20 20-7Z',
  103: 'M-19 0L-8-15 3 0ZM-8-15V-25l9 3-9 4M4 0L13-12 22 0ZM-8 0v-6M13 0v-5',
  104: 'M-16 0V-13M-8 0V-17M0 0V-19M8 0V-17M16 0V-13M-19-11Q0-31 19-11M-5 4H5',
  105: 'M-15 0V-20M-19-15H-11M-5 0V-25M-10-19H0M5 0V-18M1-13H9M15 0V-22M11-17H19',
  106: 'M-11 0L-14-18-7-25 0-17V0ZM-9-15q5 1 2 5q-4 0-2-4M7 0V-9L14-15 21-9V0Z',
  107: 'M-22-8q5-5 11 0t11 0 11 0 11 0M-22 0q5-5 11 0t11 0 11 0 11 0M-8-15H8L5-9H-5ZM0-15V-26L8-18Z',
  109: 'M-16 0V-12L-6-20 4-12V0ZM4 0V-23L9-32 14-23V0ZM9-32V-39M6-36H12M-8 0V-6H-4V0',
  111: 'M-6 0V-15Q0-22 6-15V0ZM-3-11H3M-3-7H3M-24 4C-12-3 12-3 24 4M-24 10C-10 3 10 3 24 10',
  113: 'M-21-13H21M-21 0V-13M21 0V-13M-15 0q0-9 7-9t7 9M1 0q0-9 7-9t7 9M-18 5q4-3 8 0t8 0 8 0 8 0',
  114: 'M-23 0q8-9 16 0q8-11 16 0q7-8 14 0M0-9V-23M-8-29L8-18M8-29L-8-18M-4-9L0-23 4-9',
}
interface Hand {
  readonly ink: string
  readonly w: number
  /** What one draws beside it while one thinks. */
  readonly aside: () => string
}
const sprig = (x: number, y: number, turn: number): string =>
  put(
    x,
    y,
    line('#4c5a2c', 1.2, 'M0 0Q3-16 0-32M1-8q7-1 10-7M1-8q-6-1-9-7M1-17q6-1 9-7M1-17q-6-1-8-6M0-26q4-1 6-5') +
      spots('11 -16 2, -9 -16 2, 10 -25 2, -8 -24 2, 7 -32 2', (a, b, r) => dot('#7d7a3a', a, b, r)),
    1,
    turn,
  )
const HANDS: Readonly<Record<CharacterId, Hand>> = {
  ailei: {
    ink: '#37421f',
    w: 1.3,
    aside: () => sprig(36, 214, -14) + sprig(286, 206, 18) + sprig(30, 70, 8),
  },
  arev: {
    ink: '#26221d',
    w: 1.5,
    aside: () =>
      line('#26221d', 1, 'M12 12H308V228H12ZM16 16H304V224H16Z', 'opacity=".6"') +
      put(46, 196, line('#26221d', 1.2, 'M0 16V-16M-16 0H16M-5-9L0-20 5-9M-9-9L9 9M9-9L-9 9')) +
      line('#7a2a1a', 1.6, 'M250 40q16 4 22 18m-7-3l7 3 2-8', 'stroke-dasharray="5 4"'),
  },
  maggot: {
    ink: '#2d2823',
    w: 2.6,
    aside: () =>
      dot('#2d2823', 266, 58, 22, 12, 'opacity=".12"') +
      put(276, 196, line('#2d2823', 2.4, 'M0 16V-14M-6-14H6M-7 16H7V24Q0 34-7 24Z'), 1, 24),
  },
  beor: {
    ink: '#5b2913',
    w: 1.8,
    aside: () =>
      put(44, 202, line('#5b2913', 2, 'M-20-12H14Q22-12 24-16V-8Q18-2 8-2L6 6H12V10H-12V6H-6L-8-2Q-18-4-20-12Z')) +
      spots('282 196 13, 282 196 9, 282 196 5', (x, y, r) =>
        dot('none', x, y, r * 0.74, r, 'stroke="#20160e" stroke-width="1.8" opacity=".45"'),
      ) +
      dot('#8a3814', 66, 46, 9, 7, 'opacity=".16"'),
  },
}
/** Torn, folded twice, and carried about since. */
function sheet(seed: number): string {
  const chance = seeded(seed)
  const torn = (from: Point, to: Point, n: number): Point[] =>
    Array.from({ length: n }, (_, i): Point => {
      const at = i / n
      return [
        from[0] + (to[0] - from[0]) * at + (chance() - 0.5) * 4,
        from[1] + (to[1] - from[1]) * at + (chance() - 0.5) * 4,
      ]
    })
  const edge = outline([
    ...torn([5, 5], [315, 6], 15),
    ...torn([315, 6], [314, 234], 11),
    ...torn([314, 234], [6, 235], 15),
    ...torn([6, 235], [5, 5], 11),
  ])
  return (
    put(3, 4, fill('#05080870', edge)) +
    fill(tone(70, '#e6d9b6', '#d2c298', '#b39f72'), edge) +
    line('#6d5830', 1, 'M160 6V233M6 118H314', 'opacity=".35"') +
    line('#fff6da', 1, 'M161.400 6V233M6 119.400H314', 'opacity=".5"') +
    times(7, () =>
      dot('#7d6230', 20 + chance() * 280, 16 + chance() * 208, 5 + chance() * 16, 4 + chance() * 10, 'opacity=".09"'),
    )
  )
}
/** The corners, in which everybody draws what comes to mind. */
const isAside = (x: number, y: number): boolean => Math.abs(x - MIDDLE.x) > 92 && (y > 168 || y < 84)
/** Where nobody has been one draws hills, and where nobody comes back from, wisps. */
function wild(marks: readonly Mark[], { ink, w }: Hand, seed: number): string {
  const chance = seeded(seed + 7)
  const isFree = (x: number, y: number): boolean =>
    marks.every((mark) => Math.hypot((mark.x * 3.2 - x) * 0.8, mark.y * 2.4 - y) > 38)
  const drawn: Point[] = []
  return times(150, (i) => {
    const [x, y] = [24 + chance() * 272, 26 + chance() * 190]
    const isCrowded = drawn.some(([a, b]) => Math.hypot(a - x, (b - y) * 1.4) < 27)
    if (isCrowded || !isFree(x, y) || isAside(x, y)) return ''
    drawn.push([x, y])
    const d = i % 3 === 0 ? 'M-13 0q5-6 10 0t10 0M-9 5q4-5 9 0t8 0' : 'M-10 0L-3-10 3-2M-1-4L6-13 14 0M-6-3l2 3M8-7l2 4'
    return put(x, y, line(ink, w * 0.62, d, 'opacity=".55"'))
  })
}
/** The only thing on which all of them agree. */
const river = ({ ink, w }: Hand): string => {
  const bed = 'M8 44C34 58 28 84 50 96S60 138 88 146 108 184 140 192 196 216 214 236'
  return line(ink, w * 5, bed, 'opacity=".16"') + line(ink, w * 0.7, bed, 'opacity=".5"')
}
/** Each place is reached from the nearest one that was drawn before it. */
function roads(marks: readonly Mark[], { ink, w }: Hand): string {
  return marks
    .map(({ x, y }, i) => {
      const [from] = marks.slice(0, i).toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
      if (from === undefined) return ''
      const [ax, ay, bx, by] = [from.x * 3.2, from.y * 2.4 + 4, x * 3.2, y * 2.4 + 4]
      const bend = `${(ax + bx) / 2 + (by - ay) * 0.14} ${(ay + by) / 2 - (bx - ax) * 0.14}`
      return line(ink, w, `M${ax} ${ay}Q${bend} ${bx} ${by}`, 'stroke-dasharray="1 6" opacity=".8"')
    })
    .join('')
}
export function mapPicture(who: Character, marks: readonly Mark[]): Picture {
  const draw = (): string => {
    const hand = HANDS[who.id]
    const places = marks.map(({ number, x, y }) =>
      put(
        x * 3.2,
        y * 2.4,
        dot('#dccda4', 0, -8, 27, 19, 'opacity=".8"') + line(hand.ink, hand.w, GLYPHS[number] ?? 'M-6-6L6 6M6-6L-6 6'),
      ),
    )
    const all = [
      sheet(who.number * 31),
      river(hand),
      wild(marks, hand, who.number),
      roads(marks, hand),
      hand.aside(),
    ].join('')
    return put(0, 0, all + places.join(''), SCALE)
  }
  return {
    name: `grail map ${who.id}`,
    width: SHEET.w * SCALE,
    height: SHEET.h * SCALE,
    draw: () => paint(draw, LIGHT),
  }
}
const SCALE = 1.6
