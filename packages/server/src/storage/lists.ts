/** What somebody finds in the hall: their tables, and where they are invited. */
import type { Db, Schema } from './schema.ts'
import type { InvitationRow, MyInvitationRow, MyTableRow, SeatRow } from './storage.ts'

const read = (text: string): never => JSON.parse(text) as never

// ---------------------------------------------------------------- invitations

/** How many somebody may have, and how many of them from one person. */
const MOST_INVITATIONS = 20
const MOST_FROM_ONE = 3
/** The last ones of a person count, so that nobody fills another's list; who has many gets no more. */
export async function invite(db: Db, table: string, invitation: InvitationRow): Promise<void> {
  const { who, host } = invitation
  const open = await db
    .selectFrom('invitations')
    .select(['table_id', 'host'])
    .where('who', '=', who)
    .where('table_id', '!=', table)
    .orderBy('created', 'desc')
    .execute()
  const tables = (rows: typeof open): string[] => [...new Set(rows.map((row) => row.table_id))]
  const outdated = tables(open.filter((row) => row.host === host)).slice(MOST_FROM_ONE - 1)
  if (outdated.length > 0)
    await db.deleteFrom('invitations').where('who', '=', who).where('table_id', 'in', outdated).execute()
  if (tables(open).length - outdated.length >= MOST_INVITATIONS) return
  await db
    .insertInto('invitations')
    .values({ ...invitation, table_id: table })
    .execute()
}
export function invitationsOf(db: Db, who: string): Promise<MyInvitationRow[]> {
  return db
    .selectFrom('invitations as i')
    .innerJoin('tables as t', 't.id', 'i.table_id')
    .innerJoin('seats as s', (join) => join.onRef('s.table_id', '=', 'i.table_id').onRef('s.seat', '=', 'i.seat'))
    .select(['i.table_id as table', 'i.seat', 'i.by', 'i.created', 't.game', 't.title', 's.link'])
    .where('i.who', '=', who)
    .where('s.kind', '=', 'open')
    .orderBy('i.created', 'desc')
    .execute()
}

// ---------------------------------------------------------------- lists

export async function tablesOf(db: Db, who: string, limit: number): Promise<MyTableRow[]> {
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
        e.selectFrom('tables as p').select('p.id').whereRef('p.next', '=', 't.id').limit(1).as('sceneBefore'),
      ]
    })
    .where('t.id', 'in', (e) =>
      e
        .selectFrom('holders as h')
        .select('h.table_id')
        .where('h.who', '=', who)
        .union(e.selectFrom('tables as m').select('m.id as table_id').where('m.host', '=', who)),
    )
    .where('t.id', 'not in', (e) => e.selectFrom('dropped as d').select('d.table_id').where('d.who', '=', who))
    .orderBy((e) => {
      const last = e.selectFrom('entries as o').select('o.at').whereRef('o.table_id', '=', 't.id')
      return e.fn.coalesce(last.orderBy('o.seq', 'desc').limit(1), 't.updated')
    }, 'desc')
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
  return rows.map(({ lastAt, lastSeq, lastWaiting, lastOutcome, sceneBefore, summary_seq, ...row }) => ({
    ...row,
    ...tableNow(row, { lastAt, lastWaiting, lastOutcome }),
    seq: lastSeq ?? 0,
    isPlayed: lastSeq !== null || sceneBefore !== null,
    delay: row.delay ?? 0,
    summary: row.summary !== null && summary_seq === (lastSeq ?? 0) ? read(row.summary) : null,
    seats: seats
      .filter((s) => s.table_id === row.id)
      .map(({ seat, kind, name, colour, bot }) => ({ seat, kind: kind as SeatRow['kind'], name, colour, bot })),
    mine: held.filter((h) => h.table_id === row.id).map((h) => h.seat),
  }))
}
export async function untouched(db: Db, host: string, before: number): Promise<string[]> {
  const found = await db
    .selectFrom('tables as t')
    .select('t.id')
    .where('t.host', '=', host)
    .where('t.updated', '<', before)
    .where((e) => {
      const played = e.selectFrom('entries as l').select('l.seq').whereRef('l.table_id', '=', 't.id')
      const sceneBefore = e.selectFrom('tables as p').select('p.id').whereRef('p.next', '=', 't.id')
      return e.and([e.not(e.exists(played)), e.not(e.exists(sceneBefore))])
    })
    .execute()
  return found.map(({ id }) => id)
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
