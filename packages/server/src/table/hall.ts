/** All tables: made, found, remembered for a while, forgotten, deleted. */
import { botNames, brainOf } from '@emberhall/bots'
import type { AnyCampaign, CampaignFile } from '@emberhall/campaign'
import { BadInput, type GameModule, load, Match, readOptions, readSave, save } from '@emberhall/kernel'
import { Failure } from '../failure.ts'
import { allApart } from '../names.ts'
import {
  CLOSE,
  type ImportCampaign,
  type ImportTable,
  type NewSeat,
  type NewTable,
  POLICIES,
  type Policies,
  type Summary,
  type TableLine,
} from '../protocol.ts'
import { newSecret, newTableId } from '../secrets.ts'
import type { BookmarkRow, HolderRow, MyTableRow, NewTableRows, SeatRow, WebhookRow } from '../storage/storage.ts'
import { allLeave } from './absence.ts'
import { bookmarksUntil, broughtBy } from './bookmarks.ts'
import {
  beginCampaign,
  bringCampaign,
  campaignFile,
  campaignName,
  copiedCampaign,
  nextScene,
  type Switching,
} from './campaigns.ts'
import { matchAt, openTable } from './opening.ts'
import { wordsFrom } from './record.ts'
import { Room, type RoomSettings } from './room.ts'
import { wakeBots } from './turns.ts'

export interface HallSettings extends RoomSettings {
  readonly games: readonly GameModule[]
  readonly campaigns: readonly AnyCampaign[]
  readonly idleMs: number
  readonly maxTablesPerPerson: number
}
const COLOURS = ['amber', 'teal', 'violet', 'rose', 'lime', 'sky', 'copper', 'pearl']
interface Laid {
  readonly match: Match
  readonly seats: readonly SeatRow[]
  readonly holders: readonly HolderRow[]
  readonly policies: Policies
  readonly title: string
  /** The document of the campaign it is a scene of. */
  readonly campaign?: string
  readonly bookmarks?: readonly BookmarkRow[]
  readonly webhook?: WebhookRow | null
  readonly delay?: number
  /** The scene that it comes after. */
  readonly before?: Room
}

export class Hall {
  readonly settings: HallSettings
  private readonly rooms = new Map<string, Promise<Room>>()
  private readonly sweep: NodeJS.Timeout

  constructor(settings: HallSettings) {
    this.settings = settings
    this.sweep = setInterval(() => void this.forgetIdle(), Math.max(50, settings.idleMs / 2))
    this.sweep.unref()
  }
  get size(): number {
    return this.rooms.size
  }
  gameOf(id: string): GameModule {
    const module = this.settings.games.find(({ game }) => game.id === id)
    if (module === undefined) throw new Failure('unknownGame', `there is no game called "${id}" here`)
    return module
  }

  // ---------------------------------------------------------------- finding and forgetting

