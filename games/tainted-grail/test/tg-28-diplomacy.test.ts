import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { facing, handOf, holding, meeting, midway, NUMBERS, one, secretly, skilled } from './meeting.ts'
import { withEncounter } from './other-content.ts'

afterEach(allDone)

const TRUTH = 'D-G-01'
const arev = ['arev'] as const
/** The child answers so. */
const answers = (response: Parameters<typeof withEncounter>[1]['failure'] & {}, rules = {}) =>
  withEncounter('BL1', {
    stages: [{ no: 1, id: 'BL1.1', name: { en: '', fr: '' }, rules, response }],
  })

test('TG-28.1 a blue card with keys begins a diplomacy, with the Diplomacy deck', () => {
  const t = meeting({ who: arev, against: 'BL1' }).begin()
  expect(t.state.encounter.kind).toBe('diplomacy')
  expect(handOf(t, 'arev').every((id) => id.startsWith('D-G-'))).toBe(true)
})
test('TG-28.2 avoided before any card is drawn: its costs are paid, and it goes under the blue deck', () => {
  const t = meeting({ who: arev, against: 'BL2', are: { arev: { food: 2 } } }).begin()
  expect(handOf(t, 'arev')).toEqual([])
  t.asked(0, 'avoid').answer(0, 'avoid')
  expect(one(t, 'arev').food).toBe(0)
  expect(t.zone(Z.blue)[0]).toBe('BL2')
  expect(t.state.encounter.result).toBe('avoided')
  const { terror, xp } = one(t, 'arev')
  expect([terror, xp]).toEqual([1, 0])
})
test('TG-28.2 without a section, or without what it asks for, it cannot be avoided', () => {
  meeting({ who: arev, against: 'BL1' }).begin().asked(0, 'mulligan')
  meeting({ who: arev, against: 'BL2', are: { arev: { food: 1 } } })
    .begin()
    .asked(0, 'mulligan')
  meeting({ who: arev, against: 'BL3', are: { arev: { reputation: 3 } } })
    .begin()
    .asked(0, 'mulligan')
  const t = meeting({ who: arev, against: 'BL3', are: { arev: { reputation: 4 } } }).begin()
  expect(t.asked(0, 'avoid').options(0)).toEqual(['talk', 'avoid'])
})
test('TG-28.3 the highest single value counts, costs are paid by each, and all have to agree', () => {
  const wanted = {
    who: ['arev', 'ailei'],
    against: 'BL6',
    are: { arev: { reputation: 5, wealth: 1 }, ailei: { reputation: 0, wealth: 1 } },
    options: { consensus: 'all' },
  } as const
  const t = meeting(wanted).begin()
  t.answer(0, 'avoid').answer(1, 'avoid')
  expect([one(t, 'arev').wealth, one(t, 'ailei').wealth]).toEqual([0, 0])
  const u = meeting(wanted).begin()
  u.answer(0, 'avoid').answer(1, 'talk').asked(0, 'mulligan')
  const added = meeting({ ...wanted, are: { arev: { reputation: 3 }, ailei: { reputation: 3, wealth: 1 } } })
  added.begin().asked(0, 'mulligan')
  const poor = meeting({ ...wanted, are: { ...wanted.are, ailei: { wealth: 0 } } })
  poor.begin().asked(0, 'mulligan')
})
test('TG-28.2 TG-28.3 one of two conditions is enough, and a torn banner or a letter helps with Reputation', () => {
  meeting({ who: arev, against: 'BL7', are: { arev: { reputation: 3 } } })
    .begin()
    .asked(0, 'avoid')
  meeting({ who: arev, against: 'BL7', are: { arev: { reputation: 2, items: holding(24) } } })
    .begin()
    .asked(0, 'avoid')
  const t = meeting({
    who: arev,
    against: 'BL6',
    are: { arev: { reputation: 0, wealth: 1, items: holding(22) } },
  }).begin()
  t.asked(0, 'atStart')
  t.answer(0, t.options(0)[0]!).asked(0, 'avoid')
  expect(one(t, 'arev').items).toEqual([])
  t.answer(0, 'avoid')
  expect(one(t, 'arev').wealth).toBe(0)
})
test('TG-28.4 the opening hand of a diplomacy, with what makes it larger or smaller', () => {
  expect(handOf(meeting({ who: arev, against: 'BL1' }).begin(), 'arev')).toHaveLength(3)
  const jackdaw = meeting({ who: arev, against: 'BL1', are: { arev: { items: holding(13) } } }).begin()
  expect(handOf(jackdaw, 'arev')).toHaveLength(4)
  expect(handOf(meeting({ against: 'BL1' }).begin(), 'beor')).toHaveLength(2)
})
test('TG-28.5 the marker begins on grey, which is neither green nor red', () => {
  const t = midway({ who: arev, against: 'BL1', hands: { arev: ['D-G-05'] }, are: { arev: { reputation: 1 } } }).begin()
  t.answer(0, 'lay:D-G-05')
  expect(one(t, 'arev').reputation).toBe(0)
  const green = midway({ who: arev, against: 'BL1', hands: { arev: ['D-G-05'] }, are: { arev: { reputation: 1 } } })
  const u = green.set((s) => void (s.encounter.affinity = 1)).begin()
  u.answer(0, 'lay:D-G-05')
  expect(one(u, 'arev').reputation).toBe(1)
})
test('TG-28.6 TG-28.7 of two stages with one number the party chooses one, after the hands and before the first round', () => {
  const t = meeting({ who: arev, against: 'BL5' }).begin()
  t.answer(0, 'keepHand').asked(0, 'stage').answer(0, 'stage:1')
  expect(t.state.encounter).toMatchObject({ stage: 1, affinity: 0 })
  t.asked(0, 'cards')
})
test('TG-28.7 TG-36.4 Ill Repute lowers the marker after the opening hands, and is not checked', () => {
  const t = meeting({ who: arev, against: 'BL1', are: { arev: { secrets: secretly(42) } } }).begin()
  expect(t.state.encounter.affinity).toBe(0)
  t.answer(0, 'keepHand').asked(0, 'cards')
  expect(t.state.encounter.affinity).toBe(-1)
})
test('TG-28.7 who reads the room looks at the top two cards after the hands and orders them', () => {
  const t = meeting({ who: arev, against: 'BL1', are: { arev: { skills: skilled('S3b') } } }).begin()
  const deck = t.zone(Z.diplomacyDeck + NUMBERS.arev)
  t.answer(0, 'keepHand').asked(0, 'reorder')
  t.answer(0, [`putBack:${deck.at(-2)}`, `putBack:${deck.at(-1)}`])
  expect(t.zone(Z.diplomacyDeck + NUMBERS.arev).slice(-2)).toEqual([deck.at(-1), deck.at(-2)])
})

