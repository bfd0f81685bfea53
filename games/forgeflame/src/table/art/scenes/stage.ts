import {
  body,
  box,
  dim,
  dot,
  fill,
  glow,
  group,
  halo,
  line,
  mix,
  put,
  seeded,
  spots,
  times,
  tone,
} from '@emberhall/ink'
import type { Mood } from '../parts/faces.ts'
import { figure, heroOf } from '../parts/heroes.ts'
import { ore } from '../parts/ores.ts'
import { coins, flask, gear, pick, skull, web } from '../parts/tools.ts'

/** Pictures by id, 240 wide and 150 high; each writes its SVG text when it is asked for. */
export type Scenes = Readonly<Record<string, () => string>>

const ROOF = 'M0 0H240V22L222 44 206 16 184 34 160 10 128 26 104 8 76 32 52 12 30 46 12 18 0 40Z'

/** Where each adventurer is at home: what stands between the back wall and the figure. */
const HOMES: Readonly<Record<string, (c: string) => string>> = {
  granit: (c) => fill(c, 'M0 120L28 58 50 84 84 40 116 92 150 52 186 96 214 62 240 110V150H0Z', 'opacity=".5"'),
  mogrimur: (c) =>
    times(5, (i) =>
      body('none', `M${i * 56 - 14} 130V70C${i * 56 - 14} 36 ${i * 56 + 30} 36 ${i * 56 + 30} 70V130`, 7, c),
    ),
  nobz: (c) => line(c, 5, 'M0 118H240M0 132H240') + times(13, (i) => line(c, 4, `M${i * 20} 112L${i * 20 - 6} 138`)),
  korgain: (c) =>
    times(3, (i) =>
      line(c, 9, `M${24 + i * 96} 128V34M${6 + i * 96} 34H${60 + i * 96}M${28 + i * 96} 54L${44 + i * 96} 36`),
    ),
  molly: (c) =>
    times(7, (i) =>
      line(c, 3, `M${14 + i * 36} 0C${6 + i * 36} 24 ${26 + i * 36} 34 ${12 + i * 36} ${58 + (i % 3) * 14}`),
    ),
  gobetou: (c) => line(c, 15, 'M0 46H84V20M240 70H176V0') + line('#000', 4, 'M62 38V54M166 60V80', 'opacity=".4"'),
  flyna: (c) => put(38, 44, gear(c), 1.5, 10) + put(206, 66, gear(c), 1.9) + put(168, 22, gear(c), 0.9, 20),
  ogmul: (c) =>
    line(c, 5, 'M0 56H80M160 44H240') +
    times(5, (i) =>
      group(12 + i * 17 + (i > 2 ? 116 : 0), i > 2 ? 28 : 40, 0.5, [
        dim(0.55, flask(['#6fd0a0', '#ffb04d', '#ff6ac0', '#7ab0ff', '#d0e070'][i]!)),
      ]),
    ),
  silkara: (c) => put(30, 24, web(60, c)) + put(222, 40, web(48, c), 1, 20),
  vaelindra: (c) =>
    dot('#e8ecff', 196, 36, 17, 17, 'opacity=".8"') +
    fill(c, 'M0 150V86H30V66H58V96H92V150ZM148 150V92H180V72H206V98H240V150Z'),
  drsdaqt: (c) =>
    times(26, (i) => dot('#ffe8ff', (i * 61) % 240, (i * 37) % 110, 0.8 + (i % 3) * 0.5)) +
    line(c, 2.4, 'M0 60C50 20 90 90 130 50S210 30 240 66M0 84C60 50 100 110 150 74S220 60 240 90'),
  greedy: (c) =>
    fill(c, 'M0 128C30 96 70 116 104 104 150 92 190 118 240 98V150H0Z') +
    times(22, (i) => dot('#f2c14e', (i * 47) % 240, 114 + ((i * 13) % 24), 4, 2.4, 'opacity=".7"')),
  devorfu: (c) =>
    fill(c, 'M0 150V104L24 74 44 104 70 60 98 112 140 66 164 108 196 70 240 116V150Z') +
    line('#ff9a3a', 2, 'M24 74L34 100 28 120M70 60L78 92 70 116M140 66L146 92M196 70L204 96 198 118'),
}

