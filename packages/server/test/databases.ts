import { type Postgres, startPostgres } from '@emberhall/testkit/postgres'

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
