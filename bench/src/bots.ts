/**
 * What straight playouts would gain where bots play: decisions of the heuristic bot in a CPU second, at a table of two, as `simulate` runs
 * it (with log and record), suspended at each question with neither, and straight. @example npm run -s bench:bots -- <game> …
 */
import { type Answer, type Ask, at, type Core, Fate, Match, type Seat, type View } from '@emberhall/kernel'
import { loadStraight } from '@emberhall/lab'
import type { GameModule } from '@emberhall/speech'
import { median, rateOf } from './measure.ts'

const SEATS = 2
const ROUNDS = 5
const SECONDS = 1.5

const moduleIn = (exports: object): GameModule =>
  Object.values(exports).find((value): value is GameModule => 'quickOptions' in Object(value))!

function thinker({ brains }: GameModule, fate: Fate) {
  return (seat: Seat, ask: Ask, view: () => View<Core>): Answer => {
    const { options, seats } = view()
    const world = () => {
      throw new RangeError('the heuristic bot imagines nothing')
    }
    return brains['heuristic']!({ seat, ask, options, seats, view, world, random: (n) => fate.below(n) })
  }
}
/** A game from beginning to end: how many decisions it took. */
function suspended(module: GameModule, seed: number, seen: { readonly watched: boolean; readonly record: boolean }) {
  const match = Match.start(module.game, { seats: SEATS, seed, options: module.quickOptions(SEATS), ...seen })
  const think = thinker(module, new Fate(seed))
  let decisions = 0
  for (; !match.isOver; decisions++) {
    const seat = at(match.waiting(), 0)
    match.play(
      seat,
      think(seat, match.askOf(seat)!, () => match.view(seat)),
    )
  }
  return decisions
}

for (const id of process.argv.slice(2)) {
  const module = moduleIn((await import(`@emberhall/${id}`)) as object)
  const { exports, playStraight } = loadStraight<object>(`@emberhall/${id}`)
  const straight = moduleIn(exports)
  const ways: Readonly<Record<string, (seed: number) => number>> = {
    'as simulate': (seed) => suspended(module, seed, { watched: true, record: true }),
    suspended: (seed) => suspended(module, seed, { watched: false, record: false }),
    straight: (seed) => {
      const think = thinker(straight, new Fate(seed))
      const setup = { seats: SEATS, seed, options: straight.quickOptions(SEATS) }
      return playStraight(straight.game, setup, (asked) => {
        const view = asked.view()
        return think(asked.seat, view.ask!, () => view)
      }).decisions
    },
  }
  const found: Record<string, number[]> = {}
  let seed = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const [way, play] of Object.entries(ways)) (found[way] ??= []).push(rateOf(() => play(++seed))(SECONDS))
  const figures = Object.entries(found).map(([way, rates]) => `${way} ${(median(rates) / 1000).toFixed(1)} k`)
  console.log(`${id}: ${figures.join(', ')}`)
}
