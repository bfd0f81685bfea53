/** One thread of the report on acts: plays one stretch of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { type ActTable, playActs } from './play.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await playActs(workerData as ActTable))
