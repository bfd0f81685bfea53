import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { DIAL_FACES } from '../src/parts.ts'
import { Z } from '../src/state.ts'
import { facing, handOf, holding, meeting, midway, NUMBERS, one, skilled } from './meeting.ts'
import { withEncounter, withTable } from './other-content.ts'

afterEach(allDone)

const ATTACK = 'C-B-01'
const LUNGE = 'C-B-11'
const deckOf = (id: keyof typeof NUMBERS) => Z.combatDeck + NUMBERS[id]

test('TG-24.1 TG-24.6 the enemy lies open, and the pool is empty', () => {
  const t = meeting({ against: 'GY2' }).begin()
  expect(t.sees(0, Z.met)).toEqual(['GY2'])
  expect(t.state.encounter).toMatchObject({ kind: 'combat', pool: 0, line: [] })
})
test('TG-24.6 an enemy without a value is beaten as soon as it is looked at', () => {
  const game = withEncounter('GY2', { value: null })
  const t = midway({ against: 'GY2', game, now: { laid: 1 } }).begin()
  t.answer(0, 'stop').logged('encounterWon', ['GY2'])
  expect(t.state.encounter.result).toBe('won')
})
test('TG-24.2 TG-24.4 TG-27.10 the opening hand: three cards, two for four characters, one more against a slow enemy', () => {
  expect(handOf(meeting({ against: 'GY1' }).begin(), 'beor')).toHaveLength(3)
  expect(handOf(meeting({ against: 'GN7' }).begin(), 'beor')).toHaveLength(4)
  const four = meeting({ who: ['beor', 'ailei', 'arev', 'maggot'], against: 'GY1' }).begin()
  expect(handOf(four, 'ailei')).toHaveLength(2)
  const three = meeting({ who: ['beor', 'ailei', 'arev'], against: 'GY1' }).begin()
  expect(handOf(three, 'arev')).toHaveLength(3)
})
test('TG-24.3 TG-27.2 weapons can be set aside before a destructive enemy, and are back afterwards', () => {
  const t = meeting({ against: 'GY6', are: { beor: { items: holding(1, 8) } } }).begin()
  t.asked(0, 'setAside').offersExactly(0, ['setAside:0', 'setAside:7'])
  t.answer(0, ['setAside:0']).answer(0, 'keepHand')
  expect(t.options(0).filter((option) => option.startsWith('use:'))).toEqual([])
  t.answer(0, 'flee').pass(0)
  expect(one(t, 'beor').items).toEqual(holding(1, 8))
})
test('TG-24.3 TG-26.8 a sword that adds markers by itself can be left out before an enemy that may retreat', () => {
  const met = (against: 'GY7' | 'GY1', ...items: number[]) =>
    meeting({ against, are: { beor: { items: holding(...items) } }, decks: { beor: [ATTACK] } }).begin()
  const t = met('GY7', 2).asked(0, 'setAside').answer(0, ['setAside:1']).answer(0, 'keepHand')
  t.answer(0, `lay:${ATTACK}`)
  const laid = t.state.encounter.pool
  const kept = met('GY7', 2).answer(0, []).answer(0, 'keepHand').answer(0, `lay:${ATTACK}`)
  expect(kept.state.encounter.pool).toBe(laid + 1)
  met('GY1', 2).asked(0, 'mulligan')
  met('GY7', 1).asked(0, 'mulligan')
})
test('TG-24.3 whoever has quick hands turns up other cards at the start', () => {
  const items = [...holding(1), { ...holding(2)[0]!, isUp: false }]
  const t = meeting({ against: 'GY1', are: { beor: { items, skills: skilled('S10b') } } }).begin()
  t.asked(0, 'equipNow').answer(0, 'turnUp:1').pass(0)
  expect(one(t, 'beor').items.map(({ isUp }) => isUp)).toEqual([false, true])
})
test('TG-24.5 a new hand is one card smaller, again and again down to one, and the old one is discarded', () => {
  const t = meeting({ against: 'GY1' }).begin()
  const first = handOf(t, 'beor')
  t.answer(0, 'newHand')
  expect(handOf(t, 'beor')).toHaveLength(2)
  expect(t.zone(Z.discard + NUMBERS.beor).toSorted()).toEqual(first.toSorted())
  t.answer(0, 'newHand')
  expect(handOf(t, 'beor')).toHaveLength(1)
  t.asked(0, 'cards')
  expect(t.zone(Z.discard + NUMBERS.beor)).toHaveLength(5)
})
test('TG-24.5 everybody is asked at once, and Plan B makes the first new hand as large as the old', () => {
  const t = meeting({
    who: ['beor', 'ailei'],
    against: 'GY1',
    are: { ailei: { skills: skilled('S8a') } },
  }).begin()
  t.waitsFor(0, 1).answer(0, 'keepHand').answer(1, 'newHand')
  expect([handOf(t, 'beor').length, handOf(t, 'ailei').length]).toEqual([3, 3])
  t.answer(1, 'newHand')
  expect(handOf(t, 'ailei')).toHaveLength(2)
})

