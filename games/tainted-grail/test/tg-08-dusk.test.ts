import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { AILEI, AREV, BEOR, eventNo, game, letter, MAGGOT, person, quiet, scene } from './scene.ts'

afterEach(allDone)
const dusk = (wanted: Parameters<typeof scene>[0] = {}, step = 1) =>
  scene({
    ...wanted,
    set: (s) => {
      quiet(s)
      wanted.set?.(s)
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('dusk', step)

test('TG-8.1 effects at dusk first: Pressed Flower alone, Old Mule over a distance', () => {
  const t = dusk({ who: [{ is: 'ailei', at: 102, terror: 3, food: 0, secrets: [9] }] }).begin()
  expect(person(t, AILEI).terror).toBe(2)
  const mule = dusk({
    who: [
      { is: 'beor', food: 3, items: [12] },
      { is: 'ailei', at: 102, food: 0 },
    ],
  }).begin()
  mule.asked(1, 'useEffect').answer(1, mule.options(1)[0]!).answer(0, 'number:2')
  expect([person(mule, BEOR).food, person(mule, AILEI).food]).toEqual([1, 2])
})
test('TG-8.2 a meal gives 1 Health and takes 1 Terror; without it nothing happens', () => {
  const hurt = { is: 'beor', at: 102, health: 5, terror: 3, food: 1, energy: 3 } as const
  const t = dusk({ who: [hurt] }, 2).begin()
  t.asked(0, 'rest', 'TG-8.2').answer(0, 'eat')
  expect(person(t, BEOR)).toMatchObject({ health: 6, terror: 2, food: 0 })
  const hungry = dusk({ who: [hurt] }, 2).begin()
  hungry.answer(0, 'refuse')
  expect(person(hungry, BEOR)).toMatchObject({ health: 5, terror: 3, food: 1 })
})
test('TG-8.2 TG-1.11 all decide at once, after trading Food', () => {
  const t = dusk(
    {
      who: [
        { is: 'beor', food: 2 },
        { is: 'ailei', food: 0, wealth: 0 },
      ],
    },
    2,
  ).begin()
  t.asked(0, 'tradeAtDusk').answer(0, 'trade:ailei').answer(0, 'give:food').answer(0, 'number:1').answer(1, 'agree')
  t.untilAsked(0, 'rest').waitsFor(0, 1)
  expect(t.state.outcome).toBe('none')
})
test('TG-1.2 TG-8.2 Saint’s Tooth and Red Cough change what a meal does', () => {
  const tooth = dusk({ who: [{ is: 'beor', at: 102, terror: 5, food: 1, items: [14] }] }, 2).begin()
  tooth.answer(0, 'eat')
  expect(person(tooth, BEOR).terror).toBe(3)
  const cough = dusk({ who: [{ is: 'beor', at: 102, health: 5, terror: 5, food: 1, secrets: [5] }] }, 2).begin()
  cough.answer(0, 'eat')
  expect(person(cough, BEOR)).toMatchObject({ health: 5, terror: 4 })
})
test('TG-8.3 TG-9.1 to the start box, also from above; the exhausted gain 4', () => {
  const after = (who: object) => person(dusk({ who: [{ is: 'beor', food: 0, ...who }] }, 3).begin(), BEOR).energy
  expect(after({ energy: 8 })).toBe(6)
  expect(after({ energy: 2 })).toBe(6)
  expect(after({ energy: 1 })).toBe(5)
  expect(after({ energy: 0 })).toBe(4)
  expect(after({ energy: 0, health: 3 })).toBe(3)
})
test('TG-35.8 Old Wounds: 1 less with Health 3 or less', () => {
  const t = dusk({ who: [{ is: 'arev', energy: 2, health: 3, food: 0 }] }, 3).begin()
  expect(person(t, AREV).energy).toBe(2)
  const well = dusk({ who: [{ is: 'arev', energy: 2, health: 4, food: 0 }] }, 3).begin()
  expect(person(well, AREV).energy).toBe(4)
})
test('TG-8.4 TG-19.1 a deck card: 2 XP, one of the top three, the others back', () => {
  const t = dusk({ who: [{ is: 'beor', xp: 2 }] }, 4).begin()
  t.asked(0, 'advance').answer(0, 'study:combat').asked(0, 'study')
  const options = t.options(0)
  expect(options).toHaveLength(3)
  t.answer(0, options[1]!)
  expect(person(t, BEOR).xp).toBe(0)
  expect(t.state.zones[Z.combatDeck + BEOR]).toHaveLength(16)
  expect(t.state.zones[Z.combatPool + BEOR]).toHaveLength(24)
})
test('TG-19.1 fewer cards left: all are looked at; none left: not to be had', () => {
  const few = dusk(
    {
      who: [{ is: 'beor', xp: 2 }],
      set: (s) => {
        while (s.zones[Z.combatPool + BEOR]!.length > 2) {
          const card = s.zones[Z.combatPool + BEOR]!.shift()!
          s.zones[Z.combatSide + BEOR]!.push(card)
          s.where[card] = Z.combatSide + BEOR
        }
        for (const card of s.zones[Z.diplomacyPool + BEOR]!.splice(0)) {
          s.zones[Z.diplomacySide + BEOR]!.push(card)
          s.where[card] = Z.diplomacySide + BEOR
        }
      },
    },
    4,
  ).begin()
  few.blocks(0, 'study:diplomacy', 'TG-19.1').answer(0, 'study:combat')
  expect(few.options(0)).toHaveLength(2)
})
test('TG-19.2 WE-13 the third point of a pair costs 6, the first 2', () => {
  const t = dusk({ who: [{ is: 'beor', xp: 6, attributes: [2, 0, 0, 0, 0, 0] }] }, 4).begin()
  t.offers(0, ['raise:empathy', 'raise:courage']).answer(0, 'raise:empathy')
  expect(person(t, BEOR)).toMatchObject({ xp: 0, attributes: [2, 1, 0, 0, 0, 0] })
  const poor = dusk({ who: [{ is: 'beor', xp: 5, attributes: [2, 0, 0, 0, 0, 0] }] }, 4).begin()
  poor.blocks(0, 'raise:empathy', 'TG-19.2').answer(0, 'raise:courage')
  expect(person(poor, BEOR).xp).toBe(3)
})
test('TG-19.2 TG-19.3 TG-10.2 WE-14 WE-15 the fifth point costs 10 and is a Skill card, of one side', () => {
  const t = dusk({ who: [{ is: 'beor', xp: 20, attributes: [2, 2, 0, 0, 0, 0] }] }, 4).begin()
  t.answer(0, 'raise:aggression').asked(0, 'skill', 'TG-19.3')
  t.offersExactly(0, ['skill:S1a', 'skill:S1b', 'skill:S2a', 'skill:S2b']).answer(0, 'skill:S1a')
  expect(person(t, BEOR)).toMatchObject({ xp: 10, attributes: [2, 2, 0, 0, 0, 0] })
  t.answer(0, 'raise:aggression').offersExactly(0, ['skill:S2a', 'skill:S2b']).answer(0, 'skill:S2b')
  expect(person(t, BEOR).skills.map((no) => game.book.names.skills[no])).toEqual(['S1a', 'S2b'])
})
test('TG-19.4 TG-19.5 without a Skill card of the attribute it rises no further', () => {
  const t = dusk({ who: [{ is: 'beor', xp: 30, attributes: [2, 0, 0, 0, 0, 0], skills: ['S1a', 'S2a'] }] }, 4).begin()
  t.blocks(0, 'raise:aggression', 'TG-19.4')
  expect(t.state.outcome).toBe('none')
})
test('TG-8.5 TG-19.6 decks are rebuilt from owned cards, never below 15, and what is left out lies aside', () => {
  const t = dusk(
    {
      who: [{ is: 'beor', xp: 0 }],
      set: (s) => {
        const card = s.zones[Z.combatPool + BEOR]!.pop()!
        s.zones[Z.combatDeck + BEOR]!.push(card)
        s.where[card] = Z.combatDeck + BEOR
      },
    },
    5,
  ).begin()
  t.asked(0, 'rebuild').answer(0, 'rebuild').asked(0, 'build', 'TG-8.5')
  const all = t.options(0)
  expect(all).toHaveLength(16)
  t.refuses(0, all.slice(0, 14)).answer(0, all.slice(0, 15))
  expect(t.state.zones[Z.combatDeck + BEOR]).toHaveLength(15)
  expect(t.state.zones[Z.combatSide + BEOR]).toHaveLength(1)
})
test('TG-8.6 G-65 the sane read the dream, the mad the nightmare, each once for the place', () => {
  const t = dusk(
    {
      who: [
        { is: 'beor', terror: 3, food: 0 },
        { is: 'ailei', terror: 3, food: 0 },
        { is: 'maggot', terror: 6, isMad: true, food: 0 },
      ],
    },
    6,
  ).begin()
  const seat = t.match.waiting()[0]!
  t.asked(seat, 'dreamOrder', 'TG-8.6').answer(seat, t.options(seat))
  expect([BEOR, AILEI].map((c) => person(t, c).terror)).toEqual([2, 2])
  expect(person(t, MAGGOT)).toMatchObject({ terror: 6, health: 7 })
  t.logged('task', ['water'])
})
test('TG-8.6 Grave Candle lets the mad dream; Oneiric is paid the first time', () => {
  const t = dusk({ who: [{ is: 'beor', terror: 8, isMad: true, items: [16], skills: ['S12b'] }] }, 6).begin()
  expect(person(t, BEOR)).toMatchObject({ terror: 7, xp: 1, health: 9 })
  const again = dusk(
    { who: [{ is: 'beor', terror: 2, skills: ['S12b'], dreams: [game.book.verseNo.get('dream-101')!] }] },
    6,
  ).begin()
  expect(person(again, BEOR).xp).toBe(0)
})
test('TG-8.6 a dream uses verse rules: the bell below shows the next event for a Magic', () => {
  const t = dusk({ who: [{ is: 'beor', at: 109, magic: 1 }], places: [109] }, 6).begin()
  t.asked(0, 'option').answer(0, letter(t, 'a'))
  t.logged('looks')
  expect(person(t, BEOR).magic).toBe(0)
})
test('TG-8.7 TG-13.7 the event of the day is over, and the next dawn begins', () => {
  const t = scene({
    set: (s) => {
      quiet(s)
      s.event = eventNo('RE10')
    },
  })
    .zone(Z.eventsUp, ['RE10'], Z.eventDiscard)
    .top(Z.events, ['RE2'])
    .agenda('dusk', 6)
    .begin()
  expect(t.state.day).toBe(2)
  expect(game.faceKeys[t.state.faces[t.state.zones[Z.randomEvents]![0]!]!]).toBe('RE10')
  t.logged('dawn', [2])
})
test('TG-8.8 all complete a step before the next begins', () => {
  const t = dusk(
    {
      who: [
        { is: 'beor', food: 1, xp: 2, wealth: 0, at: 102 },
        { is: 'ailei', food: 1, xp: 2 },
      ],
    },
    2,
  ).begin()
  t.waitsFor(0, 1).answer(0, 'refuse').answer(1, 'refuse')
  t.asked(1, 'advance').pass(1).asked(0, 'advance')
  expect(t.state.outcome).toBe('none')
})
