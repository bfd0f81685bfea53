/** What people are asked only if they want to be: everybody would answer alike. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { taintedGrail } from '../src/module.ts'
import { Z } from '../src/state.ts'
import { midway, type Midway, type Table } from './meeting.ts'
import { BEOR, quiet, scene, type Who } from './scene.ts'

afterEach(allDone)
/** With the wishes that a table has unless somebody takes them back. */
function wished(t: Table): Table {
  for (let seat = 0; seat < t.match.seats; seat++)
    for (const name of taintedGrail.settled ?? []) t.match.setWindow(seat, name, 'habit')
  return t
}
const dusk = (who: readonly Who[], step: number): Table =>
  wished(
    scene({
      who,
      set: (s) => {
        quiet(s)
        s.taught = step === 1 ? 255 : 0
        // Sixteen cards: one could be left out.
        const card = s.zones[Z.combatPool + BEOR]!.pop()!
        s.zones[Z.combatDeck + BEOR]!.push(card)
        s.where[card] = Z.combatDeck + BEOR
      },
    })
      .top(Z.events, ['RE10'])
      .agenda('dusk', step)
      .begin(),
  )

describe('TG-8.5 a deck is put in order', () => {
  test('TG-8.5 when it has been taught a card this evening', () => {
    const t = dusk([{ is: 'beor', xp: 2 }], 4).answer(0, 'study:combat')
    t.answer(0, t.options(0)[0]!).asked(0, 'rebuild').pass(0)
    expect(t.state.day).toBe(2)
  })
  test('TG-8.5 and not because the other one has', () => {
    const t = dusk([{ is: 'beor', xp: 2 }], 4).answer(0, 'study:diplomacy')
    t.answer(0, t.options(0)[0]!).asked(0, 'rebuild')
    expect(t.state.about.part).toBe(1)
  })
  test('TG-8.5 or on another evening if somebody wants to be asked', () => {
    const t = dusk([{ is: 'beor', xp: 2 }], 4).pass(0)
    expect(t.notAsked(0, 'rebuild').state.day).toBe(2)
    const asked = dusk([{ is: 'beor', xp: 2 }], 4)
    asked.match.setWindow(0, 'rebuild', 'always')
    asked.pass(0).asked(0, 'rebuild')
  })
  test('TG-8.5 what was taught yesterday is forgotten', () => {
    const t = dusk([{ is: 'beor', xp: 2 }], 1)
    expect(t.state.taught).toBe(0)
  })
})
describe('TG-8.2 Food changes hands at dusk', () => {
  const two = (food: number): Table =>
    dusk(
      [
        { is: 'beor', food: 2 },
        { is: 'ailei', food },
      ],
      2,
    )
  test('TG-8.2 where somebody would go without', () => {
    expect(two(0).asked(0, 'tradeAtDusk').state.period).toBe('dusk')
  })
  test('TG-8.2 and nobody is asked where all have enough', () => {
    expect(two(1).asked(0, 'rest').asked(1, 'rest').state.period).toBe('dusk')
  })
  test('TG-14.7 what is given is taken', () => {
    const t = two(0).answer(0, 'trade:ailei').answer(0, 'give:food').answer(0, 'number:1')
    expect(t.notAsked(1, 'tradeAgree').state.characters[0]!.food).toBe(1)
  })
})
describe('TG-25.10 TG-29.7 one stops by oneself', () => {
  const after = (against: Midway['against'], now: Midway['now'], hand: readonly string[] = []): Table =>
    wished(midway({ against, hands: { beor: hand }, now: { laid: 1, ...now } }).begin())
  const goesOn = (t: Table): boolean => t.state.encounter.phase === 'cards'
  test('TG-25.10 when the enemy falls and nothing more can be laid', () => {
    expect(goesOn(after('GY1', { pool: 3 }))).toBe(false)
    after('GY1', { pool: 2 }).asked(0, 'moreCards')
  })
  test('TG-25.10 not while there is a card that could be laid', () => {
    expect(goesOn(after('GY1', { pool: 3, isChained: true }, ['C-B-01']))).toBe(true)
  })
  test('TG-25.6 not where laying too little is what it waits for', () => {
    expect(goesOn(after('GN6', { pool: 9 }))).toBe(true)
    expect(goesOn(after('GN6', { pool: 9, laid: 2 }))).toBe(false)
  })
  test('TG-29.7 when a stage is won', () => {
    expect(after('BL1', { affinity: 3 }).state.encounter.laid).toBe(0)
    after('BL1', { affinity: 2 }).asked(0, 'moreCards')
  })
})
