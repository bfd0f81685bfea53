/** A match twice over: as it is, and with what a seat cannot know dealt differently. */
import { type Answer, atOnce, type Core, Fate, Match, type Seat, scramble, Table } from '@emberhall/kernel'

interface Twins<S extends Core, O> {
  readonly plain: Match<S, O>
  readonly mixed: Match<S, O>
  /** What has been answered since the step began. */
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[]
}
/** Both stand where the step under way began; of what came before they keep the record, but nothing of the log. */
export function twinsOf<S extends Core, O>(match: Match<S, O>, seat: Seat, seed: number): Twins<S, O> {
  const { game, options, seats, generation, table } = match
  const { asks, at, ledger } = match.parts()
  const make = (mix: boolean): Match<S, O> => {
    const t = new Table(game, options, seats, match.parts().state(), table.fate, null, null)
    if (mix) scramble(t, [seat], new Fate(seed))
    const from = { seats, ownDice: table.ownDice, generation, fate: table.fate.copy() }
    return atOnce(Match.resuming(game, options, from, { state: t.s, asks, history: ledger.data.slice(0, at) }, []))
  }
  return { plain: make(false), mixed: make(true), answers: ledger.entries(at).filter((e) => e.seat >= 0) }
}
