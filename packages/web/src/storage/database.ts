/** What this browser keeps. Where it keeps nothing, every call fails and the caller says so. */
import { Problem } from '../problem.ts'

const STORES = ['tables', 'campaigns', 'legacies', 'results'] as const
type StoreName = (typeof STORES)[number]

/** Version 1 had tables only, version 2 no legacies, version 3 no results. */
const VERSION = 4

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Some browsers throw here instead of failing, and some have no such thing at all.
    const request = indexedDB.open('emberhall', VERSION)
    request.onupgradeneeded = () => {
      const db = request.result
      for (const name of STORES) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'id' })
    }
    request.onsuccess = () => {
      // A newer page must not wait for this one to be closed.
      request.result.onversionchange = () => {
        request.result.close()
        opened = null
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Problem('storage', 'failed'))
    request.onblocked = () => reject(new Problem('storage', 'blocked'))
  })
}
let opened: Promise<IDBDatabase> | null = null

export async function run<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open()
  const db = await opened.catch((error: unknown) => {
    opened = null
    throw error
  })
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(name, mode)
    const request = work(transaction.objectStore(name))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Problem('storage', 'failed'))
    transaction.onerror = () => reject(transaction.error ?? new Problem('storage', 'failed'))
  })
}
