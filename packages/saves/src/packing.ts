/** Writes a long record in two lines: the names in it with a short code each, then its words by those codes. */
import { BadInput } from '@emberhall/kernel'

/** Marks the line of names, and one of many words; no word begins like that. */
const NAMES = '='
const MANY = '|'
const NAME = /[A-Za-z][\w-]*/g
const LONGEST_NAME = 60
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Words of one letter that need nothing between them. */
const isBare = (word: string): boolean => word === '#' || word === '?'

/** @example packed(['#', '!move=3', '0 pass', '0 pass']) // ['=pass move', '|#!B=3|0 A|0 A|'] */
export function packed(words: readonly string[]): string[] {
  // A key of chance may be called anything.
  if (words.length === 0 || words.some((word) => word.includes(MANY))) return [...words]
  const uses = new Map<string, number>()
  for (const word of words) for (const name of word.match(NAME) ?? []) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name)
  const codes = new Map(names.map((name, no) => [name, codeOf(no)]))
  const short = (word: string): string =>
    isBare(word) ? word : `${word.replace(NAME, (name) => codes.get(name) ?? name)}|`
  return [`${NAMES}${names.join(' ')}`, `${MANY}${words.map(short).join('')}`]
}
function codeOf(no: number): string {
  const rest = no % LETTERS.length
  const before = (no - rest) / LETTERS.length
  return `${before === 0 ? '' : codeOf(before - 1)}${LETTERS.charAt(rest)}`
}
/** The words again, one after the other. Records of older saves hold each word by itself. */
export function* unpacked(lines: readonly string[]): Generator<string, void, undefined> {
  let named = new Map<string, string>()
  for (const line of lines)
    if (line.startsWith(NAMES)) named = readNames(line.slice(NAMES.length))
    else if (line.startsWith(MANY)) yield* wordsIn(line, named)
    else yield line
}
function readNames(line: string): Map<string, string> {
  const names = line === '' ? [] : line.split(' ')
  if (names.some((name) => name.length > LONGEST_NAME)) throw new BadInput('the record holds a name without end')
  return new Map(names.map((name, no) => [codeOf(no), name]))
}
function* wordsIn(line: string, named: ReadonlyMap<string, string>): Generator<string, void, undefined> {
  const name = (code: string): string => {
    const known = named.get(code)
    if (known === undefined) throw new BadInput(`the record holds the code "${code}", which stands for nothing`)
    return known
  }
  for (let from = MANY.length; from < line.length; ) {
    const one = line.charAt(from)
    if (isBare(one)) {
      yield one
      from++
      continue
    }
    const to = line.indexOf('|', from)
    if (to < 0) throw new BadInput('the record breaks off in the middle of a word')
    yield line.slice(from, to).replace(NAME, name)
    from = to + 1
  }
}
