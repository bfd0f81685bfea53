/**
 * What travels between a table on the server and the people around it. This module and what it re-exports run in the
 * browser too: types, constants, patches and reading of views, and no validation library.
 */
import type { CampaignFile } from '@emberhall/campaign'
import type { LogLine, Mode, Seat, Why } from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'

export type {
  AnswerMessage,
  ClientMessage,
  CorrectMessage,
  Hello,
  Patch,
  RefusalCode,
  ServerMessage,
  Snapshot,
  WindowMessage,
} from './messages.ts'
export { applyOps, type Op, type Plain } from './patch.ts'
export { fingerprint, readView } from './viewData.ts'
export { type Wished, Wishes } from './wishes.ts'

/** Raised when an older client can no longer talk to the server; it is told to reload. */
export const PROTOCOL = 5
export const SOCKET_PATH = '/api/socket'
/** Says that a request which changes something is no page's of another site: programs send it, with any value. */
export const OWN_HEADER = 'x-emberhall'
export const LIMITS = {
  name: 24,
  title: 60,
  chat: 400,
  chatKept: 100,
  frame: 32_768,
  /** A file that is brought from elsewhere: many times what the longest game takes. */
  save: 1_000_000,
  /** How many words its record may have, and how much may lie on its table and wait as luck, in letters. */
  words: 40_000,
  position: 100_000,
  luck: 20_000,
  seats: 8,
  key: 40,
  code: 8,
  /** Marks of a plan. */
  plan: 9,
  /** The name of a bookmark, and how many a table has. */
  bookmark: 40,
  bookmarks: 50,
  webhook: 500,
  /** How many wishes of a seat stand at a time. */
  wishes: 20,
} as const
export const REACTIONS = ['cheer', 'laugh', 'gasp', 'think', 'thanks', 'sorry', 'wow', 'hurry'] as const
/**
 * What somebody takes from a table while the game goes on: dealt anew beyond what they know, or with every hand as it is; and
 * that they sit down at a closed hand of another, beside them or in their place.
 */
export const DEEDS = ['copy', 'wholeCopy', 'save', 'wholeSave', 'beside', 'tookSeat'] as const
export const UNDO = ['off', 'own', 'agreed', 'free'] as const
export const LUCK = ['same', 'new'] as const
/** Minutes by which spectators may see a table later. */
export const DELAYS = [0, 1, 5] as const
/** In place of a seat: whoever the host chooses may act for me. */
export const HOSTS_CHOICE = -1
export const SEAT_KINDS = ['me', 'here', 'link', 'bot'] as const
/** Why the server ends a connection; below 4000 the protocol's own. */
export const CLOSE = {
  /** The server stops or restarts: come back in a moment. */
  stopping: 1001,
  tooLarge: 1009,
  /** Not a message of this protocol, again and again. */
  malformed: 4000,
  /** Who this is cannot be told, or may not be here. */
  forbidden: 4003,
  /** The table does not exist, or no more. */
  gone: 4004,
  flood: 4008,
  /** The client is older than the server: reload. */
  outdated: 4010,
} as const

export type Deed = (typeof DEEDS)[number]
export type Reaction = (typeof REACTIONS)[number]
export type SeatKind = (typeof SEAT_KINDS)[number]
/** One's id for a request, chosen by the client; the same id sent again counts once. */
export type RequestId = string

/**
 * undo: never / one's own last answer, if no luck and nothing hidden has come out since / that, and anything else once
 * every person at the table agrees / whoever sits here, as far as wanted. Among rivals the last two are as the second.
 */
export interface Policies {
  readonly undo: (typeof UNDO)[number]
  /** What taking back does about dice and draws that had come out. */
  readonly luck: (typeof LUCK)[number]
  readonly ownDice: boolean
  readonly hints: boolean
}
/** What people may agree on while they play. */
export type Terms = Partial<Pick<Policies, 'undo' | 'luck' | 'hints'>>
export const POLICIES: Policies = { undo: 'agreed', luck: 'same', ownDice: false, hints: true }

