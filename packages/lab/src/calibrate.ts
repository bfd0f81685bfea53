/** Whether hints come true: what they foretell for the best answer, and how games end that go on from there as hints assume. */
import { position } from '@emberhall/bots'
import { at, BadInput, Fate, Match } from '@emberhall/kernel'
import { effortOf, mindOf, random, think } from '@emberhall/minds'
import type { Brain, GameModule, LaidTable } from '@emberhall/speech'
import { optionsAt, outlookOf } from './strength.ts'

export interface Hinting {
  readonly table: LaidTable
  readonly games: number
  readonly seed: number
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
export function calibrate(module: GameModule, plan: Hinting, onProgress: (games: number) => void): Calibrated {
  const { games, seed, table } = plan
  const outlook = outlookOf(module)
  const mind = mindOf(module, readable(module, table), table.seats)
  if (mind === null) throw new BadInput(`nobody looks ahead in ${module.game.id}`)
  const plain = mind.plain
  const found: { foretold: number; came: number }[] = []
  let length = 100
  for (let game = 0; game < games; game++) {
    const luck = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0xc2b2ae35)) >>> 0
    const match = Match.start(module.game, {
      seats: table.seats,
      options: optionsAt(table, game),
      seed: luck,
      watched: false,
    })
    const fate = new Fate(luck ^ 0x27d4eb2f)
    const stop = fate.below(length)
    let [decisions, foretold, asked] = [0, -1, 0]
    for (; !match.isOver; decisions++) {
      const seat = match.waiting()[0]!
      const ask = match.askOf(seat)!
      if (foretold < 0 && decisions >= stop && ask.kind !== 'fate') {
        const { weighed, answer } = think(mind, position(match, seat, ask, fate), effortOf(mind, 'adviser'))
        if (weighed.length > 0) {
          ;[foretold, asked] = [at(weighed, 0).chance, seat]
          match.play(seat, answer)
          continue
        }
      }
      match.play(seat, answered(match, seat, plain, fate))
    }
    length = Math.max(10, decisions)
    if (foretold >= 0) found.push({ foretold, came: outlook.share(match.table.s, asked) })
    if (game % 20 === 19) onProgress(game + 1)
  }
  return summed(found)
}
const readable = (module: GameModule, { seats, options }: LaidTable): unknown =>
  Match.start(module.game, { seats, options, watched: false, record: false }).options
function answered(match: Match, seat: number, plain: Brain, fate: Fate): ReturnType<Brain> {
  const here = position(match, seat, match.askOf(seat)!, fate)
  return here.ask.kind === 'fate' ? random(here) : plain(here)
}
function summed(found: readonly { readonly foretold: number; readonly came: number }[]): Calibrated {
  const tenths = Array.from({ length: 10 }, (_, tenth): [number, number, number] => {
    const own = found.filter(({ foretold }) => Math.min(9, Math.floor(foretold * 10)) === tenth)
    const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)
    return [mean(own.map(({ foretold }) => foretold)), mean(own.map(({ came }) => came)), own.length]
  })
  const off = tenths.reduce((sum, [foretold, came, n]) => sum + Math.abs(foretold - came) * n, 0)
  // The mean of what a share of n strays by: that of a normal curve is 0.8 of its spread.
  const byChance = tenths.reduce((sum, [foretold, , n]) => sum + 0.8 * Math.sqrt(foretold * (1 - foretold) * n), 0)
  const all = Math.max(1, found.length)
  return { tenths, hints: found.length, off: off / all, byChance: byChance / all }
}
