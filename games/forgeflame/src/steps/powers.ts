/** FF-14.3 to FF-14.12 Artifact powers: once a game, on the owner's turn, at the same moments as an ability. */
import { aOf, at, type CardId, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { isAdjacent } from '../board.ts'
import type { Power } from '../content/types.ts'
import { grant, hasGrant, inPlay, siteOf } from '../figures.ts'
import { asKind } from '../printed.ts'
import { L } from '../logs.ts'
import { printed, Q, SITES, type T, V, Z } from '../state.ts'
import { canKindle, kindle } from './flames.ts'
import { removeKobold } from './kobolds.ts'
import { heal, isMarked } from './marks.ts'
import { blindTreasure, holders, takeTreasure } from './treasure.ts'
import { lookAt } from './looks.ts'

const EXHAUSTED = why('powerExhausted', 'FF-14.3')
const NO_USE = why('wouldChangeNothing', 'FF-15.4')
const AT_SCORING = why('worksAtScoring', 'FF-14.12')

const powerOf = (t: T, card: CardId): Power | undefined => asKind(printed(t, card), 'artifact').card.power

/** FF-14.4, FF-22.7 Those of the player whose turn it is, from the moment they are forged. */
export function offerPowers(t: T): void {
  for (const card of t.cards(Z.forged + t.s.turn.seat)) {
    const power = powerOf(t, card)
    if (power !== undefined) t.offer(V.power, card, 0, whyNot(t, card, power))
  }
}
function whyNot(t: T, card: CardId, power: Power): Why | null {
  if (t.s.exhausted.includes(card)) return EXHAUSTED
  if (power === 'collection') return AT_SCORING
  return isUseful(t, power) ? null : NO_USE
}
function isUseful(t: T, power: Power): boolean {
  const { s } = t
  const { adv, seat } = s.turn
  switch (power) {
    case 'treasure':
      return t.cards(Z.treasurePile).length > 0 || holders(t, seat).length > 0
    case 'heal':
      return inPlay(t).some((other) => isMarked(t, other))
    case 'banish':
      return s.kobolds.some((kobold) => isAdjacent(t, siteOf(t, adv), kobold.site))
    case 'scout':
      return s.exploration.some((token) => token >= 0)
    case 'kindle':
      return canKindle(t)
    case 'flight':
    case 'stealth':
      return !hasGrant(t, adv, power)
    case 'collection':
      return false
  }
}

export function* usePower(t: T, card: CardId): Rule {
  const { s } = t
  const { adv, seat } = s.turn
  s.exhausted.push(card)
  t.note(L.power, seat, card)
  const power = powerOf(t, card)!
  switch (power) {
    case 'treasure':
      return yield* treasure(t)
    case 'heal': // FF-14.6
      for (const other of inPlay(t)) if (isMarked(t, other)) t.offer(V.adventurer, other)
      return heal(t, aOf(yield* t.choose(seat, Q.powerHeal)))
    case 'banish': // FF-14.7 on an adjacent site, never the own one
      s.kobolds.forEach((kobold, i) => isAdjacent(t, siteOf(t, adv), kobold.site) && t.offer(V.kobold, i))
      return removeKobold(t, aOf(yield* t.choose(seat, Q.powerKobold)))
    case 'scout': // FF-14.8
      for (let site = 0; site < SITES.length; site++) if (at(s.exploration, site) >= 0) t.offer(V.site, site)
      for (const option of yield* t.some(seat, Q.powerScout, 1, 2))
        lookAt(t, seat, at(s.exploration, aOf(option)), aOf(option))
      return
    case 'kindle': // FF-14.9
      return yield* kindle(t, seat)
    case 'flight': // FF-14.10
    case 'stealth': // FF-14.11
      return grant(t, adv, power, false)
    case 'collection': // FF-14.12 at scoring
  }
}
/** FF-14.5 From the reserve, or blind from another player. */
function* treasure(t: T): Rule {
  const { seat } = t.s.turn
  if (t.cards(Z.treasurePile).length > 0) t.offer(V.reserve)
  for (const owner of holders(t, seat)) t.offer(V.treasureOf, owner)
  const picked = yield* t.choose(seat, Q.powerTreasure)
  if (verbOf(picked) === V.reserve) return takeTreasure(t, seat)
  const token = blindTreasure(t, aOf(picked))
  t.move(token, Z.treasures + seat)
  t.note(L.treasure, seat, token)
}
