/** FG-48.1, FG-C4.1 A rest begins. */
import { at } from '@emberhall/kernel'
import { CIRCLES } from '../content/types.ts'
import { byId, bookOf } from '../book.ts'
import { L } from '../log.ts'
import type { T } from '../state.ts'
import { unlockRules } from './unlocks.ts'
import { openLocation } from './holdings.ts'

export function beginRest(t: T, id: string): void {
  const { content } = bookOf(t)
  const { time, stallLimit, unlocks } = byId(content.rests, id)
  unlockRules(t, unlocks)
  for (const { id: place, opensAt } of content.locations)
    if (opensAt !== undefined && at(t.s.reputation, CIRCLES.indexOf(opensAt.circle)) >= opensAt.atLeast)
      openLocation(t, place)
  restFor(t, id, time, stallLimit)
}
export function restFor(t: T, id: string, time: number, stallLimit: number): void {
  const { s } = t
  s.phase = 'rest'
  s.rest = { id, time: Math.max(0, time + s.nextRestTime), eased: [], stallLimit, paid: false, cleansed: false }
  s.nextRestTime = 0
  t.note(L.restBegins, s.rest.time)
  t.next('rest')
}
