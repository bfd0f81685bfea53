/** SB-19, SB-20 Enemies arrive: drawn, counted, then placed in the pattern or as an Ambush. */
import { at as nth, type Rule } from '@emberhall/kernel'
import type { Group } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { printed } from '../printed.ts'
import { abilitiesOf } from '../queries/abilities.ts'
import { foeInitiative, isXl, posseLevel, sheetOf } from '../queries/foes.ts'
import { baseAt, boardOf, figures, standing, worldOf } from '../queries/ground.ts'
import { placingOrder, xlPlace } from '../queries/placing.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { fewestTargeted, targetable } from '../queries/chasing.ts'
import { L } from '../log.ts'
import { LEVELS, MINES } from '../parts.ts'
import { run } from '../running.ts'
import { heroOf, type Cell, type HeroNo, type S, type T, type TileNo, Z } from '../state.ts'
import { drawTop } from './decks.ts'
import { amount } from './dice.ts'
import { freeElites, makeElite } from './elite.ts'
import { cutTurn } from './flow.ts'
import { pick } from './posse.ts'

type Coming = S['coming'][number]
export interface Attack {
  readonly level: number
  /** -1: no place is given. */
  readonly tile: TileNo
  readonly world: number
  readonly source: number
  readonly isAmbush?: boolean
  readonly isFinale?: boolean
  /** SB-38.2 Of how many figures this many come. */
  readonly share?: readonly [number, number]
  readonly elite?: number
}
const ALL = [1, 1] as const

/** SB-19.2, SB-29.3, SB-30.10 A Threat card of this level from the deck of the world; Epic ones are the same everywhere. */
export function* comingThreat(t: T, attack: Attack): Rule {
  const { level, world } = attack
  const isEpic = LEVELS[level] === 'epic'
  const isOther = world !== MINES && !isEpic
  const [deck, pile] = isOther ? [Z.threatOther, Z.threatOtherPile] : [Z.threatLow + level, Z.threatLowPile + level]
  const card = drawTop(t, deck, pile)
  if (card < 0) return
  t.move(card, Z.drawn)
  t.note(L.threat, card)
  const { card: threat } = printed(t, card, 'threat')
  if (threat.level !== 'world') {
    yield* comingGroups(t, threat.groups, attack)
    if (threat.extra !== undefined)
      yield* comingThreat(t, { ...attack, level: LEVELS.indexOf(threat.extra), source: ++t.s.sources, share: ALL })
  } else if (threat.rows === 'wandering') yield* comingThreat(t, { ...attack, world: MINES })
  else yield* comingGroups(t, threat.rows[LEVELS[level] as 'low' | 'med' | 'high'], attack)
  t.move(card, pile)
}
/** SB-19.3, SB-38.2 Dice first, then the share; AC-8.2 the Elite abilities of experienced posses. */
export function* comingGroups(t: T, groups: readonly Group[], attack: Attack): Rule {
  const { content, names } = bookOf(t)
  const [of, all] = attack.share ?? ALL
  const { eliteFrom, brutalFrom, brutalEliteFrom } = content.campaign
  const level = posseLevel(t)
  // SB-40.5 Without a finale what was meant for it is for the next Ambush.
  const lastAmbush = attack.isAmbush === true && t.s.objective < 0 ? t.s.finaleElite : 0
  const scaled = (level >= eliteFrom && level < brutalFrom) || level >= brutalEliteFrom ? 1 : 0
  for (const { type, n, elite = 0 } of groups) {
    const number = Math.max(1, Math.ceil(((yield* amount(t, n, 'peril')) * of) / all))
    t.s.coming.push({
      type: names.enemies.indexOf(type),
      n: number,
      elite: elite + (attack.elite ?? 0) + scaled + lastAmbush,
      isAmbush: attack.isAmbush ?? false,
      tile: attack.tile,
      world: attack.world,
      source: attack.source,
      isFinale: attack.isFinale ?? false,
    })
  }
}

