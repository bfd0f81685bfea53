/** The embedded storage as the server holds it: calls go to a thread of their own, as many at a time as have gathered. */
import { at } from '@emberhall/kernel'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import type { ErrorCode } from '../protocol.ts'
import { type Value, valuesOf } from './entries.ts'
import type { SqliteSettings } from './sqlite.ts'
import type { EntryRow, Storage } from './storage.ts'
import { NOBODY, type Watch } from './watch.ts'
import type { Batch, BatchDone, Call, Result } from './worker.ts'

interface Waiting {
  readonly keep: (value: unknown) => void
  readonly fail: (failure: Failure) => void
}
// Where many answer at once, commits follow each other no faster than this: they cost the same for one answer as for fifty.
const GATHER_MS = 5
const FEW = 8

/** What has gathered for one commit. */
class Gathered {
  readonly entries: Value[] = []
  readonly calls: Call[] = []
  readonly forEntries: Waiting[] = []
  readonly forCalls: Waiting[] = []
  get size(): number {
    return this.forEntries.length + this.forCalls.length
  }
  get everybody(): Waiting[] {
    return [...this.forEntries, ...this.forCalls]
  }
}
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000

class Batches {
  private gathered = new Gathered()
  private underWay: Gathered | null = null
  private begun = 0
  private closing: (() => void) | null = null
  private isClosed = false
  /** Why there is no thread now. */
  private broken: Failure | null = null
  private worker: Worker
  private readonly start: () => Promise<Worker>
  private readonly watch: Watch

  constructor(worker: Worker, start: () => Promise<Worker>, watch: Watch) {
    this.start = start
    this.watch = watch
    this.worker = worker
    this.use(worker)
  }
  private use(worker: Worker): void {
    this.worker = worker
    this.broken = null
    worker.on('message', (done: BatchDone) => this.done(done))
    worker.on('error', (error: Error) => this.breakDown(`the database thread failed: ${error.message}`))
    worker.on('exit', () => {
      this.breakDown('the database is closed')
      if (!this.isClosed) void this.replace()
    })
  }
  /** A thread that has died took nothing with it that was acknowledged: another one goes on. */
  private async replace(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.isClosed; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const worker = await this.start()
        if (!this.isClosed) return this.use(worker)
        worker.postMessage('close', [])
      } catch (error) {
        this.broken = error as Failure
        await new Promise((again) => {
          setTimeout(again, pause).unref()
        })
      }
    }
  }
  append(entry: EntryRow): Promise<unknown> {
    return this.join(({ entries, forEntries }, waiting) => {
      for (const value of valuesOf(entry)) entries.push(value)
      forEntries.push(waiting)
    })
  }
  call(call: Call): Promise<unknown> {
    return this.join(({ calls, forCalls }, waiting) => {
      calls.push(call)
      forCalls.push(waiting)
    })
  }
  private join(add: (to: Gathered, waiting: Waiting) => void): Promise<unknown> {
    if (this.broken !== null) {
      this.watch.failed(this.broken.code)
      return Promise.reject(this.broken)
    }
    return new Promise((keep, refuse) => {
      const fail = (failure: Failure): void => {
        this.watch.failed(failure.code)
        refuse(failure)
      }
      add(this.gathered, { keep, fail })
      if (this.underWay === null && this.gathered.size === 1) setImmediate(() => this.send())
    })
  }
  private send(): void {
    if (this.underWay !== null || this.gathered.size === 0 || this.broken !== null) return
    this.underWay = this.gathered
    this.begun = performance.now()
    this.gathered = new Gathered()
    const { entries, calls } = this.underWay
    this.worker.postMessage({ entries, calls } satisfies Batch, [])
  }
  private done({ entries, calls, commitMs }: BatchDone): void {
    const batch = this.underWay ?? new Gathered()
    this.underWay = null
    this.watch.committed(batch.size, commitMs)
    batch.forEntries.forEach((waiting, i) => settle(waiting, entries?.[i] ?? WELL))
    batch.forCalls.forEach((waiting, i) => settle(waiting, at(calls, i)))
    if (this.gathered.size === 0) return this.closing?.()
    const rest = batch.size > FEW ? GATHER_MS - (performance.now() - this.begun) : 0
    if (rest >= 1) setTimeout(() => this.send(), rest)
    else this.send()
  }
  private breakDown(message: string): void {
    this.broken ??= new Failure('storage', message)
    for (const waiting of [...(this.underWay?.everybody ?? []), ...this.gathered.everybody]) waiting.fail(this.broken)
    this.underWay = null
    this.gathered = new Gathered()
    this.closing?.()
  }
  /** Everything that was asked for is finished first. */
  async close(): Promise<void> {
    if (this.broken === null && (this.underWay !== null || this.gathered.size > 0))
      await new Promise<void>((ready) => {
        this.closing = ready
      })
    this.isClosed = true
    if (this.broken !== null) return
    const gone = new Promise<void>((ready) => {
      this.closing = ready
    })
    this.worker.postMessage('close', [])
    await gone
  }
}
const WELL: Result = { value: null }
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
  leave: true,
  hold: true,
  release: true,
  wish: true,
  unwish: true,
  mark: true,
  unmark: true,
  keep: true,
  sumUp: true,
  seqOfKey: true,
  tablesOf: true,
  countTables: true,
  bytes: true,
  untouched: true,
  say: true,
  chat: true,
  person: true,
  setPerson: true,
  legacy: true,
  bequeath: true,
  secret: true,
  addCode: true,
  takeCode: true,
  glimpse: true,
  invitationsOf: true,
  uninvite: true,
  drop: true,
  pickUp: true,
  probe: true,
}

