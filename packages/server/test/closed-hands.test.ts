/** Among friends who do not show each other their hands: nobody looks into one by the way of seats, or without being noticed. */
import type { SaveFile } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { type AtTable, Person } from '../src/bin/driver.ts'
import type { ChatLine, TableInfo } from '../src/protocol.ts'
import { again, company, dice, newFolder, playOn, server } from './harness.ts'

const CLOSED = 'closed hands'
const refused = (code: string) => ({ code })
const deed = ({ person }: AtTable, id: string, seat: number, what: string): Promise<TableInfo> =>
  person.post(`/api/tables/${id}/seats/${seat}/${what}`)
const infoFor = ({ person }: AtTable, id: string): Promise<TableInfo> => person.get(`/api/tables/${id}`)
const told = (client: AtTable): Pick<ChatLine, 'name' | 'text' | 'deed'>[] =>
  client.chat.map(({ name, text, deed: what }) => ({ name, text, deed: what! }))
async function leave(client: AtTable, seat: number, witness: AtTable): Promise<void> {
  client.close()
  await witness.until(() => !witness.table!.seats[seat]!.present)
}

describe('where friends hide their hands', () => {
  it('the host turns out nobody who is here, be it that a bot plays for them, nor anybody who has just left', async () => {
    const { url } = await server({ patience: { botMs: 600_000 } })
    const { people, id, info } = await company(url, CLOSED, 3, 1)
    const [ana, ben, cleo] = people as [AtTable, AtTable, AtTable]
    await deed(cleo, id, 2, 'bot')
    for (const seat of [1, 2]) {
      await expect(deed(ana, id, seat, 'link')).rejects.toMatchObject(refused('notNow'))
      // The link that was handed out is known to the one who made the table.
      await expect(ana.person.sit(id, info.seats[seat]!.link!)).rejects.toMatchObject(refused('seatTaken'))
    }
    await expect(deed(ana, id, 2, 'take')).rejects.toMatchObject(refused('forbidden'))
    await expect(ben.person.sit(id, info.seats[2]!.link!)).rejects.toMatchObject(refused('seatTaken'))
    await leave(ben, 1, ana)
    await expect(deed(ana, id, 1, 'link')).rejects.toMatchObject(refused('tooSoon'))
    expect([(await infoFor(ana, id)).mine, (await infoFor(ana, id)).whole]).toEqual([[0], false])
  })
  it('one who has been away for long is replaced, which everybody is told and which makes nobody alone', async () => {
    const data = newFolder()
    const served = await server({ data, patience: { botMs: 0 } })
    const { people, eve, id } = await company(served.url, CLOSED, 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    await playOn([...people, eve], dice(1), 6)
    await ana.ask({ type: 'whole', seat: 0 })
    await ana.until(() => ana.table!.proposal !== null)
    const { id: proposal } = ana.table!.proposal!
    await leave(ben, 1, ana)
    const { link } = (await deed(ana, id, 1, 'link')).seats[1]!
    expect((await ana.person.sit(id, link!)).mine).toEqual([0, 1])
    expect(await ana.ask({ type: 'agree', proposal })).toMatchObject(refused('nothing'))
    await eve.until(() => eve.chat.length === 1)
    expect(told(eve)).toEqual([{ name: 'P0', text: 'P1', deed: 'tookSeat' }])
    expect(await ana.ask({ type: 'whole', seat: 0 })).toMatchObject(refused('notNow'))
    const noWhole = async (person: Person): Promise<void> => {
      expect((await person.get<TableInfo>(`/api/tables/${id}`)).whole).toBe(false)
      expect((await person.get<SaveFile>(`/api/tables/${id}/save`)).history).toEqual([])
    }
    await noWhole(ana.person)
    // The seat that is given to a bot and taken back is still not hers alone, nor is it after a restart.
    await deed(ana, id, 1, 'bot')
    await noWhole(ana.person)
    for (const client of [ana, eve]) client.close()
    await served.close()
    const { url } = await server({ data })
    await noWhole(again(ana.person, url))
  })
  it('who gets up leaves the hand to the others, and who is alone then has the table whole', async () => {
    const { url } = await server()
    const { people, id } = await company(url, CLOSED, 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    await deed(ben, id, 1, 'stand')
    const { link } = (await infoFor(ana, id)).seats[1]!
    expect(await ana.person.sit(id, link!)).toMatchObject({ mine: [0, 1], whole: true })
    await ben.until(() => ben.table!.seats[1]!.kind === 'person')
    expect(ben.chat).toEqual([])
  })
  it('somebody new who follows the link of a seat that is held is noticed, and turns out nobody by it', async () => {
    const { url } = await server({ patience: { botMs: 0 } })
    const { people, id, info } = await company(url, CLOSED, 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    const stranger = await Person.arrive(url, 'P1')
    for (let i = 0; i < 2; i++) expect((await stranger.sit(id, info.seats[1]!.link!)).mine).toEqual([1])
    for (const witness of [ana, ben]) {
      await witness.until(() => witness.chat.length > 0)
      expect(told(witness)).toEqual([{ name: 'P1', text: '', deed: 'beside' }])
    }
    await expect(stranger.post(`/api/tables/${id}/seats/1/link`)).rejects.toMatchObject(refused('notNow'))
    expect(await stranger.post(`/api/tables/${id}/seats/1/stand`)).toMatchObject({ mine: [] })
    expect(await infoFor(ben, id)).toMatchObject({ mine: [1], seats: [{}, { kind: 'person' }] })
  })
  it('hands that lie open are nobody’s secret: the host turns out whom they like', async () => {
    const { url } = await server()
    const { people, id } = await company(url, 'open hands', 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    const { link } = (await deed(ana, id, 1, 'link')).seats[1]!
    await ben.until(() => ben.closed !== null)
    expect((await ana.person.sit(id, link!)).mine).toEqual([0, 1])
    expect(ana.chat).toEqual([])
  })
})
