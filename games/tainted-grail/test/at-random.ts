/** Somebody who answers whatever comes to mind. */
import { type Fate, type Match, NUMBER, type Option, pack } from '@emberhall/kernel'
import type { O, S } from '../src/state.ts'

/** Any answer to the first question that is open. */
export function answerAtRandom(match: Match<S, O>, fate: Fate): void {
  const ask = match.asks().find(({ answer }) => answer === null)
  if (ask === undefined) return
  const { seat, kind, min, max, options } = ask
  const some = (n: number): Option[] => {
    const left = [...options]
    return Array.from({ length: n }, () => left.splice(fate.below(left.length), 1)[0] ?? 0)
  }
  if (kind === 'number') match.play(seat, pack(NUMBER, min + fate.below(max - min + 1)))
  else if (kind === 'one') match.play(seat, options[fate.below(options.length)] ?? 0)
  else match.play(seat, some(kind === 'some' ? min + fate.below(max - min + 1) : options.length))
}