/** SB-12.5, SB-19.9, SB-19.15, SB-19.16 Whatever has been drawn is placed: Ambushes next to heroes, the rest in one list a tile. */
export function* placeComing(t: T): Rule {
  const { s } = t
  if (s.coming.length === 0) return
  const coming = s.coming
  s.coming = []
  const hadFight = s.fight.isOn
  const sources = new Set<number>()
  const hidden = coming.filter(({ isAmbush }) => isAmbush)
  while (hidden.length > 0) yield* ambush(t, takeNext(t, hidden, Math.max), sources) // SB-20.2
  const standard = coming.filter(({ isAmbush }) => !isAmbush)
  for (const group of standard) if (group.tile < 0) group.tile = tileOfRandomHero(t, group.world) // SB-19.4
  for (const tile of new Set(standard.map((group) => group.tile)))
    yield* placePattern(
      t,
      standard.filter((group) => group.tile === tile),
      tile,
      sources,
    )
  s.fight.groups += sources.size // SB-28.4, SB-28.5
  if (s.enemies.length === 0) return
  if (!hadFight) yield* startFight(t)
  if (t.options.darknessPasses) yield* freeElites(t)
  if (s.phase === 'activate' && sources.size > 0) cutTurn(t) // SB-20.7, SB-19.14
}
const initiative = (t: T, { type }: Coming): number => foeInitiative(t, type)
/** SB-19.5, SB-20.2 The slowest or the fastest of those left, ties at random. */
function takeNext(t: T, left: Coming[], most: (...values: number[]) => number): Coming {
  const wanted = most(...left.map((group) => initiative(t, group)))
  const next = pick(
    t,
    'type',
    left.filter((group) => initiative(t, group) === wanted),
  )
  left.splice(left.indexOf(next), 1)
  return next
}
function* startFight(t: T): Rule {
  t.s.fight.isOn = true
  t.s.isQuiet = false
  t.s.fight.turns = 0
  t.note(L.fight)
  for (const h of standing(t))
    for (const { ability } of abilitiesOf(t, h, 'fightStart'))
      yield* run(t, ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h) })
}
function tileOfRandomHero(t: T, world: number): TileNo {
  const there = standing(t).filter((h) => worldOf(t, h) === world)
  const h = pick(t, 'hero', there.length > 0 ? there : standing(t))
  return nth(nth(boardOf(t).tilesOf, heroOf(t, h).at), 0)
}
/** SB-18.4, SB-18.5 As many as there are figures left; with fewer, all of the type become Elite. */
function* available(t: T, { type, n, elite }: Coming): Rule<number> {
  const onBoard = t.s.enemies.filter((enemy) => enemy.type === type).length
  const left = Math.max(0, Math.min(n, sheetOf(t, type).figures - onBoard))
  if (elite > 0) yield* makeElite(t, type, elite)
  if (left < n) yield* makeElite(t, type)
  return left
}
function addEnemy(t: T, type: number, at: Cell, corner: number, target: HeroNo): void {
  t.s.enemies.push({ type, at, corner, wounds: 0, target, moved: 0, hasAttacked: false, isMeek: false })
}
/** SB-19.5 The slowest first, ties at random. */
function* placePattern(t: T, groups: Coming[], tile: TileNo, sources: Set<number>): Rule {
  const order = placingOrder(t, tile)
  const left = [...groups]
  while (left.length > 0) {
    const next = takeNext(t, left, Math.min)
    const n = yield* available(t, next)
    let placed = 0
    for (; placed < n; placed++) {
      if (isXl(t, next.type)) {
        const place = xlPlace(t, order)
        if (place === null) break
        addEnemy(t, next.type, place.at, place.corner, -1)
        for (const cell of baseAt(boardOf(t), place.at, place.corner))
          if (order.includes(cell)) order.splice(order.indexOf(cell), 1)
        continue
      }
      const at = order.shift()
      if (at === undefined) break
      addEnemy(t, next.type, at, -1, -1)
    }
    if (placed < n) yield* makeElite(t, next.type) // SB-19.13
    arrived(t, next, placed, sources)
  }
}
function arrived(t: T, { type, source }: Coming, placed: number, sources: Set<number>): void {
  if (placed > 0) sources.add(source)
  t.note(L.arrived, type, placed)
}

/** SB-20.1, SB-20.3, SB-20.4, SB-20.5, SB-20.6, SB-20.10, SB-30.12 */
function* ambush(t: T, group: Coming, sources: Set<number>): Rule {
  const { s } = t
  const n = yield* available(t, group)
  let placed = 0
  for (; placed < n; placed++) if (!ambusher(t, group)) break
  if (placed < n) yield* makeElite(t, group.type)
  const list = s.phase === 'holdBack' || s.phase === 'start' ? s.fight.ambush : s.fight.nextAmbush // SB-20.8
  if (placed > 0 && !list.includes(group.type)) list.push(group.type)
  t.note(L.ambush, group.type)
  arrived(t, group, placed, sources)
}
/** One figure next to a random hero with the fewest of its kind; as close as can be where there is no room. */
function ambusher(t: T, { type, world }: Coming): boolean {
  const heroes = targetable(t).filter((h) => worldOf(t, h) === world)
  const filled = figures(t)
  const rooms = heroes.map((h) => roomsFor(t, type, heroOf(t, h).at, filled))
  const open = heroes.filter((_, i) => nth(rooms, i).length > 0)
  if (open.length > 0) {
    const target = pick(t, 'target', fewestTargeted(t, type, open))
    const [at, corner] = pick(t, 'square', nth(rooms, heroes.indexOf(target)))
    addEnemy(t, type, at, corner, target)
    return true
  }
  const from = (heroes.length > 0 ? heroes : standing(t)).map((h) => heroOf(t, h).at)
  const { steps, order } = waysFrom(boardOf(t), from, FAR, null)
  const free = order.filter((cell) => filled[cell] === 0)
  if (isXl(t, type)) {
    const place = xlPlace(t, free)
    if (place !== null) addEnemy(t, type, place.at, place.corner, -1)
    return place !== null
  }
  const nearest = free.filter((cell) => steps[cell] === steps[nth(free, 0)])
  if (nearest.length === 0) return false
  addEnemy(t, type, pick(t, 'square', nearest), -1, -1)
  return true
}
/** SB-20.9 Free squares next to a hero; for a large base every way to stand next to him on free squares. */
function roomsFor(t: T, type: number, at: Cell, filled: Int16Array): [number, number][] {
  const board = boardOf(t)
  const near = nth(board.near, at).filter((cell) => filled[cell] === 0)
  if (!isXl(t, type)) return near.map((cell) => [cell, -1])
  return near.flatMap((cell) =>
    [0, 1, 2, 3].flatMap((corner): [number, number][] => {
      const base = baseAt(board, cell, corner)
      return base.length === 4 && base.every((square) => filled[square] === 0) ? [[cell, corner]] : []
    }),
  )
}
