/** Tables kept in this browser. */
import type { SaveFile } from '@emberhall/saves'
import type { Wished } from '@emberhall/server/protocol'
import { run } from './database.ts'
import type { Named } from '../play/bookmarks.ts'
import type { Policies, Sitter } from '../play/source.ts'

/** How a table stands, in figures; the hall puts them into words. */
type Summary = Readonly<Record<string, number>>

export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly created: number
  readonly updated: number
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  readonly file: SaveFile
  readonly summary: Summary
  /** Whose move it is; -1 when nobody is waited for. */
  readonly waiting: number
  readonly over: string
  /** Rivals play it on the server. */
  readonly rivals?: boolean
  /** Somebody else has made it, on the server. */
  readonly isGuest?: boolean
  /** Nobody has played at it for so long that the server would rather not keep it. */
  readonly untouched?: boolean
  /** Tables that were kept earlier do not say. */
  readonly rewinds?: number
  /** The campaign it is a scene of. */
  readonly campaign?: string
  /** How seats want to be asked, for good. */
  readonly wishes?: readonly Wished[]
  readonly bookmarks?: readonly Named[]
  /** What a copy was named after. */
  readonly title?: string
}

export async function keepTable(table: KeptTable): Promise<void> {
  await run('tables', 'readwrite', (store) => store.put(table))
}
export async function tableKept(id: string): Promise<KeptTable | null> {
  const found = await run('tables', 'readonly', (store) => store.get(id) as IDBRequest<KeptTable | undefined>)
  return found ?? null
}
/** What is still played first, and the latest of that before the rest. */
export async function tablesKept(): Promise<KeptTable[]> {
  const tables = await run('tables', 'readonly', (store) => store.getAll() as IDBRequest<KeptTable[]>)
  return tables.sort((a, b) => Number(a.over !== '') - Number(b.over !== '') || b.updated - a.updated)
}
export async function forgetTable(id: string): Promise<void> {
  await run('tables', 'readwrite', (store) => store.delete(id))
}

/** An id that nobody else has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, (b) => (b % 36).toString(36)).join('')
}
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
}