const stage = (
  light: string,
  air: string,
  deep: string,
  back: string,
  at: readonly [number, number],
  parts: readonly string[],
  floor = true,
): string =>
  box(
    halo([mix(light, '#fff0c8', 0.35), light, air, deep], (at[0] / 240) * 100, (at[1] / 150) * 100, 78),
    0,
    0,
    240,
    150,
  ) +
  back +
  fill(deep, ROOF, 'opacity=".62"') +
  (floor
    ? fill(tone(90, mix(deep, air, 0.45), deep), 'M0 126C50 119 190 119 240 127V150H0Z') +
      line(mix(air, light, 0.6), 1.4, 'M0 126C50 119 190 119 240 127', 'opacity=".7"')
    : '') +
  parts.join('') +
  fill('#0b0706', 'M0 150V130L14 138 26 126 44 150ZM240 150V124L224 134 214 126 198 150Z', 'opacity=".8"')

interface Setting {
  /** Where the light comes from. */
  readonly at?: readonly [number, number]
  readonly light?: string
  readonly floor?: boolean
}
/** A scene at an adventurer's home. */
export function home(id: string, { at = [168, 104], light, floor = true }: Setting, parts: readonly string[]): string {
  const { air, deep } = heroOf(id)
  return stage(light ?? mix(air, '#ffb24d', 0.3), air, deep, HOMES[id]!(mix(air, deep, 0.62)), at, parts, floor)
}
/** A scene somewhere in the mine. */
export function mine(
  air: string,
  deep: string,
  { at = [120, 90], light, floor = true }: Setting,
  ...parts: string[]
): string {
  return stage(
    light ?? mix(air, '#ffb24d', 0.35),
    air,
    deep,
    fill(mix(air, deep, 0.7), 'M0 118L34 66 60 92 96 54 130 90 168 58 204 94 240 70V150H0Z', 'opacity=".7"'),
    at,
    parts,
    floor,
  )
}

/** An adventurer standing at x y; a negative size looks left. */
export const who = (id: string, x: number, y: number, size = 1, mood: Mood = 'calm', turn = 0): string =>
  dot('#000', x + 3, y + 1, 34 * Math.abs(size), 6 * Math.abs(size), 'opacity=".4"') +
  put(x, y, figure(id, mood), size, turn)

// What shows what happens.
export const speed = (x: number, y: number, c = '#fff0d0', length = 40): string =>
  times(5, (i) =>
    line(c, 3 - i * 0.3, `M${x - (i % 2) * 12} ${y + i * 11}h${-length + (i % 3) * 9}`, `opacity="${0.9 - i * 0.12}"`),
  )
export const track = (c: string, d: string): string =>
  line('#0b0706', 5, d, 'opacity=".5"') + line(c, 3, d, 'stroke-dasharray="1 8"')
export const burst = (x: number, y: number, r: number, c = '#ffd667'): string =>
  glow(x, y, r * 1.5, c, 0.8) +
  group(x, y, [
    fill(
      '#fff6d8',
      times(12, (i) => {
        const [a, k] = [(i / 12) * Math.PI * 2, i % 2 ? 0.42 : 1]
        return `${i === 0 ? 'M' : 'L'}${Math.cos(a) * r * k} ${Math.sin(a) * r * k}`
      }),
      `stroke="${c}" stroke-width="3" stroke-linejoin="round"`,
    ),
  ])
