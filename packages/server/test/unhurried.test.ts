import type { Pieces } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { unhurried } from '../src/unhurried.ts'

/** Longer than anybody works at a time. */
const LONG_MS = 8
function workFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

describe('long work', () => {
  it('leaves everybody else a turn after each piece, however many have some', async () => {
    let [turn, isOver] = [0, false]
    const others = (): void => {
      turn++
      if (!isOver) setImmediate(others)
    }
    setImmediate(others)
    const turns: number[] = []
    function* work(): Pieces<void> {
      for (let i = 0; i < 4; i++) {
        turns.push(turn)
        workFor(LONG_MS)
        yield
      }
    }
    await Promise.all([unhurried(work()), unhurried(work()), unhurried(work())])
    isOver = true
    expect(turns).toHaveLength(12)
    expect(new Set(turns).size).toBe(12)
  })
  it('goes on where that of somebody else fails', async () => {
    function* failing(): Pieces<string> {
      throw new Error('it does not fit')
    }
    function* fine(): Pieces<string> {
      yield
      return 'done'
    }
    const [failed, ended] = await Promise.allSettled([unhurried(failing()), unhurried(fine())])
    expect([failed.status, ended]).toEqual(['rejected', { status: 'fulfilled', value: 'done' }])
  })
})
