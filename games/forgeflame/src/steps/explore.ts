/** FF-8 Exploration tokens. */
import { aOf, at, type Rule, type Seat } from '@emberhall/kernel'
import { seatOf } from '../figures.ts'
import { fromReserve, lay, MITHRUL, ORDINARY } from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, printed, Q, type SiteNo, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { canKindle, kindle } from './flames.ts'
import { placeKobold } from './kobolds.ts'
import { takeTreasure } from './treasure.ts'

/** FF-8.1, FF-8.3 Any arrival turns the token up at once; FF-8.4 choices and gains are its controller's, whoever's turn it is. */
export function* enter(t: T, adv: Adv, site: SiteNo): Rule {
  const { s } = t
  at(s.adventurers, adv).site = site
  const token = at(s.exploration, site)
  if (token < 0) return
  s.exploration[site] = -1
  t.move(token, Z.gone) // FF-8.2
  t.note(L.explored, adv, token, site)
  yield* reveal(t, seatOf(t, adv), site, asKind(printed(t, token), 'exploration').what)
}
function* reveal(t: T, seat: Seat, site: SiteNo, what: string): Rule {
  switch (what) {
    case 'treasure': // FF-8.5
      return takeTreasure(t, seat)
    case 'rekindle': // FF-8.6
      if (canKindle(t)) yield* kindle(t, seat)
      return
    case 'encounter': // FF-8.7
      return placeKobold(t, site)
    case 'trap':
      return trap(t, seat)
    case 'totem':
      return findTotem(t, site)
    case 'find':
      return yield* goodFind(t, seat, site)
  }
}
/** FF-8.8 The turn of the player who revealed it, if it is that player's; FF-25.31 the imps' part is nobody's turn. */
function trap(t: T, seat: Seat): void {
  const { s } = t
  if (s.phase !== 'turns' || s.turn.seat !== seat) return t.note(L.trapIdle, seat)
  s.turn.trapped = true
  t.note(L.trapped, seat)
}
/** FF-8.9, FF-15.1 It stays there for good. */
function findTotem(t: T, site: SiteNo): void {
  const totem = t.top(Z.totemPile)
  t.move(totem, Z.totems)
  t.s.totem[site] = totem
  t.s.totemReady[site] = true
  t.note(L.totemFound, totem, site)
}
/** FF-8.10 One ore of choice; FF-23.2 a Mithrül instead, as long as there is one aside. */
function* goodFind(t: T, seat: Seat, site: SiteNo): Rule {
  if (fromReserve(t, MITHRUL) > 0) return laid(t, MITHRUL, site)
  for (const ore of ORDINARY) if (at(t.s.reserve, ore) > 0) t.offer(V.ore, ore)
  if (t.offerCount === 0) return t.withdraw()
  const ore = aOf(yield* t.choose(seat, Q.find))
  fromReserve(t, ore)
  laid(t, ore, site)
}
function laid(t: T, ore: number, site: SiteNo): void {
  lay(t, site, ore)
  t.note(L.oreLaid, ore, site)
}
