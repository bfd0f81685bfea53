/** SB-10 Scavenge, and look through a Door or Gate. */
import { at as nth, aOf, type CardId, type Rule, type Why, why } from '@emberhall/kernel'
import { printed } from '../printed.ts'
import { connectorCells } from '../queries/board.ts'
import { boardOf, tilesAt, worldOf } from '../queries/ground.ts'
import { hasFlag } from '../queries/sources.ts'
import { heroFigure } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { CAPPED, DOOR, GATE } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, tileOf, type HeroNo, type T, type TileNo, Z } from '../state.ts'
import { placeComing } from './arrive.ts'
import { freshDeck } from './decks.ts'
import { heroDice } from './dice.ts'
import { lookThroughGate } from './gates.ts'
import { findOil } from './light.ts'
import { redrawOne } from './redraw.ts'
import { fittingCard, isExploredGate, placeThroughDoor, reopenIfStuck } from './tiles.ts'

const ENEMIES = why('enemiesOnBoard', 'SB-10.1')
const SCAVENGED = why('scavengedAlready', 'SB-10.4')
const SCAVENGED_TODAY = why('scavengedThisTurn', 'SB-10.4')
const TOKEN_DOWN = why('tokenDown', 'SB-10.2')
const CANNOT_SEARCH = why('cannotSearch', 'SB-10.1')
export const MUST_SCAVENGE = why('mustScavenge', 'AC-3.1')

/** SB-10.2, SB-10.4 */
function canScavenge(t: T, h: HeroNo, tile: TileNo): Why | null {
  const { scavenged, token, isRevealed } = tileOf(t, tile)
  if (t.s.enemies.length > 0) return ENEMIES
  if (hasFlag(t, h, 'cannotSearch')) return CANNOT_SEARCH
  if (scavenged) return SCAVENGED
  if (token >= 0 && !isRevealed) return TOKEN_DOWN
  return heroOf(t, h).scavenged ? SCAVENGED_TODAY : null
}
/** Somebody with an idea fixed in his head, where there is something to be found. */
export const mustScavenge = (t: T, h: HeroNo): boolean =>
  t.s.acting.mustScavenge &&
  !t.s.acting.isDone &&
  tilesAt(t, heroOf(t, h).at).some((tile) => canScavenge(t, h, tile) === null)
/** D-11 */
export function offerSearch(t: T, h: HeroNo): void {
  const { s } = t
  if (s.enemies.length > 0 && !t.watched) return
  const { at } = nth(s.heroes, h)
  for (const tile of tilesAt(t, at)) t.offer(V.scavenge, tile, 0, canScavenge(t, h, tile))
  const reason =
    s.enemies.length > 0
      ? ENEMIES
      : hasFlag(t, h, 'cannotSearch')
        ? CANNOT_SEARCH
        : mustScavenge(t, h)
          ? MUST_SCAVENGE
          : null
  const fromAnywhere = hasFlag(t, h, 'lookFromAnywhere')
  for (const tile of tilesAt(t, at))
    nth(s.tiles, tile).exits.forEach((exit, i) => {
      const isOpen = exit === DOOR || (exit === GATE && !isExploredGate(t, tile, i))
      if (!isOpen || !(fromAnywhere || connectorCells(boardOf(t), tile, i).includes(at))) return
      t.offer(V.look, tile, i, reason)
    })
}

/** SB-10.3 Three dice; one card for each 6. */
export function* scavenge(t: T, h: HeroNo, tile: TileNo): Rule {
  const { s } = t
  const n = SCAVENGE_DICE + heroFigure(t, h, 'scavengeDice')
  const faces = yield* heroDice(t, { h, key: 'scavenge', n, need: 6 })
  const found = faces.filter((face) => face === 6).length
  t.note(L.scavenged, theHero(t, h), nth(s.tiles, tile).tile, found)
  if (found === 0) return
  nth(s.tiles, tile).scavenged = true
  nth(s.heroes, h).scavenged = true
  findOil(t)
  const world = worldOf(t, h)
  freshDeck(t, Z.scavenge)
  const more = heroFigure(t, h, 'scavengeCards')
  const cards: CardId[] = []
  for (let i = 0; i < found + more && t.top(Z.scavenge) >= 0; i++) {
    const card = t.top(Z.scavenge)
    t.move(card, Z.drawn)
    t.note(L.found, theHero(t, h), card)
    cards.push(card)
  }
  yield* putBack(t, h, cards, more)
  yield* redrawOne(t, h, cards, 'scavenge', Z.scavenge)
  // SB-10.5, SB-10.12 Enemies wait until everything else is done.
  for (const card of cards)
    yield* run(t, printed(t, card, 'scavenge').card.do, { you: h, that: h, tile: -1, world, source: ++s.sources })
  yield* placeComing(t)
}
const SCAVENGE_DICE = 3
/** More cards are drawn than kept: the others go back. */
function* putBack(t: T, h: HeroNo, cards: CardId[], n: number): Rule {
  for (let i = 0; i < n && cards.length > 1; i++) {
    for (const card of cards) t.offer(V.card, card)
    const card = aOf(yield* t.choose(heroOf(t, h).seat, Q.putBack))
    cards.splice(cards.indexOf(card), 1)
    t.move(card, Z.scavenge)
  }
}
/** SB-10.6 to SB-10.8; false if no tile fits and the Door is closed: then the Search is not spent (SB-10.10). */
export function* look(t: T, h: HeroNo, tile: TileNo, exit: number): Rule<boolean> {
  const { s } = t
  nth(s.heroes, h).looked = s.turn
  if (nth(s.tiles, tile).exits[exit] === GATE) {
    yield* lookThroughGate(t, h, tile, exit)
    return true
  }
  t.note(L.looks, theHero(t, h))
  const card = yield* mapCard(t, h, tile, exit)
  if (card < 0) {
    nth(s.tiles, tile).exits[exit] = CAPPED
    t.note(L.walled, nth(s.tiles, tile).tile)
    yield* reopenIfStuck(t)
    return false
  }
  placeThroughDoor(t, card, tile, exit)
  return true
}
/** Whoever may draw more Map cards chooses one of them. */
function* mapCard(t: T, h: HeroNo, tile: TileNo, exit: number): Rule<CardId> {
  const first = fittingCard(t, tile, exit)
  if (first < 0 || heroFigure(t, h, 'mapCards') === 0) return first
  const world = worldOf(t, h)
  t.move(first, Z.drawn)
  const second = fittingCard(t, tile, exit)
  if (second < 0) return first
  t.move(second, Z.drawn)
  for (const card of [first, second]) t.offer(V.card, card)
  const chosen = aOf(yield* t.choose(heroOf(t, h).seat, Q.map))
  t.move(chosen === first ? second : first, Z.mapMinesPile + world)
  return chosen
}
