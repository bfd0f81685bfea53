/** What a game gives to players that look ahead. */
import type { Ask, Core, Seat, Table } from '@emberhall/kernel'

/** How far and how often a player looks ahead. */
export interface Effort {
  /** Lines of play in all, over all answers that are weighed. */
  readonly rollouts: number
  /** After this many turns a line is broken off and judged, where the game has learned to. */
  readonly turns: number
}
/** A table, as options lay it. */
export interface LaidTable {
  readonly label: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** A scene of the game's campaign: it is laid as plain players come to it, each game as another party does. */
  readonly led?: string
}
/** What was learned about the worth of a position, and how: a file that `npm run learn` writes. */
export interface LearnedValues {
  /** The content that it was learned from; it says nothing about any other. */
  readonly content: string
  readonly how: Readonly<Record<string, number>>
  /** Held-out games: mean of what was foretold and of what came, by tenths of what was foretold, and how many. */
  readonly check: readonly (readonly [foretold: number, came: number, positions: number])[]
  readonly features: readonly string[]
  readonly mean: readonly number[]
  readonly spread: readonly number[]
  /** Weights of each hidden unit, its threshold last; then those of what comes out: by feature, by unit, and the threshold. */
  readonly hidden: readonly (readonly number[])[]
  readonly straight: readonly number[]
  readonly out: readonly number[]
  readonly threshold: number
}
/** What a position is judged by where a line of play is broken off. */
export interface Judgement<S extends Core = Core, O = unknown> {
  /** The file beside the bot that `npm run learn` writes. */
  readonly file: string
  /** Figures of a position as one seat sees it, by their names; the same names at every table. */
  features(table: Table<S, O>, seat: Seat): Readonly<Record<string, number>>
  /** Tables that it is learned from. */
  readonly tables: readonly LaidTable[]
  /** Whether what was learned there also holds here. */
  isFor(options: O, seats: number): boolean
  readonly values: LearnedValues
}
/** What a level is worth at a table, measured by `npm run strength`: the share of victories, and the interval that holds the true one. */
export interface Measured {
  readonly label: string
  readonly seats: number
  readonly level: string
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
  /** Lines of play a decision at the most, and milliseconds on one core. */
  readonly rollouts: number
  readonly ms: number
}
export interface Strength {
  readonly content: string
  readonly rows: readonly Measured[]
}
export interface Outlook<S extends Core = Core, O = unknown> {
  /** Rises by one with every turn. */
  clock?(state: S): number
  /** Questions with which a turn begins, where there is no clock: what lies on the table does not always tell. */
  readonly opens?: readonly string[]
  /** What a finished game is worth to a seat: 1 is a victory, 0 is none, in between lies a part of one. */
  share(state: S, seat: Seat): number
  /** Where what was learned tells less than the plain player knows: its answer stands, whatever lines of play come to. */
  isPlain?(state: S, ask: Ask): boolean
  /** Verbs of answers that only take another one back. */
  readonly revising?: readonly string[]
  readonly strong?: Effort
  readonly master?: Effort
  /** Each kind of chance has dice of its own in an imagined world, so that answers share what does not hang on them. */
  readonly hasKindredLuck?: true
  /** Where there is more on offer than is weighed, some of every verb is. */
  readonly spreads?: true
  /** One for each kind of table that is judged by itself; the first that fits counts. */
  readonly judgements?: readonly Judgement<S, O>[]
  /** Tables at which levels are measured, and what they were found to be worth. */
  readonly contests: readonly LaidTable[]
  readonly strength: Strength
}
