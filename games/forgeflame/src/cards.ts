/** FF-4.4, FF-4.5: drawing, and playing from the draw pile. */
import type { CardId, Seat } from '@emberhall/kernel'
import { L } from './logs.ts'
import { type T, Z } from './state.ts'

/** FF-18.1 The discard without a card that waits there to be chained. */
export const idleDiscard = (t: T, seat: Seat): CardId[] =>
  t.cards(Z.discard + seat).filter((card) => !t.s.turn.chain.includes(card))
/** FF-4.5 The top of the draw pile, the discard shuffled in first if there is none; -1: no card anywhere. */
export function topOfPile(t: T, seat: Seat): CardId {
  const discard = t.cards(Z.draw + seat).length === 0 ? idleDiscard(t, seat) : []
  if (discard.length > 0) {
    for (const card of discard) t.move(card, Z.draw + seat)
    t.shuffle(Z.draw + seat)
    t.note(L.reshuffled, seat)
  }
  return t.top(Z.draw + seat)
}
/** Whether a card came into the given place. */
export function drawCard(t: T, seat: Seat, to: number = Z.hand): CardId {
  const card = topOfPile(t, seat)
  if (card >= 0) t.move(card, to + seat)
  return card
}
