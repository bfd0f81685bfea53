/** FF-14.8, FF-26.ML.3 Secret looks: what a seat has seen, it knows as long as the token lies there. */
import type { CardId, Seat } from '@emberhall/kernel'
import { L, type SiteNo, type T } from '../state.ts'

export function lookAt(t: T, seat: Seat, token: CardId, site: SiteNo): void {
  t.peek(seat, token)
  t.note(L.looked, seat, token, site)
}
