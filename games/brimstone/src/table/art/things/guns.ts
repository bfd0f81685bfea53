/** What is fired, what it is loaded with, and what is screwed onto it. */
import { dot, fill, put, ring, times, tone } from '@emberhall/ink'
import { BRASS, cloth, gilt, ink, IRON, metal, shine, STEEL, wood } from './stuff.ts'

/** A revolver: how long its barrel is, and what its grip is made of. */
const revolver = (barrel: number, grip: string, steel = STEEL): string =>
  put(
    32,
    32,
    metal(`M-4-12H${barrel}V-6H-4Z`, steel) +
      metal(`M${barrel - 4}-15H${barrel - 1}V-12H${barrel - 4}Z`, steel) +
      wood('M-16-6L-7-6C-6 2-8 12-12 21L-23 20C-19 12-18 3-20-4Z', grip) +
      metal('M-20-9C-18-14-12-14-4-14V1H-10L-20-2Z', IRON) +
      metal('M-8-14H5V2H-8Z', steel) +
      ink('M-4-13V1M1-13V1') +
      metal('M-20-9L-25-15-22-17-16-12Z', IRON) +
      ink('M-5 2C-6 10 4 10 4 2', 2.2, '#3a3e44') +
      ink('M-1 2L-3 6', 2, BRASS) +
      shine(`M8-11H${barrel - 3}`),
    1,
    -14,
  )
const rifle = (stock: string, more: string): string =>
  put(
    32,
    34,
    metal('M-4-5H30V-1H-4Z') +
      wood('M-30 3L-12-4H-3L14-4V1H-2L-9 4-26 14-31 13Z', stock) +
      metal('M-12-6H-1V1H-9Z', IRON) +
      ink('M-9 2C-10 8-1 8-1 1', 2, '#3a3e44') +
      metal('M26-8H28V-5H26Z') +
      shine('M2-4H28', 1) +
      more,
    1.02,
    -28,
  )
const bullets = (c: string, tip: string): string =>
  put(
    0,
    0,
    put(20, 34, cartridge(c, tip), 1, -14) +
      put(44, 34, cartridge(c, tip), 1, 12) +
      put(32, 34, cartridge(c, tip), 1.14),
  )
const cartridge = (c: string, tip: string): string =>
  metal('M-6-4C-6-18-2-22 0-23 2-22 6-18 6-4Z', tip) +
  gilt('M-6-4H6V18H-6Z') +
  metal('M-8 18H8V22H-8Z', c) +
  shine('M-3-2V16', 1.6)

export const GUNS: Readonly<Record<string, () => string>> = {
  'sg-revolver': () => revolver(27, '#6a3a1c'),
  'sg-sixshooter': () => revolver(22, '#e8dcc0') + gilt('M19 39L24 38 25 42 20 43Z'),
  'gr-pistol': () => revolver(18, '#3a2a20', '#7a8088'),
  'sg-derringer': () =>
    put(
      32,
      34,
      metal('M-6-13H18V-8H-6ZM-6-8H18V-3H-6Z') +
        wood('M-14-10L-4-6C-3 4-7 13-14 16-20 14-22 8-18 4Z', '#f0e2c4') +
        gilt('M-12-13H-2V-2H-12Z') +
        ink('M-3-2C-4 5 4 5 4-2', 2, '#3a3e44') +
        metal('M-12-12L-17-18-13-19-8-13Z') +
        shine('M2-12H16'),
      1.15,
      -12,
    ),
  'sg-saddle-rifle': () => rifle('#8a5228', ink('M-7 4C-10 12 2 12 0 5', 2, BRASS)),
  'gr-rifle': () => rifle('#6a3a1c', metal('M-10-11H12V-8H-10Z', IRON) + dot('#9fd0e8', 12, -9.5, 1.4, 2)),
  'gr-shotgun': () =>
    rifle('#a0622e', metal('M-1-9H29V-5H-1Z') + dot('#120c08', 29, -7, 1, 1.8) + dot('#120c08', 29.5, -3, 1, 1.8)),
  'oa-prism-gun': () =>
    rifle(
      '#3f7a9c',
      fill(tone(0, '#fff', '#a8e8f0', '#e0a0d8'), 'M2-12L14-5 2 2-3-5Z', 'stroke="#1d3a56" stroke-width="1.2"') +
        fill('#fff', 'M30-7L38-3 30 1Z', 'opacity=".8"') +
        shine('M2-12V2'),
    ),
  'gr-silver-rounds': () => bullets('#c0c8d0', '#f0f6fa'),
  'ma-bullet': () =>
    put(32, 34, cartridge('#2a2030', '#2a1034'), 1.4) +
    ring('#b04ad0', 32, 20, 15, 1.6, 6, 'opacity=".8"') +
    dot('#f6b4ff', 32, 14, 2),
  'gr-long-sight': () =>
    put(
      32,
      32,
      metal('M-24-5H12V6H-24Z', IRON) +
        gilt('M12-8H24V9H12ZM-27-7H-22V8H-27Z') +
        dot('#9fd0e8', 24, 0.5, 2.4, 7) +
        metal('M-8 6H-4V14H-14V10H-8Z') +
        shine('M-18-3H8') +
        ink('M-4-5V6'),
      1,
      -22,
    ),
  'gr-dark-grip': () =>
    wood('M22 8L42 12C44 26 38 42 28 58L14 53C20 40 22 26 20 14Z', '#4a2a1c') +
    fill(
      tone(60, '#bff5e2', '#3f9f88', '#16443d'),
      'M28 22L36 28 33 42 24 44 23 32Z',
      'stroke="#0c2420" stroke-width="1.2"',
    ) +
    shine('M28 23L26 32 31 36', 1.2) +
    metal('M20 6H44V13H20Z', IRON) +
    times(3, (i) => dot(BRASS, 23 + i * 9, 9.5, 1.6)),
  'gr-heavy-bore': () =>
    metal('M6 24H46V42H6Z', IRON) +
    metal('M46 20H54V46H46Z') +
    dot('#3a3e44', 54, 33, 4, 12) +
    dot('#0c0806', 54.5, 33, 2.6, 8) +
    ink('M14 24V42M22 24V42') +
    shine('M9 27H44', 2) +
    cloth('#6a3a1c', 'M4 28H8V38H4Z'),
}
