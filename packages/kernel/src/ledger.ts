/** Everything that was decided, by people and by fate, in order. */
import { Bytes, Reader } from './bytes.ts'
import { aOf, bOf, type Option, pack, verbOf } from './options.ts'
import { Divergence } from './why.ts'

/** One option, or several (some, order, split, faces of dice). */
export type Answer = Option | readonly Option[]

export const STEP = 0
export const ANSWER = 1
export const CHANCE = 2
export const REVEAL = 3
/** What the table has put right; it stands before the step that it was put right at. */
export const CORRECTION = 4
/** A seat that wished so is asked where it has no choice; its answer follows. */
export const FORCED = 5

export interface Entry {
  readonly tag: number
  readonly at: number
  readonly seat: number
  /** Who gave the answer: the seat itself, or one that acted for it. */
  readonly by: number
  readonly key: string
  readonly answer: Answer
  /** Given by a window policy of the seat, not by the seat: undo goes on to what was last decided. */
  readonly automatic: boolean
  readonly values: readonly number[]
}
// How many options an answer has: one, one that a window policy gave, or a list of so many less two.
const SINGLE = 0
const SINGLE_AUTOMATIC = 1
const LIST = 2
// Whose answer it is: a seat, or a seat and, so much larger, one more than the seat that acted for it.
const ACTOR = 128
const whoseOf = (seat: number, by: number): number => (by === seat ? seat : seat + ACTOR * (by + 1))
/** An option with its verb last, so that it takes two or three bytes instead of five. */
const folded = (o: Option): number => verbOf(o) + 128 * (aOf(o) + 4096 * bOf(o))
const unfolded = (n: number): Option => pack(n & 127, (n >>> 7) & 4095, n >>> 19)

/**
 * An answer is written as tag, seat, how many options, how far back the seats' last answer stands, options;
 * what was put right as an answer with another tag; an outcome of chance as tag, length of its key, key, how many
 * values, values: keys of a record that somebody made up are gone when it is. That somebody is asked for an only choice
 * is written as tag and seat; steps and reveals are a tag alone.
 */
export class Ledger {
  private bytes = new Bytes()
  /** Where the last answer stands that a seat gave itself, or what was put right since; -1: there is none. */
  lastAnswer = -1
  /** How often something was put right. */
  corrections = 0

  /** Places in the record are counted in bytes. */
  get length(): number {
    return this.bytes.length
  }
  /** The record as it lies there; take a slice to keep it. */
  get data(): Uint8Array {
    return this.bytes.written
  }
  /** Takes over a record with no way back into it. */
  set data(record: ArrayLike<number>) {
    this.bytes.fill(record)
    this.lastAnswer = -1
    this.corrections = this.tags().filter((tag) => tag === CORRECTION).length
  }
  /** What kinds of entries there are, in order: less work than reading them. */
  tags(): number[] {
    return placesIn(this.data).map((at) => this.data[at]!)
  }
  /** Where the answers stand that were given by a seat itself, and what was put right. */
  get answers(): number[] {
    const places: number[] = []
    for (let at = this.lastAnswer; at >= 0; at = this.answerBefore(at)) places.push(at)
    return places.reverse()
  }
  /** Where the last of them stands, or the one so many before; -1: there is none. */
  answerAgo(n: number): number {
    let at = this.lastAnswer
    for (let i = 1; i < n && at >= 0; i++) at = this.answerBefore(at)
    return at
  }
  /** Whether what stands at this place was put right there. */
  isCorrection(at: number): boolean {
    return this.data[at] === CORRECTION
  }
  private answerBefore(at: number): number {
    const reader = this.bytes.reader(at + 1)
    reader.several(2)
    return at - reader.next()
  }
  /** Writes what a seat has given; where it stands. */
  private give(tag: number, whose: number, size: number, options: readonly Option[]): number {
    const at = this.length
    for (const n of [tag, whose, size, at - this.lastAnswer]) this.bytes.add(n)
    for (const option of options) this.bytes.add(folded(option))
    return at
  }
  step(): void {
    this.bytes.add(STEP)
  }
  reveal(): void {
    this.bytes.add(REVEAL)
  }
  /** Whether a seat now acts for another, and the last answer was not given so. */
  beginsToActFor(seat: number, by: number): boolean {
    if (by === seat) return false
    return this.lastAnswer < 0 || this.bytes.reader(this.lastAnswer + 1).next() !== whoseOf(seat, by)
  }
  forced(seat: number): void {
    this.bytes.add(FORCED)
    this.bytes.add(seat)
  }
  answer(seat: number, answer: Answer, by = seat): void {
    const options = typeof answer === 'number' ? [answer] : answer
    const size = typeof answer === 'number' ? SINGLE : LIST + answer.length
    this.lastAnswer = this.give(ANSWER, whoseOf(seat, by), size, options)
  }
  automatic(seat: number, option: Option): void {
    this.give(ANSWER, seat, SINGLE_AUTOMATIC, [option])
  }
  correction(seat: number, option: Option): void {
    this.lastAnswer = this.give(CORRECTION, seat, SINGLE, [option])
    this.corrections++
  }
  chance(key: string, values: readonly number[]): void {
    this.bytes.add(CHANCE)
    this.bytes.addText(key)
    this.bytes.add(values.length)
    for (let i = 0; i < values.length; i++) this.bytes.add(values[i]!)
  }
  truncate(length: number): void {
    while (this.lastAnswer >= length) {
      if (this.isCorrection(this.lastAnswer)) this.corrections--
      this.lastAnswer = this.answerBefore(this.lastAnswer)
    }
    this.bytes.truncate(length)
  }
  copy(): Ledger {
    const ledger = new Ledger()
    ledger.bytes = this.bytes.copy()
    ledger.lastAnswer = this.lastAnswer
    ledger.corrections = this.corrections
    return ledger
  }
  /** The entries from one place to another, in order. */
  entries(from = 0, to = this.length): Entry[] {
    const entries: Entry[] = []
    const reader = this.bytes.reader(from)
    while (reader.at < to) {
      const { at } = reader
      const tag = reader.next()
      if (tag === ANSWER || tag === CORRECTION) {
        const { seat, by, answer, automatic } = readAnswer(reader)
        const values = typeof answer === 'number' ? [answer] : answer
        entries.push({ tag, at, seat, by, key: '', answer, automatic, values })
      } else {
        const { key, values } =
          tag === CHANCE ? readChance(reader) : { key: '', values: tag === FORCED ? [reader.next()] : [] }
        entries.push({ tag, at, seat: -1, by: -1, key, answer: 0, automatic: false, values })
      }
    }
    return entries
  }
}

