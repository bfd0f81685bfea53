/** What a table may put right by agreement: one thing of a closed list that its game declares, at a step boundary. */
import type { Core, Correction, Seat } from './game.ts'
import { hashState } from './hash.ts'
import type { Entry } from './ledger.ts'
import { aOf, bOf, type Option, pack, verbOf } from './options.ts'
import { problemsOfTree } from './schema.ts'
import type { Table } from './table.ts'
import { END } from './tabletop.ts'
import { reading } from './view.ts'
import { RuleFault, saidAgainst } from './why.ts'

/** What a seat may ask for where the table stands. It cannot name a card that it does not see. */
export function correctionsAt<S extends Core, O>(t: Table<S, O>, seat: Seat): Option[] {
  return t.game.corrections.flatMap(({ verb, def }) => {
    const isKnown = (args: readonly number[]): boolean =>
      def.args.every((kind, i) => kind !== 'card' || t.canSee(args[i]!, seat))
    return def
      .choices(t, seat)
      .filter(isKnown)
      .map(([a, b]) => pack(verb, a, b))
  })
}
function correctionOf<S extends Core, O>({ game }: Table<S, O>, option: Option): Correction<S, O> {
  return game.corrections.find(({ verb }) => verb === verbOf(option))!
}
/** Does it, and tells who asked for it. */
export function putRight<S extends Core, O>(t: Table<S, O>, seat: Seat, option: Option): void {
  const { line, def, name } = correctionOf(t, option)
  t.trace = [name]
  t.note(line, seat, 0, aOf(option), bOf(option))
  try {
    def.apply(t, aOf(option), bOf(option))
  } catch (error) {
    throw error === END ? new RuleFault('a game does not end by what is put right', t.trace) : error
  }
}
/** Whether a state could be that of a save. */
export function canBe<S extends Core, O>({ game, options, seats }: Table<S, O>, state: S): boolean {
  const problems = problemsOfTree(game.shape, state, '', seats, state.faces.length)
  return problems.length === 0 && saidAgainst(() => game.def.check?.(state, options as never) ?? []).length === 0
}

/** A copy of a state on a table of its own, at which nobody looks and nothing is recorded. */
function aside<S extends Core, O>({ game, options, seats }: Table<S, O>, state: S): Table<S, O> {
  return reading(game, { state: game.copy(state), options, seats })
}
/** What a seat may ask for, both on the table as it is seen and at the step boundary, where it takes effect. */
export function listedFor<S extends Core, O>(t: Table<S, O>, boundary: S, seat: Seat): Option[] {
  const atBoundary = correctionsAt(aside(t, boundary), seat)
  // The step that has begun still counts as one to come.
  const seen = aside(t, { ...t.s, agenda: boundary.agenda })
  return correctionsAt(seen, seat).filter((option) => atBoundary.includes(option))
}
/**
 * Whether the table is the one that was seen, with this put right and nothing else changed. What had happened unasked since the
 * boundary has happened again meanwhile, and must have come out the same.
 */
export function isPutRight<S extends Core, O>(
  t: Table<S, O>,
  seen: S,
  option: Option,
  luck: readonly Entry[],
): boolean {
  const wanted = aside(t, seen)
  wanted.fate.keep(luck)
  correctionOf(t, option).def.apply(wanted, aOf(option), bOf(option))
  return hashState(t.game, wanted.s) === hashState(t.game, t.s)
}
