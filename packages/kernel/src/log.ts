/** What happened, as lines of data. Who may know a card that a line names is fixed when the line is written. */
import type { Game, Seat } from './game.ts'

export interface LogLine {
  readonly what: string
  readonly rule: string
  /** Cards as `{ card, face }`, the face null for those who may not know it; words as text; the rest as numbers. */
  readonly args: readonly (number | string | { readonly card: number; readonly face: string | null })[]
  /** How many questions and rolls there had been when it happened. */
  readonly at: number
}

/** Lines in a flat list of numbers: code, place, then each argument (a card takes three: id, face, who may know). */
export class Log {
  data: number[] = []
  marks: number[] = []

  get length(): number {
    return this.marks.length
  }
  open(code: number, at: number): void {
    this.marks.push(this.data.length)
    this.data.push(code, at)
  }
  truncate(length: number): void {
    if (length >= this.marks.length) return
    this.data.length = this.marks[length]!
    this.marks.length = length
  }
  copy(): Log {
    const log = new Log()
    log.data = this.data.slice()
    log.marks = this.marks.slice()
    return log
  }
  /** The lines from one on, as one seat may read them. */
  read(game: Game<never, never>, seat: Seat, from = 0): LogLine[] {
    const lines: LogLine[] = []
    for (let i = from; i < this.marks.length; i++) {
      let p = this.marks[i]!
      const what = game.logNames[this.data[p]!]!
      const def = game.logDefs[this.data[p]!]!
      const at = this.data[p + 1]!
      p += 2
      const args = def.args.map((kind) => {
        const value = this.data[p++]!
        if (kind !== 'card') return typeof kind === 'string' ? value : kind[value]!
        const face = this.data[p++]!
        const mask = this.data[p++]!
        return { card: value, face: mask & viewerBit(seat) ? game.faceKeys[face]! : null }
      })
      lines.push({ what, rule: def.rule, args, at })
    }
    return lines
  }
}

/** Spectators are seat -1. */
export const viewerBit = (seat: Seat): number => 1 << (seat + 1)
