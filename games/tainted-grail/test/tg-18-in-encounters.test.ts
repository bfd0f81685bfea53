import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { facing, handOf, holding, meeting, midway, NUMBERS, one, secretly, skilled, type Table } from './meeting.ts'
import { withTable } from './other-content.ts'

afterEach(allDone)

const ATTACK = 'C-B-01'
const hits = (n: number) => withTable([{ do: 'damage', n }])
/** Takes the first thing on offer that can be used. */
const use = (t: Table, seat = 0): Table => t.answer(seat, t.options(seat).find((option) => option.startsWith('use:'))!)
const canUse = (t: Table, seat = 0): boolean => t.options(seat).some((option) => option.startsWith('use:'))

test('TG-18.6 a flipped item is used once an encounter, and stands up again for the next', () => {
  const t = midway({ against: 'GN8', are: { beor: { items: holding(1) } } }).begin()
  use(t)
  expect(t.state.encounter).toMatchObject({ pool: 1, flipped: [0] })
  expect(canUse(t)).toBe(false)
})
test('TG-18.6 a sling helps an empty pool, a whetstone lets a weapon be flipped twice', () => {
  const full = midway({ against: 'GN8', are: { beor: { items: holding(3) } }, now: { pool: 1 } }).begin()
  expect(canUse(full)).toBe(false)
  const t = meeting({ against: 'GN1', are: { beor: { items: holding(1, 23) } } }).begin()
  use(t.asked(0, 'atStart')).asked(0, 'mulligan').answer(0, 'keepHand')
  use(t)
  use(t)
  expect(t.state.encounter.pool).toBe(2)
  expect(canUse(t)).toBe(false)
  expect(one(t, 'beor').items).toHaveLength(1)
})
test('TG-18.6 a notched sword counts for the first Attack of a combat', () => {
  const t = midway({
    against: 'GN8',
    are: { beor: { items: holding(2), magic: 0 } },
    hands: { beor: [ATTACK, ATTACK] },
  })
  const u = t.begin()
  u.answer(0, `lay:${ATTACK}`)
  expect(u.state.encounter.pool).toBe(2)
  u.answer(0, 'stop').untilAsked(0, 'cards', { cards: 'stop' })
  const { pool } = u.state.encounter
  u.answer(0, `lay:${ATTACK}`)
  // Aggression and free, without the sword.
  expect(u.state.encounter.pool).toBe(pool + 2)
})
test('TG-18.6 armour and shields take damage off, a boar spear only from beasts', () => {
  const t = midway({ against: 'GY2', game: hits(3), are: { beor: { items: holding(6, 8) } }, now: { laid: 1 } }).begin()
  t.answer(0, 'stop').asked(0, 'damage')
  use(t)
  use(t)
  expect(one(t, 'beor').health).toBe(9)
  const spear = midway({
    against: 'GY2',
    game: hits(3),
    are: { beor: { items: holding(4) } },
    now: { laid: 1 },
  }).begin()
  spear.answer(0, 'stop').asked(0, 'cards')
  expect(one(spear, 'beor').health).toBe(6)
  const boar = midway({ against: 'GN2', are: { beor: { items: holding(4) } }, now: { laid: 1, pool: 2 } }).begin()
  use(boar.answer(0, 'stop').asked(0, 'damage'))
  expect(one(boar, 'beor').health).toBe(9)
})
test('TG-18.6 an oak shield stops one opportunity attack, a pot lid keeps a marker, a cloak takes off Terror', () => {
  const oak = midway({ against: 'GN7', are: { beor: { items: holding(9) } } }).begin()
  use(oak.answer(0, 'flee').asked(0, 'damage'))
  expect(one(oak, 'beor').health).toBe(9)
  const game = withTable([{ do: 'markers', n: -1 }])
  const lid = midway({ against: 'GY2', game, are: { beor: { items: holding(10) } }, now: { laid: 1, pool: 2 } }).begin()
  use(lid.answer(0, 'stop').asked(0, 'markersRemoved'))
  expect(lid.state.encounter.pool).toBe(2)
  const cloak = midway({ against: 'PU1', are: { beor: { items: holding(7) } }, now: { laid: 1 } }).begin()
  use(cloak.answer(0, 'stop').asked(0, 'terror'))
  expect(one(cloak, 'beor').terror).toBe(0)
})
test('TG-18.9 a secret can be a weapon: the ash blade gives two markers and Terror', () => {
  const t = use(midway({ against: 'GN8', are: { beor: { secrets: secretly(3) } } }).begin())
  expect(t.state.encounter.pool).toBe(2)
  expect(one(t, 'beor').terror).toBe(1)
})
test('TG-18.4 what lies face down helps nobody', () => {
  const items = [{ ...holding(1)[0]!, isUp: false }]
  expect(canUse(midway({ against: 'GN8', are: { beor: { items } } }).begin())).toBe(false)
})
test('TG-19.3 skills of combat: first blood, a bloodied grin, a killer’s calm', () => {
  const blood = midway({
    against: 'GN8',
    are: { beor: { skills: skilled('S1a'), magic: 0 } },
    hands: { beor: ['C-B-13', ATTACK] },
  })
  const t = blood.begin().answer(0, 'lay:C-B-13')
  expect(t.state.encounter.pool).toBe(1)
  const grin = midway({ against: 'GY3', are: { beor: { skills: skilled('S1b') } }, now: { laid: 1 } }).begin()
  grin.answer(0, 'stop')
  expect(grin.state.encounter.pool).toBe(1)
  grin.answer(0, 'stop')
  // Once a combat.
  expect(grin.state.encounter.pool).toBe(1)
  const calm = midway({ against: 'PU1', are: { beor: { skills: skilled('S2b') } }, now: { laid: 1 } }).begin()
  expect(one(calm.answer(0, 'stop'), 'beor').terror).toBe(0)
})
test('TG-19.3 a shared burden takes up to two damage of another member, once', () => {
  const t = midway({
    who: ['ailei', 'beor'],
    against: 'GY2',
    game: hits(3),
    are: { beor: { skills: skilled('S4b') } },
    now: { laid: 1 },
  }).begin()
  t.answer(0, 'stop').asked(1, 'takesDamage').answer(1, 2)
  expect([one(t, 'ailei').health, one(t, 'beor').health]).toEqual([6, 7])
})
test('TG-19.3 a kind word wins Reputation once a day', () => {
  const t = midway({
    who: ['arev'],
    against: 'BL4',
    are: { arev: { skills: skilled('S4a'), reputation: 1 } },
    now: { affinity: 3 },
  })
  expect(one(t.begin().answer(0, 'stop'), 'arev').reputation).toBe(2)
})
test('TG-18.10 who is touched by the Wyrd gains Magic from a purple encounter, once a day', () => {
  const t = meeting({ against: 'PU1', are: { beor: { secrets: secretly(4), magic: 0 } } }).begin()
  expect(one(t, 'beor').magic).toBe(1)
  const green = meeting({ against: 'GN1', are: { beor: { secrets: secretly(4), magic: 0 } } }).begin()
  expect(one(green, 'beor').magic).toBe(0)
})
test('TG-35.6 TG-35.7 Béor opens a talk with one card less; Ailei suffers from winning, unless she has asked to be forgiven', () => {
  expect(handOf(facing({ against: 'BL1' }), 'beor')).toHaveLength(2)
  const wins = { who: ['ailei'], against: 'GN1', are: { ailei: { terror: 0 } }, now: { pool: 3, laid: 1 } } as const
  expect(one(midway(wins).begin().answer(0, 'stop'), 'ailei').terror).toBe(1)
  const forgiven = midway({ ...wins, line: [{ card: 'C-Ailei-15' }] }).begin()
  expect(one(forgiven.answer(0, 'stop'), 'ailei').terror).toBe(0)
})
test('TG-32.3 with C3 a dial decides over flight, once an activation, and a failed attempt ends nothing', () => {
  const options = { mode: 'challenge', without: ['C1', 'C2', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'] } as const
  const stays = midway({
    against: 'GY2',
    hands: { beor: [ATTACK] },
    options: { ...options, without: [...options.without] },
  })
    .roll('flee', [0])
    .begin()
  stays.answer(0, 'flee')
  stays.asked(0, 'cards').refuses(0, 'flee', 'TG-32.3')
  expect(one(stays, 'beor').health).toBe(7)
  const escapes = midway({ against: 'GY2', options: { ...options, without: [...options.without] } })
    .roll('flee', [1])
    .begin()
  escapes.answer(0, 'flee')
  expect(escapes.state.encounter).toMatchObject({ result: 'lost', out: 1 << NUMBERS.beor })
})
test('TG-26.2 TG-32.3 a forced flight asks no dial', () => {
  const options = { mode: 'challenge', without: ['C1', 'C2'] } as const
  const t = midway({ against: 'GY1', options: { ...options, without: [...options.without] }, now: { laid: 1 } })
    .zone(Z.combatDeck + NUMBERS.beor, [], Z.discard + NUMBERS.beor)
    .begin()
  t.answer(0, 'stop').asked(0, 'fleeBetween').pass(0).logged('forcedOut', ['beor'])
  expect(t.luck().filter((line) => line.startsWith('flee'))).toEqual([])
})
