/** The other processes at a PostgreSQL database, as one of them knows them. */
import { randomUUID } from 'node:crypto'
import type { Seat } from '@emberhall/kernel'
import { sql } from 'kysely'
import type pg from 'pg'
import { Failure } from '../../failure.ts'
import type { Around, Ear, Head, Neighbours, News, Rules } from '../neighbours.ts'
import type { EntryRow } from '../storage.ts'
import { around, entriesSince } from '../store.ts'
import type { Watch } from '../watch.ts'
import { Grapevine } from './grapevine.ts'
import { clientSettings, poolOf, type PostgresSettings, type Way } from './opening.ts'
import { problemOf } from './problems.ts'

export interface CompanySettings {
  /** How often a process says that it is there. */
  readonly beatMs: number
}
const BEATS_MISSED = 3
const FLOORS = 4
const FLOOR = 2
/** By the database's own clock, which is everybody's. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'
const BEAT = `insert into processes (id, beat, started) values ($1, ${NOW}, ${NOW})
  on conflict (id) do update set beat = excluded.beat returning xmax = 0 as "isNew"`
/** Those who were at a table by way of a process that is no more have left it when it was last heard of. */
const LEAVE = `with dead as (delete from processes where beat < ${NOW} - $1::bigint returning id, beat),
  gone as (delete from people_here as p using dead where p.process = dead.id returning p.table_id, p.who, dead.beat),
  seen as (update seats as s set seen = greatest(coalesce(s.seen, 0), gone.beat) from gone join holders as h
    on h.table_id = gone.table_id and h.who = gone.who where s.table_id = h.table_id and s.seat = h.seat)
  select distinct table_id from gone`
const HEADS = `select t.id as "table", coalesce(t.rev, 0) as rev,
  coalesce((select max(e.seq) from entries as e where e.table_id = t.id),
    (select max(b.seq) from snapshots as b where b.table_id = t.id and b.kind = 'base'), 0) as seq,
  coalesce((select max(c.n) from chat as c where c.table_id = t.id), 0) as line
  from tables as t where t.id = any($1::text[])`
/** A seat is told once of each turn, since the last entry after which it was not waited for, and again where it was at the table meanwhile. */
const RING = `insert into rings (table_id, seat, seq, at)
  select $1, $2::int, coalesce(max(seq), 0), $3::bigint from entries where table_id = $1
  on conflict (table_id, seat) do update set seq = excluded.seq, at = excluded.at
  where rings.at <= excluded.at - $4::bigint and (rings.seq <= coalesce((select e.seq from entries as e
    where e.table_id = $1 and not e.waiting::jsonb @> to_jsonb($2::int) order by e.seq desc limit 1), -1)
    or rings.at < (select s.seen from seats as s where s.table_id = $1 and s.seat = $2::int))
  returning seat`
const PLAY = `update tables set rules = $2 where id = $1 and (rules is null or rules = $2
  or (rules::jsonb->>'version')::int < $3::int
  or ((rules::jsonb->>'version')::int = $3::int and (rules::jsonb->>'started')::bigint < $4::bigint)) returning id`

type PersonHere = readonly [table: string, who: string]

export class Company implements Neighbours {
  processes = 1
  readonly id = randomUUID()
  private readonly way: Way
  private readonly watch: Watch
  private readonly grapevine: Grapevine
  private readonly floors: pg.Pool
  private readonly beatMs: number
  private started = 0
  private timer: NodeJS.Timeout | null = null
  private ear: Ear | null = null
  /** How often anything around a table had changed when it was last read here. */
  private readonly revs = new Map<string, number>()
  private readonly rules = new Map<string, string>()
  private readonly here = new Map<string, PersonHere>()
  /** What was acknowledged is missing. */
  lost: Failure | null = null