export const rings = (x: number, y: number, c: string, r = 16, n = 3): string =>
  times(n, (i) =>
    dot(
      'none',
      x,
      y,
      r * (i + 1),
      r * (i + 1) * 0.9,
      `stroke="${c}" stroke-width="${4 - i * 0.8}" opacity="${0.9 - i * 0.22}"`,
    ),
  )
export const puff = (x: number, y: number, c: string, size = 1, o = 0.8): string =>
  dim(
    o,
    group(x, y, size, [
      fill(c, 'M-24 8C-36 4-30-12-18-10-16-24 4-26 8-14 20-20 32-6 24 4 22 12-14 14-24 8Z'),
      fill('#fff', 'M-18-8C-14-20 0-20 5-12-4-14-12-10-18-8Z', 'opacity=".35"'),
    ]),
  )
export const cracks = (x: number, y: number, c = '#ff8a2b', size = 1): string => {
  const d =
    'M-62 5L-42 0-30 8-14 2 0 9 12 3 28 10 44 2 62 7M-30 8L-38 18M0 9L-4 18 4 25M28 10L36 19M-14 2L-8-6M44 2L52-5'
  return put(x, y, line('#0b0706', 4.6, d) + line(c, 2.2, d), size)
}
export const sparks = (x: number, y: number, c = '#ffd27a', n = 14, spread = 50): string => {
  const chance = seeded(n * 7 + Math.round(x))
  return times(n, () =>
    dot(
      c,
      x + (chance() - 0.5) * spread * 2,
      y + (chance() - 0.5) * spread * 1.6,
      0.8 + chance() * 1.6,
      undefined,
      `opacity="${0.5 + chance() * 0.5}"`,
    ),
  )
}
export const hearts = (x: number, y: number, c: string): string =>
  spots('0 0 1, 22 -14 0.7, -20 -18 0.6', (dx, dy, s) =>
    put(x + dx, y + dy, body(c, 'M0 12C-16 2-14-10-6-10-2-10 0-7 0-5 0-7 2-10 6-10 14-10 16 2 0 12Z', 1.8), s),
  )
export const beam = (c: string, d: string): string =>
  line(c, 16, d, 'opacity=".18"') + line(c, 8, d, 'opacity=".4"') + line('#fff8e0', 2.6, d)
export const gems = (x: number, y: number, size = 1): string =>
  put(x - 14 * size, y, ore('gold'), size) +
  put(x + 14 * size, y, ore('darkiron'), size) +
  put(x, y - 16 * size, ore('draconite'), size)
export const hoard = (x: number, y: number, size = 1): string => put(x, y, coins(), size)
export const tombs = (): string => put(30, 122, skull(), 0.6) + put(212, 124, skull(), 0.5, 12)
export const picked = (x: number, y: number, size: number, turn: number): string => put(x, y, pick(), size, turn)
/** A hand of stone, bone or flesh that reaches upwards from 0 0. */
export const hand = (c: string): string =>
  body(
    c,
    'M-16 40L-14 8C-22 2-28-8-26-14-22-16-16-8-12-6L-16-34C-15-40-8-40-7-34L-3-14-2-42C0-48 6-48 7-42L7-14 13-36C15-41 21-39 20-33L16-8 24-18C28-20 31-16 29-12L18 8 16 40Z',
  ) + line('#0b0706', 1.6, 'M-10 4Q2-4 14 6M-4-14V-8M7-14L6-8', 'opacity=".5"')
/** A door of light to somewhere else. */
export const portal = (x: number, y: number, c: string, size = 1): string =>
  glow(x, y, 60 * size, c, 0.8) +
  group(x, y, size, [
    dot('#0b0410', 0, 0, 26, 38, `stroke="${c}" stroke-width="6"`),
    dot('none', 0, 0, 18, 28, `stroke="${c}" stroke-width="2" opacity=".7"`),
    line(c, 2.4, 'M0 0C8-8 14 4 4 10-10 14-16-6-4-16 12-22 20 0 12 18', 'opacity=".8"'),
  ])
