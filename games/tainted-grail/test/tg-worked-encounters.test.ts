import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { withTable } from './other-content.ts'
import { facing, handOf, midway, NUMBERS, one, type Table } from './meeting.ts'

afterEach(allDone)

const ATTACK = 'C-B-01'
const DEFENCE = 'C-B-04'
const THROW = 'C-B-06'
const RAGE = 'C-B-07'
const beor = { beor: { magic: 2, energy: 6 } }

test('TG-23.4 TG-23.7 TG-24.4 WE-19a the Aggression key and the free key bring a marker each', () => {
  const t = facing({ against: 'GY2', decks: { beor: [ATTACK, DEFENCE, 'C-B-08'] }, are: beor })
  expect(handOf(t, 'beor')).toHaveLength(3)
  t.answer(0, `lay:${ATTACK}`)
  expect(t.state.encounter.pool).toBe(2)
})
/** WE-19 a and b: Attack, then Defence for 1 Magic. */
function afterDefence(): Table {
  const t = facing({ against: 'GY2', decks: { beor: [ATTACK, DEFENCE, 'C-B-08', THROW, RAGE] }, are: beor })
  return t.answer(0, `lay:${ATTACK}`).answer(0, `lay:${DEFENCE}`)
}
test('TG-23.16 TG-23.18 TG-27.12 WE-19b Defence chains for 1 Magic, and Swift allows no third card', () => {
  const t = afterDefence()
  expect(one(t, 'beor').magic).toBe(1)
  expect(t.state.encounter.line[1]).toMatchObject({ time: 1 })
  t.refuses(0, 'lay:C-B-08', 'TG-27.12')
})
test('TG-25.8 TG-23.19 WE-19c at pool 2 Defence takes the damage off, a marker goes, and a card is drawn', () => {
  const t = afterDefence()
  const { health } = one(t, 'beor')
  t.answer(0, 'stop')
  expect(one(t, 'beor').health).toBe(health)
  expect(t.state.encounter).toMatchObject({ pool: 1, round: 2 })
  t.logged('drew', ['beor', 1])
})
/** WE-19 d: the second round, after what was delayed. */
const inRoundTwo = (): Table => afterDefence().answer(0, 'stop')
test('TG-23.18 WE-19d the token goes and a card is drawn before the cards of the second round', () => {
  const t = inRoundTwo()
  t.asked(0, 'cards')
  expect(handOf(t, 'beor').toSorted()).toEqual([THROW, RAGE, 'C-B-08'].toSorted())
  expect(t.state.encounter.line[1]).toMatchObject({ time: 0 })
})
test('TG-23.7 TG-23.8 WE-19e Throw without Magic: 1 and 1 twice', () => {
  const t = inRoundTwo().answer(0, `lay:${THROW}`)
  t.asked(0, 'magic').pass(0)
  expect(t.state.encounter.pool).toBe(4)
  expect(one(t, 'beor').magic).toBe(1)
  t.asked(0, 'moreCards')
})
test('TG-23.11 TG-23.17 TG-25.10 WE-19f Rage counts the Aggression keys of the whole sequence, and that is enough', () => {
  const t = inRoundTwo().answer(0, `lay:${THROW}`).pass(0)
  const { energy } = one(t, 'beor')
  t.answer(0, `lay:${RAGE}`).asked(0, 'ability').answer(0, 'agree')
  expect(one(t, 'beor').energy).toBe(energy - 1)
  expect(t.state.encounter.pool).toBe(6)
  t.answer(0, 'stop')
  t.logged('encounterWon', ['GY2'])
  expect(one(t, 'beor').magic).toBe(0)
  expect(t.zone(Z.grey)[0]).toBe('GY2')
  expect(t.zone(Z.combatDeck + NUMBERS.beor)).toHaveLength(15)
  expect(t.state.encounter.result).toBe('won')
})

