/** How seats want to be asked, as long as they want it. */
import { CONCERNED, type Match, ONLY_CHOICES, type Seat, type WindowPolicy } from '@emberhall/kernel'

/** About windows of one name ('*': all; ONLY_CHOICES: where there is no choice), until a step begins or something happens to the seat ('': for good). */
export interface Wished {
  readonly seat: Seat
  readonly name: string
  readonly policy: WindowPolicy
  readonly until: string
}
const ALL = '*'

/** Whether a game has such windows, and what would end the wish. */
export function isKnown({ game }: Pick<Match, 'game'>, { name, until }: Pick<Wished, 'name' | 'until'>): boolean {
  const { questions, steps } = game.def
  const hasWindow = name === ALL || name === ONLY_CHOICES || Object.hasOwn(questions, name)
  return hasWindow && (until === '' || until === CONCERNED || Object.hasOwn(steps, until))
}

export class Wishes {
  private made: readonly Wished[]
  constructor(made: readonly Wished[] = []) {
    this.made = made
  }
  /** The one for good about windows of this name. */
  lasting(seat: Seat, name: string): Wished | undefined {
    return this.made.find((wish) => wish.seat === seat && wish.name === name && wish.until === '')
  }
  /**
   * A wish takes the place of the last one about the same windows; one with an end only of another with an end. The
   * match is told by the caller.
   */
  make(wish: Wished): void {
    const isOver = (last: Wished): boolean =>
      last.seat === wish.seat && last.name === wish.name && (wish.until === '' || last.until !== '')
    this.made = [...this.made.filter((last) => !isOver(last)), wish]
  }
  /** What a seat is asked where it has no wish of its own. */
  usual(seat: Seat): WindowPolicy {
    return this.lasting(seat, ALL)?.policy ?? 'always'
  }
  /** Those about windows of one name that have no end. */
  forGood(): Wished[] {
    return this.made.filter(({ name, until }) => name !== ALL && until === '')
  }
  grant(match: Match): void {
    for (const { seat, name, policy, until } of this.made) match.wish(seat, name, policy, until)
  }
  /** Those for good are these from now on; those with an end stay. */
  renew(match: Match, kept: readonly Omit<Wished, 'until'>[]): void {
    const isKept = (wish: Wished): boolean =>
      kept.some(({ seat, name, policy }) => seat === wish.seat && name === wish.name && policy === wish.policy)
    const lasting = this.made.filter(({ until }) => until === '')
    for (const wish of lasting) if (!isKept(wish)) match.windows.withdraw(wish.seat, wish.name)
    const fresh = kept
      .map((wish): Wished => ({ ...wish, until: '' }))
      .filter((wish) => isKnown(match, wish) && this.lasting(wish.seat, wish.name)?.policy !== wish.policy)
    this.made = this.made.filter((wish) => wish.until !== '' || isKept(wish))
    for (const wish of fresh) {
      this.make(wish)
      match.wish(wish.seat, wish.name, wish.policy)
    }
  }
  /** A seat has no wishes any more. */
  forget(match: Match, seat: Seat): void {
    for (const wish of this.made) if (wish.seat === seat) match.windows.withdraw(seat, wish.name)
    this.made = this.made.filter((wish) => wish.seat !== seat)
  }
  /** Those of some seats that hold now and could be withdrawn: what is usual there is nobody's wish. */
  standing({ windows }: Match, seats: readonly Seat[]): Wished[] {
    return this.made.filter((wish) => {
      const { seat, name, policy, until } = wish
      const isUsual = name === ONLY_CHOICES ? policy !== 'always' : policy === 'always' || policy === this.usual(seat)
      if (!seats.includes(seat) || name === ALL || isUsual) return false
      const held = windows.wishOf(seat, name)
      return held?.policy === policy && held.until === until
    })
  }
}
