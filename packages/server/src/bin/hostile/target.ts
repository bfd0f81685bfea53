/** The server as a process of its own with little memory, and what can be learnt of it from outside. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '../../serve.ts'
import { freePort } from '../crash/process.ts'
import { Mishap } from '../mishap.ts'
import type { Memory, Order, Stall } from './server.ts'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const HEAP_MB = 512
const ANSWER_MS = 60_000
const STOP_MS = 30_000

/** What can be said to a process. */
export type Settings = Pick<
  ServeOptions,
  'data' | 'port' | 'botPauseMs' | 'minuteMs' | 'patienceMs' | 'maxPages' | 'idleMs'
>

export class Target {
  readonly settings: Settings
  readonly folder: string
  readonly url: string
  readonly child: ChildProcess
  /** What it wrote before it ended. */
  message = ''
  private constructor(settings: Settings, folder: string, port: number, child: ChildProcess) {
    this.settings = settings
    this.folder = folder
    this.url = `http://127.0.0.1:${port}`
    this.child = child
    child.stderr?.on('data', (text: Buffer) => (this.message += text.toString().slice(0, 2000)))
  }
  /** A server on a folder, a new one unless it is named; it may have refused to start. */
  static async start(settings: Settings = {}): Promise<Target> {
    const { data = mkdtempSync(join(tmpdir(), 'emberhall-hostile-')), port = await freePort() } = settings
    const flags = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc']
    const argv = [...flags, SERVER, JSON.stringify({ ...settings, data, port })]
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const target = new Target(settings, data, port, child)
    await Promise.race([once(child, 'exit'), once(child.stdout!, 'data')])
    return target
  }
  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }
  private async order<T>(order: Order): Promise<T> {
    const over = new AbortController()
    const { signal } = over
    const patience = setTimeout(() => over.abort(), ANSWER_MS)
    this.child.send(order)
    const ended = once(this.child, 'exit', { signal }).then(() => null)
    const answer = await Promise.race([once(this.child, 'message', { signal }), ended]).catch(() => null)
    clearTimeout(patience)
    over.abort()
    ended.catch(() => {})
    if (answer === null) throw new Mishap('down', 'the server does not answer')
    return answer[0] as T
  }
  memory(): Promise<Memory> {
    return this.order({ ask: 'memory' })
  }
  stall(): Promise<Stall> {
    return this.order({ ask: 'stall' })
  }
  /** Its clock goes ahead by so much, or back. */
  setClock(clockBy: number): Promise<object> {
    return this.order({ clockBy })
  }
  /** Ends it; false if it had to be killed. */
  async stop(): Promise<boolean> {
    if (!this.isAlive) return true
    const ended = once(this.child, 'exit')
    const impatient = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS)
    this.child.kill('SIGTERM')
    const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
    clearTimeout(impatient)
    return signal !== 'SIGKILL'
  }
}
