/**
 * Where tables are kept. The truth is here; a server process only remembers it for a while. Every method is one atomic
 * act and has happened for good once its promise is kept. SQLite stands behind it where there is one process, PostgreSQL where there are several.
 */
import type { Seat, WindowPolicy } from '@emberhall/kernel'
import type { Remark } from '@emberhall/minds'
import type { Lang } from '@emberhall/speech'
import type { Neighbours } from './neighbours.ts'
import type { ChatLine, Policies, Status, Summary } from '../protocol.ts'

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly options: Readonly<Record<string, unknown>>
  readonly policies: Policies
  readonly status: Status
  readonly outcome: string
  /** The secret of the spectators' link. */
  readonly watch: string
  readonly host: string
  readonly created: number
  readonly notice: string | null
  /** Of a scene: the document of its campaign, and the table of the next scene once there is one. */
  readonly campaign: string | null
  readonly next: string | null
  readonly webhook: WebhookRow | null
  /** How many minutes later spectators see the table. */
  readonly delay: number
  /** The table where the same game was laid out again. */
  readonly again: string | null
}
/** What several processes need to know of a table. */
interface SharedRow {
  /** What is open between those at the table, as the process has it that wrote it last. */
  readonly matter: string | null
  /** The number of the last line that was said. */
  readonly line: number
}
/** Where somebody is told that it is their turn, and in which language. */
export interface WebhookRow {
  readonly url: string
  readonly lang: Lang
}
export interface SeatRow {
  readonly seat: Seat
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  readonly colour: string
  readonly bot: string | null
  readonly link: string
  /** When those who hold it were last at the table; null if they never were. */
  readonly seen: number | null
  /** Whom they have named to act for them while they are away: a seat, or HOSTS_CHOICE. */
  readonly friend: Seat | null
  /** Whom the host has let act for them until they are back. */
  readonly deputy: Seat | null
  /** 1 where they let spectators look through their eyes. */
  readonly shown: 0 | 1
}
/** Who may sit where; seat -1 is the gallery. */
export interface HolderRow {
  readonly seat: Seat
  readonly who: string
}
/** Somebody is asked to a table where a seat is kept for them. */
export interface InvitationRow {
  readonly seat: Seat
  readonly who: string
  /** Who asks them, and the name they had. */
  readonly host: string
  readonly by: string
  readonly created: number
}
/** The same as the one who is asked sees it. */
export interface MyInvitationRow extends Pick<InvitationRow, 'seat' | 'by' | 'created'> {
  readonly table: string
  readonly game: string
  readonly title: string
  readonly link: string
}
/** How a seat wants to be asked in windows of one name, for good. */
export interface WishRow {
  readonly seat: Seat
  readonly name: string
  readonly policy: WindowPolicy
}
export interface BookmarkRow {
  readonly n: number
  readonly name: string
  readonly at: number
  readonly who: string
  /** The request it came with; sent again it is the same bookmark. */
  readonly key: string | null
}
/**
 * One step of a table's history: its record is cut to a length, then these words follow. Answers cut nothing; what is
 * taken back cuts and adds nothing.
 */
export interface EntryRow {
  readonly table: string
  readonly seq: number
  /** rewind: taken back past a roll or a reveal. */
  readonly kind: 'answer' | 'bot' | 'undo' | 'rewind' | 'redo' | 'window' | 'correction'
  readonly seat: Seat
  readonly who: string
  /** The request this was the answer to; sent again it counts once. */
  readonly key: string | null
  readonly cut: number
  readonly words: readonly string[]
  /** What a bot has said about it, for everybody at the table. */
  readonly said: Remark | null
  /** Where luck stands after it. */
  readonly fate: string
  readonly generation: number
  readonly waiting: readonly Seat[]
  readonly outcome: string
  readonly at: number
}
/** A save: a base is where a table's record starts; a mark is a checkpoint to fall back on and to check replays by. */
export interface SnapshotRow {
  readonly seq: number
  readonly kind: 'base' | 'mark'
  /** Length of the record it was made at. */
  readonly length: number
  readonly save: string
}
export interface StoredTable {
  readonly table: TableRow
  readonly shared: SharedRow
  readonly seats: readonly SeatRow[]
  readonly holders: readonly HolderRow[]
  /** Who has looked into which hand among rivals, also those who have got up since. */
  readonly glimpses: readonly HolderRow[]
  /** Those who have dropped the table from their list. */
  readonly dropped: readonly string[]
  readonly wishes: readonly WishRow[]
  readonly bookmarks: readonly BookmarkRow[]
  readonly base: SnapshotRow
  readonly marks: readonly SnapshotRow[]
  /** Those after the base, in order. */
  readonly entries: readonly EntryRow[]
  /** How many entries of that kind there are, also before the base. */
  readonly rewinds: number
}
export interface NewTableRows {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
  readonly holders: readonly HolderRow[]
  readonly invitations: readonly InvitationRow[]
  readonly bookmarks: readonly BookmarkRow[]
  readonly base: SnapshotRow
  readonly waiting: readonly Seat[]
  /** The table of the scene before, which leads here from now on. */
  readonly before: string | null
}
export interface MyTableRow {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly host: string
  readonly delay: number
  readonly status: Status
  readonly outcome: string
  readonly seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'name' | 'colour' | 'bot'>[]
  readonly mine: readonly Seat[]
  readonly waiting: readonly Seat[]
  readonly created: number
  readonly updated: number
  readonly seq: number
  /** Somebody has played at it, or at the scene before it. */
  readonly isPlayed: boolean
  /** How it stood when it was last summed up, if nothing has happened since. */
  readonly summary: Summary | null
}
interface SaidRow extends Omit<ChatLine, 'n'> {
  readonly who: string
  /** The request it came with; sent again it is the same line. */
  readonly key: string
}
/** Which lines: so many of the last, after one, said until then or by somebody themselves. */
interface Heard {
  readonly after: number
  readonly limit: number
  readonly until?: number
  readonly but?: string
}
/** What somebody leaves with a code for another device of theirs. */
interface LeftRow {
  readonly who: string
  readonly expires: number
  /** Their results, as the browser wrote them; empty where there is no room for them. */
  readonly luggage: string
}
interface PersonRow {
  readonly id: string
  readonly name: string
}

