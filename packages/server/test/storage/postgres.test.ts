import { startPostgres } from '@emberhall/testkit/postgres'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { Wire } from '../../src/bin/crash/wire.ts'
import { openStorage } from '../../src/storage/embedded.ts'
import { move } from '../../src/storage/moving.ts'
import { openShared } from '../../src/storage/postgres/shared.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newDatabase, postgres, slowly, told } from '../databases.ts'
import { newFolder } from '../harness.ts'
import { entry, table } from '../rows.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})
async function storageAt(address: string, more: object = {}): Promise<Storage> {
  const storage = await openShared({ address, ...more })
  open.push(storage)
  return storage
}
describe('a database that cannot be used', () => {
  it('is named with what is wrong, and without its password', async () => {
    const { port } = await postgres()
    const address = await newDatabase()
    await told(address, "create role guarded login superuser password 'right'")
    const at = (rest: string): Promise<Storage> => storageAt(`postgres://${rest}`, { patienceMs: 3000 })
    await expect(at('a:secret@127.0.0.1:1/emberhall')).rejects.toThrow(/127\.0\.0\.1:1\/emberhall .*nobody answers/)
    await expect(at('a:secret@127.0.0.1:1/emberhall')).rejects.not.toThrow(/secret/)
    await expect(at(`postgres@127.0.0.1:${port}/nowhere`)).rejects.toThrow(/no database of that name/)
    await expect(at(`guarded:wrong@127.0.0.1:${port}/postgres`)).rejects.toThrow(/does not take this password/)
    await expect(at(`guarded@127.0.0.1:${port}/postgres`)).rejects.toThrow(/wants a password/)
    await expect(storageAt('mysql://here/db')).rejects.toThrow(/looks like postgres:/)
    await at(`guarded:right@127.0.0.1:${port}${new URL(address).pathname}`)
  })
  it('is left alone where it is somebody else’s', async () => {
    const address = await newDatabase()
    await told(address, 'create table recipes (id int)')
    await expect(storageAt(address)).rejects.toThrow(/holds something else \(recipes\)/)
    expect(await told(address, 'select tablename from pg_tables where schemaname = current_schema()')).toHaveLength(1)
  })
  it('is left alone where a newer Emberhall has made it', async () => {
    const address = await newDatabase()
    await (await storageAt(address)).close()
    await told(address, 'update version set n = n + 1')
    await expect(storageAt(address)).rejects.toThrow(/newer Emberhall/)
  })
  it('is refused at the start where it can only be read, and says so when that happens later', async () => {
    const address = await newDatabase()
    const { pathname } = new URL(address)
    const storage = await storageAt(address, { connections: 1 })
    await storage.create(table('t'))
    await told(address, `alter database ${pathname.slice(1)} set default_transaction_read_only = on`)
    await told(
      address,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await expect(storageAt(address)).rejects.toThrow(/can only be read/)
    await expect(storage.append(entry('t', 1))).rejects.toThrow(/can only be read|connection was cut|being restarted/)
    await expect(storage.append(entry('t', 1))).rejects.toThrow(/can only be read/)
    await expect(storage.probe()).rejects.toMatchObject({ code: 'storage' })
    expect((await storage.open('t'))!.entries).toEqual([])
  })
  it('is refused at the start where it is a copy that follows another', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const address = postgres.create()
    const storage = await storageAt(address)
    await storage.create(table('t'))
    const copy = await postgres.followed(address)
    await expect(storageAt(copy)).rejects.toThrow(/a copy that can only be read; name the one it follows/)
    await expect(move(copy, newFolder())).rejects.toThrow(/a copy that can only be read/)
  })
  it('is given up where nothing comes from it any more, though nobody has closed the way to it', async () => {
    const wire = await Wire.to((await postgres()).port)
    onTestFinished(() => wire.close())
    const through = new URL(await newDatabase())
    through.port = String(wire.port)
    const storage = await storageAt(through.href, { patienceMs: 1000, silenceMs: 3000, beatMs: 200 })
    await storage.create(table('t'))
    await storage.append(entry('t', 1))
    wire.hold(3_600_000)
    await expect(storage.append(entry('t', 2))).rejects.toMatchObject({ code: 'storage' })
    await expect(storage.open('t')).rejects.toMatchObject({ code: expect.stringMatching(/^storage/) as string })
    wire.hold(0)
    await expect.poll(() => storage.open('t').catch(() => null), { timeout: 60_000 }).not.toBeNull()
    // Whether the second one was kept nobody can know who has not been told.
    const { entries } = (await storage.open('t'))!
    await storage.append(entry('t', entries.length + 1))
    await expect.poll(() => storage.neighbours!.problem(), { timeout: 60_000 }).toBeNull()
  })
  it('makes those wait who find all connections in use, and not for ever', async () => {
    const address = await newDatabase()
    const storage = await storageAt(address, { connections: 1, patienceMs: 1000 })
    await storage.create(table('t'))
    await told(address, slowly(4))
    const first = storage.append(entry('t', 1))
    await new Promise((go) => setTimeout(go, 50))
    await expect(storage.open('t')).rejects.toMatchObject({ code: 'storageBusy' })
    await first
    expect((await storage.open('t'))!.entries).toHaveLength(1)
  })
  it('makes those wait who want to write what another program holds, and not for ever', async () => {
    const address = await newDatabase()
    const storage = await storageAt(address, { patienceMs: 1000 })
    await storage.create(table('t'))
    const other = new pg.Client(address)
    await other.connect()
    await other.query('begin; lock table entries in exclusive mode')
    await expect(storage.append(entry('t', 1))).rejects.toMatchObject({ code: 'storageBusy' })
    expect((await storage.open('t'))!.entries).toEqual([])
    await other.query('rollback')
    await other.end()
    await storage.append(entry('t', 1))
  })
  it('that lets in only so many says so to the one who is too many, and to a process that needs another connection', async () => {
    const address = await newDatabase()
    await told(address, 'create role few login connection limit 4; grant all on schema public to few')
    const few = address.replace('postgres@', 'few@')
    const storage = await storageAt(few, { patienceMs: 2000 })
    await storage.create(table('t'))
    const rest = [new pg.Client(few), new pg.Client(few)]
    for (const client of rest) await client.connect()
    await expect(storageAt(few)).rejects.toThrow(/no connection left for us/)
    await expect(Promise.all([storage.append(entry('t', 1)), storage.open('t')])).rejects.toMatchObject({
      code: 'storageBusy',
    })
    for (const client of rest) await client.end()
    expect((await storage.open('t'))!.entries.length).toBeLessThan(2)
  })
})