test('TG-25.1 TG-25.9 members choose who is active among those who have not been', () => {
  const t = facing({ who: ['beor', 'ailei'], against: 'GY3', options: { consensus: 'all' } })
  t.asked(0, 'active').asked(1, 'active').offersExactly(0, ['character:ailei', 'character:beor'])
  t.answer(0, 'character:beor').answer(1, 'character:beor')
  t.asked(0, 'cards').answer(0, 'stop')
  // Only Ailei is left.
  t.asked(1, 'cards')
  expect(t.state.encounter.active).toBe(NUMBERS.ailei)
})
test('TG-25.1 without agreement it is the lowest number', () => {
  const t = facing({ who: ['beor', 'ailei'], against: 'GN8', options: { consensus: 'all' } })
  t.answer(0, 'character:ailei').answer(1, 'character:beor')
  t.asked(1, 'cards')
  expect(t.state.encounter.active).toBe(NUMBERS.ailei)
})
test('TG-25.2 TG-27.4 TG-27.7 ambush and charge strike the first who is activated, and only then', () => {
  const game = withTable([], { traits: ['ambush', 'charging'] })
  const t = facing({ who: ['ailei', 'beor'], against: 'GY2', game })
  const { health } = one(t, 'ailei')
  t.answer(0, 'character:ailei')
    .asked(0, 'discardCards')
    .answer(
      0,
      handOf(t, 'ailei')
        .slice(0, 2)
        .map((id) => `discardCard:${id}`),
    )
  expect(handOf(t, 'ailei')).toHaveLength(1)
  expect(one(t, 'ailei').health).toBe(health - 2)
  t.answer(0, 'stop').asked(1, 'cards')
  expect(handOf(t, 'beor')).toHaveLength(3)
  expect(one(t, 'beor').health).toBe(9)
})
test('TG-27.7 a vanguard may take the charge', () => {
  const t = facing({ who: ['ailei', 'beor'], against: 'GN3', are: { beor: { skills: skilled('S6a') } } })
  t.answer(0, 'character:ailei').asked(1, 'charged').answer(1, 'agree')
  expect([one(t, 'ailei').health, one(t, 'beor').health]).toEqual([7, 7])
})
test('TG-25.3 tokens go at the beginning of every activation, whoever is active', () => {
  const t = midway({
    who: ['ailei', 'beor'],
    against: 'GN8',
    line: [{ card: 'C-Béor-05', by: 'beor', time: 2 }],
    now: { laid: 1 },
  }).begin()
  t.answer(0, 'stop').asked(1, 'cards')
  expect(t.state.encounter.line[0]).toMatchObject({ time: 1 })
})
test('TG-25.4 TG-25.5 one card for nothing, further ones only in a chain, each done with before the next', () => {
  const t = midway({ against: 'GN2', hands: { beor: [ATTACK, LUNGE, 'C-B-13'] } }).begin()
  t.asked(0, 'cards').offers(0, ['lay:C-B-13', 'stop'])
  t.answer(0, `lay:${ATTACK}`).asked(0, 'moreCards')
  t.refuses(0, 'lay:C-B-13', 'TG-23.16')
  t.answer(0, `lay:${LUNGE}`)
  expect(t.state.encounter.pool).toBe(4)
})
test('TG-25.6 who lays nothing is struck at once and draws a card', () => {
  const t = midway({ against: 'GY2' }).begin()
  const { health } = one(t, 'beor')
  t.answer(0, 'stop')
  // The opening costs 2, the attack at pool 0 another 1; a card for the opening, a card for the round.
  expect(one(t, 'beor').health).toBe(health - 3)
  expect(handOf(t, 'beor')).toHaveLength(2)
})
test('TG-25.7 TG-25.10 the check comes after the cards and not among them', () => {
  const t = midway({ against: 'GN2', hands: { beor: [ATTACK, LUNGE] }, now: { pool: 2 } }).begin()
  t.answer(0, `lay:${ATTACK}`)
  expect(t.state.encounter.pool).toBe(4)
  t.asked(0, 'moreCards').answer(0, `lay:${LUNGE}`)
  t.notLogged('encounterWon')
  const { health } = one(t, 'beor')
  t.answer(0, 'stop').logged('encounterWon', ['GN2'])
  expect(one(t, 'beor').health).toBe(health)
})
test('TG-1.7 TG-25.8 the row of the pool as it stands is carried out from left to right, then the check', () => {
  const t = midway({ against: 'GY2', line: [{ card: ATTACK }], now: { pool: 2, laid: 1 } }).begin()
  const { health } = one(t, 'beor')
  t.answer(0, 'stop')
  expect(one(t, 'beor').health).toBe(health - 2)
  expect(t.state.encounter.pool).toBe(1)
  const told = t.log(0).filter((line) => /^(damage|markersLost)/.test(line))
  expect(told.map((line) => line.split(' ')[0])).toEqual(['damage', 'markersLost'])
})
test('TG-25.8 TG-25.10 markers that come in the third step can win it', () => {
  const t = midway({
    against: 'GY2',
    are: { beor: { skills: skilled('S1b') } },
    now: { pool: 4, laid: 1 },
  }).begin()
  t.answer(0, 'stop').logged('encounterWon', ['GY2'])
  expect(t.state.encounter.result).toBe('won')
})
test('TG-25.9 TG-25.13 when all have been active the round ends, marks go and tokens stay', () => {
  const t = midway({ against: 'GN8', line: [{ card: 'C-Béor-05', time: 2 }], now: { laid: 1 } }).begin()
  t.answer(0, 'stop').asked(0, 'cards')
  expect(t.state.encounter).toMatchObject({ round: 2, activated: 1 << NUMBERS.beor })
  expect(t.state.encounter.line[0]).toMatchObject({ time: 1 })
})
test('TG-25.11 TG-25.12 down to three of one’s choice, then one more, unless one panics', () => {
  const hand = [ATTACK, LUNGE, 'C-B-13', 'C-B-14', 'C-B-15']
  const t = midway({ against: 'GN3', hands: { beor: hand }, now: { laid: 1 } }).begin()
  t.answer(0, 'stop').asked(0, 'handLimit').answer(0, ['discardCard:C-B-13', 'discardCard:C-B-15'])
  expect(handOf(t, 'beor')).toHaveLength(4)
  const scared = midway({ against: 'GN3', are: { beor: { terror: 8, health: 6 } }, now: { laid: 1 } }).begin()
  expect(handOf(scared.answer(0, 'stop'), 'beor')).toHaveLength(0)
})
test('TG-25.14 one may flee before the first card, between cards, and between two attacks', () => {
  const before = midway({ against: 'GN2', are: { beor: { terror: 8, health: 6 } } }).begin()
  before.offers(0, ['flee', 'layTop'])
  const between = midway({ against: 'GN2', hands: { beor: [ATTACK, LUNGE] } }).begin()
  between.answer(0, `lay:${ATTACK}`).offers(0, ['flee'])
  const enraged = midway({ against: 'GN7', now: { laid: 1 } }).begin()
  enraged.answer(0, 'stop').asked(0, 'fleeBetween').answer(0, 'flee')
  enraged.logged('flees', ['beor', 'GN7'])
  expect(enraged.state.encounter.result).toBe('lost')
})

