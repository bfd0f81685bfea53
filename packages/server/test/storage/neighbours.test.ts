import { createServer } from 'node:http'
import { Match } from '@emberhall/kernel'
import { loadGames } from '@emberhall/roster'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Served, serve } from '../../src/index.ts'
import { AtTable, Person, someAnswer } from '../../src/bin/driver.ts'
import type { TableInfo } from '../../src/protocol.ts'
import { Wire } from '../../src/bin/crash/wire.ts'
import { newDatabase, postgres, slowly, told } from '../databases.ts'
import { again, dice, failures, lay, playOn, QUICK } from '../harness.ts'
import { standing, sure } from '../talkative.ts'
import { variant } from '../variants.ts'

const BEAT_MS = 200
/** Processes at one database. */
async function processes(n: number, more: object = {}): Promise<{ servers: Served[]; address: string }> {
  const address = await newDatabase()
  const servers: Served[] = []
  while (servers.length < n) servers.push(await started(address, more))
  return { servers, address }
}
async function started(address: string, more: object = {}): Promise<Served> {
  const served = await serve({ ...QUICK, database: address, shared: { beatMs: BEAT_MS }, ...more })
  onTestFinished(() => served.close())
  return served
}
/** Two people at one table, by way of two processes. */
async function apart([one, two]: readonly Served[], more: object = {}) {
  const [host, guest] = [await Person.arrive(one!.url, 'Ana'), await Person.arrive(two!.url, 'Ben')]
  const seats = [
    { kind: 'me', name: 'Ana' },
    { kind: 'link', name: 'Ben' },
  ] as const
  const info = await lay(host, seats, more)
  await guest.sit(info.id, info.seats[1]!.link!, 'Ben')
  const ana = await AtTable.join(host, info.id)
  const ben = await AtTable.join(guest, info.id)
  await ana.until(() => ana.table!.seats[1]!.present)
  await ben.until(() => ben.table!.seats[0]!.present)
  return { ana, ben, host, guest, id: info.id, info }
}
/** Something on the table that anybody may point at. */
async function someThing({ game, options, seats }: TableInfo): Promise<string> {
  const module = (await loadGames()).find((served) => served.game.id === game)!
  const match = Match.start(module.game, { seats: seats.length, options, seed: 1 })
  return module.words.en.things!(
    match.view(-1),
    seats.map(({ name }) => name),
  )[0]!.key
}
/** What concerns two clients: either may hear of it last. */
async function both(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 20_000 }).toBe(true)
}
const ask = async (address: string, sql: string): Promise<void> => void (await told(address, sql))
/** What a process says of its health, sooner or later. */
async function showsHealth(url: string, what: RegExp): Promise<void> {
  const seen = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/health`)
    return `${answer.status} ${await answer.text()}`
  }
  await expect.poll(seen, { timeout: 60_000 }).toMatch(what)
}
/** Cuts every connection over which processes hear each other, and keeps what is said meanwhile from them. */
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Each starts servers and plays at them, on machines that do other things besides. */
const PATIENT = { timeout: 240_000 }

describe('two processes at one table', PATIENT, () => {
  it('play a whole game together, and both see the same after every answer', async () => {
    const { servers } = await processes(2)
    const { ana, ben, info } = await apart(servers)
    const watcher = await Person.arrive(servers[1]!.url, 'Eve')
    await watcher.sit(info.id, info.watch!)
    const eve = await AtTable.join(watcher, info.id)
    const random = dice(5)
    expect(await playOn([ana, ben, eve], random, 60)).toBeGreaterThan(20)
    // Whoever comes anew, at either, sees what those see who were there all along.
    const views = []
    for (const { url } of servers) {
      const client = await AtTable.join(again(watcher, url), info.id)
      views.push(JSON.stringify([client.seq, client.view]))
    }
    expect(views[0]).toBe(views[1])
    expect(views[0]).toBe(JSON.stringify([eve.seq, eve.view]))
    // Patches all the way: nobody was sent the whole table for an answer.
    expect([ana.snapshots, ben.snapshots, eve.snapshots]).toEqual([1, 1, 1])
  })
  it('hear what a bot says about its answer, wherever it was thought out', async () => {
    const { servers } = await processes(2, { thinking: sure })
    const host = await Person.arrive(servers[0]!.url, 'Ana')
    const { id } = await lay(host, [
      { kind: 'me', name: 'Ana' },
      { kind: 'bot', bot: 'strong' },
    ])
    const ana = await AtTable.join(host, id)
    const twin = await AtTable.join(again(host, servers[1]!.url), id)
    for (const random = dice(3); standing(ana).length === 0; )
      if (ana.isAsked) await ana.answer(someAnswer(ana.shown, random))
      else await ana.until(() => ana.isAsked || standing(ana).length > 0)
    await both(() => standing(twin).length >= standing(ana).length)
    expect(standing(twin)).toContainEqual(standing(ana)[0])
  })
  it('take one of two answers that are given at the same moment, and tell the other one what has become of it', async () => {
    const { servers } = await processes(2)
    const host = await Person.arrive(servers[0]!.url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me', name: 'Ana' }])
    const ana = await AtTable.join(host, id)
    const twin = await AtTable.join(again(host, servers[1]!.url), id)
    for (let round = 1; round <= 8; round++) {
      const value = someAnswer(ana.view!, dice(round))
      const settled = await Promise.all([ana.answer(value), twin.answer(value)])
      const kinds = settled
        .map((s) => (s?.type === 'refused' ? s.code : `${s?.type}`))
        .toSorted((a, b) => a.localeCompare(b))
      expect(kinds).toEqual(['ack', 'stale'])
      await both(() => ana.seq === round && twin.seq === round)
    }
  })
  it('count an answer once that is sent to both of them', async () => {
    const { servers } = await processes(2)
    const { ana, ben, id } = await apart(servers)
    const [asked, at] = ana.isAsked ? [ana, 1] : [ben, 0]
    const twin = await AtTable.join(again(asked.person, servers[at]!.url), id)
    const { seat, question } = asked.shown
    const message = { type: 'answer', id: 'once', seat, question, value: someAnswer(asked.view!, dice(1)) }
    const settled = await Promise.all([asked.ask(message), twin.ask(message)])
    expect(settled.map((s) => s?.type)).toEqual(['ack', 'ack'])
    await both(() => asked.seq === twin.seq)
    expect(asked.seq).toBe(1)
  })
  it('carry talk, reactions, fingers, plans, bookmarks, seats and who is there', async () => {
    const { servers } = await processes(2)
    const { ana, ben, host, id, info } = await apart(servers)
    await ana.ask({ type: 'chat', text: 'hello there' })
    await ben.until(() => ben.chat.some(({ text }) => text === 'hello there'))
    await ben.ask({ type: 'chat', text: 'hello too' })
    await ana.until(() => ana.chat.some(({ text }) => text === 'hello too'))
    expect([ana.chat.length, ben.chat.length]).toEqual([2, 2])
    await ana.ask({ type: 'react', what: 'cheer' })
    await ben.until(() => ben.others.some((m) => m.type === 'reaction' && m.what === 'cheer'))
    const at = await someThing(info)
    await ana.ask({ type: 'point', at })
    await ben.until(() => ben.others.some((m) => m.type === 'point' && m.at === at))
    await ana.ask({ type: 'plan', at: [at] })
    await ben.until(() => ben.others.some((m) => m.type === 'plans' && m.plans.some((plan) => plan.at.includes(at))))
    await ana.ask({ type: 'mark', name: 'here', at: 0 })
    await ben.until(() => ben.table!.bookmarks.some(({ name }) => name === 'here'))
    await host.post(`/api/tables/${id}/seats/0`, { name: 'Anna' })
    await ben.until(() => ben.table!.seats[0]!.name === 'Anna')
    await host.post(`/api/tables/${id}/pause`)
    await ben.until(() => ben.table!.status === 'paused')
    ana.close()
    await ben.until(() => !ben.table!.seats[0]!.present)
  })
  it('agree on taking back what was answered, once', async () => {
    const { servers } = await processes(2)
    const { ana, ben } = await apart(servers, { policies: { undo: 'agreed' } })
    const random = dice(3)
    await playOn([ana, ben], random, 11)
    const [last, other] = ana.isAsked ? [ana, ben] : [ben, ana]
    await playOn([last, other], random, 1)
    expect(await other.ask({ type: 'undo', seat: other.shown.seat })).toMatchObject({ type: 'proposed' })
    await last.until(() => last.table!.proposal !== null)
    const proposal = last.table!.proposal!.id
    const { seq } = last
    const agree = { type: 'agree', id: 'v', proposal }
    // Sent again it is the same vote.
    expect(await last.ask(agree)).toMatchObject({ type: 'ack' })
    expect(await last.ask(agree)).toMatchObject({ type: 'ack' })
    await both(() => ana.seq === seq + 1 && ben.seq === seq + 1)
    await both(() => ana.table!.proposal === null && ben.table!.proposal === null)
    await playOn([ana, ben], random, 10)
  })
  it('let a bot answer once, whichever of them it is', async () => {
    const { servers } = await processes(2)
    const host = await Person.arrive(servers[0]!.url, 'Ana')
    const info = await lay(host, [
      { kind: 'me', name: 'Ana' },
      { kind: 'bot', name: 'Bo' },
    ])
    const ana = await AtTable.join(host, info.id)
    const twin = await AtTable.join(again(host, servers[1]!.url), info.id)
    await playOn([ana, twin], dice(9), 25)
    await both(() => ana.seq === twin.seq && (ana.isAsked || ana.isOver))
    expect(JSON.stringify(ana.view)).toBe(JSON.stringify(twin.view))
  })
  it('ring once for somebody who is away', async () => {
    const bodies: string[] = []
    const bell = createServer((request, response) => {
      request.on('data', (text: Buffer) => bodies.push(text.toString()))
      request.on('end', () => response.end())
    })
    await new Promise<void>((up) => bell.listen(0, '127.0.0.1', up))
    onTestFinished(() => void bell.close())
    const { port } = bell.address() as { port: number }
    const webhooks = { hosts: [`http://127.0.0.1:${port}`], waitMs: 50, everyMs: 0 }
    const { servers } = await processes(2, { webhooks })
    const { ana, ben, host, id } = await apart(servers)
    await host.post(`/api/tables/${id}/webhook`, { url: `http://127.0.0.1:${port}/x`, lang: 'en' })
    ;(ana.isAsked ? ana : ben).close()
    await expect.poll(() => bodies.length, { timeout: 20_000 }).toBe(1)
    // By now either of them would have rung.
    await new Promise((go) => setTimeout(go, 5 * BEAT_MS))
    expect(bodies).toHaveLength(1)
  })
})

