/** Pointing at things and laying plans: who may, who sees it, and that nothing of it stays. */
import { hiders } from '@emberhall/roster/kinds'
import type { SaveFile } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { company, dice, lay, newFolder, pair, playOn, server } from './harness.ts'
import { everythingKept } from './kept.ts'
import { caughtUp, code, plansOf } from './plans.ts'

const FIGHT = { game: hiders.game.id, options: hiders.quickOptions(2) }

const pointedAt = (client: AtTable): { seat: number; at: string }[] =>
  client.others.flatMap((m) => (m.type === 'point' ? [{ seat: m.seat, at: m.at }] : []))
describe('pointing', () => {
  it('is seen by everybody, by those who look on too, once', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'secrets among friends', 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    expect(await code(ana, { type: 'point', id: 'here', at: 'zone 1' })).toBe('ack')
    expect(await code(ana, { type: 'point', id: 'here', at: 'zone 1' })).toBe('ack')
    for (const client of [ana, ben, eve]) {
      await caughtUp(client)
      expect(pointedAt(client)).toEqual([{ seat: 0, at: 'zone 1' }])
    }
  })
  it('is not for those who look on', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'secrets among friends', 2, 1)
    expect(await code(eve, { type: 'point', at: 'zone 1' })).toBe('forbidden')
    expect(await code(eve, { type: 'plan', at: ['zone 1'] })).toBe('forbidden')
    await caughtUp(people[0]!)
    expect(pointedAt(people[0]!)).toEqual([])
    expect(plansOf(people[0]!)).toEqual([])
  })
  it('is not for those whose seat a bot plays, or who have got up', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url, FIGHT)
    await ben.person.post(`/api/tables/${id}/seats/1/bot`, {})
    expect(await code(ben, { type: 'point', at: 'zone 1' })).toBe('forbidden')
    await ben.person.post(`/api/tables/${id}/seats/1/take`)
    expect(await code(ben, { type: 'point', at: 'zone 1' })).toBe('ack')
    await ben.person.post(`/api/tables/${id}/seats/1/stand`)
    expect(await code(ben, { type: 'point', at: 'zone 1' })).toBe('forbidden')
    await caughtUp(ana)
    expect(pointedAt(ana)).toEqual([{ seat: 1, at: 'zone 1' }])
  })
  it('is slowed down, for each seat by itself', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url, FIGHT)
    const codes: string[] = []
    for (let i = 0; i < 6; i++) codes.push(await code(ana, { type: 'point', at: 'zone 1' }))
    expect(codes.slice(0, 3)).toEqual(['ack', 'ack', 'ack'])
    expect(codes).toContain('tooFast')
    const second = await AtTable.join(ana.person, ana.id)
    expect(await code(second, { type: 'point', at: 'zone 1' })).toBe('tooFast')
    expect(await code(ben, { type: 'point', at: 'zone 1' })).toBe('ack')
    const laid: string[] = []
    for (let i = 0; i < 20; i++) laid.push(await code(ana, { type: 'plan', at: [`zone ${i % 2}`] }))
    expect(laid.slice(0, 9)).toEqual(Array(9).fill('ack'))
    expect(laid).toContain('tooFast')
  })
  it('takes no other words', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url, FIGHT)
    for (const at of [
      'Zone 1',
      '<b>x</b>',
      'zone 1"]',
      'zone 12345',
      'zone 1 2 3',
      'zone  1',
      'zone 1\n',
      'zone',
      'card 9999',
      `${'z'.repeat(17)} 1`,
      'come to my house',
      '',
      1,
      null,
      ['zone 1'],
    ]) {
      const client = await AtTable.join(ana.person, ana.id)
      client.send({ type: 'point', id: 'bad', at })
      client.send({ type: 'plan', id: 'worse', at: [at] })
      await caughtUp(client)
      expect(client.closed).toBeNull()
      client.close()
    }
    await caughtUp(ben)
    expect(pointedAt(ben)).toEqual([])
    expect(plansOf(ben)).toEqual([])
  })
  it('cannot show a card that is not everybody’s to see', async () => {
    const { url } = await server()
    const { people } = await company(url, 'closed hands', 2, 3)
    const [ana] = people as [AtTable]
    const { zones } = ana.view!.state as { zones: Record<string, number[]> }
    const hand = Object.entries(zones).find(([name]) => name.startsWith('hand'))![1]
    expect(hand.length).toBeGreaterThan(0)
    expect(await code(ana, { type: 'point', at: `card ${hand[0]!}` })).toBe('notFound')
    expect(await code(ana, { type: 'point', at: `card ${zones['north']![0]!}` })).toBe('ack')
  })
})

