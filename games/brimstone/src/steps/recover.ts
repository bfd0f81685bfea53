/** SB-15.4 to SB-15.8 Getting up again. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import { boardOf, figures, heroAt } from '../queries/ground.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { maxHealth, maxSanity } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { BY_SANITY, BY_WOUNDS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type Cell, type HeroNo, type T } from '../state.ts'
import { rollCharts } from './charts.ts'
import { heroDice } from './dice.ts'
import { healPool } from './heal.ts'

/** SB-15.4, SB-15.11 The charts first, then 2D6: the pool at 0 to 1, the rest as the owner likes. */
export function* recover(t: T, h: HeroNo): Rule {
  const hero = heroOf(t, h)
  const cause = hero.down
  yield* pushAside(t, h)
  hero.down = 0
  t.note(L.recovered, theHero(t, h))
  yield* rollCharts(t, h, cause, 'reroll')
  if (heroOf(t, h).out) {
    hero.down = cause
    return
  }
  hero.wounds = Math.min(hero.wounds, maxHealth(t, h))
  hero.harm = Math.min(hero.harm, maxSanity(t, h))
  if (cause === (BY_WOUNDS | BY_SANITY)) {
    healPool(t, h, 'wounds', sum(yield* heroDice(t, { h, key: 'recover', n: 2, need: 0 })))
    healPool(t, h, 'harm', sum(yield* heroDice(t, { h, key: 'recover', n: 2, need: 0 })))
    return
  }
  const total = sum(yield* heroDice(t, { h, key: 'recover', n: 2, need: 0 }))
  const pool = cause === BY_WOUNDS ? 'wounds' : 'harm'
  const other = pool === 'wounds' ? 'harm' : 'wounds'
  const limit = (pool === 'wounds' ? maxHealth : maxSanity)(t, h)
  const needed = Math.max(0, hero[pool] - limit + 1)
  const spare = Math.min(total, hero.wounds + hero.harm)
  const least = Math.max(needed, spare - hero[other])
  t.s.about.hero = h
  t.s.about.need = spare
  const into = yield* t.number(
    hero.seat,
    pool === 'wounds' ? Q.recoverWounds : Q.recoverSanity,
    least,
    Math.max(least, Math.min(spare, hero[pool])),
  )
  healPool(t, h, pool, into)
  healPool(t, h, other, total - into)
}
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0)

/** SB-15.5, SB-15.8 Whoever stands on the marker's square makes room. */
function* pushAside(t: T, h: HeroNo): Rule {
  const { at } = heroOf(t, h)
  const other = heroAt(t, at)
  if (other >= 0) {
    for (const cell of roomNear(t, at)) t.offer(V.square, cell)
    t.s.about.hero = other
    heroOf(t, other).at = aOf(yield* t.choose(heroOf(t, other).seat, Q.pushed))
    return
  }
  // A helper with a special leave can raise somebody under an enemy (SB-15.7).
  if (figures(t)[at] !== 0) heroOf(t, h).at = roomNear(t, at)[0] ?? at
}
/** Free squares next to this one; the nearest free ones if there are none. */
export function roomNear(t: T, at: Cell): Cell[] {
  const filled = figures(t)
  const { steps, order } = waysFrom(boardOf(t), [at], FAR, null)
  const free = order.filter((cell) => cell !== at && filled[cell] === 0)
  const nearest = free.length === 0 ? 0 : nth(steps, nth(free, 0))
  return free.filter((cell) => steps[cell] === nearest)
}
