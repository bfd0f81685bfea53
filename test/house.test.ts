/** How the house is kept: what a reader may rely on in every file. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

const MADE = /(^|\/)(node_modules|\.types|dist)\//
const filesLike = (...patterns: readonly string[]): { file: string; text: string }[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => !MADE.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('no file of code has more than 400 lines', () => {
  const long = filesLike('{packages,games}/*/**/*.{ts,tsx,mts,css}', '{bench,scripts,test}/**/*.{ts,mjs}')
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
  expect(long).toEqual([])
})
test('packages throw errors that have a name', () => {
  const bare = filesLike('packages/*/{src,build,parts}/**/*.{ts,tsx}').filter(({ text }) => /\bnew Error\(/.test(text))
  expect(bare.map(({ file }) => file)).toEqual([])
})

/** As a page shows it: `## How it is kept` is led to by `#how-it-is-kept`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')
test('every link of a document leads to a file and a heading that are there', () => {
  const documents = filesLike('*.md', 'docs/**/*.md', 'games/*/rules/*.md')
  const anchors = new Map(
    documents.map(({ file, text }) => [
      file,
      [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)),
    ]),
  )
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path)
      const isThere = existsSync(join(root, target)) && (anchor === undefined || anchors.get(target)?.includes(anchor))
      return isThere ? [] : [`${file}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

/** Imports, comments, and lines that only close something, are written again everywhere. */
const IMPORTS = /^(import|export)\b[^;]*?from '[^']*'$/gms
const COMMENTS = /\/\*.*?\*\/|^\s*\/\/.*$/gms
const THIN = /^(\W*|<\/\w+>[)}\]; ]*|.*\breturn \(|[a-z]+,)$/
const RUN = 6
/** Where runs of lines of a file stand, by their text. */
function runsOf(text: string): string[] {
  const lines = text.replaceAll(IMPORTS, '').replaceAll(COMMENTS, '').split('\n')
  const thick = lines.map((line) => line.trim()).filter((line) => !THIN.test(line))
  return thick.slice(0, 1 - RUN).map((_, i) => thick.slice(i, i + RUN).join('\n'))
}
test('no run of six lines stands in two games: what two need is shared', () => {
  const first = new Map<string, string>()
  const again = new Set<string>()
  for (const { file, text } of filesLike('games/*/{src,test}/**/*.{ts,tsx,css}')) {
    const game = file.split('/', 2).join('/')
    for (const run of runsOf(text)) {
      const other = first.get(run) ?? file
      if (!other.startsWith(`${game}/`)) again.add(`${other} ~ ${file}: ${run}`)
      first.set(run, other)
    }
  }
  expect([...again]).toEqual([])
})