interface Given {
  readonly seat: number
  readonly by: number
  readonly answer: Answer
  readonly automatic: boolean
}
function readAnswer(reader: Reader): Given {
  const whose = reader.next()
  const seat = whose % ACTOR
  const by = whose < ACTOR ? seat : Math.floor(whose / ACTOR) - 1
  const size = reader.next()
  reader.next()
  const answer = size < LIST ? unfolded(reader.next()) : reader.several(size - LIST).map(unfolded)
  return { seat, by, answer, automatic: size === SINGLE_AUTOMATIC }
}
/** Where each entry begins. */
function placesIn(data: Uint8Array): number[] {
  const places: number[] = []
  for (const reader = new Reader(data); reader.at < data.length; ) {
    places.push(reader.at)
    const tag = reader.next()
    if (tag === ANSWER || tag === CORRECTION) skipAnswer(reader)
    else if (tag === CHANCE) skipChance(reader)
    else if (tag === FORCED) reader.next()
  }
  return places
}
function skipAnswer(reader: Reader): void {
  reader.next()
  const size = reader.next()
  reader.skip(size < LIST ? 2 : size - LIST + 1)
}
function readChance(reader: Reader): { key: string; values: number[] } {
  const key = reader.nextText()
  return { key, values: reader.several(reader.next()) }
}
function skipChance(reader: Reader): void {
  reader.skip(reader.next())
  reader.skip(reader.next())
}

/** Recorded decisions being played again. */
export class Feed {
  private readonly reader: Reader
  private readonly data: Uint8Array
  private lastStep: number | null = null
  constructor(data: Uint8Array) {
    this.data = data
    this.reader = new Reader(data)
  }
  private skipMarks(): number {
    const { data, reader } = this
    while (reader.at < data.length && (data[reader.at] === STEP || data[reader.at] === REVEAL)) reader.at++
    return reader.at < data.length ? data[reader.at]! : -1
  }
  get done(): boolean {
    return this.skipMarks() < 0
  }
  /** The tag of what follows, which may be a step; undefined if nothing does. */
  private get next(): number | undefined {
    while (this.data[this.reader.at] === REVEAL) this.reader.at++
    return this.data[this.reader.at]
  }
  /** Whether something was put right here, before the next step begins. */
  get putsRight(): boolean {
    return this.next === CORRECTION
  }
  takeCorrection(): { readonly seat: number; readonly option: Option } {
    this.reader.at++
    const { seat, answer } = readAnswer(this.reader)
    return { seat, option: answer as Option }
  }
  takeStep(): void {
    if (this.next === STEP) this.reader.at++
  }
  /** Whether another step begins further on. */
  get hasStepAhead(): boolean {
    this.lastStep ??= placesIn(this.data).findLast((at) => this.data[at] === STEP) ?? -1
    return this.lastStep >= this.reader.at
  }
  /** Whether nothing follows any more. It passes over no step, as `done` does. */
  get isSpent(): boolean {
    return this.next === undefined
  }
  /** Whether the record says that this seat was asked here, where it has no choice. */
  takeForced(seat: number): boolean {
    const { data, reader } = this
    if (this.isSpent || data[reader.at] !== FORCED || data[reader.at + 1] !== seat) return false
    reader.at += 2
    return true
  }
  takeAnswer(): Given {
    // A choice that was the only one then may be one of several now.
    while (this.skipMarks() === FORCED) this.reader.at += 2
    const tag = this.skipMarks()
    if (tag === CORRECTION) throw new Divergence('the rules ask a question where the record holds something put right')
    if (tag !== ANSWER) throw new Divergence('the rules ask a question where the record holds an outcome of chance')
    this.reader.at++
    return readAnswer(this.reader)
  }
  takeChance(key: string, length: number): number[] {
    const tag = this.skipMarks()
    if (tag !== CHANCE) throw new Divergence(`the rules ask fate for "${key}" where the record holds an answer`)
    this.reader.at++
    const { key: recorded, values } = readChance(this.reader)
    if (recorded !== key || values.length !== length) {
      throw new Divergence(
        `the rules ask fate for "${key}" (${length}) where the record holds "${recorded}" (${values.length})`,
      )
    }
    return values
  }
}
