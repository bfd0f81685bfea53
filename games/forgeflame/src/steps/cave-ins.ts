/** FF-7 Cave-ins. */
import { aOf, at, type QuestionDef, type Rule, type Seat, type Why, why } from '@emberhall/kernel'
import { ENDS, waysFrom } from '../board.ts'
import { siteOf } from '../figures.ts'
import { carried } from '../ore.ts'
import { type Adv, PASSAGES, Q, type SiteNo, type T, V } from '../state.ts'
import { L } from '../logs.ts'

const CLOSED = why('alreadyCavedIn', 'FF-7.3')

/** FF-7.4 Those on passages that touch the site. */
export function offerCaveIns(t: T, site: SiteNo, reason: Why | null): void {
  const ways = waysFrom(site)
  for (let i = 0; i < ways.length; i++)
    if (t.s.caveIn[at(ways, i).passage]) t.offer(V.clear, at(ways, i).passage, 0, reason)
}
export const touchesCaveIn = (t: T, site: SiteNo): boolean => waysFrom(site).some((way) => t.s.caveIn[way.passage])
export function clearCaveIn(t: T, passage: number): void {
  t.s.caveIn[passage] = false
  t.note(L.cleared, passage)
}
export const canCaveIn = (t: T): boolean => t.s.caveIn.includes(false)
/** FF-7.3, FF-16.11 On any passage that has none; FF-1.9 there are always enough of them. */
export function* triggerCaveIn(t: T, seat: Seat, question: QuestionDef): Rule {
  for (let passage = 0; passage < PASSAGES.length; passage++)
    t.offer(V.passage, passage, 0, t.s.caveIn[passage] ? CLOSED : null)
  if (t.offerCount === 0) return t.withdraw()
  layCaveIn(t, aOf(yield* t.choose(seat, question)))
}
export function layCaveIn(t: T, passage: number): void {
  t.s.caveIn[passage] = true
  t.note(L.caveIn, passage)
}
/** As many as the ability says, or up to as many as ores are carried. */
export function* caveIns(t: T, n: number | 'upToX'): Rule {
  const { seat, adv } = t.s.turn
  if (n !== 'upToX') {
    for (let i = 0; i < n && canCaveIn(t); i++) yield* triggerCaveIn(t, seat, Q.caveIn)
    return
  }
  t.s.caveIn.forEach((isClosed, passage) => isClosed || t.offer(V.passage, passage))
  for (const option of yield* t.some(seat, Q.caveIn, 1, carried(t, adv))) layCaveIn(t, aOf(option))
}
export function* clearCaveIns(t: T, n: number): Rule {
  const { seat, adv } = t.s.turn
  for (let i = 0; i < n && touchesCaveIn(t, siteOf(t, adv)); i++) {
    for (let passage = 0; passage < t.s.caveIn.length; passage++)
      if (isTouching(t, adv, passage)) t.offer(V.passage, passage)
    clearCaveIn(t, aOf(yield* t.choose(seat, Q.clear)))
  }
}
const isTouching = (t: T, adv: Adv, passage: number): boolean =>
  at(t.s.caveIn, passage) && at(ENDS, passage).includes(siteOf(t, adv))
