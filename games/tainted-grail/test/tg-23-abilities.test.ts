import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { handOf, midway, NUMBERS, one } from './meeting.ts'
import { withTable } from './other-content.ts'

afterEach(allDone)

const ATTACK = 'C-B-01'
const DEFENCE = 'C-B-04'
const GRUDGE = 'C-B-15'
const ANVIL = 'C-Béor-01'
const hits = (n: number) => withTable([{ do: 'damage', n }])

test('TG-23.12 TG-23.13 only the last card and passive ones are in force against an attack', () => {
  const covered = midway({ against: 'GY2', line: [{ card: DEFENCE }, { card: ATTACK }], now: { laid: 1 } }).begin()
  const { health } = one(covered, 'beor')
  covered.answer(0, 'stop')
  expect(one(covered, 'beor').health).toBe(health - 1)
  const last = midway({ against: 'GY2', line: [{ card: ATTACK }, { card: DEFENCE }], now: { laid: 1 } }).begin()
  expect(one(last.answer(0, 'stop'), 'beor').health).toBe(health)
})
test('TG-23.12 TG-23.13 charges of a passive card can be used from under others, and a passive card covers too', () => {
  const t = midway({
    against: 'GY2',
    line: [
      { card: GRUDGE, charges: 2 },
      { card: DEFENCE, time: 1 },
    ],
    hands: { beor: [ANVIL] },
  }).begin()
  t.offers(0, ['charges:0:0'])
  t.answer(0, `lay:${ANVIL}`)
  expect(t.state.encounter.line[1]).toMatchObject({ time: 0 })
})
test('TG-23.14 a card that is covered loses its tokens, and what was delayed never comes', () => {
  const t = midway({ against: 'GN6', line: [{ card: DEFENCE, time: 1 }], hands: { beor: [ATTACK] } }).begin()
  t.answer(0, `lay:${ATTACK}`)
  expect(t.state.encounter.line[0]).toMatchObject({ time: 0 })
  t.logged('timeLost')
  t.answer(0, 'stop').untilAsked(0, 'cards')
  t.notLogged('delayed')
})
test('TG-23.13 TG-23.18 a passive card keeps its tokens under others, and what it delays comes after two activations', () => {
  const t = midway({
    against: 'GN8',
    line: [{ card: 'C-Béor-05', time: 2 }],
    hands: { beor: [ATTACK] },
    are: { beor: { magic: 0 } },
  }).begin()
  t.answer(0, `lay:${ATTACK}`)
  expect(t.state.encounter.line[0]).toMatchObject({ time: 2 })
  const { pool } = t.state.encounter
  t.answer(0, 'stop').asked(0, 'cards')
  expect(t.state.encounter.line[0]).toMatchObject({ time: 1 })
  t.answer(0, 'stop').asked(0, 'cards')
  expect(t.state.encounter.line[0]).toMatchObject({ time: 0 })
  // The stag took a marker each time, and two openings cost nothing of the pool.
  expect(t.state.encounter.pool).toBe(Math.max(0, pool - 1 - 1) + 3)
})
test('TG-23.15 an uncovered card works again in the enemy step, without its tokens and its placement', () => {
  const game = withTable([{ do: 'dropLast' }])
  const t = midway({
    against: 'GY2',
    game,
    line: [{ card: GRUDGE, charges: 0 }, { card: DEFENCE }, { card: ATTACK }],
    now: { laid: 1 },
  }).begin()
  t.answer(0, 'stop')
  expect(t.zone(Z.sequence)).toEqual([GRUDGE, DEFENCE])
  expect(t.state.encounter.line).toMatchObject([{ charges: 0 }, { time: 0 }])
  const u = midway({
    against: 'GY2',
    game: hits(2),
    line: [{ card: ATTACK }, { card: DEFENCE }],
    now: { laid: 1 },
  }).begin()
  const { health } = one(u, 'beor')
  expect(one(u.answer(0, 'stop'), 'beor').health).toBe(health)
})
test('TG-23.17 a placement with a cost may be declined, and the keys have joined before', () => {
  const t = midway({
    against: 'GY2',
    are: { beor: { energy: 2, magic: 0 } },
    line: [{ card: ATTACK, keys: 1 }],
    hands: { beor: ['C-B-07'] },
  }).begin()
  t.answer(0, 'lay:C-B-07').asked(0, 'ability').pass(0)
  expect([t.state.encounter.pool, one(t, 'beor').energy]).toEqual([0, 2])
})
test('TG-23.18 what is delayed is done by whoever is active then, from left to right', () => {
  const t = midway({
    who: ['arev', 'beor'],
    against: 'GN8',
    line: [
      { card: 'C-Béor-05', by: 'beor', time: 1 },
      { card: 'C-B-14', by: 'beor', time: 1 },
    ],
    are: { arev: { energy: 3 }, beor: { energy: 3 } },
    now: { activated: 0, active: -1 },
    step: 'available',
  }).begin()
  t.answer(0, 'character:arev').asked(0, 'cards')
  expect([one(t, 'arev').energy, one(t, 'beor').energy]).toEqual([4, 3])
  expect(t.state.encounter.pool).toBe(3)
  const told = t.log(0).filter((line) => line.startsWith('delayed'))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('C-Béor-05')
})
test('TG-23.19 an ability of the enemy step has no part in an opportunity attack', () => {
  const t = midway({ against: 'GY2', line: [{ card: DEFENCE }] }).begin()
  const { health } = one(t, 'beor')
  t.answer(0, 'flee')
  expect(one(t, 'beor').health).toBe(health - 2)
})
test('TG-23.20 charges are paid by the active character, and the player of the owner has to agree', () => {
  const wanted = {
    who: ['arev', 'beor'],
    against: 'GY2',
    line: [{ card: GRUDGE, by: 'beor', charges: 2 }],
  } as const
  const t = midway(wanted).begin()
  t.answer(0, 'charges:0:0').asked(1, 'lendsCard').answer(1, 'refuse')
  expect(t.state.encounter).toMatchObject({ pool: 0, line: [{ charges: 2 }] })
  t.answer(0, 'charges:0:0').answer(1, 'agree')
  expect(t.state.encounter).toMatchObject({ pool: 1, line: [{ charges: 0 }] })
  t.lacks(0, ['charges:0:0'])
})
test('TG-23.20 also when the owner has left', () => {
  const t = midway({
    who: ['arev', 'beor'],
    against: 'GY2',
    line: [{ card: GRUDGE, by: 'beor', charges: 2 }],
    now: { out: 1 << NUMBERS.beor },
  }).begin()
  t.answer(0, 'charges:0:0').asked(1, 'lendsCard').answer(1, 'agree')
  expect(t.state.encounter.pool).toBe(1)
})
test('TG-23.20 charges that cancel damage are offered when damage comes, and not before', () => {
  const t = midway({ against: 'GY2', game: hits(2), line: [{ card: ANVIL, charges: 2 }], now: { laid: 1 } }).begin()
  t.lacks(0, ['charges:0:0'])
  const { health } = one(t, 'beor')
  t.answer(0, 'stop').asked(0, 'damage').answer(0, 'charges:0:0').pass(0)
  expect(one(t, 'beor').health).toBe(health - 1)
})
test('TG-23.20 charges may still be paid between the attack and the check', () => {
  const game = withTable([{ do: 'markers', n: -1 }], { value: 3 })
  const t = midway({ against: 'GY2', game, line: [{ card: GRUDGE, charges: 2 }], now: { pool: 2, laid: 1 } })
    .set((s) => void (s.encounter.pool = 2))
    .begin()
  t.answer(0, 'stop').asked(0, 'afterAttack').answer(0, 'charges:0:0')
  expect(t.state.encounter.pool).toBe(2)
})
test('TG-23.21 a dropped card goes to its owner, and what it does when dropped happens; an empty sequence loses nothing', () => {
  const game = withTable([{ do: 'dropLast' }])
  const t = midway({
    who: ['arev', 'beor'],
    against: 'GY2',
    game,
    line: [{ card: 'C-Béor-03', by: 'beor' }],
    now: { laid: 1 },
  }).begin()
  t.answer(0, 'stop')
  expect(t.zone(Z.discard + NUMBERS.beor)).toEqual(['C-Béor-03'])
  t.logged('drew', ['arev', 1])
  const empty = midway({ against: 'GY2', game, now: { laid: 1 } }).begin()
  empty.answer(0, 'stop').goesOn()
  empty.notLogged('dropsLast')
})
test('TG-23.22 TG-23.29 a card that drops itself has brought everything first', () => {
  const t = midway({ against: 'GN2', hands: { beor: ['C-Béor-03'] } }).begin()
  t.answer(0, 'lay:C-Béor-03')
  expect(t.state.encounter).toMatchObject({ pool: 3, line: [], laid: 1 })
  expect(t.zone(Z.discard + NUMBERS.beor)).toEqual(['C-Béor-03'])
  expect(handOf(t, 'beor')).toHaveLength(1)
})
test('TG-23.22 TG-23.29 a doubled drop takes two cards from the right, and a cancelled one takes none', () => {
  const t = midway({ against: 'GN2', line: [{ card: DEFENCE }], hands: { beor: ['C-Béor-03'] } }).begin()
  t.answer(0, 'lay:C-Béor-03')
  expect(t.state.encounter.line).toEqual([])
  const u = midway({ against: 'GN5', hands: { beor: ['C-Béor-03'] } }).begin()
  u.answer(0, 'lay:C-Béor-03')
  expect(u.state.encounter.line).toHaveLength(1)
})
test('TG-23.23 unblockable damage is not reduced, but it can be turned into something else', () => {
  const game = withTable([{ do: 'damage', n: 3, unblockable: true }])
  const guarded = midway({ against: 'GY2', game, line: [{ card: DEFENCE }], now: { laid: 1 } }).begin()
  const { health, energy } = one(guarded, 'beor')
  expect(one(guarded.answer(0, 'stop'), 'beor').health).toBe(health - 3)
  const iron = midway({ against: 'GY2', game, line: [{ card: 'C-Béor-09' }], now: { laid: 1 } }).begin()
  iron.answer(0, 'stop').asked(0, 'convert').answer(0, 2)
  expect(one(iron, 'beor')).toMatchObject({ health: health - 1, energy: energy - 2 })
})
test('TG-23.23 cancelling the whole attack works against unblockable damage too', () => {
  const t = midway({
    who: ['ailei'],
    against: 'PU7',
    are: { ailei: { energy: 2 } },
    line: [{ card: 'C-Ailei-09' }],
    now: { laid: 1 },
  }).begin()
  const { health } = one(t, 'ailei')
  t.answer(0, 'stop').asked(0, 'ability').answer(0, 'agree')
  expect(one(t, 'ailei')).toMatchObject({ health, energy: 1 })
  t.logged('attackCancelled')
})
test('TG-23.23 damage turned into cards comes out of the hand, one for one', () => {
  const t = midway({
    who: ['arev'],
    against: 'GY2',
    game: hits(3),
    hands: { arev: ['C-G-01', 'C-G-04'] },
    line: [{ card: 'C-Arev-09' }],
    now: { laid: 1 },
  }).begin()
  const { health } = one(t, 'arev')
  t.answer(0, 'stop').asked(0, 'convert').answer(0, 2)
  expect(one(t, 'arev').health).toBe(health - 1)
  expect(t.zone(Z.discard + NUMBERS.arev)).toHaveLength(2)
})
test('TG-23.24 TG-23.25 markers go into the pool, affinity up and down', () => {
  const t = midway({ who: ['maggot'], against: 'BL3', line: [{ card: 'D-M-01' }], hands: { maggot: ['D-Maggot-03'] } })
    .set((s) => void (s.characters[NUMBERS.maggot]!.magic = 0))
    .begin()
  // Caution joins for +3, Empathy for −1; the free key drops it.
  t.answer(0, 'lay:D-Maggot-03')
  expect(t.state.encounter.affinity).toBe(2)
  const u = midway({ against: 'GN2', hands: { beor: ['C-B-18'] } }).begin()
  expect(u.answer(0, 'lay:C-B-18').state.encounter.pool).toBe(3)
})
test('TG-23.27 a bonus draws, also in a panic', () => {
  const t = midway({
    against: 'GN4',
    hands: { beor: ['C-B-13'] },
    are: { beor: { terror: 8, health: 3 } },
    now: { laid: 1, isChained: true },
  }).begin()
  t.answer(0, 'lay:C-B-13')
  expect(handOf(t, 'beor')).toHaveLength(1)
})
test('TG-23.30 what reduces damage does not help against Terror, Energy and cards', () => {
  const game = withTable([
    { do: 'track', track: 'terror', n: 1 },
    { do: 'track', track: 'energy', n: -1 },
    { do: 'discardHand', n: 1 },
  ])
  const t = midway({
    against: 'GY2',
    game,
    line: [{ card: DEFENCE }],
    hands: { beor: [ATTACK] },
    now: { laid: 1 },
  }).begin()
  const { terror, energy } = one(t, 'beor')
  t.answer(0, 'stop')
  expect(one(t, 'beor')).toMatchObject({ terror: terror + 1, energy: energy - 1 })
  expect(t.zone(Z.discard + NUMBERS.beor)).toEqual([ATTACK])
})
test('TG-23.31 linked keys are counted with those of the card being laid, up to what it allows', () => {
  const t = midway({ against: 'GN2', hands: { beor: ['C-Béor-07'] } }).begin()
  // Its own Aggression key: a marker by the bonus, and one by the count.
  expect(t.answer(0, 'lay:C-Béor-07').state.encounter.pool).toBe(2)
  const many = midway({
    against: 'GN2',
    line: [{ card: 'C-B-11', keys: 6 }],
    hands: { beor: ['C-Béor-07'] },
  }).begin()
  expect(many.answer(0, 'lay:C-Béor-07').state.encounter.pool).toBe(5)
})
test('TG-23.21 TG-23.30 Storm Out spares a box of the response it is dropped in front of', () => {
  const t = midway({ who: ['arev'], against: 'BL1', hands: { arev: ['D-Arev-03'] } }).begin()
  t.answer(0, 'lay:D-Arev-03')
  expect(t.state.encounter).toMatchObject({ affinity: 2, line: [], spared: 1 })
  t.answer(0, 'stop')
  expect(t.state.encounter.affinity).toBe(2)
})
