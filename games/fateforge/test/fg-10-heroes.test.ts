import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { SLOTS } from '../src/parts.ts'
import { heroText } from '../src/text/cardText.ts'
import { hero, preparing, turnOf } from './acting.ts'
import { lines, namedBy } from './asking.ts'
import { testing } from './outside.ts'
import type { HeroWish } from './scene.ts'

afterEach(allDone)

const [SUCCESS, TRAIT] = [CONTENT.testFaces.indexOf('success'), CONTENT.testFaces.indexOf('trait')]

test('FG-10.1 a board has two weapon slots and four backpack slots, tokens in two areas, dice, a trait', () => {
  expect(SLOTS).toHaveLength(6)
  for (const printed of CONTENT.heroes) {
    const t = preparing({ heroes: { [printed.id]: {}, [printed.id === 'lord' ? 'rogue' : 'lord']: {} } })
    const board = hero(t, printed.id)
    expect(board.slots.map(({ item }) => item)).toEqual([-1, -1, -1, -1, -1, -1])
    expect([board.health, board.healthSpent]).toEqual([printed.health, 0])
    expect([board.energy, board.energySpent]).toEqual([printed.energy, 0])
    for (const lang of ['en', 'fr'] as const) {
      const { name, kindLine, lines } = heroText(printed, lang)
      expect(name).not.toBe('')
      expect(kindLine).toContain(String(printed.health))
      expect(lines.length).toBeGreaterThan(0)
    }
  }
})

/** Whether the lord passes a Lore test with a success and a trait face. */
function passesLore(lord: HeroWish): boolean {
  const t = testing('n13', { heroes: { lord, shaman: {} } })
    .roll('test', [SUCCESS, TRAIT])
    .begin()
  t.answer(0, 'tester:0')
  return t.log(0).includes('testWon lord')
}
test('FG-10.2 one trait to begin with, more are won, an item gives one only while it is worn', () => {
  expect(new Set(CONTENT.heroes.map(({ trait }) => trait)).size).toBe(CONTENT.heroes.length)
  expect(passesLore({})).toBe(false)
  expect(passesLore({ traits: ['lore'] })).toBe(true)
  expect(passesLore({ items: { clothing: 'scholars-robe' } })).toBe(true)
  expect(passesLore({ items: { pack3: 'scholars-robe' } })).toBe(false)
})
test('FG-10.3 the trait helps in a test of its own kind only', () => {
  const perception = (chosen: 0 | 1) =>
    testing('n3', { heroes: { 'sylvan-guard': {}, shaman: {} } })
      .roll('test', [SUCCESS, TRAIT])
      .begin()
      .answer(0, `tester:${chosen}`)
  expect(lines(perception(0), 'testWon')).toEqual(['testWon sylvan-guard'])
  expect(lines(perception(1), 'testLost')).toEqual(['testLost shaman'])
  const lore = testing('n13', { heroes: { 'sylvan-guard': {}, lord: {} } })
    .roll('test', [SUCCESS, TRAIT])
    .begin()
  lore.answer(0, 'tester:0').logged('testLost', ['sylvan-guard'])
})
test('FG-10.4 the ability of a hero holds unless it is knocked out', () => {
  const master = (health: number) =>
    turnOf({ heroes: { shaman: {}, lord: { health } }, order: ['lord', 'shaman'] }, 'lord').begin()
  const up = master(8).asked(1, 'turn')
  expect(hero(up, 'lord').parry).toBe(1)
  const down = master(0).asked(0, 'turn').logged('skipped', ['lord'])
  expect(hero(down, 'lord').parry).toBe(0)
})
test('FG-10.5 a die won is added to the pool', () => {
  const fixed = preparing({ heroes: { lord: {}, shaman: {} } })
  expect(namedBy(fixed, 'roll')).toEqual(['0:15'])
  const t = preparing({ heroes: { lord: { dice: ['blue'] }, shaman: {} } })
  expect(namedBy(t, 'roll')).toEqual(['0:15', '0:23', '0:27', '0:29'])
  t.answer(0, 'roll:0:29')
  expect(hero(t, 'lord').chosen).toEqual([0, 1, 3, 2])
  expect(CONTENT.heroes.map(({ dice }) => dice.length)).toEqual([4, 4, 4, 4, 4])
})
