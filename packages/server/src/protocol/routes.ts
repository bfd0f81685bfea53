/** What is asked of a server over HTTP, and what it answers where it would not. */
import type { CampaignFile } from '@emberhall/campaign'
import type { SaveFile } from '@emberhall/saves'
import type { Bookmark } from './tables.ts'
import type { Policies, SeatKind } from './words.ts'

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
  /** Another process was quicker: it is tried anew with what has happened since. */
  | 'behind'
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
/** Who one is there, and what one has brought along; empty: nothing. */
export interface Claimed extends Me {
  readonly luggage: string
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
