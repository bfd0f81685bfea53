/** A game at the terminal. */
import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import type { AnyCampaign } from '@emberhall/campaign'
import { Fate, type Luck, Match } from '@emberhall/kernel'
import { loadCampaign } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import type { Args } from '../args.ts'
import { beginCampaign, CampaignKeeper, openCampaign } from '../campaigns.ts'
import { type Command, type Context, gameCalled, wantedGame } from '../command.ts'
import { Failure } from '../failure.ts'
import { readGameOptions } from '../gameOptions.ts'
import { readLines, somethingComes } from '../input.ts'
import { CAMPAIGN_ENDING, companyOf, type Company, Keeper, type Keeping, latest, openFile, openSave } from '../saves.ts'
import { checkedOptions, readSeats, type Sitter } from '../seats.ts'
import { Session, type Table } from '../session.ts'
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
    campaign: 'flag',
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
  const campaign = await loadCampaign(module.game.id)
  const setting = { module, campaign }
  let opened = asks ? null : open(args, setting, context, folder)
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
    const unfinished = latest(folder, module.game.id)
    const wishes = await wizard({ module, hasCampaign: campaign !== null, unfinished }, context, input)
    if (wishes === null) return 0
    here = { lang: wishes.lang, t: textsOf(wishes.lang) }
    const { resume } = wishes
    opened = resume === undefined ? fresh(args, setting, here, folder, wishes) : kept(args, setting, resume, here)
  }
  const { seed, files, notes, ...table } = opened
  const ink = isPlain ? NO_INK : inkFor(stdout, process.env)
  const sitting: Omit<Table, 'match'> = {
    module,
    ...table,
    luck,
    fate: new Fate(seed ^ 0x51ed270b),
    screen: isPlain ? plainScreen(ink) : richScreen(() => stdout.columns || 80, ink),
    input,
    isTerminal: !isPlain,
    write: (text) => void stdout.write(text),
    resumeCommand: `npx emberhall play ${module.game.id} --resume${folder === 'data' ? '' : ` --data ${folder}`}`,
    follows: table.story === null ? 'nothing' : 'nextScene',
  }
  let { lang } = here
  let greeting = [here.t.welcome(module.words[lang].title), here.t.howTo, ...notes]
  for (let match = table.match; ; match = table.story.match) {
    session = new Session({ ...sitting, match }, lang)
    for (const file of files) session.files.add(resolve(file))
    const left = await session.play(greeting)
    lang = session.lang
    const { t } = session.speech
    if (left === 'left' || table.story === null) break
    if (!table.story.goOn()) {
      stdout.write(`${t.storyTold}\n`)
      break
    }
    greeting = [t.nextScene]
  }
  input.close()
  stdin.destroy()
  return 0
}

// ---------------------------------------------------------------- the table to sit down at

/** The game, and its campaign if it has one. */
interface Setting {
  readonly module: GameModule
  readonly campaign: AnyCampaign | null
}
interface Opened extends Company {
  readonly match: Match
  readonly keeper: Keeping
  /** The campaign whose scenes are played one after the other. */
  readonly story: CampaignKeeper | null
  readonly seed: number
  /** Files that hold this game already. */
  readonly files: readonly string[]
  readonly notes: readonly string[]
}

function open(args: Args, setting: Setting, context: Context, folder: string): Opened {
  const { t } = context
  const { game } = setting.module
  const file = args.text('load')
  if (file !== undefined) return loaded(args, setting.module, file, context, folder)
  if (!args.has('resume')) return fresh(args, setting, context, folder, {})
  const unfinished = latest(folder, game.id)
  if (unfinished === undefined) throw new Failure(t.nothingToResume(folder))
  return kept(args, setting, unfinished, context)
}
function fresh(args: Args, setting: Setting, context: Context, folder: string, wishes: Partial<Wishes>): Opened {
  const { t } = context
  const { module, campaign } = setting
  const { game } = module
  const sitters = readSeats(module, args.text('seats') ?? wishes.seats, t)
  const seats = sitters.length
  const wanted = readGameOptions(game, args.all('option'), t)
  const seed = args.number('seed', 0, 0xffffffff) ?? randomInt(0x7fffffff)
  const company = { sitters, names: readNames(args, sitters, t) }
  const ownDice = args.has('own-dice')
  if (args.has('campaign') || wishes.campaign) {
    if (campaign === null) throw new Failure(t.noCampaign(game.id))
    const place = { file: CampaignKeeper.freshFile(folder, game.id), campaign, company, ownDice, seedOf: seeds(args) }
    const story = new CampaignKeeper(place, beginCampaign(campaign, company.names, wanted))
    return { match: story.match, ...company, keeper: story, story, seed, files: [], notes: [] }
  }
  const given = { ...module.quickOptions(seats), ...wishes.options, ...wanted }
  const options = checkedOptions(module, given, seats, context)
  const match = Match.start(game, { seats, options, seed, ownDice })
  const keeper = Keeper.fresh(folder, game.id, company, new Date())
  const isOffered = campaign !== null && wishes.seats === undefined && !args.has('option')
  const notes = isOffered ? [t.thereIsCampaign(`npx emberhall play ${game.id} --campaign`)] : []
  return { match, ...company, keeper, story: null, seed, files: [], notes }
}
/** The luck of each scene of a campaign: the same every time if a seed was given. */
function seeds(args: Args): (scene: number) => number {
  const seed = args.number('seed', 0, 0xffffffff)
  return (scene) => (seed === undefined ? randomInt(0x7fffffff) : (seed + scene) % 0x7fffffff)
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
  return { match, ...company, keeper, story: null, seed: 1, files: [file], notes }
}
function kept(args: Args, { module, campaign }: Setting, file: string, context: Context): Opened {
  const { t } = context
  if (campaign !== null && file.endsWith(CAMPAIGN_ENDING)) {
    const { document, notes } = openCampaign(campaign, file, t)
    const company = companyOr(file, document.seats.length, t)
    const place = { file, campaign, company, ownDice: args.has('own-dice'), seedOf: seeds(args) }
    const story = new CampaignKeeper(place, document)
    return {
      match: story.match,
      ...company,
      keeper: story,
      story,
      seed: 1,
      files: [],
      notes: [t.resumed(file), ...notes],
    }
  }
  const { match, notes } = reopen(module, file, context)
  const company = companyOr(file, match.seats, t)
  const keeper = new Keeper(file, company)
  return { match, ...company, keeper, story: null, seed: 1, files: [file], notes: [t.resumed(file), ...notes] }
}
/** Who sat there, or as many people. */
function companyOr(file: string, seats: number, t: Texts): Company {
  const people = Array.from({ length: seats }, (): Sitter => ({ person: true }))
  return companyOf(file, seats) ?? { sitters: people, names: namesFor(people, t) }
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
