/** What those who sit at a table agree on: whoever asks has agreed, and everybody else has to. */
import type { Seat } from '@emberhall/kernel'

export interface Agreement {
  /** Seats whose people have agreed, and those who have not said anything yet. */
  readonly agreed: readonly Seat[]
  readonly missing: readonly Seat[]
}
export const isAgreed = ({ missing }: Agreement): boolean => missing.length === 0
/** Somebody agrees, for all the seats they speak for. */
export const withVote = ({ agreed, missing }: Agreement, mine: readonly Seat[]): Agreement => ({
  agreed: [...new Set([...agreed, ...mine])],
  missing: missing.filter((seat) => !mine.includes(seat)),
})
