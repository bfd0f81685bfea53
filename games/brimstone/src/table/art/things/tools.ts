/** Blades, tools, and bags to carry it all in. */
import { box, dot, fill, glow, line, put, ring, times, tone } from '@emberhall/ink'
import { BRASS, cloth, CREAM, gilt, HIDE, ink, IRON, metal, shine, wood } from './stuff.ts'

const knife = (blade: string, grip: string, guard: string): string =>
  put(
    32,
    32,
    metal('M-4 2C-6-12-5-24 4-32 8-20 6-8 4 2Z', blade) +
      gilt(guard) +
      wood('M-4 6H4L5 26C3 30-3 30-5 26Z', grip) +
      ink('M-4 12H4M-4 18H4') +
      shine('M-2-2C-3-12-1-20 3-27'),
    1,
    42,
  )
const bag = (c: string, more: string): string =>
  ink('M20 24C20 6 44 6 44 24', 4, '#3a2414') +
  cloth(c, 'M10 24H54L58 54C46 60 18 60 6 54Z') +
  cloth(c, 'M10 24H54C56 36 44 42 32 42S8 36 10 24Z') +
  gilt('M28 38H36V48H28Z') +
  more
const stick = (x: number): string =>
  box(tone(0, '#e0685a', '#b5382e', '#5a100c'), x, 8, 7, 24, 2) +
  ink(`M${x} 13H${x + 7}`, 1.4) +
  ink(`M${x + 3.5} 8C${x + 2} 2 ${x + 8} 4 ${x + 9} 0`, 1.2)

