/** Clothes, keepsakes, and small things from a pocket. */
import { box, dot, fill, line, put, ring, STAR, times, tone } from '@emberhall/ink'
import { BRASS, cloth, CREAM, gilt, ink, metal, shine, wood } from './stuff.ts'

const coat = (c: string, more: string): string =>
  cloth(c, 'M22 6L32 10 42 6 58 18 50 34 46 30V58H18V30L14 34 6 18Z') +
  ink('M32 10V58', 1.6) +
  cloth(c, 'M22 6L32 10 26 26 20 12ZM42 6L32 10 38 26 44 12Z') +
  more
const book = (c: string, more: string): string =>
  cloth('#2a160c', 'M14 10H50V58H14Z') +
  fill(CREAM, 'M18 52H52V57H18Z') +
  cloth(c, 'M12 6H48V52H16C13 52 12 54 12 56Z') +
  gilt('M12 6H17V52H12Z') +
  more
const die = (x: number, y: number, s: number, turn: number, c: string): string =>
  put(
    x,
    y,
    box(tone(50, '#fffaf0', c, '#8a6a40'), -13, -13, 26, 26, 5, 'stroke="#3a2414" stroke-width="1.2"') +
      [
        [-6, -6],
        [6, 6],
        [-6, 6],
        [6, -6],
        [0, 0],
      ]
        .map(([a = 0, b = 0]) => dot('#2a160c', a, b, 2.3))
        .join(''),
    s,
    turn,
  )
const chain = (d: string): string => line('#3a2008', 3.4, d) + line(BRASS, 2.2, d, 'stroke-dasharray="3 2"')