test('TG-25.14 TG-32.3 with C3 it can be tried once more after the attack, and not where it was tried', () => {
  const at = (fleeTried: boolean, mode: 'challenge' | 'normal' = 'challenge') =>
    midway({
      against: 'GN3',
      options: { mode },
      hands: { beor: [LUNGE] },
      now: { laid: 1, fleeTried, isChained: true },
    })
  const t = at(false)
    .roll('flee', [DIAL_FACES.indexOf('grail')])
    .begin()
  t.answer(0, 'stop').asked(0, 'fleeBetween').answer(0, 'flee').logged('flees', ['beor', 'GN3'])
  at(true).begin().answer(0, 'stop').notAsked(0, 'fleeBetween')
  at(false, 'normal').begin().answer(0, 'stop').notAsked(0, 'fleeBetween')
  const clumsy = withEncounter('GN3', { table: [{ min: 0, max: null, do: [{ do: 'markers', n: 2 }] }] })
  const won = midway({
    against: 'GN3',
    game: clumsy,
    options: { mode: 'challenge' },
    now: { laid: 1, pool: 4 },
  }).begin()
  won.answer(0, 'stop').logged('encounterWon', ['GN3'])
  expect(won.state.encounter.result).toBe('won')
})
test('TG-25.14 TG-27.2 after its attack one may leave a destructive enemy to others, and keep the weapon', () => {
  const at = (who: readonly ('beor' | 'ailei')[], ...items: number[]) =>
    midway({ who, against: 'GY6', are: { beor: { items: holding(...items) } }, now: { laid: 1 } }).begin()
  const t = at(['beor', 'ailei'], 1).answer(0, 'stop').asked(0, 'fleeBetween').answer(0, 'flee')
  t.logged('flees', ['beor', 'GY6'])
  expect(one(t, 'beor').items).toEqual(holding(1))
  at(['beor', 'ailei'], 8).answer(0, 'stop').notAsked(0, 'fleeBetween')
  at(['beor'], 1).answer(0, 'stop').notAsked(0, 'fleeBetween')
})