// ---------------------------------------------------------------- tables, over HTTP
//
// Whatever is not GET wants an `Origin` of this server's own, or OWN_HEADER; bodies are JSON.
//
// GET    /api/me                                    Me (an identity is made on the first visit)
// POST   /api/me                       { name }     Me
// POST   /api/me/code                               { code, expires }: to be typed in on another device
// POST   /api/me/claim                 { code }     Me: this device is now that person
// GET    /api/games                                 GameInfo[]
// GET    /api/tables                                TableLine[], the latest first
// POST   /api/tables                   NewTable     TableInfo
// POST   /api/tables/import            ImportTable  TableInfo
// GET    /api/tables/:id                            TableInfo
// DELETE /api/tables/:id                            {}
// POST   /api/tables/tidy                           { removed }: one's own tables that are TableLine.untouched are deleted
// POST   /api/tables/:id/sit           Sit          TableInfo: takes the seat (or the gallery) a link is for
// POST   /api/tables/:id/seats/:seat   { name?, colour? }
// POST   /api/tables/:id/seats/:seat/stand          the seat is free, with a new link
// POST   /api/tables/:id/seats/:seat/bot  { bot? }  a bot plays it for now; the host waits until SeatInfo.botFrom
// POST   /api/tables/:id/seats/:seat/take           back from the bot
// POST   /api/tables/:id/seats/:seat/friend { seat } whom one lets act for oneself while away: a seat, HOSTS_CHOICE, null
// POST   /api/tables/:id/seats/:seat/deputy { seat } whom the host lets act for somebody, from SeatInfo.botFrom on
// POST   /api/tables/:id/seats/:seat/link           a new link; the old one and those who came by it are out
// POST   /api/tables/:id/seats/:seat/shown { shown } whether spectators may look through one's eyes
// POST   /api/tables/:id/delay         { minutes }   by how much spectators see the table later, by the host
// POST   /api/tables/:id/pause, …/resume            TableInfo
// POST   /api/tables/:id/webhook       { url, lang } TableInfo: who is to be told when somebody away is to move; '' for nobody
// POST   /api/tables/:id/clone         { at?, title? }  TableInfo of the copy, now or when LogLine.at was that; how much of
//                                                   the table is in it: TableInfo.whole
// POST   /api/tables/:id/rematch                    TableInfo of the new table, the same for all who ask
// POST   /api/tables/:id/drop                       {}: not in one's list any more, until one comes back to it
// GET    /api/invitations                           Invitation[], the latest first
// POST   /api/tables/:id/decline                    {}: one is no longer asked to this table
// POST   /api/tables/:id/onward        Onward       TableInfo of the table of the campaign's next scene
// GET    /api/tables/:id/campaign                   CampaignFile, the scene under way as in a save
// POST   /api/campaigns/import         ImportCampaign  TableInfo
// GET    /api/tables/:id/save                       SaveFile; how much of the table is in it: TableInfo.whole
// GET    /api/tables/:id/log?seat=&from=&to=        LogPart
// GET    /api/tables/:id/moment?seat=&at=           ViewData as it was when LogLine.at was that, nothing asked;
//                                                   seat: one of TableInfo.viewpoints
// GET    /api/tables/:id/corrections?seat=          Corrections

export type ErrorCode =
  | 'malformed'
  /** A name or title of which nothing can be seen. */
  | 'unseen'
  | 'unknownTable'
  | 'unknownGame'
  | 'notFound'
  | 'forbidden'
  | 'wrongLink'
  | 'wrongCode'
  | 'seatTaken'
  | 'badOptions'
  | 'badSave'
  | 'notNow'
  /** Somebody has not been away for long enough. */
  | 'tooSoon'
  /** The owner of the server does not allow this address. */
  | 'webhookHost'
  /** There are as many bookmarks as a table keeps. */
  | 'marksFull'
  /** There are as many wishes as a seat may have. */
  | 'wishesFull'
  /** Rivals are playing, and it would show one of them what is hidden; it can be had when their game is over. */
  | 'rivals'
  | 'tooLarge'
  /** A body that is not JSON. */
  | 'notJson'
  | 'tooFast'
  | 'tooMany'
  /** Enough games were brought from elsewhere within the hour. */
  | 'tooOften'
  /** Others are bringing their games; try again in a moment. */
  | 'busy'
  /** The server keeps as much as its owner wants to: no new tables for now. */
  | 'full'
  | 'outdated'
  | 'storageFull'
  | 'storageBusy'
  | 'storage'
  | 'stopping'
  | 'internal'
/** The body of every answer that is not 2xx. `message` is for logs; people read a text made from `code`. */
export interface ApiError {
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly problems?: readonly string[] }
}