export const WORN: Readonly<Record<string, () => string>> = {
  'gr-duster': () =>
    coat(
      '#9a7650',
      times(4, (i) => dot('#3a2414', 35, 30 + i * 7, 1.5)),
    ),
  'gr-vest': () =>
    cloth('#5a4a68', 'M20 6L32 20 44 6 50 12 46 26 50 56 32 60 14 56 18 26 14 12Z') +
    ink('M32 20V60', 1.6) +
    times(4, (i) => dot(BRASS, 35, 27 + i * 8, 1.6)) +
    put(24, 30, fill(BRASS, STAR), 0.9),
  'ma-shawl': () =>
    cloth('#3a3444', 'M6 14C20 4 44 4 58 14L32 58Z') +
    line('#8a7a9c', 1.4, 'M12 16L32 48 52 16M20 13L32 34 44 13') +
    times(7, (i) => ink(`M${11 + i * 7} ${22 + (3 - Math.abs(i - 3)) * 11}v8`, 1.4, '#8a7a9c')),
  'oa-cloak': () =>
    cloth(
      '#c8a468',
      'M32 4C42 4 46 12 46 18 56 30 58 46 58 58 48 52 40 60 32 56 24 60 16 52 6 58 6 46 8 30 18 18 18 12 22 4 32 4Z',
    ) +
    fill('#4a3018', 'M32 10C38 10 40 16 40 22 36 26 28 26 24 22 24 16 26 10 32 10Z') +
    line('#e8cc90', 1.4, 'M20 26C18 38 18 46 18 52M32 30V54M44 26C46 38 46 46 46 52'),
  'gr-hat': () =>
    cloth('#6a4626', 'M18 36C18 16 22 10 32 16 42 10 46 16 46 36Z') +
    box('#2a160c', 18, 31, 28, 5) +
    cloth('#7a5230', 'M2 32C10 42 54 42 62 32 62 48 46 52 32 52S2 48 2 32Z') +
    shine('M23 30C23 20 25 16 30 18', 1.6, 0.4),
  'sg-badge': () =>
    ring(BRASS, 32, 32, 27, 3) +
    put(32, 32, metal(STAR), 3) +
    times(5, (i) => put(32, 32, dot('#c8d0d6', 0, -24, 3), 1, i * 72)) +
    dot('#5c6066', 32, 33, 6) +
    shine('M24 26L30 25', 1.6),
  'pi-watch': () =>
    chain('M34 10C44 2 56 6 60 16') +
    gilt('M28 6H36V14H28Z') +
    put(32, 37, gilt('M0-24A24 24 0 1 0 .1-24Z')) +
    dot('#f8efd8', 32, 37, 18.5) +
    times(12, (i) => put(32, 37, ink('M0-17V-14', 1.6), 1, i * 30)) +
    ink('M32 37V25M32 37L40 41', 2.2),
  'pi-locket': () =>
    chain('M22 24C8 4 56 4 42 24') +
    gilt('M32 58C14 44 10 36 12 28 15 18 28 18 32 27 36 18 49 18 52 28 54 36 50 44 32 58Z') +
    fill('#8a1f1a', 'M32 48C24 42 21 38 22 34 24 29 30 29 32 34 34 29 40 29 42 34 43 38 40 42 32 48Z') +
    shine('M18 28C19 25 22 24 25 25'),
  'pi-coin': () =>
    dot('#5a3410', 34, 35, 26) +
    put(32, 32, gilt('M0-26A26 26 0 1 0 .1-26Z')) +
    ring('#7a4a14', 32, 32, 20, 1.6) +
    put(32, 32, fill('#7a4a14', STAR), 1.8) +
    shine('M16 22C20 14 26 11 32 10', 2),
  'pi-bible': () => book('#2a2028', fill(BRASS, 'M29 16H34V23H41V28H34V42H29V28H22V23H29Z')),
  'ma-psalm': () =>
    book(
      '#5c6066',
      times(4, (i) => dot('#2a2c30', i % 2 ? 44 : 21, i < 2 ? 11 : 47, 2)) +
        metal('M28 14H36V22H44V30H36V44H28V30H20V22H28Z'),
    ),
  'ma-codex': () =>
    book(
      '#3a1a4c',
      ring('#b04ad0', 33, 28, 11, 2) +
        dot('#f6b4ff', 33, 28, 4.6) +
        dot('#1a0824', 33, 28, 2) +
        ink('M33 12V17M33 39V44M17 28H22M44 28H49', 2, '#b04ad0'),
    ),
  'pi-tin': () =>
    metal('M8 20H56V52C56 55 8 55 8 52Z', '#a8863c') +
    metal('M6 12H58V22H6Z', '#c8a04c') +
    cloth('#a03a2c', 'M14 27H50V47H14Z') +
    fill(CREAM, 'M22 40C20 32 30 28 34 30 44 30 44 38 36 40 38 44 28 46 22 40Z') +
    shine('M9 15H54', 1.6),
  'pi-compass': () =>
    put(32, 34, gilt('M0-26A26 26 0 1 0 .1-26Z')) +
    gilt('M28 2H36V9H28Z') +
    dot('#f4e8cc', 32, 34, 20) +
    times(4, (i) => put(32, 34, ink('M0-19V-14', 2), 1, i * 90)) +
    put(32, 34, fill('#b5382e', 'M0-15L4 0H-4Z') + fill('#3a3e44', 'M0 15L4 0H-4Z'), 1, 32) +
    dot(BRASS, 32, 34, 2.4),
  'pi-letter': () =>
    put(
      32,
      32,
      fill(tone(40, '#fbf2d8', CREAM, '#b89a68'), 'M-26-16H26V18H-26Z', 'stroke="#4a3018" stroke-width="1.2"') +
        ink('M-26-16L0 5 26-16M-26 18L-6 0M26 18L6 0', 1.4, '#7a5a34') +
        dot('#8a1f1a', 0, 5, 6) +
        dot('#c2402f', -1, 4, 4),
      1,
      -8,
    ),
  'pi-ring': () =>
    ring('#5a3410', 33, 40, 17, 7) +
    ring(BRASS, 32, 39, 17, 6) +
    ring('#fff2c0', 31, 38, 17.6, 1.6) +
    fill(tone(90, '#fff', '#a8e8f0', '#3f7a9c'), 'M24 6H40L46 14 32 26 18 14Z', 'stroke="#1d3a56" stroke-width="1.2"') +
    ink('M18 14H46M26 14L32 26 38 14', 1, '#3f7a9c'),
  'pi-harmonica': () =>
    put(
      32,
      32,
      wood('M-27-6H27V8H-27Z') +
        metal('M-28-14H28V-4H-28ZM-28 6H28V14H-28Z') +
        times(9, (i) => box('#140c08', -24 + i * 5.5, -3, 3.4, 8)) +
        shine('M-24-11H24'),
      1,
      -12,
    ),
  'gr-loaded-dice': () => die(23, 40, 1, -12, CREAM) + die(42, 24, 0.9, 20, CREAM) + dot('#5c6066', 23, 40, 3),
  'ma-bone-dice': () =>
    die(22, 26, 0.95, 14, '#d8ccb0') +
    die(43, 40, 0.95, -18, '#d8ccb0') +
    line('#3a8a78', 1.4, 'M14 20L20 26 17 32M38 34L46 40 42 48'),
}