describe('entries in a shared database', () => {
  it('leave no gap, whoever writes them', async () => {
    const address = await newDatabase()
    const [one, two] = [await storageAt(address), await storageAt(address)]
    await one.create(table('t'))
    await expect(one.append(entry('t', 2))).rejects.toMatchObject({ code: 'behind' })
    const both = await Promise.allSettled([one.append(entry('t', 1, 'a')), two.append(entry('t', 1, 'b'))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await two.append(entry('t', 2))
    expect((await one.open('t'))!.entries.map(({ seq }) => seq)).toEqual([1, 2])
  })
  it('are found by their numbers, also while the database thinks that there are none', async () => {
    const address = await newDatabase()
    const ids = ['t', 'u', 'v', 'w']
    const first = await storageAt(address)
    for (const id of ids) await first.create(table(id))
    await first.close()
    // What a connection has read is counted when it is closed.
    const read = async (): Promise<readonly { name: string; whole: number; rows: number }[]> =>
      told(
        address,
        `select relname as name, seq_scan::int as whole, n_tup_ins::int as rows from pg_stat_user_tables
        where relname in ('entries', 'tables') order by 1`,
      )
    const before = await read()
    const storage = await storageAt(address)
    for (let seq = 1; seq <= 40; seq++) await Promise.all(ids.map((id) => storage.append(entry(id, seq))))
    expect(await storage.tablesOf('ana', 10)).toHaveLength(4)
    await storage.close()
    await expect.poll(async () => (await read())[0]!.rows).toBe(4 * 40)
    expect((await read()).map(({ whole }) => whole)).toEqual(before.map(({ whole }) => whole))
  })
  it('are brought up to date once where several processes start at the same moment', async () => {
    const address = await newDatabase()
    const all = await Promise.all(Array.from({ length: 4 }, () => storageAt(address)))
    const secrets = await Promise.all(all.map((storage, i) => storage.secret('key', `${i}`)))
    expect(new Set(secrets).size).toBe(1)
  })
})

describe('moving', () => {
  it('carries everything into a database and back', async () => {
    const [folder, back, address] = [newFolder(), newFolder(), await newDatabase()]
    const storage = await openStorage({ folder })
    await storage.create(table('t'))
    for (let i = 1; i <= 1200; i++) void storage.append(entry('t', i, `k${i}`))
    await storage.say('t', { seat: 0, who: 'ana', name: 'Ana', text: 'hello', at: 1, key: 'k' })
    await storage.setPerson({ id: 'ana', name: 'Ana' })
    const before = await storage.open('t')
    await storage.close()
    writeFileSync(join(folder, 'cookie.key'), 'k'.repeat(64))
    expect(await move(folder, address)).toMatchObject({ tables: 1, entries: 1200, chat: 1, people: 1 })
    const shared = await storageAt(address)
    expect(await shared.open('t')).toEqual(before)
    expect(await shared.secret('cookie', 'new')).toBe('k'.repeat(64))
    expect(await move(address, back)).toMatchObject({ tables: 1, entries: 1200 })
    expect(readFileSync(join(back, 'cookie.key'), 'utf8')).toBe('k'.repeat(64))
    const again = await openStorage({ folder: back })
    expect(await again.open('t')).toEqual(before)
    expect(await again.person('ana')).toEqual({ id: 'ana', name: 'Ana' })
    await again.close()
  })
  it('touches nothing where something is wrong', async () => {
    const [folder, address] = [newFolder(), await newDatabase()]
    await expect(move(folder, address)).rejects.toThrow(/no data of Emberhall/)
    await expect(move(folder, join(folder, 'other'))).rejects.toThrow(/one of the two/)
    await expect(move(address, 'postgres://127.0.0.1:1/x')).rejects.toThrow(/one of the two/)
    const storage = await openStorage({ folder })
    await expect(move(folder, address)).rejects.toThrow(/a server runs on it/)
    await storage.create(table('t'))
    await storage.close()
    await expect(move(folder, 'postgres://127.0.0.1:1/x')).rejects.toThrow(/nobody answers/)
    const shared = await storageAt(address)
    await shared.create(table('u'))
    await expect(move(folder, address)).rejects.toThrow(/something in .* already/)
    expect(await shared.open('t')).toBeNull()
  })
})
