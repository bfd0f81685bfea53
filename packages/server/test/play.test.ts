import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { campaigners, dice, lay, pair, playOn, server } from './harness.ts'

describe('a whole game over sockets', () => {
  it('is played by two people before a spectator, who all keep their views by patches', async () => {
    const { url } = await server()
    const { ana, ben, id, info } = await pair(url)
    const watcher = await Person.arrive(url)
    await watcher.sit(id, info.watch!)
    const eve = await AtTable.join(watcher, id)
    await playOn([ana, ben, eve], dice(1))
    for (const client of [ana, ben, eve]) {
      expect(client.isOver).toBe(true)
      expect(client.snapshots).toBe(1)
      await client.until(() => client.table?.status === 'over')
    }
    expect(eve.view!.seat).toBe(-1)
    expect(ben.log.length).toBe(ana.log.length)
    expect((await ben.person.get<{ id: string; status: string }[]>('/api/tables'))[0]).toMatchObject({
      id,
      status: 'over',
    })
  })

  it('is played by one person in all seats, whose eyes go to the seat that is asked', async () => {
    const { url } = await server()
    const host = await Person.arrive(url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'here' }])
    const ana = await AtTable.join(host, id)
    await playOn([ana], dice(2))
    expect(ana.isOver).toBe(true)
  })

  it('is the same every time where luck always begins at the same place: the deal, the bots and the scenes of a campaign', async () => {
    const played = async (): Promise<unknown> => {
      const { url } = await server({ newSeed: () => 5 })
      const host = await Person.arrive(url, 'Ana')
      const { id } = await lay(host, [{ kind: 'bot' }, { kind: 'bot', bot: 'random' }])
      const bots = await AtTable.join(host, id)
      await bots.until(() => bots.isOver)
      const { people } = await campaigners(url, 1)
      await playOn(people, dice(3), 40)
      return [bots.log, people[0]!.log]
    }
    expect(await played()).toEqual(await played())
  })
})
