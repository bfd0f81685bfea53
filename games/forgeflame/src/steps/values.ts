/** FF-14.2, FF-14.12, FF-21.3, FF-23.5: what things are worth. */
import { at } from '@emberhall/kernel'
import type { Artifact, Collection } from '../content/types.ts'

/** Gold, Darkiron, Draconite; carried Mithrül scores nothing. */
export const ORE_VALUES = [1, 2, 3, 0] as const
const MITHRUL_PER_ORE = 2
/** FF-23.5 What Mithrül adds to an artifact. */
export const mithrulVp = ({ cost }: Artifact): number => MITHRUL_PER_ORE * (cost[0] + cost[1] + cost[2])
const SET_BONUS = [0, 0, 3, 7, 12] as const
/** By number of artifacts, as far as it was asked for. */
const BEST_SPLITS = [0, 0]
const COLLECTIONS: readonly Collection[] = ['gold', 'darkiron', 'draconite']

/** FF-14.2 The best split of n artifacts of one collection into sets of 2, 3 and 4. */
export function setBonus(n: number): number {
  for (let i = BEST_SPLITS.length; i <= n; i++) {
    let best = 0
    for (let set = 2; set <= Math.min(4, i); set++) best = Math.max(best, at(SET_BONUS, set) + at(BEST_SPLITS, i - set))
    BEST_SPLITS.push(best)
  }
  return at(BEST_SPLITS, n)
}
const countOf = (artifacts: readonly Artifact[], collection: Collection): number => {
  let n = 0
  for (const a of artifacts) if (a.collection === collection) n++
  return n
}
const freeOf = (artifacts: readonly Artifact[]): number => {
  let n = 0
  for (const a of artifacts) if (a.power === 'collection') n++
  return n
}
/** FF-14.12 Artifacts that count in a collection of choice go where they bring the most. */
export function bestCollections(artifacts: readonly Artifact[]): number {
  const first = countOf(artifacts, 'gold')
  const second = countOf(artifacts, 'darkiron')
  const third = countOf(artifacts, 'draconite')
  const free = freeOf(artifacts)
  let best = 0
  for (let a = 0; a <= free; a++)
    for (let b = 0; a + b <= free; b++)
      best = Math.max(best, setBonus(first + a) + setBonus(second + b) + setBonus(third + free - a - b))
  return best
}
/** The most artifacts of one collection, those of choice included. */
export function largestCollection(artifacts: readonly Artifact[]): number {
  return freeOf(artifacts) + Math.max(...COLLECTIONS.map((c) => countOf(artifacts, c)))
}
