/** What was learned about the worth of a position, put to use. The same sums on every machine: no function that engines may round differently. */
import type { Core, Game, Seat, Table } from '@emberhall/kernel'
import type { Judgement, LearnedValues } from '@emberhall/speech'

/** Between -1 and 1. */
export const squashed = (x: number): number => x / (1 + Math.abs(x))
const MOST = 20
/** Between 0 and 1, as the logistic curve. */
export function chanceOf(x: number): number {
  const bounded = Math.max(-MOST, Math.min(MOST, x))
  let power = 1 - bounded / 1024
  for (let i = 0; i < 10; i++) power *= power
  return 1 / (1 + power)
}
export type Fitted = Pick<LearnedValues, 'mean' | 'spread' | 'hidden' | 'straight' | 'out' | 'threshold'>
/** What is foretold for figures in the order of the file's features. */
export const foretold = (values: Fitted, figures: ArrayLike<number>): number => chanceOf(leaning(values, figures))
/** The same before it becomes a chance: above 0 where a victory is likelier than not. */
export function leaning(values: Fitted, figures: ArrayLike<number>): number {
  const { mean, spread, hidden, straight, out } = values
  const n = mean.length
  const z = new Float64Array(n)
  let sum = values.threshold
  for (let i = 0; i < n; i++) {
    z[i] = (figures[i]! - mean[i]!) / spread[i]!
    sum += straight[i]! * z[i]!
  }
  for (let h = 0; h < hidden.length; h++) {
    const weights = hidden[h]!
    let x = weights[n]!
    for (let i = 0; i < n; i++) x += weights[i]! * z[i]!
    sum += out[h]! * squashed(x)
  }
  return sum
}

/** Why what was learned cannot be used at this table; null if it can. */
export type Misfit = 'none' | 'otherContent' | 'otherFeatures' | 'otherTable'
function misfitOf<S extends Core, O>(
  game: Game<S, O>,
  judgement: Judgement<S, O>,
  options: O,
  seats: number,
): Misfit | null {
  if (judgement.values.features.length === 0) return 'none'
  const { content, features, hidden, mean } = judgement.values
  if (content !== game.contentHash) return 'otherContent'
  if (mean.length !== features.length || hidden.some((unit) => unit.length !== features.length + 1))
    return 'otherFeatures'
  return judgement.isFor(options, seats) ? null : 'otherTable'
}
export interface Judging<S extends Core, O> {
  readonly judgement: Judgement<S, O> | null
  /** Why lines are played to their end; null where they are judged. */
  readonly misfit: Misfit | null
}
/** What was learned for this table; without it, what is wrong with what there is. */
export function judgementFor<S extends Core, O>(
  game: Game<S, O>,
  judgements: readonly Judgement<S, O>[],
  options: O,
  seats: number,
): Judging<S, O> {
  const misfits = judgements.map((judgement) => misfitOf(game, judgement, options, seats))
  const fitting = judgements[misfits.indexOf(null)]
  if (fitting !== undefined) return { judgement: fitting, misfit: null }
  return { judgement: null, misfit: misfits.find((misfit) => misfit !== 'otherTable') ?? misfits[0] ?? 'none' }
}
/** The chance that a seat wins from here, if all play on plainly. */
export function judge<S extends Core, O>(judgement: Judgement<S, O>, table: Table<S, O>, seat: Seat): number {
  const found = judgement.features(table, seat)
  const figures = judgement.values.features.map((name) => found[name] ?? 0)
  return foretold(judgement.values, figures)
}
