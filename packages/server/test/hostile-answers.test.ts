import { describe, expect, it } from 'vitest'
import { type AtTable, someAnswer } from '../src/bin/driver.ts'
import { company, dice, playOn, server } from './harness.ts'

type Message = { readonly type: string; readonly [field: string]: unknown }

/** What somebody might send who wishes the others ill, at this moment of the game. */
function attacks(client: AtTable, asked: AtTable): Message[] {
  const { seat, question, ask } = asked.view!
  const good = someAnswer(asked.view!, dice(1))
  const own = client.view!.seat
  const answer = (value: unknown, more: object = {}): Message => ({ type: 'answer', seat, question, value, ...more })
  const wrong = [
    'pass:pass',
    'unheard-of',
    '',
    'play:9999',
    'absorb:0',
    'card:-1',
    'number:999999',
    '__proto__',
    [],
    new Array(1000).fill('pass'),
    [...ask!.options, ...ask!.options],
  ].filter((value) => JSON.stringify(value) !== '[]' || ask!.min > 0)
  const nothingOwn = client === asked ? [] : [answer(good), answer(good, { seat: own })]
  return [
    ...nothingOwn,
    ...wrong.map((value) => answer(value)),
    answer(good, { question: '0.0' }),
    answer(good, { question: `${question}0` }),
    answer(good, { seat: 7 }),
    answer(good, { seat: -1 }),
    ...(client === asked
      ? []
      : [
          { type: 'hint', seat },
          { type: 'undo', seat },
          { type: 'redo', seat },
        ]),
    { type: 'window', seat: client === asked ? 7 : seat, name: '*', policy: 'never' },
    { type: 'agree', proposal: 'none' },
  ]
}

describe('a hostile player', () => {
  it.each([
    ['closed hands', 2],
    ['rivals', 2],
    ['rivals', 3],
    ['rivals', 4],
    ['secrets among friends', 2],
  ] as const)('changes nothing by answers that are wrong, old or not theirs: %s with %i seats', async (name, seats) => {
    const { url } = await server()
    const { people, eve } = await company(url, name, seats, 2)
    const clients = [...people, eve]
    const random = dice(6)
    const settled: string[] = []
    for (let i = 0; i < 8; i++) {
      await playOn(clients, random, 4)
      const asked = people.find((c) => c.isAsked)
      if (asked === undefined) break
      const before = clients.map(({ view, log, seq }) => structuredClone({ view, log, seq }))
      for (const client of clients)
        for (const attack of attacks(client, asked)) settled.push((await client.ask(attack))?.type ?? 'closed')
      for (const client of clients) {
        const { snapshots } = client
        client.send({ type: 'resync' })
        await client.until(() => client.snapshots > snapshots)
      }
      expect(clients.map(({ view, log, seq }) => ({ view, log, seq }))).toEqual(before)
    }
    expect(settled.length).toBeGreaterThan(200)
    expect(new Set(settled)).toEqual(new Set(['refused']))
  })
})
