/** Whether a press on a thing looks at it instead of choosing it: the next time only, or until it is ended. */
import { useSyncExternalStore } from 'react'

export type LookMode = 'off' | 'once' | 'stays'
let mode: LookMode = 'off'
const readers = new Set<() => void>()

export const lookMode = (): LookMode => mode
export function setLookMode(next: LookMode): void {
  mode = next
  for (const read of readers) read()
}
/** Something has been looked at, and left. */
export function hasLooked(): void {
  if (mode === 'once') setLookMode('off')
}
export const useLookMode = (): LookMode => useSyncExternalStore(subscribe, lookMode)
function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}
