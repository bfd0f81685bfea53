/**
 * Playouts in which nobody ever has to wait: each question is answered on the spot, so no rule need be able to stand
 * still. It takes rules whose generators have been erased; otherwise they are the same.
 */
import {
  type Answer,
  type Ask,
  type Core,
  END,
  Fate,
  type Game,
  type Kind,
  makeView,
  type Option,
  PASS,
  pristine,
  type QuestionDef,
  type Reading,
  readOptions,
  type Rule,
  RuleFault,
  type Seat,
  type Setup,
  Table,
  type View,
} from '@emberhall/kernel'

/** All that a chooser gets to see: the question put to one seat, and that seat's view. */
export interface Asked<S extends Core = Core> {
  readonly seat: Seat
  readonly def: QuestionDef
  readonly kind: Kind
  readonly min: number
  readonly max: number
  /** So many of these, from the first, are on offer. */
  readonly opts: readonly Option[]
  readonly offerCount: number
  view(): View<S>
}
/** Answers for every seat. As with `play`, what it says is not checked. */
export type Chooser<S extends Core = Core> = (asked: Asked<S>) => Answer

export class StraightTable<S extends Core = Core, O = unknown> extends Table<S, O> implements Asked<S> {
  decisions = 0
  private readonly chooser: Chooser<S>

  constructor(game: Game<S, O>, options: O, seats: number, fate: Fate, chooser: Chooser<S>) {
    super(game, options, seats, pristine(game, options, seats), fate, null, null)
    this.chooser = chooser
  }
  view(): View<S> {
    return makeView(this, this.seat, this.askedNow(), `0.${this.asks}`)
  }

  protected override settled<R>(value: R): Rule<R> {
    return value as never
  }
  protected override asked<R>(read: Reading<R>): Rule<R> {
    return read((this.asking === null ? this.answer() : this.answers(this.asking)) as never) as never
  }
  private answer(): Answer {
    const answer = this.chooser(this)
    this.decisions++
    this.withdraw()
    this.renew()
    return answer
  }
  /** One after the other; in a race the first to take anything has won. */
  private answers(asks: readonly Ask[]): readonly Ask[] | Ask | null {
    const isRace = this.mode === 'race'
    let taken: Ask | null = null
    for (const ask of asks) {
      this.seat = ask.seat
      this.def = ask.def
      this.kind = ask.kind
      this.min = ask.min
      this.max = ask.max
      for (const option of ask.options) this.offerOption(option)
      ask.answer = this.answer()
      if (!isRace || ask.answer === PASS) continue
      taken = ask
      break
    }
    this.asking = null
    return isRace ? taken : asks
  }
}

/** Plays a whole game, unwatched and unrecorded, and returns the table at its end. */
export function playStraight<S extends Core, O>(
  game: Game<S, O>,
  setup: Pick<Setup, 'seats' | 'options' | 'seed'>,
  chooser: Chooser<S>,
): StraightTable<S, O> {
  const options = readOptions(game, setup.options ?? {}, setup.seats)
  const t = new StraightTable(game, options, setup.seats, new Fate(setup.seed ?? 1), chooser)
  try {
    while (t.s.over === '')
      if (t.nextStep() !== undefined) throw new RuleFault(`the rules of ${game.id} have not been made straight`)
  } catch (error) {
    if (error !== END) throw error
    t.withdraw()
  }
  return t
}
