/** FF-6 Movement. */
import { aOf, at, type Rule, type Why, why } from '@emberhall/kernel'
import { CAPACITY, crowd, DIFFICULT, hasRoom, type Way, waysFrom } from '../board.ts'
import { alliesHere, hasGrant, isWebbed, siteOf } from '../figures.ts'
import { type Adv, pawnOf, Q, type SiteNo, type T, V } from '../state.ts'
import { L } from '../logs.ts'
import { type Actor, MOVE, spend, WILD } from '../symbols.ts'
import { enter } from './explore.ts'

const NO_MOVE = why('noMoveLeft', 'FF-6.1')
const NEEDS_FLIGHT = why('needsFlight', 'FF-6.2')
const FULL = why('siteFull', 'FF-6.4')
const CAVE_IN = why('caveIn', 'FF-7.1')
const WEBBED = why('webbed', 'FF-6.8')

/** FF-6.1, FF-6.6 Every passage out of the site; opponents and Kobolds stand in nobody's way. */
export function offerMoves(t: T, { adv, pool }: Actor): void {
  const moves = at(pool, MOVE) + at(pool, WILD)
  if (moves === 0 && !t.watched) return
  const webbed = isWebbed(t, adv)
  const ways = waysFrom(siteOf(t, adv))
  for (let i = 0; i < ways.length; i++)
    t.offer(V.move, at(ways, i).to, 0, webbed ? WEBBED : canMove(t, adv, at(ways, i), moves))
}
function canMove(t: T, adv: Adv, way: Way, moves: number): Why | null {
  if (moves === 0) return NO_MOVE
  const closed = whyClosed(t, adv, way)
  if (closed !== null) return closed
  return canEndUp(t, adv, way.to, moves - 1) ? null : FULL
}
/** FF-7.1; FF-6.2, FF-16.9; FF-27.2 who phases crosses cave-ins by its own Moves. */
export function whyClosed(t: T, adv: Adv, { passage }: Way): Why | null {
  if (t.s.caveIn[passage] && !hasGrant(t, adv, 'phase')) return CAVE_IN
  return DIFFICULT[passage] && !hasGrant(t, adv, 'flight') ? NEEDS_FLIGHT : null
}
/** FF-6.4, FF-6.5 Whether this site, or one reached from it with the Moves left, has room for the adventurer. */
function canEndUp(t: T, adv: Adv, site: SiteNo, moves: number): boolean {
  if (crowd(t, site) - (siteOf(t, adv) === site ? 1 : 0) < at(CAPACITY, site)) return true
  if (moves === 0) return false
  return waysFrom(site).some((way) => whyClosed(t, adv, way) === null && canEndUp(t, adv, way.to, moves - 1))
}

export function* move(t: T, { adv, pool }: Actor, to: SiteNo): Rule {
  const from = siteOf(t, adv)
  spend(pool, MOVE)
  const passenger = hasGrant(t, adv, 'passenger') ? yield* chooseGuest(t, adv, to) : -1
  t.note(L.moved, adv, from, to)
  if (passenger >= 0) {
    pawnOf(t, passenger).site = to
    t.note(L.brought, adv, passenger)
  }
  yield* enter(t, adv, to)
}
/** FF-27.1 One ally from the site left, if there is room for both. */
function* chooseGuest(t: T, adv: Adv, to: SiteNo): Rule<Adv> {
  if (crowd(t, to) + 2 > at(CAPACITY, to)) return -1
  for (const ally of alliesHere(t, adv)) t.offer(V.bring, ally, 0, isWebbed(t, ally) ? WEBBED : null)
  if (t.offerCount === 0) {
    t.withdraw()
    return -1
  }
  const picked = yield* t.maybe(t.s.turn.seat, Q.passenger)
  return picked ? aOf(picked) : -1
}

/** FF-6.7, FF-6.8 Put on a site by anything but a Move: it needs room there, and nothing to hold it. */
export const canBePut = (t: T, adv: Adv, to: SiteNo): boolean =>
  siteOf(t, adv) !== to && hasRoom(t, to) && !isWebbed(t, adv)
export function* put(t: T, adv: Adv, to: SiteNo): Rule {
  t.note(L.sent, adv, to)
  yield* enter(t, adv, to)
}
