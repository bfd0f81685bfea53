/** Learns what a position is worth from games that plain players play, and writes down how. */
import { at, BadInput, Fate, Match } from '@emberhall/kernel'
import { foretold, random } from '@emberhall/minds'
import type { GameModule, Judgement, LearnedValues, Outlook } from '@emberhall/speech'
import { position } from '@emberhall/bots'
import { fit, type Lesson, tempered } from './fit.ts'
import { outlookOf } from './strength.ts'

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
  const seen = watch(module, outlookOf(module), judgement, plan, onProgress)
  const { features, lessons, trial, kept } = seen
  const fitted = tempered(fit(lessons, features.length, plan), trial)
  const made = { ...fitted, features, content: module.game.contentHash }
  const how = { ...plan, lessons: lessons.length, kept: kept.length, astray: ASTRAY }
  const values: LearnedValues = { ...made, how, check: [] }
  return { ...values, check: checked(values, kept) }
}

function watch(
  module: GameModule,
  outlook: Outlook,
  judgement: Judgement,
  { games, seed }: Learning,
  onProgress: (games: number) => void,
): Seen {
  const places = new Map<string, number>()
  const rows: { figures: number[]; share: number; game: number }[] = []
  for (let game = 0; game < games; game++) {
    const { seats, options } = at(judgement.tables, game % judgement.tables.length)
    const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b)) >>> 0
    const match = Match.start(module.game, { seats, options, seed: own, record: false })
    const taken = playAndLook(module, outlook, judgement, match, new Fate(own ^ 0x5bd1e995))
    for (const { seat, found } of taken) {
      const figures: number[] = []
      for (const [name, value] of Object.entries(found)) {
        if (!places.has(name)) places.set(name, places.size)
        figures[places.get(name)!] = value
      }
      rows.push({ figures, share: outlook.share(match.table.s, seat), game })
    }
    if (game % 50 === 49) onProgress(game + 1)
  }
  const whole = (figures: number[]): number[] => Array.from({ length: places.size }, (_, i) => figures[i] ?? 0)
  const lessons = rows.map(({ figures, share, game }) => ({ game, lesson: { figures: whole(figures), share } }))
  const partOf = ({ game }: { game: number }): number => Math.floor(game / judgement.tables.length) % KEPT
  const those = (isIn: (part: number) => boolean): Lesson[] =>
    lessons.filter((row) => isIn(partOf(row))).map(({ lesson }) => lesson)
  return {
    features: [...places.keys()],
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