const TRUTH = 'D-G-01'
const PROMISE = 'D-G-03'
const HUMOUR = 'D-G-05'
const DETAIL = 'D-G-06'
/** WE-20: Arev and the orphan, with what he is going to draw. */
function withOrphan(): Table {
  const decks = { arev: [TRUTH, PROMISE, 'D-G-11', HUMOUR, DETAIL, 'D-G-13', 'D-G-15', 'D-G-07'] }
  return facing({ who: ['arev'], against: 'BL2', decks, are: { arev: { magic: 1, reputation: 1, food: 0 } } })
}
test('TG-28.4 TG-28.5 TG-29.11 WE-20a Simple Truth: +2 by the stage on Empathy, +1 on the free key', () => {
  const t = withOrphan()
  expect(handOf(t, 'arev')).toHaveLength(3)
  expect(t.state.encounter.affinity).toBe(0)
  t.answer(0, `lay:${TRUTH}`)
  expect(t.state.encounter.affinity).toBe(3)
})
const afterTruth = (): Table => withOrphan().answer(0, `lay:${TRUTH}`).answer(0, 'stop')
test('TG-29.3 TG-29.4 TG-29.5 WE-20b the response takes 1 and gives Terror, and nobody strikes at an opening', () => {
  const t = afterTruth()
  expect(t.state.encounter).toMatchObject({ affinity: 2, round: 2 })
  expect(one(t, 'arev').terror).toBe(2)
  t.notLogged('opportunity')
  expect(handOf(t, 'arev')).toContain(HUMOUR)
})
const atTheTop = (): Table => afterTruth().answer(0, `lay:${PROMISE}`).answer(0, 'payMagic:1')
test('TG-23.4 WE-20c False Promise for 1 Magic: a card, +1 and +1, up to the highest box', () => {
  const t = atTheTop()
  expect(handOf(t, 'arev')).toContain(DETAIL)
  expect(t.state.encounter.affinity).toBe(4)
  expect(one(t, 'arev').magic).toBe(0)
  t.offers(0, ['stop'])
})
const inStageTwo = (): Table => atTheTop().answer(0, 'stop')
test('TG-29.7 WE-20d the stage is won: back to grey, the second stage, no response, a card at the end', () => {
  const t = inStageTwo()
  expect(t.state.encounter).toMatchObject({ affinity: 0, stage: 1, round: 3 })
  expect(one(t, 'arev').terror).toBe(2)
  expect(handOf(t, 'arev')).toContain('D-G-13')
})
const humoured = (): Table => inStageTwo().answer(0, `lay:${HUMOUR}`)
test('TG-23.16 TG-28.5 WE-20e Black Humour draws, costs Reputation because grey is not green, and holds 2 charges', () => {
  const t = humoured()
  expect(handOf(t, 'arev')).toContain('D-G-15')
  expect(one(t, 'arev').reputation).toBe(0)
  expect(t.state.encounter.line[2]).toMatchObject({ charges: 2 })
})
const detailed = (): Table => humoured().answer(0, 'charges:2:0').answer(0, `lay:${DETAIL}`)
test('TG-23.20 TG-23.18 WE-20f two charges let Eye for Detail follow: +1 on Caution, and a token', () => {
  const t = detailed()
  expect(t.state.encounter.affinity).toBe(1)
  expect(t.state.encounter.line[2]).toMatchObject({ charges: 0 })
  expect(t.state.encounter.line[3]).toMatchObject({ time: 1 })
})
test('TG-23.21 TG-23.15 WE-20g the response drops Eye for Detail, and Black Humour is the last card again', () => {
  const t = detailed()
  const { energy } = one(t, 'arev')
  t.answer(0, 'stop')
  expect(one(t, 'arev').energy).toBe(energy - 1)
  expect(t.zone(Z.discard + NUMBERS.arev)).toContain(DETAIL)
  expect(t.zone(Z.sequence).at(-1)).toBe(HUMOUR)
  expect(t.state.encounter).toMatchObject({ round: 4 })
  t.notLogged('delayed')
})

test('TG-26.4 TG-26.3 WE-16 four markers too many: the pool is empty, the hand and the top of the deck go', () => {
  const game = withTable([{ do: 'markers', n: -4 }])
  const t = midway({ against: 'GY2', game, hands: { beor: ['C-B-13'] }, now: { pool: 2, laid: 1 } }).begin()
  const top = t.zone(Z.combatDeck + NUMBERS.beor).at(-1)!
  t.answer(0, 'stop')
  expect(t.state.encounter.pool).toBe(0)
  expect(t.zone(Z.discard + NUMBERS.beor)).toEqual(['C-B-13', top])
})
test('TG-28.6 WE-21 what counted in the first stage gives nothing in the second', () => {
  const wanted = { who: ['arev'], against: 'BL3', hands: { arev: [TRUTH] } } as const
  expect(midway(wanted).begin().answer(0, `lay:${TRUTH}`).state.encounter.affinity).toBe(3)
  const second = midway({ ...wanted, now: { stage: 1 } }).begin()
  expect(second.answer(0, `lay:${TRUTH}`).state.encounter.affinity).toBe(1)
  const caution = midway({ ...wanted, hands: { arev: [DETAIL] }, now: { stage: 1 } }).begin()
  expect(caution.answer(0, `lay:${DETAIL}`).state.encounter.affinity).toBe(3)
})
test('TG-23.26 WE-22 a stage moves the marker for its own attributes only', () => {
  const caution = midway({ who: ['arev'], against: 'BL4', hands: { arev: [DETAIL] } }).begin()
  expect(caution.answer(0, `lay:${DETAIL}`).state.encounter.affinity).toBe(2)
  const empathy = midway({ who: ['arev'], against: 'BL4', line: [{ card: TRUTH }], hands: { arev: [TRUTH] } })
  const t = empathy.set((s) => void (s.characters[NUMBERS.arev]!.magic = 0)).begin()
  // The Empathy key has joined; the stage says nothing about it.
  t.answer(0, 'lay:D-G-01')
  expect(t.state.encounter.line[1]).toMatchObject({ rows: 0b10001 })
  expect(t.state.encounter.affinity).toBe(1)
})
