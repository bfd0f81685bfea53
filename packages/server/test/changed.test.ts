import { describe, expect, it } from 'vitest'
import type { AtTable } from '../src/bin/driver.ts'
import { dice, newFolder, pair, playOn, server } from './harness.ts'
import { askKept } from './kept.ts'

/** Makes an answer of the past one that the rules do not allow, as if they had changed. */
async function spoil(data: string, id: string, seq: number): Promise<void> {
  const there = `where table_id = '${id}' and seq = ${seq}`
  const [entry] = await askKept<{ words: string }>(data, `select words from entries ${there}`)
  const spoilt = entry!.words.replace(/^\["(\d)[ *][^"]*"/, '["$1 target:0"')
  await askKept(data, `update entries set words = '${spoilt.replaceAll("'", "''")}' ${there}`)
}
async function undo(client: AtTable): Promise<void> {
  await client.ask({ type: 'undo', seat: client.view!.seat })
}

describe('a table whose rules have changed', () => {
  it.each([
    ['from its beginning', 0, 10, 6],
    ['from a checkpoint', 31, 8, 66],
  ])('goes on %s with what still fits, says so, and stays so', async (_, backAndForth, answers, spoilt) => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, id } = await pair(first.url, { policies: { undo: 'free' } })
    for (let i = 0; i < backAndForth; i++) {
      await playOn([ana, ben], dice(i), 1)
      await undo(ana)
    }
    await playOn([ana, ben], dice(1), answers)
    const { seq } = ana
    const lines = ana.log.length
    await first.close()
    await spoil(data, id, spoilt)
    const second = await server({ data, port: first.port })
    for (const client of [ana, ben]) await client.rejoin()
    expect(ana.table!.notice).toMatch(/target:0/)
    expect(ana.seq).toBe(seq)
    expect(ana.log.length).toBeLessThan(lines)
    await playOn([ana, ben], dice(2), 5)
    await second.close()
    const { view, log } = ben
    await server({ data, port: first.port })
    for (const client of [ana, ben]) await client.rejoin()
    expect(ben.view).toEqual(view)
    expect(ben.log).toEqual(log)
    await playOn([ana, ben], dice(3))
    expect(ana.isOver).toBe(true)
  })
})
