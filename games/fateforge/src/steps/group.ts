/** FG-51 Group decisions. */
import { OPEN, type Option, type QuestionDef, type Rule, type Seat, verbOf, type Window } from '@emberhall/kernel'
import { type Book, bookOf } from '../book.ts'
import { Q, V } from '../questions.ts'
import { leaderOf, type T } from '../state.ts'

/**
 * FG-51.1 What is on offer is decided by the leader, or proposed by anybody and agreed to by all others; FG-7.6 by a lone player; FG-8.3
 * with Hardcore by the Beast Master alone while enemies act. FG-51.4 Choices of the story may be voted on or go round.
 */
export function* group(t: T, question: QuestionDef, window: Window = OPEN): Rule<Option> {
  const { consensus } = t.options
  const isSettled = t.seats === 1 || isHushed(t) || t.offerCount === 1
  if (!isSettled && consensus === 'all') return yield* agreed(t, question)
  if (!isSettled && question === Q.choice && consensus === 'vote') return yield* voted(t)
  if (!isSettled && question === Q.choice && consensus === 'chronicler') return yield* written(t)
  return yield* t.choose(leaderOf(t), question, window)
}
const isHushed = (t: T): boolean => t.options.hardcore && (t.s.phase === 'reactions' || t.s.phase === 'enemies')

/** What is on offer, to be put to one seat after the other, or to all. */
function takeOffers(t: T): () => void {
  const offers = t.opts.slice(0, t.offerCount)
  const { blocked } = t
  t.withdraw()
  return () => {
    for (const option of offers) t.offerOption(option)
    t.blocked = blocked
  }
}
const everySeat = (t: T): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat)
function askAll(t: T, offer: () => void, question: QuestionDef) {
  return everySeat(t).map((seat) => {
    offer()
    return t.hold(seat, question)
  })
}

function* agreed(t: T, question: QuestionDef): Rule<Option> {
  const offer = takeOffers(t)
  for (;;) {
    const proposal = yield* t.rush(askAll(t, offer, question))
    t.s.about.proposal = proposal.option
    if (yield* agree(t, proposal.seat)) return proposal.option
  }
}
function* agree(t: T, proposer: Seat): Rule<boolean> {
  const asks = everySeat(t)
    .filter((seat) => seat !== proposer)
    .map((seat) => {
      t.offer(V.agree)
      t.offer(V.refuse)
      return t.hold(seat, Q.agree)
    })
  const answers = yield* t.together(asks)
  return answers.every((answer) => verbOf(answer as Option) === V.agree)
}

/** FG-51.4 The most votes, given in secret; the leader decides among those that tie. */
function* voted(t: T): Rule<Option> {
  const votes = (yield* t.together(askAll(t, takeOffers(t), Q.choice))) as Option[]
  const count = (option: Option): number => votes.filter((vote) => vote === option).length
  const most = Math.max(...votes.map(count))
  for (const option of new Set(votes)) if (count(option) === most) t.offerOption(option)
  return yield* t.choose(leaderOf(t), Q.choice)
}

/** FG-51.4 The pen goes round; whoever has it chooses or hands it on, the last one chooses. */
function* written(t: T): Rule<Option> {
  const offer = takeOffers(t)
  for (let seat = t.options.pen + choicesIn(bookOf(t), t.s.deeds), left = t.seats; ; seat++, left--) {
    offer()
    if (left > 1) t.offer(V.handOn)
    const picked = yield* t.choose(seat % t.seats, Q.choice)
    if (verbOf(picked) !== V.handOn) return picked
  }
}
/** How many of these deeds are choices of a story. */
export const choicesIn = ({ names }: Book, deeds: readonly string[]): number =>
  deeds.filter((deed) => names.choices.includes(deed)).length
