/** KD-12.8 After every effect: health, other defeats, completions (KD-7). */
import { aOf, at, type CardId, type Rule } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { gauntletCount, inSlot, isAroundMaster, masterCard } from '../board.ts'
import { difficulty, holds } from '../counts.ts'
import { runEffects } from '../run.ts'
import { noteCompletions } from '../exploits.ts'
import { L, printed, Q, SLOTS, type T, V, Z } from '../state.ts'
import { inForce } from '../in-force.ts'
import { releaseAttachments } from './release.ts'
import { lose, win } from './end.ts'

export function* check(t: T): Rule {
  checkDefeat(t)
  for (;;) {
    const done = completable(t, t.s.attempt.open ? -1 : NOBODY)
    if (done.length === 0) return
    yield* complete(t, done)
  }
}
const NOBODY = -2

/** KD-12.2, KD-12.3 Health at 0, or the defeat condition of a card. */
export function checkDefeat(t: T): void {
  if (t.s.hp === 0) lose(t, 'health')
  for (const f of inForce(t, 'defeat')) {
    if (!holds(t, f.static.when, f.self, t.s.active)) continue
    t.note(L.ability, f.self)
    lose(t, 'effect')
  }
}

/**
 * KD-5.27, KD-7.2, KD-7.4 Challenges with at least as much progress as their current difficulty.
 * KD-5.35 The card being attempted is only looked at in step 4, when it is named here.
 */
export function completable(t: T, attempted: CardId): CardId[] {
  const done: CardId[] = []
  for (let i = 0; i < SLOTS.length; i++) {
    const card = inSlot(t, at(SLOTS, i))
    if (card >= 0 && t.s.flipped[card] === 0 && isDone(t, card, attempted)) done.push(card)
  }
  if (t.s.phase === 'finale') {
    const master = masterCard(t)
    // KD-11.3, KD-11.18 Not while all Gauntlet cards are face up.
    if (gauntletCount(t, 1) > 0 && isDone(t, master, attempted)) done.push(master)
  }
  return done
}
function isDone(t: T, card: CardId, attempted: CardId): boolean {
  const { s } = t
  if (s.progress[card] === 0 || s.completing.includes(card)) return false // KD-7.11
  if (s.attempt.open && card === s.attempt.target && card !== attempted) return false
  return printed(t, card).kind !== 'event' && at(s.progress, card) >= difficulty(t, card)
}

/**
 * KD-7.6, KD-12.9 The set is fixed first, then rewards in an order chosen by the active Seeker, then all cards move.
 * KD-7.8 A card that nobody attempted is completed just so: no action, no dice, no penalty.
 */
export function* complete(t: T, done: readonly CardId[]): Rule {
  const { s } = t
  if (done.includes(masterCard(t))) win(t)
  noteCompletions(t, done)
  s.completing.push(...done)
  for (const card of done) t.offer(V.reward, card)
  const order = (yield* t.order(s.active, Q.rewards)).map(aOf)
  for (const card of order) {
    t.note(L.completed, card, at(s.progress, card))
    // KD-5.28, KD-5.29, KD-5.30, KD-7.3 The active Seeker gains the reward, wanted or not, while the card is still in play.
    yield* runEffects(t, printed(t, card).reward, card, s.active)
  }
  const flipped = order.filter((card) => putAway(t, card))
  s.completing = s.completing.filter((card) => !done.includes(card))
  yield* check(t) // KD-7.4, KD-12.1 what their leaving completes comes before texts that speak of it
  for (const card of order) yield* t.emit(E.completed, card)
  for (const card of flipped) yield* t.emit(E.flipped, card)
}

/** KD-5.28 To the completed area; KD-5.40 unless its reward sent it elsewhere; KD-11.5 a Gauntlet card turns face down in place. */
function putAway(t: T, card: CardId): boolean {
  if (!isAroundMaster(t, card)) return false
  if (printed(t, card).kind === 'gauntlet') return turnDown(t, card)
  t.s.progress[card] = 0
  releaseAttachments(t, card)
  t.move(card, Z.completed)
  return false
}
/** KD-11.5, KD-11.13 Its tokens go back, its back shows. */
export function turnDown(t: T, card: CardId): true {
  t.s.progress[card] = 0
  releaseAttachments(t, card)
  t.s.flipped[card] = 1
  t.note(L.flipped, card)
  return true
}
