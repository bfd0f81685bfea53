/** A way to a PostgreSQL database, brought up to date. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Socket } from 'node:net'
import pg from 'pg'
import { Failure } from '../../failure.ts'
import { type Db, migrate, type Schema } from '../schema.ts'
import { problemOf, shown } from './problems.ts'

export interface PostgresSettings {
  /** postgres://user:password@machine:5432/database */
  readonly address: string
  /** How many connections at most. */
  readonly connections: number
  /** How long somebody waits for one, and for what another program holds. */
  readonly patienceMs: number
  /** After how long a connection over which nothing comes or goes is taken for lost. */
  readonly silenceMs: number
}
export interface Way {
  readonly db: Db
  readonly pool: pg.Pool
}
const INT8 = 20
/** Times and counts are whole numbers that a double holds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') => {
    const usual: unknown = pg.types.getTypeParser(id, format)
    return id === INT8 ? Number : usual
  }) as pg.CustomTypesConfig['getTypeParser'],
}
/** Held while a database is brought up to date, by whoever is the first of several that start at once. */
const MIGRATING = 0x656d6272

export function isAddress(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
}
/**
 * Everything is looked up by a key. A plan that is made while there is little to read would be kept and read all of it for each answer
 * until the database counts its rows again, which takes it a minute or more.
 */
const BY_KEY = '-c enable_seqscan=off -c jit=off'
/** The database says that a question takes it too long; where it says nothing for longer, the way to it is gone. */
const TOO_LONG_MS = 30_000
export const SILENCE_MS = TOO_LONG_MS + 10_000

export function clientSettings({ address, patienceMs, silenceMs }: PostgresSettings): pg.ClientConfig {
  return {
    connectionString: address,
    types,
    keepAlive: true,
    stream: () => socketOf(silenceMs),
    connectionTimeoutMillis: patienceMs,
    lock_timeout: patienceMs,
    statement_timeout: Math.max(patienceMs, TOO_LONG_MS),
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'emberhall',
    options: BY_KEY,
  }
}
/** Where a cable is pulled nobody is told, and the system tries for a quarter of an hour to get through. */
function socketOf(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy(new Failure('storage', 'the database: nobody answers any more')))
  return socket
}
/** Whoever asks over a connection that is lost is told so; one that nobody asks anything of just now is replaced. */
export function poolOf(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
/** Opens a database and brings it up to date. Throws Failure in words for the person who starts a server. */
export async function openPostgres(settings: PostgresSettings): Promise<Way> {
  const { address, connections } = settings
  if (!isAddress(address))
    throw new Failure('malformed', 'a database address looks like postgres://user:password@machine:5432/database')
  try {
    await bringUpToDate(settings)
  } catch (error) {
    const message = error instanceof RangeError ? error.message : problemOf(error).message
    throw new Failure('storage', `the database at ${shown(address)} cannot be used: ${message}`)
  }
  const pool = poolOf({ ...clientSettings(settings), max: connections })
  return { db: dbOver(pool), pool }
}
const dbOver = (pool: pg.Pool): Db => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

/** Over a connection of its own: where there is much to be brought up to date that takes as long as it takes, and others wait for it. */
async function bringUpToDate(settings: PostgresSettings): Promise<void> {
  const limits = { lock_timeout: 0, statement_timeout: 0, max: 1 }
  const db = dbOver(poolOf({ ...clientSettings({ ...settings, silenceMs: 0 }), ...limits }))
  try {
    await db.connection().execute(async (own) => {
      const { rows } = await sql<{ readonly isCopy: boolean }>`select pg_is_in_recovery() as "isCopy"`.execute(own)
      if (rows[0]!.isCopy) throw new Failure('storage', 'it is a copy that can only be read; name the one it follows')
      await sql`select pg_advisory_lock(${MIGRATING})`.execute(own)
      await mustBeOurs(own)
      await migrate(own)
    })
  } finally {
    // Its lock goes with it.
    await db.destroy()
  }
}
/** Nothing is written into a database that is somebody else's. */
async function mustBeOurs(db: Db): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`.execute(
    db,
  )
  const names = rows.map(({ name }) => name)
  if (names.length === 0 || ['version', 'entries', 'snapshots'].every((name) => names.includes(name))) return
  const some = names.slice(0, 3).join(', ')
  throw new Failure('storage', `it holds something else (${some}); give Emberhall a database of its own`)
}
