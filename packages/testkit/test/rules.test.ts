import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { auditRules, titlesOf } from '@emberhall/testkit'

const mill = fileURLToPath(new URL('fixtures/mill', import.meta.url))
const bin = fileURLToPath(new URL('../src/bin/rules.ts', import.meta.url))

describe('the rules audit', () => {
  test('counts rules, tests, code and what is missing', () => {
    const audit = auditRules(mill)
    expect(audit.rules).toEqual(['MI-1.1', 'MI-1.2', 'MI-1.3', 'MI-1.4', 'MI-1.10'])
    expect(audit.physical).toEqual(['MI-1.3'])
    expect(audit.tested).toEqual(['MI-1.1', 'MI-1.2', 'MI-1.10'])
    expect(audit.coded).toEqual(['MI-1.1', 'MI-1.2', 'MI-1.10'])
    expect(audit.missing).toEqual([{ id: 'MI-1.4', lacks: ['test', 'code'] }])
    expect(audit.errors).toEqual([
      'MI-1.4 is not in rules/fr.md',
      'src/mill.ts cites MI-9.9, which rules/en.md does not have',
    ])
  })
  test('prints one line a game and fails when something is missing', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [bin, '--folder', mill, ...args], { encoding: 'utf8' })
    const plain = run()
    expect(plain.stdout).toBe('folder: 5 rules, 3 tested, 3 cited in code, 1 missing\n  MI-1.4  no test, no code\n')
    expect(plain.stderr).toContain('MI-9.9')
    expect(plain.status).toBe(1)
    const figures = { rules: 5, tested: 3, coded: 3, physical: 1, missing: ['MI-1.4'] }
    expect(JSON.parse(run('--json').stdout)).toEqual({ folder: figures })
    expect(run('--sing').status).toBe(2)
  })
})

describe('titles', () => {
  test('are found whatever stands around them', () => {
    const source = [
      "it('one', () => {})",
      'test("two", fn)',
      'test(`three ${"x"}`, fn)',
      "test.each([['(', ')'], ['no']])('four %s', fn)",
      'test.each`a|b ${1} | ${2}`("five", fn)',
      'test.concurrent(\n  "six", fn)',
      "test.skipIf(process.env['X'])('seven', fn)",
      "const pattern = /['\"]/ ; test('eight', fn)",
    ]
    expect(titlesOf(source.join('\n'))).toEqual([
      'one',
      'two',
      'three ${"x"}',
      'four %s',
      'five',
      'six',
      'seven',
      'eight',
    ])
  })
  test('are not found in comments, texts, groups and other calls', () => {
    const source = [
      "// test('no')",
      "/* it('no') */",
      'const x = "test(\'no\')"',
      "describe('no', fn)",
      "best('no')",
      "x.test('no')",
      "test.skip('no', fn)",
      "test.todo('no')",
      'test(name, fn)',
    ]
    expect(titlesOf(source.join('\n'))).toEqual([])
  })
})
