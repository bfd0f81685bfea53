/** What a table on the server has besides the game: people, talk, and a connection that may be lost. */
import type { Seat } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import type { ChatLine, Plan, Reaction, RefusalCode, TableInfo } from '@emberhall/server/protocol'
import type { ProblemCode } from '../online/api.ts'

/** lost: tried again by itself. The others are final: no longer let in, deleted, or this page is too old. */
export type Connection = 'open' | 'lost' | 'out' | 'gone' | 'outdated'

export interface OnlineState {
  readonly connection: Connection
  readonly table: TableInfo
  /** Through whose eyes the table is seen. */
  readonly eyes: Seat
  readonly chat: readonly ChatLine[]
  readonly reactions: readonly Reacted[]
  /** What people have pointed at of late, and what they plan. */
  readonly points: readonly Pointed[]
  readonly plans: readonly Plan[]
  /** Somebody has laid the same game out again. */
  readonly rematch: { readonly table: string; readonly by: string; readonly link: string | null } | null
  /** What the server would not do, until it is read. */
  readonly problem: ProblemCode | RefusalCode | null
  /** An answer has been given that the server has not confirmed. */
  readonly isUnsent: boolean
}
interface Reacted {
  readonly n: number
  readonly seat: Seat
  readonly name: string
  readonly what: Reaction
}
export interface Pointed {
  readonly n: number
  readonly seat: Seat
  readonly at: string
}
/** A table on the server says itself what it could not do. */
export const toldBySource = (): void => undefined

type SeatDeed = 'bot' | 'take' | 'stand' | 'link'

export interface OnlineDesk {
  readonly current: () => OnlineState
  readonly subscribe: (listener: () => void) => () => void
  readonly say: (text: string) => void
  readonly react: (what: Reaction) => void
  /** Points at a thing, by its key. */
  readonly point: (at: string) => void
  /** Lays a plan in the place of the last one. */
  readonly plan: (at: readonly string[]) => void
  /** Agrees to, or declines, what somebody asks to take back. */
  readonly vote: (answer: 'agree' | 'decline') => void
  readonly seat: (seat: Seat, deed: SeatDeed) => void
  /** Who may act in a seat while nobody is there: named by those who sit there, or by the host. */
  readonly letAct: (seat: Seat, by: 'friend' | 'deputy', other: Seat | null) => void
  /** Whether spectators may look through one's eyes. */
  readonly letLook: (seat: Seat, shown: boolean) => void
  /** By how many minutes spectators see the table later. */
  readonly setDelay: (minutes: number) => void
  /** Through whose eyes to look: to answer for somebody who is away, and back. */
  readonly look: (seat: Seat) => void
  readonly setPaused: (status: 'pause' | 'resume') => void
  /** Where those who are away are told that it is their turn; '' for nowhere. */
  readonly setWebhook: (url: string, lang: Lang) => void
  /** Asks everybody whose hand it is for the leave to have copies and files with every hand in them. */
  readonly askWhole: () => void
  /** The same game again, at one table for all who ask; its id. */
  readonly again: () => Promise<string>
  /** The table is gone for everybody. */
  readonly remove: () => Promise<void>
  readonly retry: () => void
  readonly dismiss: () => void
}
