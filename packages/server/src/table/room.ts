/** One table in memory. Things happen to it one after the other, and have happened only when they are on disk. */
import type { Match, Seat } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { areRivals, type Deed, isBack, isShared, type Looker, lost, Sitting, type Wished } from '@emberhall/sitting'
import type { GameModule } from '@emberhall/speech'
import { Failure } from '../failure.ts'
import { toldApart } from '../names.ts'
import { CLOSE, type Policies, type Proposal, type Status } from '../protocol.ts'
import type { Neighbours } from '../storage/neighbours.ts'
import type { BookmarkRow, EntryRow, HolderRow, SeatRow, Storage, StoredTable, TableRow } from '../storage/storage.ts'
import { handsOf } from './acting.ts'
import { lastSeen, type Patience } from './absence.ts'
import { mayPlay, surround } from './around.ts'
import type { Wanted } from './correcting.ts'
import { Doorbell } from './doorbell.ts'
import { Errands } from './errands.ts'
import { Gallery, Lately, type Past } from './gallery.ts'
import { Holders } from './holders.ts'
import type { Leave } from './leaving.ts'
import { Marks } from './marks.ts'
import { readMatter } from './matter.ts'
import { type OpenedTable, openTable } from './opening.ts'
import { Pointing } from './pointing.ts'
import { type Doer, fateWords, wordsFrom } from './record.ts'
import { remarksKept } from './remarking.ts'
import { tellWishes, wishesKept } from './standing.ts'
import { Talk } from './talk.ts'
import { Viewers } from './viewers.ts'
import type { Thinking } from '../thinking/thinking.ts'
import type { Webhooks } from '../webhooks.ts'

interface Notes {
  warn(about: object, message: string): void
  info(about: object, message: string): void
  error(about: object, message: string): void
}
export interface RoomSettings {
  readonly storage: Storage
  readonly notes: Notes
  readonly newSeed: () => number
  /** How long a bot seems to think. */
  readonly botPauseMs: number
  readonly patience: Patience
  readonly minuteMs: number
  /** When the server was started: whoever was at a table then has to find back first. */
  readonly started: number
  /** Entries by their kind; behind: another process was quicker; followed: another process has done it. */
  readonly counted: (kind: EntryRow['kind'] | 'behind' | 'followed') => void
  readonly webhooks: Webhooks
  readonly thinking: Pick<Thinking, 'ponder'>
}
/** More than can be answered to one question of several seats. */
const MOST_RECENT = 16
const MOST_REACTIONS = 50
/** How often others may be quicker before somebody is told so. */
const MOST_TRIES = 20

export class Room {
  readonly id: string
  readonly module: GameModule
  readonly settings: RoomSettings
  readonly viewers: Viewers
  readonly pointing = new Pointing()
  readonly talk = new Talk(this)
  readonly doorbell = new Doorbell(this)
  readonly errands = new Errands(this)
  sitting: Sitting
  seq: number
  /** How many words the record has. */
  length: number
  private readonly marks: Marks
  remarks: ReturnType<typeof remarksKept>
  table: TableRow
  seats: readonly SeatRow[]
  company: Holders
  /** Who has looked into which hand or was turned out from it, and who has dropped the table from their list. */
  glimpses: readonly HolderRow[]
  dropped: readonly string[]
  bookmarks: readonly BookmarkRow[]
  /** How many questions had been put when something was last kept. */
  private asks: number
  /** The last requests that were done. */
  private recent: readonly (string | null)[]
  /** The last reactions, which are kept nowhere else: one that is sent again is seen once. */
  private reactions: readonly string[] = []
  proposal: Proposal | null = null
  /** What would be put right if everybody agreed to it. */
  wanted: Wanted | null = null
  /** Who has asked to have the table whole, and whether all have let them, as long as nothing else is answered. */
  leave: Leave | null = null
  /** The last proposal that was carried out by being agreed to. */
  carriedOut: string | null = null
  /** How often something was taken back past a roll or a reveal. */
  rewinds: number
  /** Only where somebody looks on later. */
  gallery: Gallery | null = null
  readonly lately: Lately
  lastUsed = Date.now()
  updated = Date.now()
  private queue: Promise<unknown> = Promise.resolve()
  private pending = 0
  /** Something failed on its way to the disk: what is in memory has not happened. */
  private isAhead = false
  isGone = false

