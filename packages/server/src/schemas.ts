/** What clients may send, checked before anything looks at it. Unknown fields are refused. */
import { z } from 'zod'
import {
  type ClientMessage,
  DELAYS,
  LIMITS,
  LUCK,
  type NewTable,
  type Policies,
  REACTIONS,
  SEAT_KINDS,
  type Sit,
  UNDO,
} from './protocol.ts'
import { visible } from './names.ts'

export const UNSEEN = 'nothing of it can be seen'
/** Plain text on one line: what cannot be seen is left out, and a text of nothing else refused. */
function line(max: number) {
  return z
    .string()
    .max(max * 4)
    .refine((text) => text.trim() === '' || visible(text) !== '', UNSEEN)
    .transform(visible)
    .pipe(z.string().max(max))
}
const name = line(LIMITS.name)
const colour = z.string().regex(/^(#[0-9a-f]{6}|[a-z][a-z-]{0,15})$/)
const secret = z.string().regex(/^[\w-]{8,64}$/)
const slug = z.string().regex(/^[a-z][\w-]{0,40}$/i)
const seatNumber = z
  .int()
  .min(-1)
  .max(LIMITS.seats - 1)
const policies = z.strictObject({
  undo: z.enum(UNDO).exactOptional(),
  luck: z.enum(LUCK).exactOptional(),
  ownDice: z.boolean().exactOptional(),
  hints: z.boolean().exactOptional(),
}) satisfies z.ZodType<Partial<Policies>>
const seat = z.strictObject({
  kind: z.enum(SEAT_KINDS),
  name: name.exactOptional(),
  colour: colour.exactOptional(),
  bot: slug.exactOptional(),
})
const seats = z.array(seat).min(1).max(LIMITS.seats)
const title = line(LIMITS.title)
const bookmark = { name: line(LIMITS.bookmark).pipe(z.string().min(1)), at: z.int().min(0) }
export const MOMENT = z.strictObject(bookmark)

export const NEW_TABLE: z.ZodType<NewTable> = z.strictObject({
  game: slug,
  options: z.record(slug, z.json()).exactOptional(),
  seats,
  policies: policies.exactOptional(),
  title: title.exactOptional(),
  campaign: title.exactOptional(),
})
export const IMPORT_CAMPAIGN = z.strictObject({
  // As it came: the campaign's own reader checks it.
  campaign: z.custom<{ readonly game: string }>((file) => z.looseObject({ game: slug }).safeParse(file).success),
  seats,
  policies: policies.exactOptional(),
  title: title.exactOptional(),
})
export const IMPORT_TABLE = z.strictObject({
  // As it came: its sum tells whether it is whole, and the kernel reads the rest.
  save: z.custom<{ readonly game: string }>((save) => z.looseObject({ game: slug }).safeParse(save).success),
  bookmarks: z.array(MOMENT).max(LIMITS.bookmarks).exactOptional(),
  seats,
  policies: policies.exactOptional(),
  title: title.exactOptional(),
})
export const SIT: z.ZodType<Sit> = z.strictObject({
  key: secret,
  name: name.exactOptional(),
  colour: colour.exactOptional(),
})
export const KNOCK = z.strictObject({ key: secret })
export const SEAT_CHANGE = z.strictObject({ name: name.exactOptional(), colour: colour.exactOptional() })
export const BOT = z.strictObject({ bot: slug.exactOptional() })
export const SHOWN = z.strictObject({ shown: z.boolean() })
export const DELAY = z.strictObject({ minutes: z.literal(DELAYS) })
export const ACTOR = z.strictObject({ seat: seatNumber.nullable() })
export const CLONE = z.strictObject({ at: z.int().min(0).exactOptional(), title: title.exactOptional() })
export const WEBHOOK = z.strictObject({ url: z.string().trim().max(LIMITS.webhook), lang: z.enum(['en', 'fr']) })
export const NOTHING = z.strictObject({})
export const ONWARD = z.strictObject({ modes: z.record(z.string().max(40), z.boolean()).exactOptional() })
export const ME = z.strictObject({ name })
export const CLAIM = z.strictObject({ code: z.string().max(20) })
/** What goes along with a code, in the browser's own words. */
export const LUGGAGE = z.strictObject({ luggage: z.string().max(LIMITS.luggage).exactOptional() })
export const TABLE_ID = z.strictObject({ id: secret })
export const TABLE_SEAT = z.strictObject({ id: secret, seat: z.coerce.number().pipe(seatNumber.min(0)) })
const count = z.coerce.number().pipe(z.int().min(0).max(10_000_000))
const viewer = z.coerce.number().pipe(seatNumber)
export const LOG_QUERY = z.strictObject({
  seat: viewer.exactOptional(),
  from: count.exactOptional(),
  to: count.exactOptional(),
})
export const CORRECTIONS_QUERY = z.strictObject({ seat: viewer })
export const MOMENT_QUERY = z.strictObject({ seat: viewer.exactOptional(), at: count })
export const SOCKET_QUERY = z.strictObject({ table: secret })

const id = z.string().min(1).max(LIMITS.key)
const word = z.string().max(80)
const question = z.string().max(24)
const thing = z.string().regex(/^[a-z]{1,16}( \d{1,4}){0,2}$/)
export const CLIENT_MESSAGE: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    seq: z.int().min(0).exactOptional(),
    seat: seatNumber.exactOptional(),
    fingerprint: z.string().max(32).exactOptional(),
    lines: z.int().min(0).exactOptional(),
    chat: z.int().min(0).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('answer'),
    id,
    seat: seatNumber,
    question,
    value: z.union([word, z.array(word).max(1000)]),
  }),
  z.strictObject({
    type: z.literal('window'),
    id,
    seat: seatNumber,
    name: z.string().max(40),
    policy: z.enum(['always', 'able', 'matters', 'never', 'habit']),
    until: z.string().max(40).exactOptional(),
  }),
  z.strictObject({ type: z.literal('undo'), id, seat: seatNumber }),
  z.strictObject({ type: z.literal('redo'), id, seat: seatNumber }),
  z.strictObject({ type: z.literal('terms'), id, seat: seatNumber, terms: policies.omit({ ownDice: true }) }),
  z.strictObject({ type: z.literal('whole'), id, seat: seatNumber }),
  z.strictObject({ type: z.literal('correct'), id, seat: seatNumber, option: word }),
  z.strictObject({ type: z.literal('agree'), id, proposal: z.string().max(40) }),
  z.strictObject({ type: z.literal('decline'), id, proposal: z.string().max(40) }),
  z.strictObject({ type: z.literal('hint'), id, seat: seatNumber }),
  z.strictObject({ type: z.literal('chat'), id, text: line(LIMITS.chat) }),
  z.strictObject({ type: z.literal('react'), id, what: z.enum(REACTIONS) }),
  z.strictObject({ type: z.literal('point'), id, at: thing }),
  z.strictObject({ type: z.literal('plan'), id, at: z.array(thing).max(LIMITS.plan) }),
  z.strictObject({ type: z.literal('mark'), id, ...bookmark }),
  z.strictObject({ type: z.literal('unmark'), id, n: z.int().min(0) }),
  z.strictObject({ type: z.literal('look'), seat: z.union([seatNumber, z.literal('asked')]) }),
  z.strictObject({ type: z.literal('resync') }),
  z.strictObject({ type: z.literal('ping') }),
])
