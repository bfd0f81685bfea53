/** A match as a new table keeps it. */
import type { Match, Seat } from '@emberhall/kernel'
import { save } from '@emberhall/saves'

export interface Packed {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly ownDice: boolean
  /** How many questions have been put. */
  readonly asks: number
  readonly waiting: readonly Seat[]
  readonly outcome: string
  /** How many words its record has. */
  readonly length: number
  readonly save: string
}
export function packed(match: Match): Packed {
  return {
    seats: match.seats,
    options: match.options as Record<string, unknown>,
    ownDice: match.table.ownDice,
    asks: match.table.asks,
    waiting: match.waiting(),
    outcome: match.outcome,
    length: match.parts().ledger.tags().length,
    save: JSON.stringify(save(match)),
  }
}
