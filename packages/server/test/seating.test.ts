import { friends } from '@emberhall/roster/kinds'
import type { SaveFile } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { type Knocked, LIMITS, type TableInfo, type TableLine } from '../src/protocol.ts'
import { dice, lay, newFolder, pair, playOn, server, until } from './harness.ts'

const refused = (code: string) => ({ code })

describe('seats', () => {
  it('can be handed to a bot in the middle of a game and taken back', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    await playOn([ana, ben], dice(1), 5)
    const seat = ben.view!.seat
    expect((await ben.person.post(`/api/tables/${id}/seats/${seat}/bot`)).seats[seat]).toMatchObject({ kind: 'bot' })
    await playOn([ana], dice(2), 12)
    await expect(ana.person.post(`/api/tables/${id}/seats/${seat}/take`)).rejects.toMatchObject(refused('forbidden'))
    await ben.person.post(`/api/tables/${id}/seats/${seat}/take`)
    await playOn([ana, ben], dice(3), 10)
    expect(ben.snapshots).toBe(1)
  })
  it('are played by bots from the start, and bots alone finish a game', async () => {
    const { url } = await server()
    const host = await Person.arrive(url)
    const { id } = await lay(host, [{ kind: 'bot', bot: 'random' }, { kind: 'bot' }])
    const ana = await AtTable.join(host, id)
    expect(ana.view!.seat).toBe(-1)
    await ana.until(() => ana.isOver, 20_000)
  })
  it('are left with a new link, and the old one leads nowhere', async () => {
    const { url } = await server()
    const { ana, ben, id, info } = await pair(url)
    const old = info.seats[1]!.link!
    const after = await ben.person.post(`/api/tables/${id}/seats/1/stand`)
    expect(after.mine).toEqual([])
    await ben.until(() => ben.view!.seat === -1)
    expect(await ben.ask({ type: 'undo', seat: 1 })).toMatchObject({ code: 'notYours' })
    await expect(ben.person.sit(id, old)).rejects.toMatchObject(refused('wrongLink'))
    const { link } = (await ana.person.get<TableInfo>(`/api/tables/${id}`)).seats[1]!
    expect((await ben.person.sit(id, link!)).mine).toEqual([1])
  })
  it('are lost to those who came by a link that has been renewed', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    await ana.person.post(`/api/tables/${id}/seats/1/link`)
    await ben.until(() => ben.closed !== null)
    expect(ben.closed).toMatchObject({ code: 4003 })
    await expect(ben.person.get(`/api/tables/${id}`)).rejects.toMatchObject(refused('unknownTable'))
  })
  it('are told of to whoever holds their link, before they sit down and without sitting down', async () => {
    const { url } = await server()
    const { ana, ben, id, info } = await pair(url)
    const link = info.seats[1]!.link!
    const knock = (by: Person, key: string): Promise<Knocked> => by.post<Knocked>(`/api/tables/${id}/knock`, { key })
    const eve = await Person.arrive(url)
    const told = await knock(eve, link)
    expect(told).toMatchObject({ seat: 1, mine: false })
    expect(told.host).toBe(told.seats[0]!.name)
    expect(JSON.stringify(told)).not.toContain(link)
    expect(await knock(ben.person, link)).toMatchObject({ seat: 1, mine: true })
    expect(await knock(eve, info.watch!)).toMatchObject({ seat: -1, mine: false })
    await expect(knock(eve, 'x'.repeat(link.length))).rejects.toMatchObject(refused('wrongLink'))
    await expect(eve.get(`/api/tables/${id}`)).rejects.toMatchObject(refused('unknownTable'))
    expect((await ana.person.get<TableInfo>(`/api/tables/${id}`)).seats[1]!.kind).toBe('person')
  })
  it('show who is there', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    await ana.until(() => ana.table!.seats[1]!.present)
    ben.close()
    await ana.until(() => !ana.table!.seats[1]!.present)
    expect(ana.table!.seats[0]!.present).toBe(true)
  })
  it('have names and colours, and no colour comes twice', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const { colour } = ana.table!.seats[0]!
    await expect(ben.person.post(`/api/tables/${id}/seats/1`, { colour })).rejects.toMatchObject(refused('seatTaken'))
    await ben.person.post(`/api/tables/${id}/seats/1`, { colour: '#123456', name: 'Bénédicte' })
    await ana.until(() => ana.table!.seats[1]!.name === 'Bénédicte')
    await expect(ana.person.post(`/api/tables/${id}/seats/1`, { name: 'X' })).rejects.toMatchObject(
      refused('forbidden'),
    )
  })
})

