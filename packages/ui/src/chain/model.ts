/** What meets in a chain, what it adds up to, and where every card lies. */
import type { ChainCard, ChainScore, ChainSize, EdgeKey, Meeting } from './types.ts'

/** Goes through the rows in which both edges have a key; the game says what comes of each. */
export function meet(
  offered: readonly EdgeKey[],
  taken: readonly EdgeKey[],
  judge: (offer: EdgeKey, take: EdgeKey) => Omit<Meeting, 'row'>,
): readonly Meeting[] {
  return taken
    .toSorted((a, b) => a.row - b.row)
    .flatMap((take) => {
      const offer = offered.find(({ row }) => row === take.row)
      return offer === undefined ? [] : [{ row: take.row, ...judge(offer, take) }]
    })
}
/** A point of a score, and where it comes from. */
export interface ChainSource {
  readonly card: string
  readonly name: string
  readonly why: string
  readonly amount: number
}
export interface ChainSum {
  readonly score: ChainScore
  readonly sources: readonly ChainSource[]
  readonly total: number
}
function sourcesOf({ key, name, meetings, gains = [] }: ChainCard, score: string): readonly ChainSource[] {
  const joined = meetings.filter(({ state }) => state === 'joined')
  return [...joined.flatMap(({ gains: got, why }) => got.map((gain) => ({ ...gain, why }))), ...gains]
    .filter((gain) => gain.score === score)
    .map(({ amount, why }) => ({ card: key, name, why, amount }))
}
/** Only keys that have joined count. */
export function sumsOf(cards: readonly ChainCard[], scores: readonly ChainScore[]): readonly ChainSum[] {
  return scores.map((score) => {
    const sources = cards.flatMap((card) => sourcesOf(card, score.key))
    return { score, sources, total: sources.reduce((sum, { amount }) => sum + amount, score.start) }
  })
}
/** The middle of a row of keys, from the top of a card. */
export function rowOf(row: number, { keys }: ChainSize): number {
  return keys.top + Math.min(row, keys.rows - 1) * keys.step
}
/** Cards grow with what is written on them, in the unit of tables. */
export const lengthOf = (px: number): string => `${px / 16}rlh`
