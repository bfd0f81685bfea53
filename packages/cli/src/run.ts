/** Finds the command and gives it its arguments. */
import { readFileSync } from 'node:fs'
import type { Lang } from '@emberhall/speech'
import { COMMON, readArgs } from './args.ts'
import type { Command } from './command.ts'
import { check } from './commands/check.ts'
import { games } from './commands/games.ts'
import { help } from './commands/help.ts'
import { move } from './commands/move.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { worker } from './commands/worker.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import { LANGS, langOf, textsOf } from './text/texts.ts'

const COMMANDS: Readonly<Record<string, Command>> = { play, simulate, worker, replay, check, games, move, help }

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
/** The language is known before anything is complained about. */
function langFrom(argv: readonly string[]): Lang {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const word = argv[at]?.split('=')[1] ?? argv[at + 1]
  return at >= 0 && LANGS.includes(word as Lang) ? (word as Lang) : langOf(process.env)
}

export async function run(argv: readonly string[]): Promise<number> {
  const lang = langFrom(argv)
  const t = textsOf(lang)
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === '--lang') {
    process.stdout.write(`${t.usage}\n`)
    return 0
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`emberhall ${version()}\n`)
    return 0
  }
  const known = Object.keys(COMMANDS)
  if (!Object.hasOwn(COMMANDS, name)) throw new Failure(t.unknownCommand(name, nearest(name, known), known.join(', ')))
  const command = COMMANDS[name]!
  const args = readArgs(rest, { ...COMMON, ...command.options }, t)
  const wish = args.text('lang')
  if (wish !== undefined && !LANGS.includes(wish as Lang))
    throw new Failure(t.notOneOf('--lang', wish, LANGS.join(', ')))
  if (args.has('help')) {
    process.stdout.write(`${t.help[name]!}\n`)
    return 0
  }
  return command.run(args, { lang, t })
}
