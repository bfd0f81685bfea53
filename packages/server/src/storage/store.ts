/** The queries behind the storage interface: the same for SQLite and for PostgreSQL. */
import { randomBytes } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { ChatLine } from '../protocol.ts'
import { ENTRY, type Value } from './entries.ts'
import { invitationsOf, invite, tablesOf, untouched } from './lists.ts'
import type { Around } from './neighbours.ts'
import type { Db, Schema } from './schema.ts'
import type { EntryRow, Storage, StoredTable, TableRow, WishRow } from './storage.ts'

/** What a table's rows lie in besides its own. */
const PARTS = [
  'seats',
  'holders',
  'glimpses',
  'invitations',
  'dropped',
  'wishes',
  'bookmarks',
  'entries',
  'snapshots',
  'chat',
  'rings',
] as const
export type Calls = Omit<Storage, 'append' | 'close' | 'neighbours'>
const json = (value: unknown): string => JSON.stringify(value)
const read = (text: string): never => JSON.parse(text) as never

// ---------------------------------------------------------------- entries

/** Lines said at a table; whoever comes is shown far fewer. */
const CHAT_KEPT = 1000
const MOST = 64
const inserts = new Map<number, CompiledQuery>()

/** Many rows with few statements; each statement is written once and kept. */
export async function append(db: Db, values: readonly Value[]): Promise<void> {
  const rows = values.length / ENTRY.length
  for (let i = 0; i < rows; ) {
    let n = MOST
    while (n > rows - i) n /= 2
    await db.executeQuery({ ...insertOf(db, n), parameters: values.slice(i * ENTRY.length, (i + n) * ENTRY.length) })
    i += n
  }
}
function insertOf(db: Db, n: number): CompiledQuery {
  let query = inserts.get(n)
  if (query === undefined) {
    const row = Object.fromEntries(ENTRY.map((name) => [name, ''])) as unknown as Schema['entries']
    query = db.insertInto('entries').values(new Array(n).fill(row)).compile()
    inserts.set(n, query)
  }
  return query
}
function entryOf(row: Schema['entries']): EntryRow {
  const { table_id, kind, words, waiting, said, ...rest } = row
  const told = { words: read(words), waiting: read(waiting), said: read(said ?? 'null') }
  return { ...rest, table: table_id, kind: kind as EntryRow['kind'], ...told }
}

// ---------------------------------------------------------------- the rest

/** What an answer needs at most, index and all; nothing that a database could write with fewer bytes. */
const PROBED = 16_384
const unpacked = (): string => randomBytes((PROBED * 3) / 4).toString('base64')

/** A table without what was played at it. */
export async function around(db: Db, id: string): Promise<Around | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const { updated: _, waiting: __, summary: ___, summary_seq: ____, rev: _____, rules: ______, ...kept } = row
  const { options, policies, status, webhook, matter, ...rest } = kept
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  const holders = await db.selectFrom('holders').select(['seat', 'who']).where('table_id', '=', id).execute()
  const glimpses = await db.selectFrom('glimpses').select(['seat', 'who']).where('table_id', '=', id).execute()
  const dropped = await db.selectFrom('dropped').select('who').where('table_id', '=', id).execute()
  const wishes = await db.selectFrom('wishes').select(['seat', 'name', 'policy']).where('table_id', '=', id).execute()
  const marked = db.selectFrom('bookmarks').select(['n', 'name', 'at', 'who', 'key']).where('table_id', '=', id)
  const line = db
    .selectFrom('chat')
    .select((e) => e.fn.max('n').as('n'))
    .where('table_id', '=', id)
  const rewinds = db
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('table_id', '=', id)
    .where('kind', '=', 'rewind')
  return {
    table: {
      ...rest,
      delay: rest.delay ?? 0,
      options: read(options),
      policies: read(policies),
      status: status as TableRow['status'],
      webhook: read(webhook ?? 'null'),
    },
    shared: { matter, line: (await line.executeTakeFirst())?.n ?? 0 },
    seats: seats.map(({ table_id: _table, kind, shown, ...seat }) => ({
      ...seat,
      kind: kind as 'person' | 'bot' | 'open',
      shown: shown === 1 ? 1 : 0,
    })),
    holders,
    glimpses,
    dropped: dropped.map(({ who }) => who),
    wishes: wishes as WishRow[],
    bookmarks: await marked.orderBy('n').execute(),
    rewinds: (await rewinds.executeTakeFirstOrThrow()).n,
  }
}
/** What was played at a table after an entry, in order. */
export async function entriesSince(db: Db, id: string, seq: number): Promise<EntryRow[]> {
  const rows = db.selectFrom('entries').selectAll().where('table_id', '=', id).where('seq', '>', seq)
  return (await rows.orderBy('seq').execute()).map(entryOf)
}
async function open(db: Db, id: string): Promise<StoredTable | null> {
  const surroundings = await around(db, id)
  if (surroundings === null) return null
  const saved = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).orderBy('seq').execute()
  const snapshots = saved.map(({ seq, kind, length, save }) => ({ seq, kind: kind as 'base' | 'mark', length, save }))
  const base = snapshots.findLast((s) => s.kind === 'base')
  if (base === undefined) return null
  const marks = snapshots.filter((s) => s.kind === 'mark' && s.seq > base.seq)
  return { ...surroundings, base, marks, entries: await entriesSince(db, id, base.seq) }
}

