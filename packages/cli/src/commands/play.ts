/** A game at the terminal. */
import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { Fate, type GameModule, type Luck, Match } from '@emberhall/kernel'
import type { Args } from '../args.ts'
import { type Command, type Context, gameCalled, wantedGame } from '../command.ts'
import { Failure } from '../failure.ts'
import { readGameOptions } from '../gameOptions.ts'
import { readLines, somethingComes } from '../input.ts'
import { companyOf, type Company, Keeper, latest, openFile, openSave } from '../saves.ts'
import { checkedOptions, readSeats, type Sitter } from '../seats.ts'
import { Session } from '../session.ts'
import { inkFor, NO_INK } from '../table/ink.ts'
import { plainScreen, richScreen } from '../table/screen.ts'
import { type Texts, textsOf } from '../text/texts.ts'
import { type Wishes, wizard } from '../wizard.ts'

const LUCKS: readonly Luck[] = ['same', 'new', 'strict']
/** How long a pipe may stay silent before it is taken for none. */
const SILENCE_MS = 1000

export const play: Command = {
  options: {
    seats: 'value',
    names: 'value',
    option: 'values',
    seed: 'value',
    plain: 'flag',
    load: 'value',
    resume: 'flag',
    'own-dice': 'flag',
    undo: 'value',
    data: 'value',
  },
  run: async (args, context) => {
    const { t } = context
    const module = await chosenGame(args, t)
    const { stdin, stdout } = process
    const isPlain = args.has('plain') || !stdout.isTTY || !stdin.isTTY
    if (!stdin.isTTY && !args.has('plain') && !(await somethingComes(stdin, SILENCE_MS))) {
      stdout.write(`${t.noTerminal}\n\n${t.help['play']!}\n`)
      stdin.destroy()
      return 0
    }
    return begin(args, module, context, isPlain)
  },
}

/** With --load the file says which game it is. */
async function chosenGame(args: Args, t: Texts): Promise<GameModule> {
  const file = args.text('load')
  if (file === undefined || args.positionals.length > 0) return wantedGame(args, t)
  return gameCalled(openFile(file, t).game, t)
}

async function begin(args: Args, module: GameModule, context: Context, isPlain: boolean): Promise<number> {
  const { stdin, stdout } = process
  const folder = args.text('data') ?? 'data'
  const luck = readLuck(args, context.t)
  const isBare = Object.keys(play.options).every((name) => !args.has(name))
  const asks = !isPlain && isBare
  let opened = asks ? null : open(args, module, context, folder)
  let session: Session | null = null
  const interrupted = (code: number): void => {
    stdout.write('\n')
    session?.leave()
    process.exit(code)
  }
  // A terminal in raw mode gives Ctrl-C to the reader; everywhere else it is a signal.
  const input = readLines({ stdin, stdout }, !isPlain, () => interrupted(130))
  process.on('SIGINT', () => interrupted(130))
  process.on('SIGTERM', () => interrupted(143))
  process.on('SIGHUP', () => interrupted(129))
  let here = context
  if (opened === null) {
    const wishes = await wizard(module, context, input, latest(folder, module.game.id))
    if (wishes === null) return 0
    here = { lang: wishes.lang, t: textsOf(wishes.lang) }
    opened = wishes.resume === undefined ? fresh(args, module, here, folder, wishes) : kept(module, wishes.resume, here)
  }
  const { seed, files, notes, ...table } = opened
  const ink = isPlain ? NO_INK : inkFor(stdout, process.env)
  session = new Session(
    {
      module,
      ...table,
      luck,
      fate: new Fate(seed ^ 0x51ed270b),
      screen: isPlain ? plainScreen(ink) : richScreen(() => stdout.columns || 80, ink),
      input,
      isTerminal: !isPlain,
      write: (text) => void stdout.write(text),
      resumeCommand: `npx emberhall play ${module.game.id} --resume${folder === 'data' ? '' : ` --data ${folder}`}`,
    },
    here.lang,
  )
  for (const file of files) session.files.add(resolve(file))
  const { t } = here
  await session.play([t.welcome(module.words[here.lang].title), t.howTo, ...notes])
  input.close()
  stdin.destroy()
  return 0
}

