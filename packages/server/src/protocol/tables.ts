/** A table as people around it, and their lists of tables, are told of it. */
import type { Seat, Why } from '@emberhall/kernel'
import type { Deed, Policies, Terms } from './words.ts'

/** What whoever holds a link may know before they sit down. */
export interface Knocked {
  readonly game: string
  readonly title: string
  /** The name of whoever made the table; empty if they have none. */
  readonly host: string
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'colour'>[]
  /** The seat it leads to; -1: the gallery. */
  readonly seat: Seat
  /** Whoever asks is there already. */
  readonly mine: boolean
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
