/** SB-8.5, SB-40.3 The lantern goes out and burns again. */
import { at as nth } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import type { T } from '../state.ts'

const oilRule = (t: T) => {
  const { special } = nth(bookOf(t).content.missions, t.s.mission)
  return special?.rule === 'oil' ? special : null
}
export function relight(t: T): void {
  refuel(t, oilRule(t)?.lampOil ?? 0)
}
/** SB-40.3 A find among the rubbish. */
export function findOil(t: T): void {
  const rule = oilRule(t)
  if (rule !== null) refuel(t, rule.scavenge)
}
function refuel(t: T, oil: number): void {
  const { lantern } = t.s
  if (lantern.oil >= 0) lantern.oil += oil
  if (lantern.isOut) t.note(L.relit)
  lantern.isOut = false
}
/** SB-40.3 At the end of each turn; at 0 it is out. */
export function burnOil(t: T): void {
  const { lantern } = t.s
  if (lantern.oil <= 0) return
  lantern.oil--
  if (lantern.oil > 0) return
  lantern.isOut = true
  t.note(L.lanternOut)
}
export const startOil = (t: T): void => {
  const rule = oilRule(t)
  if (rule !== null) t.s.lantern.oil = rule.start
}
