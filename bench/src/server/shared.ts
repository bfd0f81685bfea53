/** One, two and three processes at one PostgreSQL database, beside one with its own file and boardgame.io at the same database. */
import { BadInput } from '@emberhall/kernel'
import { startPostgres } from '@emberhall/testkit/postgres'
import { availableParallelism } from 'node:os'
import { appends } from './appends.ts'
import { type Cell, cell, EFFORT } from './cell.ts'
import type { LoadReport } from './load.ts'

/** What is measured, one after the other; the two people of each table `apart` are at two processes, which is more than a proxy would do to them; `database` is what it takes without anybody who plays. */
const PLAYED = ['embedded', 'one', 'two', 'three', 'apart', 'peer'] as const
const PARTS = [...PLAYED, 'database'] as const
type Played = (typeof PLAYED)[number]
export type Part = (typeof PARTS)[number]
const CELLS: Readonly<Record<Played, Pick<Cell, 'kind' | 'servers' | 'apart'>>> = {
  embedded: { kind: 'emberhall' },
  one: { kind: 'emberhallShared', servers: 1 },
  two: { kind: 'emberhallShared', servers: 2 },
  three: { kind: 'emberhallShared', servers: 3 },
  apart: { kind: 'emberhallShared', servers: 2, apart: true },
  peer: { kind: 'boardgameioShared' },
}
const round = (n: number | undefined | null, digits = 2): number | null =>
  n === undefined || n === null ? null : Number(n.toFixed(digits))
const over = (one: LoadReport | undefined, other: LoadReport | undefined, digits?: number): number | null =>
  one === undefined || other === undefined ? null : round(one.answersPerS / other.answersPerS, digits)

export function partsOf(only: string | undefined): readonly Part[] {
  const wanted = only?.split(',') ?? PARTS
  const unknown = wanted.find((name) => !PARTS.includes(name as Part))
  if (unknown !== undefined) throw new BadInput(`there is no part "${unknown}"; there are: ${PARTS.join(', ')}`)
  return wanted as readonly Part[]
}
/** Of servers, players and database together. */
const cpuMs = (report: LoadReport): number =>
  report.cpuMsPerAnswer + report.playersMsPerAnswer + report.databaseMsPerAnswer
/** How many answers all cores could take, if servers, players and the database had them all and left none idle. */
const allowed = (report: LoadReport): number => (availableParallelism() * 1000) / cpuMs(report)
/** Each part is told of as soon as it is measured; what was not asked for is null. */
export async function sharedFigures(
  tables: number,
  parts: readonly Part[],
  ration: number | undefined,
  onPart: (line: string) => void,
) {
  const postgres = await startPostgres({ durable: true, connections: 200 })
  const found: Partial<Record<Played, LoadReport>> = {}
  let database: Awaited<ReturnType<typeof appends>> | null = null
  for (const part of parts) {
    if (part === 'database') {
      database = await appends(postgres, tables)
      onPart(`database: ${JSON.stringify(database)}`)
      continue
    }
    const isPaced = part === 'one' || part === 'embedded' || part === 'peer'
    const pace = isPaced ? EFFORT.pace : 0
    const shared = part === 'embedded' ? {} : { database: postgres.create(), databaseMs: () => postgres.cpuMs() }
    const report = await cell({ ...EFFORT, ...CELLS[part], tables, pace, ...shared, ...(ration && { ration }) })
    found[part] = report
    const { answersPerS, cpuMsPerAnswer, databaseMsPerAnswer, playersMsPerAnswer, idleCores, p99 } = report
    onPart(
      `${part}: ${round(answersPerS, 0)} answers/s; CPU each: servers ${round(cpuMsPerAnswer, 4)} ms, database ${round(databaseMsPerAnswer, 4)}, ` +
        `players ${round(playersMsPerAnswer, 4)}; ${round((cpuMs(report) * answersPerS) / 1000, 1)} of ${availableParallelism()} cores, ` +
        `${round(idleCores, 1)} idle; all cores would take ${round(allowed(report), 0)}; p99 ${round(p99)}`,
    )
  }
  await postgres.stop()
  const { embedded, one, two, three, apart, peer } = found
  return {
    postgres: {
      answersPerS: {
        1: round(one?.answersPerS, 0),
        2: round(two?.answersPerS, 0),
        3: round(three?.answersPerS, 0),
      },
      vsEmbedded: over(one, embedded),
      vsBoardgameioPostgres: over(one, peer, 1),
      p99At200: round(one?.p99),
      cpuMsPerAnswer: round(one?.cpuMsPerAnswer, 4),
    },
    more: {
      // How many times what one does two do, and how many times that the cores of this machine allow.
      twoToOne: over(two, one),
      coresAllow: one === undefined || two === undefined ? null : round(allowed(two) / one.answersPerS),
      cpuMsPerAnswerBy: { 2: round(two?.cpuMsPerAnswer, 4), 3: round(three?.cpuMsPerAnswer, 4) },
      databaseMsPerAnswer: round(one?.databaseMsPerAnswer, 4),
      playersMsPerAnswer: round(one?.playersMsPerAnswer, 4),
      apart: { answersPerS: round(apart?.answersPerS, 0), cpuMsPerAnswer: round(apart?.cpuMsPerAnswer, 4) },
      embedded: { answersPerS: round(embedded?.answersPerS, 0), cpuMsPerAnswer: round(embedded?.cpuMsPerAnswer, 4) },
      boardgameioPostgresPerS: round(peer?.answersPerS, 0),
      database,
    },
  }
}
