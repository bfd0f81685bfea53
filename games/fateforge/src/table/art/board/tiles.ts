import {
  box,
  cut,
  dim,
  dot,
  fill,
  glow,
  group,
  halo,
  line,
  put,
  ring,
  seeded,
  times,
  tone,
  turnOf,
} from '@emberhall/ink'
import {
  awning,
  barrelTop,
  boulder,
  type Chance,
  column,
  crate,
  crown,
  meadow,
  paved,
  pool,
  sarcophagus,
  trail,
} from '@emberhall/ink/above'

/** How large a zone of the board is, and what lies between two of them. */
export interface Tiling {
  readonly width: number
  readonly height: number
  readonly gap: number
}
const [HEIGHT, GAP] = [150, 8]
const [NARROWEST, WIDEST] = [200, 268]
/** What a board beside panels likes to be: so much wider than high. */
const WIDE = 1.7
export const UPRIGHT: Tiling = { width: NARROWEST, height: HEIGHT, gap: GAP }
/** Zones so wide that the board fills the middle of a wide screen. */
export function wideTiling(columns: number, rows: number): Tiling {
  const each = (WIDE * rows * (HEIGHT + GAP)) / columns - GAP
  return { ...UPRIGHT, width: Math.round(Math.max(NARROWEST, Math.min(each, WIDEST))) }
}
export const TERRAINS = ['ford', 'gate', 'marsh', 'market', 'cellar', 'crypt', 'hall', 'castle', 'ward'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Round things along the rim of every zone, so that its middle stays free. */
const rimOf =
  (columns: number, rows: number, { width: ZW, height: ZH }: Tiling, chance: Chance) =>
  (n: number, part: (x: number, y: number) => string): string =>
    times(columns * rows * n, (i) => {
      const zone = Math.floor(i / n)
      const [x0, y0] = [(zone % columns) * (ZW + GAP), Math.floor(zone / columns) * (ZH + GAP)]
      const side = Math.floor(chance() * 4)
      const t = chance()
      return part(
        x0 + (side < 2 ? 16 + t * (ZW - 32) : side === 2 ? 10 + chance() * 14 : ZW - 10 - chance() * 14),
        y0 + (side === 0 ? 8 + chance() * 12 : side === 1 ? ZH - 8 - chance() * 12 : 14 + t * (ZH - 28)),
      )
    })
function surface(terrain: Terrain, columns: number, rows: number, tiling: Tiling): string {
  const [W, H] = [columns * (tiling.width + GAP), rows * (tiling.height + GAP)]
  const chance = seeded(terrain.length * 31 + terrain.charCodeAt(1))
  const rim = rimOf(columns, rows, tiling, chance)
  const trees = (n: number) =>
    rim(n, (x, y) =>
      chance() < 0.22
        ? boulder(x, y, 7 + chance() * 5)
        : crown(x, y, 11 + chance() * 9, chance() < 0.5 ? '#663' : '#463'),
    )
  const across = (y: number) =>
    `M-10 ${y}C${W * 0.2} ${y - 26} ${W * 0.36} ${y + 26} ${W * 0.5} ${y}S${W * 0.8} ${y - 22} ${W + 10} ${y + 6}`
  const candles = (n: number, c: string) => rim(n, (x, y) => glow(x, y, 22, c, 0.55) + dot('#fec', x, y, 2.4))
  switch (terrain) {
    case 'ford': {
      const river = `M${W * 0.4}-10C${W * 0.36} ${H * 0.3} ${W * 0.46} ${H * 0.6} ${W * 0.38} ${H + 10}H${W * 0.66}C${W * 0.7} ${H * 0.6} ${W * 0.6} ${H * 0.3} ${W * 0.64}-10Z`
      return (
        meadow(W, H, chance) +
        trail(across(H * 0.52), 30) +
        pool(river, chance, W, H) +
        times(8, (i) => boulder(W * (0.4 + i * 0.032), H * 0.52 + (i % 2 ? 9 : -8), 8)) +
        trees(5)
      )
    }
    case 'gate':
      return (
        meadow(W, H, chance, '#a85', '#453') +
        trail(across(H * 0.28), 36) +
        trail(across(H * 0.74), 30) +
        box(tone(0, '#00000055', '#00000000'), W * 0.72, 0, 30, H) +
        put(W * 0.76, 0, paved(W * 0.24, H, chance, { c: '#a85', w: 30, h: 27 })) +
        trees(3)
      )
    case 'marsh':
      return (
        meadow(W, H, chance, '#994', '#453') +
        trail(across(H * 0.2), 24) +
        trail(across(H * 0.84), 24) +
        pool(
          `M${W * 0.34} ${H * 0.5}C${W * 0.32} ${H * 0.34} ${W * 0.5} ${H * 0.3} ${W * 0.62} ${H * 0.34}S${W * 0.9} ${H * 0.3} ${W + 20} ${H * 0.36}V${H * 0.68}C${W * 0.86} ${H * 0.62} ${W * 0.74} ${H * 0.7} ${W * 0.58} ${H * 0.67}S${W * 0.36} ${H * 0.66} ${W * 0.34} ${H * 0.5}Z`,
          chance,
          W,
          H,
        ) +
        trees(5)
      )
    case 'market':
      return (
        paved(W, H, chance, { c: '#a85', w: 30, h: 21, round: 5 }) +
        rim(3, (x, y) =>
          chance() < 0.5
            ? awning(x, y, turnOf(['#b43', '#59b', '#7a5'], Math.floor(chance() * 3)))
            : chance() < 0.5
              ? crate(x, y)
              : barrelTop(x, y),
        )
      )
    case 'cellar':
      return (
        paved(W, H, chance, { c: '#643', w: 90, h: 18 }) +
        rim(4, (x, y) => (chance() < 0.55 ? barrelTop(x, y) : crate(x, y))) +
        candles(1, '#fb4')
      )
    case 'crypt':
      return (
        paved(W, H, chance, { c: '#566', w: 58, h: 52 }) +
        times(14, () =>
          dot('#eed', chance() * W, chance() * H, 20 + chance() * 30, 8 + chance() * 12, 'opacity=".2"'),
        ) +
        rim(3, (x, y) => (chance() < 0.5 ? sarcophagus(x, y) : column(x, y, '#899'))) +
        candles(1, '#9ec')
      )
    case 'hall':
      return (
        paved(W, H, chance, { c: '#b85', w: 34, h: 34, other: '#963' }) +
        box(tone(0, '#723', '#934', '#622'), 0, H * 0.5 - 34, W, 68) +
        line('#ec6', 3, `M0 ${H * 0.5 - 28}H${W}M0 ${H * 0.5 + 28}H${W}`) +
        times(columns * 3, (i) =>
          group(i * ((tiling.width + GAP) / 3) + 34, H * 0.5, [
            fill('#ec6', 'M0-12L12 0 0 12-12 0ZM0-6L6 0 0 6-6 0Z', 'fill-rule="evenodd" opacity=".8"'),
          ]),
        ) +
        rim(2, (x, y) => column(x, y, '#db6')) +
        candles(1, '#fd8')
      )
    case 'castle':
      return (
        paved(W, H, chance, { c: '#765', w: 50, h: 46 }) +
        box(tone(90, '#522', '#732'), W * 0.16, H * 0.5 - 26, W * 0.84, 52) +
        line('#c93', 2.4, `M${W * 0.16} ${H * 0.5 - 21}H${W}M${W * 0.16} ${H * 0.5 + 21}H${W}`) +
        rim(3, (x, y) => (chance() < 0.5 ? boulder(x, y, 8 + chance() * 6) : column(x, y, '#876'))) +
        candles(1, '#f93')
      )
    case 'ward':
      return (
        meadow(W, H, chance, '#784', '#344') +
        dim(0.7, paved(W, H, chance, { c: '#676', w: 60, h: 54, round: 8 })) +
        times(3, (i) =>
          ring('#caf', W / 2, H / 2, 60 + i * 50, 2, 44 + i * 36, 'opacity=".35" stroke-dasharray="14 10"'),
        ) +
        trees(3) +
        candles(1, '#b9e')
      )
  }
}
/** Which way the sun falls on it: a wash from the upper left, and shafts. */
const sunlight = (W: number, H: number, indoors: boolean): string =>
  box(
    halo(indoors ? ['#ffd98a55', '#00000000', '#0806049a'] : ['#ffe9a077', '#ffdf8a11', '#0c14087d'], 8, 0, 125),
    0,
    0,
    W,
    H,
  ) +
  times(5, (i) =>
    fill(
      '#fe9',
      `M${W * (i * 0.21 - 0.06)}-10h${18 + i * 7}L${W * (i * 0.21 + 0.34)} ${H + 10}h${-60 + i * 4}Z`,
      `opacity="${indoors ? 0.05 : 0.09}"`,
    ),
  )

export const zoneAt = (zone: string, { width, height }: Tiling): { readonly x: number; readonly y: number } => ({
  x: (zone.charCodeAt(0) - 97) * (width + GAP),
  y: (Number(zone[1]) - 1) * (height + GAP),
})
const rounded = (x: number, y: number, { width: ZW, height: ZH }: Tiling): string =>
  `M${x + 11} ${y}h${ZW - 22}q11 0 11 11v${ZH - 22}q0 11-11 11h${22 - ZW}q-11 0-11-11v${22 - ZH}q0-11 11-11Z`

/** One landscape, cut into zones; what is missing shows the table. */
interface Field {
  readonly terrain: Terrain
  readonly columns: number
  readonly rows: number
  readonly missing: readonly string[]
  readonly tiling: Tiling
}
export function ground({ terrain, columns, rows, missing, tiling }: Field): string {
  const zones = Array.from(
    { length: columns * rows },
    (_, i) => `${String.fromCharCode(97 + (i % columns))}${Math.floor(i / columns) + 1}`,
  ).filter((zone) => !missing.includes(zone))
  const places = zones.map((zone) => zoneAt(zone, tiling))
  const [W, H] = [columns * (tiling.width + GAP), rows * (tiling.height + GAP)]
  return (
    fill('#210', places.map(({ x, y }) => rounded(x, y + 8, tiling)).join('')) +
    fill('#642', places.map(({ x, y }) => rounded(x, y + 4, tiling)).join('')) +
    cut(
      places.map(({ x, y }) => rounded(x, y, tiling)).join(''),
      surface(terrain, columns, rows, tiling),
      sunlight(W, H, !['ford', 'gate', 'marsh', 'market', 'ward'].includes(terrain)),
    ) +
    places.map(({ x, y }) => line('#feb', 1.5, rounded(x, y, tiling), 'opacity=".28"')).join('')
  )
}
