/** FG-41, FG-52.1 Random decisions, from the one source there is. */
import { at } from '@emberhall/kernel'
import { L } from '../log.ts'
import type { T } from '../state.ts'

/** FG-41.1, FG-41.2 Equal shares; told as a roll. Nothing is rolled where there is nothing to decide. */
export function pickRandom<X>(t: T, options: readonly X[]): X {
  if (options.length === 1) return at(options, 0)
  const i = t.random('luck', options.length)
  t.note(L.luck, i + 1, options.length)
  return options[i]!
}
