/**
 * The plain players of another checkout beside those of this one: the same games, played in turns as lines of play are in looking ahead. Says
 * whether every answer is the same, and what an answer costs in CPU time, the rules left out.
 * @example npm run -s bench:beside -- ../before <game> 40
 */
import { type Answer, type Ask, at, type Core, Fate, type Match, type View } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cpuSeconds, median } from './measure.ts'

interface Checkout {
  readonly module: GameModule
  readonly start: typeof Match.start
}
async function checkout(root: string, id: string): Promise<Checkout> {
  const open = (file: string) => import(pathToFileURL(resolve(root, file)).href)
  const { Match: its } = (await open('packages/kernel/src/index.ts')) as { Match: typeof Match }
  const { loadGame } = (await open('packages/roster/src/index.ts')) as { loadGame: (id: string) => Promise<GameModule> }
  return { module: await loadGame(id), start: its.start.bind(its) }
}

interface Table {
  readonly seats: number
  readonly seed: number
  /** Whether players get a view of their own, as at a table, or look at an imagined world itself. */
  readonly copied: boolean
}
/** A game by plain players, or with answers they gave before. */
function play({ module, start }: Checkout, { seats, seed, copied }: Table, given: readonly Answer[] | null): Answer[] {
  const options = module.quickOptions(seats)
  const match = start(module.game, { seats, seed, options, watched: false, record: false })
  const think = module.brains['heuristic']!
  const fate = new Fate(seed)
  const world = () => {
    throw new RangeError('a plain player imagines nothing')
  }
  const answers: Answer[] = []
  for (let i = 0; !match.isOver; i++) {
    const ask = match.asks().find(({ answer }) => answer === null)!
    const { seat } = ask
    const view = () => (copied ? match.view(seat) : within(match, ask))
    const answer =
      given === null
        ? think({ seat, ask, options: match.options, seats, view, world, random: (n) => fate.below(n) })
        : at(given, i)
    answers.push(answer)
    match.play(seat, answer)
  }
  return answers
}
function within({ table, options, seats, question }: Match, ask: Ask): View<Core> {
  return { seat: ask.seat, state: table.s, options, seats, ask, question, mode: 'single', waiting: [ask.seat] }
}

const [other, id, games = '20'] = process.argv.slice(2)
if (other === undefined || id === undefined) throw new RangeError('name another checkout and a game')
const checkouts = [await checkout(other, id), await checkout('.', id)]
const { min, max } = at(checkouts, 0).module.game.def.seats
const costs: number[][] = checkouts.map(() => [])
let decisions = 0
let different = 0
for (let seats = min; seats <= max; seats++) {
  for (let seed = 1; seed <= Number(games); seed++) {
    const table = { seats, seed, copied: seed % 4 === 0 }
    const answers = checkouts.map((one, i) => {
      const start = cpuSeconds()
      const said = play(one, table, null)
      const between = cpuSeconds()
      play(one, table, said)
      if (!table.copied) at(costs, i).push((2 * between - start - cpuSeconds()) / said.length)
      return said
    })
    decisions += at(answers, 0).length
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) different++
  }
}
const [before, now] = costs.map((list) => median(list.slice(list.length >> 2)) * 1e6) as [number, number]
console.log(
  `${id}: ${decisions} decisions of ${min} to ${max} seats, ${different === 0 ? 'every answer the same' : `${different} games DIFFERENT`}; ` +
    `${before.toFixed(1)} µs an answer before, ${now.toFixed(1)} now: ${(before / now).toFixed(2)} times as fast`,
)
process.exitCode = different === 0 ? 0 : 1
