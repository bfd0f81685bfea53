/** Fits a small network to lessons: figures of a position, and what the game was worth in the end. */
import { at, Fate } from '@emberhall/kernel'
import { chanceOf, type Fitted, foretold, leaning, squashed } from '@emberhall/minds'

export interface Lesson {
  readonly figures: ArrayLike<number>
  readonly share: number
}
const BATCH = 64
const RATE = 0.003
/** Weights are drawn back to nothing a little, so that chance is not learned by heart. */
const PULL = 1e-4
/** So many digits are kept. */
const DIGITS = 4
/** What varies by less is the same everywhere. */
const SAME = 1e-6

export function fit(
  lessons: readonly Lesson[],
  n: number,
  { hidden, passes, seed }: { readonly hidden: number; readonly passes: number; readonly seed: number },
): Fitted {
  const { mean, spread, rows } = levelled(lessons, n)
  // By unit its weights and its threshold; then by feature, by unit, and the last threshold.
  const straightAt = hidden * (n + 1)
  const outAt = straightAt + n
  const size = outAt + hidden + 1
  const fate = new Fate(seed)
  const weights = Float64Array.from({ length: size }, (_, i) =>
    i < straightAt || (i >= outAt && i < size - 1) ? ((fate.below(2001) - 1000) / 1000) * 0.3 : 0,
  )
  for (let h = 0; h < hidden; h++) for (let i = 0; i <= n; i++) weights[h * (n + 1) + i]! /= Math.sqrt(n) / 2
  const [slope, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const units = new Float64Array(hidden)
  const bent = new Float64Array(hidden)
  const order = Uint32Array.from(lessons, (_, i) => i)
  let steps = 0
  for (let pass = 0; pass < passes; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = fate.below(i + 1)
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    const rate = RATE * (1 - pass / passes)
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH)
      slope.fill(0)
      for (let k = from; k < to; k++) add(at(rows, order[k]!), at(lessons, order[k]!).share, 1 / (to - from))
      step(rate)
    }
  }
  const part = (from: number, length: number): number[] => Array.from(weights.subarray(from, from + length), kept)
  return {
    mean,
    spread,
    hidden: Array.from({ length: hidden }, (_, h) => part(h * (n + 1), n + 1)),
    straight: part(straightAt, n),
    out: part(outAt, hidden),
    threshold: kept(weights[size - 1]!),
  }

  function add(z: Float64Array, share: number, part: number): void {
    let sum = weights[size - 1]!
    for (let i = 0; i < n; i++) sum += weights[straightAt + i]! * z[i]!
    for (let h = 0; h < hidden; h++) {
      const row = h * (n + 1)
      let x = weights[row + n]!
      for (let i = 0; i < n; i++) x += weights[row + i]! * z[i]!
      units[h] = squashed(x)
      bent[h] = 1 / (1 + Math.abs(x)) ** 2
      sum += weights[outAt + h]! * units[h]!
    }
    const off = (chanceOf(sum) - share) * part
    slope[size - 1]! += off
    for (let i = 0; i < n; i++) slope[straightAt + i]! += off * z[i]!
    for (let h = 0; h < hidden; h++) {
      slope[outAt + h]! += off * units[h]!
      const through = off * weights[outAt + h]! * bent[h]!
      const row = h * (n + 1)
      slope[row + n]! += through
      for (let i = 0; i < n; i++) slope[row + i]! += through * z[i]!
    }
  }
  /** Adam: each weight goes at its own pace. */
  function step(rate: number): void {
    steps++
    const [ease1, ease2] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (let i = 0; i < size; i++) {
      const s = slope[i]! + PULL * weights[i]!
      first[i] = 0.9 * first[i]! + 0.1 * s
      second[i] = 0.999 * second[i]! + 0.001 * s * s
      weights[i]! -= (rate * first[i]!) / ease1 / (Math.sqrt(second[i]! / ease2) + 1e-8)
    }
  }
}
/** The same lessons with what later ones were judged to be worth in them, and the less of it the later: `trace` passes on from one to the next. */
export function traced(fitted: Fitted, course: readonly Lesson[], trace: number): Lesson[] {
  let next: number | null = null
  return course
    .toReversed()
    .map(({ figures, share: came }) => {
      const share = next ?? came
      next = trace * share + (1 - trace) * foretold(fitted, figures)
      return { figures, share }
    })
    .toReversed()
}
/** What was learned by heart makes it too sure of itself: drawn together until games it has not seen bear it out. */
export function tempered(fitted: Fitted, trial: readonly Lesson[]): Fitted {
  const leanings = trial.map(({ figures }) => leaning(fitted, figures))
  let [by, more, least] = [1, 0, Infinity]
  for (let percent = 30; percent <= 130; percent += 2)
    for (let shift = -20; shift <= 20; shift++) {
      let miss = 0
      for (let i = 0; i < trial.length; i++)
        miss += (chanceOf((leanings[i]! * percent) / 100 + shift / 25) - trial[i]!.share) ** 2
      if (miss < least) [by, more, least] = [percent / 100, shift / 25, miss]
    }
  const times = (list: readonly number[]): number[] => list.map((x) => kept(x * by))
  const { straight, out, threshold } = fitted
  return { ...fitted, straight: times(straight), out: times(out), threshold: kept(threshold * by + more) }
}
const kept = (x: number): number => Number(x.toPrecision(DIGITS))
/** Every figure with mean 0 and spread 1. */
function levelled(lessons: readonly Lesson[], n: number): { mean: number[]; spread: number[]; rows: Float64Array[] } {
  const mean = new Array<number>(n).fill(0)
  const spread = new Array<number>(n).fill(0)
  for (const { figures } of lessons) for (let i = 0; i < n; i++) mean[i]! += figures[i]! / lessons.length
  for (const { figures } of lessons)
    for (let i = 0; i < n; i++) spread[i]! += (figures[i]! - mean[i]!) ** 2 / lessons.length
  for (let i = 0; i < n; i++) {
    // As they are kept: what is learned has to hold for the figures as they will be levelled.
    mean[i] = kept(mean[i]!)
    const wide = kept(Math.sqrt(spread[i]!))
    spread[i] = wide > SAME ? wide : 1
  }
  const rows = lessons.map(({ figures }) => Float64Array.from(figures, (x, i) => (x - mean[i]!) / spread[i]!))
  return { mean, spread, rows }
}
