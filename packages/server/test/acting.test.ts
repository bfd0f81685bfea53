import type { LogLine } from '@emberhall/kernel'
import { loadGames } from '@emberhall/roster'
import { describe, expect, it } from 'vitest'
import { type AtTable, someAnswer } from '../src/bin/driver.ts'
import { HOSTS_CHOICE, type LogPart, type TableInfo } from '../src/protocol.ts'
import { again, type Company, company, dice, later, newFolder, playOn, server } from './harness.ts'

const games = await loadGames()
const FRIEND_MS = 20_000
const BOT_MS = 40_000
const PATIENT = { patience: { friendMs: FRIEND_MS, botMs: BOT_MS } }
const refused = (code: string) => ({ code })

const name = (by: AtTable, seat: number, other: unknown, as = 'friend'): Promise<TableInfo> =>
  by.person.post(`/api/tables/${by.id}/seats/${seat}/${as}`, { seat: other })
/** Plays until the table waits for this seat alone. */
async function playUntilAsked({ people, eve }: Company, seat: number): Promise<void> {
  const random = dice(5)
  while (eve.view!.waiting.join() !== String(seat)) await playOn([...people, eve], random, 1)
}
async function leave(gone: AtTable, seat: number, witness: AtTable): Promise<void> {
  await witness.until(() => witness.table!.seats[seat]!.present)
  gone.close()
  await witness.until(() => !witness.table!.seats[seat]!.present)
}
const answerFor = async (by: AtTable, seat: number) => {
  by.look(seat)
  await by.until(() => by.view!.seat === seat)
  return by.answer(someAnswer(by.view!, dice(2)))
}
/** An answer to a question that one has not been shown. */
const forge = (by: AtTable, seat: number) =>
  by.ask({ type: 'answer', seat, question: by.view!.question, value: 'pass' })
const acted = (log: readonly LogLine[]) => log.filter(({ what }) => what === 'actedFor').map(({ args }) => args)
const HIDDEN = 'closed hands'

