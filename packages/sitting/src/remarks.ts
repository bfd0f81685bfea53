/** What bots have said about their answers, and to whom it may be told. */
import type { Match, Seat } from '@emberhall/kernel'
import { type Remark, remarkOn, type Thought } from '@emberhall/minds'
import type { GameModule } from '@emberhall/speech'
import { isShared } from './looking.ts'
import { isSecret, seesAlike } from './secrets.ts'
import { isBack } from './sitting.ts'

type Speaking = Pick<GameModule, 'reasons' | 'rivals'>
/** Before the answer is given, at one screen. Nothing is said where one of those who look at it may not see what the bot sees. */
export function remarkHere(
  module: Speaking,
  match: Match,
  seat: Seat,
  thought: Thought | null,
  people: readonly Seat[],
): Remark | null {
  const ask = match.askOf(seat)
  if (thought === null || ask === undefined || people.some((person) => isSecret(match, person, seat))) return null
  const { options, seats } = match
  return remarkOn(module, { seat, ask, options, seats, view: () => match.view(seat) }, thought, match.table.asks)
}
/**
 * The same where people sit in different places, and anybody may look on: friends have to have their hands open, every seat and the gallery has to
 * see each card as the bot does, and the bot has to be one that may speak.
 */
export function remarkAbroad(
  module: Speaking & Pick<GameModule, 'isOpen' | 'isHushed'>,
  match: Match,
  seat: Seat,
  thought: Thought | null,
): Remark | null {
  const { table, options, seats } = match
  if (!isShared(module, match) || module.isHushed?.(table.s, options, seat) === true) return null
  const others = Array.from({ length: seats + 1 }, (_, i) => i - 1)
  return others.every((other) => seesAlike(match, other, seat)) ? remarkHere(module, match, seat, thought, []) : null
}

/** What was done, by its place in the record, however that counts. */
interface Done {
  readonly kind: string
  readonly from: number
  readonly said: Remark | null
}
export class Remarks {
  private made: readonly { readonly from: number; readonly said: Remark }[] = []

  /** What was taken back and is played otherwise was never said. */
  took({ kind, from, said }: Done): void {
    if (isBack(kind)) return
    this.made = this.made.filter((made) => made.from < from)
    if (said !== null) this.made = [...this.made, { from, said }]
  }
  /** Those about answers that stand in a record of this length and are open: the next question has been put, or there is none. */
  standing(
    length: number,
    { isOver, table }: { readonly isOver: boolean; readonly table: Pick<Match['table'], 'asks'> },
  ): Remark[] {
    const isOpen = ({ at }: Remark): boolean => isOver || at < table.asks
    return this.made.filter(({ from, said }) => from < length && isOpen(said)).map(({ said }) => said)
  }
}
