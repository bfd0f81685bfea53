// Everything that has to hold before a change lands, cheapest first. `npm test -- lint unit` runs only the named ones,
// `npm test -- quick` what one runs while working.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'emberhall-test-'))

/** Servers and their database want the machine for themselves. */
const ONE_BY_ONE = '--no-file-parallelism'
const TWO_AT_ONCE = '--maxWorkers=2'
/** Nothing is kept outside a table, a server or a visit in a browser, so test files can share what is loaded. */
const SHARED = '--no-isolate'
/** Walks in a browser lie in the folder of what they walk through: of a game, or of the frame around all of them. */
const WALKS = 'test/browser/'
/** The same for games at a real server. */
const SERVED = 'test/server/'
/** Tests of where a server keeps things say so themselves; all others are the same wherever that is. */
const ANYWHERE = ['--exclude', '**/test/storage/**']
const IN_PROCESS = ['--exclude', '**/test/{browser,server}/**']
/** Tests whose title cites a rule or an example are scenarios. */
const SCENARIOS = '(^|\\s)([A-Z]{2}-[0-9]|EX-[0-9])'
/** @type {readonly [string, ...string[]]} */
const SCENARIO_RUN = ['vitest', 'run', 'games', SHARED, ...IN_PROCESS, '--testNamePattern', SCENARIOS]
/** @type {readonly [string, ...string[]]} */
const PLAYED = [...SCENARIO_RUN, '--maxWorkers=1']

/**
 * A command is a tool of node_modules or a script for this Node. `counts` reads how many tests a check ran; others count as one.
 * Checks that are `beside` run one after the other at a lower priority while servers are tested, which mostly wait and take one by one.
 * The rest goes on beside the browsers, which want what one of them builds.
 * A check `needs` what another leaves behind, where that runs too.
 * Checks `within` another are part of it, and run only where they are named.
 * @typedef {{ name: string, within?: string, env?: Record<string, string>, title: string, command: readonly [string, ...string[]], beside?: true, needs?: string, counts?: () => { passed: number, failed: number } }} Check
 * @type {Check[]}
 */
const CHECKS = [
  { name: 'chromium', title: 'A browser for the tests', command: ['scripts/browser.mjs'] },
  { name: 'postgres', title: 'A database for the tests', command: ['packages/testkit/src/bin/postgres.ts'] },
  { name: 'typecheck', title: 'Types', command: ['tsc', '--build'] },
  { name: 'lint', title: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'delegated', title: 'No rule called without yield*', command: ['scripts/delegated.mjs'] },
  { name: 'format', title: 'Format', command: ['biome', 'format'] },
  { name: 'boundaries', title: 'Package boundaries', command: ['scripts/boundaries.mjs'] },
  { name: 'dead', title: 'Nothing that nobody uses', command: ['knip', '--no-config-hints'] },
  { name: 'story', title: 'Stories, game by game', command: ['packages/story/src/bin/story.ts', '--check'] },
  {
    name: 'kernel',
    within: 'unit',
    title: 'What every game stands on',
    command: ['vitest', 'run', 'packages/kernel/', 'packages/speech/', 'packages/campaign/', SHARED, '--reporter=dot'],
  },
  {
    name: 'scenarios',
    within: 'unit',
    title: 'Scenarios of all games',
    command: [...SCENARIO_RUN, '--reporter=dot'],
  },
  {
    name: 'server',
    title: 'Server tests, over real sockets and a real database',
    command: ['vitest', 'run', 'packages/server', SERVED, ONE_BY_ONE, SHARED, ...report('server')],
    counts: () => readReport('server'),
  },
  {
    name: 'shared',
    title: 'Server tests at a database that several processes may share',
    command: ['vitest', 'run', 'packages/server', SERVED, ...ANYWHERE, ONE_BY_ONE, SHARED, ...report('shared')],
    env: { EMBERHALL_STORAGE: 'postgres' },
    counts: () => readReport('shared'),
  },
  {
    name: 'hostile',
    title: 'Attacks on a server, in their short form',
    command: ['packages/server/src/bin/hostile.ts', '--short'],
  },
  {
    name: 'browser',
    title: 'Browser tests, in a real Chromium',
    needs: 'client',
    command: ['vitest', 'run', WALKS, TWO_AT_ONCE, SHARED, ...report('browser')],
    counts: () => readReport('browser'),
  },
  {
    name: 'weight',
    title: 'Weight of the client, and its first table',
    command: ['packages/web/test/weight.ts', '--bare'],
  },
  { name: 'client', beside: true, title: 'The client, built', command: ['packages/web/test/build.ts'] },
  {
    name: 'notice',
    beside: true,
    title: 'Credit where it is due',
    command: ['packages/web/build/notice.ts', '--check'],
  },
  {
    name: 'unit',
    beside: true,
    title: 'Unit tests',
    command: [
      'vitest',
      'run',
      SHARED,
      '--maxWorkers=1',
      '--exclude',
      'packages/server/**',
      ...IN_PROCESS,
      ...report('unit'),
    ],
    counts: () => readReport('unit'),
  },
  {
    name: 'undo',
    beside: true,
    title: 'Scenarios, every answer taken back and given again',
    command: PLAYED,
    env: { EMBERHALL_UNDO: '1' },
  },
  {
    name: 'save',
    beside: true,
    title: 'Scenarios, saved and loaded at every question',
    command: PLAYED,
    env: { EMBERHALL_SAVE: '1' },
  },
  { name: 'rules', beside: true, title: 'Rules audit', command: ['packages/testkit/src/bin/rules.ts'] },
  {
    name: 'fuzz',
    beside: true,
    title: 'Fuzz, a short run',
    command: ['packages/testkit/src/bin/fuzz.ts', '--smoke'],
  },
]

