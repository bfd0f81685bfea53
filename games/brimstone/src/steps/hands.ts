/** SB-17.2, SB-17.6 What heroes hold and wear. */
import { at as nth, aOf, bOf, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type Hero, type HeroNo, type T } from '../state.ts'
import { HANDS, itemOf } from './items.ts'

/** Ways to fill both hands, as places in the pack; an item alone stands twice. None where everything fits. */
export function waysToHold(t: T, h: HeroNo): [number, number][] {
  const hero = heroOf(t, h)
  const usable = hero.items.flatMap((held, i) => {
    const { hands, only } = itemOf(t, held)
    const isBarred = only !== undefined && !nth(bookOf(t).content.classes, hero.class).keywords.includes(only)
    return hands > 0 && !isBarred ? [{ i, hands }] : []
  })
  if (usable.reduce((sum, { hands }) => sum + hands, 0) <= HANDS) return []
  const ways: [number, number][] = []
  usable.forEach((a, k) => {
    if (a.hands === HANDS) ways.push([a.i, a.i])
    for (const b of usable.slice(k + 1)) if (a.hands + b.hands <= HANDS) ways.push([a.i, b.i])
  })
  return ways
}
/** SB-6.3, D-5 At the start of each turn; keeping things as they are is always possible. */
export function* chooseHands(t: T): Rule {
  for (let h = 0; h < t.s.heroes.length; h++) {
    const hero = heroOf(t, h)
    if (hero.down !== 0) continue
    const ways = waysToHold(t, h).filter(([a, b]) => !(nth(hero.items, a).ready && nth(hero.items, b).ready))
    if (ways.length === 0) continue
    t.s.about.hero = h
    for (const [a, b] of ways) t.offer(V.hold, a, b)
    const option = yield* t.maybe(hero.seat, Q.hands)
    if (option !== 0) hold(t, hero, aOf(option), bOf(option))
  }
}
export function hold(t: T, hero: Hero, a: number, b: number): void {
  hero.items.forEach((held, i) => {
    if (itemOf(t, held).hands > 0) held.ready = i === a || i === b
  })
}
