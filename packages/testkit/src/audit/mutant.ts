/** Small ways to break the rules of a game, and whether they still fit it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBooks, rulesOf } from '../texts/ruleBooks.ts'
import { testFilesOf } from './rules.ts'
import { titlesOf } from './titles.ts'

/** A small way to break a rule. A test that cites the rule has to notice. */
export interface Mutant {
  readonly rule: string
  /** Path from the game's folder. */
  readonly file: string
  /** A text that occurs in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly note?: string
}
/** `file` is named from the game's `src`. */
export const mutant = (rule: string, file: string, find: string, replace: string, note?: string): Mutant => ({
  rule,
  file: `src/${file}`,
  find,
  replace,
  ...(note === undefined ? {} : { note }),
})

/** Those of `test/mutants.ts`, or of every file in `test/mutants`. */
export async function readMutants(folder: string): Promise<readonly Mutant[] | undefined> {
  const files = globSync('test/{mutants,mutants/*}.ts', { cwd: folder }).toSorted()
  if (files.length === 0) return undefined
  const lists = await Promise.all(files.map(async (file) => readList(join(folder, file))))
  return lists.flat()
}
async function readList(file: string): Promise<readonly Mutant[]> {
  const { mutants } = (await import(pathToFileURL(file).href)) as { mutants: readonly Mutant[] }
  return mutants
}

/** Not `VA-5.4` in `VA-5.41`. */
export const citing = (rule: string): RegExp => new RegExp(`${rule.replaceAll('.', '\\.')}(?![\\d\\w])`)

export interface LookedAt {
  readonly mutant: Mutant
  /** The tests that cite its rule. */
  readonly files: readonly string[]
  /** Why it cannot be tried. */
  readonly flaw: string | undefined
}
export function lookedAt(folder: string, mutants: readonly Mutant[]): LookedAt[] {
  const tests = testFilesOf(folder).map((file) => ({
    file: join(folder, file),
    titles: titlesOf(readFileSync(join(folder, file), 'utf8')),
  }))
  const ids = rulesOf(readBooks(folder).en).map(({ id }) => id)
  return mutants.map((mutant) => {
    const files = tests
      .filter(({ titles }) => titles.some((title) => citing(mutant.rule).test(title)))
      .map(({ file }) => file)
    return { mutant, files, flaw: flawOf(folder, mutant, ids, files) }
  })
}
function flawOf(
  folder: string,
  { rule, file, find, replace }: Mutant,
  rules: readonly string[],
  tests: readonly string[],
): string | undefined {
  const path = join(folder, file)
  if (!rules.includes(rule)) return `rules/en.md has no ${rule}`
  if (!existsSync(path)) return `there is no ${file}`
  const times = readFileSync(path, 'utf8').split(find).length - 1
  if (times !== 1) return `"${find}" occurs ${times} times in ${file}`
  if (find === replace) return 'it changes nothing'
  return tests.length === 0 ? `no test cites ${rule}` : undefined
}
