/** Limits, closed lists and settings that both sides of the wire know. */

/** Raised when an older client can no longer talk to the server; it is told to reload. */
export const PROTOCOL = 5
export const SOCKET_PATH = '/api/socket'
/** Says that a request which changes something is no page's of another site: programs send it, with any value. */
export const OWN_HEADER = 'x-emberhall'
export const LIMITS = {
  /** What goes with somebody to another device, in characters. */
  luggage: 40_000,
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
