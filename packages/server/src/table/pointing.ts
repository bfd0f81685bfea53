/**
 * What people show each other: a finger on something, and plans laid on the table. It is told and kept in memory, never
 * on disk; what a game is made of does not know of it.
 */
import type { Seat } from '@emberhall/kernel'
import { Bucket } from '../bucket.ts'
import { Failure } from '../failure.ts'
import type { Plan, RequestId } from '../protocol.ts'
import type { Told } from '../storage/neighbours.ts'
import type { Room } from './room.ts'
import type { Client } from './viewers.ts'

const POINTS_PER_SECOND = 1
const PLANS_PER_SECOND = 4

/** Of one table. */
export class Pointing {
  readonly plans = new Map<Seat, readonly string[]>()
  private readonly points = new Map<Seat, Bucket>()
  private readonly laid = new Map<Seat, Bucket>()
  mayPoint(seat: Seat): boolean {
    return bucketOf(this.points, seat, POINTS_PER_SECOND).take(1)
  }
  mayPlan(seat: Seat): boolean {
    return bucketOf(this.laid, seat, PLANS_PER_SECOND).take(1)
  }
}
function bucketOf(buckets: Map<Seat, Bucket>, seat: Seat, perSecond: number): Bucket {
  const bucket = buckets.get(seat) ?? new Bucket(perSecond)
  buckets.set(seat, bucket)
  return bucket
}

/** The seat somebody points from: the one they look from, or another of theirs. Who looks on has none. */
function ownSeat(room: Room, client: Client): Seat {
  const mine = room.seatsOf(client.who).filter((seat) => room.seats[seat]?.kind === 'person')
  const seat = mine.includes(client.seat) ? client.seat : mine[0]
  if (seat === undefined) throw new Failure('forbidden', 'only who sits at the table may point')
  return seat
}
/** Only what anybody may know of can be pointed at: those who look on see it too. */
function mustBePublic({ module, match, seats }: Room, keys: readonly string[]): void {
  const names = seats.map(({ name }) => name)
  const things = module.words.en.things?.(match.view(-1), names) ?? []
  if (!keys.every((key) => things.some((thing) => thing.key === key)))
    throw new Failure('notFound', 'there is no such thing on the table')
}

export function point(room: Room, client: Client, id: RequestId, at: string): void {
  const seat = ownSeat(room, client)
  if (!room.pointing.mayPoint(seat)) throw new Failure('tooFast', 'slower, please')
  mustBePublic(room, [at])
  if (!room.hasSeen(`${client.who}/${id}`)) {
    room.viewers.tellInTime({ type: 'point', seat, at })
    tellElsewhere(room, { type: 'point', seat, at })
  }
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
}

export function layPlan(room: Room, client: Client, id: RequestId, at: readonly string[]): void {
  const seat = ownSeat(room, client)
  if (!room.pointing.mayPlan(seat)) throw new Failure('tooFast', 'slower, please')
  mustBePublic(room, at)
  if (new Set(at).size < at.length) throw new Failure('malformed', 'one mark on each thing')
  setPlan(room, seat, at)
  tellElsewhere(room, { type: 'plan', seat, at })
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
}
export function setPlan(room: Room, seat: Seat, at: readonly string[]): void {
  const { plans } = room.pointing
  if (at.length > 0) plans.set(seat, at)
  else plans.delete(seat)
  tellPlans(room, [seat])
}
/** Those who are here by way of other processes. */
export function tellElsewhere(room: Room, told: Told): void {
  room.neighbours?.tell({ what: 'told', table: room.id, told })
}
/** Among rivals a plan is for those who play together; elsewhere for everybody. */
function maySee(room: Room, { who }: Client, seat: Seat): boolean {
  if (room.isLate(who)) return false
  if (!room.isContest) return true
  const { module, match } = room
  const mine = room.seatsOf(who)
  return (module.allies?.(match.table, seat) ?? [seat]).some((ally) => mine.includes(ally))
}
export function plansFor(room: Room, client: Client): Plan[] {
  return [...room.pointing.plans].flatMap(([seat, at]) => (maySee(room, client, seat) ? [{ seat, at }] : []))
}
function tellPlans(room: Room, changed: readonly Seat[]): void {
  room.viewers.tellEach((client) =>
    changed.some((seat) => maySee(room, client, seat)) ? { type: 'plans', plans: plansFor(room, client) } : null,
  )
}
/**
 * A plan is for one's next turn: it is gone once its owner has answered and the table no longer waits for them. So it
 * is when nobody sits there, when they must keep silent, and when the game is over.
 */
export function tidyPlans(room: Room, answered: Seat | null = null): void {
  const { pointing, match } = room
  const gone = [...pointing.plans.keys()].filter(
    (seat) =>
      room.seats[seat]?.kind !== 'person' ||
      match.isOver ||
      room.isHushed(seat) ||
      (seat === answered && !match.waiting().includes(seat)),
  )
  for (const seat of gone) pointing.plans.delete(seat)
  if (gone.length > 0) tellPlans(room, gone)
}
