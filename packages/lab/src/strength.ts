/** What each level is worth: many games, an interval, and what a decision costs. */
import { botOf, decide } from '@emberhall/bots'
import { BadInput, type Core, Fate, Match, type Seat } from '@emberhall/kernel'
import { effortOf, isLevel, mindOf } from '@emberhall/minds'
import type { GameModule, LaidTable, Measured, Outlook } from '@emberhall/speech'
import { wilson } from './study/index.ts'

export interface Contest {
  readonly level: string
  readonly table: LaidTable
  readonly games: number
  readonly seed: number
}
export function outlookOf(module: GameModule): Outlook {
  if (module.outlook === undefined) throw new BadInput(`nobody looks ahead in ${module.game.id}`)
  return module.outlook
}
/** Together all seats play at the level; among rivals one side does, each in turn, against plain players. */
export function measure(
  module: GameModule,
  { level, table, games, seed }: Contest,
  onProgress: (sofar: string) => void = () => undefined,
): Measured {
  const outlook = outlookOf(module)
  if (!isLevel(level)) throw new BadInput(`there is no level "${level}"`)
  if (!Number.isSafeInteger(games) || games < 1) throw new BadInput(`${games} games cannot be played`)
  const { label, seats, options } = table
  const [own, plain] = [botOf(module, level), botOf(module, 'heuristic')]
  let [shares, spent, decisions] = [0, 0, 0]
  for (let game = 0; game < games; game++) {
    const luck = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b)) >>> 0
    const match = Match.start(module.game, { seats, options, seed: luck, watched: false })
    const fate = new Fate(luck ^ 0x5bd1e995)
    const hero = game % seats
    const isOwn = sideOf(module, match, hero)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      const { options: offered, kind } = match.askOf(seat)!
      const isChoice = isOwn(seat) && kind !== 'fate' && offered.length !== 1
      const before = process.cpuUsage()
      match.play(seat, decide(match, seat, isOwn(seat) ? own : plain, fate))
      if (!isChoice) continue
      const { user, system } = process.cpuUsage(before)
      spent += (user + system) / 1000
      decisions++
    }
    shares += outlook.share(match.table.s, hero)
    onProgress(`${label}, ${seats}, ${level}: ${shares} of ${game + 1}`)
  }
  const { value, low, high } = wilson(shares, games)
  const mind = mindOf(module, options, seats)
  const rollouts = mind !== null && (level === 'strong' || level === 'master') ? effortOf(mind, level).rollouts : 0
  return { label, seats, level, games, share: value, low, high, rollouts, ms: spent / Math.max(1, decisions) }
}
function sideOf<S extends Core, O>(module: GameModule<S, O>, match: Match<S, O>, hero: Seat): (seat: Seat) => boolean {
  if (module.rivals?.(match.seats) !== true) return () => true
  const side = module.allies?.(match.table, hero) ?? [hero]
  return (seat) => side.includes(seat)
}
