/** A finished game looked over again: how its chances went, and what turned it: choices, or luck. */
import { ANSWER, type Answer, type Ask, at, type Core, Fate, type Match, type Seat } from '@emberhall/kernel'
import type { Effort, Position } from '@emberhall/speech'
import { sameAnswer } from './candidates.ts'
import { type Mind, mindOf, type Thinker } from './rollout.ts'
import { thinking, weigh } from './think.ts'

/** A decision as it was taken. Chances are those of the seat that is looked through, if all play on plainly. */
export interface Point {
  /** The place of the answer in the game, from 0. */
  readonly at: number
  readonly seat: Seat
  readonly question: string
  /** With what was answered, and with the best that could have been. */
  readonly chance: number
  readonly best: number
  readonly answer: Answer
  readonly better: Answer
}
/** What turned the game: how much was given away by an answer, or what luck did after it. */
export interface Turn {
  readonly point: number
  readonly kind: 'choice' | 'luck'
  readonly by: number
}
export interface Review {
  readonly points: readonly Point[]
  /** The three that mattered most, in their order. */
  readonly turns: readonly Turn[]
  /** What all choices gave away, and what all luck brought, in chances to win. */
  readonly choices: number
  readonly luck: number
}
/** In pieces, each with how many of the decisions have been looked at. */
type Reviewing<R> = Generator<{ readonly done: number; readonly all: number }, R>
/** How a match becomes a position; players of this package hold nothing else. */
export type Door = (match: Match, seat: Seat, ask: Ask, fate: Fate) => Position

const GLANCE: Effort = { rollouts: 40, turns: 3 }
/** Worlds in which what looked like a mistake is weighed once more: those it was found in make it look worse than it was. */
const FRESH = 60
const MOMENTS = 3
const LOOKED_AT_AGAIN = 6
/** Less is not worth a word. */
const SLIGHT = 0.02

/** Null where nobody can look ahead. A seat below 0 looks through all of them: for games that are won together. */
export function* reviewing(module: Thinker, match: Match, eyes: Seat, door: Door, seed = 1): Reviewing<Review | null> {
  const mind = mindOf(module, match.options, match.seats)
  if (mind === null) return null
  const { ledger } = match.parts()
  const given = ledger.answers
  const points: Point[] = []
  for (let n = 0; n < given.length; n++) {
    yield { done: n, all: given.length }
    const place = at(given, n)
    const entry = at(ledger.entries(place, place + 1), 0)
    if (entry.tag !== ANSWER || (eyes >= 0 && entry.seat !== eyes)) continue
    const then = match.before(n)
    const ask = then.askOf(entry.seat)
    if (ask === undefined || ask.kind === 'fate' || (ask.kind === 'one' && ask.options.length < 2)) continue
    const here = door(then, entry.seat, ask, new Fate(seed + n))
    const thoughts = thinking(mind, here, { ...GLANCE, turns: turnsOf(mind) }, { wanted: entry.answer })
    let next = thoughts.next()
    while (next.done !== true) {
      yield { done: n, all: given.length }
      next = thoughts.next()
    }
    const { weighed } = next.value
    if (weighed.length === 0) continue
    const chosen = weighed.find(({ answer }) => sameAnswer(answer, entry.answer))!
    const best = weighed.reduce((a, b) => (b.chance > a.chance && b.rollouts >= chosen.rollouts ? b : a), chosen)
    const { seat } = entry
    const chances = { chance: chosen.chance, best: best.chance, answer: entry.answer, better: best.answer }
    points.push({ at: n, seat, question: ask.def.name, ...chances })
  }
  yield* again(mind, match, points, door, seed)
  return summed(mind, match, eyes, points)
}
const turnsOf = ({ outlook }: Mind): number => outlook.strong?.turns ?? GLANCE.turns

/** What seems to have cost most is weighed once more, in worlds of its own. */
function* again(mind: Mind, match: Match, points: Point[], door: Door, seed: number): Reviewing<void> {
  const dear = points
    .map(({ best, chance }, i) => ({ i, loss: best - chance }))
    .filter(({ loss }) => loss > SLIGHT)
    .sort((a, b) => b.loss - a.loss)
  for (const [rank, { i }] of dear.entries()) {
    const point = at(points, i)
    if (rank >= LOOKED_AT_AGAIN) {
      points[i] = { ...point, best: point.chance, better: point.answer }
      continue
    }
    yield { done: rank, all: LOOKED_AT_AGAIN }
    const then = match.before(point.at)
    const here = door(then, point.seat, then.askOf(point.seat)!, new Fate(seed + 7919 + point.at))
    const [chance, best] = weigh(mind, here, [point.answer, point.better], FRESH, turnsOf(mind))
    points[i] =
      best! > chance!
        ? { ...point, chance: chance!, best: best! }
        : { ...point, chance: chance!, best: chance!, better: point.answer }
  }
}
function summed<S extends Core>(mind: Mind, match: Match<S>, eyes: Seat, points: readonly Point[]): Review {
  const end = match.isOver ? mind.outlook.share(match.table.s, Math.max(0, eyes)) : null
  const luckAfter = points.map(({ chance }, i) => (points[i + 1]?.best ?? end ?? chance) - chance)
  const found: Turn[] = points.flatMap(({ best, chance }, point): Turn[] => [
    { point, kind: 'choice', by: chance - best },
    { point, kind: 'luck', by: at(luckAfter, point) },
  ])
  const turns = found
    .filter(({ by }) => Math.abs(by) > SLIGHT)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOMENTS)
    .sort((a, b) => a.point - b.point)
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
  return {
    points,
    turns,
    choices: sum(points.map(({ best, chance }) => chance - best)),
    luck: sum(luckAfter),
  }
}
