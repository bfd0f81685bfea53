/** Tables kept in this browser. Where the browser keeps nothing, every call fails and the caller says so. */
import type { SaveFile } from '@emberhall/kernel'
import type { Policies, Sitter } from '../play/source.ts'

/** How a table stands, in figures; the hall puts them into words. */
export type Summary = Readonly<Record<string, number>>

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
  /** Tables that were kept earlier do not say. */
  readonly rewinds?: number
}

const STORE = 'tables'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Some browsers throw here instead of failing, and some have no such thing at all.
    const request = indexedDB.open('emberhall', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
    request.onblocked = () => reject(new Error('storage is blocked'))
  })
}
let opened: Promise<IDBDatabase> | null = null

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= open()
  const db = await opened.catch((error: unknown) => {
    opened = null
    throw error
  })
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('storage'))
    transaction.onerror = () => reject(transaction.error ?? new Error('storage'))
  })
}

export async function keepTable(table: KeptTable): Promise<void> {
  await run('readwrite', (store) => store.put(table))
}
export async function tableKept(id: string): Promise<KeptTable | null> {
  const found = await run('readonly', (store) => store.get(id) as IDBRequest<KeptTable | undefined>)
  return found ?? null
}
/** What is still played first, and the latest of that before the rest. */
export async function tablesKept(): Promise<KeptTable[]> {
  const tables = await run('readonly', (store) => store.getAll() as IDBRequest<KeptTable[]>)
  return tables.sort((a, b) => Number(a.over !== '') - Number(b.over !== '') || b.updated - a.updated)
}
export async function forgetTable(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id))
}

/** An id that nobody else has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, (b) => (b % 36).toString(36)).join('')
}
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
}