// ---------------------------------------------------------------- the table to sit down at

interface Opened extends Company {
  readonly match: Match
  readonly keeper: Keeper
  readonly seed: number
  /** Files that hold this game already. */
  readonly files: readonly string[]
  readonly notes: readonly string[]
}

function open(args: Args, module: GameModule, context: Context, folder: string): Opened {
  const { t } = context
  const file = args.text('load')
  if (file !== undefined) return loaded(args, module, file, context, folder)
  if (!args.has('resume')) return fresh(args, module, context, folder, {})
  const unfinished = latest(folder, module.game.id)
  if (unfinished === undefined) throw new Failure(t.nothingToResume(folder))
  return kept(module, unfinished, context)
}
function fresh(args: Args, module: GameModule, context: Context, folder: string, wishes: Partial<Wishes>): Opened {
  const { t } = context
  const { game } = module
  const sitters = readSeats(module, args.text('seats') ?? wishes.seats, t)
  const seats = sitters.length
  const given = { ...module.quickOptions(seats), ...wishes.options, ...readGameOptions(game, args.all('option'), t) }
  const options = checkedOptions(module, given, seats, context)
  const seed = args.number('seed', 0, 0xffffffff) ?? randomInt(0x7fffffff)
  const company = { sitters, names: readNames(args, sitters, t) }
  const match = Match.start(game, { seats, options, seed, ownDice: args.has('own-dice') })
  return { match, ...company, keeper: Keeper.fresh(folder, game.id, company, new Date()), seed, files: [], notes: [] }
}
/** A save that somebody made: the game goes on in a place of its own, and the file stays as it is. */
function loaded(args: Args, module: GameModule, file: string, context: Context, folder: string): Opened {
  const { t } = context
  const { match, notes } = reopen(module, file, context)
  const seats = args.text('seats') ?? String(match.seats)
  const sitters = readSeats(module, seats, t)
  if (sitters.length !== match.seats) throw new Failure(t.badSeats(file, sitters.length, match.seats, match.seats))
  const company = { sitters, names: readNames(args, sitters, t) }
  const keeper = Keeper.fresh(folder, module.game.id, company, new Date())
  return { match, ...company, keeper, seed: 1, files: [file], notes }
}
function kept(module: GameModule, file: string, context: Context): Opened {
  const { match, notes } = reopen(module, file, context)
  const people = Array.from({ length: match.seats }, (): Sitter => ({ person: true }))
  const company = companyOf(file, match.seats) ?? { sitters: people, names: namesFor(people, context.t) }
  const keeper = new Keeper(file, company)
  return { match, ...company, keeper, seed: 1, files: [file], notes: [context.t.resumed(file), ...notes] }
}
function reopen(module: GameModule, file: string, { t }: Context): { match: Match; notes: string[] } {
  const source = openFile(file, t)
  if (source.game !== module.game.id) throw new Failure(t.otherGame(file, source.game, module.game.id))
  const { match, divergence, notes } = openSave(module, file, source, t)
  const told = divergence === null ? notes : [divergence, ...notes]
  return { match, notes: told.map((note) => t.diverged(note)) }
}

// ---------------------------------------------------------------- small readings

function readLuck(args: Args, t: Texts): Luck {
  const luck = args.text('undo') ?? 'same'
  if (!LUCKS.includes(luck as Luck)) throw new Failure(t.notOneOf('--undo', luck, LUCKS.join(', ')))
  return luck as Luck
}
function readNames(args: Args, sitters: readonly Sitter[], t: Texts): string[] {
  const given = args.text('names')?.split(',') ?? []
  if (given.length > sitters.length) throw new Failure(t.tooManyWords(given.slice(sitters.length).join(',')))
  return namesFor(sitters, t).map((name, i) => given[i]?.trim() || name)
}
function namesFor(sitters: readonly Sitter[], t: Texts): string[] {
  return sitters.map((sitter, i) => ('bot' in sitter ? t.bot(i + 1) : t.player(i + 1)))
}
