import { at, found } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { ball, body, cut, dot, fill, group, line, put, times, tone } from '@emberhall/ink'
import type { Collection, Ore, Side, Tier } from '../../../content/types.ts'
import { burrowMark } from '../mine/chambers.ts'
import { heroOf, shield } from '../parts/heroes.ts'
import { kobold } from '../parts/kobold.ts'
import { star } from '../parts/marks.ts'
import { ore } from '../parts/ores.ts'
import { brass, flame } from '../parts/tools.ts'
import { SCENES } from '../scenes/index.ts'
import { BRASS, chamfer, IRONED, picture, plate, shell, stone } from './metal.ts'

/** How high the parts of an action card stand: its name, and the room for words below its symbols. */
interface Plan {
  readonly window: string
  readonly picture: number
  readonly name: number
  readonly words: number
}
const WHOLE: Plan = { window: 'M20 22H232V152H20Z', picture: 18, name: 148, words: 248 }
/** In a hand a card is read rather than looked at. */
const HELD: Plan = { window: 'M20 22H232V96H20Z', picture: -9, name: 92, words: 184 }

/** A card without its symbols, which are used up one by one. */
function actionCard(plan: Plan, id: string, adventurer: string, tier: Tier): string {
  const { tint } = heroOf(adventurer)
  const metal = tier === 'advanced' ? BRASS : IRONED
  const { window, name, words } = plan
  return (
    shell(metal, 5) +
    line(tint, 3, chamfer(12, 13)) +
    picture(id, window, 17, plan.picture) +
    fill(tint, `M20 ${name + 4}H232V${name + 8}H20Z`) +
    plate(undefined, name) +
    fill('#0d0807', `M20 ${words}H232V326L224 332H28L20 326Z`, 'opacity=".5"') +
    line(tint, 1.4, `M30 ${words}H222`, 'opacity=".7"') +
    put(31, 33, shield(adventurer), 1.75) +
    (tier === 'advanced'
      ? put(221, 32, ball(tone(60, '#3a2413', '#1a100a'), 0, 0, 18) + put(0, 0, star('#ffb24d'), 1.4))
      : '')
  )
}
export const actionFrame = (id: string, adventurer: string, tier: Tier): string =>
  actionCard(WHOLE, id, adventurer, tier)
export const actionHeld = (id: string, adventurer: string, tier: Tier): string => actionCard(HELD, id, adventurer, tier)

/** The picture and the sign without the words, for a narrow hand: 126 × 200. */
export function actionTile(id: string, adventurer: string, tier: Tier): string {
  const { tint } = heroOf(adventurer)
  const edge = 'M10 1H116L125 10V190L116 199H10L1 190V10Z'
  return (
    body(stone(), edge, 2, '#0a0605') +
    cut('M6 6H120V86H6Z', put(-11, 0, found(SCENES[id], id)(), 0.58)) +
    line(
      tier === 'advanced' ? '#ffb24d' : tint,
      tier === 'advanced' ? 4 : 3,
      'M11 3H115L123 11V189L115 197H11L3 189V11Z',
    ) +
    body(tone(90, '#f0d398', '#c99a4b', '#94682c'), 'M3 84H123V154H3Z', 1.6, '#2a1608') +
    put(20, 21, shield(adventurer), 1.1) +
    (tier === 'advanced' ? put(107, 19, star('#ffb24d'), 1.1) : '')
  )
}

export const METALS: Readonly<Record<Collection | 'none', readonly string[]>> = {
  gold: ['#fff3b8', '#f2c14e', '#8a5a12', '#e8b03a'],
  darkiron: ['#c6d6f0', '#6f84a8', '#2a3650', '#8ea4c8'],
  draconite: ['#ffb4bc', '#c0324a', '#5a0f20', '#d6485e'],
  none: ['#c8b49a', '#8a7258', '#43352a', '#a58d74'],
}
/** Each collection has an edge of its own: round, hexagonal, splintered, or plain. */
const EDGES: Readonly<Record<Collection | 'none', string>> = {
  gold: 'M34 1H218Q251 1 251 34V318Q251 351 218 351H34Q1 351 1 318V34Q1 1 34 1Z',
  darkiron: chamfer(34, 1),
  draconite:
    'M1 1L40 8 86 1H166L212 8 251 1 244 44 251 92V260L244 308 251 351 212 344 166 351H86L40 344 1 351 8 308 1 260V92L8 44Z',
  none: chamfer(10, 1),
}

/** An ore in its socket; one that is missing stays dark. */
export const socket = (kind: Ore, lacks: boolean, lang: Lang): string =>
  dot(
    lacks ? '#14100e' : '#3b2a18',
    0,
    0,
    16,
    16,
    `stroke="${lacks ? '#6b584b' : '#ffcf7a'}" stroke-width="2"${lacks ? ' stroke-dasharray="4 3"' : ''}`,
  ) + `<g opacity="${lacks ? 0.45 : 1}">${ore(kind, lang)}</g>`

const emblem = (collection: Collection): string =>
  ball(tone(60, '#3a2413', '#140c08'), 0, 0, 19) + put(0, 0, ore(collection), 1.15)

