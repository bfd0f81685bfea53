import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBoundaries, gameIds, importsOf, strangersTo } from '../scripts/boundaries.mjs'
import { cyclesAmong, neededBy } from '../scripts/cycles.mjs'

const made: string[] = []

afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})

const MANIFESTS = {
  'packages/kernel/package.json': { name: '@emberhall/kernel' },
  'packages/testkit/package.json': {
    name: '@emberhall/testkit',
    dependencies: { '@emberhall/kernel': '', '@emberhall/chess': '' },
  },
  'packages/bots/package.json': {
    name: '@emberhall/bots',
    dependencies: { '@emberhall/kernel': '' },
    devDependencies: { '@emberhall/chess': '' },
  },
  'packages/lab/package.json': {
    name: '@emberhall/lab',
    dependencies: { '@emberhall/kernel': '', '@emberhall/bots': '', plots: '' },
  },
  'games/chess/package.json': {
    name: '@emberhall/chess',
    exports: { '.': '', './table': '' },
    dependencies: { '@emberhall/kernel': '', '@emberhall/ui': '', '@emberhall/lab': '', '@emberhall/go': '', ink: '' },
    devDependencies: { '@emberhall/testkit': '' },
  },
  'games/go/package.json': { name: '@emberhall/go', dependencies: { '@emberhall/kernel': '' } },
  'packages/ui/package.json': { name: '@emberhall/ui', dependencies: { '@emberhall/kernel': '' } },
  'packages/web/package.json': { name: '@emberhall/web', dependencies: { '@emberhall/chess': '' } },
  'bench/package.json': { name: '@emberhall/bench', devDependencies: { 'boardgame.io': '' } },
}

