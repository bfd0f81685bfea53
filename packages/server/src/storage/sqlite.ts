/** The embedded database: one file, one connection, used from one thread. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import type { ErrorCode } from '../protocol.ts'
import { type Db, migrate, type Schema } from './schema.ts'

export interface SqliteSettings {
  readonly folder: string
  /** How long to wait for another program that has locked the file. */
  readonly patienceMs: number
  /** Caps the file, in pages of 4 KiB, so that a full disk can be tried out. */
  readonly maxPages?: number
}
export interface Opened {
  readonly db: Db
  /** Whether those who find the database locked wait for it. */
  readonly wait: (does: 'yes' | 'no') => void
  readonly close: () => void
}
type Value = string | number | null

/** Opens the database in a folder, or makes it, and brings it up to date. Throws where somebody else has it. */
export async function openSqlite({ folder, patienceMs, maxPages }: SqliteSettings): Promise<Opened> {
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  // Held as long as this process lives and let go by the system when it dies, however it dies.
  lock.exec('pragma locking_mode = exclusive; begin exclusive')
  const file = new DatabaseSync(join(folder, 'emberhall.db'), { timeout: patienceMs })
  const close = () => {
    file.close()
    lock.close()
  }
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
    if (maxPages !== undefined) file.exec(`pragma max_page_count = ${maxPages}`)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: driverOf(file) }) })
    await migrate(db)
    const wait = (does: 'yes' | 'no'): void => file.exec(`pragma busy_timeout = ${does === 'yes' ? patienceMs : 0}`)
    return { db, wait, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Statements are prepared once; there are only some dozens. */
export function driverOf(file: DatabaseSync) {
  const kept = new Map<string, ReturnType<typeof statementOf>>()
  return {
    prepare(sql: string) {
      // A full disk has ended the transaction by itself; the failure to tell of is that one.
      if (sql === 'rollback' && !file.isTransaction) return NOTHING
      let statement = kept.get(sql)
      if (statement === undefined) {
        statement = statementOf(file.prepare(sql))
        if (!/^(create|alter|drop)/i.test(sql)) kept.set(sql, statement)
      }
      return statement
    },
    close: () => {},
  }
}
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
  if (BUSY.includes(primary)) return { code: 'storageBusy', message: 'the database is locked by another program' }
  const reason = UNUSABLE[primary]
  return {
    code: 'storage',
    message: reason === undefined ? `the database failed: ${message}` : `the database: ${reason}`,
  }
}
