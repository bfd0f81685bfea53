// Builds the client where it is older than its sources, then opens the hall on one port.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'packages/web/dist/index.html')
const SOURCES = [
  'packages/{kernel,saves,ink,speech,minds,bots,sitting,campaign,story,ui,web}/**/*.{ts,tsx,css,html,svg}',
  'packages/server/src/{*.ts,protocol/*.ts}',
  'games/*/src/**/*.{ts,tsx,css}',
  'package-lock.json',
]
const OUTPUT = /\/(node_modules|dist|\.types|test)\//

function isStale() {
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (path) => path === 'node_modules' }))
    .filter((file) => !OUTPUT.test(`/${file}`))
    .some((file) => statSync(join(root, file)).mtimeMs > since)
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function node(script, args, cwd = root) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit' })
  return status ?? 1
}

if (isStale()) {
  console.log('Building the client…')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const status = node(vite, ['build', '--logLevel', 'warn'], dirname(dirname(built)))
  if (status !== 0) process.exit(status)
}
await import('../packages/server/src/main.ts')
