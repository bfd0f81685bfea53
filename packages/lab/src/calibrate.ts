/** Whether hints come true: what they foretell for the best answer, and how games end that go on from there as hints assume. */
import { position } from '@emberhall/bots'
import { at, BadInput, Fate, Match, readOptions } from '@emberhall/kernel'
import { effortOf, mindOf, random, think } from '@emberhall/minds'
import type { Brain, GameModule, LaidTable } from '@emberhall/speech'
import type { Laying } from './laying.ts'
import { outlookOf } from './strength.ts'

export interface Hinting {
  readonly table: LaidTable
  readonly lay: Laying
  readonly games: number
  readonly seed: number
  /** How often a game goes on from its hint: with the same cards where they lie, and other luck. */
  readonly times: number
}
/** What one hint foretold, and what came on average of the games that went on from there. */
interface Hint {
  readonly foretold: number
  readonly came: number
  readonly times: number
}
/** By tenths of what was foretold: its mean, that of what came, and how many. */
type Tenths = readonly (readonly [foretold: number, came: number, n: number])[]

interface Calibrated {
  readonly tenths: Tenths
  readonly hints: number
  /** The mean over all hints of how far the tenths are off, and how far they would be by chance alone if every hint were right. */
  readonly off: number
  readonly byChance: number
}
/** One hint a game, somewhere in it: the positions of one game are too much alike to count for several. */
export function hintsOf(module: GameModule, plan: Hinting, onProgress: (games: number) => void): Hint[] {
  const { games, seed, times, table, lay } = plan
  if (!Number.isSafeInteger(times) || times < 1) throw new BadInput(`no game goes on ${times} times`)
  const outlook = outlookOf(module)
  const mind = mindOf(module, readOptions(module.game, lay(0), table.seats), table.seats)
  if (mind === null) throw new BadInput(`nobody looks ahead in ${module.game.id}`)
  const plain = mind.plain
  const found: Hint[] = []
  // To go on once is to play the game itself.
  const copies = times === 1 ? 0 : times
  let length = 100
  for (let game = 0; game < games; game++) {
    const luck = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0xc2b2ae35)) >>> 0
    const match = Match.start(module.game, {
      seats: table.seats,
      options: lay(game),
      seed: luck,
      watched: false,
    })
    const fate = new Fate(luck ^ 0x27d4eb2f)
    const stop = fate.below(length)
    let [decisions, foretold, asked] = [0, -1, 0]
    const shares: number[] = []
    for (; !match.isOver; decisions++) {
      const seat = match.waiting()[0]!
      const ask = match.askOf(seat)!
      if (foretold < 0 && decisions >= stop && ask.kind !== 'fate') {
        const { weighed, answer } = think(mind, position(match, seat, ask, fate), effortOf(mind, 'adviser'))
        if (weighed.length > 0) {
          ;[foretold, asked] = [at(weighed, 0).chance, seat]
          match.play(seat, answer)
          for (let n = 0; n < copies; n++) {
            const copy = match.fork({ record: false, seed: fate.next() })
            while (!copy.isOver) goOn(copy, plain, fate)
            shares.push(outlook.share(copy.table.s, seat))
          }
          continue
        }
      }
      goOn(match, plain, fate)
    }
    length = Math.max(10, decisions)
    if (copies === 0) shares.push(outlook.share(match.table.s, asked))
    if (foretold >= 0) found.push({ foretold, came: meanOf(shares), times })
    if (game % 20 === 19) onProgress(game + 1)
  }
  return found
}
const meanOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)
function goOn(match: Match, plain: Brain, fate: Fate): void {
  const seat = match.waiting()[0]!
  match.play(seat, answered(match, seat, plain, fate))
}
function answered(match: Match, seat: number, plain: Brain, fate: Fate): ReturnType<Brain> {
  const here = position(match, seat, match.askOf(seat)!, fate)
  return here.ask.kind === 'fate' ? random(here) : plain(here)
}
export function calibrated(found: readonly Hint[]): Calibrated {
  const tenths = Array.from({ length: 10 }, (_, tenth): [number, number, number] => {
    const own = found.filter(({ foretold }) => Math.min(9, Math.floor(foretold * 10)) === tenth)
    return [meanOf(own.map(({ foretold }) => foretold)), meanOf(own.map(({ came }) => came)), own.length]
  })
  const off = tenths.reduce((sum, [foretold, came, n]) => sum + Math.abs(foretold - came) * n, 0)
  // The mean of what a share of n strays by: that of a normal curve is 0.8 of its spread.
  const times = found[0]?.times ?? 1
  const byChance = tenths.reduce((sum, [told, , n]) => sum + 0.8 * Math.sqrt((told * (1 - told) * n) / times), 0)
  const all = Math.max(1, found.length)
  return { tenths, hints: found.length, off: off / all, byChance: byChance / all }
}
