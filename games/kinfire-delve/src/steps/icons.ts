/** KD-13 Reward and penalty icons, and KD-9 what happens when a deck is empty. */
import { aOf, at, type CardId, type Rule, type Seat } from '@emberhall/kernel'
import type { FatigueCard } from '../content/types.ts'
import { runEffects } from '../run.ts'
import { noteDamage } from '../exploits.ts'
import { L, printed, Q, type T, V, Z } from '../state.ts'
import { inForce, isInForce } from '../in-force.ts'
import { check } from './check.ts'

/** KD-13.1 Unseen, one by one, onto the Well discard; KD-9.7 as many as there are; KD-11.11 not in the finale. */
export function descend(t: T, n: number): void {
  if (t.s.phase === 'finale') return
  let moved = 0
  for (; moved < n && t.cards(Z.well).length > 0; moved++) t.move(t.top(Z.well), Z.wellDiscard)
  t.note(L.descended, moved)
}
/** KD-13.2 The way back, so that a climb undoes a descent; KD-9.6 as many as there are; KD-11.11 not in the finale. */
export function climb(t: T, n: number): void {
  if (t.s.phase === 'finale') return
  let moved = 0
  for (; moved < n && t.cards(Z.wellDiscard).length > 0; moved++) t.move(t.top(Z.wellDiscard), Z.well)
  t.note(L.climbed, moved)
}

/** KD-13.3 Draw from the own Skill deck; KD-8.10 a hand may be of any size. */
export function draw(t: T, seat: Seat, n: number): void {
  let drawn = 0
  while (drawn < n && drawOne(t, seat)) drawn++
  t.note(L.drew, seat, drawn)
}
/** KD-9.1, KD-9.2, KD-9.3 An empty deck is made anew from the discard, in the middle of a draw if need be; both empty: no card. */
export function drawOne(t: T, seat: Seat): boolean {
  if (t.cards(Z.deck + seat).length === 0) {
    if (t.cards(Z.discard + seat).length === 0) return false
    for (const card of t.cards(Z.discard + seat).slice()) t.move(card, Z.deck + seat)
    t.shuffle(Z.deck + seat)
    t.note(L.reshuffled, seat)
  }
  t.move(t.top(Z.deck + seat), Z.hand + seat)
  return true
}
/** KD-13.4 Choose and discard; with fewer in hand, all of them. */
export function* discardCards(t: T, seat: Seat, n: number, mode: 'choose' | 'random'): Rule {
  if (mode === 'random') {
    for (let i = 0; i < n && t.cards(Z.hand + seat).length > 0; i++) {
      const hand = t.cards(Z.hand + seat)
      toDiscard(t, seat, at(hand, t.random('discard', hand.length)))
    }
    return
  }
  for (const card of t.cards(Z.hand + seat)) t.offer(V.discard, card)
  for (const option of yield* t.some(seat, Q.discard, n, n)) toDiscard(t, seat, aOf(option))
}
function toDiscard(t: T, seat: Seat, card: CardId): void {
  t.move(card, Z.discard + seat)
  t.note(L.discarded, seat, card)
}

/** KD-13.5, KD-12.6 Never above the value set in setup. */
export function heal(t: T, n: number): void {
  const { s } = t
  const healed = isInForce(t, 'noHealing') ? 0 : Math.min(n, s.hpMax - s.hp)
  s.hp += healed
  t.note(L.healed, healed, s.hp)
}
/** KD-13.6, KD-12.6, KD-12.7 One pool for all, never below 0. */
export function damage(t: T, n: number, source: CardId): void {
  const { s } = t
  let suffered = n
  if (s.attempt.penalty && source === s.attempt.target)
    for (const f of inForce(t, 'penaltyDamage')) suffered += f.static.n
  suffered = Math.max(0, suffered)
  const prevented = Math.min(suffered, s.attempt.open ? s.attempt.prevent : 0)
  if (prevented > 0) {
    s.attempt.prevent -= prevented
    suffered -= prevented
    t.note(L.prevented, prevented)
  }
  if (suffered === 0) return
  s.hp = Math.max(0, s.hp - suffered)
  t.note(L.damage, suffered, s.hp)
  noteDamage(t, suffered, source)
}

/** KD-13.8, KD-8.11 Reveal Fatigue cards one by one; no hand is drawn or lost; KD-9.4 as many as there are. */
export function* fatigue(t: T, n: number): Rule {
  for (let i = 0; i < n && t.cards(Z.fatigueDeck).length > 0; i++) {
    const card = t.top(Z.fatigueDeck)
    t.move(card, Z.fatigue)
    t.note(L.fatigue, card)
    yield* runEffects(t, (printed(t, card).card as FatigueCard).onReveal, card, t.s.active)
    yield* check(t)
  }
}
/** KD-13.7, KD-8.9 Back into the deck, which is then shuffled. */
export function* shakeFatigue(t: T, seat: Seat, n: number): Rule {
  for (let i = 0; i < n; i++) {
    for (const card of t.cards(Z.fatigue)) t.offer(V.fatigue, card)
    if (t.offerCount === 0) return
    const card = aOf(yield* t.choose(seat, Q.shakeFatigue))
    t.note(L.shook, seat, card)
    t.move(card, Z.fatigueDeck)
    t.shuffle(Z.fatigueDeck)
  }
}

/** KD-13.9, KD-6.2, KD-6.3 Turn the own Lantern face up; charging a charged one does nothing. */
export function charge(t: T, seat: Seat): void {
  if (t.s.charged[seat] || isInForce(t, 'noCharge')) return t.note(L.chargeLost, seat)
  t.s.charged[seat] = true
  t.note(L.charged, seat)
}
export function discharge(t: T, seat: Seat): void {
  if (!t.s.charged[seat]) return
  t.s.charged[seat] = false
  t.note(L.discharged, seat)
}
