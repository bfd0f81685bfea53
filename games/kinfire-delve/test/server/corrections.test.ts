import {
  again,
  AtTable,
  CLIENT_MESSAGE,
  company,
  type Corrections,
  dice,
  lay,
  newFolder,
  pair,
  Person,
  playOn,
  server,
} from '@emberhall/server/testing'
import { describe, expect, it } from 'vitest'

const healthOf = ({ view }: AtTable): unknown => view!.state['hp']
const lessHealth = { type: 'correct', seat: 0, option: 'lessHealth' } as const
const listFor = (client: AtTable, seat: number): Promise<Corrections> =>
  client.person.get<Corrections>(`/api/tables/${client.id}/corrections?seat=${seat}`)
const told = ({ log }: AtTable): unknown[] => log.filter(({ what }) => what === 'corrected').map(({ args }) => args)
/** The first question is the one that every turn begins with. */
const atTurn = ({ view }: AtTable): boolean => view!.ask?.name === 'exhaust' || view!.ask === null

describe('what a table puts right', () => {
  it('is done at once for somebody who plays alone, is told and counted, and can be taken back and done again', async () => {
    const { url } = await server()
    const host = await Person.arrive(url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me' }])
    const ana = await AtTable.join(host, id)
    expect(atTurn(ana)).toBe(true)
    const { options, why } = await listFor(ana, 0)
    expect([options.includes('lessHealth'), why]).toEqual([true, []])
    const before = healthOf(ana) as number
    expect(await ana.ask(lessHealth)).toMatchObject({ type: 'ack' })
    await ana.until(() => ana.table!.corrections === 1)
    expect([healthOf(ana), told(ana)]).toEqual([before - 1, [[0, 'lessHealth']]])
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject({ type: 'ack' })
    await ana.until(() => ana.table!.corrections === 0)
    expect([healthOf(ana), told(ana)]).toEqual([before, []])
    expect(await ana.ask({ type: 'redo', seat: 0 })).toMatchObject({ type: 'ack' })
    await ana.until(() => healthOf(ana) === before - 1)
  })
  it('needs everybody who sits there, outlives the server, and is done once however often it is sent', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, info } = await pair(first.url)
    const before = healthOf(ana) as number
    const asked = { ...lessHealth, id: 'one' }
    const proposed = await ana.ask(asked)
    expect(await ana.ask(asked)).toEqual(proposed)
    await ben.until(() => ben.table!.proposal !== null)
    const proposal = ben.table!.proposal!
    expect(proposal).toMatchObject({ what: 'correction', option: 'lessHealth', by: 0, agreed: [0], missing: [1] })
    expect(healthOf(ben)).toBe(before)
    const agree = { type: 'agree', proposal: proposal.id, id: 'two' } as const
    expect(await ben.ask(agree)).toMatchObject({ type: 'ack' })
    expect(await ben.ask(agree)).toMatchObject({ type: 'ack' })
    expect(await ana.ask(asked)).toMatchObject({ type: 'ack' })
    for (const client of [ana, ben])
      await client.until(() => client.table!.corrections === 1 && client.table!.proposal === null)
    expect([healthOf(ana), told(ben)]).toEqual([before - 1, [[0, 'lessHealth']]])
    await first.close()

    const { url } = await server({ data })
    const back = await AtTable.join(again(ana.person, url), info.id)
    expect([healthOf(back), back.table!.corrections]).toEqual([before - 1, 1])
    expect(await back.ask(asked)).toMatchObject({ type: 'ack' })
    expect(healthOf(back)).toBe(before - 1)
  })
  it('is not done when somebody declines, nor after an answer has come between', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    const before = healthOf(ana)
    await ana.ask(lessHealth)
    await ben.until(() => ben.table!.proposal !== null)
    await ben.ask({ type: 'decline', proposal: ben.table!.proposal!.id })
    await ana.until(() => ana.table!.proposal === null)

    await ana.ask(lessHealth)
    await ben.until(() => ben.table!.proposal !== null)
    const { id } = ben.table!.proposal!
    const asked = [ana, ben].find((client) => client.isAsked)!
    await asked.answer('keepHand')
    for (const client of [ana, ben]) await client.until(() => client.table!.proposal === null)
    expect(await ben.ask({ type: 'agree', proposal: id })).toMatchObject({ type: 'refused', code: 'nothing' })
    expect(await ana.ask(lessHealth)).toMatchObject({ code: 'rules', why: [{ code: 'finishFirst', rule: 'KD-14.15' }] })
    expect(await listFor(ana, 0)).toMatchObject({ options: [], why: [{ code: 'finishFirst' }] })
    expect([healthOf(ana), ana.table!.corrections]).toEqual([before, 0])
  })
  it('does not wait for bots', async () => {
    const { url } = await server()
    const host = await Person.arrive(url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'bot' }], { options: { firstPlayer: 0 } })
    const ana = await AtTable.join(host, id)
    expect(await ana.ask(lessHealth)).toMatchObject({ type: 'ack' })
  })
  it('is not for spectators or for other seats, and only what is on the list', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'closed hands', 2, 3)
    const [ana, ben] = people as [AtTable, AtTable]
    const seen = JSON.stringify(ana.view)
    for (const [client, seat] of [
      [eve, 0],
      [eve, -1],
      [ben, 0],
      [ana, 5],
    ] as const) {
      expect(await client.ask({ ...lessHealth, seat })).toMatchObject({ type: 'refused', code: 'notYours' })
    }
    for (const [client, seat] of [
      [eve, 0],
      [ben, 0],
    ] as const)
      await expect(listFor(client, seat)).rejects.toThrow('forbidden')
    // A card of another's closed hand, things that cannot be now, and what is no correction at all.
    const hand = (ana.view!.state['zones'] as Record<string, number[]>)['hand.1']!
    for (const option of [
      `dropCard:${hand[0]!}`,
      'moreHealth',
      'keepHand',
      'exhaust',
      'drawCard:3',
      'hp:99',
      '',
      'pass',
    ])
      expect(await ana.ask({ ...lessHealth, option })).toMatchObject({ code: 'rules', why: [{ code: 'notOffered' }] })
    expect(CLIENT_MESSAGE.safeParse({ ...lessHealth, id: 'a', option: 'x'.repeat(81) }).success).toBe(false)
    expect(CLIENT_MESSAGE.safeParse({ ...lessHealth, id: 'a', state: {} }).success).toBe(false)
    expect([ana.table!.proposal, JSON.stringify(ana.view)]).toEqual([null, seen])
  })
  it('tells nobody which card of a closed hand it is about before all have agreed', async () => {
    const { url } = await server()
    const { people } = await company(url, 'closed hands', 2, 3)
    const [ana, ben] = people as [AtTable, AtTable]
    const card = (ana.view!.state['zones'] as Record<string, number[]>)['hand.0']![0]!
    const face = (ana.view!.state['faces'] as (string | null)[])[card]!
    await ana.ask({ type: 'correct', seat: 0, option: `dropCard:${card}` })
    await ben.until(() => ben.table!.proposal !== null)
    expect(ben.table!.proposal!.option).toBe(`dropCard:${card}`)
    expect((ben.view!.state['faces'] as (string | null)[])[card]).toBeNull()
    await ben.ask({ type: 'agree', proposal: ben.table!.proposal!.id })
    await ben.until(() => ben.table!.corrections === 1)
    expect(told(ben)).toEqual([[0, 'dropCard', { card, face: null }]])
    expect((ben.view!.state['faces'] as (string | null)[])[card]).toBe(face)
  })
  it('is shown later to those who see the table later', async () => {
    const { url } = await server({ minuteMs: 300 })
    const { people, eve, id } = await company(url, 'closed hands', 2, 3)
    const [ana, ben] = people as [AtTable, AtTable]
    await ana.person.post(`/api/tables/${id}/delay`, { minutes: 5 })
    await ana.ask(lessHealth)
    await ben.until(() => ben.table!.proposal !== null)
    const health = healthOf(ben) as number
    await ben.ask({ type: 'agree', proposal: ben.table!.proposal!.id })
    await ben.until(() => ben.table!.corrections === 1)
    expect(eve.table).toMatchObject({ proposal: null, corrections: 0 })
    await eve.until(() => eve.table!.corrections === 1 && healthOf(eve) === health - 1)
  })
  it('is refused among rivals, whose game has no such list', async () => {
    const { url } = await server()
    const { people } = await company(url, 'rivals', 2, 3)
    expect(await people[0]!.ask({ ...lessHealth, option: 'pass' })).toMatchObject({
      why: [{ code: 'nothingPutRight' }],
    })
    expect(await listFor(people[0]!, 0)).toMatchObject({ options: [], why: [{ code: 'nothingPutRight' }] })
  })
  it('is in the game that goes on, in its copies when it is over, and in what is looked back at', async () => {
    const { url } = await server()
    const { people, id } = await company(url, 'closed hands', 2, 3)
    const [ana, ben] = people as [AtTable, AtTable]
    const at = Number(ana.view!.question.split('.')[1])
    await ana.ask(lessHealth)
    await ben.until(() => ben.table!.proposal !== null)
    await ben.ask({ type: 'agree', proposal: ben.table!.proposal!.id })
    for (const client of people) await client.until(() => client.table!.corrections === 1)
    const health = healthOf(ana)
    await playOn(people, dice(4), 12)
    const then = await ana.person.get<{ state: { hp: number } }>(`/api/tables/${id}/moment?seat=0&at=${at}`)
    expect(then.state.hp).toBe(health)
    await playOn(people, dice(5))
    const copy = await ana.person.post(`/api/tables/${id}/clone`, {})
    expect(copy.corrections).toBe(1)
  })
})
