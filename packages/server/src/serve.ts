/** A server: one process, one port, one data folder or a database that it may share. */
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Logger, pino } from 'pino'
import { Failure } from './failure.ts'
import type { AnyCampaign } from '@emberhall/campaign'
import { loadCampaigns, loadGames, rulesCode } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { type Limits, makeApp } from './http/app.ts'
import { Holding } from './http/holding.ts'
import { COOKIE_KEY, cookieKey, newCookieKey } from './http/identity.ts'
import { Metrics } from './http/metrics.ts'
import { Reading } from './reading/reading.ts'
import { openStorage } from './storage/embedded.ts'
import { openShared, type SharedSettings } from './storage/postgres/shared.ts'
import { PATIENCE, type Patience } from './table/absence.ts'
import { Hall } from './table/hall.ts'
import { Thinking } from './thinking/thinking.ts'
import { WEBHOOKS, type WebhookSettings, Webhooks } from './webhooks.ts'

export interface ServeOptions {
  readonly host?: string
  /** 0: any that is free. */
  readonly port?: number
  readonly data?: string
  /** A PostgreSQL database that several processes may share, instead of the data folder: postgres://… */
  readonly database?: string
  /** How others reach this server, if not by host and port: behind a proxy. */
  readonly publicUrl?: string
  readonly games?: readonly GameModule[]
  readonly campaigns?: readonly AnyCampaign[]
  readonly client?: string
  readonly logLevel?: string
  readonly botPauseMs?: number
  /** Where a new table's luck begins: anywhere, unless every run is to deal the same. */
  readonly newSeed?: () => number
  /** How long a minute is by which spectators see a table later; shorter where that is tried out. */
  readonly minuteMs?: number
  /** How long the table waits for somebody who is away. */
  readonly patience?: Partial<Patience>
  /** How long a table that nobody looks at is remembered. */
  readonly idleMs?: number
  /** How often sockets are asked whether anybody is there; who does not answer until the next time is gone. */
  readonly beatMs?: number
  /** How long somebody may be connected without a word. */
  readonly helloMs?: number
  /** Who has it may read the figures from anywhere; without one they are for this machine alone. */
  readonly metricsToken?: string
  /** Whom tables may tell that it is somebody's turn; nobody unless hosts are named. */
  readonly webhooks?: Partial<WebhookSettings>
  readonly limits?: Partial<Limits>
  readonly maxTablesPerPerson?: number
  /** How long to wait for a database that another program has locked. */
  readonly patienceMs?: number
  /** Caps the database, in pages of 4 KiB, so that a full disk can be tried out. */
  readonly maxPages?: number
  /** Of a shared database: how many connections, how long somebody waits for one, how often processes say that they are there. */
  readonly shared?: Omit<SharedSettings, 'address'>
  /** How large the data folder may become, in bytes; a database has no limit here unless one is given. */
  readonly maxData?: number
  /** After how many days a table that nobody has played at is offered for deletion. */
  readonly untouchedDays?: number
  /** Reads what people bring from elsewhere. */
  readonly reading?: Reading
  /** Thinks for bots that look ahead. */
  readonly thinking?: Pick<Thinking, 'ponder'>
}
export interface Served {
  readonly port: number
  /** The address to open. */
  readonly url: string
  close(): Promise<void>
}
const LIMITS: Limits = {
  requestsPerMinute: 1200,
  tablesPerMinute: 60,
  messagesPerSecond: 25,
  looksPerSecond: 10,
  socketsPerAddress: 2500,
  connections: 10_000,
  heldPerPerson: 4_000_000,
  importsPerHour: 60,
  importsPerAddress: 240,
}
const MAX_DATA = 4_000_000_000
const DAY_MS = 24 * 3_600_000

/** Starts a server. Throws Failure, in words for the person who starts it, if it cannot. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { host = '127.0.0.1', port = 8080, data = './data', publicUrl = null } = options
  if (publicUrl !== null && !/^https?:\/\/[^/]+/.test(publicUrl))
    throw new Failure('malformed', `the public address must look like https://example.org, not "${publicUrl}"`)
  let address = publicUrl ?? ''
  const webhooks = new Webhooks({ ...WEBHOOKS, ...options.webhooks }, () => address)
  const logger: Logger = pino({ level: options.logLevel ?? 'info' })
  const limits = { ...LIMITS, ...options.limits }
  const holding = new Holding(limits.heldPerPerson)
  const metrics = new Metrics(
    () => hall.size,
    () => holding.total,
    () => storage.neighbours?.processes ?? 1,
  )
  const { database, patienceMs, maxPages, reading = new Reading() } = options
  const { maxData = database === undefined ? MAX_DATA : Number.MAX_SAFE_INTEGER } = options
  const waits = patienceMs === undefined ? {} : { patienceMs }
  const storage =
    database === undefined
      ? await openStorage({ folder: data, maxData, ...waits, ...(maxPages && { maxPages }) }, metrics.storage)
      : await openShared({ address: database, ...waits, ...options.shared }, metrics.storage)
  const ownThinking = new Thinking()
  const games = options.games ?? (await loadGames())
  // Looked at now, so that nobody who opens a table waits for it.
  if (database !== undefined) for (const { game } of games) rulesCode(game.id)
  const hall = new Hall({
    storage,
    games,
    campaigns: options.campaigns ?? (await loadCampaigns()),
    notes: logger,
    counted: metrics.entry,
    botPauseMs: options.botPauseMs ?? 700,
    newSeed: options.newSeed ?? (() => randomInt(2 ** 31)),
    patience: { ...PATIENCE, ...options.patience },
    started: Date.now(),
    webhooks,
    thinking: options.thinking ?? ownThinking,
    minuteMs: options.minuteMs ?? 60_000,
    idleMs: options.idleMs ?? 120_000,
    maxTablesPerPerson: options.maxTablesPerPerson ?? 500,
    maxData,
    untouchedMs: (options.untouchedDays ?? 30) * DAY_MS,
  })
  const close = async (): Promise<void> => {
    if (options.reading === undefined) reading.close()
    await hall.close()
    await ownThinking.close()
    await app?.close()
    await storage.close()
  }
  let app: Awaited<ReturnType<typeof makeApp>> | null = null
  try {
    app = await makeApp({
      hall,
      reading,
      storage,
      metrics,
      holding,
      logger,
      publicUrl,
      cookieKey: database === undefined ? cookieKey(data) : await storage.secret(COOKIE_KEY, newCookieKey()),
      client: options.client ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
      limits,
      beatMs: options.beatMs ?? 15_000,
      helloMs: options.helloMs ?? 20_000,
      metricsToken: options.metricsToken ?? null,
    })
    await app.listen({ host, port })
  } catch (error) {
    await close()
    throw inWords(error, host, port)
  }
  const bound = (app.server.address() as { port: number }).port
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  address = publicUrl ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${bound}`
  return { port: bound, url: address, close }
}

function inWords(error: unknown, host: string, port: number): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return new Failure('internal', `port ${port} is in use; choose another one with --port`)
  if (code === 'EACCES')
    return new Failure('internal', `port ${port} may not be used by this user; choose one above 1023`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Failure('internal', `this machine has no address "${host}"`)
  return error
}
