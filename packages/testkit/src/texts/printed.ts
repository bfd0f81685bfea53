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

/** A card by its parts, as its text is made from what runs. */
interface CardParts {
  readonly name: string
  readonly kind: string
  readonly facts: readonly string[]
  readonly rules: readonly string[]
  readonly flavour?: string
}
type Cards = ReadonlyMap<string, CardParts>
/** Cards one after the other, as a golden file holds them. */
export function cardPages(cards: Cards): string {
  const pages = [...cards].map(([id, { name, kind, facts, rules, flavour }]) =>
    [
      `## ${name}`,
      [id, kind, ...facts].join('; '),
      ...rules.map((rule) => `- ${rule}`),
      ...(flavour === undefined ? [] : [`> ${flavour}`]),
    ].join('\n'),
  )
  return `${pages.join('\n\n')}\n`
}
/** Every part of every card, with the card's id. */
export const cardParts = (cards: Cards): (readonly [id: string, part: string])[] =>
  [...cards].flatMap(([id, { name, kind, facts, rules, flavour }]) =>
    [name, kind, ...facts, ...rules, ...(flavour === undefined ? [] : [flavour])].map((part) => [id, part] as const),
  )
