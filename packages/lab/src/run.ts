/** Plays games of a sample, one after the other. */
import { botOf, playOut } from '@emberhall/bots'
import { at, BadInput, Fate, type LogLine, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { count, emptyTally, type Tally } from './tally.ts'

/** A game of a sample that could not be played to its end: which one, so that it can be played again. */
class BrokenGame extends Error {
  override name = 'BrokenGame'
  constructor(game: number, seed: number, cause: Error) {
    super(`game ${game} (seed ${seed}) broke down: ${cause.message}`, { cause })
  }
}
export interface Sample {
  readonly seats: number
  readonly bot: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
  /** Cards that stay out of the game. */
  readonly without?: readonly string[]
}

/** The zone where cards lie that are out of the game. */
const ASIDE = 'removed'

/** Seeds that have nothing to do with each other, for the games of one sample. */
function seedOf(seed: number, game: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(game + 1, 0xc2b2ae35)
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** The games from one number up to another of a sample. Which ones are played together changes nothing. */
export async function playGames(module: GameModule, sample: Sample, from: number, to: number): Promise<Tally> {
  const tally = emptyTally()
  const factsOf = await module.facts()
  const bot = botOf(module, sample.bot)
  const bots = Array.from({ length: sample.seats }, () => bot)
  for (let i = from; i < to; i++) {
    const seed = seedOf(sample.seed, i)
    try {
      const match = begin(module, sample, seed)
      const decisions = playOut(match, bots, new Fate(seed ^ 0x5bd1e995))
      count(tally, factsOf(match.table.s, everyLine(match)), decisions)
    } catch (error) {
      if (error instanceof BadInput) throw error
      throw new BrokenGame(i + 1, seed, error as Error)
    }
  }
  return tally
}

function begin(module: GameModule, { seats, options, without }: Sample, seed: number): Match {
  const setup = { seats, options, seed }
  if (without === undefined) return Match.start(module.game, setup)
  const { game } = module
  const aside = game.zoneNames.indexOf(ASIDE)
  if (aside < 0) throw new BadInput(`${game.id} has no place for cards that are out of the game`)
  const unknown = without.filter((card) => !game.faceKeys.includes(card))
  if (unknown.length > 0) throw new BadInput(`${game.id} has no card "${unknown.join('", "')}"`)
  const faces = new Set(without.map((card) => game.faceOf(card)))
  return Match.arranged(game, setup, (t) => {
    t.s.faces.forEach((face, card) => {
      if (faces.has(face)) t.move(card, aside)
    })
  })
}
/** What all seats together know of what happened. */
export function everyLine(match: Match): LogLine[] {
  const logs = Array.from({ length: match.seats }, (_, seat) => match.log(seat))
  return at(logs, 0).map((line, i) => {
    if (!line.args.some(isUnknown)) return line
    return { ...line, args: line.args.map((_, a) => knownTo(logs.map((log) => at(at(log, i).args, a)))) }
  })
}
type Arg = LogLine['args'][number]
const isUnknown = (arg: Arg): boolean => typeof arg === 'object' && arg.face === null
const knownTo = (args: readonly Arg[]): Arg => args.find((arg) => !isUnknown(arg)) ?? at(args, 0)
