/** KD-14.2, KD-14.3, KD-11.12 Cards discarded from the board. */
import type { CardId, Rule } from '@emberhall/kernel'
import { E, runDiscarded } from '../abilities.ts'
import { isFaceUp } from '../board.ts'
import { noteDiscard } from '../exploits.ts'
import { L, printed, type T, Z } from '../state.ts'
import { releaseAttachments } from './attach.ts'
import { turnDown } from './check.ts'
import { revealInto } from './refill.ts'

/**
 * No reward, no penalty; tokens back to supply, the card face down on top of the Well discard.
 * KD-10.11 A card that has left the board meanwhile stays where it is.
 */
export function* discardFromBoard(t: T, card: CardId): Rule {
  if (!isFaceUp(t, card)) return
  t.note(L.discardedCard, card)
  // KD-11.12, KD-11.13 A Gauntlet card turns face down as if completed, without its reward.
  if (printed(t, card).kind === 'gauntlet') {
    turnDown(t, card)
    yield* runDiscarded(t, card)
    yield* t.emit(E.flipped, card)
    return
  }
  noteDiscard(t, card)
  t.s.progress[card] = 0
  releaseAttachments(t, card)
  t.move(card, Z.wellDiscard)
  yield* runDiscarded(t, card)
}

/** Discard and replace at once; KD-11.22 in the finale only the discard is left. */
export function* replaceOnBoard(t: T, card: CardId): Rule {
  const slot = t.s.where[card]!
  yield* discardFromBoard(t, card)
  if (t.s.phase !== 'finale' && t.cards(slot).length === 0) yield* revealInto(t, slot)
}
