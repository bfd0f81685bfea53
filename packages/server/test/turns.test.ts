import { describe, expect, it } from 'vitest'
import { AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { longSave } from '../src/bin/hostile/forge.ts'
import type { ViewData } from '../src/protocol.ts'
import { dice, lay, newFolder, pair, playOn, server } from './harness.ts'

const asked = (...clients: AtTable[]): AtTable => clients.find((c) => c.isAsked)!

describe('coming back', () => {
  it('after a lost connection shows the present, and costs nothing if nothing was missed', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    await playOn([ana, ben], dice(3), 6)
    const away = asked(ana, ben) === ana ? ben : ana
    const before = away.snapshots
    away.close()
    await away.until(() => away.closed !== null)
    await away.rejoin()
    expect(away.snapshots).toBe(before)
    away.close()
    await away.until(() => away.closed !== null)
    const here = away === ana ? ben : ana
    await here.answer(someAnswer(here.view!, dice(1)))
    await away.rejoin()
    expect(away.snapshots).toBe(before + 1)
    expect(away.seq).toBe(here.seq)
    await playOn([ana, ben], dice(3), 6)
  })
  it('after the server was stopped and started shows the same view, log and question', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben } = await pair(first.url)
    await playOn([ana, ben], dice(4), 150)
    await first.close()
    expect(ana.closed).toMatchObject({ code: 1001 })
    const { port } = first
    const views = [ana, ben].map((c) => [c.view, c.log, c.seq])
    const second = await server({ data, port })
    expect(second.port).toBe(port)
    for (const client of [ana, ben]) {
      client.view = null
      client.log = []
      await client.rejoin()
    }
    expect([ana, ben].map((c) => [c.view, c.log, c.seq])).toEqual(views)
    await playOn([ana, ben], dice(4))
    expect(ana.isOver).toBe(true)
  })
})

describe('an answer', () => {
  it('sent twice counts once, also after a restart', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben } = await pair(first.url)
    const who = asked(ana, ben)
    const message = { value: someAnswer(who.view!, dice(1)), question: who.view!.question, id: 'once' }
    const done = await who.answer(message.value, message)
    expect(done).toMatchObject({ type: 'ack', seq: 1 })
    await who.until(() => who.seq === 1)
    expect(await who.answer(message.value, message)).toEqual(done)
    expect(who.seq).toBe(1)
    await first.close()
    await server({ data, port: first.port })
    await who.rejoin()
    expect(await who.answer(message.value, message)).toEqual(done)
    expect(who.seq).toBe(1)
  })
  it('to an old question is refused with the present view', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    const who = asked(ana, ben)
    const { question } = who.view!
    await who.answer(someAnswer(who.view!, dice(1)))
    const settled = await who.answer('pass', { question })
    expect(settled).toMatchObject({ type: 'refused', code: 'stale', snapshot: { seq: 1 } })
  })
  it('that the rules forbid, of a foreign seat or of one who only watches is refused and changes nothing', async () => {
    const { url } = await server()
    const { ana, ben, id, info } = await pair(url)
    const who = asked(ana, ben)
    const other = who === ana ? ben : ana
    const { question, seat } = who.view!
    expect(await who.answer('exhaust:999')).toMatchObject({
      type: 'refused',
      code: 'rules',
      why: [{ code: 'malformed' }],
    })
    const forged = { type: 'answer', seat, question, value: someAnswer(who.view!, dice(1)) }
    expect(await other.ask(forged)).toMatchObject({ type: 'refused', code: 'notYours' })
    const watcher = await Person.arrive(url)
    await watcher.sit(id, info.watch!)
    const eve = await AtTable.join(watcher, id)
    expect(await eve.ask(forged)).toMatchObject({ type: 'refused', code: 'notYours' })
    expect(who.seq).toBe(0)
  })
  it('is refused while the table is paused', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    expect(await ben.person.post(`/api/tables/${id}/pause`)).toMatchObject({ status: 'paused' })
    const who = asked(ana, ben)
    expect(await who.answer(someAnswer(who.view!))).toMatchObject({ type: 'refused', code: 'paused' })
    await ana.person.post(`/api/tables/${id}/resume`)
    expect(await who.answer(someAnswer(who.view!))).toMatchObject({ type: 'ack' })
  })
})

