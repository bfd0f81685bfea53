/** What effects do to the mine, its decks and its enemies. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import type { Effect, Foes, Mod } from '../content/types.ts'
import { bookOf, partNo } from '../book.ts'
import { connectorCells } from '../queries/board.ts'
import { typesOnBoard } from '../queries/foes.ts'
import { boardOf, isFree, shareTile, squaresOf, standing, tilesAt, worldOf } from '../queries/ground.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { LEVELS, MINES, OTHER, UNTILS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import type { Affair } from '../running.ts'
import { heroOf, foeOf, type HeroNo, leaderOf, type T, Z } from '../state.ts'
import { type Attack, comingGroups, comingThreat } from '../steps/arrive.ts'
import { discardRemaining } from '../steps/darkness.ts'
import { drawTop } from '../steps/decks.ts'
import { pick, posse } from '../steps/posse.ts'

/** SB-19.4, SB-30.12 */
export function* attackBy(t: T, { mode, enemies }: Extract<Effect, { do: 'attack' }>, affair: Affair): Rule {
  const { objective } = t.s
  // SB-13.8 What joins the finale comes to its room; SB-30.12 what has no world to the world of a random hero.
  const world =
    mode === 'finale' && objective >= 0
      ? nth(t.s.sections, nth(t.s.tiles, objective).section)
      : affair.world >= 0
        ? affair.world
        : worldOf(t, pick(t, 'hero', standing(t)))
  const attack: Attack = {
    level: t.s.threat,
    tile: mode === 'finale' ? objective : affair.tile,
    world,
    source: affair.source ?? ++t.s.sources,
    isAmbush: mode === 'ambush' || (mode === 'finale' && objective < 0),
  }
  if (!('threat' in enemies)) return yield* comingGroups(t, enemies, attack)
  const { threat, world: of } = enemies
  yield* comingThreat(t, {
    ...attack,
    level: threat === 'posse' ? t.s.threat : LEVELS.indexOf(threat),
    world: of === undefined ? world : nth(bookOf(t).content.worlds, MINES).id === of ? MINES : OTHER,
  })
}
/** The enemies that are meant, by number. */
function foesOf(t: T, foes: Foes, { you }: Affair): number[] {
  const { enemies } = t.s
  return [...enemies.keys()].filter((e) => {
    if (foes === 'wounded') return nth(enemies, e).wounds > 0
    if (foes === 'yourTile') return squaresOf(t, e).some((cell) => shareTile(t, cell, heroOf(t, you).at))
    return true
  })
}
export function healFoes(t: T, foes: Foes, n: number | 'full', affair: Affair): void {
  for (const e of foesOf(t, foes, affair)) {
    const enemy = foeOf(t, e)
    enemy.wounds = n === 'full' ? 0 : Math.max(0, enemy.wounds - n)
  }
}
export function healSelf(t: T, n: number, { enemy = -1 }: Affair): void {
  const own = t.s.enemies[enemy]
  if (own !== undefined) own.wounds = Math.max(0, own.wounds - n)
}
/** What holds for a while: on a type, a hero or everybody. */
export function* lasting(t: T, what: Mod, until: (typeof UNTILS)[number], affair: Affair): Rule {
  const entry = { part: partNo(t, what), until: UNTILS.indexOf(until), from: t.s.turn }
  if (what.foes === undefined) {
    t.s.timed.push({ ...entry, on: what.whom === 'each' ? -1 : affair.you })
    return
  }
  // Figures are marked one by one: others of their type go on as they were.
  if (what.foes === 'yourTile') return foesOf(t, 'yourTile', affair).forEach((e) => (foeOf(t, e).isMeek = true))
  if (what.foes !== 'oneType') {
    t.s.timed.push({ ...entry, on: -1 })
    return
  }
  for (const type of typesOnBoard(t)) t.offer(V.enemyType, type)
  if (t.offerCount === 0) return
  t.s.timed.push({ ...entry, on: aOf(yield* t.choose(heroOf(t, affair.you).seat, Q.whichType)) })
}

/** SB-36.3 What is looked at, the whole posse sees. */
export function* peek(t: T, { deck, n, then }: Extract<Effect, { do: 'peek' }>, affair: Affair): Rule {
  const world = affair.you >= 0 && heroOf(t, affair.you).at >= 0 ? worldOf(t, affair.you) : MINES
  const [from, pile] = deck === 'map' ? [Z.mapMines + world, Z.mapMinesPile + world] : [Z.darkness, Z.darknessPile]
  const cards: number[] = []
  for (let i = 0; i < n; i++) {
    const card = drawTop(t, from, pile)
    if (card < 0) break
    t.move(card, Z.drawn)
    t.note(L.peeked, card)
    cards.push(card)
  }
  if (then === 'discardOne') {
    for (const card of cards) t.offer(V.card, card)
    const option = yield* t.maybe(leaderOf(t), Q.discardOne)
    if (option !== 0) t.move(cards.splice(cards.indexOf(aOf(option)), 1)[0]!, pile)
  } else if (then === 'reorder') {
    for (const card of cards) t.offer(V.card, card)
    cards.splice(0, cards.length, ...(yield* t.order(leaderOf(t), Q.reorder)).map(aOf))
  }
  for (const card of cards.toReversed()) t.move(card, from)
}
/** SB-1.6 */
export function* cancelRemaining(t: T): Rule {
  for (const card of t.cards(Z.remains)) t.offer(V.card, card)
  if (t.offerCount > 0) discardRemaining(t, aOf(yield* posse(t, Q.cancelRemaining)))
}
/** The nearest free square to the entrance of his tile. */
export function toEntrance(t: T, h: HeroNo): void {
  const hero = heroOf(t, h)
  const tile = nth(tilesAt(t, hero.at), 0)
  const { plan, cells } = nth(boardOf(t).tiles, tile)
  const door = plan.entrance === null ? [nth(cells, 0)] : [...connectorCells(boardOf(t), tile, -1)]
  const free = waysFrom(boardOf(t), door, FAR, null).order.find((cell) => cell === hero.at || isFree(t, cell))
  if (free !== undefined) hero.at = free
}
export function dropTarget(t: T, h: HeroNo): void {
  for (const enemy of t.s.enemies) if (enemy.target === h) enemy.target = -1
}
export function swapPlaces(t: T, a: HeroNo, b: HeroNo): void {
  const [one, other] = [heroOf(t, a), heroOf(t, b)]
  ;[one.at, other.at] = [other.at, one.at]
  t.note(L.swapped, theHero(t, a), theHero(t, b))
}
