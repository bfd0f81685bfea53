import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boardsOf } from '../../src/bin/boards.ts'
import { crashTrial } from '../../src/bin/crash/kills.ts'
import { severalTrial } from '../../src/bin/crash/several.ts'
import { fullDatabaseTrial } from '../../src/bin/crash/full.ts'
import { fullDiskTrial, lockedTrial } from '../../src/bin/crash/trouble.ts'
import { newFolder } from '../harness.ts'

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
it('a trial that is broken off leaves no server behind', async () => {
  const script = fileURLToPath(new URL('../threads/brokenOff.ts', import.meta.url))
  const trial = spawn(process.execPath, [script, newFolder()], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(trial.stdout, 'data')) as [Buffer]
  const pid = Number(said.toString())
  expect(isThere(pid)).toBe(true)
  trial.kill('SIGKILL')
  await expect.poll(() => isThere(pid), { timeout: 60_000 }).toBe(false)
}, 180_000)

const playing = boardsOf('')
describe('a server that is killed', () => {
  it('has lost nothing it had acknowledged and done nothing twice', async () => {
    const report = await crashTrial({ kills: 5, tables: playing.played.length, seed: 4, playing })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ kills: 5 })
    expect(report.acknowledged).toBeGreaterThan(50)
    expect(Object.keys(report.finished).length).toBe(playing.played.length)
  }, 240_000)
  it('is one of three at a database that is restarted too, and all of them show the same', async () => {
    const report = await severalTrial({ kills: 5, tables: 2, seed: 2, playing })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ kills: 5, restarts: 1, cuts: 1, holds: 1, lates: 1 })
    expect(report.acknowledged).toBeGreaterThan(50)
    expect(report.compared).toBeGreaterThanOrEqual(2)
  }, 480_000)
  it('is one of two at a database whose disk is full, and goes on when there is room', async () => {
    expect((await fullDatabaseTrial(playing.board)).problems).toEqual([])
  }, 120_000)
  it('has a full disk or a locked database behind it without harm', async () => {
    expect((await fullDiskTrial(playing.board)).problems).toEqual([])
    expect((await lockedTrial(playing.board)).problems).toEqual([])
  }, 120_000)
})
