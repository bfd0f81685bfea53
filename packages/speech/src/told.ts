/** Lines of the log in pieces: names lead to what they name. */
import type { LogLine } from '@emberhall/kernel'

export interface Piece {
  readonly text: string
  /** What lines of the log call the thing named: `card 5`, `seat 1`, `hero rogue`; nothing in plain words. */
  readonly of: string
  /** The printed card to be looked at, if there is one. */
  readonly face: string
}
/** Signs that no text holds: a name begins, what it names, what is printed on it, a name ends. */
const [BEGIN, OF, FACE, END] = ['\uE000', '\uE001', '\uE002', '\uE003'] as const
const NAMED = new RegExp(`${BEGIN}([^${OF}]*)${OF}([^${FACE}]*)${FACE}([^${END}]*)${END}`, 'g')

/** A name that goes into a sentence and can be found in it again. */
export const named = (text: string, of: string, face = ''): string => `${BEGIN}${of}${OF}${face}${FACE}${text}${END}`

/** Takes a sentence with marked names apart. @example piecesOf(`${named('Ana', 'seat 0')} rests.`) */
function piecesOf(sentence: string): readonly Piece[] {
  // Splitting by groups gives plain words and, after each, the three parts of a name.
  const parts = sentence.split(NAMED)
  const pieces: Piece[] = []
  for (let i = 0; i < parts.length; i += 4) {
    if (parts[i] !== '') pieces.push({ text: parts[i]!, of: '', face: '' })
    if (i + 3 < parts.length) pieces.push({ text: parts[i + 3]!, of: parts[i + 1]!, face: parts[i + 2]! })
  }
  return pieces
}
/** The first letter as a capital, also that of a marked name. */
export function capitalized(sentence: string): string {
  const at = sentence.startsWith(BEGIN) ? sentence.indexOf(FACE) + 1 : 0
  return `${sentence.slice(0, at)}${sentence.charAt(at).toUpperCase()}${sentence.slice(at + 1)}`
}

/** Lines about people at the table, which every game has: their message and its values; null: it is another line. */
export function seatLine(
  { what, args }: LogLine,
  called: (seat: number) => string,
): { readonly key: 'log.windowSkipped' | 'log.actedFor'; readonly values: Readonly<Record<string, string>> } | null {
  const seat = (i: number): string => named(called(Number(args[i])), `seat ${Number(args[i])}`)
  if (what === 'windowSkipped') return { key: 'log.windowSkipped', values: { who: seat(0) } }
  return what === 'actedFor' ? { key: 'log.actedFor', values: { by: seat(0), who: seat(1) } } : null
}

type Told<T> = (line: LogLine, names: readonly string[]) => T
/** How a game tells its lines, from sentences with marked names: as they are read, and in pieces. */
export const tellers = (tell: Told<string>): { log: Told<string>; told: Told<readonly Piece[]> } => ({
  log: (line, names) => tell(line, names).replace(NAMED, '$3'),
  told: (line, names) => piecesOf(tell(line, names)),
})
