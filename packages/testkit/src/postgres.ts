/**
 * PostgreSQL for tests and trials: from the system's packages, in a temporary folder, on a port of its own. Whatever becomes of the
 * process that started it, it is stopped and nothing of it is left.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** There is none, and none can be had. */
class NoPostgres extends Error {
  override name = 'NoPostgres'
}
export interface Postgres {
  readonly port: number
  /** A database that nobody has had before; what is written into it lies in a folder on another disk if one is named. */
  create(disk?: string): string
  /** Stops at once, as if the machine had lost its power, and starts again unless it is to stay down. */
  crash(): void
  start(): void
  /** The address of the same database in a copy that follows this one and can only be read. */
  followed(address: string): Promise<string>
  stop(): Promise<void>
  /** What all its processes have used so far, those that are gone too; Linux tells. */
  cpuMs(): number
}
/** Anybody on this machine, and one who needs a password. */
const WHO_MAY = `local all all trust
host all guarded 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
`
const isRoot = process.getuid?.() === 0
const found = (): string | undefined => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/** Where its programs are; installed from Debian's packages where that may be done. */
export function postgresPrograms(): string {
  if (found() === undefined && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // Only a throw-away instance is wanted, none that starts with the machine.
    const apt = (...args: string[]) => execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  }
  const programs = process.env['POSTGRES'] ?? found()
  if (programs === undefined)
    throw new NoPostgres(
      'The tests of several servers need PostgreSQL. Install it (Debian: apt-get install postgresql) or name the folder of its programs in POSTGRES.',
    )
  return programs
}
/** It refuses to run as root. */
const as = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]]

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
function owned(folder: string): string {
  if (!isRoot) return folder
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .match(/^postgres:[^\n]*/m)![0]
    .split(':')
  chownSync(folder, Number(uid), Number(gid))
  return folder
}

const TICK_MS = 10
/** Of a process, what it has waited for, and what those under it still use. */
function cpuMsUnder(parent: number): number {
  let ticks = 0
  for (const file of globSync('/proc/[0-9]*/stat')) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // Names may hold blanks; what comes after them does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const of = (...places: number[]): number => places.reduce((sum, place) => sum + Number(fields[place]), 0)
    if (text.startsWith(`${parent} `)) ticks += of(11, 12, 13, 14)
    else if (Number(fields[1]) === parent) ticks += of(11, 12)
  }
  return ticks * TICK_MS
}

/** durable: commits wait for the disk, which only figures and the loss of a machine's power tell. */
export async function startPostgres({ durable = false, connections = 100 } = {}): Promise<Postgres> {
  const programs = postgresPrograms()
  const folder = owned(mkdtempSync(join(tmpdir(), 'emberhall-postgres-')))
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
  const run = (name: string, ...args: string[]): void => {
    execFileSync(...as(join(programs, name), args), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync')
  const port = await freePort()
  const settings = `-k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=${connections}${durable ? '' : ' -c fsync=off'}`
  const startAt = (place: string, at: number): void =>
    run('pg_ctl', '-D', place, '-w', '-t', '600', '-l', `${place}.log`, '-o', `-p ${at} ${settings}`, 'start')
  const start = (): void => startAt(data, port)
  const crash = (): void => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  writeFileSync(join(data, 'pg_hba.conf'), WHO_MAY)
  start()
  // It stays as long as somebody holds the other end of its pipe, however that one goes.
  const stopping = [copy, data].map((place) => {
    const [shell, args] = as(join(programs, 'pg_ctl'), ['-D', place, '-m', 'immediate', 'stop'])
    return `if [ -e '${place}' ]; then ${[shell, ...args].map((word) => `'${word}'`).join(' ')}; fi`
  })
  const last = `cat > /dev/null; ${stopping.join('; ')}; rm -rf '${folder}'`
  const guard = spawn('sh', ['-c', `trap '' INT TERM HUP; ${last}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  const gone = once(guard, 'exit')
  guard.unref()
  ;(guard.stdin as unknown as { unref(): void }).unref()
  let made = 0
  return {
    port,
    create: (disk) => {
      const name = `emberhall_${++made}`
      const at = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres']
      if (disk === undefined) run('createdb', ...at, '-T', 'template0', name)
      else {
        const place = owned(mkdtempSync(join(disk, 'database-')))
        run('psql', ...at, '-q', '-c', `create tablespace ${name} location '${place}'`)
        run('createdb', ...at, '-T', 'template0', '-D', name, name)
      }
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    crash,
    start,
    async followed(address) {
      const at = await freePort()
      run('pg_basebackup', '-R', '-D', copy, '-c', 'fast', '-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres')
      startAt(copy, at)
      return address.replace(`:${port}/`, `:${at}/`)
    },
    cpuMs: () => cpuMsUnder(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    async stop() {
      guard.ref()
      guard.stdin.end()
      await gone
    },
  }
}
