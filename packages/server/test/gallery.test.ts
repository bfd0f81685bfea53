import { friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { LogPart, TableInfo, TableLine, ViewData } from '../src/protocol.ts'
import { again, company, dice, failures, newFolder, playOn, server, until } from './harness.ts'
import { askKept, programAt } from './kept.ts'

const HIDDEN = 'closed hands'
const refused = (code: string) => ({ code })
const show = (by: AtTable, seat: number, shown: unknown): Promise<TableInfo> =>
  by.person.post(`/api/tables/${by.id}/seats/${seat}/shown`, { shown })
const delay = (by: AtTable, minutes: unknown): Promise<TableInfo> =>
  by.person.post(`/api/tables/${by.id}/delay`, { minutes })
async function mayNotLook(client: AtTable, seat: number): Promise<void> {
  const { length } = client.others
  client.look(seat)
  await client.until(() => client.others.length > length)
  expect(client.others.at(-1)).toMatchObject({ type: 'error', code: 'forbidden' })
  await expect(client.person.get(`/api/tables/${client.id}/log?seat=${seat}`)).rejects.toMatchObject(
    refused('forbidden'),
  )
}

describe('one who looks on', () => {
  it('looks through nobody’s eyes, unless they let them and for as long as they do', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, HIDDEN, 3, 4)
    const [ana, ben, cleo] = people as [AtTable, AtTable, AtTable]
    await mayNotLook(eve, 1)
    for (const other of [ana, eve]) await expect(show(other, 1, true)).rejects.toMatchObject(refused('forbidden'))
    await expect(show(ben, 1, 'yes')).rejects.toMatchObject(refused('malformed'))
    await show(ben, 1, true)
    for (const witness of [ana, cleo, eve]) await witness.until(() => witness.table!.seats[1]!.shown)
    eve.look(1)
    await eve.until(() => eve.view!.seat === 1)
    expect(eve.view!.state).toEqual(ben.view!.state)
    await mayNotLook(eve, 0)
    // It is for those who look on, not for those who play.
    await mayNotLook(ana, 1)
    expect(await eve.ask({ type: 'answer', seat: 1, question: eve.view!.question, value: 'pass' })).toMatchObject(
      refused('notYours'),
    )
    await playOn([...people, eve], dice(3), 6)
    expect(eve.view!.seat).toBe(1)
    await eve.rejoin()
    expect(eve.view!.seat).toBe(1)
    await show(ben, 1, false)
    await eve.until(() => eve.view!.seat === -1)
    await mayNotLook(eve, 1)
  })
  it('looks through the eyes of a rival only if that comes later, or when the game is over', async () => {
    const { url } = await server({ minuteMs: 200 })
    const { people, eve } = await company(url, 'rivals', 2, 4)
    const [ana, ben] = people as [AtTable, AtTable]
    await expect(show(ben, 1, true)).rejects.toMatchObject(refused('rivals'))
    await delay(ana, 5)
    expect((await show(ben, 1, true)).seats[1]!.shown).toBe(true)
    eve.look(1)
    await eve.until(() => eve.view!.seat === 1)
    // Ben has not agreed to anything sooner.
    expect((await delay(ana, 1)).seats[1]!.shown).toBe(false)
    await eve.until(() => eve.view!.seat === -1)
    await show(ben, 1, true)
    await delay(ana, 0)
    await mayNotLook(eve, 1)
    await playOn(people, dice(1))
    expect(ana.isOver).toBe(true)
    await show(ben, 1, true)
    eve.look(1)
    await eve.until(() => eve.view!.seat === 1)
  })
})

