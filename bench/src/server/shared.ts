/** One, two and three processes at one PostgreSQL database, beside one with its own file and boardgame.io at the same database. */
import { startPostgres } from '@emberhall/testkit/postgres'
import { cell, EFFORT } from './cell.ts'

const round = (n: number, digits = 2): number => Number(n.toFixed(digits))

export async function sharedFigures(tables: number) {
  const postgres = await startPostgres({ durable: true, connections: 200 })
  const shared = { ...EFFORT, tables, kind: 'emberhallShared' } as const
  const by = async (servers: number, apart = false) =>
    cell({ ...shared, servers, apart, database: postgres.create(), pace: servers === 1 ? EFFORT.pace : 0 })
  const embedded = await cell({ ...EFFORT, tables, kind: 'emberhall' })
  const one = await by(1)
  const two = await by(2)
  const three = await by(3)
  const apart = await by(2, true)
  const peer = await cell({ ...EFFORT, tables, kind: 'boardgameioShared', database: postgres.create() })
  await postgres.stop()
  return {
    answersPerS: { 1: round(one.answersPerS, 0), 2: round(two.answersPerS, 0), 3: round(three.answersPerS, 0) },
    vsEmbedded: round(one.answersPerS / embedded.answersPerS),
    vsBoardgameioPostgres: round(one.answersPerS / peer.answersPerS, 1),
    p99At200: one.p99 === null ? null : round(one.p99),
    cpuMsPerAnswer: round(one.cpuMsPerAnswer, 4),
    cpuMsPerAnswerBy: { 2: round(two.cpuMsPerAnswer, 4), 3: round(three.cpuMsPerAnswer, 4) },
    /** The two people of each table at two processes, which is more than a proxy would do to them. */
    apart: { answersPerS: round(apart.answersPerS, 0), cpuMsPerAnswer: round(apart.cpuMsPerAnswer, 4) },
    embedded: { answersPerS: round(embedded.answersPerS, 0), cpuMsPerAnswer: round(embedded.cpuMsPerAnswer, 4) },
    boardgameioPostgresPerS: round(peer.answersPerS, 0),
  }
}
