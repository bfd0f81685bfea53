import { describe, expect, it } from 'vitest'
import { PLAYED } from '../src/bin/boards.ts'
import { crashTrial } from '../src/bin/crash/kills.ts'
import { fullDiskTrial, lockedTrial } from '../src/bin/crash/trouble.ts'

describe('a server that is killed', () => {
  it('has lost nothing it had acknowledged and done nothing twice', async () => {
    const report = await crashTrial({ kills: 5, tables: PLAYED.length, seed: 4 })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ kills: 5 })
    expect(report.acknowledged).toBeGreaterThan(50)
    expect(Object.keys(report.finished).length).toBe(PLAYED.length)
  }, 240_000)
  it('has a full disk or a locked database behind it without harm', async () => {
    expect((await fullDiskTrial()).problems).toEqual([])
    expect((await lockedTrial()).problems).toEqual([])
  }, 120_000)
})
