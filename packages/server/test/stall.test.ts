import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { lay, server } from './harness.ts'

describe('bots', () => {
  it('never keep the others waiting for long, four of them at two tables', async () => {
    const { url } = await server()
    const host = await Person.arrive(url, 'Ana')
    // The clock of the thread, not of the wall: other programs may be busy here too.
    let longest = 0
    const watch = { isOn: true }
    const watching = (async () => {
      while (watch.isOn) {
        const before = process.threadCpuUsage()
        await turn()
        const { user, system } = process.threadCpuUsage(before)
        longest = Math.max(longest, (user + system) / 1000)
      }
    })()
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot' as const }))
    const games = [await lay(host, bots), await lay(host, bots)]
    const clients = await Promise.all(games.map(({ id }) => AtTable.join(host, id)))
    longest = 0
    for (const client of clients) await client.until(() => client.isOver || client.seq > 150, 20_000)
    watch.isOn = false
    await watching
    expect(Math.min(...clients.map((c) => c.seq))).toBeGreaterThan(20)
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(50)
  })
})
