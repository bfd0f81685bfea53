/** What each level is worth: many games, an interval, and what a decision costs. */
import { botOf, decide } from '@emberhall/bots'
import { BadInput, type Core, Fate, Match, readOptions, type Seat } from '@emberhall/kernel'
import { effortOf, isLevel, isPonderer, mindOf } from '@emberhall/minds'
import type { GameModule, LaidTable, Measured, Outlook } from '@emberhall/speech'
import type { Laying } from './laying.ts'
import { wilson } from './study/index.ts'

export interface Contest {
  readonly level: string
  readonly table: LaidTable
  readonly lay: Laying
  readonly games: number
  readonly seed: number
}
export function outlookOf(module: GameModule): Outlook {
  if (module.outlook === undefined) throw new BadInput(`nobody looks ahead in ${module.game.id}`)
  return module.outlook
}
interface Played {
  readonly share: number
  /** Milliseconds of CPU that its decisions took. */
  readonly spent: number
  readonly decisions: number
}
/** Together all seats play at the level; among rivals one side does, each in turn, against plain players. */
export function measure(
  module: GameModule,
  contest: Contest,
  onProgress: (sofar: string) => void = () => undefined,
): Measured {
  const { level, table, games } = contest
  if (!isLevel(level)) throw new BadInput(`there is no level "${level}"`)
  if (!Number.isSafeInteger(games) || games < 1) throw new BadInput(`${games} games cannot be played`)
  const { label, seats } = table
  const played: Played[] = []
  for (let game = 0; game < games; game++) {
    played.push(playContest(module, contest, game))
    onProgress(`${label}, ${seats}, ${level}: ${sum(played, 'share')} of ${game + 1}`)
  }
  return measured(module, contest, played)
}
/** The same game of a contest every time. */
function playContest(module: GameModule, { level, table, lay, seed }: Contest, game: number): Played {
  const outlook = outlookOf(module)
  const { seats } = table
  const [own, plain] = [botOf(module, level), botOf(module, 'heuristic')]
  let [spent, decisions] = [0, 0]
  const luck = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b)) >>> 0
  const match = Match.start(module.game, { seats, options: lay(game), seed: luck, watched: false })
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
  return { share: outlook.share(match.table.s, hero), spent, decisions }
}
/** What games of a contest add up to. */
function measured(module: GameModule, { level, table, lay }: Contest, played: readonly Played[]): Measured {
  const { label, seats } = table
  const { value, low, high } = wilson(sum(played, 'share'), played.length)
  const mind = mindOf(module, readOptions(module.game, lay(0), seats), seats)
  const rollouts = mind !== null && isPonderer(level) ? effortOf(mind, level).rollouts : 0
  const ms = sum(played, 'spent') / Math.max(1, sum(played, 'decisions'))
  return { label, seats, level, games: played.length, share: value, low, high, rollouts, ms }
}
const sum = (played: readonly Played[], of: keyof Played): number => played.reduce((n, each) => n + each[of], 0)
function sideOf<S extends Core, O>(module: GameModule<S, O>, match: Match<S, O>, hero: Seat): (seat: Seat) => boolean {
  if (module.rivals?.(match.seats) !== true) return () => true
  const side = module.allies?.(match.table, hero) ?? [hero]
  return (seat) => side.includes(seat)
}
