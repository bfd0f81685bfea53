/** Choosing by worth. */
import type { Answer, Ask, Option } from '@emberhall/kernel'
import { type Asked as AskedOf, best, type Handler as HandlerOf, type Pondered } from '@emberhall/speech'
import type { T } from '../state.ts'

export { best, optionOf } from '@emberhall/speech'
export type Asked = AskedOf<T>
export type Seen = Pondered<T>
export type Handler = HandlerOf<T>

/** The same for a question that wants several: as many as are worth anything. */
export function choose(ask: Ask, worth: (option: Option) => number): Answer {
  if (ask.kind === 'one') return best(ask.options, worth)
  const ranked = ask.options.map((option) => ({ option, worth: worth(option) })).sort((a, b) => b.worth - a.worth)
  const taken = ranked.slice(0, ask.max).filter((each, i) => i < ask.min || each.worth > 0)
  return ask.options.filter((option) => taken.some((each) => each.option === option))
}
