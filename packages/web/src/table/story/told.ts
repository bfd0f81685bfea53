/** The log as it is told: what came of what, and which lines are wanted. */
import type { LogLine } from '@emberhall/kernel'
import type { GameWords, Piece, Telling } from '@emberhall/speech'

export interface Told {
  readonly key: number
  readonly line: LogLine
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly isFresh: boolean
}
export interface Telltale {
  readonly log: readonly LogLine[]
  /** How many of the last lines are new. */
  readonly fresh: number
  readonly words: GameWords
  readonly names: readonly string[]
}
/** Lines that were told before, in the same words, are the same again: they need not be drawn anew. */
export function tellStory({ log, fresh, words, names }: Telltale, before: readonly Told[] = []): Told[] {
  const known = new Map(before.map((entry) => [entry.key, entry]))
  return log
    .map((line, key): Told => {
      const isFresh = key >= log.length - fresh
      const old = known.get(key)
      if (old !== undefined && isSame(old.line, line)) return old.isFresh === isFresh ? old : { ...old, isFresh }
      const pieces = words.told(line, names)
      const text = pieces.map((piece) => piece.text).join('')
      return { key, line, text, pieces, isFresh }
    })
    .filter(({ text }) => text !== '')
}
/** The first words of it, cut between two words. */
export function cutTo(pieces: readonly Piece[], most: number): Piece[] {
  const kept: Piece[] = []
  let left = most
  for (const piece of pieces) {
    if (piece.text.length > left) {
      const end = piece.text.lastIndexOf(' ', left)
      // A name is not taken apart.
      if (piece.of === '' && end > 0) kept.push({ ...piece, text: piece.text.slice(0, end).replace(/[\s.,;:]+$/u, '') })
      break
    }
    kept.push(piece)
    left -= piece.text.length
  }
  return kept
}
const isSame = (a: LogLine, b: LogLine): boolean =>
  a.at === b.at && a.what === b.what && JSON.stringify(a) === JSON.stringify(b)

export const FILTERS = ['everything', 'mine', 'chance', 'story'] as const
export type Filter = (typeof FILTERS)[number]
export const filterNamed = (name: string): Filter => FILTERS.find((filter) => filter === name) ?? 'everything'

export type Level = 'round' | 'turn' | 'deed' | 'part'
export function levelOf({ rounds, turns, deeds }: Telling, { what }: LogLine): Level {
  if (rounds.includes(what)) return 'round'
  if (turns.includes(what)) return 'turn'
  return deeds.includes(what) ? 'deed' : 'part'
}
/** What each kind of line stands under; of the story in short, turns and deeds are left out. */
const HEADS: Readonly<Record<Level, readonly Level[]>> = {
  round: [],
  turn: ['round'],
  deed: ['round', 'turn'],
  part: ['round', 'turn', 'deed'],
}

/** The lines that somebody wants to read, and those they came of. `own`: what lines call what is this person's. */
export function wanted(told: readonly Told[], filter: Filter, telling: Telling, own: ReadonlySet<string>): Told[] {
  if (filter === 'everything') return [...told]
  const names = (entry: Told | undefined): boolean => entry?.pieces.some(({ of }) => own.has(of)) === true
  const heads = new Map<Level, Told>()
  const kept = new Set<Told>()
  for (const entry of told) {
    const level = levelOf(telling, entry.line)
    for (const lower of LOWER[level]) heads.delete(lower)
    const isWanted =
      filter === 'mine'
        ? names(entry) || (level === 'part' && names(heads.get('deed')))
        : telling[filter].includes(entry.line.what)
    if (isWanted) {
      for (const head of filter === 'story' ? ['round' as const] : HEADS[level]) {
        const above = heads.get(head)
        if (above !== undefined) kept.add(above)
      }
      kept.add(entry)
    }
    heads.set(level, entry)
  }
  return told.filter((entry) => kept.has(entry))
}
/** A line ends what stood below lines of its kind. */
const LOWER: Readonly<Record<Level, readonly Level[]>> = {
  round: ['turn', 'deed', 'part'],
  turn: ['deed', 'part'],
  deed: ['part'],
  part: [],
}
