/** Who may be at a table, and in which seats: found by person, for there may be thousands in the gallery. */
import type { Seat } from '@emberhall/kernel'
import type { HolderRow } from '../storage/storage.ts'

const NO_SEATS: readonly Seat[] = []

export class Holders {
  readonly rows: readonly HolderRow[]
  /** Those who hold seats, with which. */
  readonly sitters: ReadonlyMap<string, readonly Seat[]>
  /** The seats that somebody holds. */
  readonly seats: ReadonlySet<Seat>
  private readonly all: ReadonlySet<string>

  constructor(rows: readonly HolderRow[]) {
    const sitters = new Map<string, readonly Seat[]>()
    for (const { seat, who } of rows) if (seat >= 0) sitters.set(who, [...(sitters.get(who) ?? NO_SEATS), seat])
    this.rows = rows
    this.sitters = sitters
    this.seats = new Set([...sitters.values()].flat())
    this.all = new Set(rows.map(({ who }) => who))
  }
  seatsOf(who: string): readonly Seat[] {
    return this.sitters.get(who) ?? NO_SEATS
  }
  has(who: string): boolean {
    return this.all.has(who)
  }
}
