/** FF-27.6 Replacing artifacts of the row. */
import { aOf, at, type CardId, type Rule, type Seat } from '@emberhall/kernel'
import { L } from '../logs.ts'
import { Q, type T, V, Z } from '../state.ts'
import { freeArtifact } from '../webs.ts'
import { refill, rowCards } from './forge.ts'

export const canReplace = (t: T): boolean => t.cards(Z.artifactPile).length > 0 && rowCards(t).length > 0
/** Any slots, as far as the pile goes; with the new cards open, the old ones go under it in an order of choice (FF-26.KO.1). */
export function* replaceRow(t: T, seat: Seat): Rule {
  for (const card of rowCards(t)) t.offer(V.card, card)
  const old = (yield* t.some(seat, Q.row, 1, t.cards(Z.artifactPile).length)).map(aOf)
  const slots = old.map((card) => at(t.s.where, card))
  for (const card of old) takeOut(t, card)
  for (const slot of slots) refill(t, slot)
  for (const card of old) t.offer(V.card, card)
  for (const option of yield* t.order(seat, Q.rowOrder)) t.moveUnder(aOf(option), Z.artifactPile)
}
/** The Event Inspiration: one artifact, or none. */
export function* mayReplaceOne(t: T, seat: Seat): Rule {
  if (!canReplace(t)) return
  for (const card of rowCards(t)) t.offer(V.card, card)
  const picked = yield* t.maybe(seat, Q.eventRow)
  if (!picked) return
  const old = aOf(picked)
  const slot = at(t.s.where, old)
  takeOut(t, old)
  refill(t, slot)
  t.moveUnder(old, Z.artifactPile)
}
/** Off the row, and not yet under the pile. */
function takeOut(t: T, card: CardId): void {
  freeArtifact(t, card)
  t.move(card, Z.gone)
  t.note(L.rowReplaced, card)
}
