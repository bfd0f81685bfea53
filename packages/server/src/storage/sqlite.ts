/** The embedded database: one file, one connection, used from one thread. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { join } from 'node:path'
import { Kysely, sql, SqliteDialect } from 'kysely'
import type { ErrorCode } from '../protocol.ts'
import { DiskRoom, PAGE, type Waiting } from './room.ts'
import { type Db, migrate, type Schema } from './schema.ts'

export interface SqliteSettings {
  readonly folder: string
  /** How long to wait for another program that has locked the file. */
  readonly patienceMs: number
  /** Caps the file, in pages of 4 KiB, so that a full disk can be tried out. */
  readonly maxPages?: number
  /** How large the folder may become, in bytes. */
  readonly maxData: number
}
export interface Opened {
  readonly db: Db
  readonly room: DiskRoom
  readonly wait: Waiting
  readonly close: () => void
}
type Value = string | number | null
const MOST_PAGES = 2 ** 32 - 2
/** How much is written before it is sorted into its pages. */
const LOG_PAGES = 4000
/** The rest is for what has been written but not yet been sorted into its pages. */
const FOR_PAGES = 0.9

/** Opens the database in a folder, or makes it, and brings it up to date. Throws where somebody else has it. */
export async function openSqlite({ folder, patienceMs, maxPages, maxData }: SqliteSettings): Promise<Opened> {
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  // Held as long as this process lives and let go by the system when it dies, however it dies.
  lock.exec('pragma locking_mode = exclusive; begin exclusive')
  const path = join(folder, 'emberhall.db')
  const file = new DatabaseSync(path, { timeout: patienceMs })
  const close = () => {
    file.close()
    lock.close()
  }
  try {
    mustBeAlone(file)
    file.exec('pragma journal_mode = wal; pragma synchronous = full')
    file.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}; pragma journal_size_limit = ${LOG_PAGES * PAGE}`)
    const most = maxPages ?? Math.min(MOST_PAGES, Math.floor((maxData * FOR_PAGES) / PAGE))
    const wait: Waiting = (does) => file.exec(`pragma busy_timeout = ${does === 'yes' ? patienceMs : 0}`)
    const room = new DiskRoom(file, { folder, path, wait, most })
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: driverOf(file) }) })
    await migrate(db)
    room.keep()
    return { db, room, wait, close }
  } catch (error) {
    close()
    throw error
  }
}

/** What has been deleted makes room for what comes. */
export async function fileBytes(db: Db): Promise<number> {
  const figure = async (name: 'page_count' | 'freelist_count' | 'page_size'): Promise<number> => {
    const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db)
    return rows[0]![name]!
  }
  return ((await figure('page_count')) - (await figure('freelist_count'))) * (await figure('page_size'))
}

/**
 * Whoever has the database open in WAL mode keeps others from leaving that mode, and the system sees to it. So a second
 * server stays out even where somebody has deleted the lock of the first.
 */
function mustBeAlone(file: DatabaseSync): void {
  file.exec('pragma journal_mode = delete')
}

/** Statements are prepared once and kept; how many there are depends on how many rows they are for. */
export function driverOf(file: DatabaseSync) {
  const kept = new Map<string, ReturnType<typeof statementOf>>()
  return {
    prepare(sql: string) {
      // A full disk has ended the transaction by itself; the failure to tell of is that one.
      if (sql === 'rollback' && !file.isTransaction) return NOTHING
      let statement = kept.get(sql)
      if (statement === undefined) {
        statement = statementOf(file.prepare(sql))
        if (kept.size >= MOST_STATEMENTS) kept.clear()
        if (!/^(create|alter|drop)/i.test(sql)) kept.set(sql, statement)
      }
      return statement
    },
    close: () => {},
  }
}
const MOST_STATEMENTS = 1000
const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}
function statementOf(statement: StatementSync) {
  const isReader = statement.columns().length > 0
  return {
    reader: isReader,
    all: (values: readonly unknown[]): unknown[] => statement.all(...(values as Value[])),
    run: (values: readonly unknown[]) => statement.run(...(values as Value[])),
    iterate: (values: readonly unknown[]) => statement.iterate(...(values as Value[])),
  }
}

const FULL = 13
const TAKEN = 19
const BUSY = [5, 6]
const UNUSABLE: Readonly<Record<number, string>> = {
  8: 'it cannot be written to',
  11: 'it is damaged',
  14: 'it cannot be opened',
  26: 'it is no database',
}
/** What went wrong, for people and for the protocol. */
export function storageProblem(error: unknown): { code: ErrorCode; message: string } {
  const { errcode, message } = error as { errcode?: number; message: string }
  const primary = (errcode ?? 0) & 0xff
  if (primary === FULL) return { code: 'storageFull', message: 'the disk is full: nothing more can be kept' }
  if (primary === TAKEN && message.includes('entries.')) return { code: 'behind', message: 'another has been quicker' }
  if (BUSY.includes(primary)) return { code: 'storageBusy', message: 'the database is locked by another program' }
  const reason = UNUSABLE[primary]
  return {
    code: 'storage',
    message: reason === undefined ? `the database failed: ${message}` : `the database: ${reason}`,
  }
}
