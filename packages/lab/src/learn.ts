/** Learns what a position is worth from games that plain players play, and writes down how. */
import { at, BadInput, Fate, Match } from '@emberhall/kernel'
import { foretold, random, turnsSince } from '@emberhall/minds'
import type { GameModule, Judgement, LaidTable, LearnedValues } from '@emberhall/speech'
import { botOf, playOut, position } from '@emberhall/bots'
import { fit, type Lesson, tempered, traced } from './fit.ts'
import { layingOf, type Laying, type Played } from './laying.ts'
import { outlookOf } from './strength.ts'

export interface Learning {
  readonly games: number
  readonly seed: number
  readonly hidden: number
  readonly passes: number
  /**
   * How far a game looks ahead when it is learned a second time: 1 is to its end, 0 no further than its next look. Less than 1, and how later
   * positions are judged counts with how the game ended, so that the luck of all that was still to come is not learned with it.
   */
  readonly trace: number
}
/**
 * Every other game goes astray up to a moment drawn by lot, one answer in this many at random, so that positions come up that plain players do not
 * get into. It is looked at only from there on: what came of it is what comes of playing plainly.
 */
const ASTRAY = 20
/** One game in this many is kept to check what was learned, and another one to temper it. */
const KEPT = 8

/** What a game judges by, of which files; all of them if none is named. */
export function judgementsOf({ game, outlook }: GameModule, files: readonly string[]): Judgement[] {
  const wanted = (outlook?.judgements ?? []).filter(({ file }) => files.length === 0 || files.includes(file))
  if (wanted.length === 0) throw new BadInput(`${game.id} does not say what a position is judged by`)
  return wanted
}
/** What a seat saw in a game, look by look, in the order of the names so far; and what the game was worth to it in the end. */
interface Course {
  readonly looks: readonly Float64Array[]
  readonly share: number
}
/** Parties that are learned from are not those that levels are measured with. */
const OTHERS = 1000
export function learn(
  played: Played,
  judgement: Judgement,
  plan: Learning,
  onProgress: (games: number) => void,
): LearnedValues {
  const { module } = played
  const places = new Map<string, number>()
  const watched: (readonly Course[])[] = []
  const laid = judgement.tables.map((table) => {
    const lay = layingOf(played, table, plan.seed + OTHERS)
    return { lay, length: lengthOf(module, table.seats, lay(0), plan.seed) }
  })
  for (let game = 0; game < plan.games; game++) {
    watched.push(watch(module, judgement, laid, places, plan.seed, game))
    if (game % 50 === 49) onProgress(game + 1)
  }
  return learnedFrom(module, judgement, plan, [...places.keys()], watched)
}
/** The same game every time. */
function watch(
  module: GameModule,
  judgement: Judgement,
  laid: readonly { readonly lay: Laying; readonly length: number }[],
  places: Map<string, number>,
  seed: number,
  game: number,
): readonly Course[] {
  const { length } = judgement.tables
  const table = at(judgement.tables, game % length)
  const { seats } = table
  const { lay, length: most } = at(laid, game % length)
  const options = lay(Math.floor(game / length))
  const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b)) >>> 0
  const match = Match.start(module.game, { seats, options, seed: own, record: false })
  const looks = playAndLook(module, judgement, match, new Fate(own ^ 0x5bd1e995), most, places)
  return [...looks].map(([seat, seen]) => ({ looks: seen, share: outlookOf(module).share(match.table.s, seat) }))
}
/** What games, in their order, teach. */
function learnedFrom(
  { game }: Pick<GameModule, 'game'>,
  { tables }: Judgement,
  plan: Learning,
  features: readonly string[],
  watched: readonly (readonly Course[])[],
): LearnedValues {
  const n = features.length
  const partOf = (no: number): number => Math.floor(no / tables.length) % KEPT
  const those = (isIn: (part: number) => boolean): Lesson[][] =>
    watched.flatMap((courses, no) => (isIn(partOf(no)) ? courses.map((course) => lessonsOf(course, n)) : []))
  const [lessons, trial, kept] = [
    those((part) => part > 1),
    those((part) => part === 1).flat(),
    those((part) => part === 0).flat(),
  ]
  let fitted = fit(lessons.flat(), n, plan)
  for (let again = 0; plan.trace < 1 && again < AGAIN; again++)
    fitted = fit(
      lessons.flatMap((course) => traced(fitted, course, plan.trace)),
      n,
      plan,
    )
  const made = { ...tempered(fitted, trial), features, content: game.contentHash }
  const how = { ...plan, lessons: lessons.flat().length, kept: kept.length, astray: ASTRAY }
  const values: LearnedValues = { ...made, how, check: [] }
  return { ...values, check: checked(values, kept) }
}
/** So often later positions are judged by what has been learned so far. */
const AGAIN = 2
const lessonsOf = ({ looks, share }: Course, n: number): Lesson[] =>
  looks.map((seen) => {
    const figures = new Float64Array(n)
    figures.set(seen)
    return { figures, share }
  })
/** How many answers a game takes at this table, by one of them. */
function lengthOf(module: GameModule, seats: number, options: LaidTable['options'], seed: number): number {
  const bots = Array.from({ length: seats }, () => botOf(module, 'heuristic'))
  return playOut(Match.start(module.game, { seats, options, seed, record: false }), bots, new Fate(seed))
}
/** One look a turn: at the table of all, or from each seat among rivals. */
function playAndLook(
  module: GameModule,
  judgement: Judgement,
  match: Match,
  fate: Fate,
  length: number,
  places: Map<string, number>,
): ReadonlyMap<number, readonly Float64Array[]> {
  const plain = module.brains['heuristic']!
  const seats = module.rivals?.(match.seats) === true ? Array.from({ length: match.seats }, (_, seat) => seat) : [0]
  const looks = new Map(seats.map((seat) => [seat, new Array<Float64Array>()]))
  const passed = turnsSince(outlookOf(module), match.table.s)
  let last = 0
  let astray = fate.below(2) * fate.below(length)
  for (; !match.isOver; astray--) {
    const ask = match.asks().find(({ answer }) => answer === null)!
    const now = passed(ask, match.table.s)
    if (now !== last && astray <= 0)
      for (const [seat, seen] of looks) seen.push(placed(judgement.features(match.table, seat), places))
    last = now
    const here = position(match, ask.seat, ask, fate)
    const isRandom = ask.kind === 'fate' || (astray > 0 && fate.below(ASTRAY) === 0)
    match.play(ask.seat, isRandom ? random(here) : plain(here))
  }
  return looks
}
/** Figures in the order in which their names have come up. */
function placed(found: Readonly<Record<string, number>>, places: Map<string, number>): Float64Array {
  for (const name of Object.keys(found)) if (!places.has(name)) places.set(name, places.size)
  const figures = new Float64Array(places.size)
  for (const [name, value] of Object.entries(found)) figures[places.get(name)!] = value
  return figures
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
