/** The queries behind the storage interface: the same for SQLite and for PostgreSQL. */
import { type CompiledQuery, sql } from 'kysely'
import type { ChatLine } from '../protocol.ts'
import { ENTRY, type Value } from './entries.ts'
import type { Db, Schema } from './schema.ts'
import type { EntryRow, MyTableRow, SeatRow, Storage, StoredTable, TableRow, WishRow } from './storage.ts'

export type Calls = Omit<Storage, 'append' | 'close'>
const json = (value: unknown): string => JSON.stringify(value)
const read = (text: string): never => JSON.parse(text) as never

// ---------------------------------------------------------------- entries

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
  const { table_id, kind, words, waiting, ...rest } = row
  return { ...rest, table: table_id, kind: kind as EntryRow['kind'], words: read(words), waiting: read(waiting) }
}

// ---------------------------------------------------------------- the rest

/** What an answer needs at most, index and all. */
const PROBED = 16_384

async function open(db: Db, id: string): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const { updated: _, waiting: __, summary: ___, summary_seq: ____, options, policies, status, webhook, ...rest } = row
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  const holders = await db.selectFrom('holders').select(['seat', 'who']).where('table_id', '=', id).execute()
  const wishes = await db.selectFrom('wishes').select(['seat', 'name', 'policy']).where('table_id', '=', id).execute()
  const marked = db.selectFrom('bookmarks').select(['n', 'name', 'at', 'who', 'key']).where('table_id', '=', id)
  const saved = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).orderBy('seq').execute()
  const snapshots = saved.map(({ seq, kind, length, save }) => ({ seq, kind: kind as 'base' | 'mark', length, save }))
  const base = snapshots.findLast((s) => s.kind === 'base')
  if (base === undefined) return null
  const entries = db.selectFrom('entries').selectAll().where('table_id', '=', id).where('seq', '>', base.seq)
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
    seats: seats.map(({ table_id: _table, kind, shown, ...seat }) => ({
      ...seat,
      kind: kind as 'person' | 'bot' | 'open',
      shown: shown === 1 ? 1 : 0,
    })),
    holders,
    wishes: wishes as WishRow[],
    bookmarks: await marked.orderBy('n').execute(),
    base,
    marks: snapshots.filter((s) => s.kind === 'mark' && s.seq > base.seq),
    entries: (await entries.orderBy('seq').execute()).map(entryOf),
    rewinds: (await rewinds.executeTakeFirstOrThrow()).n,
  }
}

