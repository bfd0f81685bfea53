/** The record of a match in words, piece by piece: what a table's history is kept as. */
import {
  CHANCE,
  CORRECTION,
  type Core,
  type Entry,
  Fate,
  FORCED,
  hashState,
  hashText,
  type Match,
  type Queued,
  REVEAL,
  STEP,
} from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'
import type { EntryRow } from '../storage/storage.ts'

/** Who has done something, from which seat and by which request. */
export type Doer = Pick<EntryRow, 'seat' | 'who' | 'key'>

/** The words for what has been recorded from a place on. */
export function wordsFrom<S extends Core, O>(match: Match<S, O>, from: number): string[] {
  const { words } = match.game
  const print = ({ tag, key, values, seat, by, answer, automatic }: Entry): string => {
    if (tag === STEP) return '#'
    if (tag === REVEAL) return '?'
    if (tag === CHANCE) return `!${key}=${values.join(',')}`
    if (tag === FORCED) return `${values[0]}=`
    if (tag === CORRECTION) return `${seat}^${words.print(values[0]!)}`
    const whose = by === seat ? `${seat}` : `${seat}/${by}`
    if (typeof answer !== 'number') return `${whose}*${answer.map((o) => words.print(o)).join(',')}`
    return `${whose}${automatic ? '~' : ' '}${words.print(answer)}`
  }
  return Array.from(match.parts().ledger.entries(from), print)
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

/** A save from the last checkpoint on, without what came before: its cost does not grow with the game. */
export function markOf<S extends Core, O>(match: Match<S, O>): SaveFile {
  const { game } = match
  const { state, asks, at, fate } = match.parts()
  const body = {
    emberhall: 1,
    game: game.id,
    version: game.version,
    content: game.contentHash,
    seats: match.seats,
    options: match.options as Record<string, unknown>,
    generation: match.generation,
    ownDice: match.table.ownDice,
    fate: { state: fate.state(), kept: fate.keptLuck() },
    asks,
    checkpoint: { ...state, faces: state.faces.map((f) => game.faceKeys[f]!) },
    history: [],
    tail: wordsFrom(match, at),
    position: hashState(game, match.table.s),
  }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
