/** Everything that was decided, by people and by fate, in order: a flat list of small numbers. */
import type { Option } from './options.ts'
import { Divergence } from './why.ts'

/** One option, or several (some, order, split, faces of dice). */
export type Answer = Option | readonly Option[]

export const STEP = 0
export const ANSWER = 1
export const CHANCE = 2
export const REVEAL = 3

const keys: string[] = []
const keyCodes = new Map<string, number>()
export function keyCode(key: string): number {
  let code = keyCodes.get(key)
  if (code === undefined) {
    code = keys.length
    keys.push(key)
    keyCodes.set(key, code)
  }
  return code
}

export interface Entry {
  readonly tag: number
  readonly at: number
  readonly seat: number
  readonly key: string
  readonly answer: Answer
  /** Given by a window policy of the seat, not by the seat: undo goes on to what was last decided. */
  readonly automatic: boolean
  readonly values: readonly number[]
}
/** What stands for the length of a single option; a list of options has its length there. */
export const SINGLE = -1
export const SINGLE_AUTOMATIC = -2

export class Ledger {
  data: number[] = []
  /** Where the answers stand that were given by a seat itself. */
  answers: number[] = []

  get length(): number {
    return this.data.length
  }
  step(): void {
    this.data.push(STEP)
  }
  reveal(): void {
    this.data.push(REVEAL)
  }
  answer(seat: number, answer: Answer): void {
    this.answers.push(this.data.length)
    if (typeof answer === 'number') this.data.push(ANSWER, seat, SINGLE, answer)
    else this.data.push(ANSWER, seat, answer.length, ...answer)
  }
  automatic(seat: number, option: Option): void {
    this.data.push(ANSWER, seat, SINGLE_AUTOMATIC, option)
  }
  chance(key: string, values: readonly number[]): void {
    this.data.push(CHANCE, keyCode(key), values.length, ...values)
  }
  truncate(length: number): void {
    this.data.length = length
    while (this.answers.length > 0 && this.answers[this.answers.length - 1]! >= length) this.answers.pop()
  }
  copy(): Ledger {
    const ledger = new Ledger()
    ledger.data = this.data.slice()
    ledger.answers = this.answers.slice()
    return ledger
  }
  /** The entries from one place to another, in order. */
  *entries(from = 0, to = this.data.length): Generator<Entry> {
    const d = this.data
    for (let at = from; at < to; ) {
      const tag = d[at]!
      if (tag === STEP || tag === REVEAL) {
        yield { tag, at, seat: -1, key: '', answer: 0, automatic: false, values: [] }
        at++
        continue
      }
      const n = d[at + 2]!
      const size = n < 0 ? 1 : n
      const values = d.slice(at + 3, at + 3 + size)
      const automatic = n === SINGLE_AUTOMATIC
      if (tag === ANSWER)
        yield { tag, at, seat: d[at + 1]!, key: '', answer: n < 0 ? values[0]! : values, automatic, values }
      else yield { tag, at, seat: -1, key: keys[d[at + 1]!]!, answer: 0, automatic, values }
      at += 3 + size
    }
  }
}

/** Recorded decisions being played again. */
export class Feed {
  private at = 0
  private readonly data: readonly number[]
  constructor(data: readonly number[]) {
    this.data = data
  }
  private skipMarks(): number {
    while (this.at < this.data.length && (this.data[this.at] === STEP || this.data[this.at] === REVEAL)) this.at++
    return this.at < this.data.length ? this.data[this.at]! : -1
  }
  get done(): boolean {
    return this.skipMarks() < 0
  }
  takeAnswer(): { seat: number; answer: Answer; automatic: boolean } {
    const tag = this.skipMarks()
    if (tag !== ANSWER) throw new Divergence('the rules ask a question where the record holds an outcome of chance')
    const n = this.data[this.at + 2]!
    const size = n < 0 ? 1 : n
    const seat = this.data[this.at + 1]!
    const values = this.data.slice(this.at + 3, this.at + 3 + size)
    this.at += 3 + size
    return { seat, answer: n < 0 ? values[0]! : values, automatic: n === SINGLE_AUTOMATIC }
  }
  takeChance(key: string, length: number): number[] {
    const tag = this.skipMarks()
    if (tag !== CHANCE) throw new Divergence(`the rules ask fate for "${key}" where the record holds an answer`)
    const recorded = keys[this.data[this.at + 1]!]!
    const n = this.data[this.at + 2]!
    if (recorded !== key || n !== length) {
      throw new Divergence(`the rules ask fate for "${key}" (${length}) where the record holds "${recorded}" (${n})`)
    }
    const values = this.data.slice(this.at + 3, this.at + 3 + n)
    this.at += 3 + n
    return values
  }
}
