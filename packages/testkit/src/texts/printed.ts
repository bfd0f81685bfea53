/** What is printed on the things of a game: kept in a file to be read, and without slips. */
import { readFileSync, writeFileSync } from 'node:fs'

/** The text of a golden file; UPDATE_GOLDEN=1 rewrites it first, to be read again. */
export function golden(file: URL, now: string): string {
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, now)
  return readFileSync(file, 'utf8')
}

interface PrintedWords {
  readonly name: string
  readonly kindLine: string
  readonly lines: readonly string[]
  readonly flavour?: string | undefined
}
const SLIPS = /[{}]|undefined|NaN|\[object| {2}|^\s|\s$|\.\.|[ ][.,]|['"]/
/** Loose ends and straight quotes, small letters at the beginning, lines and flavour without a stop. */
export function printedProblems(words: readonly PrintedWords[]): string[] {
  return words.flatMap(({ name, kindLine, lines, flavour = '.' }) => [
    ...[name, kindLine, ...lines, flavour].filter((text) => SLIPS.test(text) || /^\p{Ll}/u.test(text)),
    ...[...lines, flavour].filter((text) => !/[.!?]$/.test(text)),
  ])
}
