/** Carries what a server keeps from a data folder into a shared database, or back. */
import type { Command } from '../command.ts'
import { Failure } from '../failure.ts'

export const move: Command = {
  options: {},
  run: async (args, { t }) => {
    const [from, to, ...rest] = args.positionals
    if (from === undefined || to === undefined) throw new Failure(t.placesMissing)
    if (rest.length > 0) throw new Failure(t.tooManyWords(rest.join(' ')))
    // No other command needs a server.
    const server = await import('@emberhall/server')
    try {
      const { tables, entries } = await server.move(from, to)
      process.stdout.write(`${t.moved(tables, entries)}\n`)
      return 0
    } catch (error) {
      if (error instanceof server.Failure) throw new Failure(t.notMoved(error.message))
      throw error
    }
  },
}
