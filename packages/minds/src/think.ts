/** Weighs answers by lines of play in the same imagined worlds, halves their number again and again, and is sure of what it says. */
import { type Answer, at, type Core, Fate } from '@emberhall/kernel'
import type { Effort, Position } from '@emberhall/speech'
import { candidates, sameAnswer } from './candidates.ts'
import { KindredFate } from './luck.ts'
import { type Mind, rollOut } from './rollout.ts'

/** An answer and what came of it. */
export interface Weighed {
  readonly answer: Answer
  /** The chance to win of who is asked, if all play on plainly afterwards; and how far off that may be, two times out of three. */
  readonly chance: number
  readonly error: number
  readonly rollouts: number
}
export interface Thought {
  readonly answer: Answer
  /** What the plain player would answer. */
  readonly plain: Answer
  /** The best first; empty where there was nothing to weigh. */
  readonly weighed: readonly Weighed[]
  /** What the answer gains over the plain one, on the same worlds. */
  readonly gain: number
  readonly gainError: number
}
/** In pieces of one line of play each: whoever is in a hurry stops asking for more and takes what there is. */
export type Thinking = Generator<() => Thought, Thought>

/** Another answer has to be better than the plain one by so many errors. */
const DOUBT = 0.5
/** Fewer worlds say nothing. */
const FEW = 3

/** From so many worlds on, what is worse than the best by so many errors is not tried any more. */
const SURE_AFTER = 4
const SURE = 3

export interface Manner {
  /** An answer that is to be weighed in any case; it stays to the end. */
  readonly wanted?: Answer
  /** Whoever only has to answer stops where nothing is left to be decided; whoever says what answers are worth goes on. */
  readonly isBrief?: boolean
}
export function* thinking<S extends Core, O>(
  mind: Mind<S, O>,
  position: Position<S, O>,
  effort: Effort,
  { wanted, isBrief = false }: Manner = {},
): Thinking {
  const plain = mind.plain(position)
  const unweighed: Thought = { answer: plain, plain, weighed: [], gain: 0, gainError: 0 }
  const isPlain = mind.judgement !== null && mind.outlook.isPlain?.(position.view().state, position.ask) === true
  if (isPlain && isBrief) return unweighed
  const answers = effort.rollouts > 0 ? candidates(mind.game, mind.outlook, position, plain) : [plain]
  if (wanted !== undefined && !answers.some((answer) => sameAnswer(answer, wanted))) answers.push(wanted)
  if (answers.length < 2) return unweighed
  const rows = answers.map((answer) => ({ answer, values: new Array<number>() }))
  const first = at(rows, 0)
  const isWanted = ({ answer }: Row): boolean => wanted !== undefined && sameAnswer(answer, wanted)
  const rounds = Math.ceil(Math.log2(rows.length))
  let alive = rows
  for (let round = 0; round < rounds; round++) {
    let lines = Math.max(alive.length, Math.floor(effort.rollouts / rounds))
    for (; lines >= alive.length; lines -= alive.length) {
      const left = alive
      const seed = position.random(0x1_0000_0000)
      for (const { answer, values } of left) {
        values.push(tried(mind, position, answer, seed, effort.turns))
        yield () => thoughtOf(rows, left, isPlain)
      }
      if (!isBrief) continue
      alive = undecided(left, first)
      if (alive.length < 2) return thoughtOf(rows, left)
    }
    if (round === rounds - 1) break
    const better = alive.toSorted((a, b) => meanOf(b.values) - meanOf(a.values))
    alive = better.slice(0, Math.max(2, Math.ceil(alive.length / 2)))
    for (const row of rows) if ((row === first || isWanted(row)) && !alive.includes(row)) alive.push(row)
  }
  return thoughtOf(rows, alive, isPlain)
}
/** All of it at once. */
export function think<S extends Core, O>(
  mind: Mind<S, O>,
  position: Position<S, O>,
  effort: Effort,
  manner: Manner = {},
): Thought {
  const thoughts = thinking(mind, position, effort, manner)
  for (;;) {
    const next = thoughts.next()
    if (next.done === true) return next.value
  }
}

/** What answers are worth in so many worlds, the same for all. */
export function weigh<S extends Core, O>(
  mind: Mind<S, O>,
  position: Position<S, O>,
  answers: readonly Answer[],
  worlds: number,
  turns: number,
): number[] {
  const seeds = Array.from({ length: worlds }, () => position.random(0x1_0000_0000))
  return answers.map((answer) => meanOf(seeds.map((seed) => tried(mind, position, answer, seed, turns))))
}
function tried<S extends Core, O>(
  mind: Mind<S, O>,
  position: Position<S, O>,
  answer: Answer,
  seed: number,
  turns: number,
): number {
  const world = position.world(seed)
  if (mind.outlook.hasKindredLuck === true) world.table.fate = new KindredFate(seed ^ 0x2545f491)
  world.play(position.seat, answer)
  return rollOut(mind, world, position.seat, turns, new Fate(seed ^ 0x1234567))
}

interface Row {
  readonly answer: Answer
  readonly values: number[]
}
/** Without what leads to the same as the plain answer in every world, or is worse than the best beyond doubt. Only the best: it is decided. */
function undecided(alive: readonly Row[], first: Row): Row[] {
  const best = alive.reduce((a, b) => (meanOf(b.values) > meanOf(a.values) ? b : a), first)
  if (best.values.length < SURE_AFTER) return [...alive]
  const isWorse = (row: Row): boolean => {
    const [mean, error] = compared(best.values, row.values)
    return mean > SURE * error
  }
  const isSame = (row: Row): boolean => row !== first && row.values.every((value, i) => value === first.values[i])
  const rest = alive.filter((row) => row === best || (!isWorse(row) && !isSame(row)))
  // What is compared with the plain answer needs it in the same worlds.
  return rest.length < 2 || rest.includes(first) ? rest : [...rest, first]
}
function thoughtOf(rows: readonly Row[], alive: readonly Row[], isPlain = false): Thought {
  const first = at(rows, 0)
  let best = first
  let surest = 0
  let [gain, gainError] = [0, 0]
  for (const row of alive) {
    if (row === first || isPlain) continue
    const [mean, error] = compared(row.values, first.values)
    if (mean - DOUBT * error <= surest) continue
    surest = mean - DOUBT * error
    ;[best, gain, gainError] = [row, mean, error]
  }
  const weighed = rows
    .filter(({ values }) => values.length > 0)
    .map(({ answer, values }) => ({
      answer,
      chance: meanOf(values),
      error: errorOf(values),
      rollouts: values.length,
    }))
    .sort((a, b) => Number(b.answer === best.answer) - Number(a.answer === best.answer) || b.chance - a.chance)
  return { answer: best.answer, plain: first.answer, weighed, gain, gainError }
}
/** One answer against another in the worlds that both were tried in: the mean of the difference, and its error. */
function compared(a: readonly number[], b: readonly number[]): [mean: number, error: number] {
  const both = Math.min(a.length, b.length)
  const differences = Array.from({ length: both }, (_, i) => a[i]! - b[i]!)
  return [meanOf(differences), errorOf(differences)]
}
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
function errorOf(values: readonly number[]): number {
  const n = values.length
  if (n < FEW) return 1
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  // Few equal values are no proof.
  return Math.max(Math.sqrt(squares / (n - 1) / n), 0.01 / n)
}
