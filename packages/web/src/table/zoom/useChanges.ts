/** What is not as printed about a thing, as soon as the part of the game that knows it is there. */
import type { Core, View } from '@emberhall/kernel'
import type { Changes, Lang } from '@emberhall/speech'
import { useEffect, useState } from 'react'
import type { GamePack } from '../../games/pack.ts'
import type { Looked } from '../story/lead.ts'

const known = new WeakMap<GamePack, Changes>()
/** Fetches it, so that looking closely waits for nothing. */
export async function warmChanges(pack: GamePack): Promise<Changes> {
  const changes = known.get(pack) ?? (await pack.changes())
  known.set(pack, changes)
  return changes
}
export interface Beheld {
  readonly pack: GamePack
  /** The key of the thing; empty if it has none. */
  readonly key: string
  readonly view: View<Core>
  readonly names: readonly string[]
  readonly lang: Lang
}
export function useChanges({ pack, key, view, names, lang }: Beheld): readonly string[] {
  const [changes, setChanges] = useState(() => known.get(pack))
  useEffect(() => {
    let isWanted = true
    void warmChanges(pack).then((found) => (isWanted ? setChanges(() => found) : undefined))
    return () => {
      isWanted = false
    }
  }, [pack])
  return changes === undefined || key === '' ? [] : changes(key, view, names, lang)
}
/** The key of what is looked at: its own, or that of the place it lies in. */
export function keyOf(what: Looked, from: Element | null): string {
  if ('card' in what) return `card ${what.card}`
  return from?.closest('[data-key]')?.getAttribute('data-key') ?? ''
}
