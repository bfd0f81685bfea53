/** Somebody who answers whatever comes to mind. */
import { type Fate, type Match, NUMBER, pack } from '@emberhall/kernel'
import type { O, S } from '../src/state.ts'
import { game } from './scene.ts'

/** Any answer to the first question that is open, but those avoided. */
export function answerAtRandom(
  match: Match<S, O>,
  fate: Fate,
  avoided: readonly string[] = ['flee', 'turnBack'],
): void {
  const ask = match.asks()[0]
  if (ask === undefined) return
  const { seat, kind, min, max } = ask
  const open = ask.options.filter((option) => !avoided.includes(game.words.print(option)))
  const some = (n: number) => {
    const left = [...open]
    return Array.from({ length: n }, () => left.splice(fate.below(left.length), 1)[0] ?? 0)
  }
  if (kind === 'number') match.play(seat, pack(NUMBER, min + fate.below(max - min + 1)))
  else if (kind === 'one') match.play(seat, open[fate.below(open.length)] ?? 0)
  else match.play(seat, some(kind === 'some' ? min + fate.below(max - min + 1) : open.length))
}
