/**
 * npm run bench:server -- [--quick] [--json] [--postgres [--only one,two] [--ration 0.4]]: answers a second with the answer on disk, beside boardgame.io's
 * server; with --postgres only several processes at one database, beside one with its own file and boardgame.io with the same database; with --ration no
 * server gets more than that of a core (Linux, as root).
 */
import { BadInput, found } from '@emberhall/kernel'
import { parseArgs } from 'node:util'
import { median } from '../measure.ts'
import { cell, EFFORT } from './cell.ts'
import { KINDS } from './kinds.ts'
import type { LoadReport } from './load.ts'
import { partsOf, sharedFigures } from './shared.ts'

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    postgres: { type: 'boolean' },
    only: { type: 'string' },
    ration: { type: 'string' },
  },
})
if (flags.postgres === true) {
  const tell = (line: string): void => void process.stderr.write(`${line}\n`)
  const ration = flags.ration === undefined ? undefined : Number(flags.ration)
  if (ration !== undefined && !(ration >= 0.1)) throw new BadInput('--ration wants a part of a core, at least 0.1')
  const tables = flags.quick === true ? 100 : 1000
  const { postgres, more } = await sharedFigures(tables, partsOf(flags.only), ration, tell)
  const lines = Object.entries({ ...postgres, ...more })
  if (flags.json === true) console.log(JSON.stringify({ postgres }))
  else for (const [name, value] of lines) console.log(`${name.padEnd(24)} ${JSON.stringify(value)}`)
  process.exit(0)
}
const SIZES = flags.quick === true ? [50, 200] : [200, 1000]
const LONG = { tables: flags.quick === true ? 4 : 8, answers: flags.quick === true ? 1000 : 5000 }

type Measured = (typeof KINDS)[number]
type Cells = Record<Measured, LoadReport[]>
const results: Record<number, Cells> = {}
for (const tables of SIZES) {
  const cells: Cells = { emberhall: [], boardgameioMemory: [], boardgameioDisk: [] }
  for (const kind of KINDS) cells[kind].push(await cell({ ...EFFORT, kind, tables }))
  results[tables] = cells
}
const long = await cell({ ...EFFORT, kind: 'emberhall', tables: LONG.tables, long: LONG.answers })

const of = (tables: number, kind: Measured, field: 'answersPerS' | 'cpuMsPerAnswer' | 'heapPerTable'): number =>
  median(found(results[tables], `${tables} tables`)[kind].map((r) => r[field]))
const p99 = (tables: number, kind: Measured): number | null => {
  const values = found(results[tables], `${tables} tables`)[kind].flatMap((r) => r.p99 ?? [])
  return values.length === 0 ? null : median(values)
}
const least = (kind: Measured): number =>
  Math.min(...SIZES.map((n) => of(n, 'emberhall', 'answersPerS') / of(n, kind, 'answersPerS')))
const round = (n: number | null, digits = 2): number | null => (n === null ? null : Number(n.toFixed(digits)))
const KIB = 1024
const figures = {
  tables: Object.fromEntries(
    SIZES.map((n) => [
      n,
      {
        answersPerS: round(of(n, 'emberhall', 'answersPerS'), 0),
        p99At200: round(p99(n, 'emberhall')),
        cpuMsPerAnswer: round(of(n, 'emberhall', 'cpuMsPerAnswer'), 4),
        boardgameioMemoryPerS: round(of(n, 'boardgameioMemory', 'answersPerS'), 0),
        boardgameioDiskPerS: round(of(n, 'boardgameioDisk', 'answersPerS'), 0),
        boardgameioMemoryP99At200: round(p99(n, 'boardgameioMemory')),
        boardgameioMemoryCpuMsPerAnswer: round(of(n, 'boardgameioMemory', 'cpuMsPerAnswer'), 4),
        boardgameioDiskCpuMsPerAnswer: round(of(n, 'boardgameioDisk', 'cpuMsPerAnswer'), 4),
      },
    ]),
  ),
  vsBoardgameioDisk: round(least('boardgameioDisk'), 1),
  vsBoardgameioMemory: round(least('boardgameioMemory'), 1),
  heapPerTableKiB: round(of(SIZES.at(-1)!, 'emberhall', 'heapPerTable') / KIB, 1),
  boardgameioHeapPerTableKiB: round(of(SIZES.at(-1)!, 'boardgameioMemory', 'heapPerTable') / KIB, 1),
  costAfterManyAnswers: { answers: LONG.answers, lastToSecondFifth: round(long.growth) },
}
if (flags.json === true) console.log(JSON.stringify(figures))
else {
  for (const [n, row] of Object.entries(figures.tables)) {
    console.log(`${n} tables, two sockets each`)
    for (const [name, value] of Object.entries(row))
      console.log(`  ${name.padEnd(28)} ${value ?? 'too slow for this pace'}`)
  }
  const { tables: _, ...rest } = figures
  for (const [name, value] of Object.entries(rest)) console.log(`${name.padEnd(30)} ${JSON.stringify(value)}`)
}
