/** Compares a game's list of rules with the ids that its code and its tests cite. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { titlesOf } from './titles.ts'

const RULE = /^\s*- \*\*([A-Z]+-[A-Z]?\d+(?:\.[A-Z]{2})?\.\d+[a-z]?)\*\*( _\(physical: [^)]+\)_)?/gm
/** The rules in both languages and the flavour lines name rules or look like it, but enforce nothing. */
const NOT_RULES = /^src\/(text\/rules\.|.*flavour)/

export interface Audit {
  readonly rules: readonly string[]
  readonly physical: readonly string[]
  readonly tested: readonly string[]
  readonly coded: readonly string[]
  /** Rules that lack a test or code, with what they lack. */
  readonly missing: readonly { readonly id: string; readonly lacks: readonly string[] }[]
  /** Ids that are cited and do not exist, or are listed twice. */
  readonly errors: readonly string[]
}

/** Ids in a text that belong to these rule books, as in `KD-5.4`. */
function idsIn(text: string, prefixes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\b([A-Z]+)-[A-Z]?\d+(?:\.[A-Z]{2})?\.\d+[a-z]?\b/g)]
    .filter((match) => prefixes.has(match[1]!))
    .map((match) => match[0])
}
export function readRules(folder: string): { ids: string[]; physical: string[] } {
  const found = [...readFileSync(join(folder, 'RULES.md'), 'utf8').matchAll(RULE)]
  return { ids: found.map((m) => m[1]!), physical: found.filter((m) => m[2] !== undefined).map((m) => m[1]!) }
}
export const hasRules = (folder: string): boolean => existsSync(join(folder, 'RULES.md'))
export function testFilesOf(folder: string): string[] {
  return globSync('test/**/*.test.ts', { cwd: folder })
    .map((file) => file.split(sep).join('/'))
    .toSorted()
}

export function auditRules(folder: string): Audit {
  const { ids, physical } = readRules(folder)
  const prefixes = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))
  const errors = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is listed twice in RULES.md`)
  const cited = (files: readonly string[], textsOf: (source: string) => readonly string[]) => {
    const all = new Set<string>()
    for (const file of files) {
      const here = textsOf(readFileSync(join(folder, file), 'utf8')).flatMap((text) => idsIn(text, prefixes))
      for (const id of new Set(here)) {
        if (ids.includes(id)) all.add(id)
        else errors.push(`${file} cites ${id}, which RULES.md does not have`)
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