  room(id: string): Promise<Room> {
    let room = this.rooms.get(id)
    if (room === undefined) {
      room = this.load(id)
      this.rooms.set(id, room)
      // A table that cannot be opened now may be later.
      room.catch(() => this.rooms.delete(id))
    }
    return room
  }
  private async load(id: string): Promise<Room> {
    const stored = await this.settings.storage.open(id)
    if (stored === null) throw new Failure('unknownTable', 'there is no such table, or no more')
    const room = await Room.open(this.gameOf(stored.table.game), stored, this.settings)
    wakeBots(room)
    return room
  }
  /** The table, for somebody who may know of it. To others it does not exist. */
  async roomFor(id: string, who: string): Promise<Room> {
    const room = await this.room(id)
    if (!room.mayEnter(who)) throw new Failure('unknownTable', 'there is no such table, or no more')
    wakeBots(room)
    return room
  }
  private async forgetIdle(): Promise<void> {
    const since = Date.now() - this.settings.idleMs
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null)
      if (room?.isIdle(since)) this.rooms.delete(id)
    }
  }
  /** No table does anything any more, and everything that was done is on disk. */
  async close(): Promise<void> {
    clearInterval(this.sweep)
    for (const loading of this.rooms.values()) {
      const room = await loading.catch(() => null)
      if (room === null) continue
      room.errands.stop()
      await room.settled()
      allLeave(room)
      room.isGone = true
      room.viewers.dismiss(CLOSE.stopping, 'the server stops; come back in a moment')
    }
  }

  // ---------------------------------------------------------------- making

  async create(who: string, wanted: NewTable): Promise<Room> {
    const module = this.gameOf(wanted.game)
    const policies = { ...POLICIES, ...wanted.policies }
    if (wanted.campaign !== undefined) return this.createCampaign(who, module, policies, wanted, wanted.campaign)
    const match = inWords('badOptions', () => {
      readOptions(module.game, wanted.options ?? {}, wanted.seats.length)
      const setup = { seats: wanted.seats.length, options: wanted.options ?? {}, ownDice: policies.ownDice }
      return Match.start(module.game, { ...setup, seed: this.settings.newSeed() })
    })
    return this.lay(who, module, { ...seated(module, who, wanted.seats), match, policies, title: wanted.title ?? '' })
  }
  private campaignOf(game: string): AnyCampaign {
    const campaign = this.settings.campaigns.find(({ id }) => id === game)
    if (campaign === undefined) throw new Failure('badOptions', `${game} has no campaigns`)
    return campaign
  }
  private async createCampaign(
    who: string,
    module: GameModule,
    policies: Policies,
    { seats, options = {}, title = '' }: NewTable,
    name: string,
  ): Promise<Room> {
    const campaign = this.campaignOf(module.game.id)
    const laid = seated(module, who, seats)
    const names = laid.seats.map((seat) => seat.name)
    const legacy = await this.settings.storage.legacy(who, campaign.id)
    const luck = { ownDice: policies.ownDice, seed: this.settings.newSeed() }
    const scene = inWords('badOptions', () => beginCampaign(campaign, { name, seats: names, options, legacy, ...luck }))
    return this.lay(who, module, { ...laid, ...scene, policies, title: title || name })
  }
  /** A campaign that was played elsewhere. */
  async importCampaign(who: string, wanted: ImportCampaign): Promise<Room> {
    const campaign = this.campaignOf(wanted.campaign.game)
    const module = this.gameOf(wanted.campaign.game)
    const policies = { ...POLICIES, ...wanted.policies }
    const luck = { ownDice: policies.ownDice, seed: this.settings.newSeed() }
    const { named, ...scene } = inWords('badSave', () => bringCampaign(campaign, wanted.campaign, luck))
    if (scene.match.seats !== wanted.seats.length)
      throw new Failure('badSave', `this campaign is for ${scene.match.seats} seats, not ${wanted.seats.length}`)
    const laid = { ...seated(module, who, wanted.seats), bookmarks: broughtBy(who, named) }
    return this.lay(who, module, { ...laid, ...scene, policies, title: wanted.title ?? campaignName(scene.campaign) })
  }
  /** The document of the campaign, to be carried away by those who play it. */
  campaignFile(room: Room, who: string): Promise<CampaignFile> {
    return room.do(() => {
      const { campaign, game } = room.table
      if (campaign === null) throw new Failure('notFound', 'this is no scene of a campaign')
      if (room.seatsOf(who).length === 0 && !room.isHost(who))
        throw new Failure('forbidden', 'you do not sit at this table')
      return campaignFile(this.campaignOf(game), campaign, room)
    })
  }
  /** On to the next scene; whoever asks later is shown to the same table. */
  async onward(room: Room, who: string, switching: Switching = {}): Promise<Room> {
    if (room.seatsOf(who).length === 0 && !room.isHost(who))
      throw new Failure('forbidden', 'you do not sit at this table')
    const next = await room.do(async () => {
      const { campaign: text, created } = room.table
      if (room.table.next !== null) {
        if (Object.keys(switching).length > 0) throw new Failure('notNow', 'the next scene has begun')
        return this.room(room.table.next)
      }
      if (text === null) throw new Failure('notNow', 'this is no scene of a campaign')
      if (!room.match.isOver) throw new Failure('notNow', 'the scene is not over')
      const minutes = Math.round((room.updated - created) / 60_000)
      const { scene, legacy } = inWords('notNow', () =>
        nextScene(this.campaignOf(room.table.game), text, room.match, {
          minutes,
          switching,
          seed: this.settings.newSeed(),
        }),
      )
      await this.bequeath(room, legacy)
      if (scene === null) throw new Failure('notNow', 'the story has been told to its end')
      const seats = room.seats.map(atNewTable)
      const { policies, title, webhook, delay } = room.table
      const { holders } = room
      const like = { seats, holders, policies, title, webhook, delay }
      return this.lay(room.table.host, room.module, { ...scene, ...like, before: room })
    })
    const by = room.seats.find((s) => room.seatsOf(who).includes(s.seat))?.name ?? ''
    room.viewers.tellInTime({ type: 'rematch', table: next.id, by })
    return next
  }
  /** What a campaign leaves is for all who hold a seat in it. */
  private async bequeath({ holders, table }: Room, legacy: readonly string[]): Promise<void> {
    const heirs = [...new Set(holders.flatMap(({ seat, who }) => (seat < 0 ? [] : [who])))]
    await this.settings.storage.bequeath(heirs, table.game, legacy)
  }
  async import(who: string, wanted: ImportTable): Promise<Room> {
    const module = this.gameOf(wanted.save.game)
    const { match } = inWords('badSave', () => load(module.game, readSave(JSON.stringify(wanted.save))))
    if (match.seats !== wanted.seats.length)
      throw new Failure('badSave', `this game is for ${match.seats} seats, not ${wanted.seats.length}`)
    const policies = { ...POLICIES, ...wanted.policies, ownDice: match.table.ownDice }
    const reached = (wanted.bookmarks ?? []).filter(({ at }) => at <= match.table.asks)
    const bookmarks = broughtBy(who, reached)
    const laid = { ...seated(module, who, wanted.seats), match, policies, bookmarks }
    return this.lay(who, module, { ...laid, title: wanted.title ?? '' })
  }
  /** The same table again as it is, or was; the same people may sit at it. A scene takes its campaign along. */
  async clone(room: Room, who: string, { at, title }: { at?: number; title?: string } = {}): Promise<Room> {
    if (room.seatsOf(who).length === 0 && !room.isHost(who))
      throw new Failure('forbidden', 'you do not sit at this table')
    const match = await room.do(() => {
      room.mustKeepSecrets()
      return at === undefined ? room.match.fork() : this.asItWas(room, at)
    })
    const bookmarks = bookmarksUntil(room, match.table.asks)
    const { campaign: text, game, title: before } = room.table
    const name = title || before
    const campaign = text === null ? {} : { campaign: copiedCampaign(this.campaignOf(game), text, name) }
    return this.layLike(room, who, match, { bookmarks, title: name, ...campaign })
  }
  private asItWas(room: Room, at: number): Match {
    const match = inWords('notNow', () => matchAt(room.match, at))
    if (room.table.policies.luck !== 'same') match.table.fate.setKeptLuck([])
    return match
  }
  /** The same game from its beginning, with the same people. */
  async rematch(room: Room, who: string): Promise<Room> {
    if (room.seatsOf(who).length === 0 && !room.isHost(who))
      throw new Failure('forbidden', 'you do not sit at this table')
    const { options, seats, table } = room.match
    const setup = { seats, options: options as Record<string, unknown>, ownDice: table.ownDice }
    const next = await this.layLike(
      room,
      who,
      Match.start(room.module.game, { ...setup, seed: this.settings.newSeed() }),
    )
    const by = room.seats.find((s) => room.seatsOf(who).includes(s.seat))?.name ?? ''
    room.viewers.tellInTime({ type: 'rematch', table: next.id, by })
    return next
  }
  private layLike(
    room: Room,
    who: string,
    match: Match,
    more: Partial<Pick<Laid, 'title' | 'bookmarks' | 'campaign'>> = {},
  ): Promise<Room> {
    const seats = room.seats.map(atNewTable)
    const { policies, title, delay } = room.table
    return this.lay(who, room.module, { match, seats, holders: room.holders, policies, title, delay, ...more })
  }
  private async lay(who: string, module: GameModule, laid: Laid): Promise<Room> {
    const { storage, maxTablesPerPerson } = this.settings
    if ((await storage.countTables(who)) >= maxTablesPerPerson)
      throw new Failure('tooMany', `nobody keeps more than ${maxTablesPerPerson} tables; delete one first`)
    const { match, seats, holders, policies, title, campaign = null } = laid
    const { bookmarks = [], webhook = null, delay = 0, before } = laid
    const id = newTableId()
    const rows: NewTableRows = {
      table: {
        id,
        game: module.game.id,
        title,
        options: match.options as Record<string, unknown>,
        policies,
        status: 'playing',
        outcome: match.outcome,
        watch: newSecret(),
        host: who,
        created: Date.now(),
        notice: null,
        campaign,
        next: null,
        webhook,
        delay,
      },
      seats,
      holders,
      bookmarks,
      base: { seq: 0, kind: 'base', length: wordsFrom(match, 0).length, save: JSON.stringify(save(match)) },
      waiting: match.waiting(),
      before: before?.id ?? null,
    }
    await storage.create(rows)
    if (before !== undefined) before.table = { ...before.table, next: id }
    return this.room(id)
  }
  async remove(room: Room, who: string): Promise<void> {
    if (!room.isHost(who)) throw new Failure('forbidden', 'only the one who made a table can delete it')
    await room.do(async () => {
      await this.settings.storage.remove(room.id)
      room.isGone = true
      room.errands.stop()
      this.rooms.delete(room.id)
    })
    room.viewers.dismiss(CLOSE.gone, 'this table has been deleted')
  }
  async tablesOf(who: string): Promise<TableLine[]> {
    const rows = await this.settings.storage.tablesOf(who, 200)
    const lines: TableLine[] = []
    for (const row of rows) {
      const { host, seq: _, seats: sitting, delay, ...rest } = row
      const seats = sitting.map((seat) => ({
        ...seat,
        name: seat.kind === 'open' ? '' : seat.name,
        mine: row.mine.includes(seat.seat),
      }))
      const names = seats.map(({ name }) => name)
      const served = this.settings.games.find(({ game }) => game.id === row.game)
      const rivals = served?.rivals?.(seats.length) ?? false
      const line = { ...rest, seats, names, host: host === who, rivals }
      const isLate = delay > 0 && row.mine.length === 0 && row.updated > Date.now() - delay * this.settings.minuteMs
      if (isLate) lines.push({ ...line, status: 'playing', outcome: '', waiting: [], summary: {} })
      else lines.push({ ...line, summary: await this.summaryOf(row) })
    }
    return lines
  }
  /** How a table stands. One that nobody is at is looked at only if something has happened since the last time. */
  private async summaryOf({ id, game, summary: kept }: MyTableRow): Promise<Summary> {
    const { storage, notes, games } = this.settings
    const module = games.find((served) => served.game.id === game)
    if (module === undefined) return {}
    try {
      const room = await this.rooms.get(id)
      if (room !== undefined) return await room.do(() => module.summary(room.match.view(-1).state))
      if (kept !== null) return kept
      const stored = await storage.open(id)
      if (stored === null) return {}
      const { match, seq } = openTable(this.gameOf(game).game, stored)
      const summary = module.summary(match.view(-1).state)
      await storage.sumUp(id, seq, summary)
      return summary
    } catch (error) {
      notes.warn({ table: id, error }, 'a table cannot be summed up')
      return {}
    }
  }
}

