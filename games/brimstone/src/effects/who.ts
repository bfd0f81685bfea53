/** SB-1.10, SB-12.6, SB-30.12 Whom an effect concerns. */
import { aOf, type Rule } from '@emberhall/kernel'
import type { Who } from '../content/types.ts'
import { isStanding, standing, worldOf } from '../queries/ground.ts'
import { isNearby } from '../queries/stats.ts'
import { Q, V } from '../questions.ts'
import type { Affair } from '../running.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { inOrder, pick, posse } from '../steps/posse.ts'

/** SB-30.15 Those who stand, of the world concerned, in whichever section; all of them where an Adventure is over (SB-40.6). */
export function concerned(t: T, { world, isForAll }: Affair): HeroNo[] {
  if (isForAll === true) return [...t.s.heroes.keys()]
  return standing(t).filter((h) => world < 0 || worldOf(t, h) === world)
}
export function* whom(t: T, who: Who, affair: Affair): Rule<HeroNo[]> {
  const { you, that = -1, tile, near, isForAll } = affair
  const isThere = (h: HeroNo): boolean => h >= 0 && (isForAll === true || isStanding(t, h))
  if (who === 'you') return isThere(you) ? [you] : []
  if (who === 'that') return isThere(that) ? [that] : []
  if (who === 'each') return yield* inOrder(t, near ?? concerned(t, affair))
  if (who === 'campers') return [...t.s.heroes.keys()].filter((h) => t.s.errands[h]?.isCamping === true)
  if (who === 'lanternHolder') return isThere(t.s.lantern.holder) ? [t.s.lantern.holder] : []
  const heroes = concerned(t, affair)
  if (who === 'random') return heroes.length === 0 ? [] : [pick(t, 'hero', heroes)]
  if (who === 'chosen') {
    for (const h of heroes) t.offer(V.hero, h)
    return t.offerCount === 0 ? [] : [aOf(yield* posse(t, Q.whichHero))]
  }
  const nearby = 'each' in who ? who.each : who.one
  const there = near ?? heroes.filter((h) => (who.others !== true || h !== you) && isNearby(t, nearby, you, h, tile))
  if ('each' in who) return yield* inOrder(t, there)
  for (const h of there) t.offer(V.hero, h)
  return t.offerCount === 0 ? [] : [aOf(yield* t.choose(heroOf(t, you).seat, Q.whichHero))]
}
