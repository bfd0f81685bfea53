/** SB-12.2, SB-12.3, SB-12.8 Skill tests. */
import { aOf, type Rule } from '@emberhall/kernel'
import type { RollType, TestEffect } from '../content/types.ts'
import { SKILLS } from '../content/types.ts'
import { partNo } from '../book.ts'
import { abilitiesOf, markUsed, renew } from '../queries/abilities.ts'
import { skillOf } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import type { Affair } from '../running.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { heroDice } from '../steps/dice.ts'
import { inOrder, pick, posse } from '../steps/posse.ts'
import { concerned, whom } from './who.ts'

/** SB-12.3, SB-12.4 As many dice as the skill; one that reaches the target is enough. No dice: failed. */
export function* tests(
  t: T,
  h: HeroNo,
  { skill, target }: Pick<TestEffect, 'skill' | 'target'>,
  more = 0,
  type: RollType = 'test',
): Rule<boolean> {
  renew(t, ['test'], h)
  const n = skillOf(t, h, skill) + more
  const faces = yield* heroDice(t, { h, key: 'test', n, need: target, type, skill })
  const passes = faces.some((face) => face >= target)
  t.note(passes ? L.passed : L.failed, theHero(t, h), SKILLS.indexOf(skill), target)
  return passes
}
/** Who tests, then what passing and failing bring; whether all passed is known to what follows. */
export function* runTest(
  t: T,
  effect: TestEffect,
  affair: Affair,
  then: (effects: NonNullable<TestEffect['pass']>, affair: Affair) => Rule,
): Rule<boolean> {
  const { who } = effect
  const testers = yield* testersOf(t, effect, affair)
  if (testers.length === 0) {
    if (effect.fail !== undefined) yield* then(effect.fail, affair) // SB-12.8
    return false
  }
  let allPassed = true
  for (const { h, more } of testers) {
    if (heroOf(t, h).down !== 0) continue
    const passes = yield* tests(t, h, effect, more, who === 'one' ? 'oneHeroTest' : 'test')
    allPassed &&= passes
    const effects = passes ? effect.pass : effect.fail
    if (effects !== undefined) yield* then(effects, { ...affair, that: h })
  }
  return allPassed
}
interface Tester {
  readonly h: HeroNo
  readonly more: number
}
const plainly = (heroes: readonly HeroNo[]): Tester[] => heroes.map((h) => ({ h, more: 0 }))
function* testersOf(t: T, { who, skill, target }: TestEffect, affair: Affair): Rule<Tester[]> {
  const heroes = concerned(t, affair)
  if (who === 'all') return plainly(yield* inOrder(t, heroes))
  if (who === 'one') {
    t.s.about.need = target
    t.s.about.kind = skill
    for (const h of heroes) t.offer(V.hero, h)
    return t.offerCount === 0 ? [] : plainly([aOf(yield* posse(t, Q.whoTests))])
  }
  if (who === 'random') {
    for (const h of heroes)
      for (const hand of abilitiesOf(t, h, 'randomTest')) {
        t.s.about.hero = h
        t.offer(V.use, partNo(t, hand.ability), h)
        if ((yield* t.maybe(heroOf(t, h).seat, Q.takeTest)) === 0) continue
        markUsed(t, hand)
        const effect = hand.ability.do.find((one) => one.do === 'takeTest')
        return [{ h, more: effect?.dice ?? 0 }]
      }
    return heroes.length === 0 ? [] : plainly([pick(t, 'hero', heroes)])
  }
  return plainly(yield* whom(t, who, affair))
}
