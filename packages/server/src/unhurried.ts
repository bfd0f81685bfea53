/** Long work in small pieces: whoever plays at another table is answered in between. */
import type { Pieces } from '@emberhall/kernel'
import { setTimeout as sleep } from 'node:timers/promises'

const AT_A_TIME_MS = 2
/** A thread that never rests gets less of a machine that is busy, just when others wait for their answers. */
const REST_MS = 1
/** Whoever has work takes turns: however many they are, others wait for one piece and no more. */
let last: Promise<unknown> = Promise.resolve()
/** Since the last rest, in ms. */
let worked = 0

export async function unhurried<T>(work: Pieces<T>): Promise<T> {
  for (;;) {
    const turn = last.then(() => goOn(work))
    last = turn.then(rest, rest)
    const { done, value } = await turn
    if (done) return value
  }
}
function goOn<T>(work: Pieces<T>): IteratorResult<void, T> {
  const [begun, before] = [performance.now(), worked]
  for (;;) {
    const piece = work.next()
    worked = before + performance.now() - begun
    if (piece.done || worked >= AT_A_TIME_MS) return piece
  }
}
async function rest(): Promise<void> {
  if (worked < AT_A_TIME_MS) return
  worked = 0
  await sleep(REST_MS)
}