async function tablesOf(db: Db, who: string, limit: number): Promise<MyTableRow[]> {
  const rows = await db
    .selectFrom('tables as t')
    .select([
      't.id',
      't.title',
      't.game',
      't.host',
      't.status',
      't.outcome',
      't.created',
      't.updated',
      't.waiting',
      't.delay',
    ])
    .select(['t.summary', 't.summary_seq'])
    .select((e) => {
      const last = e.selectFrom('entries as l').whereRef('l.table_id', '=', 't.id').orderBy('l.seq', 'desc').limit(1)
      return [
        last.select('l.at').as('lastAt'),
        last.select('l.seq').as('lastSeq'),
        last.select('l.waiting').as('lastWaiting'),
        last.select('l.outcome').as('lastOutcome'),
      ]
    })
    .where((e) =>
      e.or([
        e('t.host', '=', who),
        e('t.id', 'in', e.selectFrom('holders as h').select('h.table_id').where('h.who', '=', who)),
      ]),
    )
    .orderBy(sql`coalesce("lastAt", updated)`, 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((r) => r.id)
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'seat', 'kind', 'name', 'colour', 'bot'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  const held = await db
    .selectFrom('holders')
    .select(['table_id', 'seat'])
    .where('who', '=', who)
    .where('seat', '>=', 0)
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  return rows.map(({ lastAt, lastSeq, lastWaiting, lastOutcome, summary_seq, ...row }) => ({
    ...row,
    ...tableNow(row, { lastAt, lastWaiting, lastOutcome }),
    seq: lastSeq ?? 0,
    delay: row.delay ?? 0,
    summary: row.summary !== null && summary_seq === (lastSeq ?? 0) ? read(row.summary) : null,
    seats: seats
      .filter((s) => s.table_id === row.id)
      .map(({ seat, kind, name, colour, bot }) => ({ seat, kind: kind as SeatRow['kind'], name, colour, bot })),
    mine: held.filter((h) => h.table_id === row.id).map((h) => h.seat),
  }))
}
/** What the last entry says about a table counts, if there is one. */
function tableNow(
  { outcome, status, updated, waiting }: Pick<Schema['tables'], 'outcome' | 'status' | 'updated' | 'waiting'>,
  last: { lastAt: number | null; lastWaiting: string | null; lastOutcome: string | null },
): Pick<MyTableRow, 'outcome' | 'status' | 'updated' | 'waiting'> {
  const now = last.lastOutcome ?? outcome
  return {
    outcome: now,
    status: now === '' ? (status as MyTableRow['status']) : 'over',
    updated: Math.max(updated, last.lastAt ?? 0),
    waiting: read(last.lastWaiting ?? waiting),
  }
}

/** All that has to happen within one transaction, given that transaction. */
export function callsOn(db: Db): Calls {
  return {
    open: (id) => open(db, id),
    tablesOf: (who, limit) => tablesOf(db, who, limit),
    async create({ table, seats, holders, bookmarks, base, waiting, before }) {
      const { options, policies, webhook } = table
      const row = { ...table, options: json(options), policies: json(policies), webhook: webhook && json(webhook) }
      await db
        .insertInto('tables')
        .values({ ...row, updated: table.created, waiting: json(waiting), summary: null, summary_seq: null })
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
      if (before !== null) await db.updateTable('tables').set({ next: table.id }).where('id', '=', before).execute()
    },
    async remove(id) {
      await db.deleteFrom('tables').where('id', '=', id).execute()
      for (const name of ['seats', 'holders', 'wishes', 'bookmarks', 'entries', 'snapshots', 'chat'] as const)
        await db.deleteFrom(name).where('table_id', '=', id).execute()
    },
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
    },
    async release(id, seat) {
      await db.deleteFrom('holders').where('table_id', '=', id).where('seat', '=', seat).execute()
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
        .values({ ...row, save: ' '.repeat(PROBED) })
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
      const last = await db
        .selectFrom('chat')
        .select((e) => e.fn.max('n').as('n'))
        .where('table_id', '=', id)
        .executeTakeFirst()
      const n = (last?.n ?? 0) + 1
      const said = await db
        .insertInto('chat')
        .values({ ...line, table_id: id, n })
        .onConflict((c) => c.columns(['table_id', 'key']).doNothing())
        .returning('n')
        .executeTakeFirst()
      return said === undefined ? null : { ...public_, n }
    },
    async chat(id, { after, limit, until = Number.MAX_SAFE_INTEGER, but = '' }) {
      const lines: ChatLine[] = await db
        .selectFrom('chat')
        .select(['n', 'seat', 'name', 'text', 'at'])
        .where('table_id', '=', id)
        .where('n', '>', after)
        .where((e) => e.or([e('at', '<=', until), e('who', '=', but)]))
        .orderBy('n', 'desc')
        .limit(limit)
        .execute()
      return lines.toReversed()
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
    async addCode(code, who, expires) {
      await db
        .deleteFrom('codes')
        .where((e) => e.or([e('who', '=', who), e('expires', '<', Date.now())]))
        .execute()
      await db.insertInto('codes').values({ code, who, expires }).execute()
    },
    async takeCode(code, now) {
      const taken = await db
        .deleteFrom('codes')
        .where('code', '=', code)
        .where('expires', '>=', now)
        .returning('who')
        .executeTakeFirst()
      return taken?.who ?? null
    },
  }
}
