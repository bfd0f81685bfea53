import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type AtTable, Person } from '../src/bin/driver.ts'
import { PROTOCOL, type TableInfo } from '../src/protocol.ts'
import { again, dice, later, lay, newFolder, pair, playOn, server } from './harness.ts'
import { askKept } from './kept.ts'

const BEN = 1
const infoFor = (person: Person, id: string): Promise<TableInfo> => person.get(`/api/tables/${id}`)
async function leave(gone: AtTable, witness: AtTable): Promise<void> {
  await witness.until(() => witness.table!.seats[BEN]!.present)
  gone.close()
  await witness.until(() => !witness.table!.seats[BEN]!.present)
}

describe('presence', () => {
  it('ends for one whose line is dead, though nobody closed it, and only for them', async () => {
    const { url } = await server({ beatMs: 500 })
    const { ana, ben, id } = await pair(url)
    ben.close()
    const isHere = () => ana.table!.seats[1]!.present
    await ana.until(() => !isHere())

    // A real socket that goes silent, as behind a pulled cable: it neither closes nor answers what the server asks.
    const address = `${url.replace('http', 'ws')}/api/socket?table=${id}`
    const silent = new WebSocket(address, { headers: { cookie: ben.person.cookie }, autoPong: false })
    const beats: number[] = []
    silent.on('ping', () => beats.push(Date.now()))
    silent.on('open', () => silent.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
    const gone = new Promise<number>((told) => {
      silent.on('close', told)
    })
    await ana.until(isHere)
    await ana.until(() => !isHere())
    expect(await gone).toBe(1006)
    expect(beats.length).toBeGreaterThan(0)
    expect(ana.closed).toBeNull()
    expect(await ana.ask({ type: 'chat', text: 'Ben?' })).toMatchObject({ type: 'ack' })
  })
})

describe('when somebody was last there', () => {
  it('is told to everybody while they are away, and kept when the server stops and starts', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, id } = await pair(first.url)
    expect(ana.table!.seats.map(({ seen }) => seen)).toEqual([null, null])
    const before = Date.now()
    await leave(ben, ana)
    const { seen } = ana.table!.seats[BEN]!
    expect(seen).toBeGreaterThanOrEqual(before)
    expect(seen).toBeLessThanOrEqual(Date.now())
    await first.close()
    const second = await server({ data })
    const seats = (await infoFor(again(ben.person, second.url), id)).seats
    expect(seats[BEN]!.seen).toBe(seen)
    // Ana was there until the server stopped.
    expect(seats[0]!.seen).toBeGreaterThanOrEqual(seen!)
  })
  it('is when they last answered, if the server was killed', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, id } = await pair(first.url)
    await playOn([ana, ben], dice(1), 6)
    const at = Date.now()
    await first.close()
    await askKept(data, 'update seats set seen = null')
    const second = await server({ data })
    const seen = (await infoFor(again(ana.person, second.url), id)).seats.map((seat) => seat.seen)
    expect(seen.every((time) => time !== null && time <= at && time > at - 10_000)).toBe(true)
  })
  it('is not written down while they are there, however often they are asked', async () => {
    const data = newFolder()
    const { url } = await server({ data, beatMs: 20 })
    const { ana, id } = await pair(url)
    await new Promise((go) => setTimeout(go, 200))
    expect(await askKept(data, `select seen from seats where table_id = '${id}'`)).toEqual([
      { seen: null },
      { seen: null },
    ])
    expect(ana.closed).toBeNull()
  })
})

describe('a bot', () => {
  const seatBot = (by: AtTable, seat = BEN): Promise<TableInfo> =>
    by.person.post(`/api/tables/${by.id}/seats/${seat}/bot`)

  it('takes the place of nobody who is there, nor the moment they have gone', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    await expect(seatBot(ana)).rejects.toMatchObject({ code: 'notNow' })
    await leave(ben, ana)
    const { seen, botFrom } = ana.table!.seats[BEN]!
    expect(botFrom! - seen!).toBe(120_000)
    await expect(seatBot(ana)).rejects.toMatchObject({ code: 'tooSoon' })
    expect((await infoFor(ana.person, ana.id)).seats[BEN]!.kind).toBe('person')
  })
  it('may play for them after a while, until they take the seat back', async () => {
    const { url } = await server({ patience: { botMs: 40_000 } })
    const { ana, ben, id } = await pair(url)
    await leave(ben, ana)
    later(40_000)
    expect((await seatBot(ana)).seats[BEN]).toMatchObject({ kind: 'bot' })
    await playOn([ana], dice(2), 8)
    await ben.rejoin()
    await ben.person.post(`/api/tables/${id}/seats/${BEN}/take`)
    await playOn([ana, ben], dice(3), 6)
  })
  it('is given the seat at once by those who hold it, and where nobody sits', async () => {
    const { url } = await server()
    const { ben } = await pair(url)
    expect((await seatBot(ben)).seats[BEN]).toMatchObject({ kind: 'bot' })
    const host = await Person.arrive(url)
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'link' }])
    expect((await host.post(`/api/tables/${id}/seats/${BEN}/bot`)).seats[BEN]).toMatchObject({ kind: 'bot' })
  })
  it('waits for people to find back when the server has been started again', async () => {
    const data = newFolder()
    const first = await server({ data, patience: { botMs: 40_000 } })
    const { ana, ben, id } = await pair(first.url)
    await leave(ben, ana)
    await first.close()
    await askKept(data, 'update seats set seen = 1')
    const second = await server({ data, patience: { botMs: 40_000 } })
    const host = again(ana.person, second.url)
    await expect(host.post(`/api/tables/${id}/seats/${BEN}/bot`)).rejects.toMatchObject({ code: 'tooSoon' })
  })
})