describe('a process', PATIENT, () => {
  it('finds out what it has missed while nobody could tell it', async () => {
    const { servers, address } = await processes(2)
    const { ana, ben } = await apart(servers)
    await ask(address, CUT)
    const random = dice(8)
    for (let i = 0; i < 5; i++) {
      const next = [ana, ben].find((client) => client.isAsked)!
      const settled = await next.answer(someAnswer(next.view!, random))
      expect(settled?.type === 'ack' || settled?.type === 'refused').toBe(true)
      await both(() => ana.seq === ben.seq && (ana.isAsked || ben.isAsked))
    }
    expect(JSON.stringify(ana.log)).toBe(JSON.stringify(ben.log))
  })
  it('that is gone leaves nobody at the table, and it can be played on at another', async () => {
    const { servers } = await processes(2)
    const { ana, ben, id } = await apart(servers)
    await servers[1]!.close()
    await ana.until(() => !ana.table!.seats[1]!.present)
    const back = await AtTable.join(again(ben.person, servers[0]!.url), id)
    await ana.until(() => ana.table!.seats[1]!.present)
    expect(await playOn([ana, back], dice(2), 10)).toBe(10)
  })
  it('that was held up until others took it for gone says again who is there', async () => {
    const { servers, address } = await processes(2)
    const { ana, ben } = await apart(servers)
    const here = async (): Promise<number> => (await told(address, 'select who from people_here')).length
    await expect.poll(here).toBe(2)
    // As whoever finds it gone does.
    await ask(address, 'delete from people_here; delete from processes')
    await expect.poll(here, { timeout: 60_000 }).toBe(2)
    await both(() => ana.table!.seats[1]!.present && ben.table!.seats[0]!.present)
  })
  it('says so where the database has come back as an older copy, and writes nothing into it', async () => {
    const { servers, address } = await processes(1)
    const host = await Person.arrive(servers[0]!.url, 'Ana')
    const info = await lay(host, [{ kind: 'me', name: 'Ana' }])
    const ana = await AtTable.join(host, info.id)
    await playOn([ana], dice(4), 6)
    await ask(address, 'delete from entries where seq > 3')
    const settled = await ana.answer(someAnswer(ana.view!, dice(1)))
    expect(settled).toMatchObject({ type: 'refused', code: 'storage' })
    const health = await fetch(`${servers[0]!.url}/api/health`)
    expect(health.status).toBe(503)
    expect(await health.text()).toMatch(/older copy/)
    const before = await failures(servers[0]!.url, 'storage')
    expect(await ana.answer(someAnswer(ana.view!, dice(1)))).toMatchObject({ type: 'refused', code: 'storage' })
    expect(await failures(servers[0]!.url, 'storage')).toBeGreaterThan(before)
    expect(await told(address, 'select max(seq) as seq from entries')).toEqual([{ seq: 3 }])
  })
  it('says in its health and its figures when its database can only be read or is out of reach, and goes on afterwards', async () => {
    const wire = await Wire.to((await postgres()).port)
    const address = await newDatabase()
    const through = new URL(address)
    through.port = String(wire.port)
    const { url } = await started(through.href, { shared: { beatMs: BEAT_MS, patienceMs: 2000 } })
    const host = await Person.arrive(url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me', name: 'Ana' }])
    const ana = await AtTable.join(host, id)
    await playOn([ana], dice(4), 2)
    const shows = (what: RegExp): Promise<void> => showsHealth(url, what)
    const refused = { type: 'refused', code: 'storage' }
    await shows(/^200/)

    const name = through.pathname.slice(1)
    await ask(address, `alter database ${name} set default_transaction_read_only = on`)
    await ask(address, CUT)
    await shows(/^503 .*"code":"storage".*can only be read/)
    expect(await ana.answer(someAnswer(ana.view!, dice(1)))).toMatchObject(refused)
    const counted = await failures(url, 'storage')
    expect(counted).toBeGreaterThan(0)
    await ask(address, `begin; set transaction read write; alter database ${name} reset all; commit`)
    await ask(address, CUT)
    await shows(/^200/)
    expect(await playOn([ana], dice(5), 2)).toBe(2)

    await wire.close()
    await shows(/^503 .*"code":"storage"/)
    expect(await ana.answer(someAnswer(ana.view!, dice(1)))).toMatchObject(refused)
    expect(await failures(url, 'storage')).toBeGreaterThan(counted)
  })
  it('says in its health and its figures when all its connections are in use, and goes on afterwards', async () => {
    const address = await newDatabase()
    const { url } = await started(address, { shared: { beatMs: BEAT_MS, connections: 1, patienceMs: 1000 } })
    const host = await Person.arrive(url, 'Ana')
    const ana = await AtTable.join(host, (await lay(host, [{ kind: 'me', name: 'Ana' }])).id)
    await ask(address, slowly(6))
    const answering = ana.answer(someAnswer(ana.view!, dice(1)))
    await showsHealth(url, /^503 .*"code":"storageBusy".*all connections to it are in use/)
    expect(await failures(url, 'storageBusy')).toBeGreaterThan(0)
    expect(await answering).toMatchObject({ type: 'ack' })
    await ask(address, 'drop function slowly cascade')
    await showsHealth(url, /^200/)
    expect(await playOn([ana], dice(5), 2)).toBe(2)
  })
  it('with older rules leaves a table alone that is played by newer ones, and its people come back by way of another', async () => {
    const { servers, address } = await processes(1)
    const host = await Person.arrive(servers[0]!.url, 'Ana')
    const info = await lay(host, [{ kind: 'me', name: 'Ana' }])
    const ana = await AtTable.join(host, info.id)
    await playOn([ana], dice(4), 2)
    const rules = JSON.stringify({ version: 9999, content: 'newer', started: 0 })
    await ask(address, `update tables set rules = '${rules}'`)
    expect(await ana.answer(someAnswer(ana.view!, dice(1)))).toBeNull()
    expect(ana.closed).toMatchObject({ code: 1001 })
    const other = await started(address)
    await expect(again(host, other.url).get(`/api/tables/${info.id}`)).rejects.toMatchObject({ code: 'outdated' })
    // Nothing was written by either.
    await ask(address, 'update tables set rules = null')
    const back = await AtTable.join(again(host, other.url), info.id)
    expect(back.seq).toBe(2)
    await playOn([back], dice(4), 2)
  })
  it('lets go of a table that another plays on by rules which lead elsewhere', async () => {
    const [old, fresh] = [variant('old'), variant('fresh')]
    const { servers, address } = await processes(1, { games: [old] })
    const [host, guest] = [await Person.arrive(servers[0]!.url, 'Ana'), await Person.arrive(servers[0]!.url, 'Ben')]
    const info = await lay(host, [{ kind: 'me' }, { kind: 'link' }], { game: old.game.id, options: {} })
    await guest.sit(info.id, info.seats[1]!.link!)
    const [ana, ben] = [await AtTable.join(host, info.id), await AtTable.join(guest, info.id)]
    await playOn([ana, ben], dice(4), 2)
    const { seq } = ana
    const later = await started(address, { games: [fresh] })
    const before = ben.person
    ben.close()
    const back = await AtTable.join(again(before, later.url), info.id)
    expect(back.seq).toBe(seq)
    // Whoever is at the old one is sent away as soon as they answer or something happens that it cannot follow.
    while (ana.closed === null) {
      const next = back.isAsked ? back : ana
      await next.answer('give:3')
      await ana.until(() => ana.closed !== null || ana.seq >= back.seq)
    }
    expect(ana.closed).toMatchObject({ code: 1001 })
    const over = await AtTable.join(again(host, later.url), info.id)
    await playOn([over, back], dice(4), 6)
  })
  it('tells how many there are', async () => {
    const { servers } = await processes(3)
    const figures = async () => (await fetch(`${servers[0]!.url}/metrics`)).text()
    await expect.poll(async () => /emberhall_processes (\d)/.exec(await figures())?.[1], { timeout: 20_000 }).toBe('3')
  })
})
