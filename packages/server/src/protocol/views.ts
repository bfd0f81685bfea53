/** What a seat sees, and the lines it may read. */
import type { LogLine, Mode, Seat, Why } from '@emberhall/kernel'

export interface AskData {
  readonly name: string
  readonly rule: string
  readonly kind: 'one' | 'some' | 'order' | 'split' | 'number' | 'fate'
  readonly min: number
  readonly max: number
  readonly sides: readonly number[]
  readonly options: readonly string[]
  readonly answer: readonly string[] | null
  readonly blocked: readonly { readonly option: string; readonly why: Why }[]
}
/** The table as one seat may see it, in words: faces as keys or null, zones by name, options as words. */
export interface ViewData {
  readonly seat: Seat
  readonly question: string
  readonly mode: Mode
  readonly waiting: readonly Seat[]
  readonly state: Readonly<Record<string, unknown>>
  readonly ask: AskData | null
}
export interface LogPart {
  /** The lines replace what was there from this one on. */
  readonly from: number
  readonly lines: readonly LogLine[]
}
