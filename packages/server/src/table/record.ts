/** The record of a match in words, piece by piece: what a table's history is kept as. */
import { type Core, Fate, type Match, type Queued } from '@emberhall/kernel'
import { printEntries } from '@emberhall/saves'
import type { EntryRow } from '../storage/storage.ts'

/** Who has done something, from which seat and by which request, and what a bot said about it. */
export type Doer = Pick<EntryRow, 'seat' | 'who' | 'key'> & Partial<Pick<EntryRow, 'said'>>

/** The words for what has been recorded from a place on. */
export function wordsFrom<S extends Core, O>(match: Match<S, O>, from: number): string[] {
  const { ledger } = match.parts()
  return printEntries(match.game, ledger, from, ledger.length)
}

export interface Told {
  readonly seat: number
  /** Who gave it: the seat itself, or one that acted for it. */
  readonly by: number
  readonly value: string | readonly string[]
  readonly automatic: boolean
  /** Not an answer: the table has put it right. */
  readonly putRight: boolean
}
/** That a seat is asked where it has no choice. */
export const isForced = (word: string): boolean => /^\d+=$/.test(word)
/** An answer in the record, or an outcome of chance, or null for a mark. */
export function readWord(word: string): Told | { readonly key: string; readonly values: readonly number[] } | null {
  if (word === '#' || word === '?' || isForced(word)) return null
  if (word.startsWith('!')) {
    const cut = word.lastIndexOf('=')
    const outcome = word.slice(cut + 1)
    return { key: word.slice(1, cut), values: outcome === '' ? [] : outcome.split(',').map(Number) }
  }
  const mark = word.search(/[ ~*^]/)
  const [seat, by = seat] = word.slice(0, mark).split('/').map(Number) as [number, number?]
  const rest = word.slice(mark + 1)
  const value = word[mark] === '*' ? (rest === '' ? [] : rest.split(',')) : rest
  return { seat, by, value, automatic: word[mark] === '~', putRight: word[mark] === '^' }
}
/** Where luck stands, as an entry keeps it. */
export function fateWords(fate: Fate): string {
  const kept = fate.keptLuck()
  return JSON.stringify(kept.length === 0 ? [fate.state()] : [fate.state(), kept])
}
export function readFate(text: string): Fate {
  const [state, kept] = JSON.parse(text) as [number[], Queued[]?]
  return Fate.from(state, kept)
}
