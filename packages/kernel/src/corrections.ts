/** What a table may put right by agreement: one thing of a closed list that its game declares, at a step boundary. */
import type { Core, Correction, Seat } from './game.ts'
import { aOf, bOf, type Option, pack, verbOf } from './options.ts'
import { problemsOfTree } from './schema.ts'
import type { Table } from './table.ts'
import { END } from './tabletop.ts'
import { RuleFault } from './why.ts'

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
/** Does it, and tells who asked for it. The table must be one that could be a save. */
export function putRight<S extends Core, O>(t: Table<S, O>, seat: Seat, option: Option): void {
  const { game } = t
  const { line, def, name }: Correction<S, O> = game.corrections.find(({ verb }) => verb === verbOf(option))!
  t.trace = [name]
  t.note(line, seat, 0, aOf(option), bOf(option))
  try {
    def.apply(t, aOf(option), bOf(option))
  } catch (error) {
    throw error === END ? new RuleFault('a game does not end by what is put right', t.trace) : error
  }
  const problems = problemsOfTree(game.shape, t.s, '', t.seats, t.s.faces.length)
  if (problems.length === 0) problems.push(...(game.def.check?.(t.s, t.options as never) ?? []))
  if (problems.length > 0) throw new RuleFault(`"${name}" leaves a table that cannot be: ${problems[0]}`)
}
