/** FF-19 End of round and Event phase. */
import { aOf, bOf, type Rule, type Seat } from '@emberhall/kernel'
import { burrows, hasRoom, isNumbered, sitesAt, waysFrom } from '../board.ts'
import { type EventEffect, ORES } from '../content/types.ts'
import { inPlay, isAtLevel, seatOf, siteOf } from '../figures.ts'
import { fromReserve, GOLD, lay, toBag } from '../ore.ts'
import { asKind } from '../printed.ts'
import { inTurnOrder, printed, Q, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { returnWeb } from '../webs.ts'
import { clearCaveIn, triggerCaveIn } from './cave-ins.ts'
import { endOfRound, finish } from './end.ts'
import { enter } from './explore.ts'
import { canKindle, kindle } from './flames.ts'
import { activateKobolds, placeKobold } from './kobolds.ts'
import { mark, shock } from './marks.ts'
import { mayReplaceOne } from './row.ts'
import { takeTreasure } from './treasure.ts'

/** FF-19.1, FF-19.2 Potions and Webs come back; FF-19.3 an end reached is scored at once. */
export function* roundEnd(t: T): Rule {
  const { s } = t
  s.potions = s.potions.map((potion) => (potion === 'used' ? 'empty' : potion)) // FF-26.OG.3
  for (const web of s.webs) if (web.on !== 'hand') returnWeb(t, web)
  s.inForce = [] // FF-19.11
  const ending = endOfRound(t)
  if (ending !== null) finish(t, ending)
  t.later('event')
}

/** FF-19.4 to FF-19.8 The top event: flames, activation, placements, its own effect. */
export function* event(t: T): Rule {
  const { s } = t
  s.phase = 'event'
  const card = t.top(Z.eventPile)
  if (card < 0) finish(t, 'events') // FF-19.10
  t.move(card, Z.event)
  t.note(L.event, card)
  const { flames, activation, burrows: marks, effect } = asKind(printed(t, card), 'event').card
  for (let i = 0; i < flames && canKindle(t); i++) yield* kindle(t, s.first) // FF-19.5
  if (activation) activateKobolds(t) // FF-19.6
  for (const mark of marks) for (const site of burrows(mark)) placeKobold(t, site) // FF-19.7
  yield* apply(t, effect, card)
  t.move(card, Z.gone)
  t.later('upkeep')
}
function* apply(t: T, e: EventEffect, card: number): Rule {
  switch (e.do) {
    case 'nextRound': // FF-19.11
      t.s.coming.push(e.what)
      return t.note(L.inForce, card)
    case 'eachPlayer': // FF-19.9
      for (const seat of inTurnOrder(t)) yield* EACH[e.what](t, seat)
      return
    case 'shockAt':
      return yield* shock(
        t,
        inPlay(t).filter((adv) => isAtLevel(t, adv, e.level)),
      )
    case 'oreToBag': {
      const ore = ORES.indexOf(e.ore)
      for (let i = 0; i < e.n && fromReserve(t, ore) > 0; i++) {
        toBag(t, ore)
        t.note(L.oreToBag, ore)
      }
      return
    }
    case 'activate':
      return activateKobolds(t)
    case 'treasureForFewest':
      return treasureForFewest(t)
    case 'slowAt':
      for (const adv of inPlay(t)) if (isAtLevel(t, adv, e.level)) mark(t, adv, 'slow')
      return
    case 'clearCaveInsAt':
      for (const site of sitesAt(e.level))
        for (const { passage } of waysFrom(site)) if (t.s.caveIn[passage]) clearCaveIn(t, passage)
  }
}
const EACH: Readonly<Record<Extract<EventEffect, { do: 'eachPlayer' }>['what'], (t: T, seat: Seat) => Rule>> = {
  caveIn: (t, seat) => triggerCaveIn(t, seat, Q.eventCaveIn),
  goldOnSite,
  replaceOne: mayReplaceOne,
  moveOne,
}
/** FF-27.11 On a numbered site with one of the player's adventurers. */
function* goldOnSite(t: T, seat: Seat): Rule {
  if (t.s.reserve[GOLD] === 0) return
  const sites = new Set(
    inPlay(t)
      .filter((adv) => seatOf(t, adv) === seat)
      .map((adv) => siteOf(t, adv)),
  )
  for (const site of sites) if (isNumbered(site)) t.offer(V.site, site)
  if (t.offerCount === 0) return t.withdraw()
  const site = aOf(yield* t.choose(seat, Q.eventGold))
  lay(t, site, GOLD, fromReserve(t, GOLD))
  t.note(L.oreLaid, GOLD, site)
}
/** FF-27.11 Through one passage, difficult or not, to a site with room. */
function* moveOne(t: T, seat: Seat): Rule {
  for (const adv of inPlay(t)) {
    if (seatOf(t, adv) !== seat) continue
    for (const way of waysFrom(siteOf(t, adv)))
      if (!t.s.caveIn[way.passage] && hasRoom(t, way.to)) t.offer(V.lead, adv, way.to)
  }
  if (t.offerCount === 0) return t.withdraw()
  const picked = yield* t.maybe(seat, Q.eventMove)
  if (!picked) return
  t.note(L.moved, aOf(picked), siteOf(t, aOf(picked)), bOf(picked))
  yield* enter(t, aOf(picked), bOf(picked))
}
/** FF-27.12 Players, not teams; all who tie for the fewest. */
function treasureForFewest(t: T): void {
  const owned = (seat: Seat) => t.cards(Z.forged + seat).length
  const seats = inTurnOrder(t)
  const fewest = Math.min(...seats.map(owned))
  for (const seat of seats) if (owned(seat) === fewest) takeTreasure(t, seat)
}
