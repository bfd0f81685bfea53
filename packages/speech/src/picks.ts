/** Choosing by worth, as bots do. */
import { type Answer, type Ask, at, found, type Option, type Seat, verbOf } from '@emberhall/kernel'

/** What a player knows who is asked something. */
export interface Asked<T> {
  readonly t: T
  readonly seat: Seat
  readonly ask: Ask
}
export interface Pondered<T> extends Asked<T> {
  /** The bot's own dice. */
  readonly random: (n: number) => number
}
export type Handler<T> = (seen: Pondered<T>) => Answer

export function best(options: readonly Option[], worth: (option: Option) => number): Option {
  let chosen = at(options, 0)
  let most = -Infinity
  for (const option of options) {
    const value = worth(option)
    if (value > most) [chosen, most] = [option, value]
  }
  return chosen
}
/** The answer with this verb, which is always among them. */
export const optionOf = ({ options }: Ask, verb: number): Option =>
  found(
    options.find((option) => verbOf(option) === verb),
    `answer ${verb}`,
  )
