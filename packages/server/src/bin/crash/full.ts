/** The disk of a database that several processes share is full; with room again they go on. */
import { startPostgres } from '@emberhall/testkit/postgres'
import pg from 'pg'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../../serve.ts'
import type { Board } from '../boards.ts'
import { ApiRefusal, type AtTable } from '../driver.ts'
import { freePort } from './process.ts'
import { fill, leave, playUntilRefused, smallDisk, tablesOf, type TroubleReport } from './trouble.ts'

const LIMITS = { requestsPerMinute: 100_000, tablesPerMinute: 100_000, messagesPerSecond: 10_000 }
/** An empty database has seven and a half. */
const MEGABYTES = 16
/** Where nobody may make a disk: whatever would be written is refused as a full one refuses it. */
const REFUSES = `create function refuse() returns trigger language plpgsql as
  $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$;
  create trigger refuse before insert on entries execute function refuse();
  create trigger refuse before insert on snapshots execute function refuse();
  create trigger refuse before insert on tables execute function refuse()`
const TAKES = ['entries', 'snapshots', 'tables'].map((name) => `drop trigger refuse on ${name};`).join('')

async function told(address: string, sql: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query(sql)
  await client.end()
}
const healthOf = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/health`)
  return `${response.status} ${await response.text()}`
}

export async function fullDatabaseTrial(board: Board): Promise<TroubleReport & { readonly how: string }> {
  const { folder, how, maxPages, release } = smallDisk(MEGABYTES)
  const isDisk = maxPages === undefined
  const ballast = join(folder, 'ballast')
  const postgres = await startPostgres({ durable: true })
  const address = postgres.create(isDisk ? folder : undefined)
  const problems: string[] = []
  const opened = async () => serve({ database: address, port: await freePort(), logLevel: 'silent', limits: LIMITS })
  const [one, two] = [await opened(), await opened()]
  const tables = await tablesOf(one.url, board)
  const before = await playUntilRefused(tables, 10)
  if (isDisk) fill(ballast)
  else await told(address, REFUSES)
  const { code, kept } = await playUntilRefused(tables, 2000)
  if (code !== 'storageFull') problems.push(`a full disk was answered with "${code}" after ${kept} answers`)
  // Any of them may still find a little room; what comes with a table does not.
  const refused = await newTables(tables, board)
  if (refused !== 'storageFull') problems.push(`a new table on a full disk was answered with "${refused}"`)
  for (const { url } of [one, two]) {
    const health = await healthOf(url)
    if (!/^503 .*storageFull/.test(health)) problems.push(`with a full disk a process says: ${health}`)
  }
  const acknowledged = tables.map(({ seq }) => seq)
  leave(tables)
  rmSync(ballast, { force: true })
  if (!isDisk) await told(address, TAKES)
  // With room again everything that was acknowledged is there, by way of either of them, and both go on.
  for (const [i, client] of tables.entries()) {
    client.person.url = (i % 2 === 0 ? two : one).url
    await client.rejoin()
    if (client.seq !== acknowledged[i])
      problems.push(`${acknowledged[i]} answers were acknowledged, ${client.seq} are there`)
  }
  const after = await playUntilRefused(tables, 10)
  if (after.code !== '') problems.push(`with room again an answer was refused with "${after.code}"`)
  for (const { url } of [one, two]) {
    const health = await healthOf(url)
    if (!health.startsWith('200 ')) problems.push(`with room again a process says: ${health}`)
  }
  leave(tables)
  await one.close()
  await two.close()
  await postgres.stop()
  release()
  return { how, code, kept: before.kept + kept, afterwards: after.kept, problems }
}
/** Lays tables out until there is no room for another. */
async function newTables([client]: readonly AtTable[], board: Board): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'here' }]
  try {
    for (let i = 0; i < 40; i++) await client!.person.post('/api/tables', { ...board, seats })
    return 'done'
  } catch (error) {
    if (error instanceof ApiRefusal) return error.code
    throw error
  }
}