/** All that has to happen within one transaction, given that transaction, and how a database of its kind tells its size. */
export function callsOn(db: Db, bytes: (db: Db) => Promise<number>): Calls {
  return {
    open: (id) => open(db, id),
    tablesOf: (who, limit) => tablesOf(db, who, limit),
    async create({ table, seats, holders, invitations, bookmarks, base, waiting, before }) {
      const { options, policies, webhook } = table
      const row = { ...table, options: json(options), policies: json(policies), webhook: webhook && json(webhook) }
      await db
        .insertInto('tables')
        .values({
          ...row,
          updated: table.created,
          waiting: json(waiting),
          summary: null,
          summary_seq: null,
          rev: 0,
          matter: null,
          rules: null,
        })
        .execute()
      await db
        .insertInto('seats')
        .values(seats.map((s) => ({ ...s, table_id: table.id })))
        .execute()
      if (holders.length > 0)
        await db
          .insertInto('holders')
          .values(holders.map((h) => ({ ...h, table_id: table.id })))
          .execute()
      if (bookmarks.length > 0)
        await db
          .insertInto('bookmarks')
          .values(bookmarks.map((b) => ({ ...b, table_id: table.id })))
          .execute()
      await db
        .insertInto('snapshots')
        .values({ ...base, table_id: table.id })
        .execute()
      for (const invitation of invitations) await invite(db, table.id, invitation)
      if (before !== null) await db.updateTable('tables').set({ next: table.id }).where('id', '=', before).execute()
    },
    async remove(id) {
      await db.deleteFrom('tables').where('id', '=', id).execute()
      for (const name of PARTS) await db.deleteFrom(name).where('table_id', '=', id).execute()
    },
    untouched: (host, before) => untouched(db, host, before),
    bytes: () => bytes(db),
    async setTable(id, { policies, webhook, ...change }) {
      const set = {
        ...change,
        ...(policies && { policies: json(policies) }),
        ...(webhook !== undefined && { webhook: webhook && json(webhook) }),
        updated: Date.now(),
      }
      await db.updateTable('tables').set(set).where('id', '=', id).execute()
    },
    async setSeat(id, { seat, ...change }) {
      await db.updateTable('seats').set(change).where('table_id', '=', id).where('seat', '=', seat).execute()
    },
    async leave(id, seats, at) {
      await db.updateTable('seats').set({ seen: at }).where('table_id', '=', id).where('seat', 'in', seats).execute()
    },
    async hold(id, holder) {
      await db
        .insertInto('holders')
        .values({ ...holder, table_id: id })
        .onConflict((c) => c.doNothing())
        .execute()
      await db.deleteFrom('invitations').where('table_id', '=', id).where('seat', '=', holder.seat).execute()
    },
    async glimpse(id, glimpse) {
      await db
        .insertInto('glimpses')
        .values({ ...glimpse, table_id: id })
        .onConflict((c) => c.doNothing())
        .execute()
    },
    invitationsOf: (who) => invitationsOf(db, who),
    async uninvite(id, who) {
      await db.deleteFrom('invitations').where('table_id', '=', id).where('who', '=', who).execute()
    },
    async drop(id, who) {
      await db
        .insertInto('dropped')
        .values({ table_id: id, who })
        .onConflict((c) => c.doNothing())
        .execute()
    },
    async pickUp(id, who) {
      await db.deleteFrom('dropped').where('table_id', '=', id).where('who', '=', who).execute()
    },
    async release(id, seat, who) {
      const held = db.deleteFrom('holders').where('table_id', '=', id).where('seat', '=', seat)
      await (who === undefined ? held : held.where('who', '=', who)).execute()
    },
    async wish(id, wish) {
      await db
        .insertInto('wishes')
        .values({ ...wish, table_id: id })
        .onConflict((c) => c.columns(['table_id', 'seat', 'name']).doUpdateSet({ policy: wish.policy }))
        .execute()
    },
    async unwish(id, seat) {
      await db.deleteFrom('wishes').where('table_id', '=', id).where('seat', '=', seat).execute()
    },
    async mark(id, bookmark) {
      await db
        .insertInto('bookmarks')
        .values({ ...bookmark, table_id: id })
        .execute()
    },
    async unmark(id, numbers) {
      await db.deleteFrom('bookmarks').where('table_id', '=', id).where('n', 'in', numbers).execute()
    },
    async sumUp(id, seq, summary) {
      await db
        .updateTable('tables')
        .set({ summary: json(summary), summary_seq: seq })
        .where('id', '=', id)
        .execute()
    },
    async keep(id, snapshot) {
      const { length, save } = snapshot
      await db
        .insertInto('snapshots')
        .values({ ...snapshot, table_id: id })
        .onConflict((c) => c.columns(['table_id', 'seq', 'kind']).doUpdateSet({ length, save }))
        .execute()
      // Two marks are enough to fall back on; more would only fill the disk.
      if (snapshot.kind === 'mark')
        await db
          .deleteFrom('snapshots')
          .where('table_id', '=', id)
          .where('kind', '=', 'mark')
          .where('seq', '<', snapshot.seq - 2 * MOST)
          .execute()
    },
    async probe() {
      const row = { table_id: '', seq: 0, kind: 'mark', length: 0 }
      await db
        .insertInto('snapshots')
        .values({ ...row, save: unpacked() })
        .execute()
      await db.deleteFrom('snapshots').where('table_id', '=', '').execute()
    },
    async seqOfKey(id, key) {
      const row = await db
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', id)
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.seq ?? null
    },
    async countTables(host) {
      const count = db
        .selectFrom('tables')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('host', '=', host)
      return (await count.executeTakeFirstOrThrow()).n
    },
    async say(id, line) {
      const { who: _, key: __, ...public_ } = line
      const row = { ...line, deed: line.deed ?? null }
      const last = await db
        .selectFrom('chat')
        .select((e) => e.fn.max('n').as('n'))
        .where('table_id', '=', id)
        .executeTakeFirst()
      const n = (last?.n ?? 0) + 1
      const said = await db
        .insertInto('chat')
        .values({ ...row, table_id: id, n })
        .onConflict((c) => c.columns(['table_id', 'key']).doNothing())
        .returning('n')
        .executeTakeFirst()
      await db
        .deleteFrom('chat')
        .where('table_id', '=', id)
        .where('n', '<=', n - CHAT_KEPT)
        .execute()
      return said === undefined ? null : { ...public_, n }
    },
    async chat(id, { after, limit, until = Number.MAX_SAFE_INTEGER, but = '' }) {
      const lines = await db
        .selectFrom('chat')
        .select(['n', 'seat', 'name', 'text', 'at', 'deed'])
        .where('table_id', '=', id)
        .where('n', '>', after)
        .where((e) => e.or([e('at', '<=', until), e('who', '=', but)]))
        .orderBy('n', 'desc')
        .limit(limit)
        .execute()
      return lines.toReversed().map(({ deed, ...line }): ChatLine => {
        return deed === null ? line : { ...line, deed: deed as ChatLine['deed'] & string }
      })
    },
    async person(id) {
      return (await db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null
    },
    async setPerson({ id, name }) {
      await db
        .insertInto('people')
        .values({ id, name, created: Date.now() })
        .onConflict((c) => c.column('id').doUpdateSet({ name }))
        .execute()
    },
    async legacy(who, game) {
      const rows = db.selectFrom('legacies').select('name').where('who', '=', who).where('game', '=', game)
      return (await rows.orderBy('name').execute()).map(({ name }) => name)
    },
    async bequeath(heirs, game, names) {
      const rows = heirs.flatMap((who) => names.map((name) => ({ who, game, name })))
      if (rows.length === 0) return
      await db
        .insertInto('legacies')
        .values(rows)
        .onConflict((c) => c.doNothing())
        .execute()
    },
    async secret(name, fresh) {
      await db
        .insertInto('secrets')
        .values({ name, value: fresh })
        .onConflict((c) => c.doNothing())
        .execute()
      const row = db.selectFrom('secrets').select('value').where('name', '=', name)
      return (await row.executeTakeFirstOrThrow()).value
    },
    async addCode(code, { who, expires, luggage }) {
      await db
        .deleteFrom('codes')
        .where((e) => e.or([e('who', '=', who), e('expires', '<', Date.now())]))
        .execute()
      const held = db.selectFrom('codes').select(({ fn }) => fn.sum<number | string>(fn('length', ['luggage'])).as('n'))
      const isRoom = Number((await held.executeTakeFirst())?.n ?? 0) + luggage.length <= MOST_LUGGAGE
      await db
        .insertInto('codes')
        .values({ code, who, expires, luggage: isRoom ? luggage : '' })
        .execute()
    },
    async takeCode(code, now) {
      const taken = await db
        .deleteFrom('codes')
        .where('code', '=', code)
        .where('expires', '>=', now)
        .returning(['who', 'luggage'])
        .executeTakeFirst()
      return taken === undefined ? null : { who: taken.who, luggage: taken.luggage ?? '' }
    },
  }
}
/** What all codes together may carry, in characters: who comes late goes without. */
const MOST_LUGGAGE = 20_000_000
