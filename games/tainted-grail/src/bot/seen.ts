/** What the bot has in front of it when it is asked something. */
import { DONE, PASS, verbOf } from '@emberhall/kernel'
import type { Handler as HandlerOf, Pondered } from '@emberhall/speech'
import type { CharacterNo, T } from '../state.ts'

export { best } from '@emberhall/speech'
export type Seen = Pondered<T>
export type Handler = HandlerOf<T>

/** The character that a seat plays. */
export const ownOf = ({ t, seat }: Seen): CharacterNo =>
  t.s.characters.findIndex((one) => one.seat === seat && one.status === 'active')
/** What may be left is left. */
export const leftOut = ({ ask }: Seen): number | null =>
  ask.options.includes(PASS) ? PASS : ask.options.includes(DONE) ? DONE : null
export const withVerb = ({ ask }: Seen, verb: number): number | undefined =>
  ask.options.find((option) => verbOf(option) === verb)
