/** What games have come to that were finished in this browser: kept here, and carried about as a file. */
import type { Deeds } from '@emberhall/ui'
import { run } from './database.ts'

/** A finished game, by the table it was played at: finished anew after a way back, it counts once. */
export interface Result extends Deeds {
  readonly id: string
  readonly game: string
  readonly ended: number
  readonly seats: number
}

export async function keepResult(result: Result): Promise<void> {
  await run('results', 'readwrite', (store) => store.put(result))
}
/** The latest first. */
export async function resultsKept(): Promise<Result[]> {
  const results = await run('results', 'readonly', (store) => store.getAll() as IDBRequest<Result[]>)
  return results.sort((a, b) => b.ended - a.ended)
}
