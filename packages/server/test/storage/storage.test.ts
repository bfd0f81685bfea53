import { DatabaseSync } from 'node:sqlite'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../../src/storage/embedded.ts'
import { openShared } from '../../src/storage/postgres/shared.ts'
import { MIGRATIONS, migrate, type Schema } from '../../src/storage/schema.ts'
import { driverOf } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newDatabase } from '../databases.ts'
import { newFolder } from '../harness.ts'
import { entry, table } from '../rows.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})
async function storageIn(folder: string, more: object = {}): Promise<Storage> {
  const storage = await openStorage({ folder, patienceMs: 50, ...more })
  open.push(storage)
  return storage
}
/** What any storage does: where it is made, and opened once more. */
const KINDS = {
  'a data folder': { place: async () => newFolder(), open: (folder: string) => storageIn(folder) },
  PostgreSQL: {
    place: newDatabase,
    open: async (address: string) => {
      const storage = await openShared({ address })
      open.push(storage)
      return storage
    },
  },
}
describe.each(Object.entries(KINDS))('storage in %s', (_, { place, open: opened }) => {
  const anew = async () => opened(await place())
  it('keeps a table and gives it back, also to the next process', async () => {
    const where = await place()
    const storage = await opened(where)
    await storage.create(table('t'))
    await Promise.all(Array.from({ length: 100 }, (_, i) => storage.append(entry('t', i + 1, `k${i}`))))
    await storage.keep('t', { seq: 64, kind: 'mark', length: 64, save: '{"m":1}' })
    await storage.close()
    const stored = (await (await opened(where)).open('t'))!
    expect(stored.table).toEqual(table('t').table)
    expect(stored.seats).toEqual(table('t').seats)
    expect(stored.bookmarks).toEqual(table('t').bookmarks)
    expect(stored.entries).toEqual(Array.from({ length: 100 }, (_, i) => entry('t', i + 1, `k${i}`)))
    expect(stored.marks).toEqual([{ seq: 64, kind: 'mark', length: 64, save: '{"m":1}' }])
  })
  it('takes each number once, and the others are not disturbed', async () => {
    const storage = await anew()
    await storage.create(table('t'))
    const results = await Promise.allSettled([
      storage.append(entry('t', 1, 'a')),
      storage.append(entry('t', 1, 'b')),
      storage.append(entry('t', 2, 'c')),
    ])
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await storage.seqOfKey('t', 'a')).toBe(1)
    expect(await storage.seqOfKey('t', 'b')).toBeNull()
    expect(await storage.seqOfKey('t', 'c')).toBe(2)
  })
  it('gives a code away once, and only while it is fresh', async () => {
    const storage = await anew()
    await storage.addCode('AAAA', { who: 'ana', expires: 1000, luggage: 'won' })
    expect(await storage.takeCode('AAAA', 1001)).toBeNull()
    expect(await storage.takeCode('AAAA', 999)).toEqual({ who: 'ana', luggage: 'won' })
    expect(await storage.takeCode('AAAA', 999)).toBeNull()
  })
  it('keeps what campaigns leave to each person, by game and once', async () => {
    const storage = await anew()
    await storage.bequeath(['ana', 'ben'], 'saga', ['mainStory'])
    await storage.bequeath(['ana'], 'saga', ['mainStory', 'another'])
    await storage.bequeath([], 'saga', ['mainStory'])
    expect(await storage.legacy('ana', 'saga')).toEqual(['another', 'mainStory'])
    expect(await storage.legacy('ben', 'saga')).toEqual(['mainStory'])
    expect([await storage.legacy('ana', 'contest'), await storage.legacy('cy', 'saga')]).toEqual([[], []])
  })
  it('forgets all of a table that is removed', async () => {
    const storage = await anew()
    await storage.create(table('t'))
    await storage.append(entry('t', 1))
    await storage.say('t', { seat: 0, who: 'ana', name: 'Ana', text: 'hello', at: 1, key: 'k' })
    await storage.remove('t')
    expect(await storage.open('t')).toBeNull()
    expect(await storage.chat('t', { after: 0, limit: 10 })).toEqual([])
    expect(await storage.tablesOf('ana', 10)).toEqual([])
  })
  it('keeps the last thousand lines that were said at a table', async () => {
    const storage = await anew()
    await storage.create(table('t'))
    const say = (i: number) =>
      storage.say('t', { seat: 0, who: 'ana', name: 'Ana', text: `line ${i}`, at: i, key: `k${i}` })
    const [together, all] = [50, 1100]
    for (let from = 0; from < all - together; from += together)
      await Promise.all(Array.from({ length: together }, (_, i) => say(from + i)))
    for (let i = all - together; i < all; i++) await say(i)
    const kept = await storage.chat('t', { after: 0, limit: 5000 })
    expect([kept.length, kept[0]!.n, kept.at(-1)!.n]).toEqual([1000, 101, 1100])
    expect(new Set(kept.map(({ text }) => text)).size).toBe(1000)
    // What was said one after the other stands in that order; of what was said at the same moment, none before what came earlier.
    const said = kept.map(({ at }) => at)
    expect(said.slice(-together)).toEqual(Array.from({ length: together }, (_, i) => all - together + i))
    const moments = said.map((at) => Math.floor(at / together))
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(await storage.chat('t', { after: kept.at(-1)!.n, limit: 10 })).toEqual([])
  })
  it('leads to the next scene in the very act of laying it out', async () => {
    const storage = await anew()
    await storage.create(table('t'))
    await storage.create({ ...table('u'), before: 't' })
    await expect(storage.create({ ...table('u'), before: 'u' })).rejects.toMatchObject({ code: 'storage' })
    expect((await storage.open('t'))!.table.next).toBe('u')
    expect((await storage.open('u'))!.table.next).toBeNull()
  })
  it('keeps the first of two secrets', async () => {
    const storage = await anew()
    expect(await storage.secret('key', 'one')).toBe('one')
    expect(await storage.secret('key', 'two')).toBe('one')
  })
})

