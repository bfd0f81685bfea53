import { describe, expect, it } from 'vitest'
import { PLAYED } from '../src/bin/boards.ts'
import { crashTrial } from '../src/bin/crash/kills.ts'
import { severalTrial } from '../src/bin/crash/several.ts'
import { fullDiskTrial, lockedTrial } from '../src/bin/crash/trouble.ts'

describe('a server that is killed', () => {
  it('has lost nothing it had acknowledged and done nothing twice', async () => {
    const report = await crashTrial({ kills: 5, tables: PLAYED.length, seed: 4 })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ kills: 5 })
    expect(report.acknowledged).toBeGreaterThan(50)
    expect(Object.keys(report.finished).length).toBe(PLAYED.length)
  }, 240_000)
  it('is one of three at a database that is restarted too, and all of them show the same', async () => {
    const report = await severalTrial({ kills: 4, tables: 2, seed: 2 })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ kills: 4, restarts: 1, cuts: 1, holds: 1 })
    expect(report.acknowledged).toBeGreaterThan(50)
    expect(report.compared).toBeGreaterThanOrEqual(2)
  }, 480_000)
  it('has a full disk or a locked database behind it without harm', async () => {
    expect((await fullDiskTrial()).problems).toEqual([])
    expect((await lockedTrial()).problems).toEqual([])
  }, 120_000)
})
