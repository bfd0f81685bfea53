/** What style sheets may not ask: with every change below it the browser would style the whole table anew. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The frame, the two layouts of a table and its board. */
const WHOLE = /(?:\.frame|\.[a-z]{2}|\.[a-z]+-(?:root|desk|phone|board))(?:\[[^\]]*\])*(?::not\()?:has\(/

test('no style sheet asks what lies anywhere on a table', () => {
  const asking = globSync('{packages,games}/*/src/**/*.css', { cwd: ROOT }).flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => WHOLE.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(asking).toEqual([])
})
test.each([
  '.frame:has(> .notice) {',
  '.xy-board:not(:has(.xy-attempt)) .x {',
  '.xy-phone:has(.xy-active) p {',
  '.xy:has([data-dream]) {',
])('such as %s', (line) => expect(line).toMatch(WHOLE))

const read = (...patterns: readonly string[]): string =>
  globSync(patterns, { cwd: ROOT })
    .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .join('\n')
test('style sheets speak of nothing that is not there', () => {
  const sheets = read('{packages,games}/*/{src,parts}/**/*.css').replaceAll(/\/\*.*?\*\//gs, '')
  const code = read('{packages,games}/*/{src,parts}/**/*.{ts,tsx}', 'packages/web/*.html')
  const words = new Set(code.match(/[\w-]+/g))
  // Of `${prefix}-tabs` and `sign-${kind}` only a part is written down.
  const begins = [...code.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, begin = '']) => begin)
  const ends = [...code.matchAll(/\}(-[\w-]+)`/g)].map(([, end = '']) => end)
  const isBorne = (name: string): boolean =>
    words.has(name) || begins.some((begin) => name.startsWith(begin)) || ends.some((end) => name.endsWith(end))
  const selectors = sheets.replaceAll(/\{[^{}]*\}/g, '{}')
  const classes = new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
  expect([...classes].filter((name) => !isBorne(name))).toEqual([])
  const set = new Set([...sheets.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name = '']) => name))
  const isUsed = (name: string): boolean => words.has(name) || sheets.includes(`var(${name}`)
  expect([...set].filter((name) => !isUsed(name))).toEqual([])
})
