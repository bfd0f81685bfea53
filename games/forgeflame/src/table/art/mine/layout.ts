import { found } from '@emberhall/kernel'
import { seeded, seedOf, tenth } from '@emberhall/ink'
import { BOARD } from '../../../content/board.ts'

/** The same mine twice: `wide` for a desk, `tall` for a phone held upright. */
export type Layout = 'wide' | 'tall'
export interface Place {
  readonly x: number
  readonly y: number
}

interface Plan {
  readonly width: number
  readonly height: number
  /** How large caverns, the Forge and the Entrance are drawn, how wide passages are, how large figures are. */
  readonly cavern: number
  readonly forge: number
  readonly entrance: number
  readonly passage: number
  readonly piece: number
  /** Where sites stand if not where the board says, in hundredths. */
  readonly moved: Readonly<Record<string, readonly [number, number]>>
  /** How far passages swerve, as a part of their length. */
  readonly bends: Readonly<Record<string, number>>
  /** Sites whose name stands above them, to leave the way below open. */
  readonly above: readonly string[]
}

export const PLANS: Readonly<Record<Layout, Plan>> = {
  wide: {
    width: 900,
    height: 640,
    cavern: 1,
    forge: 0.86,
    entrance: 1,
    passage: 1,
    piece: 0.52,
    moved: { E: [50, 7], S5: [50, 37], F: [50, 61.5], S13: [39, 90.5], S14: [62.5, 91] },
    bends: {
      'S12-S13': 0.16,
      'S14-S15': 0.17,
      'S7-F': 0.06,
      'S8-F': -0.06,
      'S10-F': -0.05,
      'S11-F': 0.05,
      'S5-F': 0,
      'E-S5': 0,
    },
    above: [],
  },
  tall: {
    width: 390,
    height: 610,
    cavern: 0.66,
    forge: 0.56,
    entrance: 0.66,
    passage: 0.66,
    piece: 0.36,
    moved: {
      E: [50, 6],
      S1: [13.5, 17],
      S2: [36, 22],
      S3: [64, 22],
      S4: [86.5, 17],
      S5: [50, 38],
      S6: [11.5, 40],
      S7: [26, 52.5],
      S8: [74, 52.5],
      S9: [88.5, 40],
      S10: [29, 78],
      S11: [71, 78],
      S12: [11.5, 64],
      S13: [34, 93.5],
      S14: [66, 93.5],
      S15: [88.5, 64],
      F: [50, 60.5],
    },
    bends: {
      'S12-S13': 0.32,
      'S14-S15': 0.32,
      'S13-F': 0.1,
      'S8-S9': -0.1,
      'S6-S7': 0.1,
      'S7-F': 0.06,
      'S8-F': -0.06,
      'S5-F': 0,
      'E-S5': 0,
    },
    above: ['S6', 'S9'],
  },
}

const sites = new Map(BOARD.sites.map((site) => [site.id, site]))

/** The middle of a site. */
export function siteAt(id: string, layout: Layout): Place {
  const plan = PLANS[layout]
  const site = found(sites.get(id), `the site ${id}`)
  const [x, y] = plan.moved[id] ?? [site.x, site.y]
  return { x: tenth((x / 100) * plan.width), y: tenth((y / 100) * plan.height) }
}

/** How large what stands at a site is drawn, of a cavern drawn 106 wide and 80 high. */
export function sizeAt(id: string, layout: Layout): number {
  const { forge, entrance, cavern } = PLANS[layout]
  return id === 'F' ? forge : id === 'E' ? entrance : cavern
}