export interface Storage {
  /** At its number or not at all: throws Behind where another has it, or where the one before it is missing. */
  append(entry: EntryRow): Promise<void>
  create(rows: NewTableRows): Promise<void>
  open(table: string): Promise<StoredTable | null>
  remove(table: string): Promise<void>
  setTable(
    table: string,
    change: Partial<Pick<TableRow, 'status' | 'outcome' | 'notice' | 'policies' | 'webhook' | 'delay' | 'again'>>,
  ): Promise<void>
  setSeat(table: string, seat: SeatRow): Promise<void>
  /** Whoever sat there has gone, at this time. */
  leave(table: string, seats: readonly Seat[], at: number): Promise<void>
  /** Whoever was asked to sit there is asked no longer. */
  hold(table: string, holder: HolderRow): Promise<void>
  /** Everybody who holds a seat lets go of it, or one of them. */
  release(table: string, seat: Seat, who?: string): Promise<void>
  /** Somebody has looked into a hand. */
  glimpse(table: string, glimpse: HolderRow): Promise<void>
  invitationsOf(who: string): Promise<MyInvitationRow[]>
  /** Somebody is no longer asked to a table. */
  uninvite(table: string, who: string): Promise<void>
  /** The table is no longer in somebody's list, until they come back to it. */
  drop(table: string, who: string): Promise<void>
  pickUp(table: string, who: string): Promise<void>
  /** A seat's wish takes the place of its last one for the same windows. */
  wish(table: string, wish: WishRow): Promise<void>
  /** A seat has no wishes any more. */
  unwish(table: string, seat: Seat): Promise<void>
  mark(table: string, bookmark: BookmarkRow): Promise<void>
  unmark(table: string, numbers: readonly number[]): Promise<void>
  keep(table: string, snapshot: SnapshotRow): Promise<void>
  /** How a table stands after so many entries. */
  sumUp(table: string, seq: number, summary: Summary): Promise<void>
  /** At which number a request was done, if it ever was. */
  seqOfKey(table: string, key: string): Promise<number | null>
  tablesOf(who: string, limit: number): Promise<MyTableRow[]>
  countTables(host: string): Promise<number>
  /** How much is kept. What has been deleted makes room for what comes. */
  bytes(): Promise<number>
  /** The tables of a host at which nobody has ever played, and which were laid out before then. */
  untouched(host: string, before: number): Promise<string[]>
  /** The line with its number; null if it had been said before. */
  say(table: string, line: SaidRow): Promise<ChatLine | null>
  chat(table: string, wanted: Heard): Promise<ChatLine[]>
  person(id: string): Promise<PersonRow | null>
  setPerson(person: PersonRow): Promise<void>
  /** What campaigns of a game have left to somebody. */
  legacy(who: string, game: string): Promise<string[]>
  bequeath(heirs: readonly string[], game: string, names: readonly string[]): Promise<void>
  /** Something that only this server and its kind know: the fresh one, unless there is one already. */
  secret(name: string, fresh: string): Promise<string>
  /** In place of the code they had before, and of what they had left with it. */
  addCode(code: string, left: LeftRow): Promise<void>
  /** Whom a code stands for, and what they take along; it is used up. */
  takeCode(code: string, now: number): Promise<Omit<LeftRow, 'expires'> | null>
  /** Writes as much as an answer may need, and takes it away again: fails where no answer could be kept. */
  probe(): Promise<void>
  /** Where others may serve the same tables. */
  readonly neighbours?: Neighbours
  close(): Promise<void>
}