  constructor(way: Way, settings: PostgresSettings & CompanySettings, watch: Watch) {
    const { beatMs } = settings
    this.way = way
    this.watch = watch
    this.beatMs = beatMs
    this.grapevine = new Grapevine(clientSettings(settings), this.id, () => this.greet())
    this.floors = poolOf({ ...clientSettings(settings), max: FLOORS })
  }
  async open(): Promise<void> {
    await this.grapevine.open()
    this.timer = setInterval(() => void this.beat(), this.beatMs)
    this.timer.unref()
  }
  private async greet(): Promise<void> {
    await this.beat()
    const rows = await this.grapevine.ask<{ started: number }>('select started from processes where id = $1', [this.id])
    this.started ||= rows[0]?.started ?? 0
    this.grapevine.tell({ what: 'entries', heads: [] })
    await this.comeBack()
  }
  /** Whoever was thought to be gone is here again. */
  private async comeBack(): Promise<void> {
    const all = [...this.here.values()]
    if (all.length > 0) await this.noted('insert', all)
  }
  /** Says that this process is there, and clears up after those that are not. */
  private async beat(): Promise<void> {
    const before = this.processes
    const beaten = await this.grapevine.ask<{ isNew: boolean }>(BEAT, [this.id])
    // So long held up that others have taken this process for gone.
    if (beaten[0]?.isNew === true) await this.comeBack()
    const left = await this.grapevine.ask<{ table_id: string }>(LEAVE, [BEATS_MISSED * this.beatMs])
    for (const { table_id: table } of left) {
      this.grapevine.tell({ what: 'people', table })
      this.ear?.news({ what: 'people', table })
    }
    const rows = await this.grapevine.ask<{ n: number }>('select count(*) as n from processes', [])
    this.processes = rows[0]?.n ?? before
    this.ear?.missed()
  }
  hear(ear: Ear): void {
    this.ear = ear
    this.grapevine.hear({
      missed: ear.missed,
      news: (news) => {
        // Whoever says anything is there.
        this.processes = Math.max(2, this.processes)
        ear.news(news)
      },
    })
  }
  tell(news: News): void {
    if (this.processes > 1) this.grapevine.tell(news)
  }
  appended(entries: readonly EntryRow[]): void {
    if (entries.length > 0)
      this.tell({ what: 'entries', heads: entries.map(({ table, seq }) => [table, seq] as const) })
  }
  /** Something around a table has been changed by this process. */
  changed(table: string, rev: number): void {
    if (this.revs.get(table) === rev - 1) this.revs.set(table, rev)
    this.tell({ what: 'around', table })
  }
  async heads(tables: readonly string[]): Promise<Head[]> {
    const { rows } = await this.asked<Omit<Head, 'isChanged'> & { rev: number }>(HEADS, [tables])
    return rows.map(({ rev, ...head }) => ({ ...head, isChanged: this.revs.get(head.table) !== rev }))
  }
  private async asked<T extends object>(text: string, values: readonly unknown[]): Promise<pg.QueryResult<T>> {
    return this.way.pool.query<T>(text, [...values]).catch((error: unknown) => {
      throw problemOf(error)
    })
  }
  since(table: string, seq: number): Promise<EntryRow[]> {
    return entriesSince(this.way.db, table, seq).catch((error: unknown) => {
      throw problemOf(error)
    })
  }
  async around(table: string): Promise<Around | null> {
    try {
      return await this.way.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (all) => {
          await this.note(all, table)
          return around(all, table)
        })
    } catch (error) {
      throw problemOf(error)
    }
  }
  /** Remembers what a table is like that is being read. */
  async note(db: Way['db'], table: string): Promise<void> {
    const { rows } = await sql<{ rev: number | null }>`select rev from tables where id = ${table}`.execute(db)
    if (rows[0] !== undefined) this.revs.set(table, rows[0].rev ?? 0)
  }
  async floor(table: string): Promise<() => Promise<void>> {
    try {
      const client = await this.floors.connect()
      try {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [FLOOR, table])
      } catch (error) {
        client.release(true)
        throw error
      }
      return async () => {
        const isLost = await client.query('select pg_advisory_unlock($1, hashtext($2))', [FLOOR, table]).then(
          () => false,
          () => true,
        )
        client.release(isLost)
      }
    } catch (error) {
      throw problemOf(error)
    }
  }
  async play(table: string, { version, content }: Rules): Promise<boolean> {
    const rules = JSON.stringify({ version, content, started: this.started })
    const known = await this.asked<{ rules: string | null }>('select rules from tables where id = $1', [table])
    const now = known.rows[0]?.rules ?? null
    if (now !== null && isSame(now, { version, content })) {
      this.rules.set(table, now)
      return true
    }
    const { rows } = await this.asked(PLAY, [table, rules, version, this.started])
    if (rows.length > 0) this.rules.set(table, rules)
    return rows.length > 0
  }
  /** By which rules this process plays at a table. */
  rulesOf(table: string): string | null {
    return this.rules.get(table) ?? null
  }
  forget(table: string): void {
    this.revs.delete(table)
    this.rules.delete(table)
  }
  enter(table: string, who: string): void {
    this.here.set(`${table} ${who}`, [table, who])
    void this.noted('insert', [[table, who]])
  }
  exit(table: string, who: string): void {
    this.here.delete(`${table} ${who}`)
    void this.noted('delete', [[table, who]])
  }
  private async noted(how: 'insert' | 'delete', people: readonly PersonHere[]): Promise<void> {
    const rows = 'unnest($2::text[], $3::text[])'
    const text =
      how === 'insert'
        ? `insert into people_here (process, table_id, who) select $1, * from ${rows} on conflict do nothing`
        : `delete from people_here where process = $1 and (table_id, who) in (select * from ${rows})`
    await this.grapevine.ask(text, [this.id, people.map(([table]) => table), people.map(([, who]) => who)])
    for (const table of new Set(people.map(([table]) => table))) this.tell({ what: 'people', table })
  }
  async people(table: string): Promise<string[]> {
    const text = 'select distinct who from people_here where table_id = $1 and process <> $2'
    const { rows } = await this.asked<{ who: string }>(text, [table, this.id])
    return rows.map(({ who }) => who)
  }
  async setMatter(table: string, matter: string): Promise<void> {
    const text = 'update tables set matter = $2, rev = coalesce(rev, 0) + 1 where id = $1 returning rev'
    const { rows } = await this.asked<{ rev: number }>(text, [table, matter])
    if (rows[0] !== undefined) this.changed(table, rows[0].rev)
  }
  async ring(table: string, seat: Seat, now: number, everyMs: number): Promise<boolean> {
    return (await this.asked(RING, [table, seat, now, everyMs])).rows.length > 0
  }
  hasLost(table: string, acknowledged: number, kept: number): Failure {
    this.lost ??= new Failure(
      'storage',
      `the database has come back as an older copy: of table ${table}, ${acknowledged} entries were acknowledged and ${kept} are there. ` +
        'Bring the newer one back, or start every server again to go on from this one',
    )
    this.watch.failed(this.lost.code)
    return this.lost
  }
  problem(): Failure | null {
    if (this.lost !== null || this.grapevine.isUp) return this.lost
    return new Failure('storage', 'this process does not hear the others: its connection to the database is gone')
  }
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer)
    const tables = new Set([...this.here.values()].map(([table]) => table))
    await this.grapevine.ask('delete from people_here where process = $1', [this.id])
    await this.grapevine.ask('delete from processes where id = $1', [this.id])
    for (const table of tables) this.tell({ what: 'people', table })
    await this.grapevine.flush()
    await this.grapevine.close()
    await this.floors.end()
  }
}
function isSame(written: string, { version, content }: Rules): boolean {
  const rules = JSON.parse(written) as Rules
  return rules.version === version && rules.content === content
}
