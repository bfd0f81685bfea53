/** The embedded storage as the server holds it: calls go to a thread of their own, as many at a time as have gathered. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import type { SqliteSettings } from './sqlite.ts'
import type { EntryRow, Storage } from './storage.ts'
import type { Batch, BatchDone, Call, Result } from './worker.ts'

interface Waiting {
  readonly item: EntryRow | Call
  readonly keep: (value: unknown) => void
  readonly fail: (error: Error) => void
}
/** Called after each commit. */
export type Watch = (size: number, commitMs: number) => void

class Batches {
  private gathered: Waiting[] = []
  private underWay: Waiting[] | null = null
  private closing: (() => void) | null = null
  private broken: Failure | null = null
  private readonly worker: Worker
  private readonly watch: Watch

  constructor(worker: Worker, watch: Watch) {
    this.worker = worker
    this.watch = watch
    worker.on('message', (done: BatchDone) => this.done(done))
    worker.on('error', (error: Error) => this.breakDown(`the database thread failed: ${error.message}`))
    worker.on('exit', () => this.breakDown('the database is closed'))
  }
  call(item: EntryRow | Call): Promise<unknown> {
    if (this.broken !== null) return Promise.reject(this.broken)
    return new Promise((keep, fail) => {
      this.gathered.push({ item, keep, fail })
      if (this.underWay === null && this.gathered.length === 1) setImmediate(() => this.send())
    })
  }
  private send(): void {
    if (this.underWay !== null || this.gathered.length === 0 || this.broken !== null) return
    this.underWay = this.gathered
    this.gathered = []
    this.worker.postMessage(this.underWay.map(({ item }) => item) satisfies Batch, [])
  }
  private done({ results, commitMs }: BatchDone): void {
    const batch = this.underWay ?? []
    this.underWay = null
    this.watch(batch.length, commitMs)
    results.forEach((result, i) => settle(batch[i]!, result))
    if (this.gathered.length > 0) this.send()
    else this.closing?.()
  }
  private breakDown(message: string): void {
    this.broken ??= new Failure('storage', message)
    for (const waiting of [...(this.underWay ?? []), ...this.gathered]) waiting.fail(this.broken)
    this.underWay = null
    this.gathered = []
    this.closing?.()
  }
  /** Everything that was asked for is finished first. */
  async close(): Promise<void> {
    if (this.broken !== null) return
    if (this.underWay !== null || this.gathered.length > 0)
      await new Promise<void>((ready) => {
        this.closing = ready
      })
    if (this.broken !== null) return
    const gone = new Promise<void>((ready) => {
      this.closing = ready
    })
    this.worker.postMessage('close', [])
    await gone
  }
}
function settle({ keep, fail }: Waiting, result: Result): void {
  if ('value' in result) keep(result.value)
  else fail(new Failure(result.problem.code, result.problem.message))
}

const METHODS: Record<Call['method'], true> = {
  create: true,
  open: true,
  remove: true,
  setTable: true,
  setSeat: true,
  hold: true,
  release: true,
  keep: true,
  seqOfKey: true,
  tablesOf: true,
  countTables: true,
  say: true,
  chat: true,
  person: true,
  setPerson: true,
  addCode: true,
  takeCode: true,
}

/** Opens the storage in a folder, which is made if need be. Throws Failure in words for the person who starts a server. */
export async function openStorage(
  settings: Omit<SqliteSettings, 'patienceMs'> & { readonly patienceMs?: number },
  watch: Watch = () => {},
): Promise<Storage> {
  const folder = resolve(settings.folder)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.R_OK)
  } catch (error) {
    throw new Failure('storage', `the data folder ${folder} cannot be used: ${(error as Error).message}`)
  }
  const workerData: SqliteSettings = { patienceMs: 2000, ...settings, folder }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  const problem = await new Promise<{ code: Failure['code']; message: string } | null>((ready) => {
    worker.once('message', (m: 'ready' | { problem: { code: Failure['code']; message: string } }) => {
      ready(m === 'ready' ? null : m.problem)
    })
    worker.once('error', (error: Error) => ready({ code: 'storage', message: error.message }))
  })
  if (problem?.code === 'storageBusy')
    throw new Failure(
      'storageBusy',
      `the data folder ${folder} is in use: another Emberhall server runs on it, or another program has locked its database`,
    )
  if (problem !== null) throw new Failure(problem.code, `the database in ${folder} cannot be used: ${problem.message}`)
  const batches = new Batches(worker, watch)
  const calls = Object.fromEntries(
    Object.keys(METHODS).map((method) => [
      method,
      (...args: unknown[]) => batches.call({ method, args } as unknown as Call),
    ]),
  ) as unknown as Omit<Storage, 'append' | 'close'>
  return {
    ...calls,
    append: async (entry) => {
      await batches.call(entry)
    },
    close: () => batches.close(),
  }
}