/** An artifact without what it costs and what it is worth. */
export function artifactFrame(id: string, collection: Collection | undefined): string {
  const kind = collection ?? 'none'
  return (
    shell(METALS[kind], 9, EDGES[kind], chamfer(16, 12)) +
    picture(id, 'M22 24H230V160H22Z', 3, 18, 0.98) +
    plate(['#f0d398', '#c99a4b', '#94682c'], 156) +
    fill('#0d0807', 'M24 246H228V322L220 330H32L24 322Z', 'opacity=".5"') +
    (collection === undefined ? '' : put(38, 40, emblem(collection), 1.05))
  )
}
/** The artifact as a plaque lying across, 262 × 112: picture on the left, room for words on the right. */
export function artifactPlaque(id: string, collection: Collection | undefined): string {
  const metal = METALS[collection ?? 'none']
  const edge = 'M10 1H252L261 10V102L252 111H10L1 102V10Z'
  return (
    body(tone(60, ...metal), edge, 1.6, '#0a0605') +
    body(stone(), 'M11 4H251L258 11V101L251 108H11L4 101V11Z', 1.4, '#0a0605') +
    cut('M8 8H88V104H8Z', put(-29, 3, found(SCENES[id], id)(), 0.66)) +
    line(at(metal, 1), 3, 'M89 6V106') +
    (collection === undefined ? '' : put(20, 20, emblem(collection), 0.58))
  )
}

/** Flames to rekindle, Kobolds that move, burrows they come out of. */
function omens(flames: number, activation: boolean, burrows: readonly ('claw' | 'fang')[]): string {
  const signs = [
    ...Array.from({ length: flames }, () => put(0, 11, flame(), 0.7)),
    ...(activation ? [put(0, 16, kobold('sneak', 'fierce'), 0.34) + line('#ffb24d', 3, 'M17-6L23 0 17 6')] : []),
    ...burrows.map((burrow) => burrowMark(burrow)),
  ]
  return signs
    .map((sign, i) =>
      group((i - (signs.length - 1) / 2) * 50, 0, [
        dot('#140c0a', 0, 0, 20, 20, 'stroke="#c99a4b" stroke-width="2"'),
        sign,
      ]),
    )
    .join('')
}
export function eventFrame(
  id: string,
  flames: number,
  activation: boolean,
  burrows: readonly ('claw' | 'fang')[],
): string {
  const arch = 'M20 160V70C20 36 60 20 126 20S232 36 232 70V160Z'
  return (
    shell(['#e8a05a', '#9a4a1e', '#4a1c0c', '#c8702e'], 3) +
    picture(id, arch, -6, 6, 1.1) +
    line('#ffb24d', 2.4, arch) +
    plate(['#ffb87a', '#c8602a', '#7a2c10'], 156) +
    put(126, 225, omens(flames, activation, burrows)) +
    fill('#0d0807', 'M20 250H232V326L224 332H28L20 326Z', 'opacity=".5"')
  )
}

const SIDES: Readonly<Record<Side, number>> = { left: -1, centre: 0, right: 1 }
/** Which of the three adventurers of the player is meant. */
export const sideMark = (side: Side): string =>
  times(3, (i) =>
    group((i - 1) * 30, 0, [
      body(
        i - 1 === SIDES[side] ? '#ffb24d' : '#2a1830',
        'M-10 14V-8C-10-20 10-20 10-8V14Z',
        2,
        i - 1 === SIDES[side] ? '#fff0c4' : '#6b4a78',
      ),
      i - 1 === SIDES[side] ? put(0, -2, star('#3a1a08'), 0.7) : '',
    ]),
  )
export function impFrame(id: string, removesArtifact: boolean): string {
  return (
    shell(
      ['#d89ad8', '#7a3f78', '#331436', '#a05a9c'],
      13,
      'M10 1L40 8 70 1 98 7 126 1 154 7 182 1 212 8 242 1 251 30V322L242 351 212 344 182 351 154 345 126 351 98 345 70 351 40 344 10 351 1 322V30Z',
    ) +
    picture(id) +
    plate(['#f0b8e8', '#a05a9c', '#5a2458'], 148) +
    fill('#0d0807', 'M20 200H232V326L224 332H28L20 326Z', 'opacity=".5"') +
    (removesArtifact
      ? put(126, 312, put(0, 0, body(brass(), 'M-11-16H11V16H-11Z', 1.8)) + line('#ff4a3a', 5, 'M-16 16L16-16'))
      : '')
  )
}
/** An objective without what it is worth. */
export function objectiveFrame(id: string): string {
  return (
    shell(['#e8d8b0', '#b59a68', '#6b5434', '#cfb482'], 17, chamfer(10, 1)) +
    body(tone(90, '#f2e4c2', '#d8c090', '#b89a64'), 'M16 16H236V336H16Z', 1.6, '#4d3a20') +
    picture(id, 'M28 28H224V146H28Z', 18, 18, 0.9) +
    plate(['#8d6c4e', '#5b4433', '#3a2a1e'], 148)
  )
}
