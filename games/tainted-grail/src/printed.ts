/** The printed side of cards. */
import { at as nth, type CardId, RuleFault } from '@emberhall/kernel'
import { bookOf } from './book.ts'
import type { CardFace } from './decks.ts'
import type { T } from './state.ts'

type FaceOf<K extends CardFace['kind']> = Extract<CardFace, { kind: K }>
/** Of a card that is known to be of this kind. */
export function printed<K extends CardFace['kind']>(t: T, card: CardId, kind: K): FaceOf<K> {
  const face = nth(bookOf(t).faces, t.face(card))
  if (face.kind !== kind) throw new RuleFault(`${face.card.id} is no ${kind} card`)
  return face as FaceOf<K>
}
/** The card of this kind and number in a zone, or -1. */
export function cardIn(t: T, zone: number, kind: CardFace['kind'], no: number): CardId {
  const { faces } = bookOf(t)
  return (
    t.cards(zone).find((card) => {
      const face = nth(faces, t.face(card))
      return face.kind === kind && face.no === no
    }) ?? -1
  )
}
