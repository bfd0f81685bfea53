/** KD-8 Exhaustion. */
import { type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { L, Q, type T, V, Z } from '../state.ts'
import { newHandSize } from '../statics.ts'
import { check } from './check.ts'
import { draw, fatigue } from './icons.ts'

/** KD-8.1, KD-8.2, KD-8.5, KD-8.12 At the start of the own turn, and only then, one may exhaust; with an empty hand one must. */
export function* exhaustionWindow(t: T, seat: Seat): Rule {
  t.offer(V.exhaust)
  if (t.cards(Z.hand + seat).length > 0) t.offer(V.keepHand)
  if (verbOf(yield* t.choose(seat, Q.exhaust)) === V.exhaust) yield* exhaust(t, seat)
}

/** KD-8.3 Discard the rest of the hand, reveal a Fatigue card, draw a new hand; the turn then goes on (KD-8.4). */
function* exhaust(t: T, seat: Seat): Rule {
  for (const card of t.cards(Z.hand + seat).slice()) t.move(card, Z.discard + seat)
  yield* fatigue(t, 1) // KD-8.6 it applies at once; KD-9.4 none left: the hand is still drawn
  const size = newHandSize(t)
  draw(t, seat, size)
  t.note(L.exhausted, seat, size)
  yield* t.emit(E.exhausted)
  yield* check(t)
}
