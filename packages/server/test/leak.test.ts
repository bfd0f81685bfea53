import { describe, expect, it } from 'vitest'
import { KINDS } from './harness.ts'
import { listenAtEach, listenIn, tableOf } from './listening.ts'

const CLOSED = { kind: KINDS['closed hands'] }

describe('what is hidden is in no byte that is sent to a seat which may not know it', () => {
  it('where friends have closed their hands', async () => {
    expect((await listenAtEach(CLOSED, [2], 60))['cards']).toBeGreaterThan(500)
  })
})

describe('whoever looks on', () => {
  it('through the eyes of one who lets them sees what that seat may know, and nothing of the others', async () => {
    const kept = await listenIn(CLOSED, tableOf(CLOSED, 3), 45, { shown: 1 })
    expect(kept['cards']).toBeGreaterThan(500)
  })
})
