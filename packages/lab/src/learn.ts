/** Learns what a position is worth from games that plain players play, and writes down how. */
import { at, BadInput, Fate, Match } from '@emberhall/kernel'
import { foretold, random } from '@emberhall/minds'
import type { GameModule, Judgement, LearnedValues, Outlook } from '@emberhall/speech'
import { position } from '@emberhall/bots'
import { fit, type Lesson, tempered } from './fit.ts'
import { optionsAt, outlookOf } from './strength.ts'

export interface Learning {
  readonly games: number
  readonly seed: number
  readonly hidden: number
  readonly passes: number
}
/** One answer in so many is given at random, so that positions come up that plain players do not get into. */
const ASTRAY = 40
/** One game in so many is kept to check what was learned, and another one to temper it. */
const KEPT = 8

interface Seen {
  readonly features: readonly string[]
  readonly lessons: Lesson[]
  readonly trial: Lesson[]
  readonly kept: Lesson[]
}
/** What a game judges by, of which files; all of them if none is named. */
export function judgementsOf({ game, outlook }: GameModule, files: readonly string[]): Judgement[] {
  const wanted = (outlook?.judgements ?? []).filter(({ file }) => files.length === 0 || files.includes(file))
  if (wanted.length === 0) throw new BadInput(`${game.id} does not say what a position is judged by`)
  return wanted
}
export function learn(
  module: GameModule,
  judgement: Judgement,
  plan: Learning,
  onProgress: (games: number) => void,
): LearnedValues {
  const watched: Watched[] = []
  for (let game = 0; game < plan.games; game++) {
    watched.push(watch(module, judgement, plan.seed, game))
    if (game % 50 === 49) onProgress(game + 1)
  }
  return learnedFrom(module, judgement, plan, watched)
}
/** What was seen in a game, and what it was worth in the end. */
type Watched = readonly { readonly found: Readonly<Record<string, number>>; readonly share: number }[]
/** The same game every time. */
function watch(module: GameModule, judgement: Judgement, seed: number, game: number): Watched {
  const { length } = judgement.tables
  const table = at(judgement.tables, game % length)
  const { seats } = table
  const options = optionsAt(table, Math.floor(game / length))
  const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b)) >>> 0
  const match = Match.start(module.game, { seats, options, seed: own, record: false })
  const outlook = outlookOf(module)
  const looks = playAndLook(module, outlook, judgement, match, new Fate(own ^ 0x5bd1e995))
  return looks.map(({ seat, found }) => ({ found, share: outlook.share(match.table.s, seat) }))
}
/** What games, in their order, teach. */
function learnedFrom(
  { game }: Pick<GameModule, 'game'>,
  judgement: Judgement,
  plan: Learning,
  watched: readonly Watched[],
): LearnedValues {
  const { features, lessons, trial, kept } = sorted(judgement, watched)
  const fitted = tempered(fit(lessons, features.length, plan), trial)
  const made = { ...fitted, features, content: game.contentHash }
  const how = { ...plan, lessons: lessons.length, kept: kept.length, astray: ASTRAY }
  const values: LearnedValues = { ...made, how, check: [] }
  return { ...values, check: checked(values, kept) }
}

function sorted({ tables }: Judgement, watched: readonly Watched[]): Seen {
  const places = new Map<string, number>()
  for (const { found } of watched.flat())
    for (const name of Object.keys(found)) if (!places.has(name)) places.set(name, places.size)
  const features = [...places.keys()]
  const lessonsOf = (looks: Watched): Lesson[] =>
    looks.map(({ found, share }) => ({ figures: features.map((name) => found[name] ?? 0), share }))
  const partOf = (game: number): number => Math.floor(game / tables.length) % KEPT
  const those = (isIn: (part: number) => boolean): Lesson[] =>
    watched.flatMap((looks, game) => (isIn(partOf(game)) ? lessonsOf(looks) : []))
  return {
    features,
    lessons: those((part) => part > 1),
    trial: those((part) => part === 1),
    kept: those((part) => part === 0),
  }
}
interface Look {
  readonly seat: number
  readonly found: Readonly<Record<string, number>>
}
/** One look a turn: at the table of all, or from each seat among rivals. */
function playAndLook(module: GameModule, outlook: Outlook, judgement: Judgement, match: Match, fate: Fate): Look[] {
  const plain = module.brains['heuristic']!
  const seats = module.rivals?.(match.seats) === true ? Array.from({ length: match.seats }, (_, seat) => seat) : [0]
  const looks: Look[] = []
  let last = outlook.clock(match.table.s)
  while (!match.isOver) {
    const ask = match.asks().find(({ answer }) => answer === null)!
    const now = outlook.clock(match.table.s)
    if (now !== last) for (const seat of seats) looks.push({ seat, found: judgement.features(match.table, seat) })
    last = now
    const here = position(match, ask.seat, ask, fate)
    const isAstray = ask.kind === 'fate' || fate.below(ASTRAY) === 0
    match.play(ask.seat, isAstray ? random(here) : plain(here))
  }
  return looks
}
/** What was foretold for games that nothing was learned from, and what came. */
function checked(values: LearnedValues, kept: readonly Lesson[]): LearnedValues['check'] {
  const tenths = Array.from({ length: 10 }, () => ({ foretold: 0, came: 0, n: 0 }))
  for (const { figures, share } of kept) {
    const chance = foretold(values, figures)
    const tenth = at(tenths, Math.min(9, Math.floor(chance * 10)))
    tenth.foretold += chance
    tenth.came += share
    tenth.n++
  }
  const mean = (sum: number, n: number): number => Math.round((sum / Math.max(1, n)) * 1000) / 1000
  return tenths.map(({ foretold: told, came, n }) => [mean(told, n), mean(came, n), n])
}
