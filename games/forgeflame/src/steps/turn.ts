/** FF-4 Rounds and turns. */
import { aOf, at, bOf, type CardId, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { topOfPile } from '../cards.ts'
import { grant, OGMUL, seatOf } from '../figures.ts'
import { asKind } from '../printed.ts'
import { isSolo, noTurn, printed, Q, type T, teamOf, TURNS, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { freeFromWeb } from '../webs.ts'
import { performAction } from './act.ts'
import { absorption } from './reactions.ts'
import { POTIONS } from '../content/types.ts'
import { offerActions } from './offers.ts'
import { standing } from './standing.ts'
import { offerAbilities, useAbility } from './abilities.ts'
import { offerPowers, usePower } from './powers.ts'

/** FF-4.1 A round begins with the First Player; what an event announced holds from here on (FF-19.11). */
export function* round(t: T): Rule {
  const { s } = t
  s.round++
  s.turns = s.turns.map(() => 0)
  s.inForce = s.coming
  s.coming = []
  t.note(L.round, s.round, s.first)
  // FF-25.10 The imps act before the player, but not in the first round.
  if (isSolo(t) && s.round > 1) t.later('imps')
  t.later('turn', s.first)
}

/** FF-4.3 One card from hand; FF-4.4 without one, the top of the draw pile; FF-4.6 without any card the turn passes. */
export function* turn(t: T, seat: Seat): Rule {
  const { s } = t
  s.phase = 'turns'
  s.turn = noTurn(seat)
  t.note(L.turn, seat, at(s.turns, seat) + 1)
  const hand = t.cards(Z.hand + seat)
  if (hand.length > 0) {
    for (const card of hand) t.offer(V.play, card)
    yield* play(t, aOf(yield* t.choose(seat, Q.card)), L.played)
    return
  }
  const top = topOfPile(t, seat)
  if (top >= 0) yield* play(t, top, L.fromPile)
  else {
    t.note(L.noCard, seat)
    endTurn(t)
  }
}

/** FF-4.7 What happens when a card is played, up to its first action; FF-18.1 the same for a chained one. */
function* play(t: T, card: CardId, line: number): Rule {
  const { s } = t
  const { turn: now } = s
  const { adv, pool } = asKind(printed(t, card), 'action')
  now.card = card
  now.adv = adv
  now.acting = adv
  now.pool = [...pool]
  now.copied = []
  now.mute = false
  if (s.where[card] !== Z.active + now.seat) t.move(card, Z.active + now.seat) // (a)
  t.note(line, now.seat, card)
  spendMarks(t) // (b), (c)
  yield* potions(t) // (d)
  yield* absorption(t) // (e)
  standing(t)
  t.next('act') // (f)
}
/** FF-4.7 (b), FF-16.5; (c), FF-16.6 A stunned adventurer's card has no abilities, a slowed one's a Move less. */
function spendMarks(t: T): void {
  const { turn: now, adventurers } = t.s
  const marks = at(adventurers, now.adv)
  if (marks.stun) {
    now.mute = true
    marks.stun = false
    t.note(L.stunSpent, now.adv)
  }
  if (marks.slow) {
    if (at(now.pool, 0) > 0) now.pool[0] = at(now.pool, 0) - 1
    marks.slow = false
    t.note(L.slowSpent, now.adv)
  }
}
/** FF-26.OG.2, FF-22.8 Full Potions of the team may be put on the card; FF-26.OG.7 when it is replayed only further ones. */
function* potions(t: T): Rule {
  const { s } = t
  const owner = seatOf(t, OGMUL)
  if (owner < 0 || teamOf(t, owner) !== teamOf(t, s.turn.seat)) return
  for (;;) {
    s.potions.forEach((potion, i) => potion === 'full' && t.offer(V.potion, i))
    if (t.offerCount === 0) return t.withdraw()
    const picked = yield* t.maybe(s.turn.seat, Q.potion)
    if (!picked) return
    const i = aOf(picked)
    s.potions[i] = 'used'
    t.note(L.potion, s.turn.seat, i)
    if (POTIONS[i] === 'speed') s.turn.pool[0] = at(s.turn.pool, 0) + 1
    else grant(t, s.turn.adv, POTIONS[i] === 'flight' ? 'flight' : 'stealth', false)
  }
}

/** FF-12.11 Abilities and powers know no Kobolds. */
function offerText(t: T): void {
  offerAbilities(t)
  offerPowers(t)
}
/** FF-4.8 The action loop, one thing at a time; FF-4.9 until the player stops or a trap ends the turn. */
export function* act(t: T): Rule {
  const { turn: now } = t.s
  const actor = { adv: now.adv, pool: now.pool }
  offerActions(t, actor, offerText)
  const picked = yield* t.choose(now.seat, Q.act, { secret: t.options.confirmEnd })
  const verb = verbOf(picked)
  if (verb === V.stop) return endCard(t)
  if (verb === V.ability) yield* useAbility(t, aOf(picked), bOf(picked))
  else if (verb === V.power) yield* usePower(t, aOf(picked))
  else yield* performAction(t, actor, picked)
  if (now.trapped) endCard(t)
  else t.next('act')
}

/** FF-4.9 What is left on the card is lost; a chained card follows (FF-18.11 in the order of the abilities), or the turn is over. */
function endCard(t: T): void {
  const { turn: now } = t.s
  freeFromWeb(t, now.adv)
  if (now.trapped) loseChain(t)
  if (now.chain.length > 0) t.next('chained', now.chain.shift())
  else endTurn(t)
}
/** FF-18.12 */
function loseChain(t: T): void {
  const { turn: now } = t.s
  for (const card of now.chain) if (t.s.where[card] === Z.aside + now.seat) t.move(card, Z.discard + now.seat)
  now.chain = []
}
/** FF-18.1, FF-18.7 */
export function* chained(t: T, card: CardId): Rule {
  yield* play(t, card, L.chained)
}

/**
 * FF-4.2, FF-4.12, FF-18.6 The turn counts, cut short or not; the next belongs to the next player who has turns left, FF-25.14 alone
 * always to the same.
 */
function endTurn(t: T): void {
  const { s } = t
  const { seat, again } = s.turn
  s.turns[seat] = at(s.turns, seat) + 1
  s.turn = noTurn(-1)
  for (let i = again ? 0 : 1; i <= t.seats; i++) {
    const next = (seat + i) % t.seats
    if (at(s.turns, next) < TURNS) return t.later('turn', next)
  }
  t.later('roundEnd') // FF-19.1
}