describe('tables', () => {
  it('are cloned as they are and as they were when they are over, with the whole record', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    await playOn([ana, ben], dice(1))
    const copy = await ben.person.post(`/api/tables/${id}/clone`)
    expect(copy.mine).toEqual([1])
    const twin = await AtTable.join(ben.person, copy.id)
    expect(twin.view!.state).toEqual(ben.view!.state)
    expect(twin.log).toEqual(ben.log)
    const at = ana.log.at(-8)!.at
    const before = await AtTable.join(ana.person, (await ana.person.post(`/api/tables/${id}/clone`, { at })).id)
    expect(Number(before.view!.question.split('.')[1])).toBeLessThanOrEqual(at)
    expect(before.log).toEqual(ana.log.slice(0, before.log.length))
    const moment = await ana.person.get(`/api/tables/${id}/moment?at=${at}`)
    expect(moment).toMatchObject({ state: before.view!.state, ask: null })
  })
  it('are deleted by their host alone', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    await expect(ben.person.request('DELETE', `/api/tables/${id}`)).rejects.toMatchObject(refused('forbidden'))
    await ana.person.request('DELETE', `/api/tables/${id}`)
    await ben.until(() => ben.closed?.code === 4004)
    await expect(ana.person.get(`/api/tables/${id}`)).rejects.toMatchObject(refused('unknownTable'))
    expect(await ben.person.get<TableLine[]>('/api/tables')).toEqual([])
  })
  it('go to the server and back as files', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    await playOn([ana, ben], dice(1), 9)
    expect((await ana.person.get<SaveFile>(`/api/tables/${id}/save`)).history).toEqual([])
    const solo = await Person.arrive(url)
    const own = await lay(solo, [{ kind: 'me' }, { kind: 'here' }])
    const at = await AtTable.join(solo, own.id)
    await playOn([at], dice(2), 20)
    at.look(0)
    await at.until(() => at.view!.seat === 0)
    const save = await solo.get<SaveFile>(`/api/tables/${own.id}/save`)
    const seats = [{ kind: 'me' }, { kind: 'link' }]
    const info = await solo.post('/api/tables/import', { save, seats })
    const again = await AtTable.join(solo, info.id, { seat: 0 })
    expect(again.view!.state).toEqual(at.view!.state)
    expect(again.log).toEqual(at.log)
    const bad = { ...save, asks: save.asks + 1 }
    await expect(solo.post('/api/tables/import', { save: bad, seats })).rejects.toMatchObject(refused('badSave'))
    const three = [...seats, { kind: 'bot' }]
    await expect(solo.post('/api/tables/import', { save, seats: three })).rejects.toMatchObject(refused('badSave'))
    at.look('asked')
    await playOn([at], dice(3))
    expect((await solo.get<SaveFile>(`/api/tables/${own.id}/save`)).game).toBe(friends.game.id)
  })
  it('are listed with whose turn it is, also those that are not in memory', async () => {
    const { url } = await server({ idleMs: 1 })
    const { ana, ben, id } = await pair(url)
    await playOn([ana, ben], dice(1), 4)
    const { waiting } = ana.view!
    for (const client of [ana, ben]) client.close()
    await until(async () => (await ben.person.get<{ tables: number }>('/api/health')).tables === 0)
    const [line] = await ben.person.get<TableLine[]>('/api/tables')
    expect(line).toMatchObject({ id, mine: [1], host: false, waiting, names: ['Ana', 'Ben'], status: 'playing' })
    expect(await ben.person.get('/api/health')).toMatchObject({ tables: 0 })
    await ben.rejoin()
    expect(ben.seq).toBe(4)
  })
  it('tell their options apart from nonsense', async () => {
    const { url } = await server()
    const host = await Person.arrive(url)
    const bad = (more: object, error: object) => expect(lay(host, [{ kind: 'me' }], more)).rejects.toMatchObject(error)
    await bad({ options: { mode: 'cruel' } }, { code: 'badOptions', problems: [expect.stringContaining('mode')] })
    await bad({ options: { unheardOf: 1 } }, refused('badOptions'))
    await bad({ game: 'chess' }, refused('unknownGame'))
    await bad({ seats: [{ kind: 'bot', bot: 'deep-thought' }] }, refused('badOptions'))
    await bad({ policies: { undo: 'always' } }, refused('malformed'))
    await bad({ seats: [] }, refused('malformed'))
  })
})

