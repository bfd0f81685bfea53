/** What a seat may see: one piece of code for all games, from what the zones and fields declare. */
import { Fate } from './fate.ts'
import type { CardId, Core, Game, Seat } from './game.ts'
import { viewerBit } from './log.ts'
import type { Ask, Mode } from './questions.ts'
import { blankHidden } from './schema.ts'
import { Table } from './table.ts'

/** A table as somebody sees it, or as it is: enough to ask the game's own queries about it. */
export interface Seen<S> {
  readonly state: S
  /** What the table was set up with. */
  readonly options: unknown
  readonly seats: number
}
/** What is seen as rules read it. What is tried on it is not recorded and told to nobody; fields may be replaced, not what is in them. */
export function reading<S extends Core, O>(game: Game<S, O>, { state, options, seats }: Seen<S>): Table<S, O> {
  return new Table(game, options as O, seats, { ...state }, new Fate(1), null, null)
}

export interface View<S> extends Seen<S> {
  readonly seat: Seat
  /** The state with faces that this seat cannot know set to -1 and hidden fields blank. */
  readonly state: S
  /** What this seat is asked now. */
  readonly ask: Ask | null
  readonly question: string
  readonly mode: Mode
  /** Whom the table waits for. */
  readonly waiting: readonly Seat[]
}

export function makeView<S extends Core, O>(
  t: Table<S, O>,
  seat: Seat,
  asks: readonly Ask[],
  question: string,
): View<S> {
  const state = t.game.copy(t.s)
  const { faces, known } = state
  for (let id = 0; id < faces.length; id++) {
    if (!t.canSee(id, seat)) faces[id] = -1
    known[id] = known[id]! & viewerBit(seat)
  }
  if (t.game.hasHiddenFields) blankHidden(t.game.shape, state, [seat])
  return {
    seat,
    state,
    options: t.options,
    seats: t.seats,
    ask: asks.find((ask) => ask.seat === seat) ?? null,
    question,
    mode: t.asking === null ? 'single' : t.mode,
    waiting: asks.filter((ask) => ask.answer === null).map((ask) => ask.seat),
  }
}

/** Deals anew, among cards of the same lot or back, what none of the seats can see; hidden fields are made up or blank. */
export function scramble<S extends Core, O>(
  t: Table<S, O>,
  seats: readonly Seat[],
  fate: Fate,
  isKnown = (card: CardId): boolean => seats.some((seat) => t.canSee(card, seat)),
): void {
  const { imagine } = t.game.def
  if (imagine !== undefined) imagine(t as never, seats, (n) => fate.below(n))
  else if (t.game.hasHiddenFields) blankHidden(t.game.shape, t.s, seats)
  const { faces } = t.s
  const groups = new Map<string | number, number[]>()
  for (let id = 0; id < faces.length; id++) {
    if (isKnown(id)) continue
    const lot = t.game.def.lot?.(t as never, id) ?? t.game.backs[faces[id]!]!
    const group = groups.get(lot)
    if (group === undefined) groups.set(lot, [id])
    else group.push(id)
  }
  for (const ids of groups.values()) {
    // In order first: what comes out depends on what the seat knows and on luck, not on how the cards really lie.
    const dealt = new Int32Array(ids.length)
    ids.forEach((id, i) => (dealt[i] = faces[id]!))
    dealt.sort()
    for (let i = ids.length - 1; i >= 0; i--) {
      const j = i === 0 ? 0 : fate.below(i + 1)
      faces[ids[i]!] = dealt[j]!
      dealt[j] = dealt[i]!
    }
  }
}
