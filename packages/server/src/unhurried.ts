/** Long work in small pieces: whoever plays at another table is answered in between. */
import type { Pieces } from '@emberhall/kernel'
import { setImmediate } from 'node:timers/promises'

const AT_A_TIME_MS = 5

export async function unhurried<T>(work: Pieces<T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - since < AT_A_TIME_MS) continue
    await setImmediate()
    since = performance.now()
  }
}