describe('a data folder', () => {
  it('belongs to one server at a time', async () => {
    const folder = newFolder()
    await storageIn(folder)
    await expect(storageIn(folder)).rejects.toMatchObject({ code: 'storageBusy' })
  })
  it('belongs to one server also where somebody deletes its lock', async () => {
    const folder = newFolder()
    const storage = await storageIn(folder)
    await storage.create(table('t'))
    for (const file of readdirSync(folder)) if (file.startsWith('lock')) rmSync(join(folder, file))
    await expect(storageIn(folder)).rejects.toMatchObject({ code: 'storageBusy' })
    await storage.append(entry('t', 1))
    await storage.close()
    expect((await (await storageIn(folder)).open('t'))!.entries).toHaveLength(1)
  })
  it('says what is wrong with a folder it cannot use', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    await expect(storageIn(join(folder, 'file'))).rejects.toThrow(/cannot be used/)
    mkdirSync(join(folder, 'bad'))
    writeFileSync(join(folder, 'bad', 'emberhall.db'), 'this is no database at all, whatever its name says'.repeat(100))
    await expect(storageIn(join(folder, 'bad'))).rejects.toThrow(/no database/)
  })
})

describe('storage in trouble', () => {
  it('refuses while another program holds the database, and goes on when it lets go', async () => {
    const folder = newFolder()
    const storage = await storageIn(folder)
    await storage.create(table('t'))
    const other = new DatabaseSync(join(folder, 'emberhall.db'))
    other.exec('begin immediate')
    await expect(storage.append(entry('t', 1))).rejects.toMatchObject({ code: 'storageBusy' })
    other.exec('rollback')
    other.close()
    await storage.append(entry('t', 1))
    expect((await storage.open('t'))!.entries).toHaveLength(1)
  })
  it('waits for a lock once, however many want to write, and goes on reading', async () => {
    const folder = newFolder()
    const storage = await storageIn(folder, { patienceMs: 300 })
    await storage.create(table('t'))
    const other = new DatabaseSync(join(folder, 'emberhall.db'))
    other.exec('begin immediate')
    const before = performance.now()
    const writes = Array.from({ length: 50 }, (_, i) => storage.append(entry('t', i + 1)))
    const [stored, ...results] = await Promise.allSettled([storage.open('t'), ...writes])
    expect(stored).toMatchObject({ status: 'fulfilled' })
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'storageBusy' } })
    expect(performance.now() - before).toBeLessThan(50 * 300)
    other.close()
  })
  it('has another thread when the first one has died, with all that was kept', async () => {
    const storage = await storageIn(newFolder(), { maxHeapMb: 40 })
    await storage.create(table('t'))
    const long = 'x'.repeat(1_000_000)
    for (let i = 0; i < 60; i++)
      await storage.say('t', { seat: 0, who: 'ana', name: 'Ana', text: long, at: i, key: `k${i}` })
    await expect(storage.chat('t', { after: 0, limit: 100 })).rejects.toMatchObject({ code: 'storage' })
    await vi.waitFor(() => storage.append(entry('t', 1)), { timeout: 30_000 })
    expect((await storage.open('t'))!.entries).toHaveLength(1)
    expect(await storage.chat('t', { after: 59, limit: 100 })).toHaveLength(1)
  })
  it('refuses when the disk is full, keeps what it has, and can be opened again', async () => {
    const folder = newFolder()
    const storage = await storageIn(folder, { maxPages: 60 })
    await storage.create(table('t'))
    let kept = 0
    const long = { words: ['x'.repeat(3000)] }
    await expect(
      (async () => {
        for (; kept < 1000; kept++) await storage.append({ ...entry('t', kept + 1), ...long })
      })(),
    ).rejects.toMatchObject({ code: 'storageFull' })
    expect(kept).toBeGreaterThan(5)
    expect((await storage.open('t'))!.entries).toHaveLength(kept)
    await storage.close()
    const again = await storageIn(folder)
    expect((await again.open('t'))!.entries).toHaveLength(kept)
    await again.append(entry('t', kept + 1))
  })
})

