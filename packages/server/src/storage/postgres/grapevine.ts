/**
 * The connection over which a process hears the others and says what need not be kept. It is opened again whenever it is lost; what was
 * said meanwhile has to be looked for.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Ear, News } from '../neighbours.ts'

const CHANNEL = 'emberhall'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** Fewer bytes than one message may have. */
const LONGEST = 7500
const MOST_WAITING = 1000

interface Message {
  readonly from: string
  readonly news: News
}
export class Grapevine {
  private client: pg.Client | null = null
  private readonly settings: pg.ClientConfig
  private readonly process: string
  private ear: Ear | null = null
  private waiting: string[] = []
  private isTelling = false
  private last: Promise<unknown> = Promise.resolve()
  private isClosed = false
  /** Called when the connection is up, before it is used. */
  private readonly greet: (grapevine: Grapevine) => Promise<void>

  constructor(settings: pg.ClientConfig, process: string, greet: (grapevine: Grapevine) => Promise<void>) {
    this.settings = { ...settings, options: '-c synchronous_commit=off', query_timeout: 10_000 }
    this.process = process
    this.greet = greet
  }
  get isUp(): boolean {
    return this.client !== null
  }
  hear(ear: Ear): void {
    this.ear = ear
  }
  async open(): Promise<void> {
    const client = new pg.Client(this.settings)
    client.on('error', () => this.drop(client))
    client.on('end', () => this.drop(client))
    client.on('notification', ({ payload }) => {
      const { from, news } = JSON.parse(payload ?? '{}') as Message
      if (from !== this.process) this.ear?.news(news)
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.client = client
    await this.greet(this)
  }
  /** What is asked over a connection that does not answer is asked over another. */
  private drop(client: pg.Client): void {
    if (this.client !== client) return
    this.client = null
    client.end().catch(() => {})
    void this.reopen()
  }
  private async reopen(): Promise<void> {
    for (let rest = FIRST_PAUSE_MS; !this.isClosed; rest = Math.min(2 * rest, LONGEST_PAUSE_MS)) {
      try {
        await this.open()
        this.waiting = []
        return this.ear?.missed()
      } catch {
        this.client = null
        await pause(rest, undefined, { ref: false })
      }
    }
  }
  /** One after the other; nothing comes of what is asked while there is no connection. */
  ask<T extends object>(text: string, values: readonly unknown[]): Promise<T[]> {
    const asked = this.last.then(() => this.askNow<T>(text, values))
    this.last = asked
    return asked
  }
  private async askNow<T extends object>(text: string, values: readonly unknown[]): Promise<T[]> {
    const { client } = this
    if (client === null) return []
    try {
      return (await client.query<T>(text, [...values])).rows
    } catch {
      this.drop(client)
      return []
    }
  }
  tell(news: News): void {
    if (this.client === null) return
    this.waiting.push(...this.written(news))
    if (this.waiting.length > MOST_WAITING) this.waiting.splice(0, this.waiting.length - MOST_WAITING)
    if (!this.isTelling) setImmediate(() => void this.flush())
  }
  private written(news: News): string[] {
    const text = JSON.stringify({ from: this.process, news } satisfies Message)
    if (Buffer.byteLength(text) <= LONGEST) return [text]
    // Only lists grow so long; whatever else does is for those alone who are here.
    if (news.what !== 'entries' || news.heads.length < 2) return []
    const half = news.heads.length >> 1
    return [news.heads.slice(0, half), news.heads.slice(half)].flatMap((heads) =>
      this.written({ what: 'entries', heads }),
    )
  }
  /** Says what has gathered. */
  async flush(): Promise<void> {
    if (this.isTelling) return
    this.isTelling = true
    while (this.waiting.length > 0 && this.client !== null) {
      const texts = this.waiting
      this.waiting = []
      await this.ask(`select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as text`, [texts])
    }
    this.isTelling = false
  }
  async close(): Promise<void> {
    this.isClosed = true
    const { client } = this
    this.client = null
    await client?.end().catch(() => {})
  }
}