  private constructor(module: GameModule, stored: StoredTable, opened: OpenedTable, settings: RoomSettings) {
    this.id = stored.table.id
    this.module = module
    this.settings = settings
    this.table = stored.table
    this.seats = lastSeen(stored)
    this.company = new Holders(stored.holders)
    this.glimpses = stored.glimpses
    this.dropped = stored.dropped
    this.bookmarks = stored.bookmarks
    this.sitting = this.sat(stored, opened.match)
    this.asks = opened.match.table.asks
    this.seq = opened.seq
    this.length = opened.length
    this.lately = new Lately(opened.seq, settings.minuteMs)
    this.marks = new Marks(stored)
    this.remarks = remarksKept(stored.entries)
    this.rewinds = stored.rewinds
    this.recent = stored.entries.slice(-MOST_RECENT).map(({ key }) => key)
    this.updated = stored.entries.at(-1)?.at ?? stored.table.created
    this.viewers = new Viewers(this)
    this.talk.line = stored.shared.line
    readMatter(this, stored.shared.matter)
  }
  private sat(stored: StoredTable, match: Match): Sitting {
    return new Sitting(match, (seat) => this.seats[seat]?.kind === 'bot', wishesKept(stored, match))
  }
  get match(): Match {
    return this.sitting.match
  }
  static async open(module: GameModule, stored: StoredTable, settings: RoomSettings): Promise<Room> {
    await mayPlay(module, stored.table.id, settings)
    const opened = await openTable(module.game, stored)
    const room = new Room(module, stored, opened, settings)
    if (opened.divergence !== null) await room.rebase(opened.divergence)
    return room
  }
  /** What was stored no longer fits the rules: the table goes on from what does, and says so. */
  private async rebase(notice: string): Promise<void> {
    const { storage, notes } = this.settings
    notes.warn({ table: this.id, notice }, 'a table no longer fits the rules')
    const { id, seq, length, match } = this
    await storage.keep(id, { seq, kind: 'base', length, save: JSON.stringify(save(match)) })
    await this.setTable({ notice })
  }

  // ---------------------------------------------------------------- one after the other

