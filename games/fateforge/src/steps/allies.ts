/** FG-U8 Allies. */
import { at, aOf, bOf, type Option, type Rule } from '@emberhall/kernel'
import { bookOf, DIE, ICON, sceneNow } from '../book.ts'
import { seatOf } from '../heroes.ts'
import { findSource, isRepeat, sourceOfResult, takeResult } from '../results.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type T } from '../state.ts'
import { applyGain } from './cards.ts'
import { group } from './group.ts'

/** FG-U8.1 At most one ally, with an escort, before any die is rolled; some scenes impose one. */
export function* chooseAlly(t: T): Rule {
  const { content, names } = bookOf(t)
  const imposed = sceneNow(t).ally
  const offered = imposed === undefined ? t.s.allies : [imposed]
  for (const id of offered) for (let h = 0; h < t.s.heroes.length; h++) t.offer(V.ally, names.allies.indexOf(id), h)
  if (t.offerCount === 0) return
  if (imposed === undefined) t.offer(V.finish)
  const picked = yield* group(t, Q.ally)
  if (picked === finishOption()) return
  const { ally } = t.s
  ally.id = aOf(picked)
  ally.escort = bOf(picked)
  t.note(L.allyJoins, ally.id, theHero(t, ally.escort))
  // FG-U8.2 A Fail is rolled again until it is none.
  for (const die of at(content.allies, ally.id).dice) {
    let icon = ICON.fail
    while (icon === ICON.fail) {
      const [face] = yield* t.roll('ally', [6], seatOf(t, ally.escort), Q.allyDice)
      icon = at(at(bookOf(t).faces, DIE[die]), face!)
    }
    ally.dice.push({ icon, die: DIE[die], kept: false })
  }
}
const finishOption = (): Option => V.finish << 24

const isWith = (t: T, h: HeroNo): boolean => {
  const { ally } = t.s
  return ally.id >= 0 && !ally.out && heroAt(t, ally.escort).zone === heroAt(t, h).zone
}
/** FG-U8.3 Once a turn: a die of one's own for an ally's result, or an ally's die for an ally's skill. */
export function offerAlly(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const { ally } = t.s
  if (ally.id < 0 || hero.allyUsed || !isWith(t, h)) return
  for (let i = 0; i < hero.pool.length; i++)
    if (hero.pool[i]!.die >= 0 && !isRepeat(hero.pool, i))
      for (let d = 0; d < ally.dice.length; d++) t.offer(V.borrow, sourceOfResult(hero.pool[i]!), d)
  const { skills } = at(bookOf(t).content.allies, ally.id)
  for (let d = 0; d < ally.dice.length; d++) for (let i = 0; i < skills.length; i++) t.offer(V.allySkill, i, d)
}
export function borrow(t: T, h: HeroNo, picked: Option): void {
  const hero = heroAt(t, h)
  const own = takeResult(hero, findSource(hero.pool, aOf(picked)))
  hero.pool.push({ icon: at(t.s.ally.dice, bOf(picked)).icon, die: own.die, kept: false })
  hero.allyUsed = true
  t.note(L.allyHelps, theHero(t, h), t.s.ally.id)
}
export function* useAllySkill(t: T, h: HeroNo, picked: Option): Rule {
  const { ally } = t.s
  heroAt(t, h).allyUsed = true
  ally.dice.splice(bOf(picked), 1) // FG-U8.4
  t.note(L.allyHelps, theHero(t, h), ally.id)
  yield* applyGain(t, h, at(at(bookOf(t).content.allies, ally.id).skills, aOf(picked)).gain)
}
