/** FF-4.4, FF-4.5: drawing, and playing from the draw pile. */
import type { CardId, Seat } from '@emberhall/kernel'
import { L, type T, Z } from './state.ts'

/** FF-4.5 The top of the draw pile, the discard shuffled in first if there is none; -1: no card anywhere. */
export function topOfPile(t: T, seat: Seat): CardId {
  if (t.cards(Z.draw + seat).length === 0 && t.cards(Z.discard + seat).length > 0) {
    for (const card of t.cards(Z.discard + seat).slice()) t.move(card, Z.draw + seat)
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