describe('the schema', () => {
  const dbIn = (folder: string) => {
    const file = new DatabaseSync(join(folder, 'emberhall.db'))
    return { file, db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: driverOf(file) }) }) }
  }
  const shapeOf = (file: DatabaseSync) =>
    file.prepare("select name, sql from sqlite_master where name not like 'sqlite_%' order by name").all()

  it('is the same for a new file and for one of the first version, which keeps what it held', async () => {
    const [fresh, old] = [newFolder(), newFolder()]
    const one = dbIn(old)
    await migrate(one.db, 1)
    const { notice: _, campaign: __, next: ___, webhook: ____, delay: _____, again: ______, ...row } = table('t').table
    const texts = { options: '{}', policies: '{"undo":"own"}', updated: 5, waiting: '[0]' }
    await one.db
      .insertInto('tables')
      .values({ ...row, ...texts })
      .execute()
    await one.db
      .insertInto('snapshots')
      .values({ ...table('t').base, table_id: 't' })
      .execute()
    await migrate(one.db)
    const two = dbIn(fresh)
    await migrate(two.db)
    const names = (shape: { name?: unknown }[]) => shape.map((s) => s.name)
    expect(names(shapeOf(one.file))).toEqual(names(shapeOf(two.file)))
    one.file.close()
    two.file.close()
    const stored = await (await storageIn(old)).open('t')
    expect(stored!.table).toMatchObject({ id: 't', title: 'T', notice: null, delay: 0 })
  })
  it('of a newer Emberhall is left alone', async () => {
    const folder = newFolder()
    const { file, db } = dbIn(folder)
    await migrate(db)
    file.exec(`update version set n = ${MIGRATIONS.length + 1}`)
    file.close()
    await expect(storageIn(folder)).rejects.toThrow(/newer Emberhall/)
    expect(existsSync(join(folder, 'emberhall.db'))).toBe(true)
  })
})
