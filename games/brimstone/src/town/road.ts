/** AC-1.1, AC-5.1 Between two Adventures: what has become of the heroes, and the road. */
import { aOf, at, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Effect } from '../content/types.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import type { HeroNo, T } from '../state.ts'
import { d8 } from '../steps/dice.ts'
import { posse } from '../steps/posse.ts'
import { levelUp, mutate } from './levels.ts'
import { divide } from './muster.ts'

/** The posse is out of the mine. */
export function* road(t: T): Rule {
  t.s.phase = 'road'
  t.next('camp')
}
/** AC-1.1, AC-4.1, AC-5.2 In camp as in town, one hero after the other. */
export function* camp(t: T): Rule {
  for (let h = 0; h < t.s.heroes.length; h++) {
    if (t.options.mode === 'advanced') yield* mutate(t, h)
    if (at(t.s.heroes, h).status === 'active') yield* levelUp(t, h)
  }
  const gone = t.s.heroes.filter(({ status }) => status !== 'active')
  t.s.heroes = t.s.heroes.filter(({ status }) => status === 'active')
  for (const hero of gone) t.s.others.push({ ...hero, out: true })
  yield* divide(t)
  if (t.s.heroes.length === 0) return t.next('ahead')
  const { towns } = bookOf(t).content
  towns.forEach((_, place) => t.offer(V.place, place))
  const place = aOf(yield* posse(t, Q.place))
  const { distance, days } = at(towns, place)
  t.s.town = { ...t.s.town, place, day: 0, days }
  t.note(L.rides, place)
  t.next(distance === 0 ? 'ahead' : 'onTheRoad')
}
/** AC-5.1 Each day a different hero rolls, as far as possible. */
export function* onTheRoad(t: T): Rule {
  const { s } = t
  const { towns, hazards } = bookOf(t).content
  const { town } = s
  if (town.day >= at(towns, town.place).distance) {
    town.day = 0
    return t.next('arrive')
  }
  const roller = town.day % s.heroes.length
  town.day++
  t.next('onTheRoad')
  const no = (yield* d8(t, 'road', at(s.heroes, roller).seat)) - 1
  t.note(L.hazard, theHero(t, roller), no)
  yield* befalls(t, at(hazards, no).do, roller)
}
/** What happens between Adventures concerns everybody, wherever they are. */
export function* befalls(t: T, effects: readonly Effect[], h: HeroNo): Rule {
  yield* run(t, effects, { you: h, that: h, tile: -1, world: -1, isForAll: true })
}
