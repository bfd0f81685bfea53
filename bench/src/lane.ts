/**
 * A lane measures one case in a thread of its own, so that no case runs on code that another has made the
 * compiler generalise. Lanes take turns: while one is asked for a sample the others wait.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Figure } from './figures.ts'

export interface LaneSetup {
  readonly subject: string
  readonly figure: Figure
}
export class Lane {
  private readonly worker: Worker
  constructor(setup: LaneSetup) {
    this.worker = new Worker(new URL('laneWorker.ts', import.meta.url), {
      workerData: setup,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  /** Has the lane work for about this many CPU seconds and returns what it measured. */
  async sample(seconds: number): Promise<number> {
    const answer = once(this.worker, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.worker.postMessage(seconds)
    const [value] = (await answer) as [number]
    return value
  }
  async close(): Promise<void> {
    await this.worker.terminate()
  }
}
