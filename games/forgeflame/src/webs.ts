/** FF-26.SI Silkara's three Webs. */
import { found } from '@emberhall/kernel'
import { seatOf, SILKARA } from './figures.ts'
import { L } from './logs.ts'
import { type S, type T } from './state.ts'

type Web = S['webs'][number]
export const webAtHand = (t: T): Web | undefined => t.s.webs.find((web) => web.on === 'hand')

export function putWeb(t: T, on: Exclude<Web['on'], 'hand'>, a: number, b = 0): void {
  Object.assign(found(webAtHand(t), 'a Web at hand'), { on, a, b })
  t.note(L.webbed, seatOf(t, SILKARA))
}
/** FF-26.SI.1 */
export function returnWeb(t: T, web: Web): void {
  web.on = 'hand'
  t.note(L.webBack, seatOf(t, SILKARA))
}
/** FF-26.SI.5 After the next card of the adventurer is finished. */
export function freeFromWeb(t: T, adv: number): void {
  for (const web of t.s.webs) if (web.on === 'adventurer' && web.a === adv) returnWeb(t, web)
}
/** */
export function freeArtifact(t: T, card: number): void {
  for (const web of t.s.webs) if (web.on === 'artifact' && web.a === card) returnWeb(t, web)
}
