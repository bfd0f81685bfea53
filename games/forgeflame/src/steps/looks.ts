/** FF-14.8, FF-26.ML.3 Secret looks: what a seat has seen, it knows as long as the token lies there. */
import { aOf, at, type CardId, type Rule, type Seat } from '@emberhall/kernel'
import type { Effect } from '../content/types.ts'
import { L } from '../logs.ts'
import { Q, type SiteNo, type T, V } from '../state.ts'
import { sitesInRange } from './targets.ts'

export function lookAt(t: T, seat: Seat, token: CardId, site: SiteNo): void {
  t.peek(seat, token)
  t.note(L.looked, seat, token, site)
}

type Peek = Extract<Effect, { do: 'peek' }>
export function peekSites(t: T, e: Peek): SiteNo[] {
  return sitesInRange(t, t.s.turn.adv, e.range).filter((site) => tokensAt(t, e, site).length > 0)
}
function tokensAt(t: T, e: Peek, site: SiteNo): CardId[] {
  return e.what.map((what) => at(t.s[what], site)).filter((token) => token >= 0)
}
/** FF-26.ML.3 Secretly, and back they go. */
export function* peek(t: T, e: Peek): Rule {
  const { seat } = t.s.turn
  for (const site of peekSites(t, e)) t.offer(V.site, site)
  const n = e.n === 'site' ? 1 : e.n
  for (const option of yield* t.some(seat, Q.peek, 1, n))
    for (const token of tokensAt(t, e, aOf(option))) lookAt(t, seat, token, aOf(option))
}
