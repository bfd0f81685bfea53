/** From what is stored to a table that can be played on. */
import {
  type Core,
  Divergence,
  type Game,
  hashState,
  Ledger,
  Match,
  type Pieces,
  RuleFault,
  type Verdict,
} from '@emberhall/kernel'
import { type Loaded, loading, readEntries, readSave, type SaveFile } from '@emberhall/saves'
import { answersBy, standing } from '@emberhall/sitting'
import type { EntryRow, SnapshotRow, StoredTable } from '../storage/storage.ts'
import { unhurried } from '../unhurried.ts'
import { isForced, readFate, readWord, type Told, wordsFrom } from './record.ts'

export interface OpenedTable {
  readonly match: Match
  readonly seq: number
  /** How many words its record has. */
  readonly length: number
  /** What could not be kept because the rules have changed; the table then needs a new base. */
  readonly divergence: string | null
}

/** The base, and the entries since. Where rules have changed under the table: as much of it as still holds. */
export function openTable(game: Game, stored: StoredTable): Promise<OpenedTable> {
  return unhurried(opening(game, stored))
}
function* opening(game: Game, stored: StoredTable): Pieces<OpenedTable> {
  const { base, entries } = stored
  const last = entries.at(-1)
  const start = yield* loading(game, readSave(base.save))
  if (last === undefined) return opened(start.match, base.seq, start.divergence)
  if (start.divergence === null) {
    try {
      return opened(yield* replay(game, start, stored, last), last.seq, null)
    } catch (error) {
      if (!(error instanceof Divergence || error instanceof RuleFault)) throw error
    }
  }
  const { match, divergence } = yield* salvage(game, stored, last)
  return opened(match, last.seq, divergence)
}
function opened(match: Match, seq: number, divergence: string | null): OpenedTable {
  return { match, seq, length: match.parts().ledger.tags().length, divergence }
}

type Start = Loaded<Core, unknown>

function* replay(game: Game, start: Start, stored: StoredTable, last: EntryRow): Pieces<Match> {
  const { match, notes } = start
  const words = wordsFrom(match, 0)
  for (const entry of stored.entries) {
    words.length = entry.cut
    words.push(...entry.words)
  }
  const { seats, options, table } = match
  const from = () => ({ seats, ownDice: table.ownDice, fate: readFate(last.fate), generation: last.generation })
  const { state, asks, at, ledger } = match.parts()
  const checkpoint = { state: state(), asks, history: ledger.data.slice(0, at) }
  const isWhole = notes.length === 0
  function* upTo(length: number): Pieces<Match> {
    const record = new Ledger()
    yield* readEntries(game, record, words.slice(0, length))
    if (isWhole) return yield* Match.replaying(game, options, from(), record.data)
    return yield* Match.resuming(game, options, from(), checkpoint, record.data.slice(at))
  }
  const mark = usableMark(stored)
  if (mark !== undefined) {
    const { position } = JSON.parse(mark.save) as SaveFile
    const marked = yield* upTo(mark.length)
    if (hashState(game, marked.table.s) !== position) throw new Divergence('the same answers lead to another position')
  }
  return yield* upTo(words.length)
}
/** The last mark that nothing was taken back past since. */
function usableMark({ marks, entries }: StoredTable): SnapshotRow | undefined {
  return marks.findLast((mark) => entries.every((e) => e.seq <= mark.seq || e.cut >= mark.length))
}

/** Goes on from the last checkpoint that can be read, with the answers since as far as they fit. */
function* salvage(game: Game, stored: StoredTable, last: EntryRow): Pieces<{ match: Match; divergence: string }> {
  const mark = usableMark(stored)
  const { match, divergence } = yield* loading(game, readSave((mark ?? stored.base).save))
  const since = mark ?? stored.base
  const rest = stored.entries.filter((e) => e.seq > since.seq)
  const stopped = yield* playOn(match, divergence === null ? wordsAfter(rest, since) : [])
  match.generation = last.generation + 1
  match.table.fate.restore(readFate(last.fate))
  return {
    match,
    divergence: divergence ?? stopped ?? 'the rules have changed; the way back ends at the last checkpoint',
  }
}
/** What was recorded after a snapshot and has not been taken back. */
function wordsAfter(entries: readonly EntryRow[], since: SnapshotRow): string[] {
  const added: string[] = []
  for (const { cut, words } of entries) {
    if (cut < since.length) return []
    added.length = cut - since.length
    added.push(...words)
  }
  return added
}
/** An answer and what came of it: luck, and seats that were then asked where they had no choice. */
interface Turn {
  readonly told: Told
  readonly chance: { readonly key: string; readonly values: readonly number[] }[]
  readonly forced: number[]
}
/** Gives recorded answers again, each with the luck it had. Returns what did not fit, if anything. */
function* playOn(match: Match, words: readonly string[]): Pieces<string | null> {
  const { ownDice, insists } = match.table
  match.table.ownDice = false
  const turns: Turn[] = []
  for (const word of words) {
    const read = readWord(word)
    if (isForced(word)) turns.at(-1)?.forced.push(Number.parseInt(word, 10))
    if (read === null) continue
    if ('key' in read) turns.at(-1)?.chance.push(read)
    else turns.push({ told: read, chance: [], forced: [] })
  }
  let problem: string | null = null
  for (const { told, chance, forced } of turns) {
    match.table.insists = (seat) => forced.includes(seat)
    match.table.fate.setKeptLuck([])
    for (const { key, values } of chance) match.table.fate.script(key, values)
    try {
      if (!playAgain(match, told).ok)
        problem = `seat ${told.seat + 1} answered "${[told.value].flat().join(', ')}", which does not fit any more`
    } catch (error) {
      problem = (error as Error).message
    }
    if (problem !== null) break
    yield
  }
  match.table.ownDice = ownDice
  match.table.insists = insists
  return problem
}

function playAgain(match: Match, { seat, by, value, putRight }: Told): Verdict {
  if (putRight) return match.correct(seat, match.game.words.parse(value as string))
  return match.answer({ seat, by, question: match.question, value })
}

/** The match as it was when so many questions had been put: for looking back and for copies. */
export function matchAt(match: Match, asks: number): Promise<Match> {
  return unhurried(lookingBack(match, asks))
}
function* lookingBack(match: Match, asks: number): Pieces<Match> {
  return yield* standing(match, yield* answersBy(match, asks))
}