test('TG-29.1 TG-29.6 members are active in turn, and the round goes on until all have been', () => {
  const t = facing({ who: ['arev', 'ailei'], against: 'BL1', options: { consensus: 'all' } })
  t.answer(0, 'character:ailei').answer(1, 'character:ailei').asked(1, 'cards').answer(1, 'stop')
  t.asked(0, 'cards').answer(0, 'stop')
  expect(t.state.encounter.round).toBe(2)
})
test('TG-29.2 what was delayed comes first', () => {
  const t = midway({ who: arev, against: 'BL1', line: [{ card: 'D-G-06', time: 1 }], step: 'delayed' }).begin()
  t.asked(0, 'cards')
  expect(handOf(t, 'arev')).toHaveLength(1)
})
test('TG-29.3 TG-29.4 laying nothing costs nothing by itself', () => {
  const t = midway({ who: arev, against: 'BL1', now: { affinity: 2 } }).begin()
  const { health } = one(t, 'arev')
  t.answer(0, 'stop').notLogged('opportunity')
  expect(one(t, 'arev').health).toBe(health)
  expect(t.state.encounter.affinity).toBe(1)
})
test('TG-29.5 the response is carried out from left to right, with what the last card does against it', () => {
  const t = midway({ who: arev, against: 'BL2', line: [{ card: 'D-G-11' }] }).begin()
  const { terror } = one(t, 'arev')
  t.answer(0, 'stop')
  expect(t.state.encounter.affinity).toBe(0)
  expect(one(t, 'arev').terror).toBe(terror + 1)
  const unmoved = midway({ who: ['beor'], against: 'BL2', line: [{ card: 'D-Béor-09' }] }).begin()
  unmoved.answer(0, 'stop')
  expect(unmoved.state.encounter.affinity).toBe(0)
  unmoved.logged('attackCancelled')
})
test('TG-29.5 a thick skin turns the Terror of a response into Energy', () => {
  const t = midway({ who: ['maggot'], against: 'BL2', line: [{ card: 'D-Maggot-09' }] }).begin()
  const { terror, energy } = one(t, 'maggot')
  t.answer(0, 'stop')
  expect(one(t, 'maggot')).toMatchObject({ terror, energy: energy - 1 })
  expect(t.state.encounter.affinity).toBe(0)
})
test('TG-29.7 the highest box wins the stage, the last one the whole, and everybody gets all of the reward', () => {
  const t = midway({ who: ['arev', 'ailei'], against: 'BL4', now: { affinity: 3 } }).begin()
  t.answer(0, 'stop').logged('talkWon', ['BL4'])
  expect(t.state.encounter.result).toBe('won')
})
test('TG-29.7 the lowest box loses, and a stage that is won is not answered', () => {
  const t = midway({ who: arev, against: 'BL1', now: { affinity: -3 } }).begin()
  t.answer(0, 'stop').logged('encounterLost', ['BL1'])
  expect(t.state.encounter.result).toBe('lost')
  const won = midway({ who: arev, against: 'BL3', now: { affinity: 4 } }).begin()
  won.answer(0, 'stop')
  expect(won.state.encounter).toMatchObject({ stage: 1, affinity: 0, round: 2 })
  won.notLogged('response')
})
test('TG-29.8 the marker stops at both ends', () => {
  const t = midway({ who: arev, against: 'BL1', hands: { arev: [TRUTH] }, now: { affinity: 2 } }).begin()
  expect(t.answer(0, `lay:${TRUTH}`).state.encounter.affinity).toBe(3)
  const down = midway({ who: arev, against: 'BL7', now: { affinity: -1 } }).begin()
  down.answer(0, 'stop').logged('encounterLost', ['BL7'])
})
test('TG-29.9 sequence, hand, tokens and charges stay from stage to stage', () => {
  const t = midway({
    who: arev,
    against: 'BL3',
    line: [
      { card: 'D-G-05', charges: 1 },
      { card: 'D-G-15', time: 2 },
    ],
    hands: { arev: [TRUTH] },
    now: { affinity: 4 },
  }).begin()
  t.answer(0, 'stop')
  expect(t.state.encounter.line).toMatchObject([{ charges: 1 }, { time: 1 }])
  expect(handOf(t, 'arev')).toContain(TRUTH)
})
test('TG-29.10 the hand limit of a diplomacy, and what raises it', () => {
  const hands = { arev: [TRUTH, 'D-G-03', 'D-G-07', 'D-G-09'] }
  midway({ who: arev, against: 'BL1', hands }).begin().answer(0, 'stop').asked(0, 'handLimit')
  const token = midway({ who: arev, against: 'BL1', hands, are: { arev: { secrets: secretly(8) } } }).begin()
  token.answer(0, 'stop').asked(0, 'cards')
  expect(handOf(token, 'arev')).toHaveLength(5)
})
test('TG-29.11 an attribute bonus on a free key has no attribute', () => {
  const game = answers([], { empathy: [{ do: 'affinity', n: 1 }] })
  const cards = game.book.content.cards.findIndex(({ id }) => id === TRUTH)
  expect(cards).toBeGreaterThan(-1)
  const t = midway({ who: arev, against: 'BL1', game, hands: { arev: ['D-G-13'] }, line: [{ card: 'D-G-06' }] }).begin()
  // Eye for Detail offers Caution, Spirituality and free; the bonus of Bite Your Tongue faces none of them.
  t.answer(0, 'lay:D-G-13')
  expect(t.state.encounter.affinity).toBe(0)
})
test('TG-23.4 a hard stare joins one Empathy key by Aggression', () => {
  const t = midway({
    against: 'BL1',
    are: { beor: { skills: skilled('S2a') } },
    hands: { beor: ['D-B-01', 'D-B-09'] },
  }).begin()
  t.answer(0, 'lay:D-B-01').asked(0, 'linkAs').answer(0, 'linkAs')
  expect(t.state.encounter.affinity).toBe(2)
  expect(t.state.encounter.line[0]).toMatchObject({ rows: 0b10001 })
})
test('TG-23.4 TG-23.11 a warded key costs no Magic the first time, and counts', () => {
  const t = midway({
    who: arev,
    against: 'BL2',
    are: { arev: { magic: 0, skills: skilled('S12a') } },
    hands: { arev: ['D-G-03', 'D-G-03'] },
  }).begin()
  t.answer(0, 'lay:D-G-03').answer(0, 'payMagic:1')
  expect(t.state.encounter).toMatchObject({ affinity: 2 })
  expect(t.state.encounter.line[0]!.rows & 0b1000).toBe(0b1000)
})

