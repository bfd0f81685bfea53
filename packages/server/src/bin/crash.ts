/**
 * Plays many tables over real sockets while the server is killed again and again, then with three processes at one database that is
 * restarted too, then with a full disk and a locked database. Whatever was acknowledged must be there, once, and every table must be playable to its end.
 */
import { parseArgs } from 'node:util'
import { boardsOf } from './boards.ts'
import { crashTrial } from './crash/kills.ts'
import { severalTrial } from './crash/several.ts'
import { fullDatabaseTrial } from './crash/full.ts'
import { fullDiskTrial, lockedTrial } from './crash/trouble.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    game: { type: 'string', default: '' },
  },
})
const number = (text: string, name: string): number => {
  const n = Number(text)
  if (Number.isInteger(n) && n >= 0) return n
  console.error(`--${name} must be a whole number, not "${text}"`)
  process.exit(2)
}
const seed = number(values.seed, 'seed')
const playing = boardsOf(values.game)
const started = performance.now()
const kills = await crashTrial({
  kills: number(values.kills, 'kills'),
  tables: number(values.tables, 'tables'),
  seed,
  playing,
})
console.log(
  `kills: ${kills.kills}, answers acknowledged: ${kills.acknowledged}, sent again after a kill: ${kills.resent}, ` +
    `of those already done: ${kills.already}`,
)
for (const [game, n] of Object.entries(kills.finished)) console.log(`played to their end, ${game}: ${n}`)
const several = await severalTrial({
  kills: Math.ceil(number(values.kills, 'kills') / 2),
  tables: number(values.tables, 'tables'),
  seed,
  playing,
})
console.log(
  `three processes at one database: kills: ${several.kills}, restarts of the database: ${several.restarts}, connections cut: ${several.cuts}, ` +
    `held up: ${several.holds}, only their news: ${several.lates}, answers acknowledged: ${several.acknowledged}, sent again: ${several.resent}, tables alike everywhere: ${several.compared}`,
)
const full = await fullDiskTrial(playing.board)
console.log(
  `full disk (${full.how}): refused with ${full.code} after ${full.kept} answers, ${full.afterwards} more once there was room`,
)
const fullDatabase = await fullDatabaseTrial(playing.board)
console.log(
  `full disk under PostgreSQL (${fullDatabase.how}): refused with ${fullDatabase.code} after ${fullDatabase.kept} answers, ` +
    `${fullDatabase.afterwards} more once there was room`,
)
const locked = await lockedTrial(playing.board)
console.log(
  `locked database: refused with ${locked.code}, ${locked.afterwards} answers once it was let go; start refused: ${locked.start}`,
)
const problems = [
  ...kills.problems,
  ...several.problems,
  ...full.problems,
  ...fullDatabase.problems,
  ...locked.problems,
]
for (const problem of problems) console.error(`PROBLEM: ${problem}`)
console.log(
  `${problems.length === 0 ? 'ok' : 'FAILED'} (seed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s)`,
)
process.exit(problems.length === 0 ? 0 : 1)
