/** SB-1.4, SB-1.5, SB-1.12 Drawing from decks. */
import { type CardId } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type T, Z } from '../state.ts'

/** SB-1.4 The top card; the discard pile is shuffled where the deck has run out. -1: both are empty (SB-1.12). */
export function drawTop(t: T, deck: number, pile: number): CardId {
  if (t.top(deck) < 0) {
    if (t.top(pile) < 0) return -1
    for (const card of t.cards(pile).slice()) t.move(card, deck)
    t.shuffle(deck)
  }
  return t.top(deck)
}
/** SB-1.5 Loot and Scavenge: the whole deck is shuffled before each draw. */
export function freshDeck(t: T, deck: number): void {
  for (const card of t.cards(Z.drawn).slice()) if (isOf(t, card, deck)) t.move(card, deck)
  t.shuffle(deck)
}
/** The deck itself may be empty (SB-28.5). */
const isOf = (t: T, card: CardId, deck: number): boolean =>
  bookOf(t).faces[t.face(card)]?.kind === (deck === Z.loot ? 'loot' : 'scavenge')
