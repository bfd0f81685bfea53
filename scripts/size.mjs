// How large the house is: lines of source by room and by game, files elsewhere that name a game, and assertions that
// something is there (`!`). Sources only: tests and what is made by a command do not count. `--json` for machines.
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { gameIds, strangersTo } from './boundaries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ file: string, text: string }} Source */

/** @type {Source[]} */
const sources = globSync('{packages/*,games/*,bench}/{src,build}/**/*.{ts,tsx,css}', { cwd: root })
  .filter((file) => !/(^|[/\\])node_modules[/\\]/.test(file))
  .map((file) => ({ file: file.split(sep).join('/'), text: readFileSync(join(root, file), 'utf8') }))

/** @param {Source} source */
function nonNullIn({ file, text }) {
  if (file.endsWith('.css') || !text.includes('!')) return 0
  let count = 0
  new Visitor({ TSNonNullExpression: () => void count++ }).visit(parseSync(file, text).program)
  return count
}
/** @type {Map<string, number>} */
const rooms = new Map()
for (const { file, text } of sources) {
  const room = file.split('/', file.startsWith('bench/') ? 1 : 2).join('/')
  rooms.set(room, (rooms.get(room) ?? 0) + text.split('\n').length - 1)
}
const games = gameIds(root).map((game) => {
  const outside = strangersTo(root, game)
  return { game, lines: rooms.get(`games/${game}`) ?? 0, outside }
})
const kernel = rooms.get('packages/kernel') ?? 0
const nonNull = sources.reduce((sum, source) => sum + nonNullIn(source), 0)

if (process.argv.includes('--json')) {
  const byGame = Object.fromEntries(games.map(({ game, ...size }) => [game, size]))
  console.log(JSON.stringify({ games: byGame, kernel, nonNull }))
} else {
  const sorted = [...rooms].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [room, lines] of sorted) console.log(`${String(lines).padStart(8)}  ${room}`)
  console.log(`${String(nonNull).padStart(8)}  assertions that something is there (!)`)
  for (const { game, outside } of games)
    if (outside.length > 0) console.log(`\n${game} is named elsewhere:\n  ${outside.join('\n  ')}`)
}
