/** What people say around a table. Those who look on later hear it as late as they see the table: talk tells too. */
import type { Seat } from '@emberhall/kernel'
import type { ChatLine, Deed, ServerMessage } from '../protocol.ts'
import { REST_MS } from './gallery.ts'
import type { Room } from './room.ts'

interface Said {
  /** By a clock that never jumps. */
  readonly at: number
  readonly message: ServerMessage
}
const MOST_WAITING = 200
const NOTHING: readonly never[] = []

export class Talk {
  private readonly room: Room
  private waiting: readonly Said[] = NOTHING
  private timer: NodeJS.Timeout | null = null
  /** All lines up to this one have been told here, and some after it. */
  line = 0
  private told: readonly number[] = NOTHING

  constructor(room: Room) {
    this.room = room
  }
  /** What was said so long ago is heard by now. */
  private get lateMs(): number {
    const { delayMs } = this.room
    return delayMs === 0 ? 0 : delayMs + REST_MS
  }
  /** What is kept and was said before is heard by now. */
  get until(): number {
    return Date.now() - this.lateMs
  }
  /** Whoever is behind too tells nothing that others who are behind do not know. */
  tell(who: string, message: ServerMessage): void {
    this.spread(message, this.room.isLate(who) ? 'behind' : 'in time')
  }
  /** What was said by way of other processes. */
  async hear(): Promise<void> {
    const { room, line: after, told } = this
    const lines = await room.settings.storage.chat(room.id, { after, limit: MOST_WAITING })
    for (const line of lines) {
      if (!told.includes(line.n)) this.spread({ type: 'chat', lines: [line] }, line.seat < 0 ? 'behind' : 'in time')
      this.line = Math.max(this.line, line.n)
    }
    this.told = this.told.filter((n) => n > this.line)
  }
  private spread(message: ServerMessage, by: 'behind' | 'in time'): void {
    const { room } = this
    if (message.type === 'chat') this.told = [...this.told, ...message.lines.map(({ n }) => n)].slice(-MOST_WAITING)
    if (room.delayMs === 0 || by === 'behind') return room.viewers.tell(message)
    room.viewers.tellInTime(message)
    this.waiting = [...this.waiting, { at: performance.now(), message }].slice(-MOST_WAITING)
    this.pass()
  }
  /** Tells what may be heard by now; also when the table is shown sooner or later than before. */
  pass(): void {
    const until = performance.now() - this.lateMs
    const due = this.waiting.filter(({ at }) => at <= until)
    this.waiting = this.waiting.filter(({ at }) => at > until)
    const { room } = this
    for (const { message } of due) room.viewers.tellEach(({ who }) => (room.seatsOf(who).length === 0 ? message : null))
    this.arm(until)
  }
  private arm(until: number): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const [next] = this.waiting
    if (next === undefined) return
    this.timer = setTimeout(() => void this.passAfterTable(), next.at - until)
    this.timer.unref()
  }
  /** What it is about is seen first, however busy the server is. */
  private async passAfterTable(): Promise<void> {
    const { room } = this
    await room.gallery?.now().catch(() => undefined)
    if (room.isGone) return
    room.viewers.sendPast()
    this.pass()
  }
}

interface Told {
  readonly deed: Deed
  readonly seat: Seat
  readonly text?: string
  /** What is told with the same words again is told once. */
  readonly once: string
}
/** People are told what somebody has done. */
export async function tellDeed(room: Room, who: string, { deed, seat, text = '', once }: Told): Promise<void> {
  const { storage } = room.settings
  const name = room.seats[seat]?.name ?? (await storage.person(who))?.name ?? ''
  const said: Omit<ChatLine, 'n'> = { seat, name, text, at: Date.now(), deed }
  const line = await storage.say(room.id, { ...said, who, key: `${who}/${deed}/${once}` })
  if (line !== null) room.talk.tell(who, { type: 'chat', lines: [line] })
}