test('TG-26.1 in a panic the top card of the deck is the first card; further ones come from hand', () => {
  const t = midway({
    against: 'GN2',
    are: { beor: { terror: 8, health: 6, magic: 0 } },
    hands: { beor: [LUNGE] },
    decks: { beor: [ATTACK] },
  }).begin()
  t.refuses(0, `lay:${LUNGE}`, 'TG-26.1').lacks(0, ['stop'])
  t.answer(0, 'layTop')
  expect(t.zone(Z.sequence)).toEqual([ATTACK])
  t.answer(0, `lay:${LUNGE}`)
  expect(t.zone(Z.sequence)).toEqual([ATTACK, LUNGE])
})
test('TG-26.1 whoever stands firm does not panic for the rest of the encounter', () => {
  const t = midway({
    against: 'GN2',
    are: { beor: { terror: 8, health: 6, skills: skilled('S5a') } },
    hands: { beor: [LUNGE] },
  }).begin()
  const use = t.options(0).find((option) => option.startsWith('use:'))!
  t.answer(0, use).offers(0, [`lay:${LUNGE}`, 'stop'])
  expect(one(t, 'beor').usedToday).toHaveLength(1)
})
test('TG-26.2 who has to draw from a deck that is too short is forced to flee, and pays for it', () => {
  const t = midway({
    against: 'GY2',
    are: { beor: { energy: 3 } },
    now: { laid: 1, pool: 2 },
    line: [{ card: ATTACK }],
  })
    .zone(deckOf('beor'), [], Z.discard + NUMBERS.beor)
    .begin()
  const { health } = one(t, 'beor')
  t.answer(0, 'stop')
  t.logged('forcedOut', ['beor'])
  // The attack at pool 2, then the opportunity attack.
  expect(one(t, 'beor')).toMatchObject({ health: health - 4, energy: 2 })
  expect(t.state.encounter).toMatchObject({ result: 'lost', out: 1 << NUMBERS.beor })
})
test('TG-26.2 several who have to flee do so in the order the players like', () => {
  const t = midway({ who: ['ailei', 'beor'], against: 'GN1', now: { laid: 1, activated: 15 } })
    .zone(deckOf('ailei'), [], Z.discard + NUMBERS.ailei)
    .zone(deckOf('beor'), [], Z.discard + NUMBERS.beor)
    .begin()
  t.answer(0, 'stop').asked(0, 'flightOrder').answer(0, 'character:beor')
  const told = t.log(0).filter((line) => line.startsWith('forcedOut'))
  expect(told.map((line) => line.split(' ')[1])).toEqual(['beor', 'ailei'])
  expect(t.state.encounter.result).toBe('lost')
})
test('TG-26.2 discarding from a deck that is too short forces nobody', () => {
  const game = withTable([{ do: 'discardDeck', n: 20 }])
  const t = midway({ against: 'GY2', game, now: { laid: 1 } }).begin()
  t.answer(0, 'stop')
  t.logged('discards')
  expect(t.log(0).filter((line) => line.startsWith('discards'))).toHaveLength(15)
})
test('TG-26.3 what is not in hand is discarded from the deck', () => {
  const game = withTable([{ do: 'discardHand', n: 2 }])
  const t = midway({ against: 'GY2', game, hands: { beor: [ATTACK] }, now: { laid: 1 } }).begin()
  const top = t.zone(deckOf('beor')).at(-1)
  t.answer(0, 'stop')
  expect(t.zone(Z.discard + NUMBERS.beor)).toEqual([ATTACK, top])
})
test('TG-26.5 TG-26.7 fleeing costs 1 Energy, or none where there is none, and an opportunity attack; nobody moves', () => {
  for (const energy of [2, 0]) {
    const t = midway({ against: 'GY2', are: { beor: { energy } } }).begin()
    const { health, at } = one(t, 'beor')
    t.answer(0, 'flee')
    expect(one(t, 'beor')).toMatchObject({ health: health - 2, energy: Math.max(0, energy - 1), at })
    expect(t.zone(Z.grey)[0]).toBe('GY2')
    expect(t.zone(deckOf('beor'))).toHaveLength(15)
    expect(t.state.encounter.result).toBe('lost')
  }
})
test('TG-26.5 a clean break costs no Energy', () => {
  const t = midway({ against: 'GY2', are: { beor: { energy: 2, skills: skilled('S5b') } } }).begin()
  expect(one(t.answer(0, 'flee'), 'beor').energy).toBe(2)
})
test('TG-14.6 TG-26.6 TG-26.10 the others go on, cards of those who fled stay, and those get nothing', () => {
  const t = midway({
    who: ['ailei', 'beor'],
    against: 'GY2',
    line: [{ card: 'C-V-01', by: 'ailei' }],
    hands: { beor: [ATTACK] },
    now: { pool: 4 },
  }).begin()
  const { xp } = one(t, 'ailei')
  t.answer(0, 'flee').asked(1, 'cards')
  expect(t.zone(Z.sequence)).toEqual(['C-V-01'])
  t.answer(1, `lay:${ATTACK}`).answer(1, 'stop')
  t.logged('encounterWon', ['GY2'])
  expect(t.state.encounter).toMatchObject({ result: 'won', out: 1 << NUMBERS.ailei })
  expect(one(t, 'ailei').xp).toBe(xp)
  expect(t.zone(Z.combatDeck + NUMBERS.ailei)).toHaveLength(15)
})
test('TG-26.8 a retreat ends it without reward; a guardian that retreats stays', () => {
  const t = midway({ against: 'GN7', now: { pool: 7, laid: 1 } }).begin()
  const { food } = one(t, 'beor')
  t.answer(0, 'stop').logged('retreats', ['GN7'])
  expect(one(t, 'beor').food).toBe(food)
  expect(t.state.encounter.result).toBe('lost')
  const game = withTable([{ do: 'retreat' }], { traits: ['guardian'] })
  const u = midway({ against: 'GY2', game, now: { laid: 1 } }).begin()
  u.answer(0, 'stop')
  expect(u.zone(Z.guardians)).toEqual(['GY2'])
})
test('TG-26.9 TG-20.2 TG-20.13 who dies is out without paying for it, and nothing more happens to it', () => {
  const game = withTable([
    { do: 'damage', n: 2 },
    { do: 'track', track: 'terror', n: 1 },
  ])
  const t = midway({
    who: ['ailei', 'beor'],
    against: 'GY2',
    game,
    are: { ailei: { health: 1, energy: 1 } },
    now: { laid: 1 },
  })
  const u = t.begin()
  const { terror } = one(u, 'ailei')
  u.answer(0, 'stop')
  expect(one(u, 'ailei').terror).toBe(terror)
  u.logged('takenOut', ['ailei']).notLogged('opportunity')
  u.asked(1, 'cards')
})
test('TG-26.11 TG-22.2 everything goes back: cards, hands, flipped items, the encounter', () => {
  const t = midway({
    against: 'GY2',
    are: { beor: { items: holding(1) } },
    hands: { beor: [ATTACK] },
    line: [{ card: LUNGE }],
    now: { pool: 4 },
  }).begin()
  const use = t.options(0).find((option) => option.startsWith('use:'))!
  t.answer(0, use)
  expect(t.state.encounter).toMatchObject({ pool: 5, flipped: [0] })
  t.lacks(0, [use]).answer(0, `lay:${ATTACK}`).answer(0, 'stop')
  expect(t.state.encounter).toMatchObject({ flipped: [], line: [], phase: 'none', kind: 'none' })
  expect([t.zone(Z.sequence), t.zone(Z.met), handOf(t, 'beor')]).toEqual([[], [], []])
})
test('TG-26.12 nobody who was not there at the start is ever asked', () => {
  const t = meeting({ who: ['beor', 'ailei'], against: 'GY2' })
    .agenda('draw', 1, 1 << NUMBERS.beor)
    .afterwards('day')
  const u = t.begin()
  u.waitsFor(0)
  expect(u.state.encounter.party).toBe(1 << NUMBERS.beor)
})
