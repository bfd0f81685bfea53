import { expect, it } from 'vitest'
import { company, dice, newFolder, playOn, server } from './harness.ts'
import { askKept } from './kept.ts'

/** How often the record says that chance or something hidden was taken back. */
async function rewindsIn(data: string, id: string): Promise<number> {
  const ofTable = `where table_id = '${id}'`
  const [base] = await askKept<{ length: number }>(data, `select length from snapshots ${ofTable} and kind = 'base'`)
  const entries = await askKept<{ cut: number; words: string }>(
    data,
    `select cut, words from entries ${ofTable} order by seq`,
  )
  const record = new Array<string>(base!.length).fill('')
  let rewinds = 0
  for (const { cut, words } of entries) {
    if (record.splice(cut).some((word) => /^[!?]/.test(word))) rewinds++
    record.push(...(JSON.parse(words) as string[]))
  }
  return rewinds
}

it('what was taken back past a roll or a reveal is counted, and everybody is told how often', async () => {
  const data = newFolder()
  const first = await server({ data })
  const { people, eve, id, info } = await company(first.url, 'closed hands', 2, 3, { policies: { undo: 'agreed' } })
  expect(info.rewinds).toBe(0)
  const clients = [...people, eve]
  const random = dice(7)
  let takenBack = 0
  for (let i = 0; i < 25 && !eve.isOver; i++) {
    await playOn(clients, random, 2)
    const [ana, ben] = people as [(typeof people)[0], (typeof people)[0]]
    const { seq } = ana
    const settled = await ana.ask({ type: 'undo', seat: 0 })
    const agreed = settled?.type === 'proposed' ? await ben.ask({ type: 'agree', proposal: settled.proposal }) : settled
    expect(agreed).toMatchObject({ type: 'ack' })
    takenBack++
    for (const client of clients) await client.until(() => client.seq > seq)
  }
  // Whoever hears of this has heard all that was said before.
  for (const client of clients) await client.ask({ type: 'react', what: 'wow' })
  await first.close()
  const rewinds = await rewindsIn(data, id)
  expect(rewinds).toBeGreaterThan(0)
  expect(rewinds).toBeLessThan(takenBack)
  for (const { table } of clients) expect(table!.rewinds).toBe(rewinds)
  await server({ data, port: first.port })
  for (const client of clients) {
    client.view = null
    await client.rejoin()
    expect(client.table!.rewinds).toBe(rewinds)
  }
})
