import {
  box,
  bright,
  cel,
  cut,
  dark,
  dot,
  fill,
  form,
  glow,
  group,
  halo,
  line,
  mix,
  outlined,
  put,
  seeded,
  times,
  tone,
  word,
  spots,
} from '@emberhall/ink'
import { bust } from '@emberhall/ink/person'
import { lookOf } from '../parts/cast.ts'
import { heroOf } from '../parts/cast-heroes.ts'
import { sign, type Sign } from '../parts/glyphs.ts'
import { TITLE } from '../palette.ts'
import { sceneOf } from '../scenes/index.ts'

/** Cards are 252 × 352: a board of carved wood, a window, a plate for the name, parchment for the words. */
export const KINDS = [
  'skill',
  'weapon',
  'equipment',
  'corruption',
  'trap',
  'fear',
  'story',
  'ally',
  'location',
  'quest',
  'trait',
] as const
export type CardKind = (typeof KINDS)[number]
interface Kind {
  readonly tint: string
  readonly paper: readonly [string, string]
  readonly sign: Sign
  /** How its window is cut. */
  readonly window: 'plain' | 'arch' | 'torn' | 'cut'
}
const PAPER = ['#f6e8c4', '#d8bf88'] as const
const WAYS: Readonly<Record<CardKind, Kind>> = {
  skill: { tint: '#7a5', paper: PAPER, sign: 'focus', window: 'plain' },
  weapon: { tint: '#aaa', paper: PAPER, sign: 'strike', window: 'cut' },
  equipment: { tint: '#c94', paper: PAPER, sign: 'armor', window: 'cut' },
  corruption: { tint: '#96b', paper: ['#dbd', '#a8b'], sign: 'lifeDrain', window: 'torn' },
  trap: { tint: '#a73', paper: ['#edb', '#c96'], sign: 'block', window: 'torn' },
  fear: { tint: '#7a9', paper: ['#ded', '#aba'], sign: 'frightening', window: 'torn' },
  story: { tint: '#eb4', paper: PAPER, sign: 'lore', window: 'plain' },
  ally: { tint: '#db6', paper: PAPER, sign: 'minion', window: 'arch' },
  location: { tint: '#d95', paper: PAPER, sign: 'streetwise', window: 'arch' },
  quest: { tint: '#59b', paper: PAPER, sign: 'militia', window: 'cut' },
  trait: { tint: '#9c6', paper: PAPER, sign: 'trait', window: 'arch' },
}
const windowOf = (shape: Kind['window'], h: number): string =>
  ({
    plain: `M22 14H230Q238 14 238 22V${h}H14V22Q14 14 22 14Z`,
    arch: `M14 ${h}V66C14 34 60 14 126 14S238 34 238 66V${h}Z`,
    cut: `M34 14H218L238 34V${h}H14V34Z`,
    torn: `M14 18L32 14 52 19 78 14 104 18 132 13 160 18 188 14 214 19 238 15V${h}H14Z`,
  })[shape]

/** A vine let into the wood, with leaves on both sides. */
const vine = (c: string): string =>
  line(
    dark(c, 0.55),
    2.6,
    'M7 340C3 300 11 270 6 230S11 150 6 110 10 50 7 12M245 340C249 300 241 270 246 230S241 150 246 110 242 50 245 12',
  ) +
  times(18, (i) => {
    const [left, y] = [i % 2 === 0, 30 + Math.floor(i / 2) * 36]
    return fill(
      c,
      'M0 0C-3-4-3-9 0-13 3-9 3-4 0 0Z',
      `transform="translate(${left ? 7 : 245} ${y}) rotate(${left ? 24 + (i % 4) * 20 : -24 - (i % 3) * 24})"`,
    )
  })
const pips = (): string =>
  spots('13 13, 239 13, 13 339, 239 339', (x, y) => dot('#110', x + 0.6, y + 0.8, 5) + dot(cel('#ec7', 40), x, y, 4.2))
function wood(tint: string, seed: number): string {
  const chance = seeded(seed)
  return (
    box('#110', 0, 0, 252, 352, 15) +
    box(tone(70, '#8a6236', '#5a3d20', '#33210f'), 2.5, 2.5, 247, 347, 13) +
    times(9, () => {
      const y = 10 + chance() * 330
      return line(
        '#210',
        1.3,
        `M4 ${Math.round(y)}C80 ${Math.round(y + chance() * 16 - 8)} 170 ${Math.round(y + chance() * 16 - 8)} 248 ${Math.round(y)}`,
        'opacity=".3"',
      )
    }) +
    box('none', 4, 4, 244, 344, 12, `stroke="${mix(tint, '#eda', 0.35)}" stroke-width="1.8" stroke-opacity=".8"`) +
    vine(mix(tint, '#8a5', 0.35))
  )
}
const plate = (y: number, h: number, tint: string): string =>
  fill('#000', `M4 ${y + 4}H248L241 ${y + h / 2 + 4} 248 ${y + h + 4}H4L11 ${y + h / 2 + 4}Z`, 'opacity=".35"') +
  fill(
    tone(90, mix('#4a3318', tint, 0.16), '#2a1b0d'),
    `M3 ${y}H249L241 ${y + h / 2} 249 ${y + h}H3L11 ${y + h / 2}Z`,
    `stroke="${mix(tint, '#eda', 0.45)}" stroke-width="2.2" stroke-linejoin="round"`,
  )
