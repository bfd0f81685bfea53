import { CONCERNED } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { LIMITS, type ServerMessage, type TableInfo, type Wished } from '../src/protocol.ts'
import { friends } from '@emberhall/roster/kinds'
import { again, newFolder, pair, server } from './harness.ts'
import { askKept } from './kept.ts'
import { cardsAlone } from './secretive.ts'

const GAMES = [{ game: cardsAlone, brains: {} } as unknown as GameModule]

/** Ana has the seats around Ben's: after each of her turns as seat 0 he may react, or does not want to. */
async function table(url: string): Promise<{ info: TableInfo; ana: AtTable; ben: AtTable }> {
  const [host, guest] = [await Person.arrive(url, 'Ana'), await Person.arrive(url, 'Ben')]
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'here' }]
  const info = await host.post('/api/tables', { game: cardsAlone.id, seats })
  await guest.sit(info.id, info.seats[1]!.link!)
  return { info, ana: await AtTable.join(host, info.id), ben: await AtTable.join(guest, info.id) }
}
/** Plays on to the moment after Ana's next turn as seat 0; what Ben is asked then. */
async function askedOfBen(ana: AtTable, ben: AtTable): Promise<string> {
  for (let isAfter = false; !isAfter; ) {
    const next = [ana, ben].find((c) => c.isAsked)!
    isAfter = next.view!.seat === 0 && next.view!.ask!.name === 'turn'
    const settled = await next.answer(next.view!.ask!.options.at(-1)!)
    for (const client of [ana, ben]) await client.until(() => client.seq >= (settled as { seq: number }).seq)
  }
  return ben.view!.ask?.name ?? ''
}
const never = { type: 'window', seat: 1, name: 'react', policy: 'never' }
/** What somebody has been told, each time, of how they want to be asked. */
function told({ others }: AtTable): (readonly Wished[])[] {
  const isWishes = (m: ServerMessage): m is Extract<ServerMessage, { type: 'wishes' }> => m.type === 'wishes'
  return others.filter(isWishes).map(({ wishes }) => wishes)
}

describe('a wish', () => {
  it('is about windows that the game has, until a step that it has', async () => {
    const data = newFolder()
    const { url } = await server({ data, games: GAMES })
    const { ben } = await table(url)
    const wrong = [{ name: 'x'.repeat(40) }, { name: 'constructor' }, { until: 'some day' }, { until: 'toString' }]
    for (const more of wrong)
      expect(await ben.ask({ ...never, ...more })).toMatchObject({ type: 'refused', code: 'notFound' })
    expect(await askKept(data, 'select * from wishes')).toEqual([])
    expect(told(ben)).toEqual([])
  })
  it('that was kept for windows which the game no longer has is forgotten', async () => {
    const data = newFolder()
    const first = await server({ data, games: GAMES })
    const { ben, info } = await table(first.url)
    await ben.ask(never)
    await first.close()
    await askKept(data, `insert into wishes (table_id, seat, name, policy) values ('${info.id}', 1, 'gone', 'never')`)
    const { url } = await server({ data, games: GAMES })
    const back = await AtTable.join(again(ben.person, url), info.id)
    await back.until(() => told(back).length === 1)
    expect(told(back)[0]!.map(({ name }) => name)).toEqual(['react'])
  })
  it('is one of a few, and another may be withdrawn to make room', async () => {
    const { url } = await server()
    const { ana } = await pair(url)
    const names = Object.keys(friends.game.def.questions)
    expect(names.length).toBeGreaterThan(LIMITS.wishes)
    const wish = (name: string, policy = 'matters') => ana.ask({ type: 'window', seat: 0, name, policy })
    for (const name of names.slice(0, LIMITS.wishes)) expect(await wish(name)).toMatchObject({ type: 'ack' })
    const [first, , ...others] = names
    const last = others.at(-1)!
    expect(await wish(last)).toMatchObject({ type: 'refused', code: 'wishesFull' })
    expect(await wish(first!, 'never')).toMatchObject({ type: 'ack' })
    expect(await wish(first!, 'always')).toMatchObject({ type: 'ack' })
    expect(await wish(last)).toMatchObject({ type: 'ack' })
    expect(Math.max(...told(ana).map(({ length }) => length))).toBe(LIMITS.wishes)
  })
})

