import { botNames } from '@emberhall/bots'
import { gameIds, loadGame } from '@emberhall/roster'
import type { Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { optionLines } from '../gameOptions.ts'

export const games: Command = {
  options: {},
  run: async (args, { lang, t }) => {
    if (args.positionals.length > 0) throw new Failure(t.tooManyWords(args.positionals.join(' ')))
    for (const id of gameIds()) {
      const module = await loadGame(id)
      const { seats } = module.game.def
      const lines = [
        `${id}  ${module.words[lang].title}, ${t.seatsRange(seats.min, seats.max)}`,
        ...optionLines(module.game, t).map(
          (line, i) => `  ${i === 0 ? t.optionsAre.padEnd(10) : ''.padEnd(10)}${line}`,
        ),
        `  ${t.botsAre.padEnd(10)}${botNames(module).join(', ')}`,
      ]
      process.stdout.write(`${lines.join('\n')}\n`)
    }
    return 0
  },
}
