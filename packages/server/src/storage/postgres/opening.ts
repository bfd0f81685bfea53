/** A way to a PostgreSQL database, brought up to date. */
import { Kysely, PostgresDialect, sql } from 'kysely'
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
export function clientSettings({ address, patienceMs }: PostgresSettings): pg.ClientConfig {
  return {
    connectionString: address,
    types,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    lock_timeout: patienceMs,
    statement_timeout: Math.max(patienceMs, 30_000),
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'emberhall',
  }
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
  const pool = poolOf({ ...clientSettings(settings), max: connections })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await db.connection().execute(bringUpToDate)
    return { db, pool }
  } catch (error) {
    await db.destroy()
    const message = error instanceof RangeError ? error.message : problemOf(error).message
    throw new Failure('storage', `the database at ${shown(address)} cannot be used: ${message}`)
  }
}

async function bringUpToDate(db: Db): Promise<void> {
  const { rows } = await sql<{ readonly isCopy: boolean }>`select pg_is_in_recovery() as "isCopy"`.execute(db)
  if (rows[0]!.isCopy) throw new Failure('storage', 'it is a copy that can only be read; name the one it follows')
  // Whoever is bringing it up to date is waited for.
  await sql`set lock_timeout = 0`.execute(db)
  await sql`select pg_advisory_lock(${MIGRATING})`.execute(db)
  try {
    await mustBeOurs(db)
    await migrate(db)
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATING})`.execute(db)
    await sql`reset lock_timeout`.execute(db)
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
