/** Servers and their players, each in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Job, LoadReport, Usage } from './load.ts'
import { rationed } from './ration.ts'

export const EFFORT = { warmMs: 5000, windows: 5, windowMs: 1000, pace: 200, pacedMs: 4500, long: 0 }
const CELL_MS = 240_000
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
let lastPort = 21_400

function started(file: string, args: readonly string[], execArgv: readonly string[] = []): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' }
  return fork(here(file), args, { env, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
/** What all servers have used so far. */
async function usageOf(hosts: readonly ChildProcess[], databaseMs: number, request: object): Promise<Usage> {
  const all = await Promise.all(
    hosts.map(async (host) => {
      const told = once(host, 'message') as Promise<[Usage]>
      host.send(request)
      return (await told)[0]
    }),
  )
  const sum = (field: keyof Usage): number => all.reduce((total, usage) => total + usage[field], 0)
  return { cpuMs: sum('cpuMs'), databaseMs, heap: sum('heap'), rss: sum('rss') }
}
export interface Cell extends Omit<Job, 'ports' | 'apart'> {
  readonly apart?: boolean
  /** How many servers, and the address of the database that they share instead of a folder. */
  readonly servers?: number
  readonly database?: string
  /** What that has used so far. */
  readonly databaseMs?: () => number
  /** How much of a core each server may have at most; as much as it wants unless given. */
  readonly ration?: number
}
export async function cell({
  servers = 1,
  database,
  databaseMs = () => 0,
  apart = false,
  ration,
  ...job
}: Cell): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-bench-'))
  const ports = Array.from({ length: servers }, () => ++lastPort)
  const hosts: ChildProcess[] = []
  for (const port of ports) {
    const host = started('host.ts', [job.kind, String(port), database ?? folder], ['--expose-gc'])
    await once(host, 'message')
    hosts.push(host)
  }
  const free = ration === undefined ? () => {} : rationed(hosts, ration)
  const load = started('load.ts', [JSON.stringify({ ...job, ports, apart } satisfies Job)])
  const timer = setTimeout(() => load.kill('SIGKILL'), CELL_MS / (ration ?? 1))
  const report = await new Promise<LoadReport>((told, failed) => {
    load.on('message', (message: { gc: boolean } | { report: LoadReport }) => {
      if ('report' in message) return told(message.report)
      void usageOf(hosts, databaseMs(), message).then((usage) => load.connected && load.send(usage))
    })
    load.once(
      'exit',
      (code, signal) => code !== 0 && failed(new Error(`${job.kind}: the players ended with ${signal ?? code}`)),
    )
    for (const host of hosts) host.once('exit', () => failed(new Error(`${job.kind}: a server ended`)))
  })
  clearTimeout(timer)
  for (const host of hosts) {
    host.removeAllListeners('exit')
    host.kill('SIGTERM')
    await once(host, 'exit')
  }
  free()
  rmSync(folder, { recursive: true, force: true })
  return report
}
