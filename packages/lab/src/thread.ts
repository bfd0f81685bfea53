/** One thread of the lab: does the pieces of work it is given, one after the other. */
import { parentPort } from 'node:worker_threads'
import { BadInput } from '@emberhall/kernel'
import { foundBy, type Work } from './work.ts'

/** Errors lose their kind on the way between threads. */
export type Told = { readonly found: object } | { readonly broken: string; readonly isBadInput: boolean }

parentPort!.on('message', (work: Work) => {
  const told = foundBy(work).then(
    (found): Told => ({ found }),
    (error: unknown): Told => ({ broken: (error as Error).message, isBadInput: error instanceof BadInput }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void told.then((what) => parentPort!.postMessage(what))
})
