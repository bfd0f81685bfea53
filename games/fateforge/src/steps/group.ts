/** FG-51 Group decisions. */
import { OPEN, type Option, type QuestionDef, type Rule, verbOf, type Window } from '@emberhall/kernel'
import { Q, V } from '../questions.ts'
import { leaderOf, type T } from '../state.ts'

/**
 * FG-51.1 What is on offer is decided by the leader, or proposed by anybody and agreed to by all others; FG-7.6 by a lone player; FG-8.3
 * with Hardcore by the Beast Master alone while enemies act.
 */
export function* group(t: T, question: QuestionDef, window: Window = OPEN): Rule<Option> {
  if (t.seats === 1 || t.options.consensus === 'leader' || isHushed(t) || t.n === 1)
    return yield* t.choose(leaderOf(t), question, window)
  const offers = t.opts.slice(0, t.n)
  const blocked = t.blocked
  for (;;) {
    const proposal = yield* propose(t, offers, blocked, question)
    t.s.about.proposal = proposal.option
    if (yield* agree(t, proposal.seat)) return proposal.option
  }
}
const isHushed = (t: T): boolean => t.options.hardcore && (t.s.phase === 'reactions' || t.s.phase === 'enemies')
function propose(t: T, offers: readonly Option[], blocked: T['blocked'], question: QuestionDef) {
  t.withdraw()
  const asks = Array.from({ length: t.seats }, (_, seat) => {
    for (const option of offers) t.offerOption(option)
    t.blocked = blocked
    return t.hold(seat, question)
  })
  return t.rush(asks)
}
function* agree(t: T, proposer: number): Rule<boolean> {
  const asks = Array.from({ length: t.seats }, (_, seat) => seat)
    .filter((seat) => seat !== proposer)
    .map((seat) => {
      t.offer(V.agree)
      t.offer(V.refuse)
      return t.hold(seat, Q.agree)
    })
  const answers = yield* t.together(asks)
  return answers.every((answer) => verbOf(answer as Option) === V.agree)
}
