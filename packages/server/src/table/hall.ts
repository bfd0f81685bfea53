/** All tables: made, found, remembered for a while, forgotten, deleted. */
import { botNames, brainOf } from '@emberhall/bots'
import type { AnyCampaign, CampaignFile } from '@emberhall/campaign'
import { at, Match, readOptions } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { Failure, inWords } from '../failure.ts'
import { allApart } from '../names.ts'
import type { Brought } from '../reading/brought.ts'
import { CLOSE, type NewSeat, type NewTable, POLICIES, type Policies } from '../protocol.ts'
import { newSecret, newTableId } from '../secrets.ts'
import type { BookmarkRow, HolderRow, InvitationRow, NewTableRows, SeatRow, WebhookRow } from '../storage/storage.ts'
import { allLeave } from './absence.ts'
import { broughtBy } from './bookmarks.ts'
import { beginCampaign, campaignFile, nextScene, type Switching } from './campaigns.ts'
import { fileFor } from './leaving.ts'
import { type Packed, packed } from './packing.ts'
import { Room, type RoomSettings } from './room.ts'
import { tellElsewhere } from './pointing.ts'
import { wakeBots } from './turns.ts'
import { alone } from './catching.ts'
import { countPeople, listen } from './elsewhere.ts'

export interface HallSettings extends RoomSettings {
  readonly games: readonly GameModule[]
  readonly campaigns: readonly AnyCampaign[]
  readonly idleMs: number
  readonly maxTablesPerPerson: number
  /** How large the data folder may become, in bytes. */
  readonly maxData: number
  /** How long nobody plays at a new table before it is offered for deletion. */
  readonly untouchedMs: number
}
/** More tables than these are not remembered while nobody is at them. */
const MOST_IDLE = 50
const A_MOMENT_MS = 1000
/** What is left then is for playing on at the tables that there are. */
const FOR_NEW_TABLES = 0.8
const COLOURS = ['amber', 'teal', 'violet', 'rose', 'lime', 'sky', 'copper', 'pearl']
interface Put {
  readonly start: Packed
  readonly seats: readonly SeatRow[]
  readonly holders: readonly HolderRow[]
  /** Those for whom seats are kept. */
  readonly invitations?: readonly InvitationRow[]
  readonly policies: Policies
  readonly title: string
  /** The document of the campaign it is a scene of. */
  readonly campaign?: string | null
  readonly bookmarks?: readonly BookmarkRow[]
  readonly webhook?: WebhookRow | null
  readonly delay?: number
  /** The scene that it comes after. */
  readonly before?: Room
}
export type Laid = Omit<Put, 'start'> & { readonly match: Match }

export class Hall {
  readonly settings: HallSettings
  private readonly rooms = new Map<string, Promise<Room>>()
  /** What comes in now is asked for again once the server is back. */
  isStopping = false
  private readonly sweep: NodeJS.Timeout

