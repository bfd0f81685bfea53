import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { smallDisk } from '../src/bin/crash/trouble.ts'
import { ApiRefusal, AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import type { TableInfo } from '../src/protocol.ts'
import { campaigners, dice, failures, lay, newFolder, pair, playOn, programAt, refuse, server } from './harness.ts'

/** More tables than a small disk has room for. */
const MANY = 5000
const BOTS = [{ kind: 'bot' }, { kind: 'bot' }] as const

const moment = (): Promise<void> => new Promise((go) => setTimeout(go, 25))
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await moment()
}
async function health(url: string): Promise<{ status: number; body: { status: string; error?: { code: string } } }> {
  const answer = await fetch(`${url}/api/health`)
  return { status: answer.status, body: (await answer.json()) as { status: string } }
}

describe('a bot whose answer could not be kept', () => {
  it('tries again until another program lets go of the database, and health says what is wrong meanwhile', async () => {
    const data = newFolder()
    const { url } = await server({ data, patienceMs: 20, botPauseMs: 50 })
    const ana = await Person.arrive(url, 'Ana')
    const { id } = await lay(ana, BOTS)
    const eve = await AtTable.join(ana, id)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
    const other = programAt(data)
    other.run('begin immediate')
    await until(async () => (await failures(url, 'storageBusy')) >= 2)
    expect(await health(url)).toMatchObject({
      status: 503,
      body: { status: 'failing', error: { code: 'storageBusy' } },
    })
    const { seq } = eve
    other.run('rollback')
    await eve.until(() => eve.seq > seq + 2)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
  it('tries again when there is room on a full disk, and health says so', async () => {
    const { url } = await server({ maxPages: 70, botPauseMs: 50 })
    const ana = await Person.arrive(url, 'Ana')
    const filler = await lay(ana, [{ kind: 'me' }])
    const talker = await AtTable.join(ana, filler.id)
    const { id } = await lay(ana, BOTS)
    const eve = await AtTable.join(ana, id)
    while ((await talker.ask({ type: 'chat', text: 'x'.repeat(400) }))?.type === 'ack');
    // From here on only the bots write.
    const before = await failures(url, 'storageFull')
    await until(async () => (await failures(url, 'storageFull')) > before)
    expect(await health(url)).toMatchObject({ status: 503, body: { error: { code: 'storageFull' } } })
    const { seq } = eve
    await ana.request('DELETE', `/api/tables/${filler.id}`)
    await eve.until(() => eve.seq > seq + 2)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
  it('tries again on a small disk too, which the log of what is written does not fill for good', async () => {
    const { folder: data, maxPages, release } = smallDisk(2)
    onTestFinished(release)
    const { url } = await server({ data, botPauseMs: 500, maxTablesPerPerson: MANY, ...(maxPages && { maxPages }) })
    const ana = await Person.arrive(url, 'Ana')
    const eve = await AtTable.join(ana, (await lay(ana, BOTS)).id)
    const laid: TableInfo[] = []
    const layMore = async (): Promise<never> => {
      for (;;) laid.push(await lay(ana, [{ kind: 'me' }]))
    }
    await expect(layMore()).rejects.toMatchObject({ code: 'storageFull' })
    // What is kept fills the disk, not how it got there.
    const least = maxPages === undefined ? 1_500_000 : 0
    expect(statSync(join(data, 'emberhall.db')).size).toBeGreaterThan(least)
    expect(await health(url)).toMatchObject({ status: 503, body: { error: { code: 'storageFull' } } })
    for (const { id } of laid.slice(0, 10)) await ana.request('DELETE', `/api/tables/${id}`)
    const { seq } = eve
    await eve.until(() => eve.seq > seq + 2)
    expect(await health(url)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
  it('is woken by whoever comes to the table', async () => {
    const data = newFolder()
    const { url } = await server({ data, botPauseMs: 50 })
    const ana = await Person.arrive(url, 'Ana')
    const other = programAt(data)
    other.run(refuse('insert on entries'))
    const { id } = await lay(ana, BOTS)
    await until(async () => (await failures(url, 'storage')) >= 4)
    other.run('drop trigger refuse')
    const eve = await AtTable.join(ana, id)
    await eve.until(() => eve.seq > 2)
    expect(eve.closed).toBeNull()
  })
})

describe('what a table does by itself', () => {
  it('keeps a checkpoint with the next entry, if it could not be kept with this one', async () => {
    const data = newFolder()
    const { url } = await server({ data, botPauseMs: 0 })
    const other = programAt(data)
    other.run(refuse(`insert on snapshots when new.kind = 'mark'`))
    const ana = await Person.arrive(url, 'Ana')
    const { id } = await lay(ana, BOTS)
    const eve = await AtTable.join(ana, id)
    await eve.until(() => eve.seq >= 66)
    other.run('drop trigger refuse')
    const marks = () => other.number(`select count(*) from snapshots where kind = 'mark' and seq % 64 <> 0`)
    await until(() => marks() > 0)
    expect(marks()).toBe(1)
  })
  it('lets those in who are back, and thanks who acted for them as soon as that can be kept', async () => {
    const data = newFolder()
    const { url } = await server({ data, patience: { friendMs: 0, botMs: 0 } })
    const { ana, ben, id } = await pair(url, { options: { mode: 'normal', openHands: true } })
    ben.close()
    await ana.until(() => !ana.table!.seats[1]!.present)
    await ana.person.post(`/api/tables/${id}/seats/1/deputy`, { seat: 0 })
    const other = programAt(data)
    other.run(refuse('update of deputy on seats'))
    await ben.rejoin()
    expect(ben.closed).toBeNull()
    await until(async () => (await failures(url, 'storage')) >= 1)
    expect(ben.closed).toBeNull()
    expect(ben.table!.seats[1]).toMatchObject({ present: true, deputy: 0 })
    other.run('drop trigger refuse')
    await ben.until(() => ben.table!.seats[1]!.deputy === null)
  })
  it('tells who has left as soon as the table can be read again', async () => {
    const data = newFolder()
    const { url } = await server({ data })
    const { ana, ben } = await pair(url)
    await playOn([ana, ben], dice(1), 2)
    const other = programAt(data)
    other.run('alter table entries rename to elsewhere')
    const who = ana.isAsked ? ana : ben
    const friend = who === ana ? ben : ana
    expect(await who.answer(someAnswer(who.view!, dice(2)))).toMatchObject({ type: 'refused', code: 'storage' })
    const before = await failures(url, 'storage')
    friend.close()
    await until(async () => (await failures(url, 'storage')) > before)
    other.run('alter table elsewhere rename to entries')
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
    const other = programAt(data)
    other.run(refuse('update of policies on tables'))
    const agree = { type: 'agree', proposal: proposal!.id }
    expect(await ben.ask(agree)).toMatchObject({ type: 'refused', code: 'storage' })
    expect((await ben.person.get<{ proposal: unknown }>(`/api/tables/${id}`)).proposal).toEqual(proposal)
    other.run('drop trigger refuse')
    expect(await ben.ask(agree)).toMatchObject({ type: 'ack' })
    await ana.until(() => !ana.table!.policies.hints)
  })
  it('lays out the next scene once, and the way to it with it', async () => {
    const data = newFolder()
    const { url } = await server({ data })
    const { people, id } = await campaigners(url, 1)
    const [ana] = people
    await playOn([ana!], dice(1))
    const other = programAt(data)
    other.run(refuse('update of next on tables'))
    const onward = () => ana!.person.post(`/api/tables/${id}/onward`, {})
    await expect(onward()).rejects.toBeInstanceOf(ApiRefusal)
    other.run('drop trigger refuse')
    const next = await onward()
    expect((await onward()).id).toBe(next.id)
    expect(other.number('select count(*) from tables')).toBe(2)
  })
})
