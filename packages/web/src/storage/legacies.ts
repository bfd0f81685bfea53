/** What campaigns have left to whoever plays in this browser, by game. */
import { run } from './database.ts'

interface Legacy {
  /** The game. */
  readonly id: string
  readonly names: readonly string[]
}

export async function legacyKept(game: string): Promise<readonly string[]> {
  const found = await run('legacies', 'readonly', (store) => store.get(game) as IDBRequest<Legacy | undefined>)
  return found?.names ?? []
}
export async function keepLegacy(game: string, more: readonly string[]): Promise<void> {
  if (more.length === 0) return
  const names = [...new Set([...(await legacyKept(game)), ...more])]
  await run('legacies', 'readwrite', (store) => store.put({ id: game, names } satisfies Legacy))
}