export const TOOLS: Readonly<Record<string, () => string>> = {
  'sg-hidden-blade': () => knife('#c8d0d8', '#2a1c18', 'M-7 2H7V6H-7Z'),
  'pi-knife': () => knife('#b8bcb8', '#a0703c', 'M-6 2H6V6H-6Z') + ink('M20 40L24 44', 1),
  'ma-hungry-blade': () =>
    put(
      32,
      30,
      fill(
        tone(0, '#5a2a4a', '#1a0a1c', '#8a2a3a'),
        'M-5 4L-9-4-4-8-8-14-3-17-5-24 4-32 6-22 10-16 5-12 8-4 5 4Z',
        'stroke="#f08a76" stroke-width="1.2"',
      ) +
        gilt('M-9 4C-4 8 4 8 9 4L6 10H-6Z') +
        wood('M-3 10H3V28H-3Z', '#3a1420') +
        dot('#f2674f', 0, -6, 2.4),
      1.02,
      36,
    ),
  'oa-saber': () =>
    put(
      32,
      32,
      fill(
        tone(30, '#fff', '#a8e8f0', '#3f7a9c'),
        'M-3 10C-12-6-8-24 4-34 0-20 2-4 5 8Z',
        'stroke="#1d3a56" stroke-width="1.2"',
      ) +
        gilt('M-9 8C-2 12 6 12 10 6L12 10C6 17-4 17-9 13Z') +
        wood('M-2 14H4L4 28H-3Z', '#2a3a5a') +
        shine('M-3 4C-8-8-5-18 1-28'),
      1,
      30,
    ),
  'gr-hatchet': () =>
    put(
      32,
      34,
      wood('M-3-22H3L4 28H-4Z') +
        metal('M-4-26H6C16-28 20-24 20-24 22-14 18-4 16-2 12-8 6-10-4-10Z') +
        shine('M18-22C20-14 17-7 15-4', 2),
      1,
      28,
    ),
  'gr-pickaxe': () =>
    put(
      32,
      32,
      wood('M-3-16H3L4 30H-4Z') +
        metal('M-30-6C-18-22 18-22 30-6 26-10 14-13 5-12H-5C-14-13-26-10-30-6Z', IRON) +
        metal('M-6-20H6V-10H-6Z') +
        shine('M-24-9C-12-18 12-18 24-9'),
      1,
      28,
    ),
  'gr-rope': () =>
    times(4, (i) => ring(i % 2 ? '#b8905a' : '#d8b478', 32, 20 + i * 8, 22, 7, 9)) +
    times(4, (i) => ring('#6a4a24', 32, 20 + i * 8, 22, 1, 9, 'stroke-dasharray="2 5"')) +
    line('#c8a068', 6, 'M50 40C60 46 56 56 48 60') +
    line('#6a4a24', 1, 'M50 40C60 46 56 56 48 60', 'stroke-dasharray="2 5"'),
  'gr-pack': () =>
    wood('M14 4H19V60H14ZM45 4H50V60H45Z') +
    wood('M12 10H52V14H12ZM12 52H52V56H12Z') +
    cloth('#7a6a48', 'M18 18H46C50 28 50 40 46 50H18C14 40 14 28 18 18Z') +
    ink('M17 28H47M17 40H47', 3, '#3a2414') +
    cloth('#a85a3c', 'M16 4C16-1 48-1 48 4V12H16Z') +
    ink('M24 2V12M40 2V12', 2, '#3a2414'),
  'gr-satchel': () => stick(20) + stick(29) + stick(38) + bag('#8a5a30', ''),
  'sg-powder-satchel': () =>
    bag('#5a3a24', fill('#f0c068', 'M32 44C36 48 36 51 34 53H30C27 50 29 47 32 44Z')) +
    dot('#1a0f0a', 47, 52, 2.4) +
    dot('#1a0f0a', 51, 56, 1.6),
  'sg-field-kit': () =>
    bag('#6f7a58', box('#f2e5c6', 15, 42, 14, 14, 2) + fill('#b5382e', 'M20 44H24V47H27V51H24V54H20V51H17V47H20Z')),
  'gr-doctor-bag': () =>
    ink('M22 20C22 8 42 8 42 20', 4, '#1a0f0a') +
    cloth('#4a2a20', 'M8 26C14 18 50 18 56 26L58 56H6Z') +
    gilt('M10 24H54V28H10Z') +
    gilt('M29 22H35V33H29Z') +
    fill('#e8dcc0', 'M27 37H37V42H42V50H37V55H27V50H22V42H27Z') +
    fill('#b5382e', 'M30 39H34V44H40V48H34V53H30V48H24V44H30Z'),
  'gr-lamp-oil': () =>
    metal('M16 26C16 18 48 18 48 26V56C48 62 16 62 16 56Z', '#a8402c') +
    metal('M26 12H38V22H26Z') +
    gilt('M27 6H37V12H27Z') +
    metal('M46 24L60 10 62 13 49 32Z') +
    cloth(CREAM, 'M20 34H44V50H20Z') +
    fill('#c2402f', 'M32 36C38 42 36 48 32 48S26 42 32 36Z') +
    shine('M20 26V32', 2),
  'ma-lamp': () =>
    glow(32, 36, 30, '#5ad1b0', 0.9) +
    ink('M22 14C22 2 42 2 42 14', 2.4, BRASS) +
    metal('M18 20L26 12H38L46 20Z', '#3f6a60') +
    fill(tone(90, '#f0fff8', '#8af0d0', '#2f7a68'), 'M18 20H46L42 50H22Z', 'opacity=".85"') +
    fill('#fff', 'M32 28C38 36 38 44 32 46 26 44 26 36 32 28Z') +
    ink('M18 20L22 50M46 20L42 50M32 20V50', 2, '#16443d') +
    metal('M18 50H46L48 58H16Z', '#3f6a60'),
  'gr-boots': () =>
    cloth('#7a2a34', 'M14 6H30V34C32 40 42 42 44 48V54H14Z') +
    cloth('#8a3440', 'M32 12H46V36C48 42 56 44 58 50V56H32Z') +
    box('#1a0f0a', 14, 54, 30, 3.4) +
    box('#1a0f0a', 32, 56, 26, 3.4) +
    times(4, (i) => ink(`M34 ${18 + i * 6}H44`, 1.4, BRASS)) +
    shine('M17 9V34', 2, 0.4),
  'gr-gloves': () => put(24, 32, glove()) + put(44, 36, glove(), -0.9),
  'ma-idol': () =>
    wood('M16 50H48V60H16Z', '#6a4a30') +
    fill(
      tone(30, '#c8b090', '#8a7258', '#3a2c20'),
      'M24 6H40L44 18 40 26H50L46 42 42 40V50H22V40L18 42 14 26H24L20 18Z',
      'stroke="#1a1008" stroke-width="1.2"',
    ) +
    dot('#5ad1b0', 28, 16, 2.6) +
    dot('#5ad1b0', 36, 16, 2.6) +
    ink('M28 22H36M27 32H37M27 38H37', 1.6) +
    shine('M25 8L22 18 25 25'),
}
const glove = (): string =>
  cloth(
    HIDE,
    'M-10 22V2L-16-8C-17-12-13-14-10-11L-6-5V-20C-6-24-1-24-1-20V-23C-1-27 4-27 4-23V-20C4-24 9-23 9-19V-14C9-18 13-17 13-14V6L10 22Z',
  ) +
  ink('M-1-20V-8M4-20V-8M9-17V-8', 1.2) +
  cloth('#a06a3c', 'M-12 18H12V27H-12Z')
