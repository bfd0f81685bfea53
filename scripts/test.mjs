// Everything that has to hold before a change lands, cheapest first. `npm test -- lint unit` runs only the named ones.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'emberhall-test-'))

/** One file at a time; what a busy machine made late may be tried once more. */
const CALMLY = ['--no-file-parallelism', '--retry=1']
/** Tests whose title cites a rule or an example are scenarios. */
const SCENARIOS = '(^|\\s)([A-Z]{2}-[0-9]|EX-[0-9])'

/**
 * A command is a tool of node_modules or a script for this Node. `counts` reads how many tests a check ran; others count as one.
 * @type {{ name: string, env?: Record<string, string>, title: string, command: readonly [string, ...string[]], counts?: () => { passed: number, failed: number } }[]}
 */
const CHECKS = [
  { name: 'chromium', title: 'A browser for the tests', command: ['scripts/browser.mjs'] },
  { name: 'typecheck', title: 'Types', command: ['tsc', '--build'] },
  { name: 'lint', title: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', title: 'Format', command: ['biome', 'format'] },
  { name: 'boundaries', title: 'Package boundaries', command: ['scripts/boundaries.mjs'] },
  {
    name: 'unit',
    title: 'Unit tests',
    command: ['vitest', 'run', '--exclude', 'packages/server/**', '--exclude', '**/browser/**', ...report('unit')],
    counts: () => readReport('unit'),
  },
  {
    name: 'server',
    title: 'Server tests, over real sockets and a real database',
    command: ['vitest', 'run', 'packages/server', ...CALMLY, ...report('server')],
    counts: () => readReport('server'),
  },
  {
    name: 'browser',
    title: 'Browser tests, in a real Chromium',
    command: ['vitest', 'run', 'packages/web/test/browser', ...CALMLY, ...report('browser')],
    counts: () => readReport('browser'),
  },
  { name: 'weight', title: 'Weight of the client, and its first table', command: ['packages/web/test/weight.ts'] },
  {
    name: 'undo',
    title: 'Scenarios, every answer taken back and given again',
    command: ['vitest', 'run', 'games', '--testNamePattern', SCENARIOS],
    env: { EMBERHALL_UNDO: '1' },
  },
  {
    name: 'save',
    title: 'Scenarios, saved and loaded at every question',
    command: ['vitest', 'run', 'games', '--testNamePattern', SCENARIOS],
    env: { EMBERHALL_SAVE: '1' },
  },
  { name: 'rules', title: 'Rules audit', command: ['packages/testkit/src/bin/rules.ts'] },
  { name: 'fuzz', title: 'Fuzz, a short run', command: ['packages/testkit/src/bin/fuzz.ts', '--smoke'] },
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
 * @returns {boolean} whether it passed
 */
function run([program, ...args], extra = {}) {
  const isScript = program.includes('/')
  const bin = join(root, 'node_modules', '.bin')
  const env = { ...process.env, ...extra, PATH: [dirname(process.execPath), bin, process.env['PATH']].join(delimiter) }
  const [file, argv] = isScript ? [process.execPath, [join(root, program), ...args]] : [join(bin, program), args]
  const { status, error } = spawnSync(file, argv, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) console.error(error.message)
  return status === 0
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => CHECKS.every((check) => check.name !== name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}`)
  process.exit(2)
}

const total = { passed: 0, failed: 0 }
for (const check of CHECKS) {
  if (wanted.length > 0 && !wanted.includes(check.name)) continue
  console.log(`\n== ${check.title} ==`)
  const started = performance.now()
  const ok = run(check.command, check.env)
  const counts = check.counts?.() ?? { passed: 0, failed: 0 }
  total.passed += check.counts ? counts.passed : Number(ok)
  total.failed += ok ? 0 : Math.max(1, counts.failed)
  console.log(`${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!ok) break
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
