import {
  bright,
  box,
  cel,
  cut,
  dark,
  dim,
  dot,
  fill,
  glow,
  halo,
  line,
  mix,
  put,
  ring,
  seeded,
  times,
  tone,
} from '../parts/ink.ts'

/** A zone of the board, and what lies between two of them. */
export const ZONE = { width: 200, height: 150, gap: 8 } as const
const { width: ZW, height: ZH, gap: GAP } = ZONE
export const TERRAINS = ['ford', 'gate', 'marsh', 'market', 'cellar', 'crypt', 'hall', 'castle', 'ward'] as const
export type Terrain = (typeof TERRAINS)[number]

type Chance = () => number
const crown = (x: number, y: number, r: number, c: string): string =>
  dot('#010', x + r * 0.45, y + r * 0.5, r, r * 0.92, 'opacity=".34"') +
  put(
    x,
    y,
    fill(cel(dark(c, 0.2), 40), 'M0-10C5-12 10-8 10-3 13 1 10 8 5 8 2 12-5 11-6 7-12 7-13-1-9-4-9-10-3-12 0-10Z') +
      fill(bright(c, 0.25), 'M-3-8C1-10 5-7 4-3 1-1-2-1-4 2-8 2-9-3-6-5-6-7-4-8-3-8Z', 'opacity=".75"'),
    r / 10,
  )
const boulder = (x: number, y: number, r: number): string =>
  dot('#010', x + r * 0.4, y + r * 0.4, r, r * 0.8, 'opacity=".3"') +
  put(
    x,
    y,
    fill(cel('#876', 40), 'M-10 2L-7-7 2-9 9-4 10 4 3 9-6 8Z') + fill('#cb8', 'M-7-7L2-9 4-4-3-1Z', 'opacity=".7"'),
    r / 10,
  )
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
const paved = (W: number, H: number, chance: Chance, { c, w, h, round = 3, other }: Paving): string =>
  box(dark(c, 0.62), 0, 0, W, H) +
  times(Math.ceil(H / h), (j) => {
    const shift = other === undefined ? w * chance() : 0
    return times(Math.ceil(W / w) + 1, (i) =>
      slab(i * w - shift, j * h, w, h, other !== undefined && (i + j) % 2 ? other : c, chance(), round),
    )
  })
const meadow = (W: number, H: number, chance: Chance, light = '#a94', deep = '#453'): string =>
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
      (i % 6 ? '' : dot(['#fea', '#ea9', '#eb4'][i % 3]!, x + 6, y - 3, 1.8))
    )
  })
const trail = (d: string, w: number): string =>
  line('#432', w * 1.2, d, 'opacity=".45" transform="translate(3 4)"') +
  line('#a85', w, d) +
  line('#ca6', w * 0.74, d) +
  line('#db8', w * 0.34, d, 'opacity=".5" transform="translate(-2 -3)"')
const pool = (d: string, chance: Chance, W: number, H: number): string =>
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
/** Round things along the rim of every zone, so that its middle stays free. */
const rim = (
  columns: number,
  rows: number,
  chance: Chance,
  n: number,
  part: (x: number, y: number) => string,
): string =>
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
const crate = (x: number, y: number): string =>
  box('#000', x - 9, y - 8, 24, 22, 2, 'opacity=".35"') +
  box(cel('#863', 40), x - 12, y - 11, 22, 20, 2) +
  line('#431', 1.8, `M${x - 11} ${y - 10}l20 18m0-18l-20 18`)
const barrelTop = (x: number, y: number): string =>
  dot('#000', x + 4, y + 5, 12, 12, 'opacity=".4"') +
  dot(cel('#753', 40), x, y, 12) +
  ring('#321', x, y, 10.5, 2) +
  line('#431', 1.4, `M${x - 6} ${y - 7}v14m6-16v18m6-16v14`)
const awning = (x: number, y: number, c: string): string =>
  box('#000', x - 20, y - 10, 52, 32, 2, 'opacity=".35"') +
  times(6, (i) => box(i % 2 ? '#edb' : c, x - 26 + i * 9, y - 15, 9, 30)) +
  box(tone(90, '#ffffff44', '#00000055'), x - 26, y - 15, 54, 30)
const column = (x: number, y: number, c: string): string =>
  dot('#000', x + 8, y + 9, 15, 15, 'opacity=".45"') +
  box(cel(dark(c, 0.15), 40), x - 15, y - 15, 30, 30, 3) +
  dot(cel(c, 40), x, y, 13) +
  ring(bright(c, 0.5), x, y, 8, 1.6)
const sarcophagus = (x: number, y: number): string =>
  box('#000', x - 14, y - 8, 40, 24, 3, 'opacity=".45"') +
  box(cel('#787', 40), x - 20, y - 13, 38, 22, 4) +
  box('none', x - 16, y - 9, 30, 14, 5, 'stroke="#ded" stroke-opacity=".5" stroke-width="1.4"') +
  line('#454', 1.6, `M${x - 1} ${y - 9}v14m-8-9h16`)

