/** What a server of the tests keeps, and other programs at it: in a data folder, or with EMBERHALL_STORAGE=postgres in a database instead. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { ServeOptions } from '../src/index.ts'
import { emptyDatabase } from './databases.ts'

/** The same one for the same folder. */
const databases = new Map<string, Promise<string>>()
export async function placeOf(data: string): Promise<Pick<ServeOptions, 'data' | 'database'>> {
  if (process.env['EMBERHALL_STORAGE'] !== 'postgres') return { data }
  const database = databases.get(data) ?? emptyDatabase()
  databases.set(data, database)
  return { database: await database }
}

/** Another program at the same database. */
interface Program {
  ask<Row = object>(sql: string): Promise<Row[]>
  /** Nobody else writes anything until it lets go. */
  hold(): Promise<void>
  letGo(): Promise<void>
  /** The database does not take one kind of change, or only where something is so. */
  refuse(change: string, where?: string): Promise<void>
  takeAgain(): Promise<void>
  /** No server starts at a folder while it is there. */
  leave(): Promise<void>
}
function atFile(data: string): Program {
  const file = new DatabaseSync(join(data, 'emberhall.db'), { timeout: 5000 })
  onTestFinished(() => void (file.isOpen && file.close()))
  const run = async (sql: string): Promise<void> => file.exec(sql)
  return {
    ask: async <Row>(sql: string) => file.prepare(sql).all() as Row[],
    hold: () => run('begin immediate'),
    letGo: () => run('rollback'),
    refuse: (change, where = '1') =>
      run(`create trigger refuse before ${change} when ${where} begin select raise(abort, 'not now'); end`),
    takeAgain: () => run('drop trigger refuse'),
    leave: async () => file.close(),
  }
}
/** What an answer may write. */
const WRITTEN = 'entries, snapshots, tables, seats, chat'
const REFUSE = `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`
async function atDatabase(address: string): Promise<Program> {
  const client = new pg.Client(address)
  client.setTypeParser(pg.types.builtins.INT8, Number)
  await client.connect()
  let isThere = true
  const leave = async (): Promise<void> => {
    if (isThere) await client.end()
    isThere = false
  }
  onTestFinished(leave)
  const run = async (sql: string): Promise<void> => void (await client.query(sql))
  return {
    ask: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    hold: () => run(`begin; lock table ${WRITTEN} in exclusive mode`),
    letGo: () => run('rollback'),
    refuse: (change, where = 'true') =>
      run(`${REFUSE}; create trigger refuse before ${change} for each row when (${where}) execute function refuse()`),
    takeAgain: () => run('drop function refuse cascade'),
    leave,
  }
}
export async function programAt(data: string): Promise<Program> {
  const { database } = await placeOf(data)
  return database === undefined ? atFile(data) : atDatabase(database)
}
/** Asks the database of a server itself, or changes something in it behind the server's back. */
export async function askKept<Row = object>(data: string, sql: string): Promise<Row[]> {
  const program = await programAt(data)
  try {
    return await program.ask<Row>(sql)
  } finally {
    await program.leave()
  }
}
/** Every byte that is kept, as a text to search in. */
export async function everythingKept(data: string): Promise<string> {
  if ((await placeOf(data)).database === undefined)
    return readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      .join('\n')
  const tables = await askKept<{ name: string }>(
    data,
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  const rows = await Promise.all(tables.map(({ name }) => askKept(data, `select * from "${name}"`)))
  return JSON.stringify(rows)
}
