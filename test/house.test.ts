/** How the house is kept: what a reader may rely on in every file. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

const MADE = /(^|\/)(node_modules|\.types|dist)\//
const filesLike = (...patterns: readonly string[]): { file: string; text: string }[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => !MADE.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('no file of code has more than 400 lines', () => {
  const long = filesLike('{packages,games}/*/**/*.{ts,tsx,mts}', '{bench,scripts,test}/**/*.{ts,mjs}')
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
  expect(long).toEqual([])
})
test('packages throw errors that have a name', () => {
  const bare = filesLike('packages/*/{src,build,parts}/**/*.{ts,tsx}').filter(({ text }) => /\bnew Error\(/.test(text))
  expect(bare.map(({ file }) => file)).toEqual([])
})
