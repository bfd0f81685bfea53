/**
 * Other processes that serve the same tables. Nobody leads: order is kept by the log, the database tells who has written, and who has
 * missed that finds out by looking.
 */
import type { Seat } from '@emberhall/kernel'
import type { Failure } from '../failure.ts'
import type { Reaction } from '../protocol.ts'
import type { EntryRow, StoredTable } from './storage.ts'

/** A table without what was played at it. */
export type Around = Omit<StoredTable, 'base' | 'marks' | 'entries'>
/** How far a table has come: its last entry, its last line of talk, and whether anything around it has changed since it was read. */
export interface Head {
  readonly table: string
  readonly seq: number
  readonly line: number
  readonly isChanged: boolean
}
/** What processes tell each other; all but `told` only says where to look. */
export type News =
  | { readonly what: 'entries'; readonly heads: readonly (readonly [table: string, seq: number])[] }
  | { readonly what: 'around' | 'gone' | 'talk' | 'people' | 'plans'; readonly table: string }
  | { readonly what: 'told'; readonly table: string; readonly told: Told }
/** What is kept nowhere: a finger on something, a reaction, a plan, a wish with an end, the way to another table. */
export type Told =
  | { readonly type: 'point'; readonly seat: Seat; readonly at: string }
  | {
      readonly type: 'reaction'
      readonly who: string
      readonly seat: Seat
      readonly name: string
      readonly said: Reaction
    }
  | { readonly type: 'plan'; readonly seat: Seat; readonly at: readonly string[] }
  | {
      readonly type: 'wish'
      readonly seat: Seat
      readonly name: string
      readonly policy: string
      readonly until: string
    }
  | {
      readonly type: 'onward'
      readonly next: string
      readonly by: string
      /** Who is asked to come, with the link of their seat; everybody without one where it is null. */
      readonly links: Readonly<Record<string, string>> | null
    }
export interface Ear {
  readonly news: (news: News) => void
  /** Some of it may have been lost: everything has to be looked at. */
  readonly missed: () => void
}
/** By which rules a table is played; a later version, or a process that was started later, takes it over. */
export interface Rules {
  readonly version: number
  /** Stands for what is printed and for the code of the rules. */
  readonly content: string
}

export interface Neighbours {
  hear(ear: Ear): void
  tell(news: News): void
  /** Of those tables that are still there. */
  heads(tables: readonly string[]): Promise<Head[]>
  since(table: string, seq: number): Promise<EntryRow[]>
  around(table: string): Promise<Around | null>
  /** Waits until no other process decides anything at this table, and keeps them waiting until it is let go. */
  floor(table: string): Promise<() => Promise<void>>
  /** Whether this process may play at a table by its rules; not where another plays by later ones. */
  play(table: string, rules: Rules): Promise<boolean>
  /** Nobody here looks at it any more. */
  forget(table: string): void
  enter(table: string, who: string): void
  exit(table: string, who: string): void
  /** Those who are at a table by way of another process. */
  people(table: string): Promise<string[]>
  /** What is open between those at a table. */
  setMatter(table: string, matter: string): Promise<void>
  /** Whether it is up to this process to tell a seat, now, that it is its turn. */
  ring(table: string, seat: Seat, now: number, everyMs: number): Promise<boolean>
  /** What was acknowledged is missing: nothing is written any more until somebody has looked at it. */
  hasLost(table: string, acknowledged: number, kept: number): Failure
  /** Why others are not heard, or nothing is written. */
  problem(): Failure | null
  /** How many processes there are, this one included. */
  readonly processes: number
}
