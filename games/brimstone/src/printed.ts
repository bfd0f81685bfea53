/** The printed side of cards. */
import { at as nth, type CardId, RuleFault } from '@emberhall/kernel'
import { bookOf } from './book.ts'
import type { DeckFace } from './decks.ts'
import type { T } from './state.ts'

type CardOf<K extends DeckFace['kind']> = Extract<DeckFace, { kind: K }>
/** Of a card that is known to be of this kind. */
export function printed<K extends DeckFace['kind']>(t: T, card: CardId, kind: K): CardOf<K> {
  const face = nth(bookOf(t).faces, t.face(card))
  if (face.kind !== kind) throw new RuleFault(`${face.card.id} is no ${kind} card`)
  return face as CardOf<K>
}