export interface Me {
  readonly id: string
  readonly name: string
}
export interface GameInfo {
  readonly id: string
  readonly version: number
  readonly content: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly bots: readonly string[]
}
/** me and here: people at the maker's own screen. link: whoever opens its link. */
export interface NewSeat {
  readonly kind: SeatKind
  readonly name?: string
  readonly colour?: string
  readonly bot?: string
}
/** POST /api/tables */
export interface NewTable {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats: readonly NewSeat[]
  readonly policies?: Partial<Policies>
  readonly title?: string
  /** The name of a campaign that begins here. */
  readonly campaign?: string
}
/** POST /api/tables/:id/onward */
export interface Onward {
  /** Modes of the campaign to switch before its next scene begins. */
  readonly modes?: Readonly<Record<string, boolean>>
}
/** POST /api/campaigns/import: a campaign that was played elsewhere goes on here. */
export interface ImportCampaign {
  readonly campaign: CampaignFile
  readonly seats: readonly NewSeat[]
  readonly policies?: Partial<Policies>
  readonly title?: string
}
/** POST /api/tables/import: a game that was played elsewhere goes on here. */
export interface ImportTable {
  readonly save: SaveFile
  readonly bookmarks?: readonly Pick<Bookmark, 'name' | 'at'>[]
  readonly seats: readonly NewSeat[]
  readonly policies?: Partial<Policies>
  readonly title?: string
}
export interface Sit {
  readonly key: string
  readonly name?: string
  readonly colour?: string
}
export interface SeatInfo {
  readonly seat: Seat
  /** open: a person is expected, and nobody has followed the link yet. */
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  readonly colour: string
  readonly bot: string | null
  readonly mine: boolean
  readonly present: boolean
  /** When somebody was last there; null while they are, if they never were, and where nobody sits. */
  readonly seen: number | null
  /** From when on the host may let a bot, or somebody else, play for one who is away; null while they are here. */
  readonly botFrom: number | null
  /** Whom they have named to act for them while they are away: a seat, or HOSTS_CHOICE. */
  readonly friend: Seat | null
  /** Whom the host has let act for them until they are back. */
  readonly deputy: Seat | null
  /** The seats that may act for this one while nobody is there, and from when on; null while somebody is. */
  readonly actors: readonly Seat[]
  readonly actFrom: number | null
  /** For those who may say who acts for it: whom they could name. */
  readonly candidates: readonly Seat[]
  /** Spectators may look through these eyes. */
  readonly shown: boolean
  /** The secret of its link, for those who may pass it on: `/join/<table>~<link>`. */
  readonly link: string | null
}
/** Of a seat, what its people's coming and going changes. */
export type SeatPresence = Pick<SeatInfo, 'seat' | 'present' | 'seen' | 'botFrom' | 'actFrom'>
/** Who is at a table; of the seats only those of which there is something new. */
export interface Presence {
  /** The server's clock when this was told. */
  readonly now: number
  readonly watchers: number
  readonly seats: readonly SeatPresence[]
}
/** A table with what has been told since about who is there. */
export function withPresence(table: TableInfo, { now, watchers, seats }: Presence): TableInfo {
  const changed = (seat: SeatInfo): SeatInfo => {
    const news = seats.find((told) => told.seat === seat.seat)
    return news === undefined ? seat : { ...seat, ...news }
  }
  return { ...table, now, watchers, seats: table.seats.map(changed) }
}
export type Status = 'playing' | 'paused' | 'over'
export interface TableInfo {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly version: number
  readonly content: string
  readonly options: Readonly<Record<string, unknown>>
  readonly policies: Policies
  readonly seats: readonly SeatInfo[]
  /** The seats that are yours; empty for a spectator. */
  readonly mine: readonly Seat[]
  readonly host: boolean
  readonly status: Status
  readonly outcome: string
  readonly waiting: readonly Seat[]
  /** The secret of the spectators' link, `/watch/<table>~<watch>`; null for those who may not pass it on. */
  readonly watch: string | null
  /** How many people look on. */
  readonly watchers: number
  /** By how many minutes spectators see the table later; they are told of nothing on it before. */
  readonly delay: number
  readonly created: number
  readonly updated: number
  /** The server's clock when this was told. */
  readonly now: number
  readonly proposal: Proposal | null
  /** Said when rules have changed under a table and something could not be kept. */
  readonly notice: string | null
  /**
   * Copies and files hold every hand as it is: one is alone, the game is over, all hands are open, or everybody has given
   * leave for the table as it stands. Otherwise what one cannot know is dealt anew in them.
   */
  readonly whole: boolean
  /** People play against each other here: no way back past what was shown, no copies and no saves until it is over. */
  readonly rivals: boolean
  /** Through whose eyes one may look back; -1: those of the gallery. */
  readonly viewpoints: readonly number[]
  /** The name of the campaign it is a scene of. */
  readonly campaign: string | null
  /** How often something was taken back past a roll or a reveal. */
  readonly rewinds: number
  /** How often something was put right. */
  readonly corrections: number
  /** In the order of the game; those after the present moment are there again if it is played to there once more. */
  readonly bookmarks: readonly Bookmark[]
  /** For the host, where the owner of the server has hosts that may be told. */
  readonly webhook: WebhookInfo | null
}
/** How a table stands, in figures that everybody may know; which ones is up to the game. */
export type Summary = Readonly<Record<string, number>>
/** A seat in a list of tables. Nobody sits in an open one, so it has no name. */
export type LineSeat = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'colour' | 'bot' | 'mine'>
/** A line of GET /api/tables: a table as its ticket shows it. */
export interface TableLine {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly seats: readonly LineSeat[]
  /** Those of the seats; empty for an open one. */
  readonly names: readonly string[]
  readonly mine: readonly Seat[]
  /** Empty where the game has none, or the table cannot be opened. */
  readonly summary: Summary
  readonly host: boolean
  readonly status: Status
  readonly outcome: string
  readonly waiting: readonly Seat[]
  readonly rivals: boolean
  /** For its host: nobody has played at it for so long that it could be deleted. */
  readonly untouched: boolean
  readonly created: number
  /** When something last happened at it. */
  readonly updated: number
}
/** A seat is kept for somebody, at a table that was laid out after one of theirs. */
export interface Invitation {
  readonly table: string
  readonly title: string
  readonly game: string
  readonly seat: Seat
  /** The name of whoever asks them. */
  readonly by: string
  /** The secret of the seat's link. */
  readonly link: string
  readonly created: number
}
/**
 * Somebody asks for what they may not do alone: to take back more, to play on other terms from now on, to put something right,
 * to have copies and files with every hand in them.
 */
