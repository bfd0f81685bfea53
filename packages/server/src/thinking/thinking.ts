/** Bots that look ahead do so in a thread of their own, one after the other: nobody at any table waits for them but the table they sit at. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Core, Match, Seat } from '@emberhall/kernel'
import { PATIENCE_MS, type Ponderer, type Thought } from '@emberhall/minds'
import type { Solved } from './worker.ts'

/** A position as a thread takes it: where the step under way began, and what has been answered since. */
export interface Puzzle {
  readonly n: number
  readonly game: string
  readonly options: unknown
  readonly laid: { readonly seats: number; readonly state: Core; readonly asks: number; readonly tail: Uint8Array }
  readonly seat: Seat
  readonly level: Ponderer
  readonly seed: number
  readonly ms: number
}
interface Job {
  readonly puzzle: Puzzle
  readonly settle: (thought: Thought | null) => void
}
/** Where so many wait, a bot answers plainly instead of waiting too. */
const MOST_WAITING = 8
/** A thread that says nothing for so much longer than it may is stopped. */
const GRACE_MS = 3000
/** One that has just been started has games to load first, which takes a busy machine a while. */
const COLD_GRACE_MS = 30_000

export class Thinking {
  private readonly waiting: Job[] = []
  private readonly threads: Thread[] = []
  private n = 0

  /** What a bot would answer here; null where it should answer plainly: nothing to weigh, too many before it, or a thread that failed. */
  ponder(match: Match, seat: Seat, level: Ponderer, seed: number): Promise<Thought | null> {
    if (this.waiting.length >= MOST_WAITING) return Promise.resolve(null)
    const { state, asks, at, ledger } = match.parts()
    const laid = { seats: match.seats, state: state(), asks, tail: ledger.data.slice(at) }
    const { id } = match.game
    const puzzle = { n: ++this.n, game: id, options: match.options, laid, seat, level, seed, ms: PATIENCE_MS[level] }
    return new Promise((settle) => {
      this.waiting.push({ puzzle, settle })
      this.hand()
    })
  }
  private hand(): void {
    const job = this.waiting[0]
    if (job === undefined) return
    let thread = this.threads.find(({ isFree }) => isFree)
    if (thread === undefined && this.threads.length < Math.max(1, availableParallelism() - 1)) {
      thread = new Thread()
      this.threads.push(thread)
    }
    if (thread === undefined) return
    this.waiting.shift()
    void this.settled(thread, job)
  }
  private async settled(thread: Thread, { puzzle, settle }: Job): Promise<void> {
    settle(await thread.solve(puzzle))
    this.hand()
  }
  async close(): Promise<void> {
    for (const { settle } of this.waiting.splice(0)) settle(null)
    await Promise.all(this.threads.splice(0).map((thread) => thread.stop()))
  }
}

class Thread {
  private worker: Worker | null = null
  private settle: ((thought: Thought | null) => void) | null = null
  private timer: NodeJS.Timeout | undefined

  get isFree(): boolean {
    return this.settle === null
  }
  solve(puzzle: Puzzle): Promise<Thought | null> {
    return new Promise((settle) => {
      this.settle = settle
      const grace = this.worker === null ? COLD_GRACE_MS : GRACE_MS
      this.worker ??= this.start()
      this.timer = setTimeout(() => void this.stop(), puzzle.ms + grace)
      this.timer.unref()
      this.worker.postMessage(puzzle, [])
    })
  }
  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ thought }: Solved) => this.done(thought))
    // A mistake in a line of play ends the thread; the bot answers plainly, and the next one gets a new thread.
    worker.on('error', () => void this.stop())
    return worker
  }
  private done(thought: Thought | null): void {
    clearTimeout(this.timer)
    const { settle } = this
    this.settle = null
    settle?.(thought)
  }
  async stop(): Promise<void> {
    const { worker } = this
    this.worker = null
    this.done(null)
    await worker?.terminate()
  }
}
