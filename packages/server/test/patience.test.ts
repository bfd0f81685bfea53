import { describe, expect, it } from 'vitest'
import { ApiRefusal, AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { campaigners, dice, failures, health, lay, newFolder, pair, playOn, server, until } from './harness.ts'
import { programAt } from './kept.ts'

const BOTS = [{ kind: 'bot' }, { kind: 'bot' }] as const
/** Two waits one after the other, a bot's and that of health, are over before health gives up by itself. */
const SPELL_MS = 1000

describe('a bot whose answer could not be kept', () => {
  it('tries again until another program lets go of the database, and health says what is wrong meanwhile', async () => {
    const data = newFolder()
    const { url } = await server({ data, patienceMs: SPELL_MS, botPauseMs: 50 })
    const ana = await Person.arrive(url, 'Ana')
    const { id } = await lay(ana, BOTS)
    const eve = await AtTable.join(ana, id)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
    const other = await programAt(data)
    await other.hold()
    await until(async () => (await failures(url, 'storageBusy')) >= 2)
    expect(await health(url)).toMatchObject({
      status: 503,
      body: { status: 'failing', error: { code: 'storageBusy' } },
    })
    const { seq } = eve
    await other.letGo()
    await eve.until(() => eve.seq > seq + 2)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
  it('is woken by whoever comes to the table', async () => {
    const data = newFolder()
    const { url } = await server({ data, botPauseMs: 50 })
    const ana = await Person.arrive(url, 'Ana')
    const other = await programAt(data)
    await other.refuse('insert on entries')
    const { id } = await lay(ana, BOTS)
    await until(async () => (await failures(url, 'storage')) >= 4)
    await other.takeAgain()
    const eve = await AtTable.join(ana, id)
    await eve.until(() => eve.seq > 2)
    expect(eve.closed).toBeNull()
  })
})

describe('what a table does by itself', () => {
  it('keeps a checkpoint with the next entry, if it could not be kept with this one', async () => {
    const data = newFolder()
    const { url } = await server({ data, botPauseMs: 0 })
    const other = await programAt(data)
    await other.refuse('insert on snapshots', `new.kind = 'mark'`)
    const ana = await Person.arrive(url, 'Ana')
    const { id } = await lay(ana, BOTS)
    const eve = await AtTable.join(ana, id)
    await eve.until(() => eve.seq >= 66)
    await other.takeAgain()
    const marks = () => other.ask(`select seq from snapshots where kind = 'mark' and seq % 64 <> 0`)
    await until(async () => (await marks()).length > 0)
    expect(await marks()).toHaveLength(1)
  })
  it('lets those in who are back, and thanks who acted for them as soon as that can be kept', async () => {
    const data = newFolder()
    const { url } = await server({ data, patience: { friendMs: 0, botMs: 0 } })
    const { ana, ben, id } = await pair(url, { options: { mode: 'normal', openHands: true } })
    ben.close()
    await ana.until(() => !ana.table!.seats[1]!.present)
    await ana.person.post(`/api/tables/${id}/seats/1/deputy`, { seat: 0 })
    const other = await programAt(data)
    await other.refuse('update of deputy on seats')
    await ben.rejoin()
    expect(ben.closed).toBeNull()
    await until(async () => (await failures(url, 'storage')) >= 1)
    expect(ben.closed).toBeNull()
    expect(ben.table!.seats[1]).toMatchObject({ present: true, deputy: 0 })
    await other.takeAgain()
    await ben.until(() => ben.table!.seats[1]!.deputy === null)
  })
  it('tells who has left as soon as the table can be read again', async () => {
    const data = newFolder()
    const { url } = await server({ data })
    const { ana, ben } = await pair(url)
    await playOn([ana, ben], dice(1), 2)
    const other = await programAt(data)
    await other.ask('alter table entries rename to elsewhere')
    const who = ana.isAsked ? ana : ben
    const friend = who === ana ? ben : ana
    expect(await who.answer(someAnswer(who.view!, dice(2)))).toMatchObject({ type: 'refused', code: 'storage' })
    const before = await failures(url, 'storage')
    friend.close()
    await until(async () => (await failures(url, 'storage')) > before)
    await other.ask('alter table elsewhere rename to entries')
    const seat = friend === ana ? 0 : 1
    await who.until(() => !who.table!.seats[seat]!.present && who.table!.seats[seat]!.seen !== null)
  })
  it('asks again of those who agreed to other terms that could not be kept', async () => {
    const data = newFolder()
    const { url } = await server({ data })
    const { ana, ben, id } = await pair(url)
    await ana.ask({ type: 'terms', seat: 0, terms: { hints: false } })
    await ben.until(() => ben.table!.proposal !== null)
    const { proposal } = ben.table!
    const other = await programAt(data)
    await other.refuse('update of policies on tables')
    const agree = { type: 'agree', proposal: proposal!.id }
    expect(await ben.ask(agree)).toMatchObject({ type: 'refused', code: 'storage' })
    expect((await ben.person.get<{ proposal: unknown }>(`/api/tables/${id}`)).proposal).toEqual(proposal)
    await other.takeAgain()
    expect(await ben.ask(agree)).toMatchObject({ type: 'ack' })
    await ana.until(() => !ana.table!.policies.hints)
  })
  it('lays out the next scene once, and the way to it with it', async () => {
    const data = newFolder()
    const { url } = await server({ data })
    const { people, id } = await campaigners(url, 1)
    const [ana] = people
    await playOn([ana!], dice(1))
    const other = await programAt(data)
    await other.refuse('update of next on tables')
    const onward = () => ana!.person.post(`/api/tables/${id}/onward`, {})
    await expect(onward()).rejects.toBeInstanceOf(ApiRefusal)
    await other.takeAgain()
    const next = await onward()
    expect((await onward()).id).toBe(next.id)
    expect(await other.ask('select id from tables')).toHaveLength(2)
  })
})
