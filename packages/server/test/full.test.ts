/** A data folder that may grow only so far. A database elsewhere has limits of its own. */
import { Match } from '@emberhall/kernel'
import { friends } from '@emberhall/roster/kinds'
import { save } from '@emberhall/saves'
import { expect, it } from 'vitest'
import { dice, lay, pair, playOn, server } from './harness.ts'

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
