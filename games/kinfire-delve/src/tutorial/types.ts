/** The shape of a guided first game. */
import type { L10n } from '../content/types.ts'
import type { LOGS, Q } from '../state.ts'

/** What a lesson points at on the table; a card by the key of its face. */
export type Point =
  | 'board'
  | 'hand'
  | 'master'
  | 'health'
  | 'depth'
  | 'fatigue'
  | 'dice'
  | 'ledger'
  | 'lantern'
  | 'prompt'
  | 'undo'
  | { readonly card: string }

/** One to three short sentences. */
export interface Lesson {
  readonly say: L10n
  readonly point: Point
  /** It comments on the last line of this kind in the log, so it may be shown as soon as that line is told. */
  readonly after?: keyof typeof LOGS
  /** Where the rules say it. */
  readonly rule: string
}

/** A question of the guided game: what is said about it, the answer it invites, and what comes of that. */
export interface Moment {
  readonly question: keyof typeof Q
  /** Read one after the other; the last stays until the question is answered. */
  readonly lessons: readonly Lesson[]
  /** The answer as a word, cards by the keys of their faces: `attempt:great-stag:red`. */
  readonly invites: string
  /** Said when another possible answer is tried. */
  readonly instead?: L10n
  /** What the log tells up to the next question, in short: see `toldBy`. */
  readonly then?: readonly string[]
}
