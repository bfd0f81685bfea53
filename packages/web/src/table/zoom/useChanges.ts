/** What is not as printed about a thing, as soon as the part of the game that knows it is there. */
import type { Core, View } from '@emberhall/kernel'
import type { Changes, GameShell, Lang } from '@emberhall/speech'
import { useEffect, useState } from 'react'
import type { Looked } from '../story/lead.ts'

const known = new WeakMap<GameShell, Changes>()
/** Fetches it, so that looking closely waits for nothing. */
export async function warmChanges(shell: GameShell): Promise<Changes> {
  const changes = known.get(shell) ?? (await shell.changes())
  known.set(shell, changes)
  return changes
}
export interface Beheld {
  readonly shell: GameShell
  /** The key of the thing; empty if it has none. */
  readonly key: string
  readonly view: View<Core>
  readonly names: readonly string[]
  readonly lang: Lang
}
export function useChanges({ shell, key, view, names, lang }: Beheld): readonly string[] {
  const [changes, setChanges] = useState(() => known.get(shell))
  useEffect(() => {
    let isWanted = true
    void warmChanges(shell).then((found) => (isWanted ? setChanges(() => found) : undefined))
    return () => {
      isWanted = false
    }
  }, [shell])
  return changes === undefined || key === '' ? [] : changes(key, view, names, lang)
}
/** The key of what is looked at: its own, or that of the place it lies in. */
export function keyOf(what: Looked, from: Element | null): string {
  if ('card' in what) return `card ${what.card}`
  return from?.closest('[data-key]')?.getAttribute('data-key') ?? ''
}
