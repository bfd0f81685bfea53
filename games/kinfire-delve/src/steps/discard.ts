/** KD-14.2, KD-14.3, KD-11.12 Cards discarded from the board. */
import { at, type CardId, type Rule } from '@emberhall/kernel'
import { E } from '../happenings.ts'
import { runDiscarded } from '../abilities.ts'
import { isFaceUp } from '../board.ts'
import { noteDiscard } from '../exploits.ts'
import { L, printed, type T, Z } from '../state.ts'
import { releaseAttachments } from './release.ts'
import { check, turnDown } from './check.ts'
import { revealInto } from './refill.ts'

/**
 * KD-7.5 One instruction is one effect, however many cards it discards: all go, then comes the check, and only then (A-54,
 * KD-12.1) what their texts, or texts about a turned card, say of it.
 */
export function* discardFromBoard(t: T, cards: readonly CardId[]): Rule {
  const gone = cards.filter((card) => leaveBoard(t, card))
  yield* check(t)
  for (const card of gone) {
    yield* runDiscarded(t, card)
    if (printed(t, card).kind === 'gauntlet') yield* t.emit(E.flipped, card)
  }
}
/**
 * No reward, no penalty; tokens back to supply, the card face down on top of the Well discard.
 * KD-10.11 A card that has left the board meanwhile stays where it is.
 */
function leaveBoard(t: T, card: CardId): boolean {
  if (!isFaceUp(t, card)) return false
  t.note(L.discardedCard, card)
  // KD-11.12, KD-11.13 A Gauntlet card turns face down as if completed, without its reward.
  if (printed(t, card).kind === 'gauntlet') return turnDown(t, card)
  noteDiscard(t, card)
  t.s.progress[card] = 0
  releaseAttachments(t, card)
  t.move(card, Z.wellDiscard)
  return true
}

/** Discard and replace at once, as one effect; KD-11.22 in the finale only the discard is left. */
export function* replaceOnBoard(t: T, card: CardId): Rule {
  if (t.s.phase === 'finale') return yield* discardFromBoard(t, [card])
  const slot = at(t.s.where, card)
  if (!leaveBoard(t, card)) return
  yield* runDiscarded(t, card)
  if (t.cards(slot).length === 0) yield* revealInto(t, slot)
}
