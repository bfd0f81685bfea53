/** SB-6.8 Step 4: what happens at the end of a turn. */
import { at as nth, aOf, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { ABOUT_NOBODY, holds } from '../queries/conditions.ts'
import { sourcesOfType } from '../queries/foes.ts'
import { standing, worldAt, worldOf } from '../queries/ground.ts'
import { expire, hasFlag } from '../queries/sources.ts'
import type { Ability } from '../content/types.ts'
import { Q, TURN_ENDS, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { isMissionDue } from './missions.ts'
import { meanwhile } from './meanwhile.ts'
import { inOrder, posse } from './posse.ts'
import { recover } from './recover.ts'

const STEPS: Readonly<Record<(typeof TURN_ENDS)[number], string>> = {
  world: 'worldEnd',
  enemies: 'foesEnd',
  fallen: 'recovery',
  mission: 'missionEnd',
}
export function* endTurn(t: T): Rule {
  t.s.phase = 'end'
  t.s.acting.hero = -1
  t.s.ends = [...TURN_ENDS.keys()]
  if (t.s.isQuiet) t.s.quiet++ // SB-40.5
  if (isDue(t, 'world') || isDue(t, 'mission')) yield* meanwhile(t)
  t.next('turnEnd')
}
/** SB-6.8, D-18 One after the other, in the order of the posse; then the next turn begins. */
export function* turnEnd(t: T): Rule {
  const { s } = t
  for (const end of s.ends) if (isDue(t, nth(TURN_ENDS, end))) t.offer(V.turnEnd, end)
  if (t.offerCount === 0) return over(t)
  const end = aOf(yield* posse(t, Q.turnEnd))
  s.ends = s.ends.filter((other) => other !== end)
  t.next('turnEnd')
  t.next(STEPS[nth(TURN_ENDS, end)])
}
function isDue(t: T, end: (typeof TURN_ENDS)[number]): boolean {
  const { enemies, heroes } = t.s
  switch (end) {
    case 'world':
      return standing(t).some((h) => worldAbilities(t, h).length > 0)
    case 'enemies':
      return enemies.some(({ type, wounds }) => wounds > 0 && foeAbilities(t, type).length > 0)
    case 'fallen':
      return enemies.length === 0 && heroes.some(({ down, out }) => down !== 0 && !out)
    case 'mission':
      return isMissionDue(t)
  }
}
/** What held for this turn ends with it. */
function over(t: T): void {
  const { fight, enemies } = t.s
  expire(t, 'turn')
  fight.flashes = []
  for (const enemy of enemies) enemy.isMeek = false
  if (fight.turns > 0) expire(t, 'firstTurn')
  t.later('turn')
}
const foeAbilities = (t: T, type: number): Ability[] =>
  sourcesOfType(t, type).flatMap(({ abilities }) => abilities.filter(({ on }) => on === 'turnEnd'))
/** SB-30.8 */
function worldAbilities(t: T, h: HeroNo): Ability[] {
  if (hasFlag(t, h, 'ignoreWorld')) return []
  return nth(bookOf(t).sources.worlds, worldOf(t, h)).abilities.filter(
    ({ on, if: cond }) => on === 'turnEnd' && (cond === undefined || holds(t, cond, { ...ABOUT_NOBODY, hero: h })),
  )
}
/** SB-30.8, SB-1.14 What the world does to those who are in it. */
export function* worldEnd(t: T): Rule {
  for (const h of yield* inOrder(t, standing(t))) {
    const world = worldOf(t, h)
    for (const ability of worldAbilities(t, h))
      if (heroOf(t, h).down === 0) yield* run(t, ability.do, { you: h, that: h, near: [h], tile: -1, world })
  }
}
/** SB-18 What enemies do for themselves. */
export function* foesEnd(t: T): Rule {
  const { enemies } = t.s
  for (let e = 0; e < enemies.length; e++) {
    const world = worldAt(t, nth(enemies, e).at)
    for (const ability of foeAbilities(t, nth(enemies, e).type))
      yield* run(t, ability.do, { you: -1, enemy: e, tile: -1, world })
  }
}
/** SB-6.8, SB-15.5, D-22 With no enemy on the board the fallen may get up. */
export function* recovery(t: T): Rule {
  for (let h = 0; h < t.s.heroes.length; h++) {
    const hero = heroOf(t, h)
    if (hero.down === 0 || hero.out) continue
    t.s.about.hero = h
    t.offer(V.getUp)
    t.offer(V.stayDown)
    if (verbOf(yield* t.choose(hero.seat, Q.recover)) === V.getUp) yield* recover(t, h)
  }
}
