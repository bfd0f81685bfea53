/** TG-1.5 What a party decides in an encounter, and what happens where it does not agree. */
import { at as nth, type Option, type QuestionDef, type Rule, verbOf } from '@emberhall/kernel'
import { members, opinions } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, type Party, seatOf, type T } from '../state.ts'

/** One of the offers that all agree on; otherwise the first on offer (TG-1.5). */
export function* agreed(t: T, party: Party, question: QuestionDef): Rule<Option> {
  const first = nth(t.opts, 0)
  const [choice = first, ...others] = new Set((yield* opinions(t, party, question)).values())
  return others.length === 0 ? choice : first
}
/** TG-30.5 One member proposes, all others agree. */
export function* allAgree(t: T, party: Party, proposer: CharacterNo): Rule<boolean> {
  const others = members(party).filter((c) => seatOf(t, c) !== seatOf(t, proposer))
  if (others.length === 0) return true
  const asks = others.map((c) => {
    t.offer(V.agree)
    t.offer(V.refuse)
    return t.hold(seatOf(t, c), Q.concede)
  })
  return (yield* t.together(asks)).every((answer) => verbOf(answer as Option) === V.agree)
}
