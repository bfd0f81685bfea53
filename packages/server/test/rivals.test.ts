import { rivals } from '@emberhall/roster/kinds'
import type { SaveFile } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { TableInfo, TableLine } from '../src/protocol.ts'
import { duel } from './duel.ts'
import { again, company, dice, later, newFolder, playOn, server } from './harness.ts'

const refused = (code: string) => ({ code })
const known = (client: AtTable): number =>
  (client.view!.state['faces'] as (string | null)[]).filter((face) => face !== null).length
/** What becomes of the wish to take something back. */
async function undone(client: AtTable): Promise<string> {
  const settled = await client.ask({ type: 'undo', seat: client.view!.seat })
  return settled?.type === 'refused' ? settled.code : (settled?.type ?? 'closed')
}
const BRIEF = { game: rivals.game.id, options: rivals.briefOptions?.(2) ?? {} }

describe('among rivals', () => {
  it.each([2, 3, 4])('there are no copies and no saves until the game is over, with %i seats', async (seats) => {
    const { url } = await server()
    const { people, eve, id, info } = await company(url, 'rivals', seats, 1)
    expect(info.rivals).toBe(true)
    const clients = [...people, eve]
    await playOn(clients, dice(1), 10)
    for (const { person } of people) {
      await expect(person.post(`/api/tables/${id}/clone`)).rejects.toMatchObject({ status: 409, ...refused('rivals') })
      await expect(person.post(`/api/tables/${id}/clone`, { at: 1 })).rejects.toMatchObject(refused('rivals'))
      await expect(person.get(`/api/tables/${id}/save`)).rejects.toMatchObject(refused('rivals'))
      expect(await person.get<TableLine[]>('/api/tables')).toMatchObject([{ id, rivals: true }])
    }
    await expect(eve.person.post(`/api/tables/${id}/clone`)).rejects.toMatchObject(refused('forbidden'))
    await expect(eve.person.get(`/api/tables/${id}/save`)).rejects.toMatchObject(refused('forbidden'))
    // A bot in the other seats for a while changes nothing.
    const host = people[0]!.person
    for (const [seat, { person }] of people.entries())
      if (seat > 0) await person.post(`/api/tables/${id}/seats/${seat}/bot`)
    await expect(host.get(`/api/tables/${id}/save`)).rejects.toMatchObject(refused('rivals'))
    await expect(host.post(`/api/tables/${id}/clone`)).rejects.toMatchObject(refused('rivals'))
    await playOn([people[0]!, eve], dice(2))
    expect(people[0]!.isOver).toBe(true)
    expect((await host.get<SaveFile>(`/api/tables/${id}/save`)).game).toBe(rivals.game.id)
    const copy = await people[1]!.person.post(`/api/tables/${id}/clone`, { at: 3 })
    expect(copy).toMatchObject({ status: 'playing', rivals: true })
    await expect(eve.person.get(`/api/tables/${id}/save`)).rejects.toMatchObject(refused('forbidden'))
    await expect(eve.person.post(`/api/tables/${id}/clone`)).rejects.toMatchObject(refused('forbidden'))
  })
  it('one who plays alone has no rivals', async () => {
    const { url } = await server()
    const host = await Person.arrive(url)
    const { id, rivals } = await host.post('/api/tables', { ...BRIEF, seats: [{ kind: 'me' }] })
    expect(rivals).toBe(false)
    expect((await host.get<SaveFile>(`/api/tables/${id}/save`)).seats).toBe(1)
    expect(await host.post(`/api/tables/${id}/clone`)).toMatchObject({ status: 'playing' })
  })
  it('nobody looks back through the eyes of another', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, 'rivals', 2, 1)
    await playOn([...people, eve], dice(1), 6)
    for (const path of ['moment?seat=1&at=0', 'log?seat=1'])
      for (const { person } of [people[0]!, eve])
        await expect(person.get(`/api/tables/${id}/${path}`)).rejects.toMatchObject(refused('forbidden'))
  })
  it('what is taken back has told its owner nothing, whatever the table was made to allow', async () => {
    const { url } = await server()
    const { people, eve, info } = await company(url, 'rivals', 3, 1, { policies: { undo: 'free' } })
    expect(info.policies.undo).toBe('own')
    const clients = [...people, eve]
    const random = dice(5)
    const answers: string[] = []
    const learnt: number[] = []
    while (!eve.isOver) {
      const last = people.find((c) => c.isAsked)!
      await playOn(clients, random, 1)
      for (const other of people) if (other !== last) answers.push(await undone(other))
      const before = known(last)
      const { seq } = last
      const how = await undone(last)
      answers.push(how)
      if (how !== 'ack') continue
      for (const client of clients) await client.until(() => client.seq > seq)
      learnt.push(before - known(last))
      await last.ask({ type: 'redo', seat: last.view!.seat })
      for (const client of clients) await client.until(() => client.seq > seq + 1)
    }
    expect(new Set(answers)).toEqual(new Set(['ack', 'undoOff']))
    expect(answers.at(-1)).toBe('undoOff')
    expect(learnt.length).toBeGreaterThan(20)
    expect(new Set(learnt)).toEqual(new Set([0]))
    await eve.until(() => eve.table!.status === 'over')
    expect(eve.table).toMatchObject({ rewinds: 0, proposal: null })
  })
  it.each([
    ['rivals', 'undoOff'],
    ['friends', 'ack'],
  ])('an end that showed nothing is for good, unlike among friends: %s', async (who, becomes) => {
    const { url } = await server({ games: [duel(who === 'rivals')] })
    const host = await Person.arrive(url)
    const { id } = await host.post('/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] })
    const ana = await AtTable.join(host, id)
    await ana.answer('wait')
    expect(await undone(ana)).toBe('ack')
    await ana.until(() => ana.seq === 2)
    await ana.answer('strike')
    await ana.until(() => ana.isOver)
    expect(await undone(ana)).toBe(becomes)
  })
  it('advice is given for one’s own seat only, from what it knows', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'rivals', 2, 1)
    const asked = people.find((c) => c.isAsked)!
    const { seat } = asked.view!
    for (const other of [...people, eve])
      expect(await other.ask({ type: 'hint', seat })).toMatchObject(
        other === asked ? { type: 'hint' } : refused('notYours'),
      )
    const hint = (await asked.ask({ type: 'hint', seat })) as { value: string }
    expect(asked.view!.ask!.options).toContain(hint.value)
  })
  it('nobody sits down in a second hand, or in one that is held', async () => {
    const { url } = await server()
    const [ana, ben, cat] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)]
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot' }]
    const { id, seats: laid } = await ana.post('/api/tables', { ...BRIEF, seats })
    const { link } = laid[1]!
    await expect(ana.sit(id, link!)).rejects.toMatchObject(refused('rivals'))
    await expect(ana.post(`/api/tables/${id}/seats/2/take`)).rejects.toMatchObject(refused('rivals'))
    const sitting = await ben.sit(id, link!)
    expect(sitting.mine).toEqual([1])
    expect(sitting.seats.map((seat) => seat.link)).toEqual([null, null, null])
    await expect(cat.sit(id, link!)).rejects.toMatchObject(refused('seatTaken'))
    await expect(cat.get<TableInfo>(`/api/tables/${id}`)).rejects.toMatchObject(refused('unknownTable'))
    // Who sits there can come by the link again.
    expect((await ben.sit(id, link!)).mine).toEqual([1])
    const here = await AtTable.join(ben, id)
    expect(here.view!.seat).toBe(1)
  })
  const deed = (person: Person, id: string, seat: number, what: string): Promise<TableInfo> =>
    person.post(`/api/tables/${id}/seats/${seat}/${what}`)
  it('who has seen one hand never sits at another, by whichever way and after a restart', async () => {
    const data = newFolder()
    const first = await server({ data })
    const ana = await Person.arrive(first.url)
    const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }]
    const { id } = await ana.post('/api/tables', { ...BRIEF, seats })
    // Gets up, renews the link of a bot, and would sit down there, look, and go back.
    const open = (await deed(ana, id, 0, 'stand')).seats[0]!.link!
    const bots = (await deed(ana, id, 1, 'link')).seats[1]!.link!
    await expect(ana.sit(id, bots)).rejects.toMatchObject(refused('rivals'))
    await expect(deed(ana, id, 2, 'take')).rejects.toMatchObject(refused('rivals'))
    await first.close()
    const { url } = await server({ data })
    const back = again(ana, url)
    await expect(back.sit(id, bots)).rejects.toMatchObject(refused('rivals'))
    await expect(deed(back, id, 2, 'take')).rejects.toMatchObject(refused('rivals'))
    expect((await back.sit(id, open)).mine).toEqual([0])
    // Somebody new may.
    expect((await (await Person.arrive(url)).sit(id, bots)).mine).toEqual([1])
  })
  it('who was shown a hand later, looking on, sits at no other', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, 'rivals', 3, 4)
    const [ana, ben] = people as [AtTable, AtTable]
    await ana.person.post(`/api/tables/${id}/delay`, { minutes: 1 })
    await ben.person.post(`/api/tables/${id}/seats/1/shown`, { shown: true })
    eve.look(1)
    await eve.until(() => eve.view!.seat === 1)
    await people[2]!.person.post(`/api/tables/${id}/seats/2/stand`)
    const { link } = (await ana.person.get<TableInfo>(`/api/tables/${id}`)).seats[2]!
    await expect(eve.person.sit(id, link!)).rejects.toMatchObject(refused('rivals'))
  })
  it('the host renews no link of somebody who is there, or has only just left', async () => {
    const { url } = await server({ patience: { botMs: 40_000 } })
    const { people, id } = await company(url, 'rivals', 2, 4)
    const [ana, ben] = people as [AtTable, AtTable]
    await expect(deed(ana.person, id, 1, 'link')).rejects.toMatchObject(refused('notNow'))
    ben.close()
    await ana.until(() => !ana.table!.seats[1]!.present)
    await expect(deed(ana.person, id, 1, 'link')).rejects.toMatchObject(refused('tooSoon'))
    later(40_000)
    expect((await deed(ana.person, id, 1, 'link')).seats[1]!.kind).toBe('open')
    // One's own is one's own.
    expect((await deed(ana.person, id, 0, 'link')).seats[0]!.kind).toBe('open')
  })
})
