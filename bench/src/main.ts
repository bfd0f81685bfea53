/** npm run bench -- [--quick] [--json] [game …]: figures of the kernel and of every game, or of some, each beside its budget. */
import { at } from '@emberhall/kernel'
import { parseArgs } from 'node:util'
import { gameIds } from '@emberhall/roster'
import type { Figure } from './figures.ts'
import { Lane } from './lane.ts'
import { median } from './measure.ts'
import { gameReport, kernelReport, type Measured, printReport, type Report } from './report.ts'
import { checkForms } from './seventeen/check.ts'
import { loadSubject, REFERENCE, type Subject } from './subjects.ts'

const KERNEL: readonly Figure[] = [
  'decisionsPerS',
  'suspendablePerS',
  'inlinedPerS',
  'boardgameioPerS',
  'copyUs',
  'rebuildUs',
  'replayMs',
  'loadMs',
  'undoMs',
  'lastToFirstQuarter',
  'memoryBytes',
  'memoryBytesUnwatched',
]
const GAME: readonly Figure[] = [
  'decisionsPerS',
  'suspendablePerS',
  'copyUs',
  'rebuildUs',
  'loadMs',
  'undoMs',
  'slowestUndoMs',
  'saveBytes',
  'lastToFirstQuarter',
  'memoryBytes',
  'memoryBytesUnwatched',
]
interface Effort {
  readonly rounds: number
  readonly warmUpSeconds: number
  readonly seconds: number
}
const FULL: Effort = { rounds: 9, warmUpSeconds: 1.5, seconds: 0.4 }
const QUICK: Effort = { rounds: 3, warmUpSeconds: 0.6, seconds: 0.12 }

/** Measures figures in rounds, one burst of each in turn, so that whatever the machine does meanwhile hits all alike. */
async function measure(wanted: readonly { subject: string; figure: Figure }[], effort: Effort): Promise<Measured[]> {
  const lanes = wanted.map((setup) => ({ setup, lane: new Lane(setup), samples: [] as number[] }))
  for (const { lane } of lanes) await lane.sample(effort.warmUpSeconds)
  for (let round = 0; round < effort.rounds; round++)
    for (const { lane, samples } of lanes) samples.push(await lane.sample(effort.seconds))
  await Promise.all(lanes.map(({ lane }) => lane.close()))
  return lanes.map(({ setup, samples }) => ({ ...setup, value: median(samples) }))
}

async function playableGames(
  names: readonly string[],
): Promise<{ subjects: Map<string, Subject>; skipped: Record<string, string> }> {
  const subjects = new Map<string, Subject>()
  const skipped: Record<string, string> = {}
  for (const name of names) {
    try {
      subjects.set(name, await loadSubject(name))
    } catch (error) {
      skipped[name] = error instanceof Error ? at(error.message.split('\n', 1), 0) : String(error)
    }
  }
  return { subjects, skipped }
}

const { values: flags, positionals: named } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})
const isAll = named.length === 0
const { subjects, skipped } = await playableGames(isAll ? gameIds() : named)
const games = [...subjects.keys()]
const decisionsPerGame = isAll ? await checkForms() : 0
const wanted = [
  ...(isAll ? KERNEL : []).map((figure) => ({ subject: REFERENCE, figure })),
  ...games.flatMap((subject) => GAME.map((figure) => ({ subject, figure }))),
]
const measured = await measure(wanted, flags.quick === true ? QUICK : FULL)
const report: Report = {
  ...(isAll && { kernel: kernelReport(measured, decisionsPerGame) }),
  games: Object.fromEntries(games.map((name) => [name, gameReport(measured, name)])),
  skipped,
}
if (flags.json === true) console.log(JSON.stringify(report))
else printReport(report, subjects)
