import { parentPort } from 'node:worker_threads'

/** Reads for ever. */
parentPort!.on('message', () => {
  parentPort!.postMessage('begun', [])
  for (;;);
})
