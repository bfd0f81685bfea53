/** FG-C3 The Hollow Castellan. */
import type { Rule } from '@emberhall/kernel'
import type { EnemyAction, Section } from '../content/types.ts'
import { theFoe } from '../naming.ts'
import { L } from '../log.ts'
import { BOSS_STEPS } from '../parts.ts'
import { foeAt, heroAt, type HeroNo, type T } from '../state.ts'
import { foeOfNo, bookOf, sceneNow, ZONE } from '../book.ts'
import { stepsToward } from '../ground.ts'
import { harm, isValid } from './harm.ts'
import { firstOf, inRange, pickHero, placeOf } from './targets.ts'
import { placeFoe } from './entering.ts'
import { foeOf, bossStep, inColour } from './foes.ts'
import { doTo, step } from './bands.ts'

const HERE: Section = { distance: 0, actions: [] }
const STRIKE_FIRST: EnemyAction = { do: 'strike', at: 'first' }
const PULL_LAST: EnemyAction = { do: 'pull', at: 'last' }
const STRIKE_LAST: EnemyAction = { do: 'strike', at: 'last', extra: 1 }
const PUSH: EnemyAction = { do: 'push' }

const isHere = (t: T): boolean => t.s.boss.enemy >= 0 && !foeAt(t, t.s.boss.enemy).gone
function* strikeAt(t: T, action: EnemyAction): Rule {
  const heroes = inRange(t, t.s.boss.enemy, action, HERE)
  if (heroes.length > 0) yield* doTo(t, t.s.boss.enemy, action, yield* pickHero(t, heroes, action, false))
}
/** FG-C3.3 */
export function* bossReaction(t: T): Rule {
  if (!isHere(t)) return
  const { enemy } = t.s.boss
  const valid = t.s.heroes.flatMap((_, h) => (isValid(t, h) ? [h] : []))
  if (valid.length === 0) return
  const taunting = valid.filter((h) => heroAt(t, h).taunt)
  const first = firstOf(t, taunting.length > 0 ? taunting : valid)
  if (stepsToward(t, foeAt(t, enemy).zone, heroAt(t, first).zone).length > 0)
    yield* step(t, enemy, heroAt(t, first).zone)
  yield* strikeAt(t, STRIKE_FIRST)
}
/** FG-29.5, FG-C3.2 */
export function* bossTurn(t: T): Rule {
  if (!isHere(t)) return
  const now = bossStep(t)
  t.note(L.bossActs, now)
  t.s.boss.step++
  if (BOSS_STEPS[now] === 'sweep') yield* sweep(t)
  else if (BOSS_STEPS[now] === 'chains') yield* chains(t)
  else yield* summons(t)
}
/** FG-C3.4 */
function* sweep(t: T): Rule {
  const { enemy } = t.s.boss
  const here = inRange(t, enemy, STRIKE_FIRST, HERE).toSorted((a: HeroNo, b) => placeOf(t, a) - placeOf(t, b))
  for (const h of here) yield* harm(t, h, { n: 1, by: enemy })
  for (const h of here) if (isValid(t, h) && heroAt(t, h).zone === foeAt(t, enemy).zone) yield* doTo(t, enemy, PUSH, h)
}
/** FG-C3.5 */
function* chains(t: T): Rule {
  const { enemy } = t.s.boss
  const heroes = inRange(t, enemy, PULL_LAST, HERE)
  if (heroes.length > 0) yield* doTo(t, enemy, PULL_LAST, yield* pickHero(t, heroes, PULL_LAST, false))
  yield* strikeAt(t, STRIKE_LAST)
}
/** FG-C3.6 */
function* summons(t: T): Rule {
  const { s } = t
  const risen = foeOfNo(t, bookOf(t).foeNo.get('risen')!)
  const there = inColour(t, risen.colourNo).map((foe) => foeAt(t, foe).init)
  const init = risen.initiatives.find((n) => !there.includes(n))
  if (init !== undefined) {
    const gate = ZONE[sceneNow(t).boss!.gate]
    const foe = s.enemies.length
    s.enemies.push({ ...foeOf(risen.no, { init }, gate), armor: risen.armor })
    t.note(L.summoned, theFoe(t, foe), gate)
    yield* placeFoe(t, foe, gate)
  }
  yield* strikeAt(t, STRIKE_FIRST)
}
