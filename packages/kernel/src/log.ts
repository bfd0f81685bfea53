/** What happened, as lines of data. Who may know a card that a line names is fixed when the line is written. */
import { Bytes, type Reader } from './bytes.ts'
import type { Game, Seat } from './game.ts'

export interface LogLine {
  readonly what: string
  readonly rule: string
  /** Cards as `{ card, face }`, the face null for those who may not know it; words as text; the rest as numbers. */
  readonly args: readonly (number | string | { readonly card: number; readonly face: string | null })[]
  /** How many questions and rolls there had been when it happened. */
  readonly at: number
}
/** How a game tells its lines. */
type Forms = Pick<Game, 'logNames' | 'logDefs' | 'faceKeys'>

const MARK_EVERY = 16

/** Each line is code, place, then each argument (a card takes three: id, face, who may know). */
export class Log {
  private readonly forms: Forms
  private bytes = new Bytes()
  private lines = 0
  /** Where every so manieth line begins. */
  private marks: number[] = []
  constructor(forms: Forms) {
    this.forms = forms
  }

  get length(): number {
    return this.lines
  }
  /** Begins a line; its arguments follow. */
  open(code: number, at: number): void {
    if (this.lines++ % MARK_EVERY === 0) this.marks.push(this.bytes.length)
    this.bytes.add(code)
    this.bytes.add(at)
  }
  add(value: number): void {
    this.bytes.addSigned(value)
  }
  truncate(length: number): void {
    if (length >= this.lines) return
    this.bytes.truncate(this.readerAt(length).at)
    this.marks.length = Math.ceil(length / MARK_EVERY)
    this.lines = length
  }
  copy(): Log {
    const log = new Log(this.forms)
    log.bytes = this.bytes.copy()
    log.lines = this.lines
    log.marks = this.marks.slice()
    return log
  }
  /** The lines from one on, as one seat may read them. */
  read(seat: Seat, from = 0): LogLine[] {
    const lines: LogLine[] = []
    if (from >= this.lines) return lines
    const reader = this.readerAt(from)
    for (let i = from; i < this.lines; i++) lines.push(this.readLine(reader, seat))
    return lines
  }
  private readerAt(line: number): Reader {
    const reader = this.bytes.reader(this.marks[Math.floor(line / MARK_EVERY)])
    for (let i = line % MARK_EVERY; i > 0; i--) this.readLine(reader, -1)
    return reader
  }
  private readLine(reader: Reader, seat: Seat): LogLine {
    const { logNames, logDefs, faceKeys } = this.forms
    const code = reader.next()
    const at = reader.next()
    const def = logDefs[code]!
    const args = def.args.map((kind) => {
      const value = reader.nextSigned()
      if (kind !== 'card') return typeof kind === 'string' ? value : kind[value]!
      const face = reader.nextSigned()
      const mask = reader.nextSigned()
      return { card: value, face: mask & viewerBit(seat) ? faceKeys[face]! : null }
    })
    return { what: logNames[code]!, rule: def.rule, args, at }
  }
}

/** Spectators are seat -1. */
export const viewerBit = (seat: Seat): number => 1 << (seat + 1)
