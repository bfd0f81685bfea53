/** A match once more as a game of its own, with nothing in it that those who get it cannot know. */
import {
  atOnce,
  type CardId,
  CHANCE,
  type Core,
  Divergence,
  Fate,
  Match,
  RuleFault,
  type Seat,
  SHUFFLE,
  scramble,
  Table,
  viewerBit,
} from '@emberhall/kernel'

/**
 * The game from the step under way on: what none of these seats can know is dealt anew, luck is fresh, and no record tells
 * how it came about. For those who know every hand it stands where the match does, if that can be.
 */
export function dealtAnew<S extends Core, O>(match: Match<S, O>, seats: readonly Seat[], seed: number): Match<S, O> {
  const knowsAll = Array.from({ length: match.seats }, (_, seat) => seat).every((seat) => seats.includes(seat))
  return (knowsAll ? asItStands(match, seats, seed) : null) ?? anew(match, seats, seed, [], [])
}
function anew<S extends Core, O>(
  match: Match<S, O>,
  seats: readonly Seat[],
  seed: number,
  seen: readonly CardId[],
  tail: ArrayLike<number>,
): Match<S, O> {
  const { game, options, generation, table } = match
  const { state, asks } = match.parts()
  const fate = new Fate(seed)
  const t = new Table(game, options, match.seats, state(), fate, null, null)
  layAsSeen(t.s.faces, table.s.faces, seen)
  scramble(t, seats, fate, (card) => seen.includes(card) || seats.some((seat) => t.canSee(card, seat)))
  forgetOthers(t, seats)
  const from = { seats: match.seats, ownDice: table.ownDice, generation, fate }
  return atOnce(Match.resuming(game, options, from, { state: t.s, asks, history: [] }, tail))
}
/** With what was answered and came out since; null where that would tell what is still to come. */
function asItStands<S extends Core, O>(match: Match<S, O>, seats: readonly Seat[], seed: number): Match<S, O> | null {
  const { at, lines, ledger } = match.parts()
  if (ledger.entries(at).some(({ tag, key }) => tag === CHANCE && key.startsWith(SHUFFLE))) return null
  const seen = [...match.table.s.faces.keys()].filter((card) => seats.some((seat) => match.table.canSee(card, seat)))
  const told = (of: Match<S, O>, from: number): string =>
    JSON.stringify(seats.map((seat) => [of.view(seat), of.log(seat, from)]))
  try {
    const twin = anew(match, seats, seed, seen, ledger.data.slice(at))
    return told(twin, 0) === told(match, lines) ? twin : null
  } catch (error) {
    if (error instanceof Divergence || error instanceof RuleFault) return null
    throw error
  }
}
/** What came to light lay there already: where in its pile a card was that was taken by its face (`surface`) nobody can tell. */
function layAsSeen(faces: number[], now: readonly number[], seen: readonly CardId[]): void {
  for (const card of seen) {
    if (faces[card] === now[card]) continue
    const from = faces.findIndex((face, id) => face === now[card] && !(seen.includes(id) && now[id] === face))
    faces[from] = faces[card]!
    faces[card] = now[card]!
  }
}
/** Of who has seen a hidden card, only what these seats can tell: that they have, or that everybody has. */
function forgetOthers<S extends Core, O>({ s: { known } }: Table<S, O>, seats: readonly Seat[]): void {
  const own = seats.reduce((bits, seat) => bits | viewerBit(seat), 0)
  for (let id = 0; id < known.length; id++) if ((known[id]! & viewerBit(-1)) === 0) known[id] = known[id]! & own
}
