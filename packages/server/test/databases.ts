import { type Postgres, startPostgres } from '@emberhall/testkit/postgres'
import pg from 'pg'
import { onTestFinished } from 'vitest'

let started: Promise<Postgres> | null = null
/** One instance for all tests of a run; it stops with the process that runs them. */
export function postgres(): Promise<Postgres> {
  started ??= startPostgres()
  return started
}
/** The address of a database that nobody has had before. */
export async function newDatabase(): Promise<string> {
  return (await postgres()).create()
}

const left: string[] = []
/** One with nothing in it, for this test: what an earlier one has left is emptied, which takes less long than another. */
export async function emptyDatabase(): Promise<string> {
  const before = left.pop()
  const address = before ?? (await newDatabase())
  if (before !== undefined) await empty(before)
  // Those that stop a server come later and are done earlier.
  onTestFinished(({ task }) => {
    if (task.result?.state === 'pass') left.push(address)
  })
  return address
}
async function empty(address: string): Promise<void> {
  const rows = await told<{ name: string }>(
    address,
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'version'",
  )
  // Whoever had it may have failed before anything was in it.
  if (rows.length > 0) await told(address, `truncate ${rows.map(({ name }) => name).join(', ')}`)
}
/** Asks a database something, over a connection of its own. */
export async function told<Row extends object = object>(address: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}
/** Whoever adds an entry takes so long from now on. */
export const slowly = (seconds: number): string =>
  `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(${seconds}); return new; end $$;
  create trigger slowly before insert on entries for each row execute function slowly()`
