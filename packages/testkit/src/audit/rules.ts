/** Compares a game's rule book with the ids that its code and its tests cite. */
import { at } from '@emberhall/kernel'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readBooks, rulesOf, untranslated } from '../texts/ruleBooks.ts'
import { titlesOf } from './titles.ts'

/** Flavour lines may look as if they named a rule, but enforce nothing. */
const NOT_RULES = /flavour/

export interface Audit {
  readonly rules: readonly string[]
  readonly physical: readonly string[]
  readonly tested: readonly string[]
  readonly coded: readonly string[]
  /** Rules that lack a test or code, with what they lack. */
  readonly missing: readonly { readonly id: string; readonly lacks: readonly string[] }[]
  /** Ids that are cited and do not exist, are listed twice, or stand in one language only. */
  readonly errors: readonly string[]
}

/** Ids in a text that belong to these rule books, as in `VA-5.4`. */
function idsIn(text: string, prefixes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\b([A-Z]+)-[A-Z]?\d+(?:\.[A-Z]{2})?\.\d+[a-z]?\b/g)]
    .filter((match) => prefixes.has(at(match, 1)))
    .map((match) => match[0])
}
export const hasRules = (folder: string): boolean => existsSync(join(folder, 'rules'))
/** Browsers and servers show tables, not rules: a rule has a test that needs neither. */
const WALK = /^test\/(browser|server)\//
export function testFilesOf(folder: string): string[] {
  return globSync('test/**/*.test.ts', { cwd: folder })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !WALK.test(file))
    .toSorted()
}

export function auditRules(folder: string): Audit {
  const books = readBooks(folder)
  const rules = rulesOf(books.en)
  const ids = rules.map(({ id }) => id)
  const physical = rules.filter(({ notes }) => notes.some(({ kind }) => kind === 'Physical')).map(({ id }) => id)
  const prefixes = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))
  const errors = [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is in rules/en.md twice`),
    ...untranslated(books),
  ]
  const cited = (files: readonly string[], textsOf: (source: string) => readonly string[]) => {
    const all = new Set<string>()
    for (const file of files) {
      const here = textsOf(readFileSync(join(folder, file), 'utf8')).flatMap((text) => idsIn(text, prefixes))
      for (const id of new Set(here)) {
        if (ids.includes(id)) all.add(id)
        else errors.push(`${file} cites ${id}, which rules/en.md does not have`)
      }
    }
    return ids.filter((id) => all.has(id))
  }
  const sources = globSync('src/**/*.ts', { cwd: folder })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !NOT_RULES.test(file))
    .toSorted()
  const tested = cited(testFilesOf(folder), titlesOf)
  const coded = cited(sources, (source) => [source])
  const missing = ids
    .filter((id) => !physical.includes(id))
    .map((id) => ({ id, lacks: [...(tested.includes(id) ? [] : ['test']), ...(coded.includes(id) ? [] : ['code'])] }))
    .filter(({ lacks }) => lacks.length > 0)
  return { rules: ids, physical, tested, coded, missing, errors }
}
