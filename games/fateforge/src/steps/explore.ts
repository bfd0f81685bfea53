/** FG-46 Exploration of the city. */
import { at, aOf, type Rule } from '@emberhall/kernel'
import { CIRCLES, type Exploration } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import { DIRECTIONS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import type { T } from '../state.ts'
import { group } from './group.ts'
import { follow, nodeNow } from './story.ts'
import { changeGold, changeReputation } from './holdings.ts'

const exploration = (t: T): Exploration => at(bookOf(t).content.explorations, t.s.exploring)

/** FG-46.1, FG-46.3 The group starts somewhere and is told only what it sees. */
export function* setOut(t: T, n: number): Rule {
  const { s } = t
  s.exploring = n
  s.steps = 0
  const { starts, places } = exploration(t)
  const start = at(starts, t.random('start', starts.length))
  s.place = places.findIndex(({ id }) => id === start)
  see(t)
  t.next('walk')
}
function see(t: T): void {
  t.note(L.landmark, bookOf(t).names.landmarks.indexOf(at(exploration(t).places, t.s.place).id))
}

/** FG-46.2 A direction; all four can be tried, for the map does not say where one stands. */
export function* walk(t: T): Rule {
  const { s } = t
  DIRECTIONS.forEach((_, i) => t.offer(V.go, i))
  const direction = aOf(yield* group(t, Q.direction))
  const to = beyond(exploration(t), s.place, direction)
  if (to < 0) {
    t.note(L.noStreet, direction)
    return t.next('walk')
  }
  s.place = to
  s.steps++
  t.note(L.walked, direction, s.steps)
  see(t)
  yield* arrive(t)
}
/** The place a street leads to, or -1. */
export function beyond({ places, blocked }: Exploration, from: number, direction: number): number {
  const { column, row, id } = at(places, from)
  const [dx, dy] = at(
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ],
    direction,
  )
  const to = places.findIndex((place) => place.column === column + dx && place.row === row + dy)
  if (to < 0) return -1
  const isBlocked = blocked.some(
    ([a, b]) => (a === id && b === at(places, to).id) || (b === id && a === at(places, to).id),
  )
  return isBlocked ? -1 : to
}
/** FG-46.4 Events of places, the goal, and the limit. */
function* arrive(t: T): Rule {
  const { s } = t
  const { places, goal, steps } = exploration(t)
  const place = at(places, s.place)
  if (place.reputation !== undefined) changeReputation(t, CIRCLES.indexOf(place.reputation.circle), place.reputation.n)
  if (place.sellsFood) yield* market(t)
  const node = nodeNow(t)
  if (node.kind !== 'scene') return
  if (place.id === goal) {
    t.note(L.arrived)
    return yield* end(t, 'arrived')
  }
  if (s.steps >= steps) {
    t.note(L.lateNow)
    return yield* end(t, 'late')
  }
  t.next('walk')
}
function* end(t: T, outcome: 'arrived' | 'late'): Rule {
  const node = nodeNow(t)
  if (node.kind !== 'scene') return
  t.s.exploring = -1
  t.s.place = -1
  t.s.deeds.push(`${node.id}.${outcome}`)
  yield* follow(t, node.outcomes[outcome]!, Object.keys(node.outcomes).indexOf(outcome))
}
/** FG-48.7 */
function* market(t: T): Rule {
  if (t.s.gold === 0) return
  t.offer(V.leave)
  for (let n = 1; n <= Math.min(t.s.gold, 9); n++) t.offer(V.buyFood, n)
  const n = aOf(yield* group(t, Q.market))
  if (n === 0) return
  changeGold(t, -n)
  t.s.food += n
  t.note(L.food, 0, t.s.food)
}
