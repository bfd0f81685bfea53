/** Who may be at a table, and in which seats: found by person, for there may be thousands in the gallery. */
import type { Seat } from '@emberhall/kernel'
import type { HolderRow } from '../storage/storage.ts'

const NO_SEATS: readonly Seat[] = []
const GALLERY = -1

export class Holders {
  private readonly list: HolderRow[] = []
  private readonly bySitter = new Map<string, readonly Seat[]>()
  private readonly gallery = new Set<string>()

  constructor(rows: readonly HolderRow[]) {
    for (const { seat, who } of rows) this.add(seat, who)
  }
  get rows(): readonly HolderRow[] {
    return this.list
  }
  /** Those who hold seats, with which. */
  get sitters(): ReadonlyMap<string, readonly Seat[]> {
    return this.bySitter
  }
  add(seat: Seat, who: string): void {
    this.list.push({ seat, who })
    if (seat === GALLERY) this.gallery.add(who)
    else this.bySitter.set(who, [...this.seatsOf(who), seat])
  }
  seatsOf(who: string): readonly Seat[] {
    return this.bySitter.get(who) ?? NO_SEATS
  }
  has(seat: Seat, who: string): boolean {
    return seat === GALLERY ? this.gallery.has(who) : this.seatsOf(who).includes(seat)
  }
  /** Whether somebody may be here at all. */
  includes(who: string): boolean {
    return this.bySitter.has(who) || this.gallery.has(who)
  }
  isHeld(seat: Seat): boolean {
    for (const seats of this.bySitter.values()) if (seats.includes(seat)) return true
    return false
  }
  /** Without those who hold a seat, or without one of them. */
  without(seat: Seat, who?: string): Holders {
    return new Holders(this.list.filter((row) => row.seat !== seat || (who !== undefined && row.who !== who)))
  }
}