describe('a table that is shown later', () => {
  it('is so by its host alone, by so many minutes, also after a restart', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { people, eve, id } = await company(first.url, HIDDEN, 2, 4)
    const [ana, ben] = people as [AtTable, AtTable]
    for (const other of [ben, eve]) await expect(delay(other, 1)).rejects.toMatchObject(refused('forbidden'))
    for (const bad of [2, -1, 0.5, '1', null, undefined])
      await expect(delay(ana, bad)).rejects.toMatchObject(refused('malformed'))
    expect((await delay(ana, 5)).delay).toBe(5)
    for (const witness of [ben, eve]) await witness.until(() => witness.table!.delay === 5)
    await first.close()
    const { url } = await server({ data })
    expect((await again(ana.person, url).get<TableInfo>(`/api/tables/${id}`)).delay).toBe(5)
  })
  it('tells those who look on nothing before its time, whatever they ask for', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, HIDDEN, 2, 4)
    const [ana] = people as [AtTable]
    const before = { state: eve.view!.state, waiting: eve.table!.waiting, log: eve.log.length }
    await delay(ana, 1)
    await playOn(people, dice(2), 8)
    const late = await AtTable.join(eve.person, id)
    const got = <T>(path: string): Promise<T> => eve.person.get<T>(`/api/tables/${id}${path}`)
    expect(late).toMatchObject({ seq: 0, view: { state: before.state }, table: { waiting: before.waiting } })
    expect((await got<LogPart>('/log')).lines.length).toBe(before.log)
    expect((await got<ViewData>('/moment?at=9999')).state).toEqual(before.state)
    expect(await got<TableInfo>('')).toMatchObject({ waiting: before.waiting, status: 'playing' })
    expect((await eve.person.get<TableLine[]>('/api/tables'))[0]).toMatchObject({ waiting: [], summary: {} })
    expect(await late.ask({ type: 'chat', text: 'hello' })).toMatchObject({ type: 'ack', seq: 0 })
    expect(await ana.ask({ type: 'point', at: 'seat 0' })).not.toBeNull()
    expect(late.others.filter(({ type }) => type === 'point' || type === 'plans')).toEqual([])
    await delay(ana, 0)
    for (const client of [eve, late]) {
      await client.until(() => client.seq === ana.seq)
      expect(client.log.length).toBe(ana.log.length)
    }
    expect((await eve.person.get<TableLine[]>('/api/tables'))[0]!.waiting).toEqual(ana.view!.waiting)
  })
  const heard = (by: AtTable): string[] => by.chat.map(({ text }) => text)
  const cheers = (by: AtTable): number => by.others.filter(({ type }) => type === 'reaction').length
  it('lets those who look on hear nothing of what is said before its time, but each other at once', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, HIDDEN, 2, 4)
    const [ana, ben] = people as [AtTable, AtTable]
    await delay(ana, 1)
    await ana.ask({ type: 'chat', text: 'What luck!' })
    await ana.ask({ type: 'react', what: 'cheer' })
    await ben.until(() => ben.chat.length === 1 && cheers(ben) === 1)
    await eve.ask({ type: 'chat', text: 'When does it begin?' })
    await ana.until(() => ana.chat.length === 2)
    expect([heard(eve), cheers(eve)]).toEqual([['When does it begin?'], 0])
    const late = await AtTable.join(eve.person, id)
    await late.until(() => late.chat.length > 0)
    expect(heard(late)).toEqual(['When does it begin?'])
  })
  it('lets those who look on hear what is said once they see what it is about', async () => {
    const { url } = await server({ minuteMs: 300 })
    const { people, eve, id } = await company(url, HIDDEN, 2, 4)
    const [ana] = people as [AtTable]
    await delay(ana, 1)
    await playOn(people, dice(2), 2)
    const { seq } = ana
    await ana.ask({ type: 'chat', text: 'What luck!' })
    await ana.ask({ type: 'react', what: 'cheer' })
    await eve.until(() => eve.chat.length === 1 && cheers(eve) === 1)
    expect([eve.seq, Date.now() - eve.chat[0]!.at >= 300]).toEqual([seq, true])
    const late = await AtTable.join(eve.person, id)
    await late.until(() => late.chat.length === 1)
    expect(heard(late)).toEqual(['What luck!'])
  })
  it('lets those who look on hear at once what was kept from them when it is no longer shown later', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, HIDDEN, 2, 4)
    const [ana] = people as [AtTable]
    await delay(ana, 5)
    await ana.ask({ type: 'chat', text: 'They cannot hear us.' })
    expect(eve.chat).toEqual([])
    await delay(ana, 0)
    await eve.until(() => eve.chat.length === 1)
    expect(eve.chat[0]!.text).toBe('They cannot hear us.')
  })
  it('shows as it was what has been taken back since', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { people, eve, id } = await company(first.url, HIDDEN, 2, 4, { policies: { undo: 'free' } })
    const [ana] = people as [AtTable]
    await delay(ana, 1)
    await playOn(people, dice(2), 3)
    const { state } = ana.view!
    await ana.ask({ type: 'undo', seat: ana.view!.seat })
    await ana.until(() => ana.seq === 4)
    await first.close()
    // All but the last of it was two minutes ago.
    await askKept(data, 'update entries set at = at - 120000 where seq <= 3')
    const { url } = await server({ data })
    const late = await AtTable.join(again(eve.person, url), id)
    expect(late.seq).toBe(3)
    expect(late.view!.state['zones']).toEqual(state['zones'])
  })
  it('is not shown at all as long as what it goes on from may be too new, after rules have changed under it', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { people, eve, id } = await company(first.url, HIDDEN, 2, 4)
    await delay(people[0]!, 1)
    await playOn(people, dice(2), 3)
    await first.close()
    await askKept(data, 'update snapshots set seq = 3')
    const { url } = await server({ data })
    const late = await AtTable.join(again(eve.person, url), id)
    expect(late.closed).toMatchObject({ code: 1001 })
    expect(late.view).toBeNull()
    const host = await AtTable.join(again(people[0]!.person, url), id)
    expect(host.view).not.toBeNull()
  })
  it('is shown to them in time however the clock of the server jumps', async () => {
    const { url } = await server({ minuteMs: 300 })
    const { people, eve } = await company(url, HIDDEN, 2, 4)
    const [ana] = people as [AtTable]
    await delay(ana, 1)
    await playOn(people, dice(2), 2)
    await eve.until(() => eve.seq === ana.seq)
    const { now } = Date
    try {
      // Back, then further on than it ever was: what is shown is neither held up nor shown too soon.
      for (const jump of [-3_600_000, 3_600_000]) {
        Date.now = () => now() + jump
        const before = performance.now()
        await playOn(people, dice(3), 2)
        await ana.ask({ type: 'chat', text: `at ${jump}` })
        await eve.until(() => eve.seq === ana.seq && eve.chat.at(-1)?.text === `at ${jump}`)
        expect(performance.now() - before).toBeGreaterThan(300)
      }
    } finally {
      Date.now = now
    }
  })
  it('is shown to them as soon as it can be read again', async () => {
    const data = newFolder()
    const { url } = await server({ data, minuteMs: 300 })
    const { people, eve } = await company(url, HIDDEN, 2, 4)
    await delay(people[0]!, 1)
    await playOn(people, dice(2), 1)
    await eve.until(() => eve.seq === 1)
    const other = await programAt(data)
    await playOn(people, dice(2), 1)
    await other.ask('alter table snapshots rename to elsewhere')
    const before = await failures(url, 'storage')
    await until(async () => (await failures(url, 'storage')) > before)
    expect(eve.seq).toBe(1)
    await other.ask('alter table elsewhere rename to snapshots')
    await eve.until(() => eve.seq === 2)
  })
  it('is shown again at most so much later after a restart with a clock that was put back', async () => {
    const data = newFolder()
    const first = await server({ data, minuteMs: 300 })
    const { people, eve, id } = await company(first.url, HIDDEN, 2, 4)
    await delay(people[0]!, 1)
    await playOn(people, dice(2), 3)
    await first.close()
    await askKept(data, 'update entries set at = at + 3600000')
    // Longer than it takes to come to the table on a busy machine.
    const { url } = await server({ data, minuteMs: 4000 })
    const late = await AtTable.join(again(eve.person, url), id)
    expect(late.seq).toBe(0)
    await late.until(() => late.seq === 3)
  })
  it('tells nothing in the list of tables, neither by times nor by the order, until it is over', async () => {
    const { url } = await server({ minuteMs: 1000 })
    const { people, eve, info, id } = await company(url, HIDDEN, 2, 4)
    const [ana] = people as [AtTable]
    await delay(ana, 1)
    const other = await ana.person.post('/api/tables', {
      game: friends.game.id,
      options: { mode: 'normal' },
      seats: [{ kind: 'me' }],
    })
    await eve.person.sit(other.id, other.watch!)
    const listed = (): Promise<TableLine[]> => eve.person.get<TableLine[]>('/api/tables')
    const before = await listed()
    expect(before.map((line) => line.id)).toEqual([other.id, id])
    expect(before[1]).toMatchObject({ updated: info.created, waiting: [], summary: {} })
    await playOn(people, dice(2), 3)
    expect(await listed()).toEqual(before)
    await eve.until(() => eve.seq === ana.seq)
    expect(await listed()).toEqual(before)
    await playOn(people, dice(3))
    expect(await listed()).toEqual(before)
    await eve.until(() => eve.isOver)
    const line = async () => (await listed()).find((one) => one.id === id)
    await until(async () => (await line())?.status === 'over')
    expect(await line()).toMatchObject({ outcome: ana.view!.state['over'] })
  })
  it('is so too for those who have got up from it', async () => {
    const { url } = await server()
    const { people, id } = await company(url, HIDDEN, 2, 4)
    const [ana, ben] = people as [AtTable, AtTable]
    await delay(ana, 1)
    await playOn(people, dice(2), 4)
    await ben.person.post(`/api/tables/${id}/seats/1/stand`)
    await ben.until(() => ben.view!.seat === -1)
    expect(ben.seq).toBe(0)
    const guest = await Person.arrive(url)
    await expect(guest.get(`/api/tables/${id}`)).rejects.toMatchObject(refused('unknownTable'))
  })
})
