/** Where on the table something can be chosen: what has a hold there need not be listed beside it. */
import type { Option } from '@emberhall/kernel'
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { beforePaint } from '../beforePaint.ts'
import { type Anchors, keysIn, optionKey } from './anchors.ts'

/** What is chosen with a press on a thing, and the digit that does the same. */
export interface Holds {
  /** Whether an option can be reached by something on the table. */
  readonly has: (option: Option) => boolean
  /** What can be pressed for it. */
  readonly by: (option: Option) => readonly HTMLElement[]
  /** Things that can be pressed now, in the order of the table. */
  readonly open: readonly HTMLElement[]
}
const NOWHERE: Holds = { has: () => false, by: () => [], open: [] }

const things = new Map<HTMLElement, readonly string[]>()
const listeners = new Set<() => void>()
let offered: Anchors = new Map()
let holds: Holds | null = NOWHERE
/** What was told last: whoever draws it hears of the next with the next picture, when the table is laid out anyway. */
let told: Holds = NOWHERE
let isTold = true

function stale(): void {
  holds = null
  if (!isTold) return
  isTold = false
  beforePaint(() => {
    const now = holdsNow()
    return () => {
      isTold = true
      told = now
      for (const tell of listeners) tell()
    }
  })
}
const isOpen = ({ dataset }: HTMLElement): boolean => dataset['spot'] === 'open' || 'takes' in dataset
const isSeen = (thing: HTMLElement): boolean => thing.isConnected && thing.checkVisibility()

function look(): Holds {
  const seen = [...things].filter(([thing]) => isSeen(thing))
  const keys = new Set(seen.flatMap(([, at]) => at))
  const anchors = offered
  const open = seen.flatMap(([thing]) => (isOpen(thing) ? [thing] : []))
  const keysOf = (option: Option): readonly string[] => [optionKey(option), ...keysIn(anchors, option)]
  return {
    has: (option) => keysOf(option).some((key) => keys.has(key)),
    by: (option) => {
      const own = keysOf(option)
      return seen.flatMap(([thing, at]) => (isOpen(thing) && at.some((key) => own.includes(key)) ? [thing] : []))
    },
    open: open.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
  }
}
export const holdsNow = (): Holds => (holds ??= look())
function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
export const useHolds = (): Holds => useSyncExternalStore(listen, () => told)
/** Something on the table that options are chosen with, by the keys of their anchors; another `state` may draw it anew. */
export function useHold(at: readonly string[], thing: RefObject<HTMLElement | null>, state: string): void {
  useLayoutEffect(() => {
    const element = thing.current
    if (element === null) return undefined
    things.set(element, at)
    stale()
    return () => {
      things.delete(element)
      stale()
    }
  }, [at.join('|'), thing, state])
}
/** What this table offers now, by the keys of its things. */
export function useOffer(anchors: Anchors): void {
  useLayoutEffect(() => {
    offered = anchors
    stale()
    return stale
  }, [anchors])
}