describe('where hands are hidden, acting for somebody who is away', () => {
  it('is for nobody whom they have not named, whatever is sent', async () => {
    const { url } = await server(PATIENT)
    const all = await company(url, HIDDEN, 3, 4)
    const [ana, ben, cleo] = all.people as [AtTable, AtTable, AtTable]
    await playUntilAsked(all, 1)
    await name(ben, 1, 2)
    await leave(ben, 1, ana)
    later(BOT_MS)
    for (const other of [ana, all.eve]) {
      expect(await forge(other, 1)).toMatchObject({ type: 'refused', code: 'notYours' })
      expect(await other.ask({ type: 'undo', seat: 1 })).toMatchObject(refused('notYours'))
      expect(await other.ask({ type: 'hint', seat: 1 })).toMatchObject(refused('notYours'))
      const { length } = other.others
      other.look(1)
      await other.until(() => other.others.length > length)
      expect(other.others.at(-1)).toMatchObject({ type: 'error', code: 'forbidden' })
      await expect(other.person.get(`/api/tables/${all.id}/log?seat=1`)).rejects.toMatchObject(refused('forbidden'))
      await expect(name(other, 1, 0)).rejects.toMatchObject(refused('forbidden'))
    }
    // The host has no say in it here.
    await expect(name(ana, 1, 0, 'deputy')).rejects.toMatchObject(refused('forbidden'))
    const { seq } = ana
    expect(await answerFor(cleo, 1)).toMatchObject({ type: 'ack' })
    // What she says meanwhile she says herself.
    await cleo.ask({ type: 'chat', text: 'for Ben' })
    await ana.until(() => ana.chat.length === 1)
    expect(ana.chat[0]).toMatchObject({ seat: 2, name: 'P2' })
    // How Ben wants to be asked stays his own.
    const wish = { type: 'window', seat: 1, name: '*', policy: 'never' }
    expect(await cleo.ask(wish)).toMatchObject({ type: 'refused', code: 'notYours' })
    await ana.until(() => ana.seq > seq)
  })
  it('is told to everybody, also after a restart, in copies and in saves', async () => {
    const data = newFolder()
    const first = await server({ data, ...PATIENT })
    const all = await company(first.url, HIDDEN, 2, 4)
    const [ana, ben] = all.people as [AtTable, AtTable]
    await playUntilAsked(all, 1)
    await name(ben, 1, 0)
    await leave(ben, 1, ana)
    later(FRIEND_MS)
    expect(await answerFor(ana, 1)).toMatchObject({ type: 'ack' })
    for (const witness of [ana, all.eve]) {
      await witness.until(() => acted(witness.log).length > 0)
      expect(acted(witness.log)).toEqual([[0, 1]])
    }
    await first.close()
    const { url } = await server({ data, ...PATIENT })
    const host = again(ana.person, url)
    const { lines } = await host.get<LogPart>(`/api/tables/${all.id}/log`)
    expect(acted(lines)).toEqual([[0, 1]])
  })
  it.each(games)('is told in both languages by $game.id', ({ words }) => {
    const line = { what: 'actedFor', rule: '', args: [1, 0], at: 0 }
    expect(words.en.log(line, ['Ana', 'Ben'])).toBe('Ben acts for Ana.')
    expect(words.fr.log(line, ['Ana', 'Ben'])).toBe('Ben joue pour Ana.')
  })
  it('waits a moment, rests when they are back, and goes back to its own seat', async () => {
    const { url } = await server(PATIENT)
    const all = await company(url, HIDDEN, 2, 4)
    const [ana, ben] = all.people as [AtTable, AtTable]
    await playUntilAsked(all, 1)
    await name(ben, 1, 0)
    expect(await forge(ana, 1)).toMatchObject(refused('notYours'))
    await leave(ben, 1, ana)
    expect(await forge(ana, 1)).toMatchObject(refused('notYours'))
    later(FRIEND_MS)
    ana.look(1)
    await ana.until(() => ana.view!.seat === 1)
    expect(ana.isAsked).toBe(true)
    await ben.rejoin()
    await ana.until(() => ana.view!.seat === 0)
    expect(await forge(ana, 1)).toMatchObject(refused('notYours'))
    expect(await ben.answer(someAnswer(ben.view!, dice(2)))).toMatchObject({ type: 'ack' })
    expect(acted(ben.log)).toEqual([])
  })
  it('ends when they take it back, and when the seat of either gets a new link', async () => {
    const { url } = await server(PATIENT)
    const all = await company(url, HIDDEN, 3, 4)
    const [ana, ben, cleo] = all.people as [AtTable, AtTable, AtTable]
    await name(ben, 1, 2)
    await name(ben, 1, null)
    await ana.until(() => ana.table!.seats[1]!.actors.length === 0)
    await name(ben, 1, 2)
    await name(cleo, 2, 1)
    await cleo.person.post(`/api/tables/${all.id}/seats/2/link`)
    await ana.until(() => ana.table!.seats[2]!.kind === 'open')
    expect(ana.table!.seats.map(({ friend }) => friend)).toEqual([null, null, null])
  })
  it('may be left to the host, who waits longer', async () => {
    const { url } = await server(PATIENT)
    const all = await company(url, HIDDEN, 3, 4)
    const [ana, ben, cleo] = all.people as [AtTable, AtTable, AtTable]
    await playUntilAsked(all, 1)
    await name(ben, 1, HOSTS_CHOICE)
    await expect(name(ana, 1, 2, 'deputy')).rejects.toMatchObject(refused('notNow'))
    await leave(ben, 1, ana)
    await expect(name(ana, 1, 2, 'deputy')).rejects.toMatchObject(refused('tooSoon'))
    later(BOT_MS)
    await expect(name(cleo, 1, 2, 'deputy')).rejects.toMatchObject(refused('forbidden'))
    await name(ana, 1, 2, 'deputy')
    expect(await answerFor(cleo, 1)).toMatchObject({ type: 'ack' })
    await ben.rejoin()
    await ana.until(() => ana.table!.seats[1]!.deputy === null)
  })
})
describe('where all hands are open', () => {
  it('the host lets somebody act for one who has been away for a while, until they are back', async () => {
    const { url } = await server(PATIENT)
    const all = await company(url, 'open hands', 3, 4)
    const [ana, ben, cleo] = all.people as [AtTable, AtTable, AtTable]
    expect(ana.table!.seats[1]!.candidates).toEqual([0, 2])
    await playUntilAsked(all, 1)
    await leave(ben, 1, ana)
    later(BOT_MS)
    await name(ana, 1, 2, 'deputy')
    expect(await answerFor(cleo, 1)).toMatchObject({ type: 'ack' })
    await ben.rejoin()
    await cleo.until(() => cleo.view!.seat === 2 && cleo.table!.seats[1]!.deputy === null)
    expect(await forge(cleo, 1)).toMatchObject(refused('notYours'))
  })
})
describe('among rivals', () => {
  it('nobody acts for a rival, nor does the host decide; a partner may be named', async () => {
    const { url } = await server(PATIENT)
    const duel = await company(url, 'rivals', 2, 4)
    const [ana, ben] = duel.people as [AtTable, AtTable]
    await expect(name(ben, 1, 0)).rejects.toMatchObject(refused('rivals'))
    await expect(name(ben, 1, HOSTS_CHOICE)).rejects.toMatchObject(refused('rivals'))
    await leave(ben, 1, ana)
    later(BOT_MS)
    await expect(name(ana, 1, 0, 'deputy')).rejects.toMatchObject(refused('forbidden'))
    expect(await forge(ana, 1)).toMatchObject(refused('notYours'))

    const pairs = await company(url, 'rivals', 4, 4)
    await expect(name(pairs.people[1]!, 1, 2)).rejects.toMatchObject(refused('rivals'))
    expect((await name(pairs.people[1]!, 1, 3)).seats[1]).toMatchObject({ actors: [3] })
  })
})
describe('nonsense is refused', () => {
  it('and changes nothing', async () => {
    const { url } = await server(PATIENT)
    const { people, eve } = await company(url, HIDDEN, 2, 4)
    const [ana] = people as [AtTable]
    for (const bad of [99, 1.5, '1', undefined, {}, -2])
      await expect(name(ana, 0, bad)).rejects.toMatchObject(refused('malformed'))
    await expect(name(ana, 0, 0)).rejects.toMatchObject(refused('notNow'))
    await expect(name(ana, 0, 5)).rejects.toMatchObject(refused('notFound'))
    await expect(name(ana, 7, 1)).rejects.toMatchObject(refused('notFound'))
    await expect(name(ana, 7, 1, 'deputy')).rejects.toMatchObject(refused('notFound'))
    await expect(name(eve, 0, 1)).rejects.toMatchObject(refused('forbidden'))
    expect((await ana.person.get<TableInfo>(`/api/tables/${ana.id}`)).seats[0]).toMatchObject({ friend: null })
  })
})
