/** What a table screen talks to: a match in a worker of this browser, or one on a server. Everything is plain data. */
import type { Core, LogLine, Luck, Option, Reply, Seat, Verdict, View, Why, WindowPolicy } from '@emberhall/kernel'
import type { Remark } from '@emberhall/minds'
import type { SaveFile } from '@emberhall/saves'
import type { Bookmark, Wished } from '@emberhall/server/protocol'
import type { Advice } from '@emberhall/sitting'
import type { OnlineDesk } from './online.ts'

/** Who sits in a seat: somebody at this screen, somebody elsewhere, or a bot of this name. */
export interface Sitter {
  readonly kind: 'here' | 'link' | 'bot'
  readonly name: string
  readonly colour: string
  readonly bot?: string
}
export interface Policies {
  readonly luck: Luck
  readonly hints: boolean
  readonly realDice: boolean
  readonly tutorial: boolean
}
/** What may change while a table is played. */
export type Terms = Pick<Policies, 'luck' | 'hints'>
export interface TableSetup {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  readonly seed: number
}

/** Everything there is to show at one moment. */
export interface Snapshot {
  /** Grows with every change. */
  readonly seq: number
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  /** The seats played at this screen. */
  readonly mine: readonly Seat[]
  /** The table through the eyes of one of them; its question is the one to be answered at this screen. */
  readonly view: View<Core>
  /** Somebody else must take the screen before anything is shown. */
  readonly curtain: Seat | null
  readonly log: readonly LogLine[]
  /** The last lines of the log, which the screen has not been told before. */
  readonly news: number
  /** Why the last answer cannot be taken back; empty if it can. */
  readonly cannotUndo: readonly Why[]
  readonly canRedo: boolean
  /** How many answers have been given. */
  readonly moments: number
  /** Through whose eyes this screen may look back; -1: those of somebody who only looks on. */
  readonly viewpoints: readonly Seat[]
  readonly keeping: Keeping
  /** How often something was taken back past a roll or a reveal. */
  readonly rewinds: number
  /** How often something was put right. */
  readonly corrections: number
  /** What could not be kept when the table was opened. */
  readonly divergence: string | null
  /** Shortened: rules have changed, and there is no way back past where the table was opened. */
  readonly wayBack: WayBack
  /** The campaign it is a scene of. */
  readonly campaign: string | null
  /** How the seat that is looked through wants to be asked. */
  readonly wishes: readonly Wished[]
  /** Moments that have a name, in their order. */
  readonly bookmarks: readonly Bookmark[]
  /** What bots that look ahead have said about their answers since the table was opened here. */
  readonly remarks?: readonly Remark[]
}
export type WayBack = 'whole' | 'shortened'
/** Whether the table is being kept, or why it is not. */
export type Keeping = 'kept' | 'unavailable' | 'elsewhere'

/** What may be put right; without anything, why. */
export interface Corrections {
  readonly options: readonly Option[]
  readonly why: readonly Why[]
}
/** The table as it stood before an answer was given. */
export interface Moment {
  readonly at: number
  readonly view: View<Core>
  readonly log: readonly LogLine[]
}

/** Modes of a campaign to be switched, on or off. */
export type Switching = Readonly<Record<string, boolean>>
export interface TableSource {
  readonly id: string
  /** What a table on the server has besides. */
  readonly online?: OnlineDesk
  readonly current: () => Snapshot | null
  readonly subscribe: (listener: () => void) => () => void
  readonly answer: (reply: Reply) => Promise<Verdict>
  readonly undo: () => Promise<Verdict>
  readonly redo: () => Promise<Verdict>
  /** What the seat that is shown may ask to have put right now. */
  readonly corrections: () => Promise<Corrections>
  /** Puts it right, or asks the others whether they agree to it. */
  readonly correct: (option: Option) => Promise<Verdict>
  /** What a good player would answer in the seat that is shown. */
  readonly hint: () => Promise<Advice | null>
  /** How a seat wants to be asked in questions of this name that it may pass, until a step begins ('': for good). */
  readonly wish: (seat: Seat, name: string, policy: WindowPolicy, until: string) => Promise<void>
  /** Questions of this name are asked as usual again. */
  readonly withdraw: (seat: Seat, name: string) => Promise<void>
  /** Plays on other terms from now on, or asks the others whether they would. */
  readonly setTerms: (terms: Partial<Terms>) => Promise<void>
  /** Another of this screen's seats is looked through. */
  readonly look: (seat: Seat) => Promise<void>
  /** Puts somebody else in a seat. */
  readonly sit: (seat: Seat, sitter: Sitter) => Promise<void>
  readonly setPace: (pace: number) => void
  /** Null: through the eyes that look now. */
  readonly moment: (at: number, eyes: Seat | null) => Promise<Moment>
  /** The moment at which a line of the log was written. */
  readonly momentOf: (line: Pick<LogLine, 'at'>) => Promise<number>
  /** A copy of the table that goes on from a moment, under a name of its own if it has one; its id. */
  readonly branch: (at: number, title: string) => Promise<string>
  /** Gives a name to the moment when this many questions had been put. */
  readonly mark: (name: string, asks: number) => Promise<void>
  readonly unmark: (n: number) => Promise<void>
  readonly file: () => Promise<SaveFile>
  /** Of a scene of a campaign that is over: the table of the next one, or null when the story is told. */
  readonly onward?: (switching: Switching) => Promise<string | null>
  /** The campaign's document with the scene under way. */
  readonly campaignFile: () => Promise<{ readonly name: string; readonly data: unknown }>
  readonly close: () => void
}
