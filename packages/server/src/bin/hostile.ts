/**
 * Attacks a real server with little memory in many ways, each a file of `hostile/attacks`, while honest people play at
 * it. After each it must be alive, hold no more than before, and have lost nothing.
 */
import { parseArgs } from 'node:util'
import { boardsOf } from './boards.ts'
import { attackNames, Trial } from './hostile/trial.ts'

const USAGE = 'usage: hostile [--short] [--only name,…] [--seed number] [--game id]'
const fail = (message: string): never => {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) fail(`--seed must be a whole number, not "${values.seed}"`)
const names = attackNames()
const only = values.only.split(',').filter((name) => name !== '')
const unknown = only.filter((name) => !names.includes(name))
if (unknown.length > 0) fail(`no such attack: ${unknown.join(', ')}. There are: ${names.join(', ')}`)

const started = performance.now()
const trial = new Trial({ isShort: values.short, seed, playing: boardsOf(values.game) })
const failed: string[] = []
for (const name of names) {
  if (only.length > 0 && !only.includes(name)) continue
  const { problems, notes, ...figures } = await trial.run(name)
  const { seconds, work, peakMb, heldMb, p99Ms } = figures
  const measured = `${seconds.toFixed(1)} s, ${work.toFixed(1)} s of work, at most ${peakMb} MB, ${heldMb} MB left, honest p99 ${p99Ms} ms`
  console.log(`${problems.length === 0 ? 'held  ' : 'FAILED'} ${name}: ${measured}`)
  for (const note of notes) console.log(`         ${note}`)
  for (const problem of problems) console.log(`         PROBLEM: ${problem}`)
  if (problems.length > 0) failed.push(name)
}
for (const problem of await trial.end()) {
  console.log(`PROBLEM afterwards: ${problem}`)
  failed.push('afterwards')
}
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(failed.length === 0 ? `ok (seed ${seed}, ${seconds} s)` : `FAILED: ${failed.join(', ')} (${seconds} s)`)
process.exit(failed.length === 0 ? 0 : 1)
