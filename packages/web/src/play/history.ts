/** Any moment of a match again, from its record. */
import type { Luck, Match, Seat } from '@emberhall/kernel'
import type { Moment } from './source.ts'

/** The match as it stood before its nth answer (from 0); as many answers as there are: as it stands. */
function standing(match: Match, at: number): Match {
  if (at >= match.parts().ledger.answers.length) return match
  try {
    return match.before(at)
  } catch {
    // A table that was resumed at a checkpoint cannot be played from its start, but from there.
    return branchAt(match, at, 'same')
  }
}

/** From one chair, with what somebody in this or another one knows. */
export function momentAt(match: Match, at: number, from: Seat, sees = from): Moment {
  const then = standing(match, at)
  return { at, view: { ...then.view(sees), seat: from }, log: then.log(sees) }
}

/** The first moment by which so many questions and rolls had been. */
export function momentOfLine(match: Match, asks: number): number {
  let low = 0
  let high = match.parts().ledger.answers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (standing(match, middle).table.asks < asks) low = middle + 1
    else high = middle
  }
  return low
}

/** A copy that goes on from a moment, with the luck that the table's policy gives it. */
export function branchAt(match: Match, at: number, luck: Luck): Match {
  const twin = match.fork()
  const kind = luck === 'new' ? 'new' : 'same'
  while (twin.parts().ledger.answers.length > at && twin.undo(kind).ok);
  return twin
}
