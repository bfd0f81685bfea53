/** The adventurer who acts, where that is what a question is about. */
import { type Ask, at, type View } from '@emberhall/kernel'
import { ADVENTURERS, type S } from '../state.ts'
import { Portrait } from './art/index.ts'

export function face({ state: { turn } }: View<S>, { seat }: Ask) {
  return turn.seat !== seat || turn.adv < 0 ? null : <Portrait id={at(ADVENTURERS, turn.adv)} />
}