describe('taking back', () => {
  async function some(undo: string, luck = 'same') {
    const { url } = await server()
    const both = await pair(url, { policies: { undo, luck } })
    const { ana, ben } = both
    await playOn([ana, ben], dice(7), 12)
    return { ...both, clients: [ana, ben] }
  }
  const undo = (client: AtTable) => client.ask({ type: 'undo', seat: client.view!.seat })

  it('is not possible where the table says so', async () => {
    const { ana } = await some('off')
    expect(await undo(ana)).toMatchObject({ type: 'refused', code: 'undoOff' })
  })
  it('needs nobody where the table is free with it, and redo gives the same again', async () => {
    const { ana, clients } = await some('free')
    const views: (ViewData | null)[] = [ana.view]
    const { log } = ana
    expect(await undo(ana)).toMatchObject({ type: 'ack', seq: 13 })
    for (const client of clients) await client.until(() => client.seq === 13)
    expect(ana.view!.question).not.toBe(views[0]!.question)
    expect(ana.log.length).toBeLessThanOrEqual(log.length)
    const settled = (await Promise.all(clients.map((c) => c.ask({ type: 'redo', seat: c.view!.seat })))).map(
      (s) => s!.type,
    )
    expect(settled.sort()).toEqual(['ack', 'refused'])
    for (const client of clients) await client.until(() => client.seq === 14)
    expect(ana.view!.state).toEqual(views[0]!.state)
    expect(ana.log).toEqual(log)
    expect(ana.snapshots).toBe(1)
  })
  it('asks the others first where it must, and is dropped if one declines', async () => {
    const { ana, ben, clients } = await some('agreed')
    const last = asked(ana, ben)
    const settled = await last.answer(someAnswer(last.view!, dice(1)))
    expect(settled).toMatchObject({ type: 'ack', seq: 13 })
    for (const client of clients) await client.until(() => client.seq === 13)
    // Whoever did not answer last cannot take that answer back alone.
    const proposed = await undo(last === ana ? ben : ana)
    expect(proposed).toMatchObject({ type: 'proposed' })
    const { proposal } = proposed as { proposal: string }
    for (const client of clients) await client.until(() => client.table?.proposal?.id === proposal)
    const by = ana.table!.proposal!.by
    const other = clients.find((c) => c.view!.seat !== by)!
    const { seq } = other
    expect(await other.ask({ type: 'decline', proposal })).toMatchObject({ type: 'ack' })
    await ana.until(() => ana.table!.proposal === null)
    expect(await undo(clients.find((c) => c.view!.seat === by)!)).toMatchObject({ type: 'proposed' })
    await other.until(() => other.table!.proposal !== null)
    const agreed = await other.ask({ type: 'agree', proposal: other.table!.proposal!.id })
    expect(agreed).toMatchObject({ type: 'ack', seq: seq + 1 })
    for (const client of clients) await client.until(() => client.table!.proposal === null && client.seq === seq + 1)
  })
  it('is on disk like everything else', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben } = await pair(first.url, { policies: { undo: 'free' } })
    await playOn([ana, ben], dice(8), 10)
    for (let i = 0; i < 4; i++) await undo(ana)
    await ana.until(() => ana.seq === 14)
    await playOn([ana, ben], dice(9), 3)
    await undo(ben)
    await ana.until(() => ana.seq === 18)
    const { view, log } = ana
    await first.close()
    await server({ data, port: first.port })
    ana.view = null
    ana.log = []
    for (const client of [ana, ben]) await client.rejoin()
    expect(ana.view).toEqual(view)
    expect(ana.log).toEqual(log)
    await playOn([ana, ben], dice(9))
  })
  it('goes back past what a bot has answered since', async () => {
    const { url } = await server({ botPauseMs: 20 })
    const host = await Person.arrive(url)
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'bot' }], { policies: { undo: 'free' } })
    const ana = await AtTable.join(host, id)
    const answered: string[] = []
    for (let i = 0; i < 12 && !ana.isOver; i++) {
      await ana.until(() => ana.isAsked)
      answered.push(ana.view!.question)
      await ana.answer(someAnswer(ana.view!, dice(i)))
    }
    await ana.until(() => ana.isAsked)
    expect(await undo(ana)).toMatchObject({ type: 'ack' })
    await ana.until(() => ana.isAsked)
    expect(ana.view!.question.split('.')[1]).toBe(answered.at(-1)!.split('.')[1])
  })
  it('ends before all that a bot has done in a thousand turns', async () => {
    const { url } = await server({ botPauseMs: 60_000 })
    const host = await Person.arrive(url)
    const seats = [{ kind: 'me' }, { kind: 'bot' }]
    for (const [times, type] of [
      [400, 'ack'],
      [600, 'refused'],
    ] as const) {
      const ana = await AtTable.join(
        host,
        (await host.post('/api/tables/import', { save: longSave(1, times, 2), seats })).id,
      )
      expect(await undo(ana)).toMatchObject({ type })
      expect(await ana.ask({ type: 'redo', seat: 0 })).toMatchObject({ type })
    }
  })
})

/** One who is asked together with a bot, and the first of them counts. */
async function atRace(host: Person): Promise<AtTable> {
  for (;;) {
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }])
    const ana = await AtTable.join(host, id)
    for (let i = 0; !ana.isOver; i++) {
      await ana.until(() => ana.isAsked || ana.isOver)
      const { mode, waiting } = ana.view!
      if (mode === 'race' && waiting.length === 2 && ana.isAsked) return ana
      if (ana.isAsked) await ana.answer(someAnswer(ana.view!, dice(i)))
    }
    ana.close()
  }
}
describe('a race', () => {
  it('is left to the people who are asked before a bot takes part in it', async () => {
    const { url } = await server({ botPauseMs: 1 })
    const ana = await atRace(await Person.arrive(url))
    const { seq } = ana
    const { waiting } = ana.view!
    // What a bot does at once would be here long before all of these are acknowledged.
    for (let i = 0; i < 20; i++) await ana.ask({ type: 'chat', text: `I am thinking, ${i}` })
    await new Promise((go) => setTimeout(go, 200))
    expect([ana.seq, ana.view!.waiting]).toEqual([seq, waiting])
    await ana.answer('pass')
    await ana.until(() => ana.seq > seq + 1 || ana.isAsked)
  })
})

describe('advice', () => {
  it('is an answer that fits, and only where the table allows it', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    const who = asked(ana, ben)
    const hint = await who.ask({ type: 'hint', seat: who.view!.seat })
    expect(hint).toMatchObject({ type: 'hint', question: who.view!.question })
    expect(await who.answer((hint as { value: string }).value)).toMatchObject({ type: 'ack' })
    const strict = await pair(url, { policies: { hints: false } })
    const one = asked(strict.ana, strict.ben)
    expect(await one.ask({ type: 'hint', seat: one.view!.seat })).toMatchObject({ type: 'refused', code: 'noHints' })
  })
})
