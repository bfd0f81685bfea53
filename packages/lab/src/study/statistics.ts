/** Shares and how sure we are of them. */

/** A share with the interval that holds the true one in 95 of 100 samples. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}
/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054

/** Wilson's score interval: sound for few games and for shares near 0 and 1, where the textbook formula is not. */
export function wilson(hits: number, n: number): Estimate {
  if (n === 0) return { value: 0, low: 0, high: 1 }
  const p = hits / n
  const z2 = Z * Z
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))
  // At the ends rounding would leave the share just outside its own interval.
  return { value: p, low: hits === 0 ? 0 : middle - half, high: hits === n ? 1 : middle + half }
}

/** The difference of two shares, first minus second, by Newcombe's method: built on Wilson's intervals. */
export function difference(hits1: number, n1: number, hits2: number, n2: number): Estimate {
  const a = wilson(hits1, n1)
  const b = wilson(hits2, n2)
  if (n1 === 0 || n2 === 0) return { value: 0, low: -1, high: 1 }
  return {
    value: a.value - b.value,
    low: a.value - b.value - Math.hypot(a.value - a.low, b.high - b.value),
    high: a.value - b.value + Math.hypot(a.high - a.value, b.value - b.low),
  }
}

/** How often each value came. */
export type Counts = Readonly<Record<string, number>>

/** The value that as many lie below as above; of an even number the mean of the two in the middle. */
export function quantile(counts: Counts, share: number): number {
  const rows = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b)
  const total = rows.reduce((sum, [, n]) => sum + n, 0)
  if (total === 0) return 0
  const at = (place: number): number => {
    let left = place
    for (const [value, n] of rows) {
      if (left < n) return value
      left -= n
    }
    return rows.at(-1)![0]
  }
  const place = (total - 1) * share
  const below = at(Math.floor(place))
  return below + (at(Math.ceil(place)) - below) * (place % 1)
}
export const median = (counts: Counts): number => quantile(counts, 0.5)
