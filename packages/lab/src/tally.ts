/** What many games add up to. Tallies are plain sums, so they travel between threads and can be joined. */
import type { Facts } from '@emberhall/speech'

export interface CardTally {
  games: number
  seen: number
  seenWins: number
  used: number
  usedWins: number
  wins: number
}
export interface Tally {
  games: number
  wins: number
  decisions: number
  turns: Record<string, number>
  /** How games were lost. */
  causes: Record<string, number>
  /** How games were won. */
  victories: Record<string, number>
  /** Sums of what the game counts. */
  figures: Record<string, { games: number; sum: number }>
  cards: Record<string, CardTally>
}

export function emptyTally(): Tally {
  return { games: 0, wins: 0, decisions: 0, turns: {}, causes: {}, victories: {}, figures: {}, cards: {} }
}
const add = (counts: Record<string, number>, key: string, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n
}
const noCard = (): CardTally => ({ games: 0, seen: 0, seenWins: 0, used: 0, usedWins: 0, wins: 0 })

export function count(tally: Tally, facts: Facts, decisions: number): void {
  const won = facts.outcome === 'win' ? 1 : 0
  tally.games++
  tally.wins += won
  tally.decisions += decisions
  add(tally.turns, String(facts.turns))
  add(won ? tally.victories : tally.causes, facts.cause)
  for (const [name, value] of Object.entries(facts.figures)) {
    const figure = (tally.figures[name] ??= { games: 0, sum: 0 })
    figure.games++
    figure.sum += value
  }
  for (const { face, seen, used } of facts.cards) {
    const card = (tally.cards[face] ??= noCard())
    card.games++
    card.wins += won
    if (seen) card.seen++
    if (seen) card.seenWins += won
    if (used) card.used++
    if (used) card.usedWins += won
  }
}

/** Adds one tally to another. */
export function join(into: Tally, from: Tally): void {
  into.games += from.games
  into.wins += from.wins
  into.decisions += from.decisions
  for (const part of ['turns', 'causes', 'victories'] as const)
    for (const [key, n] of Object.entries(from[part])) add(into[part], key, n)
  for (const [name, { games, sum }] of Object.entries(from.figures)) {
    const figure = (into.figures[name] ??= { games: 0, sum: 0 })
    figure.games += games
    figure.sum += sum
  }
  for (const [face, card] of Object.entries(from.cards)) {
    const sum = (into.cards[face] ??= noCard())
    for (const key of Object.keys(card) as (keyof CardTally)[]) sum[key] += card[key]
  }
}
