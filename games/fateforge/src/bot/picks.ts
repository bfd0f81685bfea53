/** Choosing by worth. */
import { at, type Answer, type Ask, found, type Option, type Seat, verbOf } from '@emberhall/kernel'
import type { T } from '../state.ts'

/** What a player knows who is asked something. */
export interface Asked {
  readonly t: T
  readonly seat: Seat
  readonly ask: Ask
}
export interface Seen extends Asked {
  /** The bot's own dice. */
  readonly random: (n: number) => number
}
export type Handler = (seen: Seen) => Answer

export function best(options: readonly Option[], worth: (option: Option) => number): Option {
  let chosen = at(options, 0)
  let most = -Infinity
  for (const option of options) {
    const value = worth(option)
    if (value > most) [chosen, most] = [option, value]
  }
  return chosen
}
/** The same for a question that wants several: as many as are worth anything. */
export function choose(ask: Ask, worth: (option: Option) => number): Answer {
  if (ask.kind === 'one') return best(ask.options, worth)
  const ranked = ask.options.map((option) => ({ option, worth: worth(option) })).sort((a, b) => b.worth - a.worth)
  const taken = ranked.slice(0, ask.max).filter((each, i) => i < ask.min || each.worth > 0)
  return ask.options.filter((option) => taken.some((each) => each.option === option))
}
/** The answer with this verb, which is always among them. */
export const optionOf = ({ options }: Ask, verb: number): Option =>
  found(
    options.find((option) => verbOf(option) === verb),
    `answer ${verb}`,
  )
