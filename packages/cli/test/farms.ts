/** A farm for tests: a database, workers as real programs, and what lies in the queue. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Postgres, postgresPrograms, startPostgres } from '@emberhall/testkit/postgres'
import { start } from './program.ts'

let started: Promise<Postgres> | null = null
export function postgres(): Promise<Postgres> {
  started ??= startPostgres()
  return started
}
export const newFarm = async (): Promise<string> => (await postgres()).create()

export function told(address: string, sql: string): string {
  return execFileSync(join(postgresPrograms(), 'psql'), [address, '-XAtc', sql], { encoding: 'utf8' }).trim()
}
export type State = 'created' | 'active' | 'completed'
/** How many pieces of work lie there; none before anybody has opened the farm. */
export function pieces(address: string, ...states: readonly State[]): number {
  if (told(address, "select to_regclass('emberhall_farm.job')") === '') return 0
  const wanted = states.map((state) => `'${state}'`).join()
  const which = states.length === 0 ? '' : `and state in (${wanted})`
  return Number(told(address, `select count(*) from emberhall_farm.job where name like 'lab.%' ${which}`))
}
const PATIENCE_MS = 90_000
export async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!holds()) {
    if (performance.now() > end) throw new Error(`it never came to pass: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
export interface Started {
  readonly child: ChildProcess
  readonly err: () => string
  readonly out: () => string
  readonly ended: () => Promise<number | null>
}
export function program(args: readonly string[], env: Record<string, string> = {}): Started {
  const child = start(args, env)
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const closed = once(child, 'close') as Promise<[number | null]>
  return { child, err: () => err, out: () => out, ended: async () => (await closed)[0] }
}
export async function worker(address: string, env: Record<string, string> = {}): Promise<Started> {
  const hand = program(['worker', '--farm', address, '--workers', '1'], env)
  await until('a worker is ready', () => hand.err().includes('Working for'))
  return hand
}
