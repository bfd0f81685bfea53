/** FF-8.6, FF-13.2, FF-15.6, FF-25.21: the three Flame tokens. */
import { aOf, at, type QuestionDef, type Rule, type Seat } from '@emberhall/kernel'
import { L } from '../logs.ts'
import { Q, type SiteNo, type T, V } from '../state.ts'

const LIT = 0
const UNLIT = 1
export const canKindle = (t: T): boolean => t.s.flames.some((flame) => !flame.lit)
export const litAt = (t: T, site: SiteNo): number => t.s.flames.findIndex((flame) => flame.lit && flame.site === site)
export function setFlame(t: T, flame: number, lit: boolean): void {
  at(t.s.flames, flame).lit = lit
  t.note(L.flame, at(t.s.flames, flame).site, lit ? LIT : UNLIT)
}
/** FF-8.6, FF-25.21 One Flame is turned lit; which one is a choice where they lie on different sites. */
export const kindle = (t: T, seat: Seat): Rule => turnFlame(t, seat, Q.flame, [false])
/** FF-15.6 Flames whose face may be turned, one for each site and face. */
export function* turnFlame(t: T, seat: Seat, question: QuestionDef, from: readonly boolean[]): Rule {
  const seen = new Set<string>()
  t.s.flames.forEach(({ site, lit }, i) => {
    if (!from.includes(lit) || seen.has(`${site} ${lit}`)) return
    seen.add(`${site} ${lit}`)
    t.offer(V.flame, i, lit ? UNLIT : LIT)
  })
  const flame = aOf(yield* t.choose(seat, question))
  setFlame(t, flame, !at(t.s.flames, flame).lit)
}