test('TG-30.1 in a panic the top of the Diplomacy deck is laid', () => {
  const t = midway({
    who: arev,
    against: 'BL1',
    are: { arev: { terror: 9, health: 6 } },
    decks: { arev: [TRUTH] },
  }).begin()
  t.lacks(0, ['stop']).answer(0, 'layTop')
  expect(t.zone(Z.sequence)).toEqual([TRUTH])
})
test('TG-30.2 a deck that is too short loses the encounter', () => {
  const t = midway({ who: arev, against: 'BL1', hands: { arev: ['D-G-13'] }, now: { affinity: 1 } })
    .zone(Z.diplomacyDeck + NUMBERS.arev, [], Z.discard + NUMBERS.arev)
    .begin()
  t.answer(0, 'lay:D-G-13').logged('encounterLost', ['BL1'])
  expect(t.state.encounter.result).toBe('lost')
})
test('TG-30.3 cards that are not in hand come from the Diplomacy deck', () => {
  const t = midway({ who: arev, against: 'BL3', now: { stage: 1 } }).begin()
  const top = t.zone(Z.diplomacyDeck + NUMBERS.arev).at(-1)
  t.answer(0, 'stop')
  expect(t.zone(Z.discard + NUMBERS.arev)).toEqual([top])
})
test('TG-30.4 TG-20.3 who dies ends it for the whole party', () => {
  const game = answers([{ do: 'damage', n: 5 }])
  const t = midway({ who: ['arev', 'ailei'], against: 'BL1', game, are: { arev: { health: 2, energy: 1 } } }).begin()
  t.answer(0, 'stop').logged('encounterLost', ['BL1'])
  expect(t.state.encounter.result).toBe('lost')
})
test('TG-30.5 giving up needs everybody, and is a failure', () => {
  const t = midway({ who: ['arev', 'ailei'], against: 'BL1' }).begin()
  t.lacks(0, ['flee']).answer(0, 'concede').asked(1, 'concede').answer(1, 'refuse').asked(0, 'cards')
  t.answer(0, 'concede').answer(1, 'agree').logged('encounterLost', ['BL1'])
  expect(t.state.encounter.result).toBe('lost')
})
test('TG-30.6 every member gets the whole reward, and suffers the whole failure', () => {
  const wanted = { who: ['arev', 'ailei'], against: 'BL1', are: { arev: { terror: 0, reputation: 0 } } } as const
  const won = midway({ ...wanted, now: { affinity: 3 } }).begin()
  const before = one(won, 'ailei').reputation
  won.answer(0, 'stop')
  expect([one(won, 'arev').reputation, one(won, 'ailei').reputation]).toEqual([1, before + 1])
  const lost = midway({ ...wanted, now: { affinity: -3 } }).begin()
  const { terror } = one(lost, 'ailei')
  lost.answer(0, 'stop')
  expect([one(lost, 'arev').terror, one(lost, 'ailei').terror]).toEqual([1, terror + 1])
})
test('TG-30.7 everything goes back into the Diplomacy decks, the card under the blue deck', () => {
  const t = midway({
    who: arev,
    against: 'BL1',
    hands: { arev: [TRUTH] },
    line: [{ card: 'D-G-09' }],
    now: { affinity: 3 },
  })
  const u = t.begin()
  u.answer(0, 'stop')
  expect(u.zone(Z.diplomacyDeck + NUMBERS.arev)).toHaveLength(15)
  expect(u.zone(Z.blue)[0]).toBe('BL1')
})
test('TG-30.8 reaching an end among the cards changes nothing before the check', () => {
  const t = midway({
    who: ['maggot'],
    against: 'BL4',
    are: { maggot: { magic: 0 } },
    line: [{ card: 'D-M-01' }],
    hands: { maggot: ['D-Maggot-03'] },
    now: { affinity: 1 },
  }).begin()
  // +3 up to the top, then one down again by the second key.
  t.answer(0, 'lay:D-Maggot-03')
  expect(t.state.encounter.affinity).toBe(2)
  t.answer(0, 'stop').notLogged('stageWon')
})
