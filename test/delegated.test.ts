import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDelegation } from '../scripts/delegated.mjs'

const CONFIG = { compilerOptions: { target: 'es2024', lib: ['es2024'], types: [], strict: true }, include: ['src'] }
const RULES = `
export type Rule<R = void> = Generator<unknown, R>
export class Table {
  *choose(): Rule<number> { return (yield) as number }
  other(): Rule { return strike(this) }
}
export function* strike(t: Table): Rule { yield* t.choose() }
const steps: ((t: Table) => Rule)[] = [strike]
export function* cards(): Generator<number> { yield 1 }
`
/** What the check has against one line in a rule of a game. */
function against(line: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'emberhall-delegated-'))
  try {
    mkdirSync(join(root, 'games/chess/src'), { recursive: true })
    writeFileSync(join(root, 'games/chess/tsconfig.json'), JSON.stringify(CONFIG))
    writeFileSync(
      join(root, 'games/chess/src/rules.ts'),
      `${RULES}export function* turn(t: Table, n: number): Rule<unknown> {\n${line}\nreturn n\n}\n`,
    )
    const { violations, calls } = checkDelegation(root)
    expect(calls).toBeGreaterThan(1)
    return violations.map(({ file, line: at, call }) => `${file}:${at} ${call}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}
const HERE = RULES.split('\n').length + 1

test.each([
  ['strike(t)', 'strike(t)'],
  ['t.choose()', 't.choose()'],
  ['const got = strike(t); void got', 'strike(t)'],
  ['const got = (t.choose() as unknown as number) + 1; void got', 't.choose()'],
  ['if (t.choose()) n++', 't.choose()'],
  ['yield strike(t)', 'strike(t)'],
  ['return strike(t)', 'strike(t)'],
  ['void strike(t)', 'strike(t)'],
  ['for (const step of steps) step(t)', 'step(t)'],
  ['for (const x of t.choose()) void x', 't.choose()'],
  ['steps.forEach((step) => { step(t) })', 'step(t)'],
  ['n > 1 ? strike(t) : t.other()', 'strike(t)'],
])('a rule that never runs is found: %s', (line, call) => {
  expect(against(line)[0]).toBe(`games/chess/src/rules.ts:${HERE} ${call}`)
})

test.each([
  'yield* strike(t)',
  'n += yield* t.choose()',
  'return yield* strike(t)',
  'yield* n > 1 ? strike(t) : t.other()',
  'for (const step of steps) yield* (step(t))',
  'const later = () => strike(t); yield* later()',
  'for (const card of cards()) n += card',
])('a rule that runs, or is handed on, is left alone: %s', (line) => {
  expect(against(line)).toEqual([])
})