describe('a plan', () => {
  it('is seen by all, by who comes later too, and is gone when it is taken away', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'secrets among friends', 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    const plan = { seat: 0, at: ['zone 1', 'hero 0'] }
    expect(await code(ana, { type: 'plan', at: plan.at })).toBe('ack')
    const late = await AtTable.join(ben.person, ben.id)
    for (const client of [ana, ben, eve, late]) {
      await caughtUp(client)
      expect(plansOf(client)).toEqual([plan])
    }
    expect(await code(ana, { type: 'plan', at: [] })).toBe('ack')
    await caughtUp(ben)
    expect(plansOf(ben)).toEqual([])
  })
  it('has nine marks at most, each on another thing', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url, FIGHT)
    expect(await code(ana, { type: 'plan', at: ['zone 1', 'zone 1'] })).toBe('malformed')
    ana.send({ type: 'plan', id: 'long', at: Array.from({ length: 10 }, (_, i) => `zone ${i}`) })
    await caughtUp(ana)
    await caughtUp(ben)
    expect(plansOf(ben)).toEqual([])
  })
  it('is gone after the turn it was made for, and not before', async () => {
    const { url } = await server()
    const { people } = await company(url, 'secrets among friends', 2, 1)
    const random = dice(2)
    while (people[0]!.view!.state['phase'] !== 'turns') await playOn(people, random, 1)
    const acting = people.find((client) => client.isAsked)!
    const other = people.find((client) => client !== acting)!
    expect(await code(acting, { type: 'plan', at: ['zone 1'] })).toBe('ack')
    expect(await code(other, { type: 'plan', at: ['zone 0'] })).toBe('ack')
    const planned = (): number[] => plansOf(acting).map((plan) => plan.seat)
    const move = acting.view!.ask!.options.find((word) => word.startsWith('move:'))!
    await acting.answer(move)
    await caughtUp(acting)
    expect(acting.isAsked).toBe(true)
    expect(new Set(planned())).toEqual(new Set([0, 1]))
    while (acting.isAsked) await playOn(people, random, 1)
    await caughtUp(acting)
    expect(planned()).toEqual([other.view!.seat])
  })
  it('is gone when its owner gets up', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url, FIGHT)
    expect(await code(ben, { type: 'plan', at: ['zone 1'] })).toBe('ack')
    await ben.person.post(`/api/tables/${id}/seats/1/stand`)
    await caughtUp(ana)
    expect(plansOf(ana)).toEqual([])
  })
  it('is for nobody else among rivals, while pointing is public', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'rivals', 2, 1)
    const [ana, bo] = people as [AtTable, AtTable]
    expect(await code(ana, { type: 'plan', at: ['site 3'] })).toBe('ack')
    expect(await code(ana, { type: 'point', at: 'site 4' })).toBe('ack')
    const second = await AtTable.join(ana.person, ana.id)
    for (const client of [ana, second, bo, eve]) await caughtUp(client)
    expect([ana, second].map(plansOf)).toEqual([[{ seat: 0, at: ['site 3'] }], [{ seat: 0, at: ['site 3'] }]])
    for (const client of [bo, eve]) {
      expect(client.others.filter((m) => m.type === 'plans')).toEqual([])
      expect(pointedAt(client)).toEqual([{ seat: 0, at: 'site 4' }])
    }
  })
  it('is for the own team where two play together', async () => {
    const { url } = await server()
    const { people, eve } = await company(url, 'rivals', 4, 1)
    expect(await code(people[0]!, { type: 'plan', at: ['site 3'] })).toBe('ack')
    for (const client of [...people, eve]) await caughtUp(client)
    const see = [...people, eve].map((client) => plansOf(client).length)
    expect(see).toEqual([1, 0, 1, 0, 0])
  })
})

describe('neither', () => {
  it('is kept: not in the log, the save or on disk, and no answer later', async () => {
    const data = newFolder()
    const { url } = await server({ data })
    const host = await Person.arrive(url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'here' }], FIGHT)
    const ana = await AtTable.join(host, id)
    const { seq, log } = ana
    // Luck is new in each save, and the sum with it.
    const kept = async (): Promise<object> => {
      const { fate: _, sum: __, ...rest } = await ana.person.get<SaveFile>(`/api/tables/${ana.id}/save`)
      return rest
    }
    const before = await kept()
    expect(await code(ana, { type: 'point', at: 'thing 0' })).toBe('ack')
    expect(await code(ana, { type: 'plan', at: ['thing 0'] })).toBe('ack')
    expect(await kept()).toEqual(before)
    expect([ana.seq, ana.log]).toEqual([seq, log])
    const text = await everythingKept(data)
    expect(text).toContain(id)
    expect(text).not.toContain('thing 0')
  })
})
