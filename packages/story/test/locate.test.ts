import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Sources } from '../src/bin/locate.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberhall-story-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Line 1 is the first line of a file. */
function written(files: Readonly<Record<string, readonly string[]>>): Sources {
  for (const [name, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), lines.join('\n'))
  }
  return new Sources(folder)
}
function at(
  sources: Sources,
  story: string | null,
  node: string | null,
  path: (string | number)[] = [],
  nth = 0,
): string {
  const { file, line } = sources.placeOf({ story, node, nth, path, message: '' })
  return `${file.slice(folder.length + 1)}:${line}`
}

test('follows a path as far as the literal goes', () => {
  const sources = written({
    'a.ts': [
      'const more = []',
      'export const a = {',
      "  id: 'a',",
      '  entry: "x",',
      '  nodes: [',
      "    { id: 'x', kind: 'choice', choices: [",
      "      { id: 'one' },",
      "      { id: 'two',",
      '        next: helper() },',
      '      ...more,',
      "      { id: 'four' },",
      '    ] as const },',
      '  ],',
      '} satisfies Story',
    ],
  })
  expect(at(sources, 'a', 'x', ['choices', 1, 'next'])).toBe('a.ts:9')
  expect(at(sources, 'a', 'x', ['choices', 1, 'next', 'deeper'])).toBe('a.ts:9')
  expect(at(sources, 'a', 'x', ['choices', 1])).toBe('a.ts:8')
  expect(at(sources, 'a', 'x', ['choices', 3, 'id'])).toBe('a.ts:6')
  expect(at(sources, 'a', 'x', ['title', 'fr'])).toBe('a.ts:6')
  expect(at(sources, 'a', null, ['entry'])).toBe('a.ts:4')
  expect(at(sources, 'a', 'made elsewhere', ['entry'])).toBe('a.ts:2')
  expect(at(sources, null, null)).toBe(':null')
})
test('finds a node by its head', () => {
  const sources = written({
    'a.ts': [
      "export const a = { id: 'a', nodes: [",
      "  { ...other('text', 'x'), next: 'y' },",
      "  { ...page('text', 'x', 'ferry', 'The landing', 'L’embarcadère'),",
      "    next: 'y' },",
      '] }',
    ],
  })
  expect(at(sources, 'a', 'x', ['next'])).toBe('a.ts:4')
  expect(at(sources, 'a', 'x')).toBe('a.ts:3')
})
test('tells nodes with the same id apart: by their story, by what its file imports, by their order', () => {
  const story = (id: string, from: string) => [
    `import { n } from '${from}'`,
    `export const s = { id: '${id}', nodes: n }`,
  ]
  const node = ['export const n = [', "  { id: 'start', kind: 'text' },", ']']
  const sources = written({
    'b/nodes.ts': node,
    'b/deep.ts': ["export { n } from './nodes.ts'", "import './nodes.ts'"],
    'a/nodes.ts': ['', ...node],
    'a.ts': story('a', './a/nodes.ts'),
    'b.ts': story('b', './b/deep.ts'),
    'c.ts': [
      "const extra = { id: 'start', kind: 'end' }",
      "export const c = { id: 'c', nodes: [extra, { id: 'start',",
      "  kind: 'text' },",
      "  { id: 'start', kind: 'end' }, { id: 'own', kind: 'end' }] }",
    ],
  })
  expect(at(sources, 'a', 'start')).toBe('a/nodes.ts:3')
  expect(at(sources, 'b', 'start')).toBe('b/nodes.ts:2')
  expect(at(sources, 'c', 'start')).toBe('c.ts:2')
  expect(at(sources, 'a', 'own')).toBe('a.ts:2')
  expect(at(sources, 'c', 'start', [], 1)).toBe('c.ts:4')
})
test('a file that cannot be read is named', () => {
  expect(() => written({ 'bad.ts': ['export const = 1'] })).toThrow('bad.ts')
})
