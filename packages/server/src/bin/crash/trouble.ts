/** A full disk and a database that somebody else has locked. */
import { at } from '@emberhall/kernel'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '../../serve.ts'
import type { Board } from '../boards.ts'
import { AtTable, Person, someAnswer } from '../driver.ts'
import { freePort, isUp, startServer } from './process.ts'

export interface TroubleReport {
  readonly code: string
  readonly kept: number
  readonly afterwards: number
  readonly problems: readonly string[]
}

/** Several tables of one person, laid out before there is trouble: any of them may soon be over. */
export async function tablesOf(url: string, board: Board): Promise<AtTable[]> {
  const person = await Person.arrive(url, 'Ana')
  const seats = [{ kind: 'me' }, { kind: 'here' }]
  const tables: AtTable[] = []
  while (tables.length < 4) {
    const { id } = await person.post('/api/tables', { ...board, seats })
    tables.push(await AtTable.join(person, id))
  }
  return tables
}
/** Plays on until it is refused or so many answers are kept; where a game is over, at the next table. */
export async function playUntilRefused(
  tables: readonly AtTable[],
  most: number,
): Promise<{ code: string; kept: number }> {
  let kept = 0
  for (const client of tables)
    for (; kept < most && !client.isOver; kept++) {
      await client.until(() => client.isAsked)
      const { seq } = client
      const settled = await client.answer(someAnswer(client.shown))
      if (settled?.type !== 'ack') return { code: settled?.type === 'refused' ? settled.code : 'closed', kept }
      await client.until(() => client.seq > seq)
    }
  return { code: '', kept }
}
export const leave = (tables: readonly AtTable[]): void => tables.forEach((client) => client.close())
function damage(folder: string): string[] {
  const db = new DatabaseSync(join(folder, 'emberhall.db'))
  const { integrity_check: sound } = db.prepare('pragma integrity_check').get() as { integrity_check: string }
  db.close()
  return sound === 'ok' ? [] : [`the database is damaged: ${sound}`]
}

/** A small disk in memory where that is allowed; else a cap on the database. */
export function smallDisk(megabytes: number): { folder: string; how: string; maxPages?: number; release: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return {
      folder,
      how: `a disk of ${megabytes} MB`,
      release: () => {
        // Lazily: the thread of a database that has just been closed may still hold it.
        execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch {
    return {
      folder,
      how: 'a capped database',
      maxPages: 120,
      release: () => rmSync(folder, { recursive: true, force: true }),
    }
  }
}
export async function fullDiskTrial(board: Board): Promise<TroubleReport & { readonly how: string }> {
  const { folder, how, maxPages, release } = smallDisk(3)
  const problems: string[] = []
  const settings = { data: folder, port: await freePort(), logLevel: 'silent', ...(maxPages && { maxPages }) }
  const limits = { requestsPerMinute: 100_000, tablesPerMinute: 100_000, messagesPerSecond: 10_000 }
  let server = await serve({ ...settings, limits })
  const tables = await tablesOf(server.url, board)
  const before = await playUntilRefused(tables, 10)
  if (maxPages === undefined) fill(join(folder, 'ballast'))
  else while ((await at(tables, 0).ask({ type: 'chat', text: 'x'.repeat(400) }))?.type === 'ack');
  const { code, kept } = await playUntilRefused(tables, 2000)
  if (code !== 'storageFull') problems.push(`a full disk was answered with "${code}" after ${kept} answers`)
  const acknowledged = tables.map(({ seq }) => seq)
  leave(tables)
  await server.close()
  // With room again, everything that was acknowledged is there and the table goes on.
  rmSync(join(folder, 'ballast'), { force: true })
  problems.push(...damage(folder))
  const { maxPages: _, ...roomy } = { maxPages: 0, ...settings }
  server = await serve({ ...roomy, limits })
  for (const [i, client] of tables.entries()) {
    await client.rejoin()
    if (client.seq !== acknowledged[i])
      problems.push(`${acknowledged[i]} answers were acknowledged, ${client.seq} are there`)
  }
  const after = await playUntilRefused(tables, 10)
  leave(tables)
  await server.close()
  release()
  return { how, code, kept: before.kept + kept, afterwards: after.kept, problems }
}
/** Takes all the room there is. */
export function fill(file: string): void {
  for (const size of [1_000_000, 100_000, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size, 1), { flag: 'a' })
    } catch {
      // Full, to this size.
    }
  }
}

export async function lockedTrial(board: Board): Promise<TroubleReport & { readonly start: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-locked-'))
  const problems: string[] = []
  const port = await freePort()
  const server = await serve({ data: folder, port, logLevel: 'silent', patienceMs: 100 })
  const tables = await tablesOf(server.url, board)
  const before = await playUntilRefused(tables, 5)
  const other = new DatabaseSync(join(folder, 'emberhall.db'))
  other.exec('begin immediate')
  const { code } = await playUntilRefused(tables, 1)
  if (code !== 'storageBusy') problems.push(`a locked database was answered with "${code}"`)
  other.exec('rollback')
  const after = await playUntilRefused(tables, 5)
  if (after.code !== '') problems.push(`once the lock was gone, an answer was refused with "${after.code}"`)
  const second = await startServer(folder, await freePort())
  const start = isUp(second) ? 'no' : second.message
  if (isUp(second)) {
    problems.push('a second server started on the same folder')
    await second.kill('SIGKILL')
  }
  other.close()
  leave(tables)
  await server.close()
  problems.push(...damage(folder))
  rmSync(folder, { recursive: true, force: true })
  return { code, kept: before.kept, afterwards: after.kept, start, problems }
}
