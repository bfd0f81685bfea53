/** SB-1.9, SB-1.11, SB-1.14 Decisions of the posse, and random heroes. */
import { at as nth, aOf, type Option, type QuestionDef, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { initiativeOf } from '../queries/stats.ts'
import { Q, V } from '../questions.ts'
import { type HeroNo, leaderOf, type T } from '../state.ts'

/** SB-1.11 What is on offer is decided by the leader, or proposed by anybody and agreed to by the others. */
export function* posse(t: T, question: QuestionDef): Rule<Option> {
  if (t.seats > 1 && t.offerCount > 1 && t.options.consensus === 'all') return yield* agreed(t, question)
  return yield* t.choose(leaderOf(t), question)
}
/** SB-1.11 Those whose heroes are not KO'd. */
function voices({ s, seats }: T): Seat[] {
  const out = Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    s.heroes.some((hero) => hero.seat === seat && hero.down === 0),
  )
  return out.length > 0 ? out : [0]
}
function* agreed(t: T, question: QuestionDef): Rule<Option> {
  const offers = t.opts.slice(0, t.offerCount)
  const { blocked } = t
  t.withdraw()
  const seats = voices(t)
  for (;;) {
    const asks = seats.map((seat) => {
      for (const option of offers) t.offerOption(option)
      t.blocked = blocked
      return t.hold(seat, question)
    })
    const proposal = yield* t.rush(asks)
    t.s.about.proposal = proposal.option
    const others = seats.filter((seat) => seat !== proposal.seat)
    const answers = yield* t.together(
      others.map((seat) => {
        t.offer(V.agree)
        t.offer(V.refuse)
        return t.hold(seat, Q.agree)
      }),
    )
    if (answers.every((answer) => verbOf(answer as Option) === V.agree)) return proposal.option
  }
}

/** SB-1.9, SB-39.2 Each equally likely; with one nothing is rolled. */
export function pick<X>(t: T, key: string, of: readonly X[]): X {
  return nth(of, of.length === 1 ? 0 : t.random(key, of.length))
}
/**
 * SB-1.14 In descending Initiative. The posse orders those that are tied where it can matter: while there is a Revive token
 * that only one of them can have.
 */
export function* inOrder(t: T, heroes: readonly HeroNo[]): Rule<HeroNo[]> {
  const sorted = heroes.toSorted((a, b) => initiativeOf(t, b) - initiativeOf(t, a) || a - b)
  if (t.s.revives === 0 || heroes.length < 2) return sorted
  const out: HeroNo[] = []
  while (sorted.length > 0) {
    const best = initiativeOf(t, nth(sorted, 0))
    for (const h of sorted) if (initiativeOf(t, h) === best) t.offer(V.hero, h)
    const next = aOf(yield* posse(t, Q.heroOrder))
    out.push(next)
    sorted.splice(sorted.indexOf(next), 1)
  }
  return out
}