interface StorageSettings extends Partial<SqliteSettings> {
  readonly folder: string
  /** Caps the memory of the thread, so that its end can be tried out. */
  readonly maxHeapMb?: number
}
async function startWorker(workerData: SqliteSettings, maxHeapMb?: number): Promise<Worker> {
  const { folder } = workerData
  const limited = maxHeapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, ...limited })
  const problem = await new Promise<{ code: ErrorCode; message: string } | null>((ready) => {
    worker.once('message', (m: 'ready' | { problem: { code: ErrorCode; message: string } }) => {
      ready(m === 'ready' ? null : m.problem)
    })
    worker.once('error', (error: Error) => ready({ code: 'storage', message: error.message }))
  })
  if (problem === null) return worker
  if (problem.code !== 'storageBusy')
    throw new Failure(problem.code, `the database in ${folder} cannot be used: ${problem.message}`)
  throw new Failure(
    'storageBusy',
    `the data folder ${folder} is in use: another Emberhall server runs on it, or another program has locked its database`,
  )
}

/** Opens the storage in a folder, which is made if need be. Throws Failure in words for the person who starts a server. */
export async function openStorage(settings: StorageSettings, watch: Watch = NOBODY): Promise<Storage> {
  const folder = resolve(settings.folder)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.R_OK)
  } catch (error) {
    throw new Failure('storage', `the data folder ${folder} cannot be used: ${(error as Error).message}`)
  }
  const { maxHeapMb, ...rest } = settings
  const workerData: SqliteSettings = { patienceMs: 2000, maxData: Number.MAX_SAFE_INTEGER, ...rest, folder }
  const start = () => startWorker(workerData, maxHeapMb)
  const batches = new Batches(await start(), start, watch)
  const calls = Object.fromEntries(
    Object.keys(METHODS).map((method) => [
      method,
      (...args: unknown[]) => batches.call({ method, args } as unknown as Call),
    ]),
  ) as unknown as Omit<Storage, 'append' | 'close' | 'neighbours'>
  return {
    ...calls,
    append: (entry) => batches.append(entry) as Promise<void>,
    close: () => batches.close(),
  }
}