export interface Way {
  readonly d: string
  /** The middle of what is seen of it between the two sites. */
  readonly middle: Place
  /** In degrees, of the line from the first site to the second. */
  readonly angle: number
}
/** The way of a passage in the sense it is walked; either end may be named first. */
export function passagePath(from: string, to: string, layout: Layout): Way {
  const printed = found(
    BOARD.passages.find((p) => (p.from === from && p.to === to) || (p.from === to && p.to === from)),
    `a passage ${from} ${to}`,
  )
  const [a, b] = [siteAt(printed.from, layout), siteAt(printed.to, layout)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const key = `${printed.from}-${printed.to}`
  const swerve = PLANS[layout].bends[key] ?? (seeded(seedOf(key, 7))() - 0.5) * 0.16
  const m = { x: tenth((a.x + b.x) / 2 - dy * swerve), y: tenth((a.y + b.y) / 2 + dx * swerve) }
  const along = (t: number): Place => ({
    x: tenth((1 - t) ** 2 * a.x + 2 * t * (1 - t) * m.x + t * t * b.x),
    y: tenth((1 - t) ** 2 * a.y + 2 * t * (1 - t) * m.y + t * t * b.y),
  })
  const open = Array.from({ length: 41 }, (_, i) => along(i / 40)).filter(
    (p) => !covers(printed.from, p, layout) && !covers(printed.to, p, layout),
  )
  const [s, e] = printed.from === from ? [a, b] : [b, a]
  return {
    d: `M${s.x} ${s.y}Q${m.x} ${m.y} ${e.x} ${e.y}`,
    middle: open[Math.floor(open.length / 2)] ?? along(0.5),
    angle: Math.round((Math.atan2(e.y - s.y, e.x - s.x) * 180) / Math.PI),
  }
}

/** Whether a point of a passage is hidden by a site and its name plate. */
function covers(id: string, { x, y }: Place, layout: Layout): boolean {
  const site = siteAt(id, layout)
  const size = sizeAt(id, layout)
  const free = PLANS[layout].above.includes(id)
  const [across, up, down] =
    id === 'F' ? [104, 66, 104] : id === 'E' ? [64, 50, 56] : [62, free ? 80 : 48, free ? 44 : 62]
  const [dx, dy] = [(x - site.x) / (across * size), (y - site.y) / ((y < site.y ? up : down) * size)]
  return dx * dx + dy * dy < 1
}

export type Slot = 'figure' | 'totem' | 'heap' | 'deposit' | 'exploration' | 'cost' | 'burrow' | 'plate'

const SLOTS: Readonly<Record<Slot, readonly [number, number]>> = {
  figure: [0, 23],
  totem: [-34, 24],
  heap: [-22, 33],
  deposit: [45, 24],
  exploration: [-45, 24],
  cost: [-46, -30],
  burrow: [46, -31],
  plate: [0, 53],
}
/** A plate above its site. */
const ABOVE = [0, -70] as const
const FORGE: Partial<Record<Slot, readonly [number, number]>> = {
  figure: [0, 28],
  heap: [-70, 36],
  cost: [-76, -38],
  plate: [0, 93],
}
const ENTRANCE: Partial<Record<Slot, readonly [number, number]>> = { figure: [0, 25], cost: [-52, -14], plate: [0, 46] }

/**
 * Where a piece of a site belongs. Several stand side by side: give its number and how many there are. Adventurers and
 * Kobolds share the line of figures. Figures and totems stand on their foot, the others are placed by their middle.
 */
export function slotAt(id: string, slot: Slot, layout: Layout, index = 0, count = 1): Place {
  const { x, y } = siteAt(id, layout)
  const size = sizeAt(id, layout)
  const own = id === 'F' ? FORGE[slot] : id === 'E' ? ENTRANCE[slot] : undefined
  const high = slot === 'plate' && PLANS[layout].above.includes(id)
  const [dx, dy] = own ?? (high ? ABOVE : SLOTS[slot])
  const room = id === 'F' ? 140 : id === 'E' ? 110 : Math.min(104, 60 + count * 8)
  const step = slot === 'figure' ? Math.min(34, room / count) : 17
  const aside = (index - (count - 1) / 2) * step
  return {
    x: tenth(x + (dx + aside) * size),
    y: tenth(y + dy * size + (index % 2) * (slot === 'figure' && count > 2 ? -4 : 0)),
  }
}
