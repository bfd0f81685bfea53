/** Entries on their way to PostgreSQL: as many as have gathered share one statement, and with it one commit. */
import type pg from 'pg'
import { Failure } from '../../failure.ts'
import { ENTRY, type Value, valuesOf } from '../entries.ts'
import type { EntryRow } from '../storage.ts'
import type { Watch } from '../watch.ts'
import type { Company } from './company.ts'
import { problemOf } from './problems.ts'

interface Waiting {
  readonly entry: EntryRow
  readonly keep: () => void
  readonly fail: (failure: Failure) => void
}
const WHOLE: readonly string[] = ['seq', 'seat', 'cut', 'generation']
const typeOf = (name: string): string => (WHOLE.includes(name) ? 'int' : name === 'at' ? 'bigint' : 'text')
const COLUMNS = ENTRY.map((name) => `"${name}"`).join(', ')
const ARRAYS = ENTRY.map((name, i) => `$${i + 1}::${typeOf(name)}[]`).join(', ')
/**
 * At its number or not at all, never after a gap, and by the rules that the table is played by; those that are not returned were not
 * taken. What is looked up stands as a value, which is looked up row by row: `exists` may be carried out by reading everything once.
 */
const APPEND = `insert into entries (${COLUMNS}) select ${COLUMNS}
  from unnest(${ARRAYS}, $${ENTRY.length + 1}::text[]) as v (${COLUMNS}, played)
  where (seq = 1 or (select p.seq from entries as p where p.table_id = v.table_id and p.seq = v.seq - 1) is not null)
  and (select t.rules is not distinct from v.played from tables as t where t.id = v.table_id)
  on conflict do nothing returning table_id, seq`
/** Where many answer at once, commits follow each other no faster than this: they cost the same for one as for fifty. */
const GATHER_MS = 5
const FEW = 8

export class Appending {
  private gathered: Waiting[] = []
  private isUnderWay = false
  private begun = 0
  private readonly pool: pg.Pool
  private readonly watch: Watch
  private readonly company: Company

  constructor(pool: pg.Pool, company: Company, watch: Watch) {
    this.pool = pool
    this.watch = watch
    this.company = company
  }
  append(entry: EntryRow): Promise<void> {
    const lost = this.company.lost
    if (lost !== null) {
      this.watch.failed(lost.code)
      return Promise.reject(lost)
    }
    return new Promise((keep, fail) => {
      this.gathered.push({ entry, keep, fail })
      if (!this.isUnderWay && this.gathered.length === 1) setImmediate(() => void this.send())
    })
  }
  private async send(): Promise<void> {
    if (this.isUnderWay || this.gathered.length === 0) return
    this.isUnderWay = true
    this.begun = performance.now()
    const batch = this.next()
    try {
      await this.write(batch)
    } catch (error) {
      const failure = problemOf(error)
      for (const { fail } of batch) {
        this.watch.failed(failure.code)
        fail(failure)
      }
    }
    this.isUnderWay = false
    if (this.gathered.length === 0) return
    const rest = batch.length > FEW ? GATHER_MS - (performance.now() - this.begun) : 0
    if (rest >= 1) setTimeout(() => void this.send(), rest)
    else void this.send()
  }
  /** One entry of each table: whether the next fits is seen when this one is there. */
  private next(): Waiting[] {
    const tables = new Set<string>()
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of this.gathered) {
      const { table } = waiting.entry
      ;(tables.has(table) ? rest : batch).push(waiting)
      tables.add(table)
    }
    this.gathered = rest
    return batch
  }
  private async write(batch: readonly Waiting[]): Promise<void> {
    const { company } = this
    const columns: Value[][] = ENTRY.map(() => [])
    for (const { entry } of batch) for (const [i, value] of valuesOf(entry).entries()) columns[i]!.push(value)
    const { rows } = await this.pool.query<{ table_id: string; seq: number }>({
      name: 'append',
      text: APPEND,
      values: [...columns, batch.map(({ entry }) => company.rulesOf(entry.table))],
    })
    this.watch.committed(batch.length, performance.now() - this.begun)
    const taken = new Set(rows.map(({ table_id }) => table_id))
    company.appended(batch.filter(({ entry }) => taken.has(entry.table)).map(({ entry }) => entry))
    for (const { entry, keep, fail } of batch)
      if (taken.has(entry.table)) keep()
      else fail(new Failure('behind', 'another has been quicker'))
  }
}
