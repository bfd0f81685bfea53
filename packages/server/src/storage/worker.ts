/** The thread that the database runs in. A batch of calls is one transaction: many answers share one wait for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ErrorCode } from '../protocol.ts'
import { ENTRY, type Value } from './entries.ts'
import type { Db } from './schema.ts'
import { fileBytes, type Opened, openSqlite, type SqliteSettings, storageProblem } from './sqlite.ts'
import { append, type Calls, callsOn } from './store.ts'

export type Call = {
  readonly [M in keyof Calls]: { readonly method: M; readonly args: Parameters<Calls[M]> }
}[keyof Calls]
/** Entries, one after the other as their values, then calls. */
export interface Batch {
  readonly entries: readonly Value[]
  readonly calls: readonly Call[]
}
export type Result = { readonly value: unknown } | { readonly problem: { code: ErrorCode; message: string } }
export interface BatchDone {
  /** What became of each entry, unless all is well, and of each call. */
  readonly entries: readonly Result[] | null
  readonly calls: readonly Result[]
  readonly commitMs: number
}
type Results = Omit<BatchDone, 'commitMs'>

async function all(db: Db, { entries, calls }: Batch): Promise<Results> {
  return db.transaction().execute(async (transaction) => {
    await append(transaction, entries)
    const open = callsOn(transaction, fileBytes)
    const results: Result[] = []
    for (const call of calls) results.push({ value: await act(open, call) })
    return { entries: null, calls: results }
  })
}
function act(calls: Calls, { method, args }: Call): Promise<unknown> {
  return (calls[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args)
}
/** All at once; should that fail, each by itself, so that one cannot spoil it for the others. */
async function run({ db, room, wait }: Opened, batch: Batch): Promise<Results> {
  try {
    return await all(db, batch)
  } catch (failure) {
    if (storageProblem(failure).code === 'storageFull') {
      room.fold()
      room.keep()
    }
    // Whoever has locked the database is waited for once, not by each in turn.
    let isLocked = false
    const alone = async (one: Batch): Promise<Result> => {
      try {
        wait(isLocked ? 'no' : 'yes')
        return (await all(db, one)).calls[0] ?? { value: null }
      } catch (error) {
        const problem = storageProblem(error)
        isLocked ||= problem.code === 'storageBusy'
        return { problem }
      }
    }
    const entries: Result[] = []
    for (let i = 0; i < batch.entries.length; i += ENTRY.length)
      entries.push(await alone({ entries: batch.entries.slice(i, i + ENTRY.length), calls: [] }))
    const calls: Result[] = []
    for (const call of batch.calls) calls.push(await alone({ entries: [], calls: [call] }))
    wait('yes')
    return { entries, calls }
  }
}

const port = parentPort!
try {
  const opened = await openSqlite(workerData as SqliteSettings)
  const take = async (batch: Batch | 'close'): Promise<void> => {
    if (batch === 'close') {
      opened.close()
      port.close()
      return
    }
    const started = performance.now()
    const results = await run(opened, batch)
    port.postMessage({ ...results, commitMs: performance.now() - started } satisfies BatchDone)
    opened.room.keep()
  }
  port.on('message', (batch: Batch | 'close') => void take(batch))
  port.postMessage('ready')
} catch (error) {
  port.postMessage({ problem: storageProblem(error) })
  port.close()
}
