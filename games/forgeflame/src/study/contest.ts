/** Who wins from where, with whom, how and when it ends; alone, with what score. */
import { at } from '@emberhall/kernel'
import { count, type Ended, type Follower } from '@emberhall/lab/study'
import type { Facts } from '@emberhall/speech'
import type { S } from '../state.ts'

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
export const noContests = (seats: number): Tallied => ({
  games: 0,
  decisions: 0,
  rounds: {},
  endings: {},
  places: Array.from({ length: seats }, () => 0),
  bots: {},
  members: {},
  totals: {},
  counted: {},
  met: {},
  cards: {},
})
export const following = (all: Tallied): Follower<S> => ({
  ended: ({ state, facts, decisions, bots }: Ended<S>) => {
    all.games++
    all.decisions += decisions
    countSeats(all, state, bots)
    countCards(all, facts)
  },
})
function countCards(all: Tallied, { cards }: Facts): void {
  for (const { face, seen, used } of cards) {
    const card = (all.cards[face] ??= { games: 0, seen: 0, used: 0 })
    card.games++
    if (seen) card.seen++
    if (used) card.used++
  }
}
function countSeats(all: Tallied, s: S, names: readonly string[]): void {
  const seats = names.length
  const teamOf = (seat: number) => (seats === 4 ? seat % 2 : seat)
  const share = (seat: number) => (s.winners.includes(teamOf(seat)) ? 1 / s.winners.length : 0)
  count(all.rounds, s.round)
  count(all.endings, s.ending)
  // The marker has gone round once for each round after the first.
  const start = (((s.first - s.round + 1) % seats) + seats) % seats
  for (let seat = 0; seat < seats; seat++) {
    const place = (seat - start + seats) % seats
    all.places[place] = at(all.places, place) + share(seat)
    count(all.bots, at(names, seat), share(seat))
  }
  s.adventurers.forEach(({ seat }, adv) => {
    if (seat < 0) return
    const member = (all.members[adv] ??= { games: 0, wins: 0 })
    member.games++
    member.wins += share(seat)
  })
  for (const { total } of s.scores) count(all.totals, total)
  if (seats > 1) return
  const { total, met } = at(s.scores, 0)
  count(all.met, met)
  if (met >= 2) count(all.counted, total)
}
