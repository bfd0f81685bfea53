/** Everything that is kept, from a data folder into a shared database or back. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from '../failure.ts'
import { COOKIE_KEY, cookieKey } from '../http/identity.ts'
import { isAddress, openPostgres, SILENCE_MS } from './postgres/opening.ts'
import { shown } from './postgres/problems.ts'
import type { Db, Schema } from './schema.ts'
import { openSqlite, storageProblem } from './sqlite.ts'

interface Place {
  readonly name: string
  readonly db: Db
  readonly cookie: () => Promise<string>
  readonly setCookie: (key: string, db: Db) => Promise<void>
  readonly close: () => Promise<void>
}
type Passing = 'version' | 'secrets' | 'processes' | 'people_here'
/** What is carried over; who is here just now, and what processes tell each other, is not. */
const KEPT = {
  people: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  holders: ['table_id', 'seat', 'who'],
  entries: ['table_id', 'seq'],
  snapshots: ['table_id', 'seq', 'kind'],
  chat: ['table_id', 'n'],
  wishes: ['table_id', 'seat', 'name'],
  bookmarks: ['table_id', 'n'],
  codes: ['code'],
  legacies: ['who', 'game', 'name'],
  glimpses: ['table_id', 'seat', 'who'],
  invitations: ['table_id', 'seat', 'who'],
  dropped: ['who', 'table_id'],
  rings: ['table_id', 'seat'],
} as const satisfies { readonly [T in Exclude<keyof Schema, Passing>]: readonly (keyof Schema[T])[] }
type Kept = keyof typeof KEPT
const NAMES = Object.keys(KEPT) as Kept[]
/** Rows that are carried at a time: few enough for one statement, whatever they hold. */
const ARMFUL = 500

async function folderAt(folder: string): Promise<Place> {
  const name = resolve(folder)
  mkdirSync(name, { recursive: true })
  try {
    const { db, close } = await openSqlite({ folder: name, patienceMs: 2000, maxData: Number.MAX_SAFE_INTEGER })
    const file = join(name, 'cookie.key')
    return {
      name,
      db,
      cookie: () => Promise.resolve(cookieKey(name)),
      setCookie: async (key) => {
        writeFileSync(file, key, { mode: 0o600 })
      },
      close: async () => close(),
    }
  } catch (error) {
    const { code, message } = storageProblem(error)
    const why = code === 'storageBusy' ? 'a server runs on it; stop that first' : message
    throw new Failure(code, `the data folder ${name} cannot be used: ${why}`)
  }
}
async function databaseAt(address: string): Promise<Place> {
  const { db } = await openPostgres({ address, connections: 2, patienceMs: 10_000, silenceMs: SILENCE_MS })
  return {
    name: shown(address),
    db,
    cookie: async () => {
      const row = db.selectFrom('secrets').select('value').where('name', '=', COOKIE_KEY)
      return (await row.executeTakeFirst())?.value ?? ''
    },
    setCookie: async (key, all) => {
      await all.deleteFrom('secrets').where('name', '=', COOKIE_KEY).execute()
      await all.insertInto('secrets').values({ name: COOKIE_KEY, value: key }).execute()
    },
    close: () => db.destroy(),
  }
}
async function count(db: Db, table: Kept): Promise<number> {
  const rows = db.selectFrom(table).select((e) => e.fn.countAll<number>().as('n'))
  return (await rows.executeTakeFirstOrThrow()).n
}
async function carry(from: Db, to: Db, table: Kept): Promise<number> {
  let carried = 0
  for (;;) {
    // The names of columns depend on the table, which no type can follow here.
    let rows = from.selectFrom(table).selectAll().limit(ARMFUL).offset(carried) as ReturnType<typeof allOf>
    for (const column of KEPT[table]) rows = rows.orderBy(column as never)
    const armful = await rows.execute()
    if (armful.length === 0) return carried
    await to.insertInto(table).values(armful).execute()
    carried += armful.length
  }
}
const allOf = (db: Db) => db.selectFrom('people').selectAll()

export type Moved = Readonly<Record<Kept, number>>
/** Carries all of it over at once, into a place where there is nothing yet. What was there stays as it is. */
export async function move(from: string, to: string): Promise<Moved> {
  if (isAddress(from) === isAddress(to))
    throw new Failure('malformed', 'one of the two is a data folder, the other an address like postgres://…')
  if (!isAddress(from) && !existsSync(join(from, 'emberhall.db')))
    throw new Failure('storage', `there is no data of Emberhall in ${resolve(from)}`)
  const open = (place: string): Promise<Place> => (isAddress(place) ? databaseAt(place) : folderAt(place))
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      return await carryAll(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
async function carryAll(source: Place, target: Place): Promise<Moved> {
  for (const table of NAMES)
    if ((await count(target.db, table)) > 0)
      throw new Failure('storage', `there is something in ${target.name} already; move into an empty one`)
  const key = await source.cookie()
  return target.db.transaction().execute(async (all) => {
    const moved: Partial<Record<Kept, number>> = {}
    for (const table of NAMES) {
      moved[table] = await carry(source.db, all, table)
      if ((await count(all, table)) !== (await count(source.db, table)))
        throw new Failure('storage', `${source.name} has changed meanwhile; stop every server on it first`)
    }
    if (key !== '') await target.setCookie(key, all)
    return moved as Moved
  })
}