const parchment = (y: number, [a, b]: readonly [string, string]): string =>
  box(tone(90, a, b), 15, y, 222, 340 - y, 9) +
  box('none', 18.5, y + 3.5, 215, 333 - y, 7, 'stroke="#864" stroke-width="1.2" stroke-opacity=".6"')

/** How often a card may be used: each round, once a scene, always. */
type Often = 'recurrent' | 'single' | 'passive'
const often = (use: Often): string =>
  dot('#211', 0, 0, 19, 19, 'stroke="#ec8" stroke-width="2.4"') +
  (use === 'recurrent'
    ? put(0, 0, sign('reroll', '#feb'), 0.95)
    : use === 'single'
      ? word(1, 0, 8, 23, '#feb')
      : dot('#feb', 0, 0, 6.5))
const price = (gold: number): string =>
  dot('#220', 1, 2, 20) +
  dot(tone(50, '#fea', '#da3', '#861'), 0, 0, 19, 19, 'stroke="#431" stroke-width="2"') +
  word(gold, 0, 8.5, 24, '#220', TITLE)

/** A figure on a heart or on a breastplate. */
const WORTHS = {
  life: ['#e0573f', 'M0 22C-30 0-24-20-12-20-4-20 0-14 0-10 0-14 4-20 12-20 24-20 30 0 0 22Z'],
  shell: ['#b8cfe0', 'M-18-20C-8-16 8-16 18-20V2C18 14 8 20 0 24-8 20-18 14-18 2Z'],
} as const
const worth = (of: keyof typeof WORTHS, value: number): string =>
  fill(WORTHS[of][0], WORTHS[of][1], 'stroke="#120b05" stroke-width="4" stroke-linejoin="round"') +
  word(value, 0, 7, 21, '#120b05')

export interface Marks {
  /** Whose skill it is. */
  readonly hero?: string | undefined
  readonly use?: Often | undefined
  readonly cost?: number | undefined
  /** Armor it gives, or the health of an ally. */
  readonly value?: number | undefined
}
const picture = (kind: CardKind, id: string): string =>
  put(12, 12, sceneOf(id)(), 0.952) +
  (kind === 'ally' ? group(184, 84, 0.74, [outlined(() => bust(lookOf(id)), '#211', 3)]) : '')
/** The whole card without its words; `low` is where the window ends, `plated` how high the plate is. */
function card(kind: CardKind, id: string, { hero, use, cost, value }: Marks, low: number, plated: number): string {
  const way = WAYS[kind]
  const tint = hero === undefined ? way.tint : heroOf(hero).tint
  const edge = windowOf(way.window, low)
  const owner = hero === undefined ? undefined : heroOf(hero)
  return (
    wood(tint, id.length * 7 + id.charCodeAt(0)) +
    cut(edge, picture(kind, id)) +
    line('#110', 4, edge) +
    line(mix(tint, '#eda', 0.5), 1.4, edge, 'opacity=".9"') +
    parchment(low + plated - 14, way.paper) +
    plate(low - 6, plated, tint) +
    pips() +
    (owner === undefined
      ? group(30, 31, [
          dot('#211', 0, 0, 19, 19, `stroke="${way.tint}" stroke-width="2.4"`),
          put(0, 0, sign(way.sign, bright(way.tint, 0.4)), 0.95),
        ])
      : group(30, 31, [
          group(0, 0, 2, [
            fill('#110', owner.shape, 'stroke="#110" stroke-width="4" stroke-linejoin="round"'),
            fill(tone(60, bright(tint, 0.5), tint), owner.shape),
          ]),
          word(owner.letter, 0, 8, 20, '#110'),
        ])) +
    (use === undefined ? '' : put(222, 31, often(use))) +
    (cost === undefined ? '' : put(31, low - 14, price(cost))) +
    (value === undefined ? '' : put(221, low - 16, worth(kind === 'ally' ? 'life' : 'shell', value)))
  )
}
export const cardFrame = (kind: CardKind, id: string, marks: Marks): string => card(kind, id, marks, 152, 48)
/** For a narrow hand: the name has more room, the words only that of a few icons. */
export const tileFrame = (kind: CardKind, id: string, marks: Marks): string => card(kind, id, marks, 142, 92)

/** The other side: a carved die in its vine, and what kind of card it is. */
export function backFrame(kind: CardKind, hero?: string): string {
  const way = WAYS[kind]
  const tint = hero === undefined ? way.tint : heroOf(hero).tint
  return (
    wood(tint, 11) +
    fill(
      halo([mix(tint, '#321', 0.45), '#211', '#110']),
      'M126 30C190 90 218 130 218 176S190 262 126 322C62 262 34 222 34 176S62 90 126 30Z',
      `stroke="${mix(tint, '#eda', 0.5)}" stroke-width="3"`,
    ) +
    glow(126, 176, 90, tint, 0.5) +
    group(126, 176, [
      form('#c94', 'M0-64L56-32V32L0 64-56 32V-32Z'),
      fill(bright('#c94', 0.55), 'M0-64L56-32 0 0-56-32Z'),
      fill(dark('#c94', 0.4), 'M0 0L56-32V32L0 64Z'),
      line('#feb', 2, 'M-56-32L0 0 56-32M0 0V64'),
      put(0, -32, sign(way.sign, '#431'), 1.5, 0, 0.9),
      spots('-36 6, -20 34, -28 20', (x, y) => dot('#431', x, y, 5, 6)),
      spots('20 14, 38 24', (x, y) => dot('#210', x, y, 5, 6)),
    ]) +
    pips()
  )
}