function surface(terrain: Terrain, columns: number, rows: number): string {
  const [W, H] = [columns * (ZW + GAP), rows * (ZH + GAP)]
  const chance = seeded(terrain.length * 31 + terrain.charCodeAt(1))
  const trees = (n: number) =>
    rim(columns, rows, chance, n, (x, y) =>
      chance() < 0.22
        ? boulder(x, y, 7 + chance() * 5)
        : crown(x, y, 11 + chance() * 9, chance() < 0.5 ? '#663' : '#463'),
    )
  const across = (y: number) =>
    `M-10 ${y}C${W * 0.2} ${y - 26} ${W * 0.36} ${y + 26} ${W * 0.5} ${y}S${W * 0.8} ${y - 22} ${W + 10} ${y + 6}`
  const candles = (n: number, c: string) =>
    rim(columns, rows, chance, n, (x, y) => glow(x, y, 22, c, 0.55) + dot('#fec', x, y, 2.4))
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
        rim(columns, rows, chance, 3, (x, y) =>
          chance() < 0.5
            ? awning(x, y, ['#b43', '#59b', '#7a5'][Math.floor(chance() * 3)]!)
            : chance() < 0.5
              ? crate(x, y)
              : barrelTop(x, y),
        )
      )
    case 'cellar':
      return (
        paved(W, H, chance, { c: '#643', w: 90, h: 18 }) +
        rim(columns, rows, chance, 4, (x, y) => (chance() < 0.55 ? barrelTop(x, y) : crate(x, y))) +
        candles(1, '#fb4')
      )
    case 'crypt':
      return (
        paved(W, H, chance, { c: '#566', w: 58, h: 52 }) +
        times(14, () =>
          dot('#eed', chance() * W, chance() * H, 20 + chance() * 30, 8 + chance() * 12, 'opacity=".2"'),
        ) +
        rim(columns, rows, chance, 3, (x, y) => (chance() < 0.5 ? sarcophagus(x, y) : column(x, y, '#899'))) +
        candles(1, '#9ec')
      )
    case 'hall':
      return (
        paved(W, H, chance, { c: '#b85', w: 34, h: 34, other: '#963' }) +
        box(tone(0, '#723', '#934', '#622'), 0, H * 0.5 - 34, W, 68) +
        line('#ec6', 3, `M0 ${H * 0.5 - 28}H${W}M0 ${H * 0.5 + 28}H${W}`) +
        times(columns * 3, (i) =>
          put(
            i * ((ZW + GAP) / 3) + 34,
            H * 0.5,
            fill('#ec6', 'M0-12L12 0 0 12-12 0ZM0-6L6 0 0 6-6 0Z', 'fill-rule="evenodd" opacity=".8"'),
          ),
        ) +
        rim(columns, rows, chance, 2, (x, y) => column(x, y, '#db6')) +
        candles(1, '#fd8')
      )
    case 'castle':
      return (
        paved(W, H, chance, { c: '#765', w: 50, h: 46 }) +
        box(tone(90, '#522', '#732'), W * 0.16, H * 0.5 - 26, W * 0.84, 52) +
        line('#c93', 2.4, `M${W * 0.16} ${H * 0.5 - 21}H${W}M${W * 0.16} ${H * 0.5 + 21}H${W}`) +
        rim(columns, rows, chance, 3, (x, y) =>
          chance() < 0.5 ? boulder(x, y, 8 + chance() * 6) : column(x, y, '#876'),
        ) +
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

export const zoneAt = (zone: string): { readonly x: number; readonly y: number } => ({
  x: (zone.charCodeAt(0) - 97) * (ZW + GAP),
  y: (Number(zone[1]) - 1) * (ZH + GAP),
})
const rounded = (x: number, y: number): string =>
  `M${x + 11} ${y}h${ZW - 22}q11 0 11 11v${ZH - 22}q0 11-11 11h${22 - ZW}q-11 0-11-11v${22 - ZH}q0-11 11-11Z`

/** One landscape, cut into zones; what is missing shows the table. */
export function ground(terrain: Terrain, columns: number, rows: number, missing: readonly string[]): string {
  const zones = Array.from(
    { length: columns * rows },
    (_, i) => `${String.fromCharCode(97 + (i % columns))}${Math.floor(i / columns) + 1}`,
  ).filter((zone) => !missing.includes(zone))
  const places = zones.map(zoneAt)
  const [W, H] = [columns * (ZW + GAP), rows * (ZH + GAP)]
  return (
    fill('#210', places.map(({ x, y }) => rounded(x, y + 8)).join('')) +
    fill('#642', places.map(({ x, y }) => rounded(x, y + 4)).join('')) +
    cut(
      places.map(({ x, y }) => rounded(x, y)).join(''),
      surface(terrain, columns, rows),
      sunlight(W, H, !['ford', 'gate', 'marsh', 'market', 'ward'].includes(terrain)),
    ) +
    places.map(({ x, y }) => line('#feb', 1.5, rounded(x, y), 'opacity=".28"')).join('')
  )
}
