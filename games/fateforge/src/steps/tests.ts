/** FG-44 Tests. */
import { at, aOf, type Rule, verbOf } from '@emberhall/kernel'
import { TEST_FACES } from '../content/types.ts'
import { bookOf, cardOfNo, STANDS, TRAIT } from '../book.ts'
import { cardsOf, hasTrait, seatOf, spendEnergy, standing } from '../heroes.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type T } from '../state.ts'
import { discharge } from './cards.ts'
import { group } from './group.ts'
import { apply, follow, nodeNow } from './story.ts'
import { giveTraits } from './rewards.ts'

/** FG-44.2 */
const DICE = { easy: 1, medium: 2, hard: 3 } as const
/** FG-44.7 */
const POINTS = { easy: 0, medium: 1, hard: 2 } as const

/** FG-44.1, FG-44.10 The group names somebody on its feet, or everybody is tested; FG-44.9, FG-15.13 only own items may be shifted. */
export function* tester(t: T): Rule {
  const node = nodeNow(t)
  if (node.kind !== 'test') return
  const { test, success, failure } = node
  t.s.test = { trait: TRAIT[test.trait], dice: DICE[test.tier], hero: -1, faces: [] }
  if (test.who === 'all') return yield* testAll(t)
  t.s.heroes.forEach((hero, h) => !hero.down && t.offer(V.tester, h))
  if (t.offerCount === 0) {
    endTest(t)
    t.s.deeds.push(`${node.id}.failure`)
    return yield* follow(t, failure, 1)
  }
  t.offer(V.camp)
  const picked = yield* group(t, Q.tester)
  if (verbOf(picked) === V.camp) {
    t.next('tester')
    return t.next('camp', 1)
  }
  const h = aOf(picked)
  const isWon = yield* takeTest(t, h)
  endTest(t)
  t.s.deeds.push(`${node.id}.${isWon ? 'success' : 'failure'}`)
  if (isWon) yield* giveTraits(t, POINTS[test.tier])
  yield* follow(t, isWon ? success : failure, isWon ? 0 : 1, h)
}
function endTest(t: T): void {
  t.s.test = { trait: -1, dice: 0, hero: -1, faces: [] }
}
/** FG-44.11 Each hero bears its own consequence; the story goes on by the way of success only if all succeed. */
function* testAll(t: T): Rule {
  const node = nodeNow(t)
  if (node.kind !== 'test') return
  const { success, failure } = node
  let failed = 0
  for (let h = 0; h < t.s.heroes.length; h++) {
    const isWon = yield* takeTest(t, h)
    if (isWon) continue
    failed++
    yield* apply(
      t,
      (failure.effects ?? []).filter((effect) => 'testerEnergyLoss' in effect),
      h,
    )
  }
  endTest(t)
  t.s.deeds.push(`${node.id}.${failed === 0 ? 'success' : 'failure'}`)
  yield* follow(t, failed === 0 ? success : failure, failed === 0 ? 0 : 1)
}

/** FG-38.6 */
export const testDice = (t: T, h: HeroNo): number => t.s.test.dice + standing(t, h, STANDS.testDie)
/** FG-44.2 to FG-44.6 */
function* takeTest(t: T, h: HeroNo): Rule<boolean> {
  const { test } = t.s
  if (heroAt(t, h).down) {
    t.note(L.testLostDown, theHero(t, h))
    return false
  }
  test.hero = h
  const dice = testDice(t, h)
  t.note(L.tested, theHero(t, h), test.trait, dice)
  test.faces = yield* rollTest(t, h, dice)
  let rerolled = false
  while (!isPassed(t, h)) {
    if (!rerolled && hasTrait(t, h, test.trait) && heroAt(t, h).energy > 0) t.offer(V.rerollAll)
    if (charmOf(t, h) >= 0) test.faces.forEach((_, i) => t.offer(V.charm, i))
    if (t.offerCount === 0) break
    const picked = yield* t.maybe(seatOf(t, h), Q.reroll)
    if (!picked) break
    if (verbOf(picked) === V.rerollAll) {
      rerolled = true
      spendEnergy(heroAt(t, h), 1)
      t.note(L.testRerolled, theHero(t, h))
      test.faces = yield* rollTest(t, h, dice)
    } else {
      const charm = charmOf(t, h)
      t.note(L.usedCard, theHero(t, h), charm)
      discharge(t, h, cardOfNo(t, charm))
      const [face] = yield* rollTest(t, h, 1)
      test.faces[aOf(picked)] = face!
    }
  }
  const isWon = isPassed(t, h)
  t.note(isWon ? L.testWon : L.testLost, theHero(t, h))
  return isWon
}
function* rollTest(t: T, h: HeroNo, dice: number): Rule<number[]> {
  const { testFaces } = bookOf(t).content
  const rolled = yield* t.roll('test', new Array<number>(dice).fill(6), seatOf(t, h), Q.test)
  const faces = rolled.map((n) => TEST_FACES.indexOf(at(testFaces, n)))
  for (const face of faces) t.note(L.testFace, theHero(t, h), face)
  return faces
}
/** FG-44.3, FG-44.4, FG-44.5, FG-10.3 */
function isPassed(t: T, h: HeroNo): boolean {
  const { trait, faces } = t.s.test
  return faces.every(
    (face) => TEST_FACES[face] === 'success' || (TEST_FACES[face] === 'trait' && hasTrait(t, h, trait)),
  )
}
/** The card that rerolls one die of a test, or -1. */
function charmOf(t: T, h: HeroNo): number {
  const card = cardsOf(t, heroAt(t, h)).find(({ abilities }) => abilities.some(({ timing }) => timing === 'test'))
  return card?.no ?? -1
}
