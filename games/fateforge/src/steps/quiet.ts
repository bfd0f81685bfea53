/** FG-22.5 A scene in which nothing can happen any more may be left before its last round. */
import { at, type Rule, verbOf } from '@emberhall/kernel'
import { apart, FAR, waysOf } from '../ground.ts'
import { stands } from '../heroes.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import type { T } from '../state.ts'
import { group } from './group.ts'
import { isMet, objectivesNow } from './leave.ts'

/** FG-22.5 No enemy is left, rounds are, and whoever stands can get out by an exit with which the fight is won. */
export function isQuiet(t: T): boolean {
  const { s } = t
  if (s.round >= s.lastRound || s.enemies.some(({ gone }) => !gone)) return false
  const up = s.heroes.flatMap((hero, h) => (stands(hero) ? [h] : []))
  const main = objectivesNow(t).filter(({ secondary }) => secondary !== true)
  const ways = waysOf(t)
  const isWayOut = (zone: number): boolean => up.every((h) => apart(ways, at(s.heroes, h).zone, zone) < FAR)
  return s.objects.some(
    ({ kind, zone }, exit) =>
      kind === 'exit' && isWayOut(zone) && main.every((objective) => isMet(t, objective, exit, up)),
  )
}
/** FG-22.5 The group goes now, or plays the rounds that are left for what still lies there. */
export function* wantsToGo(t: T): Rule<boolean> {
  t.offer(V.depart)
  t.offer(V.stay)
  if (verbOf(yield* group(t, Q.quiet)) !== V.depart) return false
  t.note(L.departs, t.s.lastRound - t.s.round)
  return true
}
