/** How seats want to be asked, as long as they want it. Runs in the browser too. */
import type { Match, Seat, WindowPolicy } from '@emberhall/kernel'

/** About windows of one name ('*': all), until a step begins ('': for good). */
export interface Wished {
  readonly seat: Seat
  readonly name: string
  readonly policy: WindowPolicy
  readonly until: string
}
const ALL = '*'

export class Wishes {
  private made: readonly Wished[]
  constructor(made: readonly Wished[] = []) {
    this.made = made
  }
  of(seat: Seat, name: string): Wished | undefined {
    return this.made.find((wish) => wish.seat === seat && wish.name === name)
  }
  /** A wish takes the place of the last one about the same windows. The match is told by the caller. */
  make(wish: Wished): void {
    const last = this.of(wish.seat, wish.name)
    this.made = [...this.made.filter((other) => other !== last), wish]
  }
  /** What a seat is asked where it has no wish of its own. */
  usual(seat: Seat): WindowPolicy {
    return this.of(seat, ALL)?.policy ?? 'always'
  }
  grant(match: Match): void {
    const since = match.parts().ledger.length
    for (const { seat, name, policy, until } of this.made) match.windows.set(seat, name, { policy, until, since })
  }
  /** A seat has no wishes any more. */
  forget(match: Match, seat: Seat): void {
    for (const wish of this.made) if (wish.seat === seat) match.windows.withdraw(seat, wish.name)
    this.made = this.made.filter((wish) => wish.seat !== seat)
  }
  /** Those of some seats that could be withdrawn: what is usual there is nobody's wish. */
  standing(match: Match, seats: readonly Seat[]): Wished[] {
    return this.made.filter(
      (wish) =>
        seats.includes(wish.seat) &&
        wish.name !== ALL &&
        wish.policy !== 'always' &&
        wish.policy !== this.usual(wish.seat) &&
        match.windows.has(wish.seat, wish.name),
    )
  }
}
