import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { facing, handOf, holding, midway, NUMBERS, one, secretly } from './meeting.ts'
import { withEncounter, withTable } from './other-content.ts'

afterEach(allDone)

const ATTACK = 'C-B-01'
const LUNGE = 'C-B-11'

test('TG-27.1 against a defensive enemy the first card of each activation brings a marker less, the next ones do not', () => {
  const t = midway({ against: 'GY6', hands: { beor: [ATTACK, LUNGE] } }).begin()
  t.answer(0, `lay:${ATTACK}`)
  expect(t.state.encounter.pool).toBe(1)
  t.answer(0, `lay:${LUNGE}`)
  expect(t.state.encounter.pool).toBe(3)
})
test('TG-27.1 markers of a placement count with those of the keys, and none is not less than none', () => {
  const finish = midway({ against: 'GY6', hands: { beor: ['C-Béor-07'] } }).begin()
  expect(finish.answer(0, 'lay:C-Béor-07').state.encounter.pool).toBe(1)
  const none = midway({ against: 'GY6', hands: { beor: ['C-B-04'] }, are: { beor: { magic: 0 } } }).begin()
  expect(none.answer(0, 'lay:C-B-04').state.encounter).toMatchObject({ pool: 0, withheld: 0 })
})
test('TG-27.2 a destructive enemy breaks the weapons that were used, items only, and only of those still in', () => {
  const t = midway({
    who: ['ailei', 'beor'],
    against: 'GY6',
    are: { ailei: { items: holding(1) }, beor: { items: holding(2, 8) } },
    hands: { beor: [ATTACK] },
    now: { pool: 6 },
  }).begin()
  t.answer(0, 'flee')
  t.answer(1, `lay:${ATTACK}`).answer(1, 'stop')
  expect(one(t, 'ailei').items).toHaveLength(1)
  expect(one(t, 'beor').items.map(({ item }) => item)).not.toContain(holding(2)[0]!.item)
  expect(one(t, 'beor').items[0]).toEqual(holding(8)[0])
  const blade = midway({ against: 'GY6', are: { beor: { secrets: secretly(3) } }, now: { pool: 7, laid: 1 } }).begin()
  expect(one(blade.answer(0, 'stop'), 'beor').secrets).toHaveLength(1)
})
test('TG-27.3 robbers strike when every member is down to 1 Health, before anybody is dying', () => {
  const game = withEncounter('GY3', { table: [{ min: 0, max: null, do: [{ do: 'damage', n: 4 }] }] })
  const t = midway({
    who: ['beor', 'ailei'],
    against: 'GY3',
    game,
    are: { beor: { health: 3, energy: 1, wealth: 4, items: holding(1) }, ailei: { health: 1, energy: 1, wealth: 2 } },
    now: { laid: 1 },
  }).begin()
  t.answer(0, 'stop')
  t.logged('robbed', ['GY3'])
  expect([one(t, 'beor').wealth, one(t, 'ailei').wealth, one(t, 'beor').items]).toEqual([0, 0, []])
  expect(t.zone(Z.grey)[0]).toBe('GY3')
  expect(t.state.encounter.result).toBe('lost')
})
test('TG-27.3 it takes a loss of Health, and everybody', () => {
  const weak = { health: 1, energy: 1, wealth: 2 }
  const t = midway({ against: 'GY3', are: { beor: weak }, hands: { beor: [ATTACK] } }).begin()
  t.answer(0, `lay:${ATTACK}`).notLogged('robbed')
  expect(one(t, 'beor').wealth).toBe(2)
  const two = midway({
    who: ['beor', 'ailei'],
    against: 'GY3',
    are: { beor: { ...weak, health: 2 } },
    now: { laid: 1 },
  })
  two.begin().answer(0, 'stop').notLogged('robbed')
})
test('TG-27.4 ambushed in a party, the others keep their hands', () => {
  const t = facing({ who: ['ailei', 'beor'], against: 'GY5' })
  t.answer(0, 'character:ailei')
  t.answer(
    0,
    handOf(t, 'ailei')
      .slice(1)
      .map((id) => `discardCard:${id}`),
  )
  expect([handOf(t, 'ailei').length, handOf(t, 'beor').length]).toEqual([1, 3])
})
test('TG-27.5 an enraged enemy attacks twice, each time by the pool as it stands, with a check after each', () => {
  const game = withTable([], {
    traits: ['enraged'],
    table: [
      { min: 0, max: 1, do: [{ do: 'damage', n: 3 }] },
      {
        min: 2,
        max: null,
        do: [
          { do: 'damage', n: 1 },
          { do: 'markers', n: -1 },
        ],
      },
    ],
  })
  const t = midway({ against: 'GY2', game, now: { pool: 2, laid: 1 } }).begin()
  const { health } = one(t, 'beor')
  t.answer(0, 'stop').pass(0)
  expect(one(t, 'beor').health).toBe(health - 4)
  expect(t.log(0).filter((line) => line.startsWith('attack'))).toHaveLength(2)
})
test('TG-27.6 damage of a feinting enemy cannot be reduced in the third step, but at an opening it can', () => {
  const line = [{ card: 'C-B-04' }]
  const t = midway({ against: 'GY4', line, now: { laid: 1 } }).begin()
  const { health } = one(t, 'beor')
  expect(one(t.answer(0, 'stop'), 'beor').health).toBe(health - 1)
  const u = midway({ against: 'GY8', line, are: { beor: { items: holding(6) } } }).begin()
  u.answer(0, 'flee').asked(0, 'damage')
  u.answer(0, u.options(0)[0]!)
  expect(one(u, 'beor').health).toBe(health - 1)
})
test('TG-27.7 a charge hurts the first who is activated, before its cards', () => {
  const t = facing({ against: 'GN3' })
  t.asked(0, 'cards')
  expect(one(t, 'beor').health).toBe(7)
})
test('TG-27.8 TG-17.1 TG-17.8 a guardian that is not defeated stays where it was met, and a defeated one does not', () => {
  const t = midway({ against: 'GN8' }).begin()
  t.answer(0, 'flee')
  expect(t.zone(Z.guardians)).toEqual(['GN8'])
  const { at } = one(t, 'beor')
  expect(t.state.map.find(({ cell }) => cell === at)!.guardians).toHaveLength(1)
  const u = midway({ against: 'GN8', now: { pool: 9, laid: 1 } }).begin()
  u.answer(0, 'stop')
  expect(u.zone(Z.green)[0]).toBe('GN8')
})
test('TG-27.9 a horde takes the top two cards before each attack', () => {
  const t = midway({ against: 'GN4', now: { laid: 1 } }).begin()
  const deck = t.zone(Z.combatDeck + NUMBERS.beor)
  t.answer(0, 'stop')
  expect(t.zone(Z.discard + NUMBERS.beor)).toEqual([deck.at(-1), deck.at(-2)])
})
test('TG-27.10 against a slow enemy two cards are drawn at the end of a round, and none in a panic', () => {
  const t = midway({ against: 'PU5', now: { laid: 1 } }).begin()
  expect(handOf(t.answer(0, 'stop'), 'beor')).toHaveLength(2)
  const u = midway({ against: 'PU5', are: { beor: { terror: 8, health: 6 } }, now: { laid: 1 } }).begin()
  expect(handOf(u.answer(0, 'stop'), 'beor')).toHaveLength(0)
})
test('TG-27.11 an opportunist strikes at whoever lays fewer than two cards, once, and gives a card only for none', () => {
  const { health } = { health: 9 }
  const oneCard = midway({ against: 'GN6', now: { laid: 1 } }).begin()
  oneCard.answer(0, 'stop')
  // The opening and the attack at pool 0; the card of the round.
  expect([one(oneCard, 'beor').health, handOf(oneCard, 'beor').length]).toEqual([health - 2, 1])
  const idle = midway({ against: 'GN6' }).begin()
  idle.answer(0, 'stop')
  expect([one(idle, 'beor').health, handOf(idle, 'beor').length]).toEqual([health - 2, 2])
  const busy = midway({ against: 'GN6', now: { laid: 2 } }).begin()
  expect(one(busy.answer(0, 'stop'), 'beor').health).toBe(health - 1)
})
test('TG-27.12 against a swift enemy the panic card is one of the two', () => {
  const t = midway({
    against: 'GN2',
    are: { beor: { terror: 8, health: 6, magic: 0 } },
    hands: { beor: [LUNGE, LUNGE] },
    decks: { beor: [ATTACK] },
  }).begin()
  t.answer(0, 'layTop').answer(0, `lay:${LUNGE}`)
  t.refuses(0, `lay:${LUNGE}`, 'TG-27.12')
  expect(t.state.encounter.laid).toBe(2)
})
test('TG-17.10 a guardian met again is a new combat', () => {
  const t = midway({ against: 'GN8', hands: { beor: [ATTACK] } }).begin()
  t.answer(0, `lay:${ATTACK}`).answer(0, 'flee')
  const [card] = t.state.map.flatMap(({ guardians }) => guardians)
  const again = midway({ against: 'GN1' })
    .zone(Z.met, [])
    .zone(Z.guardians, ['GN8'])
    .set((s) => Object.assign(s.encounter, { kind: 'none', phase: 'none' }))
  const u = again
    .agenda('meet', card, 1 << NUMBERS.beor)
    .afterwards('day')
    .begin()
  expect(u.state.encounter).toMatchObject({ kind: 'combat', pool: 0, line: [], round: 0 })
})
test('TG-37.5 each member gets the XP, the loot is shared out once', () => {
  const t = midway({
    who: ['ailei', 'beor'],
    against: 'GN3',
    are: { ailei: { food: 0 }, beor: { food: 0 } },
    now: { pool: 5, laid: 1 },
  }).begin()
  t.answer(0, 'stop').untilAsked(0, 'assignShare').answer(0, 2)
  expect([one(t, 'ailei').xp, one(t, 'beor').xp]).toEqual([1, 1])
  expect([one(t, 'ailei').food, one(t, 'beor').food]).toEqual([2, 1])
})
