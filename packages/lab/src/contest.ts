/** Games in which seats play against each other, or alone for a score: who wins from where, with whom, how and when it ends. */
import { botOf, playOut } from '@emberhall/bots'
import { type Core, Fate, Match } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import type { Facts, GameModule } from '@emberhall/speech'
import { everyLine } from './run.ts'

export interface Table {
  readonly label: string
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly options: Readonly<Record<string, unknown>>
  /** Who sits where; the last one sits in all further seats. The chairs turn from game to game. */
  readonly bots: readonly string[]
}
/** What such a game leaves behind, as far as it is counted here. */
interface Ended extends Core {
  readonly round: number
  readonly first: number
  readonly ending: string
  readonly winners: readonly number[]
  readonly adventurers: readonly { readonly seat: number }[]
  readonly scores: readonly { readonly total: number; readonly met: number }[]
}
export interface Tallied {
  games: number
  decisions: number
  rounds: Record<string, number>
  endings: Record<string, number>
  /** Victories by place from the first player, and by the name of the bot. */
  places: number[]
  bots: Record<string, number>
  /** By number of the adventurer. */
  members: Record<string, { games: number; wins: number }>
  totals: Record<string, number>
  /** Alone: totals of games that met their objectives, and how many were met. */
  counted: Record<string, number>
  met: Record<string, number>
  cards: Record<string, { games: number; seen: number; used: number }>
}
const add = (counts: Record<string, number>, key: string | number, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n
}

export async function contest(game: string, table: Table): Promise<Tallied> {
  const module = await loadGame(game)
  const all: Tallied = {
    games: 0,
    decisions: 0,
    rounds: {},
    endings: {},
    places: Array.from({ length: table.seats }, () => 0),
    bots: {},
    members: {},
    totals: {},
    counted: {},
    met: {},
    cards: {},
  }
  const factsOf = await module.facts()
  for (let i = 0; i < table.games; i++) {
    const match = playOne(module, table, i, all)
    countCards(all, factsOf(match.table.s, everyLine(match)))
  }
  return all
}
function playOne(module: GameModule, { seats, seed, options, bots }: Table, i: number, all: Tallied): Match {
  const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(i + 1, 0x85ebca6b)) >>> 0
  const names = Array.from({ length: seats }, (_, seat) => bots[Math.min((seat + i) % seats, bots.length - 1)]!)
  const match = Match.start(module.game, { seats, options, seed: own })
  all.decisions += playOut(
    match,
    names.map((name) => botOf(module, name)),
    new Fate(own ^ 0x5bd1e995),
  )
  all.games++
  const s = match.table.s as unknown as Ended
  count(all, s, seats, names)
  return match
}
function countCards(all: Tallied, { cards }: Facts): void {
  for (const { face, seen, used } of cards) {
    const card = (all.cards[face] ??= { games: 0, seen: 0, used: 0 })
    card.games++
    if (seen) card.seen++
    if (used) card.used++
  }
}
function count(all: Tallied, s: Ended, seats: number, names: readonly string[]): void {
  const teamOf = (seat: number) => (seats === 4 ? seat % 2 : seat)
  const share = (seat: number) => (s.winners.includes(teamOf(seat)) ? 1 / s.winners.length : 0)
  add(all.rounds, s.round)
  add(all.endings, s.ending)
  // The marker has gone round once for each round after the first.
  const start = (((s.first - s.round + 1) % seats) + seats) % seats
  for (let seat = 0; seat < seats; seat++) {
    const place = (seat - start + seats) % seats
    all.places[place] = all.places[place]! + share(seat)
    add(all.bots, names[seat]!, share(seat))
  }
  s.adventurers.forEach(({ seat }, adv) => {
    if (seat < 0) return
    const member = (all.members[adv] ??= { games: 0, wins: 0 })
    member.games++
    member.wins += share(seat)
  })
  for (const { total } of s.scores) add(all.totals, total)
  if (seats > 1) return
  const { total, met } = s.scores[0]!
  add(all.met, met)
  if (met >= 2) add(all.counted, total)
}