describe('people', () => {
  it('are carried to another device by a code that works once', async () => {
    const { url } = await server()
    const { ana, id } = await pair(url)
    const { code } = await ana.person.post<{ code: string }>('/api/me/code')
    const phone = await Person.arrive(url)
    await expect(phone.get(`/api/tables/${id}`)).rejects.toMatchObject(refused('unknownTable'))
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`
    expect(await phone.post('/api/me/claim', { code: typed })).toMatchObject({ name: 'Ana' })
    expect((await phone.get<TableInfo>(`/api/tables/${id}`)).mine).toEqual([0])
    const thief = await Person.arrive(url)
    await expect(thief.post('/api/me/claim', { code })).rejects.toMatchObject(refused('wrongCode'))
  })
  it('take along what their device has kept, once and with that code', async () => {
    const { url } = await server()
    const { ana } = await pair(url)
    const luggage = JSON.stringify({ profile: 1, results: [] })
    const codeWith = async (body: object): Promise<string> =>
      (await ana.person.post<{ code: string }>('/api/me/code', body)).code
    const claim = async (code: string): Promise<unknown> => (await Person.arrive(url)).post('/api/me/claim', { code })
    expect(await claim(await codeWith({ luggage }))).toMatchObject({ name: 'Ana', luggage })
    expect(await claim(await codeWith({}))).toMatchObject({ name: 'Ana', luggage: '' })
    await codeWith({ luggage })
    expect(await claim(await codeWith({}))).toMatchObject({ luggage: '' })
    const heavy = { luggage: 'x'.repeat(LIMITS.luggage + 1) }
    await expect(ana.person.post('/api/me/code', heavy)).rejects.toMatchObject(refused('malformed'))
  })
  it('find it at a server that was started again in between', async () => {
    const data = newFolder()
    const before = await server({ data })
    const ana = await Person.arrive(before.url)
    const luggage = JSON.stringify({ profile: 1, results: [] })
    const { code } = await ana.post<{ code: string }>('/api/me/code', { luggage })
    await before.close()
    const { url } = await server({ data })
    expect(await (await Person.arrive(url)).post('/api/me/claim', { code })).toMatchObject({ luggage })
  })
  it('talk and react', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    expect(await ana.ask({ type: 'chat', text: '  well\u202E met\n' })).toMatchObject({ type: 'ack' })
    await ben.until(() => ben.chat.length === 1)
    expect(ben.chat[0]).toMatchObject({ seat: 0, name: 'Ana', text: 'well met' })
    await ben.ask({ type: 'react', what: 'cheer' })
    await ana.until(() => ana.others.some((m) => m.type === 'reaction' && m.what === 'cheer' && m.seat === 1))
    ben.close()
    await ben.until(() => ben.closed !== null)
    ben.chat = []
    await ben.rejoin()
    await ben.until(() => ben.chat.length === 1)
  })
})
