/** What bots have said about their answers, for those at this screen. */
import type { Match, Seat } from '@emberhall/kernel'
import { type Remark, remarkOn, type Thought } from '@emberhall/minds'
import { isSecret } from '@emberhall/sitting'
import type { GameModule } from '@emberhall/speech'

export class Remarks {
  private made: readonly Remark[] = []

  /** Before the answer is given. Nothing is said where somebody here may not see what the bot sees. */
  make(module: GameModule, match: Match, seat: Seat, thought: Thought | null, people: readonly Seat[]): void {
    const ask = match.askOf(seat)
    if (thought === null || ask === undefined || people.some((person) => isSecret(match, person, seat))) return
    const { options, seats } = match
    const known = { seat, ask, options, seats, view: () => match.view(seat) }
    const remark = remarkOn(module, known, thought, match.table.asks)
    if (remark !== null) this.made = [...this.made, remark]
  }
  /** What was taken back and is played otherwise was never said. */
  forgetAfter(asks: number): void {
    this.made = this.made.filter(({ at }) => at <= asks)
  }
  until(asks: number): readonly Remark[] {
    return this.made.filter(({ at }) => at < asks)
  }
}
