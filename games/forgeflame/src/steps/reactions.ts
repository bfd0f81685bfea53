/** FF-26.GO.1: FF-18.8 to FF-18.10 Absorption. */
import { aOf, at, type CardId, type Rule, type Seat, SECRET } from '@emberhall/kernel'
import { GOBETOU, isSanctuary, seatOf, teamOfAdv } from '../figures.ts'
import { pawnOf, Q, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { freeFromWeb } from '../webs.ts'
import { abilitiesOf } from './standing.ts'

/**
 * FF-18.8 When any other player plays a card, Gobetou's controller may cancel. So as not to give the hand away the question is put
 * whenever the card may be there, or always if the table likes; a player's own orders answer it unasked.
 */
export function* absorption(t: T): Rule {
  const { turn: now } = t.s
  const owner = seatOf(t, GOBETOU)
  if (owner < 0 || owner === now.seat || !mayReact(t)) return
  const card = reactionOf(t, owner)
  if (card < 0 || !isAsked(t, owner, card)) return
  if (t.s.where[card] === Z.hand + owner) t.offer(V.absorb, card)
  const picked = yield* t.maybe(owner, Q.absorption, SECRET)
  if (picked) absorb(t, owner, aOf(picked))
}
/** A-29 A stunned Gobetou cannot; FF-27.9 nor against an opponent in a Sanctuary. */
function mayReact(t: T): boolean {
  if (pawnOf(t, GOBETOU).stun) return false
  return !isSanctuary(t) || teamOfAdv(t, GOBETOU) === teamOfAdv(t, t.s.turn.adv)
}
function reactionOf(t: T, owner: Seat): CardId {
  for (const zone of [Z.hand, Z.draw, Z.discard, Z.active, Z.advanced, Z.advancedPile])
    for (const card of t.cards(zone + owner))
      if (abilitiesOf(t, card).some((ability) => ability.timing === 'reaction')) return card
  return -1
}
function isAsked(t: T, owner: Seat, card: CardId): boolean {
  const where = at(t.s.where, card)
  if (t.options.absorption === 'always') return true
  return (where === Z.hand + owner || where === Z.draw + owner) && t.cards(Z.hand + owner).length > 0
}
/** FF-18.9, A-29 It counts as a card of Gobetou: his other marks are spent. What abilities had granted is gone. */
function absorb(t: T, owner: Seat, card: CardId): void {
  const { turn: now, adventurers } = t.s
  t.move(card, Z.active + owner)
  if (at(adventurers, GOBETOU).slow) {
    at(adventurers, GOBETOU).slow = false
    t.note(L.slowSpent, GOBETOU)
  }
  freeFromWeb(t, GOBETOU)
  now.cancelled.push(now.adv)
  now.grants = now.grants.filter((g) => !g.byAbility || g.adv !== now.adv)
  t.note(L.absorbed, owner, card, now.adv)
}