export interface Proposal {
  readonly id: string
  readonly what: 'undo' | 'terms' | 'correction' | 'whole'
  /** Only those that would change. */
  readonly terms?: Terms
  /** What would be put right, as a word of the game; it does not tell what is hidden. */
  readonly option?: string
  readonly by: Seat
  readonly agreed: readonly Seat[]
  readonly missing: readonly Seat[]
}
/** What a seat may ask to have put right now; without anything, why. */
export interface Corrections {
  readonly options: readonly string[]
  readonly why: readonly Why[]
}
/** Where somebody is told that it is their turn; `trouble` is what became of it the last time. */
export interface WebhookInfo {
  /** Which hosts the owner of the server allows. */
  readonly hosts: readonly string[]
  /** Empty if nobody is told. */
  readonly url: string
  readonly trouble: WebhookTrouble | null
}
/** The address no longer counts, answered otherwise than well, or not at all. */
export type WebhookTrouble = 'notAllowed' | 'refused' | 'unreachable'
/** A moment with a name: when so many questions had been put, as LogLine.at counts them. */
export interface Bookmark {
  readonly n: number
  readonly name: string
  readonly at: number
  /** Whether one may remove it. */
  readonly mine: boolean
}
/** What somebody would do: marks on things, in their order. */
export interface Plan {
  readonly seat: Seat
  readonly at: readonly string[]
}
export interface ChatLine {
  readonly n: number
  /** -1: a spectator. */
  readonly seat: Seat
  readonly name: string
  readonly text: string
  readonly at: number
  /** Told by the table, not said: what they have taken from it, or whose hand they see. The text is whose seat it was. */
  readonly deed?: Deed
}

// ---------------------------------------------------------------- views

export interface AskData {
  readonly name: string
  readonly rule: string
  readonly kind: 'one' | 'some' | 'order' | 'split' | 'number' | 'fate'
  readonly min: number
  readonly max: number
  readonly sides: readonly number[]
  readonly options: readonly string[]
  readonly answer: readonly string[] | null
  readonly blocked: readonly { readonly option: string; readonly why: Why }[]
}
/** The table as one seat may see it, in words: faces as keys or null, zones by name, options as words. */
export interface ViewData {
  readonly seat: Seat
  readonly question: string
  readonly mode: Mode
  readonly waiting: readonly Seat[]
  readonly state: Readonly<Record<string, unknown>>
  readonly ask: AskData | null
}
export interface LogPart {
  /** The lines replace what was there from this one on. */
  readonly from: number
  readonly lines: readonly LogLine[]
}
