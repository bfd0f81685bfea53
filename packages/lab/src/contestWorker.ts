/** One thread of the report on contests: plays one table of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { contest, type Table } from './contest.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await contest('forgeflame', workerData as Table))
