// Checks who imports whom: packages meet only at their public faces, dependencies point one way, and no two modules need each other. And who names a game:
// nothing outside its folder does, so that a new one is found without being entered anywhere.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { cyclesIn } from './cycles.mjs'

const SCOPE = '@emberhall/'

/**
 * What the `src` of each package may import of ours; 'games' stands for every game.
 * `pure` code also runs in the browser and asks nothing of Node.
 * @type {Record<string, { imports: readonly string[], pure?: true, closed?: true }>}
 */
const LAYERS = {
  kernel: { imports: [], pure: true, closed: true },
  ink: { imports: [], pure: true, closed: true },
  saves: { imports: ['kernel'], pure: true },
  speech: { imports: ['kernel', 'saves', 'campaign'], pure: true },
  story: { imports: ['kernel', 'speech'], pure: true },
  campaign: { imports: ['kernel', 'saves'], pure: true },
  games: { imports: ['kernel', 'ink', 'speech', 'story', 'campaign'], pure: true },
  roster: { imports: ['kernel', 'speech', 'campaign'] },
  testkit: { imports: ['kernel', 'saves', 'speech', 'campaign', 'bots'] },
  minds: { imports: ['kernel', 'speech'], pure: true },
  bots: { imports: ['kernel', 'speech', 'minds'], pure: true },
  sitting: { imports: ['kernel', 'speech', 'minds', 'bots'], pure: true },
  lab: { imports: ['kernel', 'saves', 'speech', 'roster', 'minds', 'bots', 'campaign'] },
  cli: { imports: ['kernel', 'saves', 'speech', 'campaign', 'roster', 'minds', 'bots', 'sitting', 'lab', 'server'] },
  ui: { imports: ['kernel', 'speech'] },
  server: { imports: ['kernel', 'saves', 'speech', 'campaign', 'roster', 'minds', 'bots', 'sitting'] },
  web: {
    imports: ['kernel', 'saves', 'ink', 'speech', 'campaign', 'minds', 'bots', 'sitting', 'ui', 'games', 'server'],
  },
  bench: { imports: ['server', 'kernel', 'saves', 'speech', 'roster', 'minds', 'bots', 'lab', 'testkit'] },
}

