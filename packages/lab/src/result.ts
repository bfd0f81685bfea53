/** What a sample says, in shares with intervals. */
import type { GameModule } from '@emberhall/speech'
import type { Sample } from './run.ts'
import { type Counts, difference, type Estimate, median, quantile, wilson } from './study/index.ts'
import type { CardTally, Tally } from './tally.ts'

/** A difference of win rates in points (hundredths), with its interval. */
export interface Swing {
  readonly points: number
  readonly low: number
  readonly high: number
}
export interface CardResult {
  readonly card: string
  /** In how many games it was in the box on the table, came into play, and was used. */
  readonly games: number
  readonly seen: number
  readonly used: number
  readonly winRateSeen: number | null
  readonly winRateUnseen: number | null
  readonly winRateUsed: number | null
  readonly winRateUnused: number | null
  /** Win rate with it minus without it; null where there is nothing to compare with. */
  readonly swingSeen: Swing | null
  readonly swingUsed: Swing | null
}
export interface Result {
  readonly game: string
  readonly content: string
  readonly sample: Sample
  readonly games: number
  readonly wins: number
  readonly winRate: number
  readonly interval: readonly [number, number]
  readonly medianTurns: number
  readonly quartiles: readonly [number, number]
  /** Length of the games: turns → games. */
  readonly turns: Counts
  readonly decisionsPerGame: number
  readonly causes: Counts
  readonly victories: Counts
  /** Means of what the game counts. */
  readonly figures: Counts
  readonly cards: readonly CardResult[]
  /** Cards that nobody used in the whole sample. */
  readonly dead: readonly string[]
}

export function resultOf(module: GameModule, sample: Sample & { games: number }, tally: Tally): Result {
  const { games: _, ...rest } = sample
  const rate = wilson(tally.wins, tally.games)
  const cards = Object.entries(tally.cards)
    .map(([card, counts]) => cardResult(card, counts))
    .sort((a, b) => (a.card < b.card ? -1 : 1))
  return {
    game: module.game.id,
    content: module.game.contentHash,
    sample: rest,
    games: tally.games,
    wins: tally.wins,
    winRate: rate.value,
    interval: [rate.low, rate.high],
    medianTurns: median(tally.turns),
    quartiles: [quantile(tally.turns, 0.25), quantile(tally.turns, 0.75)],
    turns: tally.turns,
    decisionsPerGame: tally.decisions / tally.games,
    causes: mostFirst(tally.causes),
    victories: mostFirst(tally.victories),
    figures: Object.fromEntries(
      Object.entries(tally.figures)
        .map(([name, { games, sum }]) => [name, sum / games] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    cards,
    dead: cards.filter((c) => c.used === 0).map((c) => c.card),
  }
}
function mostFirst(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)))
}
function cardResult(card: string, c: CardTally): CardResult {
  const share = (hits: number, n: number) => (n === 0 ? null : hits / n)
  return {
    card,
    games: c.games,
    seen: c.seen,
    used: c.used,
    winRateSeen: share(c.seenWins, c.seen),
    winRateUnseen: share(c.wins - c.seenWins, c.games - c.seen),
    winRateUsed: share(c.usedWins, c.used),
    winRateUnused: share(c.wins - c.usedWins, c.games - c.used),
    swingSeen: swing(c.seenWins, c.seen, c.wins, c.games),
    swingUsed: swing(c.usedWins, c.used, c.wins, c.games),
  }
}
function swing(winsWith: number, gamesWith: number, wins: number, games: number): Swing | null {
  if (gamesWith === 0 || gamesWith === games) return null
  return inPoints(difference(winsWith, gamesWith, wins - winsWith, games - gamesWith))
}
export function inPoints({ value, low, high }: Estimate): Swing {
  return { points: value * 100, low: low * 100, high: high * 100 }
}
