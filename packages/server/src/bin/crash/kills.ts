/** Many tables, a server that is killed at any moment, and a record of what it had promised. */
import { at } from '@emberhall/kernel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Playing } from '../boards.ts'
import { Mishap } from '../mishap.ts'
import { Patience } from './patience.ts'
import { dice, type PlayReport, playTable, type Promised, type Trial } from './playing.ts'
import { freePort, isUp, type ServerProcess, startServer } from './process.ts'

export interface KillSettings {
  readonly kills: number
  readonly tables: number
  readonly seed: number
  readonly playing: Playing
}
export interface KillReport extends PlayReport {
  kills: number
}

/** Everything promised is in the database, once and at its place, and no number is missing. */
export function checkPromises(folder: string, promised: readonly Promised[]): string[] {
  const db = new DatabaseSync(join(folder, 'emberhall.db'))
  const problems: string[] = []
  const sound = db.prepare('pragma integrity_check').get() as { integrity_check: string }
  if (sound.integrity_check !== 'ok') problems.push(`the database is damaged: ${sound.integrity_check}`)
  const find = db.prepare('select seq from entries where table_id = ? and key = ?')
  for (const { table, key, seq } of promised) {
    const rows = find.all(table, key) as { seq: number }[]
    if (rows.length !== 1) problems.push(`${table}: ${key} is there ${rows.length} times`)
    else if (at(rows, 0).seq !== seq)
      problems.push(`${table}: ${key} was acknowledged as ${seq} and is ${at(rows, 0).seq}`)
  }
  const gaps = db.prepare('select table_id from entries group by table_id having max(seq) <> count(*)').all()
  if (gaps.length > 0) problems.push(`${gaps.length} tables have gaps in their record`)
  db.close()
  return problems
}

export async function crashTrial({ kills, tables, seed, playing: { played } }: KillSettings): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-crash-'))
  const port = await freePort()
  const report: KillReport = { kills: 0, acknowledged: 0, resent: 0, already: 0, finished: {}, problems: [] }
  const trial: Trial = {
    report,
    way: () => `http://127.0.0.1:${port}`,
    promised: [],
    random: dice(seed),
    patience: new Patience(),
    isEnding: false,
    over: [],
  }
  let server = await mustStart(folder, port)
  const chance = dice(seed + 1)
  const all = Promise.all(Array.from({ length: tables }, (_, i) => playTable(trial, at(played, i % played.length))))
  const failed = all.catch((error: unknown) => report.problems.push((error as Error).message))
  for (; report.kills < kills && report.problems.length === 0; report.kills++) {
    const { acknowledged } = report
    await sleep(20 + chance() * 400)
    // Most kills come while people play, on a slow machine too.
    const wanted = acknowledged + (chance() < 0.75 ? 1 : 0)
    while (report.acknowledged < wanted && report.problems.length === 0) await sleep(2)
    await trial.patience.during(async () => {
      await server.kill('SIGKILL')
      server = await mustStart(folder, port)
    })
  }
  trial.isEnding = true
  await failed
  await server.kill('SIGTERM')
  report.problems.push(...checkPromises(folder, trial.promised))
  rmSync(folder, { recursive: true, force: true })
  return report
}
async function mustStart(folder: string, port: number): Promise<ServerProcess> {
  const server = await startServer(folder, port)
  if (!isUp(server)) throw new Mishap('down', `the server did not start again: ${server.message}`)
  return server
}
