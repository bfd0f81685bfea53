/** Any moment of a match again, from its record, in pieces: others may be waiting. */
import { Divergence, type Luck, type Match, type Pieces, RuleFault } from '@emberhall/kernel'

/** As it stood before its nth answer (from 0); as many as there are: as it stands. */
export function* standing(match: Match, n: number): Pieces<Match> {
  if (n >= match.parts().ledger.answers.length) return match
  try {
    return yield* match.retracing(n)
  } catch (error) {
    if (!(error instanceof Divergence || error instanceof RuleFault)) throw error
    // A table that was resumed at a checkpoint cannot be played from its start, but from there.
    return yield* branching(match, n, 'same')
  }
}
/** How many answers had been given when this many questions and rolls had been. */
export function* answersBy(match: Match, asks: number): Pieces<number> {
  let [low, high] = [0, match.parts().ledger.answers.length]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const then = yield* standing(match, middle)
    if (then.table.asks <= asks) low = middle
    else high = middle - 1
  }
  return low
}
/** A copy that goes on before its nth answer, with the luck that the table's policy gives it. */
export function* branching(match: Match, n: number, luck: Luck): Pieces<Match> {
  const twin = match.fork()
  const kind = luck === 'new' ? 'new' : 'same'
  while (twin.parts().ledger.answers.length > n && twin.undo(kind).ok) yield
  return twin
}
