/** Whom to take along. */
import { type Answer, type Ask, aOf, type Position } from '@emberhall/kernel'
import { type O, type S } from '../state.ts'

/** How much luck has a say, so that not every table sees the same teams. */
const WHIM = 1000

export function chooseRecruits(position: Position<S, O>): Answer {
  const { ask } = position
  const ranked = ask.options
    .map((option) => ({ option, rank: (STRENGTH[aOf(option)] ?? 0) + position.random(WHIM) / WHIM }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option)
  if (ask.kind === 'one') return ranked[0]!
  const taken = ranked.slice(0, ask.min)
  return ask.options.filter((option) => taken.includes(option))
}
/** In the order of ADVENTURERS. */
const STRENGTH: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
export const isRecruiting = (ask: Ask): boolean => ask.def.name === 'recruit'
