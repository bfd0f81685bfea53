/** What a game declares about its own balance: what is played, what is counted, and what has to hold. */
import type { Core, LogLine } from '@emberhall/kernel'
import type { Facts, GameModule } from '@emberhall/speech'

type Options = Readonly<Record<string, unknown>>
export interface Study {
  readonly report: Victories | Tables
  /** Ways to play that change what people are asked; without them the quick one stands for all. */
  readonly ways?: readonly Way[]
  /** Where speed is measured; without it a game of two with its defaults. */
  readonly measured?: Measured
  /** The longest game there is to play in one go. */
  readonly longest?: Options
}
export interface Measured {
  readonly options?: Options
  readonly seats?: number
  /** What is asked of the figures of this game, where it is not what is asked of every game. */
  readonly budgets?: Readonly<Partial<Record<Budgeted, number>>>
}
/** Decisions a second, microseconds to rebuild a position, milliseconds to open a save and to undo, bytes. */
type Budgeted =
  | 'decisionsPerS'
  | 'rebuildUs'
  | 'replayMs'
  | 'undoMs'
  | 'slowestUndoMs'
  | 'saveBytes'
  | 'memoryBytes'
  | 'memoryBytesUnwatched'
export interface Way {
  readonly label: string
  readonly options: Options
}

/** A game that its table wins or loses together. */
export interface Victories {
  readonly kind: 'victories'
  questions(module: GameModule): Questions
}
/** What to find out about such a game. */
export interface Questions {
  /** What those who play and those they are up against are called. */
  readonly called: { readonly parties: string; readonly foes: string }
  /** Ways to play, each measured with every number of seats; the first is the normal one. */
  readonly modes: readonly Way[]
  /** The way that has to be clearly harder. */
  readonly harder: string
  /** Who plays together. */
  readonly parties: readonly { readonly label: string; readonly seats: number; readonly options: Options }[]
  /** Whom the table is up against; the others stay out of the game. */
  readonly foes: readonly { readonly label: string; readonly without: readonly string[] }[]
  /** Tables at which cards are taken out one by one. */
  readonly cards: readonly {
    readonly label: string
    readonly seats: number
    readonly options: Options
    readonly cards: readonly string[]
  }[]
  readonly targets: {
    /** Win rate of the bot at a normal table, for every number of seats. */
    readonly lowest: number
    readonly highest: number
    /** How far the numbers of seats may lie apart. */
    readonly spread: number
    readonly random: number
    /** In points. */
    readonly swing: number
  }
}

/** A game that counts what happens at its tables itself, as plain sums: they travel between threads and are added up. */
export interface Tables<S extends Core = Core, Found extends object = object> {
  readonly kind: 'tables'
  /** What is played; tables of one part and label are counted together. */
  tables(asked: Asked): readonly StudyTable[]
  /** Sums of nothing. */
  none(seats: number): Found
  /** Counts one game. */
  follow(found: Found, table: StudyTable): Follower<S>
  page(lines: readonly StudyLine<Found>[], asked: Asked): string
}
export interface Asked {
  readonly games: number
  readonly seed: number
  readonly bot: string
  /** What gives the same page again. */
  readonly command: string
}
export interface StudyTable {
  /** What it is played for, where a page has several tables of one label. */
  readonly part: string
  readonly label: string
  readonly seats: number
  /** Games from one number up to another; which ones are played together changes nothing. */
  readonly from: number
  readonly to: number
  readonly seed: number
  readonly options: Options
  /** Who sits where; the last one sits in all further seats. The seats turn from game to game. */
  readonly bots: readonly string[]
}
export interface StudyLine<Found extends object = object> {
  readonly part: string
  readonly label: string
  readonly seats: number
  readonly found: Found
}
export interface Follower<S extends Core = Core> {
  /** After every answer. */
  answered?(state: S): void
  ended(game: Ended<S>): void
  /** What is played next, where a game was one scene of several; null: the table is done. */
  next?(): Scene | null
}
/** One game of a table. */
export interface Scene {
  readonly seats: number
  readonly options: Options
}
export interface Ended<S extends Core = Core> {
  readonly state: S
  readonly log: readonly LogLine[]
  readonly facts: Facts
  readonly decisions: number
  /** The names of the bots, by seat. */
  readonly bots: readonly string[]
}
