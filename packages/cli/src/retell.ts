/** A saved game told again from its start: every answer, and what came of it. */
import {
  ANSWER,
  type Answer,
  atOnce,
  CHANCE,
  CORRECTION,
  Divergence,
  type Entry,
  Fate,
  fits,
  FORCED,
  hashState,
  type LogLine,
  Match,
  readOptions,
  RuleFault,
  type Seat,
} from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import { everyLine } from '@emberhall/lab'
import { answerText, type Question, questionFor, type Speech } from './table/choices.ts'

interface Told {
  readonly seat: Seat
  /** Null where the table has put something right. */
  readonly question: Question | null
  readonly answer: string
  /** What happened because of it. */
  readonly lines: readonly LogLine[]
}
interface Retold {
  /** What happened before anybody was asked. */
  readonly opening: readonly LogLine[]
  readonly told: readonly Told[]
  readonly outcomes: number
  readonly match: Match
  /** Where the record stopped fitting, if it did. */
  readonly fault: string | null
}

/** Follows the record with the luck it holds. `of` is the match that the save opens to; its record is what is told. */
export function retell(module: GameModule, file: SaveFile, of: Match, speech: Speech): Retold {
  const { game } = module
  const { ledger } = of.parts()
  const entries = ledger.entries()
  const fate = new Fate(0)
  const luck = entries.filter((e) => e.tag === CHANCE)
  fate.keep(luck)
  const options = readOptions(game, file.options, file.seats)
  const told: Told[] = []
  let match = atOnce(Match.replaying(game, options, { seats: file.seats, ownDice: false, fate, generation: 0 }, []))
  const opening = everyLine(match)
  let at = opening.length
  const done = (fault: string | null): Retold => ({ opening, told, outcomes: luck.length, match, fault })
  for (const [i, { tag, seat, answer, at: place }] of entries.entries()) {
    if (tag === CORRECTION) {
      const then = putRightAt(of, ledger.answers.indexOf(place))
      if (typeof then === 'string') return done(then)
      match = then
      const log = everyLine(match)
      told.push({ seat, question: null, answer: '', lines: log.slice(log.findLastIndex(isPutRight)) })
      at = log.length
    }
    if (tag !== ANSWER) continue
    if (match.askOf(seat) === undefined) return done(`seat ${seat + 1} is not asked`)
    const question = questionFor(match, seat, speech)
    if (!fits(question.ask, answer)) return done(`"${spelt(game, answer)}" does not answer "${question.ask.def.name}"`)
    const words = answerText(question, answer, speech)
    const forced = forcedAfter(entries, i)
    match.table.insists = (next) => forced.includes(next)
    try {
      match.play(seat, answer)
    } catch (error) {
      if (error instanceof RuleFault) return done(error.message)
      throw error
    }
    const log = everyLine(match)
    told.push({ seat, question, answer: words, lines: log.slice(at) })
    at = log.length
  }
  return done(null)
}
/** Seats that were then asked where they had no choice. */
function forcedAfter(entries: readonly Entry[], i: number): readonly Seat[] {
  const end = entries.findIndex(({ tag }, at) => at > i && tag === ANSWER)
  const since = entries.slice(i, end < 0 ? entries.length : end)
  return since.flatMap(({ tag, values }) => (tag === FORCED ? values : []))
}
const isPutRight = ({ what }: LogLine): boolean => what === 'corrected'
/** The match as it went on after something was put right, or why it cannot be had. */
function putRightAt(of: Match, n: number): Match | string {
  try {
    return of.before(n + 1)
  } catch (error) {
    if (error instanceof Divergence || error instanceof RuleFault) return error.message
    throw error
  }
}
const spelt = (game: GameModule['game'], answer: Answer): string =>
  [answer]
    .flat()
    .map((o) => game.words.print(o))
    .join(', ')

export function positionOf(match: Match): string {
  return hashState(match.game, match.table.s)
}
