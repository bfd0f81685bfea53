/** The storage that several processes share: PostgreSQL, over connections of its own. */
import { type Kysely, sql } from 'kysely'
import type { Db, Schema } from '../schema.ts'
import { type Calls, callsOn } from '../store.ts'
import type { NewTableRows, Storage } from '../storage.ts'
import { NOBODY, type Watch } from '../watch.ts'
import { Appending } from './appending.ts'
import { Company, type CompanySettings } from './company.ts'
import { openPostgres, type PostgresSettings, SILENCE_MS } from './opening.ts'
import { isTaken, problemOf } from './problems.ts'

export type SharedSettings = Partial<PostgresSettings & CompanySettings> & Pick<PostgresSettings, 'address'>
type Args = readonly unknown[]
/** How often something is tried anew that another has written at the same time. */
const MOST_TRIES = 10
const SAYING = 1
const USUAL = { connections: 8, patienceMs: 10_000, silenceMs: SILENCE_MS, beatMs: 3000 }
/** What changes something around a table that other processes may remember. */
const AROUND: readonly (keyof Calls)[] = [
  'setTable',
  'setSeat',
  'leave',
  'hold',
  'release',
  'glimpse',
  'drop',
  'pickUp',
  'wish',
  'unwish',
  'mark',
  'unmark',
]
const WRITES: readonly (keyof Calls)[] = [...AROUND, 'create', 'remove', 'keep', 'say', 'sumUp']

async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`select pg_database_size(current_database()) as n`.execute(db)
  return rows[0]!.n
}
/** The table around which a call changes something. */
function changedBy(method: keyof Calls, args: Args): string | null {
  if (method === 'create') return (args[0] as NewTableRows).before
  return AROUND.includes(method) ? (args[0] as string) : null
}

class Shared {
  private readonly db: Kysely<Schema>
  private readonly company: Company
  private readonly watch: Watch

  constructor(db: Kysely<Schema>, company: Company, watch: Watch) {
    this.db = db
    this.company = company
    this.watch = watch
  }
  async ask(method: keyof Calls, args: Args): Promise<unknown> {
    try {
      for (let tries = 1; ; tries++) {
        try {
          return await this.call(method, args)
        } catch (error) {
          if (!isTaken(error) || tries === MOST_TRIES) throw error
        }
      }
    } catch (error) {
      const failure = problemOf(error)
      this.watch.failed(failure.code)
      throw failure
    }
  }
  /** A call is a transaction of its own; what is read of a table belongs to one moment. */
  private async call(method: keyof Calls, args: Args): Promise<unknown> {
    const { company } = this
    if (company.lost !== null && WRITES.includes(method)) throw company.lost
    const transaction = this.db
      .transaction()
      .setIsolationLevel(method === 'open' ? 'repeatable read' : 'read committed')
    const changed = changedBy(method, args)
    let rev = 0
    const value = await transaction.execute(async (all) => {
      // Lines are numbered one after the other, whoever writes them.
      if (method === 'say') await sql`select pg_advisory_xact_lock(${SAYING}, hashtext(${args[0]}))`.execute(all)
      if (method === 'open') await company.note(all, args[0] as string)
      const act = callsOn(all, databaseBytes)[method] as (...args: Args) => Promise<unknown>
      const done = await act(...args)
      if (changed === null) return done
      const { rows } = await sql<{ rev: number }>`
        update tables set rev = coalesce(rev, 0) + 1 where id = ${changed} returning rev`.execute(all)
      rev = rows[0]?.rev ?? 0
      return done
    })
    if (changed !== null) company.changed(changed, rev)
    if (method === 'say' && value !== null) company.tell({ what: 'talk', table: args[0] as string })
    if (method === 'remove') company.tell({ what: 'gone', table: args[0] as string })
    return value
  }
}

/** Opens the storage at an address. Throws Failure in words for the person who starts a server. */
export async function openShared(settings: SharedSettings, watch: Watch = NOBODY): Promise<Storage> {
  const all = { ...USUAL, ...settings }
  const way = await openPostgres(all)
  const company = new Company(way, all, watch)
  await company.open()
  const shared = new Shared(way.db, company, watch)
  const appending = new Appending(way.pool, company, watch)
  const underWay = new Set<Promise<unknown>>()
  const kept = async <T>(promise: Promise<T>): Promise<T> => {
    underWay.add(promise)
    try {
      return await promise
    } finally {
      underWay.delete(promise)
    }
  }
  const methods = Object.keys(callsOn(way.db, databaseBytes)) as (keyof Calls)[]
  const calls = Object.fromEntries(
    methods.map((method) => [method, (...args: Args) => kept(shared.ask(method, args))]),
  ) as unknown as Calls
  let closed: Promise<void> | null = null
  const close = async (): Promise<void> => {
    await Promise.allSettled(underWay)
    await company.close()
    await way.db.destroy()
  }
  return {
    ...calls,
    neighbours: company,
    append: (entry) => kept(appending.append(entry)),
    close() {
      closed ??= close()
      return closed
    },
  }
}
