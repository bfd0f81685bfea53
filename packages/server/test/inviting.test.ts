import { friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { Invitation, ServerMessage, TableInfo, TableLine } from '../src/protocol.ts'
import { company, pair, server } from './harness.ts'

const refused = (code: string) => ({ code })
const invited = (person: Person): Promise<Invitation[]> => person.get('/api/invitations')
const listed = async (person: Person): Promise<string[]> =>
  (await person.get<TableLine[]>('/api/tables')).map(({ id }) => id)

describe('the same game again', () => {
  it('seats the one who asks and invites the others, who sit down or decline', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, 'closed hands', 3, 1)
    const [ana, ben, cleo] = people as [AtTable, AtTable, AtTable]
    const next = await ana.person.post(`/api/tables/${id}/rematch`)
    expect(next.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    const told = (message: ServerMessage): boolean => message.type === 'rematch' && message.table === next.id
    for (const other of [ben, cleo]) {
      await other.until(() => other.others.some(told))
      expect(await listed(other.person)).toEqual([id])
      await expect(other.person.get(`/api/tables/${next.id}`)).rejects.toMatchObject(refused('unknownTable'))
    }
    expect(eve.others.some(told)).toBe(false)
    const [kept] = await invited(ben.person)
    expect(kept).toMatchObject({ table: next.id, game: friends.game.id, seat: 1, by: 'P0' })
    expect((await ben.person.sit(next.id, kept!.link)).mine).toEqual([1])
    expect(await invited(ben.person)).toEqual([])
    await cleo.person.post(`/api/tables/${next.id}/decline`)
    expect([await invited(cleo.person), await listed(cleo.person)]).toEqual([[], [id]])
  })
  it('is laid out once: whoever asks later sits down at the same table', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const next = await ana.person.post(`/api/tables/${id}/rematch`)
    for (let i = 0; i < 5; i++) expect((await ana.person.post(`/api/tables/${id}/rematch`)).id).toBe(next.id)
    expect(await ben.person.post(`/api/tables/${id}/rematch`)).toMatchObject({ id: next.id, mine: [1] })
    expect(await invited(ben.person)).toEqual([])
    expect(await listed(ana.person)).toHaveLength(2)
    await ana.person.request('DELETE', `/api/tables/${next.id}`)
    expect((await ben.person.post(`/api/tables/${id}/rematch`)).id).not.toBe(next.id)
  })
  it('keeps a place among rivals for one person', async () => {
    const { url } = await server()
    const { people, id } = await company(url, 'rivals', 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    const next = await ana.person.post(`/api/tables/${id}/rematch`)
    await (await Person.arrive(url)).sit(next.id, next.seats[1]!.link!)
    expect(await invited(ben.person)).toEqual([])
    await expect(ben.person.post(`/api/tables/${id}/rematch`)).rejects.toMatchObject(refused('seatTaken'))
  })
})

describe('copies', () => {
  it('put nothing into the lists of others, and few invitations', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const copies: TableInfo[] = []
    for (let i = 0; i < 10; i++) copies.push(await ana.person.post(`/api/tables/${id}/clone`))
    for (const { mine, seats } of copies) expect([mine, seats[1]!.kind]).toEqual([[0], 'open'])
    expect(await listed(ben.person)).toEqual([id])
    const latest = copies.slice(-3).map((copy) => copy.id)
    expect((await invited(ben.person)).map(({ table }) => table).toSorted()).toEqual(latest.toSorted())
  })
  it('of many people bring somebody no more than so many invitations', async () => {
    const { url } = await server()
    const ben = await Person.arrive(url, 'Ben')
    for (let i = 0; i < 22; i++) {
      const host = await Person.arrive(url, `H${i}`)
      const table = { game: friends.game.id, options: {}, seats: [{ kind: 'me' }, { kind: 'link' }] }
      const { id, seats } = await host.post('/api/tables', table)
      await ben.sit(id, seats[1]!.link!)
      await host.post(`/api/tables/${id}/rematch`)
    }
    expect(await invited(ben)).toHaveLength(20)
  })
})

describe('a list of tables', () => {
  it('is one’s own: anybody drops a table from it, and finds it again by going there', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, 'closed hands', 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    for (const { person } of [ben, eve]) {
      expect(await listed(person)).toEqual([id])
      await person.post(`/api/tables/${id}/drop`)
      expect(await listed(person)).toEqual([])
    }
    expect(await listed(ana.person)).toEqual([id])
    const stranger = await Person.arrive(url)
    await expect(stranger.post(`/api/tables/${id}/drop`)).rejects.toMatchObject(refused('unknownTable'))
    await AtTable.join(ben.person, id)
    // Their greeting is over once the table answers again.
    expect((await ben.person.get<TableInfo>(`/api/tables/${id}`)).mine).toEqual([1])
    expect(await listed(ben.person)).toEqual([id])
    await eve.person.sit(id, ana.table!.watch!)
    expect(await listed(eve.person)).toEqual([id])
  })
})
