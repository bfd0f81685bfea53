/** A match and what has been done to it. Whoever holds it carries out the rest: keeps it, and tells those who look on. */
import {
  type Answer,
  type Luck,
  type Match,
  type Option,
  type Refusal,
  type Reply,
  refuse,
  type Seat,
  type Verdict,
  why,
} from '@emberhall/kernel'
import { hasRevealed, type Last, lastOwn } from './back.ts'
import { isSecret } from './secrets.ts'
import { type Wished, Wishes } from './wishes.ts'

/** What was done, as the record shows it. */
export interface Deed {
  readonly ok: true
  /** rewind: taken back past a roll or a reveal. */
  readonly kind: 'answer' | 'bot' | 'window' | 'undo' | 'rewind' | 'redo' | 'correction'
  /** From where on the record is another one, and how many entries it had from there on. */
  readonly from: number
  readonly dropped: number
  /** How many lines of the log are as they were, where something that was put right goes before lines that were there. */
  readonly stayed: number
}
/** What leaves a way forward again. */
export const isBack = (kind: string): boolean => kind === 'undo' || kind === 'rewind' || kind === 'redo'

export class Sitting {
  readonly match: Match
  readonly wishes: Wishes
  private readonly isBot: (seat: Seat) => boolean
  /** Whose answers were taken back, each with those that bots had given since; to be given again. */
  private undone: readonly Seat[] = []

  constructor(match: Match, isBot: (seat: Seat) => boolean, wishes: readonly Wished[] = []) {
    this.match = match
    this.isBot = isBot
    this.wishes = new Wishes(wishes)
    this.wishes.grant(match)
  }
  private get end(): number {
    return this.match.parts().ledger.length
  }
  /** How many lines the log has before a step that begins at a place of the record; 0 where that cannot be told. */
  private linesBefore(place: number): number {
    const { at, lines } = this.match.parts()
    return at === place ? lines : 0
  }
  /** Something stands in the record from a place on; what was taken back cannot be given again any more. */
  private added(kind: Deed['kind'], from: number): Deed {
    if (this.end > from) this.undone = []
    return { ok: true, kind, from, dropped: 0, stayed: Number.POSITIVE_INFINITY }
  }
  /** What was recorded from a place on is exchanged for something else. */
  private exchanged(kind: Deed['kind'], from: number, act: () => Verdict): Deed | Refusal {
    const { ledger } = this.match.parts()
    const { corrections } = ledger
    const dropped = ledger.entries(from).length
    const before = this.linesBefore(from)
    const verdict = act()
    if (!verdict.ok) return verdict
    const isSame = this.match.parts().ledger.corrections === corrections
    const stayed = isSame ? Number.POSITIVE_INFINITY : Math.max(before, this.linesBefore(from))
    return { ok: true, kind, from, dropped, stayed }
  }

  answer(reply: Reply): Deed | Refusal {
    const from = this.end
    const verdict = this.match.answer(reply)
    return verdict.ok ? this.added('answer', from) : verdict
  }
  /** A bot answers. */
  play(seat: Seat, answer: Answer): Deed {
    const from = this.end
    this.match.play(seat, answer)
    return this.added('bot', from)
  }
  /** How a seat wants to be asked, from now on; windows that are open may be answered by it. */
  wish(wish: Wished): Deed {
    const from = this.end
    this.wishes.make(wish)
    this.match.setWindow(wish.seat, wish.name, wish.policy, wish.until)
    return this.added('window', from)
  }
  /** Where all hands are open, a window that somebody cannot use tells nothing by staying shut. */
  openWindows(): void {
    const { match } = this
    const seats = Array.from({ length: match.seats }, (_, seat) => seat)
    if (match.isOver || seats.some((a) => seats.some((b) => isSecret(match, a, b)))) return
    for (const seat of seats) this.wish({ seat, name: '*', policy: 'able', until: '' })
  }
  /** Puts something right; those who sit here have agreed. */
  putRight(seat: Seat, option: Option): Deed | Refusal {
    const deed = this.exchanged('correction', this.match.parts().at, () => this.match.correct(seat, option))
    if (deed.ok) this.undone = []
    return deed
  }

  /** Who may answer now. In a race people come before bots, which are too quick. */
  get turn(): readonly Seat[] {
    const { match, isBot } = this
    const waiting = match.waiting()
    const people = waiting.filter((seat) => !isBot(seat))
    return match.table.mode === 'race' && people.length > 0 ? people : waiting
  }

  // ---------------------------------------------------------------- back and forth

  /** The last answer that is not a bot's: it is taken back with what bots have answered since. */
  get last(): Last | null {
    return lastOwn(this.match, this.isBot)
  }
  /** Who may is decided before. */
  takeBack(luck: Luck): Deed | Refusal {
    const { match, last } = this
    if (last === null) return refuse(why('nothingToUndo', match.game.def.undoRule))
    const kind = hasRevealed(match, last.at) ? 'rewind' : 'undo'
    const deed = this.exchanged(kind, last.at, () => match.undo(luck, last.count))
    if (deed.ok) this.undone = [...this.undone, last.seat]
    return deed
  }
  /** Whose answer would be given again; undefined where there is nothing. */
  get lastUndone(): Seat | undefined {
    return this.undone.at(-1)
  }
  giveAgain(): Deed | Refusal {
    const { match } = this
    const deed = this.exchanged('redo', match.redoneFrom, () => match.redo())
    this.undone = this.undone.slice(0, -1)
    return deed
  }
  /** Goes on as another copy of the match did, which cut its record at a place and wrote this since. */
  follow(place: number, entries: ArrayLike<number>): void {
    this.match.follow(place, entries)
    this.undone = []
  }
}
