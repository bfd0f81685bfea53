/** The thread behind a lane: prepares its case, then answers each request with one measured value. */
import { parentPort, workerData } from 'node:worker_threads'
import type { LaneSetup } from './lane.ts'
import { samplerOf } from './figures.ts'

const { subject, figure } = workerData as LaneSetup
const sampler = await samplerOf(subject, figure)
parentPort!.on('message', (seconds: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(sampler(seconds))
})