/** Parts that stand on more than the rest of their layer: how a game is drawn, what is to be found out about it, and what walks through it in a browser. */
const PARTS = [
  { layer: 'games', files: /^(src|test)\/table\//, imports: ['ui'] },
  { layer: 'games', files: /^(src|test)\/(study|album)\//, imports: ['lab'] },
  { layer: 'testkit', files: /^src\/browser\//, imports: ['lab', 'roster', 'server'] },
]

/** Programs a package offers, and tests, stand outside the layers: nothing imports them. */
const OUTSIDE = /^(src\/bin|test)\//
/** Peers to measure against and tools to test with are never shipped, so they are dev dependencies. */
const UNSHIPPED = new Set(['bench', 'testkit'])
/** How a package is built, and the page of parts, are nobody's import either, and use what is only needed then. */
const BUILD = /^((build|parts)\/|([^/]+\/)?[^/]+\.config\.ts$)/
const BUILT = new Set(['web'])
const OUTSIDE_IMPORTS = [
  'kernel',
  'saves',
  'speech',
  'roster',
  'minds',
  'bots',
  'lab',
  'testkit',
  'server',
  'cli',
  'games',
]

/**
 * @typedef {{ name: string, layer: string, dir: string, faces: ReadonlySet<string>, declared: ReadonlySet<string>, dev: ReadonlySet<string> }} Member
 * @typedef {{ file: string, line: number, specifier: string, reason: string }} Violation
 */

/**
 * @param {string} root
 * @returns {Member[]}
 */
function membersOf(root) {
  return globSync('{packages/*,games/*,bench}/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const dir = dirname(file)
      const manifest =
        /** @type {{ name: string, exports?: object, dependencies?: object, devDependencies?: object }} */ (
          JSON.parse(readFileSync(join(root, file), 'utf8'))
        )
      const [group = '', folder] = dir.split(sep)
      return {
        name: manifest.name,
        layer: group === 'packages' && folder !== undefined ? folder : group,
        dir,
        faces: new Set(Object.keys(manifest.exports ?? { '.': '' })),
        declared: new Set(Object.keys(manifest.dependencies ?? {})),
        dev: new Set(Object.keys(manifest.devDependencies ?? {})),
      }
    })
}

/**
 * Every module named by a file: imports, re-exports, `import()` and import types.
 * @param {string} file
 * @param {string} source
 * @returns {{ specifier: string, line: number }[]}
 */
export function importsOf(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  /** @type {{ specifier: string, line: number }[]} */
  const found = []
  /** @param {unknown} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return
    const { type, source: from } = /** @type {{ type?: unknown, source?: { value?: unknown, start?: number } }} */ (
      node
    )
    if (typeof type === 'string' && /^(Import|Export|TSImportType)/.test(type) && typeof from?.value === 'string')
      found.push({ specifier: from.value, line: source.slice(0, from.start).split('\n').length })
    for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return found
}

/**
 * @param {Member} member
 * @param {string} file path from the member's folder
 * @param {string} specifier
 * @param {readonly Member[]} members
 * @returns {string | undefined} why the import is not allowed
 */
function objection(member, file, specifier, members) {
  const layer = LAYERS[member.layer]
  if (layer === undefined) return `packages/${member.layer} has no row in LAYERS`
  const outside = OUTSIDE.test(file)

  if (specifier.startsWith('.')) {
    const target = relative('/', resolve('/', dirname(file), specifier))
    const escapes = relative(resolve('/m'), resolve('/m', dirname(file), specifier)).startsWith('..')
    if (escapes) return 'a relative import may not leave its package'
    return !outside && OUTSIDE.test(target) ? 'src may not import tests or programs' : undefined
  }
  if (specifier.startsWith('virtual:'))
    return BUILT.has(member.layer) ? undefined : 'only what is bundled has virtual modules'
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return `write node:${specifier}`
    return layer.pure && !outside ? `${member.layer} also runs in the browser: no Node modules` : undefined
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  if (name === member.name) return outside ? undefined : 'a package imports itself by relative path'
  const isTest = file.startsWith('test/') || BUILD.test(file)
  if (!name.startsWith(SCOPE)) {
    if (isTest && name === 'vitest') return undefined
    if (layer.closed && !outside) return `${member.layer} has no dependencies`
    return declares(member, name, isTest) ? undefined : 'not declared in package.json'
  }
  const target = members.find((other) => other.name === name)
  if (target === undefined) return 'no such package here'
  if (!target.faces.has(`.${specifier.slice(name.length)}`)) return 'only the public face of a package may be imported'
  if (member.layer === 'games' && target.layer === 'games') return 'a game never imports another game'
  const allowed = [
    ...layer.imports,
    ...(outside ? OUTSIDE_IMPORTS : []),
    ...PARTS.flatMap((part) => (part.layer === member.layer && part.files.test(file) ? part.imports : [])),
  ]
  if (!allowed.includes(target.layer)) return `${member.layer} may not import ${target.layer}`
  return declares(member, name, isTest) ? undefined : 'not declared in package.json'
}

/**
 * @param {Member} member
 * @param {string} name
 * @param {boolean} isTest
 */
function declares(member, name, isTest) {
  return member.declared.has(name) || ((isTest || UNSHIPPED.has(member.layer)) && member.dev.has(name))
}

/**
 * @param {string} root
 * @returns {{ files: number, violations: Violation[], cycles: string[][] }}
 */
export function checkBoundaries(root) {
  const members = membersOf(root)
  /** @type {Violation[]} */
  const violations = []
  /** @type {string[][]} */
  const cycles = []
  let files = 0
  for (const member of members) {
    const found = globSync('**/*.{ts,tsx,mts}', {
      cwd: join(root, member.dir),
      exclude: (name) => /(^|[\\/])(node_modules|\.types|dist)$/.test(name),
    })
    const own = found.map((file) => file.split(sep).join('/')).toSorted()
    cycles.push(
      ...cyclesIn(
        root,
        own.map((file) => `${member.dir.split(sep).join('/')}/${file}`),
      ),
    )
    for (const file of own) {
      files += 1
      const path = join(member.dir, file)
      for (const { specifier, line } of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
        const reason = objection(member, file, specifier, members)
        if (reason !== undefined) violations.push({ file: path, line, specifier, reason })
      }
    }
  }
  return { files, violations, cycles }
}

/** @param {string} root */
export function gameIds(root) {
  return globSync('games/*/package.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .toSorted()
}
/** What knows games by their folders only, tests included: they take a game by what it is (`@emberhall/roster/kinds`). */
const GAMELESS = [
  '*.{mjs,ts}',
  '{.oxlintrc,biome,knip}.json',
  '.ci/*',
  'bin/*.mjs',
  '{scripts,test}/**/*.{mjs,ts,txt}',
  'packages/web/{*.{ts,html},public/*}',
  '{packages/*,bench}/{src,build,parts,test}/**/*.{ts,tsx,css,txt,json,md}',
]
/**
 * What the rules of a game are numbered with, and its style sheets call their classes by: the letters of its first chapter.
 * @param {string} root
 * @param {string} game
 */
function rulePrefix(root, game) {
  const book = join(root, 'games', game, 'rules', 'en.md')
  return existsSync(book) ? /^## ([A-Z]+)-\d/m.exec(readFileSync(book, 'utf8'))?.[1] : undefined
}
/**
 * Files outside its folder that name a game, one of its rules or something it draws.
 * @param {string} root
 * @param {string} game
 */
export function strangersTo(root, game) {
  const spelled = game.replaceAll('-', '[-_ ]?')
  const prefix = rulePrefix(root, game)
  const own = prefix === undefined ? [] : [`${prefix}-\\d+(?:\\.\\d+)?`, `${prefix}-[a-z]+`]
  const name = new RegExp(`\\b(${[spelled, ...own].join('|')})\\b`, 'i')
  return globSync(GAMELESS, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/node_modules\/|tsconfig\.json$/.test(file) && name.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { files, violations, cycles } = checkBoundaries(root)
  for (const { file, line, specifier, reason } of violations) console.error(`${file}:${line}  ${specifier}  ${reason}`)
  for (const cycle of cycles) console.error(`${cycle.join(', ')}  need each other`)
  const named = gameIds(root).flatMap((game) => strangersTo(root, game).map((file) => ({ file, game })))
  for (const { file, game } of named) console.error(`${file}  names ${game}: a game is known by its folder only`)
  console.log(
    `${files} files, ${violations.length} forbidden imports, ${cycles.length} cycles, ${named.length} that name a game`,
  )
  process.exitCode = violations.length + cycles.length + named.length > 0 ? 1 : 0
}
