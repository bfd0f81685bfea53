/** FF-27.6 Replacing artifacts of the row. */
import { aOf, type CardId, type Rule, type Seat } from '@emberhall/kernel'
import { L, Q, type T, V, Z } from '../state.ts'
import { freeArtifact } from '../webs.ts'
import { refill, rowCards } from './forge.ts'

export const canReplace = (t: T): boolean => t.cards(Z.artifactPile).length > 0 && rowCards(t).length > 0
/** Any slots, as far as the pile goes; the old cards go under it in an order of choice (FF-26.KO.1). */
export function* replaceRow(t: T, seat: Seat): Rule {
  for (const card of rowCards(t)) t.offer(V.card, card)
  const old = (yield* t.some(seat, Q.row, 1, t.cards(Z.artifactPile).length)).map(aOf)
  const slots = old.map((card) => t.s.where[card]!)
  for (const card of old) t.offer(V.card, card)
  const inOrder = (yield* t.order(seat, Q.rowOrder)).map(aOf)
  for (const card of inOrder) underPile(t, card)
  for (const slot of slots) refill(t, slot)
}
/** The Event Inspiration: one artifact, or none. */
export function* mayReplaceOne(t: T, seat: Seat): Rule {
  if (!canReplace(t)) return
  for (const card of rowCards(t)) t.offer(V.card, card)
  const picked = yield* t.maybe(seat, Q.eventRow)
  if (!picked) return
  const slot = t.s.where[aOf(picked)]!
  underPile(t, aOf(picked))
  refill(t, slot)
}
function underPile(t: T, card: CardId): void {
  freeArtifact(t, card)
  t.moveUnder(card, Z.artifactPile)
  t.note(L.rowReplaced, card)
}