  do<T>(task: () => Promise<T> | T): Promise<T> {
    this.lastUsed = Date.now()
    const { queue: before } = this
    const turn = Promise.withResolvers<void>()
    // Whatever a task asks for while it begins comes after it.
    this.queue = turn.promise
    const run = this.pending++ === 0 ? this.run(task) : before.then(() => this.run(task))
    const ended = () => {
      this.pending--
      turn.resolve()
    }
    void run.then(ended, ended)
    return run
  }
  private async run<T>(task: () => Promise<T> | T): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.isGone) throw new Failure('unknownTable', 'this table is no more')
      try {
        if (this.isAhead) await this.reload()
        return await task()
      } catch (error) {
        if (error instanceof Failure && error.code === 'outdated') this.giveUp()
        // Who has lost the race answers anew, with what has happened since.
        if (!(error instanceof Failure) || error.code !== 'behind' || tries === MOST_TRIES) throw error
        this.settings.counted('behind')
      }
    }
  }
  /** It is played by newer rules elsewhere: those who are here come back, by way of another process. */
  private giveUp(): void {
    this.isAhead = true
    this.errands.stop()
    this.viewers.dismiss(CLOSE.stopping, 'this table is served by a newer version now')
  }
  get neighbours(): Neighbours | undefined {
    return this.settings.storage.neighbours
  }
  /** Whether it can be forgotten: nobody is here, nothing is under way. */
  isIdle(since: number): boolean {
    const isBusy = this.pending > 0 || this.errands.isPending
    return !isBusy && this.viewers.count === 0 && this.lastUsed < since
  }
  /** Nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.pending > 0) await this.queue
  }
  /** Takes the table as it is kept. */
  async reload(): Promise<void> {
    const stored = await this.settings.storage.open(this.id)
    if (stored === null) throw new Failure('unknownTable', 'this table is no more')
    await mayPlay(this.module, stored.table.id, this.settings)
    const { match, seq, length } = await openTable(this.module.game, stored)
    if (seq < this.seq && this.neighbours) throw this.neighbours.hasLost(this.id, this.seq, seq)
    this.rewinds = stored.rewinds
    surround(this, stored)
    this.remarks = remarksKept(stored.entries)
    this.sitting = this.sat(stored, match)
    this.asks = match.table.asks
    this.seq = seq
    this.length = length
    this.isAhead = false
    this.viewers.startOver()
    tellWishes(this)
  }

  /** Keeps what has just been done to the match. If that fails it has not been done. */
  async commit({ kind, from, dropped, stayed }: Deed, { seat, who, key, said = null }: Doer): Promise<void> {
    const { id, match, seq } = this
    const { storage, counted } = this.settings
    const at = Date.now()
    const cut = this.length - dropped
    const fate = fateWords(match.table.fate)
    const { generation, outcome } = match
    const waiting = match.waiting()
    this.viewers.prepare(waiting, stayed)
    const done = { table: id, seq: seq + 1, kind, seat, who, key, at, cut, words: wordsFrom(match, from), said }
    const lost = this.lostBy(kind)
    try {
      const forgotten =
        lost.length === 0
          ? null
          : storage.unmark(
              id,
              lost.map(({ n }) => n),
            )
      await Promise.all([storage.append({ ...done, fate, generation, waiting, outcome }), forgotten])
    } catch (error) {
      this.isAhead = true
      throw error
    }
    this.took(done)
    counted(kind)
    this.marks.keep(this, this.length)
  }
  /** Something is on disk, whoever has done it. */
  took({ key, cut, words, at, kind, said }: Pick<EntryRow, 'key' | 'cut' | 'words' | 'at' | 'kind' | 'said'>): void {
    const { match } = this
    this.remarks.took({ kind, from: cut, said })
    this.seq++
    this.recent = [...this.recent.slice(1 - MOST_RECENT), key]
    this.length = cut + words.length
    this.updated = at
    const lost = this.lostBy(kind)
    this.asks = match.table.asks
    if (lost.length > 0) {
      this.bookmarks = this.bookmarks.filter((bookmark) => !lost.includes(bookmark))
      this.viewers.tellTable()
    }
    // What was asked about the table as it stood is no question any more.
    if (this.proposal !== null && this.proposal.what !== 'terms') {
      this.proposal = null
      this.viewers.tellTable()
    }
    if (kind === 'rewind') this.rewinds++
    this.leave = null
    this.lately.note(this.seq)
    this.gallery?.await()
  }
  /** What was taken back and is now played otherwise never was. */
  private lostBy(kind: EntryRow['kind']): BookmarkRow[] {
    return isBack(kind) ? [] : lost(this.bookmarks, this.asks)
  }
  hasJustDone(key: string): boolean {
    return this.recent.includes(key)
  }

  // ---------------------------------------------------------------- who is here

  get holders(): readonly HolderRow[] {
    return this.company.rows
  }
  /** Those who hold seats, with which. */
  get sitters(): Holders['sitters'] {
    return this.company.sitters
  }
  seatsOf(who: string): readonly Seat[] {
    return this.company.seatsOf(who)
  }
  isHeld(seat: Seat): boolean {
    return this.company.isHeld(seat)
  }
  /** Seats of people whom somebody would have to ask. */
  othersThan(who: string): Seat[] {
    const mine = handsOf(this, who)
    return this.seats.filter((s) => s.kind === 'person' && !mine.includes(s.seat)).map((s) => s.seat)
  }
  get delayMs(): number {
    return this.table.delay * this.settings.minuteMs
  }
  /** Whether somebody sees the table later than it is. */
  isLate(who: string): boolean {
    return this.table.delay > 0 && this.seatsOf(who).length === 0
  }
  /** Whether the game is over as far as somebody may know. */
  isOverFor(who: string): boolean {
    return this.isLate(who) ? this.gallery?.past?.match.isOver === true : this.match.isOver
  }
  /** The game as somebody may know it now. */
  async worldOf(who: string): Promise<Pick<Past, 'match' | 'seq'>> {
    if (!this.isLate(who)) return this
    this.gallery ??= new Gallery(this)
    return this.gallery.now()
  }
  isHost(who: string): boolean {
    return this.table.host === who
  }
  /** Those who hold a seat, have been let into the gallery, or made the table. */
  mayEnter(who: string): boolean {
    return this.isHost(who) || this.company.includes(who)
  }
  /** Whether a game lets this seat, or the gallery (-1), say nothing now. */
  isHushed(seat: Seat): boolean {
    return this.module.isHushed?.(this.match.table.s, this.match.options, seat) ?? false
  }
  get isContest(): boolean {
    return areRivals(this.module, this.match)
  }
  get isShared(): boolean {
    return isShared(this.module, this.match)
  }
  /**
   * Through whose eyes somebody may look back: their own and the gallery's; everybody's where nobody hides anything, and
   * for those who played it, when the game is over.
   */
  looker(who: string): Looker {
    const mine = this.seatsOf(who)
    const isOver = this.isOverFor(who)
    const hasPlayed = isOver && (mine.length > 0 || this.isHost(who))
    const mayLook = (seat: Seat): boolean => this.viewers.mayLook(who, seat)
    return { seats: this.seats.length, own: mine[0] ?? -1, isOver, isFree: hasPlayed || this.isShared, mayLook }
  }
  get policies(): Policies {
    const { policies } = this.table
    return this.isContest && policies.undo !== 'off' ? { ...policies, undo: 'own' } : policies
  }
  get status(): Status {
    if (this.match.isOver) return 'over'
    return this.table.status === 'paused' ? 'paused' : 'playing'
  }
  async setTable(
    change: Partial<Pick<TableRow, 'status' | 'notice' | 'policies' | 'webhook' | 'delay' | 'again'>>,
  ): Promise<void> {
    await this.settings.storage.setTable(this.id, change)
    this.table = { ...this.table, ...change }
  }
  async setSeat(seat: Seat, change: Partial<SeatRow>): Promise<void> {
    const changed = { ...this.seats[seat]!, ...change }
    const names = this.seats.map(({ name }) => name)
    const row = { ...changed, name: toldApart(changed.name, names, seat) }
    await this.settings.storage.setSeat(this.id, row)
    this.seats = this.seats.with(seat, row)
  }
  async hold(seat: Seat, who: string): Promise<void> {
    if (this.company.has(seat, who)) return
    await this.settings.storage.hold(this.id, { seat, who })
    this.company.add(seat, who)
  }
  async release(seat: Seat, who?: string): Promise<void> {
    await this.settings.storage.release(this.id, seat, who)
    this.company = this.company.without(seat, who)
  }

  // ---------------------------------------------------------------- wishes

  /** Keeps how a seat wants to be asked for good; the match is told by the caller. */
  async keepWish({ seat, name, policy, until }: Wished): Promise<void> {
    if (until === '' && this.sitting.wishes.lasting(seat, name)?.policy !== policy)
      await this.settings.storage.wish(this.id, { seat, name, policy })
  }
  /** Whoever sits here next is asked everything. */
  async unwish(seat: Seat): Promise<void> {
    await this.settings.storage.unwish(this.id, seat)
    this.sitting.wishes.forget(this.match, seat)
  }
  /** Whether this was seen already; from now on it was. */
  hasSeen(reaction: string): boolean {
    if (this.reactions.includes(reaction)) return true
    this.reactions = [...this.reactions, reaction].slice(-MOST_REACTIONS)
    return false
  }

  /** Whoever has the same is told the same about the table. */
  rankOf(who: string): string {
    const isOwn = this.isHost(who) || this.bookmarks.some((bookmark) => bookmark.who === who)
    return isOwn ? who : this.seatsOf(who).join()
  }
}