/** What the kernel objects to, as the server says it. */
function inWords<T>(code: 'badOptions' | 'badSave' | 'notNow', act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof BadInput) throw new Failure(code, error.message, error.problems)
    if (error instanceof Error && error.name === 'Divergence') throw new Failure(code, error.message)
    throw error
  }
}

/** The same seat at a table that is laid out for the same people. */
const atNewTable = (seat: SeatRow): SeatRow => ({ ...seat, link: newSecret(), seen: null, deputy: null, shown: 0 })

function seated(module: GameModule, who: string, wanted: readonly NewSeat[]): Pick<Laid, 'seats' | 'holders'> {
  const colours = wanted.map((s) => s.colour)
  const spare = COLOURS.filter((c) => !colours.includes(c))
  const names = allApart(wanted.map(({ name }, i) => name || `${i + 1}`))
  const seats = wanted.map((seat, i): SeatRow => {
    const bot = seat.kind === 'bot' ? (seat.bot ?? botNames(module)[0]!) : null
    if (bot !== null) inWords('badOptions', () => brainOf(module, bot))
    const isTaken = seat.colour === undefined || colours.indexOf(seat.colour) < i
    return {
      seat: i,
      kind: seat.kind === 'bot' ? 'bot' : seat.kind === 'link' ? 'open' : 'person',
      name: names[i]!,
      colour: isTaken ? (spare.shift() ?? `#${i}${i}${i}${i}${i}${i}`) : seat.colour,
      bot,
      link: newSecret(),
      seen: null,
      friend: null,
      deputy: null,
      shown: 0,
    }
  })
  const here = seats.filter((s) => s.kind === 'person')
  return { seats, holders: here.map(({ seat }) => ({ seat, who })) }
}
