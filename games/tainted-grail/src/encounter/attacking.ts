/** TG-25.8, TG-27.5, TG-27.9, TG-29.5 The third step: the enemy attacks, the opponent answers. */
import type { Rule } from '@emberhall/kernel'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { Q, V } from '../questions.ts'
import { rowOf } from '../sequence/enemy.ts'
import { type CharacterNo, seatOf, type T } from '../state.ts'
import { affinityCheck, victoryCheck } from './checks.ts'
import { discardFromDeck } from './cards.ts'
import { flee, forcedFlights } from './leaving.ts'
import { encounterNo, enemyOf, goesOn, hasTrait, present, stageOf, valueOf, weaponsUsed } from './queries.ts'
import { strike } from './strike.ts'
import { offerCharges, useOption } from './windows.ts'

export function* attack(t: T): Rule {
  const e = t.s.encounter
  const c = e.active
  e.phase = 'attack'
  if (e.kind === 'diplomacy') return yield* respond(t, c)
  e.attacks++
  if (e.attacks > 1) yield* fleeBetween(t, c)
  if (goesOn(t, c)) yield* attackOnce(t, c)
  const isLast = !hasTrait(t, 'enraged') || e.attacks > 1
  if (isLast && goesOn(t, c) && isBetterGone(t, c)) yield* fleeBetween(t, c)
  yield* forcedFlights(t)
  if (e.ending !== 'none') return t.next('concluded')
  if (!goesOn(t, c)) return t.next('available')
  if (victoryCheck(t)) return t.next('concluded')
  t.next(hasTrait(t, 'enraged') && e.attacks < 2 ? 'attack' : 'available')
}
function* attackOnce(t: T, c: CharacterNo): Rule {
  if (hasTrait(t, 'horde')) {
    t.note(L.horde, c, HORDE)
    discardFromDeck(t, c, HORDE)
  }
  const { pool } = t.s.encounter
  t.note(L.attack, encounterNo(t), c, pool)
  yield* strike(t, c, rowOf(enemyOf(t), pool)?.do ?? [], 'attack')
  if (goesOn(t, c)) yield* lastCharges(t, c)
}
/** TG-27.9 */
const HORDE = 2
/** TG-23.20 Charges may still be paid before the check. */
function* lastCharges(t: T, c: CharacterNo): Rule {
  for (;;) {
    offerCharges(t, c, 'any')
    const option = t.offerCount === 0 ? 0 : yield* t.maybe(seatOf(t, c), Q.afterAttack)
    if (option === 0) return
    yield* useOption(t, c, option)
  }
}
/** TG-25.14, TG-32.3, TG-27.2 After the attack leaving comes to the same as in the next activation, unless it may be tried then once more, or others would end it and cost one a weapon. */
function isBetterGone(t: T, c: CharacterNo): boolean {
  if (t.s.encounter.pool >= valueOf(t)) return false
  return isOn(t, 'C3') || (present(t).length > 1 && weaponsUsed(t, c).length > 0)
}
/** TG-25.14 Between two attacks of an enraged enemy, and after the last. */
function* fleeBetween(t: T, c: CharacterNo): Rule {
  if (t.s.encounter.fleeTried && isOn(t, 'C3')) return
  t.offer(V.flee)
  if ((yield* t.maybe(seatOf(t, c), Q.fleeBetween)) !== 0) yield* flee(t, c)
}
/** TG-29.5 */
function* respond(t: T, c: CharacterNo): Rule {
  t.note(L.response, encounterNo(t), c)
  yield* strike(t, c, stageOf(t).response, 'attack')
  if (goesOn(t, c)) yield* lastCharges(t, c)
  if (t.s.encounter.ending !== 'none') return t.next('concluded')
  yield* affinityCheck(t, 'available')
}
