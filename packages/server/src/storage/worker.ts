/** The thread that the database runs in. A batch of calls is one transaction: many answers share one wait for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ErrorCode } from '../protocol.ts'
import type { Db } from './schema.ts'
import { openSqlite, type SqliteSettings, storageProblem } from './sqlite.ts'
import type { EntryRow } from './storage.ts'
import { append, type Calls, callsOn } from './store.ts'

export type Call = {
  readonly [M in keyof Calls]: { readonly method: M; readonly args: Parameters<Calls[M]> }
}[keyof Calls]
export type Batch = readonly (EntryRow | Call)[]
export type Result = { readonly value: unknown } | { readonly problem: { code: ErrorCode; message: string } }
export interface BatchDone {
  readonly results: readonly Result[]
  readonly commitMs: number
}
const isCall = (item: EntryRow | Call): item is Call => 'method' in item
const isEntry = (item: EntryRow | Call): item is EntryRow => !isCall(item)

async function all(db: Db, batch: Batch): Promise<Result[]> {
  return db.transaction().execute(async (transaction) => {
    await append(transaction, batch.filter(isEntry))
    const calls = callsOn(transaction)
    const results: Result[] = []
    for (const item of batch) results.push({ value: isCall(item) ? await act(calls, item) : null })
    return results
  })
}
function act(calls: Calls, { method, args }: Call): Promise<unknown> {
  return (calls[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args)
}
/** All at once; should that fail, each by itself, so that one cannot spoil it for the others. */
async function run(db: Db, batch: Batch): Promise<Result[]> {
  try {
    return await all(db, batch)
  } catch (error) {
    if (batch.length === 1) return [{ problem: storageProblem(error) }]
    const results: Result[] = []
    for (const item of batch) results.push(...(await run(db, [item])))
    return results
  }
}

const port = parentPort!
try {
  const { db, close } = await openSqlite(workerData as SqliteSettings)
  const take = async (batch: Batch | 'close'): Promise<void> => {
    if (batch === 'close') {
      close()
      port.close()
      return
    }
    const started = performance.now()
    const results = await run(db, batch)
    port.postMessage({ results, commitMs: performance.now() - started } satisfies BatchDone)
  }
  port.on('message', (batch: Batch | 'close') => void take(batch))
  port.postMessage('ready')
} catch (error) {
  port.postMessage({ problem: storageProblem(error) })
  port.close()
}
