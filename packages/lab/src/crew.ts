/** Those who do the work: this thread, several threads, or a farm of machines (`farm/`). */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { BadInput } from '@emberhall/kernel'
import type { Told } from './thread.ts'
import { foundBy, type Work } from './work.ts'

export interface Crew {
  /** Does a piece of work as soon as somebody is free; those asked for first are begun first. */
  do(work: Work): Promise<object>
  /** Nothing more is wanted: whatever is still under way is left. */
  end(): Promise<void>
}

/** It was not the work: with somebody else it may go well. */
export class Died extends Error {
  override name = 'Died'
}
/** A piece of work that breaks down, whoever does it. */
class Broken extends Error {
  override name = 'Broken'
}
export const failureOf = ({ broken, isBadInput }: { readonly broken: string; readonly isBadInput: boolean }): Error =>
  isBadInput ? new BadInput(broken) : new Broken(broken)

export function crewOf(threads: number = availableParallelism()): Crew {
  return threads <= 1 ? alone() : new Threads(threads)
}
function alone(): Crew {
  let before: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  return {
    do(work) {
      const own = before.then(async () => {
        await setImmediate()
        if (hasEnded) throw new Died('nobody plays any more')
        return foundBy(work)
      })
      before = own.catch(() => undefined)
      return own
    },
    end: async () => void (hasEnded = true),
  }
}
interface Wanted {
  readonly work: Work
  readonly resolve: (found: object) => void
  readonly reject: (error: Error) => void
}
/** So many threads, each begun when there is work for it. */
class Threads implements Crew {
  readonly #most: number
  readonly #wanted: Wanted[] = []
  readonly #all = new Set<Worker>()
  readonly #idle: Worker[] = []
  constructor(most: number) {
    this.#most = most
  }
  do(work: Work): Promise<object> {
    return new Promise((resolve, reject) => {
      this.#wanted.push({ work, resolve, reject })
      this.#handOut()
    })
  }
  async end(): Promise<void> {
    this.#wanted.length = 0
    await Promise.all([...this.#all].map((thread) => thread.terminate()))
  }
  #handOut(): void {
    while (this.#wanted.length > 0) {
      const thread = this.#idle.pop() ?? this.#another()
      if (thread === null) return
      this.#give(thread, this.#wanted.shift()!)
    }
  }
  #another(): Worker | null {
    if (this.#all.size >= this.#most) return null
    const thread = new Worker(new URL('./thread.ts', import.meta.url))
    this.#all.add(thread)
    return thread
  }
  #give(thread: Worker, { work, resolve, reject }: Wanted): void {
    thread.once('message', (told: Told) => {
      thread.removeAllListeners('error')
      this.#idle.push(thread)
      if ('found' in told) resolve(told.found)
      else reject(failureOf(told))
      this.#handOut()
    })
    // A thread that breaks down, for want of memory perhaps, takes only its own piece with it.
    thread.once('error', (error: Error) => {
      this.#all.delete(thread)
      reject(new Died(error.message, { cause: error }))
      this.#handOut()
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(work)
  }
}
