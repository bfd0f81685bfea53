/** AC-10.2, AC-16.1 Who is of the posse, and what becomes of the things of those who are not any more. */
import { aOf, at, DONE, type Rule, verbOf, why } from '@emberhall/kernel'
import { L } from '../log.ts'
import { someHero, theHero } from '../naming.ts'
import { MAX_HEROES } from '../parts.ts'
import { carryLimit } from '../queries/stats.ts'
import { Q, V } from '../questions.ts'
import type { HeldItem, Hero, HeroNo, T } from '../state.ts'
import { itemOf, makeReady, weightOf } from '../steps/items.ts'
import { posse } from '../steps/posse.ts'

const TOO_HEAVY = why('tooHeavy', 'SB-17.4')
const POSSE_FULL = why('posseFull', 'SB-4.1')

/** AC-10.2 Everything but the Personal Item, one thing after the other; what nobody takes is buried. */
export function* divide(t: T): Rule {
  if (t.s.heroes.length === 0) return
  for (const hero of t.s.others) {
    if (hero.status !== 'dead' && hero.status !== 'retired') continue
    const left = hero.items.filter((held) => itemOf(t, held).deck !== 'personal')
    if (left.length === 0) continue
    t.note(L.estate, someHero(hero))
    for (const held of left) yield* handOn(t, hero, held)
  }
}
function* handOn(t: T, from: Hero, held: HeldItem): Rule {
  const { weight } = itemOf(t, held)
  t.s.heroes.forEach((_, h) =>
    t.offer(V.inherit, h, held.item, weightOf(t, h) + weight > carryLimit(t, h) ? TOO_HEAVY : null),
  )
  t.offer(V.bury, held.item)
  const option = yield* posse(t, Q.divide)
  from.items.splice(from.items.indexOf(held), 1)
  if (verbOf(option) === V.bury) return t.note(L.buried, someHero(from), held.item)
  const h = aOf(option)
  const own = { ...held, ready: false }
  at(t.s.heroes, h).items.push(own)
  makeReady(t, h, own)
  t.note(L.inherits, theHero(t, h), held.item)
}

/** AC-16.1, AC-16.2 Who goes down next: one for each seat at least, six at most. The scene is over. */
export function* muster(t: T, isFirst: number): Rule {
  const { s } = t
  const { town, heroes, others } = s
  const least = Math.max(1, t.seats)
  if (isFirst === 1) town.newcomers = Math.max(0, Math.max(least, t.options.posse) - heroes.length)
  const full = heroes.length + town.newcomers >= MAX_HEROES ? POSSE_FULL : null
  others.forEach(({ status }, i) => status === 'home' && t.offer(V.callUp, i, 0, full))
  heroes.forEach((_, h) => t.offer(V.stayHome, h))
  t.offer(V.newcomer, 0, 0, full)
  if (town.newcomers > 0) t.offer(V.noNewcomer)
  if (heroes.length + town.newcomers >= least) t.offerOption(DONE)
  s.about.need = town.newcomers
  const option = yield* posse(t, Q.muster)
  if (option === DONE) {
    s.phase = 'over'
    return t.end('town')
  }
  t.next('muster')
  switch (verbOf(option)) {
    case V.callUp:
      return callUp(t, aOf(option))
    case V.stayHome:
      return stayHome(t, aOf(option))
    case V.newcomer:
      town.newcomers++
      return
    default:
      town.newcomers--
  }
}
function callUp(t: T, i: number): void {
  for (const hero of t.s.others.splice(i, 1)) t.s.heroes.push({ ...hero, status: 'active' })
  t.note(L.comesAlong, theHero(t, t.s.heroes.length - 1))
}
function stayHome(t: T, h: HeroNo): void {
  t.note(L.staysHome, theHero(t, h))
  for (const hero of t.s.heroes.splice(h, 1)) t.s.others.push({ ...hero, status: 'home' })
}
