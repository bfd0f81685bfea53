/**
 * Reads what people bring, one after the other, in a thread of its own with limits of time and memory: whoever brings
 * something waits, and nobody else notices.
 */
import { Worker } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import type { Brought, Order } from './brought.ts'
import type { Said } from './worker.ts'

export interface ReadingSettings {
  /** How long one of them may take. */
  readonly timeMs: number
  readonly memoryMb: number
  /** How many may wait. */
  readonly most: number
  /** How long the thread stays when there is nothing to read. */
  readonly idleMs: number
  /** What runs in the thread. */
  readonly thread: URL
}
const READING: ReadingSettings = {
  timeMs: 10_000,
  memoryMb: 160,
  most: 8,
  idleMs: 60_000,
  thread: new URL('./worker.ts', import.meta.url),
}

interface Job {
  readonly who: string
  readonly order: Order
  readonly keep: (brought: Brought) => void
  readonly fail: (error: Error) => void
}

export class Reading {
  private readonly settings: ReadingSettings
  private readonly waiting: Job[] = []
  private current: Job | null = null
  private worker: Worker | null = null
  /** Runs out when a job has taken too long, or when there has been none for a while. */
  private timer: NodeJS.Timeout | undefined

  constructor(settings: Partial<ReadingSettings> = {}) {
    this.settings = { ...READING, ...settings }
  }
  /** Throws Failure where others wait already, or the same person does. */
  read(who: string, order: Order): Promise<Brought> {
    const isMine = [this.current, ...this.waiting].some((job) => job?.who === who)
    if (isMine || this.waiting.length >= this.settings.most)
      throw new Failure('busy', 'others are bringing their games; try again in a moment')
    return new Promise((keep, fail) => {
      this.waiting.push({ who, order, keep, fail })
      if (this.current === null) this.begin()
    })
  }
  private begin(): void {
    const job = this.waiting.shift() ?? null
    this.current = job
    if (job === null) return this.wait(this.settings.idleMs, () => this.drop())
    clearTimeout(this.timer)
    this.worker ??= this.start()
    this.worker.postMessage(job.order, [])
  }
  private start(): Worker {
    const { memoryMb, thread } = this.settings
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 }
    const worker = new Worker(thread, { resourceLimits })
    const isCurrent = () => this.worker === worker
    worker.unref()
    worker.on('message', (said: Said) => isCurrent() && this.hear(said))
    worker.on('error', (error: Error & { code?: string }) => isCurrent() && this.lose(error))
    return worker
  }
  private hear(said: Said): void {
    if (said === 'begun') return this.wait(this.settings.timeMs, () => this.giveUp('it takes too long to read'))
    const job = this.current
    if ('brought' in said) job?.keep(said.brought)
    else job?.fail(new Failure(said.refused.code, said.refused.message, said.refused.problems))
    this.begin()
  }
  private lose(error: Error & { code?: string }): void {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return this.giveUp('it takes too much memory to read')
    this.drop()
    this.current?.fail(error)
    this.begin()
  }
  private giveUp(reason: string): void {
    this.drop()
    this.current?.fail(new Failure('badSave', reason))
    this.begin()
  }
  private drop(): void {
    void this.worker?.terminate()
    this.worker = null
  }
  private wait(ms: number, act: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(act, ms)
    this.timer.unref()
  }
  close(): void {
    clearTimeout(this.timer)
    this.drop()
    const left = [this.current, ...this.waiting.splice(0)]
    this.current = null
    for (const job of left) job?.fail(new Failure('stopping', 'the server stops; come back in a moment'))
  }
}
