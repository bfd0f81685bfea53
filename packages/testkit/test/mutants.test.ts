import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameIds } from '@emberhall/roster'
import { describe, expect, test } from 'vitest'

const mill = fileURLToPath(new URL('fixtures/mill', import.meta.url))
const bin = fileURLToPath(new URL('../src/bin/mutants.ts', import.meta.url))
function run(...args: string[]) {
  const { VITEST: _, ...env } = process.env
  return spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', env })
}
/** Each starts a test runner of its own. */
const SLOW = { timeout: 120_000 }
interface Report {
  mutants: number
  killed: number
  survived: { rule: string; why: string }[]
  invalid: { rule: string; why: string }[]
}

describe('mutants', () => {
  test('are killed by a test that cites their rule, and survivors are named', SLOW, () => {
    const source = readFileSync(`${mill}/src/mill.ts`, 'utf8')
    const { stdout, status } = run('--folder', mill, '--json', '--patience', '8000')
    const report = JSON.parse(stdout) as Report
    expect(report.mutants).toBe(8)
    expect(report.killed).toBe(4)
    expect(report.survived.map(({ rule }) => rule)).toEqual(['MI-1.2'])
    expect(report.survived[0]!.why).toBe('MI-1.2 5 sacks fit; MI-1.2 10 sacks fit')
    expect(report.invalid.map(({ why }) => why)).toEqual([
      '"sacks: number" occurs 2 times in src/mill.ts',
      'no test cites MI-1.4',
      expect.stringContaining('cannot be loaded') as string,
    ])
    expect(status).toBe(1)
    expect(readFileSync(`${mill}/src/mill.ts`, 'utf8')).toBe(source)
  })
  test('of one rule are run alone', SLOW, () => {
    const { stdout, status } = run('--folder', mill, '--only', 'MI-1.2')
    expect(stdout).toMatch(/^survived {2}MI-1\.2 {2}eleven sacks\n\n1 mutants, 0 killed, 1 survived, 0 invalid\n/)
    expect(status).toBe(1)
  })
  test('are asked for in vain', SLOW, () => {
    expect(run('--folder', mill, '--only', 'MI-7.7')).toMatchObject({ status: 2 })
    expect(run('nowhere').stderr).toContain(`There is no game "nowhere". There are: ${gameIds().join(', ')}`)
  })
})
