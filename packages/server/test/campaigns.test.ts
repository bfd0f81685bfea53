import { readCampaign, writeCampaign } from '@emberhall/campaign'
import { campaign, friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { LIMITS } from '../src/protocol.ts'
import { band, bandThatPlayed, fileOf, SEATS } from './band.ts'
import { again, dice, newFolder, playOn, server } from './harness.ts'

describe('a campaign on the server', () => {
  it('goes on at the next table, the same for whoever asks, with the same people', async () => {
    const { url } = await server({ webhooks: { hosts: ['chat.example.org'] } })
    const early = await band(url)
    expect(early.info).toMatchObject({ campaign: 'The lamps', title: 'The lamps', status: 'playing' })
    await expect(early.ana.person.post(`/api/tables/${early.info.id}/onward`)).rejects.toMatchObject({ code: 'notNow' })
    const first = await bandThatPlayed(url)
    const { person: ana } = first.ana
    const told = { url: 'https://chat.example.org/hook', lang: 'en' }
    await ana.post(`/api/tables/${first.info.id}/webhook`, told)
    const next = await ana.post(`/api/tables/${first.info.id}/onward`)
    expect(next).toMatchObject({ campaign: 'The lamps', status: 'playing' })
    expect(next.webhook!.url).toBe(told.url)
    expect(next.id).not.toBe(first.info.id)
    expect((await first.ben.person.post(`/api/tables/${first.info.id}/onward`)).id).toBe(next.id)
    expect(next.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    const file = await fileOf(ana, next.id)
    expect(file).toMatchObject({ game: campaign.id, name: 'The lamps', scenes: 1 })
  })

  it('is copied with a copy of its scene, and each goes its own way', async () => {
    const { url } = await server()
    const first = await bandThatPlayed(url)
    const { person: ana } = first.ana
    const copy = await ana.post(`/api/tables/${first.info.id}/clone`, { title: 'Before the bridge' })
    expect(copy).toMatchObject({ campaign: 'Before the bridge', status: 'over' })
    const [next, other] = [
      await ana.post(`/api/tables/${first.info.id}/onward`),
      await ana.post(`/api/tables/${copy.id}/onward`),
    ]
    expect(other.id).not.toBe(next.id)
    const [one, two] = [await fileOf(ana, next.id), await fileOf(ana, other.id)]
    expect([one.name, two.name]).toEqual(['The lamps', 'Before the bridge'])
    expect(two.id).not.toBe(one.id)
    expect(two.tree).toEqual(one.tree)
  })

  it('survives the server being started again between two scenes', async () => {
    const data = newFolder()
    const one = await server({ data })
    const first = await bandThatPlayed(one.url)
    await one.close()
    const two = await server({ data })
    const ana = again(first.ana.person, two.url)
    const next = await ana.post(`/api/tables/${first.info.id}/onward`)
    expect((await fileOf(ana, next.id)).scenes).toBe(1)
    expect((await ana.post(`/api/tables/${first.info.id}/onward`)).id).toBe(next.id)
  })

  it('can be carried away in the middle of a scene and brought back', async () => {
    const { url } = await server()
    const first = await band(url)
    await playOn([first.ana, first.ben], dice(3), 6)
    await first.ben.ask({ type: 'mark', name: 'the start', at: 0 })
    await first.ana.ask({ type: 'mark', name: 'before the fight', at: 2 })
    const file = await fileOf(first.ana.person, first.info.id)
    const other = await Person.arrive(url, 'Cleo')
    const brought = await other.post('/api/campaigns/import', { campaign: file, seats: SEATS })
    expect(brought).toMatchObject({ campaign: 'The lamps', status: 'playing' })
    const there = await AtTable.join(other, brought.id)
    expect(there.view!.state).toEqual(first.ana.view!.state)
    const named = [
      { name: 'the start', at: 0, mine: true },
      { name: 'before the fight', at: 2, mine: true },
    ]
    expect(there.table!.bookmarks).toMatchObject(named)
    expect((await fileOf(other, brought.id)).scene!.bookmarks).toEqual(named.map(({ name, at }) => ({ name, at })))
    // A file may say anything: what could not have been named here is left out.
    const bad = ['\u202e ', 'x'.repeat(LIMITS.bookmark + 1), ' kept ', ...new Array<string>(60).fill('many')]
    const bookmarks = bad.map((name) => ({ name, at: 1 }))
    const odd = writeCampaign(campaign, {
      ...readCampaign(campaign, file).document,
      scene: { ...file.scene!, bookmarks },
    })
    const taken = await other.post('/api/campaigns/import', { campaign: odd, seats: SEATS })
    expect(taken.bookmarks).toHaveLength(LIMITS.bookmarks)
    expect(taken.bookmarks[0]!.name).toBe('kept')
  })

  it('is shown to nobody who does not play it', async () => {
    const { url } = await server()
    const { info } = await band(url)
    const eve = await Person.arrive(url, 'Eve')
    await expect(fileOf(eve, info.id)).rejects.toMatchObject({ code: 'unknownTable' })
    await eve.sit(info.id, info.watch!)
    await expect(fileOf(eve, info.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(eve.post(`/api/tables/${info.id}/onward`)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('refuses what is no campaign, and games without one', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url, 'Ana')
    const bring = (file: object) => ana.post('/api/campaigns/import', { campaign: file, seats: SEATS })
    await expect(bring({ game: campaign.id })).rejects.toMatchObject({ code: 'badSave' })
    await expect(bring({ game: friends.game.id })).rejects.toMatchObject({ code: 'badOptions' })
    const wanted = { game: friends.game.id, seats: [{ kind: 'me' }], campaign: 'None' }
    await expect(ana.post('/api/tables', wanted)).rejects.toMatchObject({ code: 'badOptions' })
    const { info, ana: host } = await band(url)
    const file = await fileOf(host.person, info.id)
    await expect(bring({ ...file, name: 'Changed by hand' })).rejects.toMatchObject({ code: 'badSave' })
    await expect(ana.post('/api/campaigns/import', { campaign: file, seats: [SEATS[0]] })).rejects.toMatchObject({
      code: 'badSave',
    })
  })

  it('of a plain table there is none', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url, 'Ana')
    const { id, campaign: told } = await ana.post('/api/tables', { game: friends.game.id, seats: [{ kind: 'me' }] })
    expect(told).toBeNull()
    await expect(fileOf(ana, id)).rejects.toMatchObject({ code: 'notFound' })
  })
})
