/** No single movement takes longer than it should at ordinary pace, and all of them stop for those who want none. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MOVE_MS } from '@emberhall/ui'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MOST_MS = 300
const files = (pattern: string): { readonly file: string; readonly text: string }[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))
const sheets = [...files('games/*/src/table/**/*.css'), ...files('packages/{web,ui}/src/**/*.css')]
const sources = [...files('games/*/src/table/**/*.{ts,tsx}'), ...files('packages/{web,ui}/src/**/*.{ts,tsx}')]

/** The parts of a value between commas that are not within brackets, or its words. */
function split(value: string, at: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === at && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
/** How long the first time in a movement is: what comes second is how long it waits. */
function lengthOf(movement: string): number {
  const time = split(movement, ' ').find((word) => /(^|[^\w.-])[\d.]+m?s\b/.test(` ${word}`)) ?? ''
  const times = [...time.matchAll(/([\d.]+)(m?s)\b/g)]
  return times.reduce((sum, [, n, unit]) => sum + Number(n) * (unit === 's' ? 1000 : 1), 0)
}
function tooLong(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')
  const declared = [...plain.matchAll(/(?:^|[;{ ])(?:animation|transition)(?:-duration)?: ?([^;}]+)/g)]
  return declared
    .flatMap(([, value]) => split(value!, ','))
    .filter((movement) => !/\binfinite\b/.test(movement) && lengthOf(movement) > MOST_MS)
}

test('a movement that is too long is noticed', () => {
  expect(tooLong('a { animation: rise 1.5s ease-out both; }')).toEqual(['rise 1.5s ease-out both'])
  expect(tooLong('a { transition:\n    left 0.2s,\n    top 800ms;\n}')).toEqual(['top 800ms'])
  expect(tooLong('a { animation: in calc(0.4s * var(--pace)) both }')).toEqual(['in calc(0.4s * var(--pace)) both'])
  expect(tooLong('a { animation: in calc(0.3s * var(--p)) calc(2s * var(--p)), glow 4s infinite }')).toEqual([])
})
test.each(sheets)('$file moves nothing for longer than 300 ms, but for what goes on all the time', ({ text }) => {
  expect(tooLong(text)).toEqual([])
})
test('everything that is not moved by a style sheet is moved in one place, which keeps to it too', () => {
  expect(MOVE_MS).toBeLessThanOrEqual(MOST_MS)
  const elsewhere = sources.filter(({ file, text }) => text.includes('.animate(') && !file.endsWith('ui/src/moving.ts'))
  expect(elsewhere.map(({ file }) => file)).toEqual([])
  const inline = sources.filter(({ text }) => /\b(animation|transition)(Duration)?: ['"`]/.test(text))
  expect(inline.map(({ file }) => file)).toEqual([])
})
