/** A data folder, and the disk it lies on. A database elsewhere has limits of its own (`postgres.test.ts`). */
import { Match } from '@emberhall/kernel'
import { friends } from '@emberhall/roster/kinds'
import { save } from '@emberhall/saves'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { smallDisk } from '../../src/bin/crash/trouble.ts'
import { AtTable, Person } from '../../src/bin/driver.ts'
import type { TableInfo } from '../../src/protocol.ts'
import { dice, failures, health, lay, newFolder, pair, playOn, server, until } from '../harness.ts'
import { run } from '../program.ts'

/** More tables than a small disk has room for. */
const MANY = 5000
const BOTS = [{ kind: 'bot' }, { kind: 'bot' }] as const
const refused = { code: 'full' }

it('a data folder takes no new tables when it is as full as it may be: games there go on, and has room again when some are deleted', async () => {
  const { url } = await server({ maxData: 600_000 })
  const { ana, ben } = await pair(url)
  const file = save(Match.start(friends.game, { seats: 1, seed: 1 }))
  const bring = () => ben.person.post('/api/tables/import', { save: file, seats: [{ kind: 'me' }] })
  const laid: string[] = []
  const more = async () => laid.push((await lay(ana.person, [{ kind: 'me' }])).id)
  await expect(
    (async () => {
      while (laid.length < 500) await more()
    })(),
  ).rejects.toMatchObject(refused)
  expect(laid.length).toBeGreaterThan(5)
  await expect(bring()).rejects.toMatchObject(refused)
  const { data } = await ana.person.get<{ data: { bytes: number; most: number } }>('/api/health')
  expect(data.most).toBe(480_000)
  expect(data.bytes).toBeGreaterThanOrEqual(data.most)
  await playOn([ana, ben], dice(1), 5)
  for (const id of laid) await ana.person.request('DELETE', `/api/tables/${id}`)
  await more()
  await bring()
})

it('a data folder that cannot be used or is in use is named by a server that cannot start', async () => {
  await expect(server({ data: '/dev/null/x' })).rejects.toThrow(/data folder/)
  const data = newFolder()
  const one = await run('--port', '0', '--data', data, '--log-level', 'silent')
  const two = await run('--port', '0', '--data', data)
  expect(await two.ended).toEqual([1, null])
  expect(two.err()).toMatch(/is in use: another Emberhall server/)
  one.child.kill('SIGTERM')
  expect(await one.ended).toEqual([0, null])
}, 240_000)

describe('a full disk', () => {
  it('has answers refused, and the table stays as it was', async () => {
    const { url } = await server({ maxPages: 60 })
    const { ana, ben } = await pair(url)
    const say = () => ben.ask({ type: 'chat', text: 'x'.repeat(400) })
    while ((await say())?.type === 'ack');
    expect(await say()).toMatchObject({ type: 'refused', code: 'storageFull' })
    await expect(playOn([ana, ben], dice(1))).rejects.toThrow('storageFull')
    const { seq, view } = ana
    for (const client of [ana, ben]) {
      client.close()
      await client.until(() => client.closed !== null)
      await client.rejoin()
    }
    expect(ana.seq).toBe(seq)
    expect(ana.view).toEqual(view)
  })
  it('is tried again by a bot until there is room, and health says so', async () => {
    const { url } = await server({ maxPages: 70, botPauseMs: 50 })
    const ana = await Person.arrive(url, 'Ana')
    const filler = await lay(ana, [{ kind: 'me' }])
    const talker = await AtTable.join(ana, filler.id)
    const { id } = await lay(ana, BOTS)
    const eve = await AtTable.join(ana, id)
    while ((await talker.ask({ type: 'chat', text: 'x'.repeat(400) }))?.type === 'ack');
    // From here on only the bots write.
    const before = await failures(url, 'storageFull')
    await until(async () => (await failures(url, 'storageFull')) > before)
    expect(await health(url)).toMatchObject({ status: 503, body: { error: { code: 'storageFull' } } })
    const { seq } = eve
    await ana.request('DELETE', `/api/tables/${filler.id}`)
    await eve.until(() => eve.seq > seq + 2)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
  it('of a small size is not filled for good by the log of what is written', async () => {
    const { folder: data, maxPages, release } = smallDisk(2)
    onTestFinished(release)
    const { url } = await server({ data, botPauseMs: 500, maxTablesPerPerson: MANY, ...(maxPages && { maxPages }) })
    const ana = await Person.arrive(url, 'Ana')
    const eve = await AtTable.join(ana, (await lay(ana, BOTS)).id)
    const laid: TableInfo[] = []
    const layMore = async (): Promise<never> => {
      for (;;) laid.push(await lay(ana, [{ kind: 'me' }]))
    }
    await expect(layMore()).rejects.toMatchObject({ code: 'storageFull' })
    // What is kept fills the disk, not how it got there.
    const least = maxPages === undefined ? 1_500_000 : 0
    expect(statSync(join(data, 'emberhall.db')).size).toBeGreaterThan(least)
    expect(await health(url)).toMatchObject({ status: 503, body: { error: { code: 'storageFull' } } })
    for (const { id } of laid.slice(0, 10)) await ana.request('DELETE', `/api/tables/${id}`)
    const { seq } = eve
    await eve.until(() => eve.seq > seq + 2)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
})