  constructor(settings: HallSettings) {
    this.settings = settings
    this.sweep = setInterval(() => void this.forgetIdle(settings.idleMs), Math.max(50, settings.idleMs / 2))
    this.sweep.unref()
    const { neighbours } = settings.storage
    if (neighbours !== undefined) listen(this, neighbours)
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
      if (this.rooms.size > MOST_IDLE) void this.forgetIdle(A_MOMENT_MS)
    }
    return room
  }
  private async load(id: string): Promise<Room> {
    const stored = await this.settings.storage.open(id)
    if (stored === null) throw new Failure('unknownTable', 'there is no such table, or no more')
    const room = await Room.open(this.gameOf(stored.table.game), stored, this.settings)
    const { neighbours } = room
    if (neighbours !== undefined) {
      await countPeople(room, neighbours)
      neighbours.tell({ what: 'plans', table: id })
    }
    wakeBots(room)
    return room
  }
  /** The table if it is remembered now. */
  inMemory(id: string): Promise<Room> | undefined {
    return this.rooms.get(id)
  }
  /** The table, for somebody who may know of it. To others it does not exist. */
  async roomFor(id: string, who: string): Promise<Room> {
    const room = await this.room(id)
    if (!room.mayEnter(who)) throw new Failure('unknownTable', 'there is no such table, or no more')
    wakeBots(room)
    return room
  }
  private async forgetIdle(idleMs: number): Promise<void> {
    const since = Date.now() - idleMs
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null)
      if (room?.isIdle(since)) this.forget(id)
    }
  }
  forget(id: string): void {
    this.rooms.delete(id)
    this.settings.storage.neighbours?.forget(id)
  }
  /** The tables that are remembered now. */
  get remembered(): string[] {
    return [...this.rooms.keys()]
  }
  /** No table does anything any more, and everything that was done is on disk. Nothing new is begun meanwhile. */
  async close(): Promise<void> {
    this.isStopping = true
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
  campaignOf(game: string): AnyCampaign {
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
  /** The document of the campaign, to be carried away by those who play it. */
  campaignFile(room: Room, who: string): Promise<CampaignFile> {
    return room.do(async () => {
      const { campaign, game } = room.table
      if (campaign === null) throw new Failure('notFound', 'this is no scene of a campaign')
      const save = await fileFor(room, who)
      return campaignFile(
        this.campaignOf(game),
        campaign,
        room.isOverFor(who) ? null : { save, bookmarks: room.bookmarks },
      )
    })
  }
  /** On to the next scene; whoever asks later is shown to the same table. */
  async onward(room: Room, who: string, switching: Switching = {}): Promise<Room> {
    if (room.seatsOf(who).length === 0 && !room.isHost(who))
      throw new Failure('forbidden', 'you do not sit at this table')
    const next = await alone(room, async () => {
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
      // A campaign goes on as long as there is room to play at all.
      const { match, campaign } = scene
      return this.put(room.table.host, room.module, { ...like, campaign, start: packed(match), before: room })
    })
    const by = room.seats.find((s) => room.seatsOf(who).includes(s.seat))?.name ?? ''
    room.viewers.tellInTime({ type: 'rematch', table: next.id, by, link: null })
    tellElsewhere(room, { type: 'onward', next: next.id, by, links: null })
    return next
  }
  /** What a campaign leaves is for all who hold a seat in it. */
  private async bequeath({ holders, table }: Room, legacy: readonly string[]): Promise<void> {
    const heirs = [...new Set(holders.flatMap(({ seat, who }) => (seat < 0 ? [] : [who])))]
    await this.settings.storage.bequeath(heirs, table.game, legacy)
  }
  /** A game or a campaign that was played elsewhere. */
  async import(who: string, brought: Brought): Promise<Room> {
    const { game, start, seats, title, campaign, named } = brought
    const module = this.gameOf(game)
    if (start.seats !== seats.length)
      throw new Failure('badSave', `this game is for ${start.seats} seats, not ${seats.length}`)
    const policies = { ...POLICIES, ...brought.policies, ownDice: start.ownDice }
    const bookmarks = broughtBy(who, named)
    return this.put(who, module, { ...seated(module, who, seats), start, policies, title, bookmarks, campaign })
  }
  /** How much is kept, and how much may be before new tables are refused. */
  async kept(): Promise<{ readonly bytes: number; readonly most: number }> {
    return { bytes: await this.settings.storage.bytes(), most: this.settings.maxData * FOR_NEW_TABLES }
  }
  async mustHaveRoom(): Promise<void> {
    const { bytes, most } = await this.kept()
    if (bytes >= most) throw new Failure('full', 'no more tables are kept here until some are deleted')
  }
  async lay(who: string, module: GameModule, { match, ...laid }: Laid): Promise<Room> {
    await this.mustHaveRoom()
    return this.put(who, module, { ...laid, start: packed(match) })
  }
  private async put(who: string, module: GameModule, wanted: Put): Promise<Room> {
    const { storage, maxTablesPerPerson } = this.settings
    if ((await storage.countTables(who)) >= maxTablesPerPerson)
      throw new Failure('tooMany', `nobody keeps more than ${maxTablesPerPerson} tables; delete one first`)
    const { start, seats, holders, policies, title, campaign = null } = wanted
    const { bookmarks = [], invitations = [], webhook = null, delay = 0, before } = wanted
    const { options, outcome, length, save, waiting } = start
    const id = newTableId()
    const rows: NewTableRows = {
      table: {
        id,
        game: module.game.id,
        title,
        options,
        policies,
        status: 'playing',
        outcome,
        watch: newSecret(),
        host: who,
        created: Date.now(),
        notice: null,
        campaign,
        next: null,
        webhook,
        delay,
        again: null,
      },
      seats,
      holders,
      invitations,
      bookmarks,
      base: { seq: 0, kind: 'base', length, save },
      waiting,
      before: before?.id ?? null,
    }
    await storage.create(rows)
    if (before !== undefined) before.table = { ...before.table, next: id }
    return this.room(id)
  }
  async remove(room: Room, who: string): Promise<void> {
    if (!room.isHost(who)) throw new Failure('forbidden', 'only the one who made a table can delete it')
    await alone(room, async () => {
      await this.settings.storage.remove(room.id)
      room.isGone = true
      room.errands.stop()
      this.forget(room.id)
    })
    room.viewers.dismiss(CLOSE.gone, 'this table has been deleted')
  }
  /** Deletes those of somebody's own tables that are offered for it, unless somebody is there just now; how many. */
  async removeUntouched(who: string): Promise<number> {
    const { storage, untouchedMs } = this.settings
    const ids = await storage.untouched(who, Date.now() - untouchedMs)
    const unused: string[] = []
    for (const id of ids)
      if (!this.rooms.has(id) && ((await storage.neighbours?.people(id)) ?? []).length === 0) unused.push(id)
    await Promise.all(unused.map((id) => storage.remove(id)))
    return unused.length
  }
}

/** The same seat at a table that is laid out for the same people. */
export const atNewTable = (seat: SeatRow): SeatRow => ({
  ...seat,
  link: newSecret(),
  seen: null,
  deputy: null,
  shown: 0,
})

function seated(module: GameModule, who: string, wanted: readonly NewSeat[]): Pick<Laid, 'seats' | 'holders'> {
  const colours = wanted.map((s) => s.colour)
  const spare = COLOURS.filter((c) => !colours.includes(c))
  const names = allApart(wanted.map(({ name }, i) => name || `${i + 1}`))
  const seats = wanted.map((seat, i): SeatRow => {
    const bot = seat.kind === 'bot' ? (seat.bot ?? at(botNames(module), 0)) : null
    if (bot !== null) inWords('badOptions', () => brainOf(module, bot))
    const isTaken = seat.colour === undefined || colours.indexOf(seat.colour) < i
    return {
      seat: i,
      kind: seat.kind === 'bot' ? 'bot' : seat.kind === 'link' ? 'open' : 'person',
      name: at(names, i),
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
