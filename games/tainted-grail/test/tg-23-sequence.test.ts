import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { bringsAt, CANNOT_CHAIN, chaining, CHAINS, CHAINS_FOR_MAGIC } from '../src/sequence/junction.ts'
import { NO_EDGE } from '../src/sequence/halves.ts'
import { printOf, rightEdge } from '../src/sequence/print.ts'
import { game } from './scene.ts'
import { handOf, midway, NUMBERS, one } from './meeting.ts'
import { Z } from '../src/state.ts'

afterEach(allDone)

const { content, sequence } = game.book
const print = (id: string) => sequence.cards[content.cards.findIndex((card) => card.id === id)]!
const edgeOf = (id: string) => sequence.encounters[content.encounters.findIndex((one) => one.id === id)]!
const ATTACK = 'C-B-01'
const DEFENCE = 'C-B-04'
const FEINT = 'C-B-08'
const LUNGE = 'C-B-11'
/** Attributes in the order of the board. */
const BEOR = [2, 0, 1, 1, 1, 0]
const NOBODY = [0, 0, 0, 0, 0, 0]

test('TG-23.1 the party has one sequence: who comes next lays against the card of whoever came before', () => {
  const t = midway({
    who: ['arev', 'beor'],
    against: 'GN6',
    hands: { arev: ['C-G-01'], beor: [DEFENCE, LUNGE] },
  }).begin()
  t.answer(0, 'lay:C-G-01').answer(0, 'stop')
  t.answer(1, `lay:${LUNGE}`)
  expect(t.zone(Z.sequence)).toEqual(['C-G-01', LUNGE])
  // Two by Attack; two by Lunge, on Practicality and the free key of the card before.
  expect(t.state.encounter.pool).toBe(4)
  expect(t.state.encounter.line.map(({ owner }) => owner)).toEqual([NUMBERS.arev, NUMBERS.beor])
})
test('TG-23.2 every edge has five rows with the free key lowest, and any card can be laid first', () => {
  const odd = sequence.cards.filter(({ left, right }) => left.length !== 5 || right.length !== 5 || right[4] === 0)
  expect(odd).toEqual([])
  const t = midway({ against: 'GN5', hands: { beor: [ATTACK, DEFENCE, 'C-B-07', 'C-B-13'] } }).begin()
  t.offers(0, [`lay:${ATTACK}`, `lay:${DEFENCE}`, 'lay:C-B-07', 'lay:C-B-13'])
})
test('TG-23.3 the encounter offers keys and receives nothing', () => {
  expect(edgeOf('GY2').map((half) => half > 0)).toEqual([true, false, false, false, true])
  expect(bringsAt(NO_EDGE, print(ATTACK).left, BEOR, true)).toMatchObject({ joined: 0, markers: 0 })
})
test('TG-23.4 an attribute key wants the level, a magic key wants Magic, a free key wants nothing', () => {
  const { left } = print('C-B-06')
  const right = print(ATTACK).right
  expect(bringsAt(right, left, BEOR, false)).toMatchObject({ joined: 0b10001, markers: 2, draws: 0 })
  expect(bringsAt(right, left, BEOR, true)).toMatchObject({ joined: 0b11001, markers: 2, draws: 1, magic: 1 })
  expect(bringsAt(right, left, NOBODY, false)).toMatchObject({ joined: 0b10000, markers: 1 })
  expect(bringsAt(print('C-B-18').right, left, [1, 0, 0, 0, 0, 0], false)).toMatchObject({ joined: 0b10000 })
  expect(bringsAt(print('C-B-18').right, left, BEOR, false)).toMatchObject({ joined: 0b10001 })
})
test('TG-23.5 attribute keys and free keys join unasked, the magic key is asked for', () => {
  const t = midway({ against: 'GN3', are: { beor: { magic: 1 } }, hands: { beor: ['C-B-15'] } }).begin()
  t.answer(0, 'lay:C-B-15').asked(0, 'magic')
  t.pass(0)
  expect(one(t, 'beor').magic).toBe(1)
  expect(t.state.encounter.pool).toBe(0)
})
test('TG-23.6 it is the attributes of whoever lays the new card that count', () => {
  const wanted = { against: 'GN6', line: [{ card: DEFENCE, by: 'beor' }], now: { pool: 0 } } as const
  const strong = midway({ ...wanted, who: ['beor', 'ailei'], hands: { beor: [ATTACK] } }).begin()
  strong.answer(0, `lay:${ATTACK}`)
  expect(strong.state.encounter.pool).toBe(3)
  const weak = midway({ ...wanted, who: ['ailei', 'beor'], hands: { ailei: ['C-V-01'] } }).begin()
  weak.answer(0, 'lay:C-V-01')
  expect(weak.state.encounter.pool).toBe(2)
})
test('TG-23.7 attribute keys come before magic, magic before the free key, and the abilities last', () => {
  const t = midway({
    who: ['arev'],
    against: 'BL2',
    are: { arev: { magic: 1 } },
    hands: { arev: ['D-G-03'] },
    line: [{ card: 'D-G-09' }],
    decks: { arev: ['D-G-12'] },
  })
    .set((s) => void (s.encounter.stage = 0))
    .begin()
  // Plead offers Empathy, magic and free; False Promise draws nothing on Empathy.
  t.answer(0, 'lay:D-G-03').asked(0, 'magic')
  expect(t.state.encounter.affinity).toBe(0)
  t.answer(0, 'payMagic:1')
  expect(t.state.encounter.affinity).toBe(2)
  const told = t.log(0).filter((line) => /^(paysMagic|affinityUp)/.test(line))
  expect(told.map((line) => line.split(' ')[0])).toEqual(['paysMagic', 'affinityUp', 'affinityUp'])
})
test('TG-23.8 WE-17 a right half that doubles makes two markers of one', () => {
  const t = midway({ against: 'GN6', line: [{ card: DEFENCE }], hands: { beor: [FEINT] } }).begin()
  t.answer(0, `lay:${FEINT}`)
  // Practicality 1 and the doubled free key.
  expect(t.state.encounter.pool).toBe(3)
})
test('TG-23.8 WE-18 a right half that cancels lets nothing be drawn', () => {
  const t = midway({
    who: ['arev'],
    against: 'BL2',
    line: [{ card: 'D-G-05' }],
    hands: { arev: ['D-G-13'] },
  }).begin()
  t.answer(0, 'lay:D-G-13')
  expect(handOf(t, 'arev')).toEqual([])
  t.notLogged('drew')
  // The key has joined all the same.
  expect(t.state.encounter.line[1]).toMatchObject({ rows: 0b10000 })
})
test('TG-23.8 WE-23 affinity is doubled and cancelled like markers', () => {
  const doubled = midway({ who: ['arev'], against: 'BL3', line: [{ card: 'D-G-07' }], hands: { arev: ['D-G-12'] } })
  const t = doubled.set((s) => void (s.characters[NUMBERS.arev]!.food = 0)).begin()
  t.answer(0, 'lay:D-G-12')
  expect(t.state.encounter.affinity).toBe(2)
  const u = midway({ who: ['arev'], against: 'BL3', line: [{ card: 'D-G-05' }], hands: { arev: ['D-G-12'] } })
    .set((s) => Object.assign(s.characters[NUMBERS.arev]!, { food: 0, wealth: 0, magic: 0 }))
    .begin()
  u.answer(0, 'lay:D-G-12')
  expect(u.state.encounter.affinity).toBe(0)
})
test('TG-23.8 a chain is not multiplied, and a cancelled one does not chain', () => {
  const probe = print('C-B-24')
  expect(probe.right[4]! >> 8).toBe(3)
  const chainBelow = printOf({ ...print(ATTACK).card, left: { free: { b: 'chain' } } })
  expect(chaining(probe.right, chainBelow.left, NOBODY)).toBe(CHAINS)
  expect(bringsAt(probe.right, chainBelow.left, NOBODY, false)).toMatchObject({ markers: 0, joined: 0b10000 })
  expect(chaining(print('D-G-05').right, chainBelow.left, NOBODY)).toBe(CANNOT_CHAIN)
})
test('TG-23.9 a blank left half brings nothing', () => {
  expect(bringsAt(print(ATTACK).right, print('C-B-07').left, BEOR, false)).toMatchObject({ joined: 0, markers: 0 })
})
test('TG-23.10 the Magic on a key is lost with its card', () => {
  const t = midway({
    who: ['arev'],
    against: 'BL2',
    are: { arev: { magic: 0 } },
    line: [{ card: 'D-G-01' }, { card: 'D-G-03', rows: 0b11000 }],
    now: { stage: 1 },
  })
    .set((s) => void (s.encounter.line[1]!.paidBy = 2))
    .begin()
  t.answer(0, 'stop')
  expect(t.state.encounter.line).toHaveLength(1)
  expect(one(t, 'arev').magic).toBe(0)
})
test('TG-23.11 links of the whole sequence count, cancelled ones too, those of a dropped card do not', () => {
  const line = [
    { card: 'C-B-01', keys: 1, rows: 1 },
    { card: 'C-B-06', keys: 1, rows: 0b10001 },
  ]
  const rage = { against: 'GY1', line, hands: { beor: ['C-B-07'] }, are: { beor: { energy: 3, magic: 0 } } } as const
  const t = midway(rage).begin()
  t.answer(0, 'lay:C-B-07').answer(0, 'agree')
  expect(t.state.encounter.pool).toBe(2)
  const cancelled = rightEdge({ r1: { k: 'attr', attr: 'aggression', level: 1, mod: { cancel: true } } })
  expect(bringsAt(cancelled, print(ATTACK).left, BEOR, false)).toMatchObject({ markers: 0, keys: [1, 0, 0, 0, 0, 0] })
  const u = midway({ ...rage, line: [line[0]!] }).begin()
  u.answer(0, 'lay:C-B-07').answer(0, 'agree')
  expect(u.state.encounter.pool).toBe(1)
})
test('TG-23.16 TG-23.28 a further card needs a chain that joins: by level, for Magic, or not at all', () => {
  expect(chaining(print(ATTACK).right, print(LUNGE).left, BEOR)).toBe(CHAINS)
  expect(chaining(print(ATTACK).right, print(LUNGE).left, NOBODY)).toBe(CANNOT_CHAIN)
  expect(chaining(print(ATTACK).right, print(DEFENCE).left, NOBODY)).toBe(CHAINS_FOR_MAGIC)
  const t = midway({
    against: 'GN6',
    are: { beor: { magic: 0 } },
    line: [{ card: ATTACK }],
    hands: { beor: [DEFENCE, LUNGE, 'C-B-13'] },
    now: { laid: 1 },
  }).begin()
  t.offers(0, [`lay:${LUNGE}`])
  t.refuses(0, `lay:${DEFENCE}`, 'TG-23.4')
  t.refuses(0, 'lay:C-B-13', 'TG-23.16')
})
test('TG-23.28 on the first card a chain does nothing, and none is needed', () => {
  const t = midway({ against: 'GN6', hands: { beor: [LUNGE, 'C-B-13'] } }).begin()
  t.offers(0, ['lay:C-B-13'])
  t.answer(0, `lay:${LUNGE}`)
  // The Aggression key meets the chain, the free key a marker.
  expect(t.state.encounter).toMatchObject({ pool: 1, laid: 1 })
})