describe('a wish not to be asked', () => {
  it('outlives the server, whoever sends it again, and goes with the person', async () => {
    const data = newFolder()
    const first = await server({ data, games: GAMES })
    const { ana, ben, info } = await table(first.url)
    expect(await askedOfBen(ana, ben)).toBe('react')
    expect(await ben.ask({ ...never, id: 'wish' })).toMatchObject({ type: 'ack' })
    await ana.until(() => ana.seq === ben.seq)
    expect(await askedOfBen(ana, ben)).toBe('turn')
    await first.close()

    const { url } = await server({ data, games: GAMES })
    const anew = await AtTable.join(again(ana.person, url), info.id)
    const back = await AtTable.join(again(ben.person, url), info.id)
    expect(await askedOfBen(anew, back)).toBe('turn')
    // Taken back and made again under its first name, as clients do that come back.
    await back.ask({ ...never, policy: 'always' })
    expect(await askedOfBen(anew, back)).toBe('react')
    await back.ask({ ...never, id: 'wish' })
    await anew.until(() => anew.seq === back.seq)
    expect(await askedOfBen(anew, back)).toBe('turn')

    await back.person.post(`/api/tables/${info.id}/seats/1/link`)
    const fresh = await anew.person.get<TableInfo>(`/api/tables/${info.id}`)
    const eve = await Person.arrive(url, 'Eve')
    await eve.sit(info.id, fresh.seats[1]!.link!)
    expect(await askedOfBen(anew, await AtTable.join(eve, info.id))).toBe('react')
  })
  it('with an end is gone after a restart, as the protocol says', async () => {
    const data = newFolder()
    const first = await server({ data, games: GAMES })
    const { ana, ben, info } = await table(first.url)
    await ben.ask({ ...never, until: 'elsewhere' })
    expect(await askedOfBen(ana, ben)).toBe('turn')
    await first.close()
    const { url } = await server({ data, games: GAMES })
    const anew = await AtTable.join(again(ana.person, url), info.id)
    const back = await AtTable.join(again(ben.person, url), info.id)
    expect(await askedOfBen(anew, back)).toBe('react')
  })
  it('is told to those who made it and to nobody else, until it is withdrawn', async () => {
    const { url } = await server({ games: GAMES })
    const { ana, ben, info } = await table(url)
    const watcher = await Person.arrive(url, 'Eve')
    await watcher.sit(info.id, info.watch!)
    const eve = await AtTable.join(watcher, info.id)
    const wish = { seat: 1, name: 'react', policy: 'never', until: 'elsewhere' }
    await ben.ask({ type: 'window', ...wish })
    await ben.until(() => told(ben).length === 1)
    expect(told(ben)).toEqual([[wish]])
    expect(await askedOfBen(ana, ben)).toBe('turn')
    const back = await AtTable.join(ben.person, info.id)
    await back.until(() => told(back).length === 1)
    expect(told(back)).toEqual([[wish]])

    await ben.ask({ ...never, policy: 'always' })
    for (const his of [ben, back]) await his.until(() => told(his).at(-1)!.length === 0)
    back.close()
    expect(await askedOfBen(ana, ben)).toBe('react')
    expect([ana, eve].flatMap(({ received }) => received.filter((text) => text.includes('wishes')))).toEqual([])
  })
  it('is told to be over when the step comes that ends it', async () => {
    const { url } = await server({ games: GAMES })
    const { ana, ben } = await table(url)
    // Ben has just passed, and the next turn is his: its step has begun, the one after it has not.
    expect(await askedOfBen(ana, ben)).toBe('react')
    await ben.answer('pass')
    await ben.ask({ ...never, until: 'turn' })
    await ben.until(() => told(ben).length === 1)
    expect(told(ben)[0]).toMatchObject([{ name: 'react', until: 'turn' }])
    expect(await askedOfBen(ana, ben)).toBe('react')
    await ben.until(() => told(ben).length === 2)
    expect(told(ben)[1]).toEqual([])
  })
  it('until something happens to the seat ends with its own turn, and whoever made it is told', async () => {
    const { url } = await server({ games: GAMES })
    const { ana, ben } = await table(url)
    await ben.ask({ ...never, until: CONCERNED })
    await ben.until(() => told(ben).length === 1)
    expect(await askedOfBen(ana, ben)).toBe('turn')
    await ben.until(() => told(ben).length === 2)
    expect(told(ben)).toEqual([[{ seat: 1, name: 'react', policy: 'never', until: CONCERNED }], []])
    expect(await askedOfBen(ana, ben)).toBe('react')
    expect(ana.received.filter((text) => text.includes('wishes'))).toEqual([])
  })
  it('for a while gives way to the one for good that was there before', async () => {
    const { url } = await server({ games: GAMES })
    const { ana, ben } = await table(url)
    await ben.ask({ ...never, policy: 'able' })
    expect(await askedOfBen(ana, ben)).toBe('react')
    await ben.answer('pass')
    await ben.ask({ ...never, until: 'turn' })
    await ben.until(() => told(ben).length === 2)
    await askedOfBen(ana, ben)
    await ben.until(() => told(ben).length === 3)
    expect(told(ben).map(([wish]) => wish?.policy)).toEqual(['able', 'never', 'able'])
  })
  it('for a while ends when somebody else sits down there', async () => {
    const { url } = await server({ games: GAMES })
    const { ana, ben, info } = await table(url)
    await ben.ask({ ...never, until: 'elsewhere' })
    expect(await askedOfBen(ana, ben)).toBe('turn')
    await ben.person.post(`/api/tables/${info.id}/seats/1/link`)
    const fresh = await ana.person.get<TableInfo>(`/api/tables/${info.id}`)
    const eve = await Person.arrive(url, 'Eve')
    await eve.sit(info.id, fresh.seats[1]!.link!)
    const next = await AtTable.join(eve, info.id)
    expect(await askedOfBen(ana, next)).toBe('react')
    expect(told(next)).toEqual([])
  })
  it('only if able lasts, is listed after a restart, and is withdrawn by what is usual at the table', async () => {
    const data = newFolder()
    const first = await server({ data, games: GAMES })
    const { ben, info } = await table(first.url)
    await ben.ask({ ...never, policy: 'able' })
    await ben.until(() => told(ben).length === 1)
    await first.close()

    const { url } = await server({ data, games: GAMES })
    const back = await AtTable.join(again(ben.person, url), info.id)
    await back.until(() => told(back).length === 1)
    expect(told(back)).toEqual([[{ seat: 1, name: 'react', policy: 'able', until: '' }]])
    // Where all windows open only to the able, that is nobody's own wish.
    await back.ask({ ...never, name: '*', policy: 'able' })
    await back.until(() => told(back).length === 2)
    expect(told(back)[1]).toEqual([])
    await back.ask({ ...never, until: 'elsewhere' })
    await back.ask({ ...never, policy: 'able' })
    await back.until(() => told(back).length === 4)
    expect(told(back).map((wishes) => wishes.length)).toEqual([1, 0, 1, 0])
  })
})
