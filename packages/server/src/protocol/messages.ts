/** Messages over a table's socket, both ways. Runs in the browser too. */
import type { Seat, Why, WindowPolicy } from '@emberhall/kernel'
import type { Remark } from '@emberhall/minds'
import type { Wished } from '@emberhall/sitting'
import type { Op } from '../patch.ts'
import type { ErrorCode } from './routes.ts'
import type { ChatLine, Plan, Presence, TableInfo } from './tables.ts'
import type { LogPart, ViewData } from './views.ts'
import type { Reaction, RequestId, Terms } from './words.ts'

// ---------------------------------------------------------------- messages to the server

interface Keyed {
  readonly id: RequestId
}
/** The first message. With what one has already, a patch may do instead of a snapshot. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly seq?: number
  readonly seat?: Seat
  readonly fingerprint?: string
  readonly lines?: number
  readonly chat?: number
}
export interface AnswerMessage extends Keyed {
  readonly type: 'answer'
  readonly seat: Seat
  readonly question: string
  readonly value: string | readonly string[]
}
/**
 * How a seat wants to be asked. Without an end the wish is kept with the table until somebody else sits there; with one
 * (a step, or CONCERNED of the kernel: something happens to the seat) it is gone when the server restarts. What a seat's wish about all windows says ('always' if it has none) withdraws it.
 */
export interface WindowMessage extends Keyed {
  readonly type: 'window'
  readonly seat: Seat
  readonly name: string
  readonly policy: WindowPolicy
  readonly until?: string
}
/** Something is to be put right: one of `Corrections`. If others sit here they are asked first. */
export interface CorrectMessage extends Keyed {
  readonly type: 'correct'
  readonly seat: Seat
  readonly option: string
}
export type ClientMessage =
  | Hello
  | AnswerMessage
  | WindowMessage
  | CorrectMessage
  | (Keyed & { readonly type: 'undo'; readonly seat: Seat })
  /** What was taken back can be given again until something else is answered, or the server restarts. */
  | (Keyed & { readonly type: 'redo'; readonly seat: Seat })
  | (Keyed & { readonly type: 'terms'; readonly seat: Seat; readonly terms: Terms })
  /** To have copies and files with every hand in them; everybody else whose hands these are is asked. */
  | (Keyed & { readonly type: 'whole'; readonly seat: Seat })
  | (Keyed & { readonly type: 'agree' | 'decline'; readonly proposal: string })
  | (Keyed & { readonly type: 'hint'; readonly seat: Seat })
  | (Keyed & { readonly type: 'chat'; readonly text: string })
  | (Keyed & { readonly type: 'react'; readonly what: Reaction })
  /** Points at something that everybody sees, by its key (`Thing` of the kernel). */
  | (Keyed & { readonly type: 'point'; readonly at: string })
  /** Gives a moment a name, for everybody at the table; until it is taken back and something else answered. */
  | (Keyed & { readonly type: 'mark'; readonly name: string; readonly at: number })
  | (Keyed & { readonly type: 'unmark'; readonly n: number })
  /** Lays a plan in the place of one's last; an empty one takes it away. */
  | (Keyed & { readonly type: 'plan'; readonly at: readonly string[] })
  /** Through whose eyes; 'asked' goes from one of one's own seats to the next as they are asked. */
  | { readonly type: 'look'; readonly seat: Seat | 'asked' }
  | { readonly type: 'resync' }
  | { readonly type: 'ping' }

// ---------------------------------------------------------------- messages from the server

/** All one needs, whatever one had. */
export interface Snapshot {
  readonly type: 'snapshot'
  readonly seq: number
  readonly view: ViewData
  readonly fingerprint: string
  readonly log: LogPart
  readonly table: TableInfo
}
/** What changed since `base`. After it the fingerprint of the view must be the one given; if not: resync. */
export interface Patch {
  readonly type: 'patch'
  readonly base: number
  readonly seq: number
  readonly ops: readonly Op[]
  readonly fingerprint: string
  readonly log: LogPart
}
export type RefusalCode =
  | ErrorCode
  | 'stale'
  | 'rules'
  | 'paused'
  | 'undoOff'
  | 'notYours'
  | 'noHints'
  | 'nothing'
  | 'hushed'
export type ServerMessage =
  | Snapshot
  | Patch
  /** One's view is the current one, as the server remembers it: after `hello` with nothing missed. */
  | { readonly type: 'current'; readonly seq: number; readonly table: TableInfo }
  /** Done, and on disk. */
  | { readonly type: 'ack'; readonly id: RequestId; readonly seq: number }
  /** Not done. `why` speaks the rules' language; a snapshot comes along if the question was an old one. */
  | {
      readonly type: 'refused'
      readonly id: RequestId
      readonly code: RefusalCode
      readonly why: readonly Why[]
      readonly snapshot?: Snapshot
    }
  /** Asked of the others first. */
  | { readonly type: 'proposed'; readonly id: RequestId; readonly proposal: string }
  | {
      readonly type: 'hint'
      readonly id: RequestId
      readonly seat: Seat
      readonly question: string
      readonly value: string | readonly string[]
      /** The best answers first, each with the chance to win if all play on plainly, and its error; empty where nobody could look ahead. */
      readonly weighed: readonly {
        readonly value: string | readonly string[]
        readonly chance: number
        readonly error: number
      }[]
    }
  /** Seats, presence, policies, status, proposals. */
  | { readonly type: 'table'; readonly table: TableInfo }
  /** People have come or gone. Told a little later, and together, where many look on. */
  | ({ readonly type: 'presence' } & Presence)
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'reaction'; readonly seat: Seat; readonly name: string; readonly what: Reaction }
  /** Somebody points at something. Told once, kept nowhere. */
  | { readonly type: 'point'; readonly seat: Seat; readonly at: string }
  /** All plans that one may see; after `hello` only if there are any. */
  | { readonly type: 'plans'; readonly plans: readonly Plan[] }
  /** How one's own seats want to be asked now; after `hello` only if there is anything. Nobody else is told. */
  | { readonly type: 'wishes'; readonly wishes: readonly Wished[] }
  /** Why bots did what mattered, as far as everybody sees what they see; after `hello` only if there is anything. Who sees the table later is not told. */
  | { readonly type: 'remarks'; readonly remarks: readonly Remark[] }
  /** Somebody has laid the same game out again, or the next scene. The link is to the seat that is kept for one there. */
  | { readonly type: 'rematch'; readonly table: string; readonly by: string; readonly link: string | null }
  | { readonly type: 'error'; readonly code: ErrorCode; readonly message: string }
  | { readonly type: 'pong' }