/** A repository of a few layers that holds one extra file. */
function laidOut(file: string, source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'emberhall-boundaries-'))
  made.push(root)
  const files = {
    ...Object.fromEntries(Object.entries(MANIFESTS).map(([k, v]) => [k, JSON.stringify(v)])),
    [file]: source,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
const reasonsAgainst = (file: string, source: string): string[] =>
  checkBoundaries(laidOut(file, source)).violations.map((violation) => violation.reason)

describe('allowed', () => {
  test.each([
    ['packages/kernel/src/a.ts', `import { b } from './deep/b.ts'`],
    ['packages/kernel/test/a.test.ts', `import { test } from 'vitest'; import '../src/index.ts'; import 'node:fs'`],
    ['games/chess/src/a.ts', `import type { T } from '@emberhall/kernel'; import { Story } from 'ink/full'`],
    ['games/chess/src/table/a.tsx', `import type { TableProps } from '@emberhall/ui'`],
    ['games/chess/src/study/a.ts', `import type { Study } from '@emberhall/lab'`],
    ['games/chess/test/table/a.ts', `import type { TableProps } from '@emberhall/ui'`],
    ['packages/web/src/a.ts', `import { table } from '@emberhall/chess/table'`],
    ['games/chess/test/a.test.ts', `import { scenario } from '@emberhall/testkit'; import '@emberhall/chess'`],
    ['packages/testkit/src/bin/fuzz.ts', `import { chess } from '@emberhall/chess'; import '../fuzz.ts'`],
    ['packages/bots/test/a.test.ts', `import { chess } from '@emberhall/chess'`],
    ['packages/lab/src/a.ts', `import '@emberhall/bots'; import 'plots'; import 'node:fs'`],
    ['bench/src/a.ts', `import { Client } from 'boardgame.io/client'`],
    ['packages/kernel/src/c.ts', `// import '@emberhall/bots'\nexport const s = "import x from 'node:fs'"`],
    ['packages/kernel/node_modules/x/a.ts', `import 'node:fs'`],
  ])('%s: %s', (file, source) => {
    expect(reasonsAgainst(file, source)).toEqual([])
  })
})

describe('refused', () => {
  test.each([
    ['packages/kernel/src/a.ts', `import '@emberhall/bots'`, 'kernel may not import bots'],
    ['packages/kernel/src/a.ts', `import 'left-pad'`, 'kernel has no dependencies'],
    [
      'packages/kernel/src/a.ts',
      `import { readFileSync } from 'node:fs'`,
      'kernel also runs in the browser: no Node modules',
    ],
    ['packages/kernel/src/a.ts', `import { T } from '../test/t.ts'`, 'src may not import tests or programs'],
    ['packages/kernel/src/a.ts', `import { x } from '@emberhall/kernel'`, 'a package imports itself by relative path'],
    ['games/chess/src/a.ts', `import { go } from '@emberhall/go'`, 'a game never imports another game'],
    ['games/chess/src/a.ts', `import { bot } from '@emberhall/bots'`, 'games may not import bots'],
    ['games/chess/src/a.ts', `import '@emberhall/ui'`, 'games may not import ui'],
    ['games/chess/src/a.ts', `import '@emberhall/lab'`, 'games may not import lab'],
    ['packages/web/src/a.ts', `import '@emberhall/chess/board'`, 'only the public face of a package may be imported'],
    ['games/chess/src/a.ts', `import 'node:path'`, 'games also runs in the browser: no Node modules'],
    ['games/chess/src/a.ts', `import 'undeclared'`, 'not declared in package.json'],
    [
      'games/chess/src/a.ts',
      `import '../../../packages/kernel/src/x.ts'`,
      'a relative import may not leave its package',
    ],
    ['games/chess/test/a.ts', `export * from '../../go/src/x.ts'`, 'a relative import may not leave its package'],
    [
      'games/chess/src/a.ts',
      `import '@emberhall/kernel/src/x.ts'`,
      'only the public face of a package may be imported',
    ],
    ['games/chess/src/a.ts', `export type T = import('@emberhall/go').T`, 'a game never imports another game'],
    ['games/chess/src/a.ts', `export const load = () => import('@emberhall/go')`, 'a game never imports another game'],
    ['games/chess/src/a.ts', `export { go } from '@emberhall/go'`, 'a game never imports another game'],
    ['games/chess/src/a.ts', `import '@emberhall/ghost'`, 'no such package here'],
    ['games/go/test/a.ts', `import '@emberhall/testkit'`, 'not declared in package.json'],
    ['packages/testkit/src/a.ts', `import '@emberhall/chess'`, 'testkit may not import games'],
    ['packages/bots/src/a.ts', `import '@emberhall/chess'`, 'bots may not import games'],
    ['packages/lab/src/a.ts', `import 'fs'`, 'write node:fs'],
    ['packages/lab/src/a.ts', `import '@emberhall/chess'`, 'lab may not import games'],
    ['packages/web/src/a.ts', `import '@emberhall/go'`, 'not declared in package.json'],
  ])('%s: %s', (file, source, reason) => {
    expect(reasonsAgainst(file, source)).toEqual([reason])
  })

  test('a package without a row in the table', () => {
    const root = mkdtempSync(join(tmpdir(), 'emberhall-boundaries-'))
    made.push(root)
    mkdirSync(join(root, 'packages/new/src'), { recursive: true })
    writeFileSync(join(root, 'packages/new/package.json'), '{ "name": "@emberhall/new" }')
    writeFileSync(join(root, 'packages/new/src/a.ts'), `import './b.ts'`)
    expect(checkBoundaries(root).violations).toEqual([
      {
        file: join('packages/new/src/a.ts'),
        line: 1,
        specifier: './b.ts',
        reason: 'packages/new has no row in LAYERS',
      },
    ])
  })
})

test('imports are reported with their line', () => {
  expect(importsOf('a.ts', `const x = 1\n\nexport * from './b.ts'\n`)).toEqual([{ specifier: './b.ts', line: 3 }])
})

describe('modules that need each other', () => {
  test('what is loaded with a module is needed; types, and what is fetched later, are not', () => {
    const source = `import a, { type A } from './a.ts'; import type { B } from '../b.ts'; export * from '../c.ts'
      export type { D } from './d.ts'; import '@emberhall/kernel'; export const e = () => import('./e.ts'); import './f.css'`
    expect(neededBy('src/deep/x.ts', source)).toEqual(['src/deep/a.ts', 'src/c.ts', 'src/deep/f.css'])
  })
  test('are told together, each group once', () => {
    const needs = { a: ['b', 'x'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'], g: ['g'], h: [] }
    expect(cyclesAmong(new Map(Object.entries(needs)))).toEqual([['d', 'e'], ['a', 'b', 'c'], ['g']])
  })
  test('are found in a package', () => {
    const root = laidOut('packages/lab/src/a.ts', `import './b.ts'`)
    writeFileSync(join(root, 'packages/lab/src/b.ts'), `import { a } from './a.ts'`)
    expect(checkBoundaries(root).cycles).toEqual([['packages/lab/src/a.ts', 'packages/lab/src/b.ts']])
  })
})

test('this repository keeps its boundaries', { timeout: 180_000 }, () => {
  const { files, violations, cycles } = checkBoundaries(fileURLToPath(new URL('..', import.meta.url)))
  expect(violations).toEqual([])
  expect(cycles).toEqual([])
  expect(files).toBeGreaterThan(0)
})

describe('a game is named', () => {
  test.each([
    ['packages/lab/src/a.ts', `const studies = { chess: 1 }`, ['packages/lab/src/a.ts']],
    ['packages/kernel/src/a.ts', `// as in Chess`, ['packages/kernel/src/a.ts']],
    ['packages/web/src/a.css', `.chess { color: red }`, ['packages/web/src/a.css']],
    ['scripts/a.mjs', `export const FIRST = 'chess'`, ['scripts/a.mjs']],
    ['packages/lab/src/a.ts', `const chessboard = 1`, []],
    ['packages/lab/test/a.test.ts', `import { chess } from '@emberhall/chess'`, ['packages/lab/test/a.test.ts']],
    ['games/chess/src/a.ts', `export const id = 'chess'`, []],
  ])('%s: %s', (file, source, strangers) => {
    expect(strangersTo(laidOut(file, source), 'chess')).toEqual(strangers)
  })
  test.each([`import { goFish } from '@emberhall/lab'`, `// As in Go Fish.`, `const go_fish = 1`])(
    'in: %s',
    (source) => {
      const root = laidOut('packages/lab/src/a.ts', source)
      expect(strangersTo(root, 'go-fish')).toEqual(['packages/lab/src/a.ts'])
    },
  )
  test.each([
    ['a rule of its book', `// CH-4.2 Castling`],
    ['what it draws', `document.querySelector('.frame .ch-board')`],
  ])('by %s too', (_, source) => {
    const root = laidOut('packages/lab/src/a.ts', source)
    mkdirSync(join(root, 'games/chess/rules'), { recursive: true })
    writeFileSync(join(root, 'games/chess/rules/en.md'), '# Chess\n\n## CH-1 Setup\n')
    expect(strangersTo(root, 'chess')).toEqual(['packages/lab/src/a.ts'])
  })
  test('nowhere outside its folder', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    expect(gameIds(root).length).toBeGreaterThan(2)
    expect(gameIds(root).flatMap((game) => strangersTo(root, game))).toEqual([])
  })
})
