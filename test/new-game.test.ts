/** What `npm run new-game` lays out is a whole game: tried in a copy of this repository, with the tools of the real one. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'

const MINUTES = 60_000
/** Such as nobody would call a game of theirs. */
const ID = 'laid-out-for-a-test'
const TITLE = 'Laid Out for a Test'
const MADE = ['node_modules', '.types', 'dist', '.git', 'shots', 'data']
/** A game needs neither the others, beyond their doors, nor what stands on games; this file names it. */
const NOT_NEEDED =
  /^(test|games\/[^/]+\/(test|src\/(?!door))|packages\/(?!testkit)[^/]+\/test|(packages\/(web|server|ui)|bench)\/(src|build|parts))/
let copy = ''
let laid = { status: null as number | null, told: '' }

function isNeeded(path: string): boolean {
  return !MADE.includes(basename(path)) && !NOT_NEEDED.test(relative(root, path).split(sep).join('/'))
}
function run(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' })
  return { status, told: `${stdout}${stderr}` }
}
const newGame = (...args: readonly string[]) => run('scripts/new-game.mjs', ...args)
const tool = (path: string, ...args: readonly string[]) => run(join(root, 'node_modules', path), ...args)

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'emberhall-new-game-'))
  cpSync(root, copy, { recursive: true, filter: isNeeded })
  const modules = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules', '@emberhall'), { recursive: true })
  for (const name of readdirSync(modules).filter((entry) => entry !== '@emberhall'))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(modules, '@emberhall')))
    symlinkSync(readlinkSync(join(modules, '@emberhall', name)), join(copy, 'node_modules', '@emberhall', name))
  laid = newGame(ID, TITLE)
}, 2 * MINUTES)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new game', { timeout: 2 * MINUTES }, () => {
  test('is laid out in one go, and says how to go on', () => {
    expect(laid).toMatchObject({ status: 0, told: expect.stringContaining(`npx emberhall play ${ID}`) as string })
  })
  test('has its types checked, and reads as all code here does', () => {
    const types = tool('typescript/bin/tsc', '--build', `games/${ID}`, `games/${ID}/test`)
    expect(types).toEqual({ status: 0, told: '' })
    const lint = tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', `games/${ID}`)
    expect(lint).toMatchObject({ status: 0 })
    expect(tool('@biomejs/biome/bin/biome', 'format', `games/${ID}`)).toMatchObject({ status: 0 })
    expect(run('scripts/boundaries.mjs').told).toContain('0 forbidden imports, 0 cycles, 0 that name a game')
  })
  test('passes its own tests, scenarios, words and fuzz among them', () => {
    const every = 'packages/testkit/test/every-game.test.ts'
    const { status, told } = tool('vitest/vitest.mjs', 'run', `games/${ID}`, every, '--maxWorkers=1', '--no-isolate')
    expect(told).not.toContain('FAIL')
    for (const file of ['rules', 'every-game', 'whole-games', 'words']) expect(told).toContain(`${file}.test.ts`)
    expect(status).toBe(0)
  })
  test('has every rule cited, and is played by chance and at the terminal', () => {
    const rules = run('packages/testkit/src/bin/rules.ts', ID)
    expect(rules).toEqual({ status: 0, told: `${ID}: 8 rules, 8 tested, 8 cited in code, 0 missing\n` })
    const fuzz = run('packages/testkit/src/bin/fuzz.ts', ID, '--games', '8', '--seed', '5')
    expect(fuzz).toMatchObject({ status: 0, told: expect.stringContaining('8 games') as string })
    const bots = ['--plain', '--seats', 'bot,bot,bot,bot,bot,bot', '--seed', '3', '--data', join(copy, 'played')]
    const played = run('packages/cli/src/main.ts', 'play', ID, ...bots)
    expect(played.told).toMatch(/Bot 6 has the turn\.[^]*everybody has (won|lost)\./)
    expect(played.status).toBe(0)
  })
  test('has an open door and stands in the lock file, without an address', () => {
    const door = readFileSync(join(copy, `games/${ID}/src/door/index.ts`), 'utf8')
    const places = globSync('games/*/src/door/index.ts', { cwd: root }).length
    expect(door).toContain(`place: ${places + 1},\n  isOpen: true`)
    expect(door).toContain(`title: '${TITLE}'`)
    const lock = readFileSync(join(copy, 'package-lock.json'), 'utf8')
    expect(lock).toContain(`"node_modules/@emberhall/${ID}": {\n      "resolved": "games/${ID}"`)
    expect(lock).not.toMatch(/"resolved": "https?:/)
  })
  test.each([
    [[ID], `There is a ${ID} already.`],
    [['Night Watch'], 'A game needs an id'],
    [['../elsewhere'], 'A game needs an id'],
    [['dusk', "Dusk's end"], 'an apostrophe is written ’'],
    [[], 'npm run new-game -- <id>'],
  ])('%j is refused', (args, reason) => {
    const { status, told } = newGame(...args)
    expect([status, told]).toEqual([2, expect.stringContaining(reason)])
  })
})