/** @param {string} name */
function report(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`]
}
/** @param {string} name */
function reportFile(name) {
  return join(scratch, `${name}.json`)
}
/** @param {string} name */
function readReport(name) {
  if (!existsSync(reportFile(name))) return { passed: 0, failed: 1 }
  const told = /** @type {{ numPassedTests: number, numFailedTests: number, success: boolean }} */ (
    JSON.parse(readFileSync(reportFile(name), 'utf8'))
  )
  // A file that cannot be loaded fails the run without a failed test.
  return { passed: told.numPassedTests, failed: told.success ? 0 : Math.max(1, told.numFailedTests) }
}

/**
 * @param {readonly [string, ...string[]]} command
 * @param {Record<string, string>} extra
 * @param {boolean} isAlone whether it may write as it goes
 * @param {number} priority as of `nice`
 * @returns {Promise<{ ok: boolean, output: string }>} whether it passed, and what it has not written yet
 */
function run([program, ...args], extra, isAlone, priority) {
  const isScript = program.includes('/')
  const bin = join(root, 'node_modules', '.bin')
  const env = { ...process.env, ...extra, PATH: [dirname(process.execPath), bin, process.env['PATH']].join(delimiter) }
  const [file, argv] = isScript ? [process.execPath, [join(root, program), ...args]] : [join(bin, program), args]
  const out = isAlone ? 'inherit' : 'pipe'
  return new Promise((done) => {
    let output = ''
    const child = spawn(file, argv, { cwd: root, env, stdio: ['ignore', out, out] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)))
    if (!isAlone && child.pid !== undefined) setPriority(child.pid, priority)
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (status) => done({ ok: status === 0, output }))
  })
}

const QUICK = ['typecheck', 'lint', 'format', 'boundaries', 'kernel', 'scenarios']
const wanted = process.argv.slice(2).flatMap((name) => (name === 'quick' ? QUICK : [name]))
const unknown = wanted.filter((name) => CHECKS.every((check) => check.name !== name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: quick, ${CHECKS.map((check) => check.name).join(', ')}`,
  )
  process.exit(2)
}

const total = { passed: 0, failed: 0 }
const chosen = CHECKS.filter(({ name, within }) => (wanted.length === 0 ? within === undefined : wanted.includes(name)))
/** Whoever waits for a check goes on when it is over, or will not be run any more. */
const over = new Map(chosen.map(({ name }) => [name, Promise.withResolvers()]))
/**
 * One after the other, until one fails.
 * @param {readonly Check[]} checks
 * @param {{ isAlone?: boolean, priority?: number }} how
 */
async function inTurn(checks, { isAlone = false, priority = 0 }) {
  for (const check of checks) {
    await over.get(check.needs ?? '')?.promise
    if (total.failed > 0) break
    if (isAlone) console.log(`\n== ${check.title} ==`)
    const started = performance.now()
    const { ok, output } = await run(check.command, check.env ?? {}, isAlone, priority)
    const counts = check.counts?.() ?? { passed: 0, failed: 0 }
    total.passed += check.counts ? counts.passed : Number(ok)
    total.failed += ok ? 0 : Math.max(1, counts.failed)
    if (!isAlone) process.stdout.write(`\n== ${check.title} ==\n${output}`)
    console.log(`${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    over.get(check.name)?.resolve(ok)
  }
  for (const { name } of checks) over.get(name)?.resolve(false)
}
/** From here on others run beside. */
const SERVERS = CHECKS.findIndex(({ name }) => name === 'server')
const early = chosen.filter((check) => !check.beside && CHECKS.indexOf(check) < SERVERS)
const late = chosen.filter((check) => !check.beside && CHECKS.indexOf(check) >= SERVERS)
const beside = chosen.filter((check) => check.beside)
// What only reads goes on beside what takes all that there is.
const HEAVY = ['typecheck', 'lint', 'kernel', 'scenarios']
const heavy = early.filter(({ name }) => HEAVY.includes(name))
const light = early.filter(({ name }) => !HEAVY.includes(name))
await Promise.all([inTurn(heavy, { isAlone: light.length === 0 }), inTurn(light, { isAlone: heavy.length === 0 })])
await Promise.all([
  inTurn(late, { isAlone: beside.length === 0 }),
  inTurn(beside, { isAlone: late.length === 0, priority: 5 }),
])
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
