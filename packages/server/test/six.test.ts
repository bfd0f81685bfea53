import { defineGame, questions, type Rule, type Table, verbs, zones } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { NewSeat } from '../src/protocol.ts'
import { server } from './harness.ts'

const SEATS = 6
const ZONES = { deck: { see: 'none' }, hand: { see: 'owner', per: 'seat' } } as const
const Z = zones(ZONES, SEATS)
const VERBS = { draw: [] } as const
const V = verbs(VERBS)
const Q = questions({ turn: 'S-1' })
const NAMES = Array.from({ length: 12 }, (_, i) => `card-${i}`)
/** Everybody draws in turn. */
const game: unknown = defineGame({
  id: 'round',
  version: 1,
  seats: { min: 2, max: SEATS },
  options: {},
  state: {},
  zones: ZONES,
  verbs: VERBS,
  questions: Q,
  events: {},
  logs: {},
  faces: NAMES.map((key) => ({ key, back: 'back' })),
  content: NAMES,
  cards: () => NAMES.map((_, face) => ({ face, zone: Z.deck })),
  steps: {
    *turn(t: Table, seat: number): Rule {
      t.offer(V.draw)
      t.offer(V.draw, 1)
      yield* t.choose(seat, Q.turn)
      t.move(t.top(Z.deck), Z.hand + seat)
      if (t.top(Z.deck) < 0) t.end('over')
      t.later('turn', (seat + 1) % t.seats)
    },
  },
  first: 'turn',
  tie: () => null,
  undoRule: 'S-2',
  migrate: {},
})
const games = [{ game, brains: {} } as unknown as GameModule]

it('six people sit at one table, each with a colour, a link and a hand of their own', async () => {
  const { url } = await server({ games, campaigns: [] })
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name) => Person.arrive(url, name)))
  const seats = people.map((_, i): NewSeat => ({ kind: i === 0 ? 'me' : 'link' }))
  const info = await people[0]!.post('/api/tables', { game: 'round', seats })
  for (const [i, person] of people.entries()) if (i > 0) await person.sit(info.id, info.seats[i]!.link!)
  const clients = await Promise.all(people.map((person) => AtTable.join(person, info.id)))
  for (let i = 0; i < NAMES.length; i++) {
    const client = clients[i % SEATS]!
    await client.until(() => client.isAsked)
    const settled = await client.answer(client.view!.ask!.options[0]!)
    expect(settled).toMatchObject({ type: 'ack' })
    for (const other of clients) await other.until(() => other.seq >= (settled as { seq: number }).seq)
  }
  for (const [seat, { view, isOver, table }] of clients.entries()) {
    expect(isOver).toBe(true)
    expect(new Set(table!.seats.map(({ colour }) => colour)).size).toBe(SEATS)
    const { faces, zones: cards } = view!.state as unknown as {
      faces: readonly (string | null)[]
      zones: Readonly<Record<string, readonly number[]>>
    }
    for (let other = 0; other < SEATS; other++) {
      const known = cards[`hand.${other}`]!.map((card) => faces[card] !== null)
      expect(known).toEqual([other === seat, other === seat])
    }
  }
})
it('a seventh seat of a game for six is refused', async () => {
  const { url } = await server({ games, campaigns: [] })
  const ana = await Person.arrive(url, 'Ana')
  const seats = Array.from({ length: SEATS + 1 }, (_, i) => ({ kind: i === 0 ? 'me' : 'here' }))
  await expect(ana.post('/api/tables', { game: 'round', seats })).rejects.toMatchObject({ code: 'badOptions' })
})
