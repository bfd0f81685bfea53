/** KD-2 Turn frame. */
import { aOf, at, bOf, type CardId, type Rule, type Seat, verbOf, why, type Why } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { inSlot, masterCard, ownerOf } from '../board.ts'
import { COLOURS, L, noAttempt, printed, Q, SLOTS, type T, V, Z } from '../state.ts'
import { coloursOf } from '../statics.ts'
import { attempt } from './attempt.ts'
import { resolveEvent } from './event.ts'
import { exhaustionWindow } from './exhaustion.ts'
import { discharge } from './icons.ts'
import { refill } from './refill.ts'

/** KD-2.1, KD-2.12 One Seeker's turn, which gives no card by itself; KD-10.10, KD-11.1, KD-11.21 the same at the bottom and in the finale. */
export function* turn(t: T, seat: Seat): Rule {
  const { s } = t
  t.later('turn', (seat + 1) % t.seats) // KD-2.11 clockwise
  s.turn++
  s.active = seat
  s.damageThisTurn = 0
  s.otherDamageThisTurn = 0
  t.note(L.turn, seat, s.turn)
  const { phase } = s
  yield* exhaustionWindow(t, seat)
  // KD-2.16, KD-16.2 Start of turn, whoever is active: after the exhaustion window, before a card is chosen.
  yield* t.emit(E.turnStart)
  if (s.phase === phase) yield* interaction(t, seat) // KD-10.11 a bottom reached before it ends the turn
  yield* refill(t)
  // KD-2.19 End of turn: after the refill; if it frees a slot, refill again.
  yield* t.emit(E.turnEnd)
  yield* refill(t)
  cleanup(t)
}

const MASTER_HIDDEN = why('masterHidden', 'KD-10.1')
const NOT_VULNERABLE = why('notVulnerable', 'KD-11.4')
const FACE_DOWN = why('faceDown', 'KD-11.9')
function canAttemptMaster(t: T, colours: readonly string[], colour: string): Why | null {
  if (t.s.phase !== 'finale') return MASTER_HIDDEN
  return colours.includes(colour) ? null : NOT_VULNERABLE
}

/**
 * KD-2.2, KD-2.3, KD-2.4, KD-2.5 Exactly one of the face-up cards around the Master, or the Master itself once it is vulnerable.
 * KD-11.8, KD-11.19 Its colour is announced here, for the whole attempt and with or without an action.
 */
function* interaction(t: T, seat: Seat): Rule {
  for (const slot of SLOTS) {
    const card = inSlot(t, slot)
    if (card >= 0) offerCard(t, card)
  }
  const master = masterCard(t)
  const weak = t.s.phase === 'finale' ? coloursOf(t, master) : []
  COLOURS.forEach((colour, c) => t.offer(V.attempt, master, c, canAttemptMaster(t, weak, colour)))
  if (t.offerCount === 0) return t.withdraw() // KD-2.18
  const picked = yield* t.choose(seat, Q.choose)
  if (verbOf(picked) === V.resolve) yield* resolveEvent(t, aOf(picked))
  else yield* attempt(t, aOf(picked), at(COLOURS, bOf(picked)))
}
function offerCard(t: T, card: CardId): void {
  if (printed(t, card).kind === 'event') return t.offer(V.resolve, card)
  const reason = t.s.flipped[card] === 1 ? FACE_DOWN : null
  for (const colour of coloursOf(t, card)) t.offer(V.attempt, card, COLOURS.indexOf(colour), reason)
}

/** KD-2.9, KD-6.5, KD-6.6 Cards played go to their owners' discards, a lantern used is turned face down. */
function cleanup(t: T): void {
  const { s } = t
  for (const card of t.cards(Z.played).slice()) {
    const owner = ownerOf(t, card)
    const returns = t.modified('return', card) > 0
    if (returns) t.note(L.returned, owner, card)
    t.move(card, (returns ? Z.hand : Z.discard) + owner)
  }
  if (s.lanternUsed) {
    s.lanternUsed = false
    discharge(t, s.active)
  }
  s.attempt = noAttempt()
  t.expire('turn')
}
