import { parentPort } from 'node:worker_threads'

/** Takes all the memory there is. */
parentPort!.on('message', () => {
  parentPort!.postMessage('begun', [])
  for (const taken: number[][] = []; ; ) taken.push(new Array<number>(100_000).fill(taken.length))
})
