/** What is printed on the things of a game: kept in a file to be read, and without slips. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { PrintedText } from '@emberhall/speech'

/** The golden file beside a test, by its name; UPDATE_GOLDEN=1 rewrites it first, to be read again. */
export function golden(test: string, name: string, now: string): string {
  const file = new URL(`golden/${name}.md`, test)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, now)
  return readFileSync(file, 'utf8')
}

const SLIPS = /[{}[\]]|undefined|NaN| {2}|^\s|\s$|\.\.|[ ][.,]|['"]/
/** Loose ends, notation and straight quotes, small letters at the beginning, lines and flavour without a stop. */
export function printedProblems(words: readonly PrintedText[]): string[] {
  return words.flatMap(({ name, kindLine, lines, flavour = '.' }) => [
    ...[name, kindLine, ...lines, flavour].filter((text) => SLIPS.test(text) || /^\p{Ll}/u.test(text)),
    ...[...lines, flavour].filter((text) => !/[.!?]$/.test(text)),
  ])
}
