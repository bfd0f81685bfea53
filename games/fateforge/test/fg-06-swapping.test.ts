import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { impossible } from '../src/invariants.ts'
import { tell } from '../src/table/pages/words.ts'
import { namedBy, verbs } from './asking.ts'
import { bagOf, gameOf, heroOf, inSlot, skillsOf, type Tale, type Telling, telling, tokens, Z } from './tale.ts'

afterEach(allDone)

/** The group sees to its things on the road. */
const camping = (wanted: Tale = {}, node = 'gate-road'): Telling => telling({ node, ...wanted }).answer(0, 'camp')
const priced = (hero: string) =>
  CONTENT.skills.filter((skill) => skill.hero === hero && skill.cost !== undefined && skill.upgrades === undefined)

test('FG-6.1 outside combat a hero in play gives way to one who is not', () => {
  const t = camping().offers(0, ['swap:0:shaman', 'swap:1:mercenary'])
  expect(namedBy(t, 'swap')).toEqual(
    [0, 1].flatMap((h) => ['sylvan-guard', 'shaman', 'mercenary'].map((id) => `${h}:${id}`)),
  )
  t.refuses(0, 'swap:0:rogue')
  t.answer(0, 'swap:1:shaman').logged('swapped', ['rogue', 'shaman'])
  expect(t.state.heroes.map(({ id, seat }) => [CONTENT.heroes[id]!.id, seat])).toEqual([
    ['lord', 0],
    ['shaman', 1],
  ])
  expect(inSlot(t, 'shaman', 'pack2')).toBe('shamanic-drum')
  camping({}, 'r1').offers(0, 'swap:0:shaman')
})
test('FG-6.1 not in a combat, nor when its panels lie open', () => {
  const panels = telling({ node: 'c1' }).answer(1, 'master:1').answer(1, 'camp')
  expect(verbs(panels)).not.toContain('swap')
  panels.refuses(1, 'swap:0:shaman')
  const fight = panels.answer(1, 'leave').answer(1, 'ready').untilAsked(0, 'prepare')
  expect(verbs(fight)).not.toContain('camp')
  fight.refuses(0, 'swap:0:shaman')
})

test('FG-6.2 the newcomer chooses as many skills as the other had acquired, free of charge', () => {
  const lord = ['taunt', 'cleave', 'riposte-2']
  const also = { skills: ['high-guard', ...lord], active: ['high-guard'] }
  const t = camping({ heroes: { lord: { also }, rogue: {} }, campaign: { gold: 4, graveyard: ['riposte'] } })
  t.answer(0, 'swap:0:shaman').asked(0, 'swapSkills', 'FG-6.2')
  expect(namedBy(t, 'learn')).toEqual([...priced('shaman').map(({ id }) => id), 'spirit-bolt-2'])
  const [first, second] = priced('shaman').map(({ id }) => id)
  t.answer(0, 'learn:spirit-bolt-2').refuses(0, 'learn:spirit-bolt-2')
  t.answer(0, `learn:${first}`).answer(0, `learn:${second}`).asked(0, 'camp')
  expect(skillsOf(t, 'shaman')).toEqual(expect.arrayContaining(['spirit-bolt-2', first, second]))
  expect([skillsOf(t, 'shaman').length, t.state.gold]).toEqual([4, 4])
})
test('FG-6.2 starting skills do not count, and level II is only for level II', () => {
  camping().answer(0, 'swap:0:shaman').asked(0, 'camp')
  const t = camping({ heroes: { lord: { skills: ['taunt'] }, rogue: {} } }).answer(0, 'swap:0:mercenary')
  expect(namedBy(t, 'learn')).toEqual(priced('mercenary').map(({ id }) => id))
  t.refuses(0, 'learn:charge-2')
})
test('FG-6.2 FG-49.3 what was discarded is not on sale to a newcomer either', () => {
  const wanted: Tale = { heroes: { lord: { skills: ['taunt'] }, rogue: {} }, campaign: { graveyard: ['twin-arrows'] } }
  const t = camping(wanted).answer(0, 'swap:0:sylvan-guard')
  expect(namedBy(t, 'learn')).toEqual(priced('sylvan-guard').flatMap(({ id }) => (id === 'twin-arrows' ? [] : [id])))
})

test('FG-6.3 corruption and trait cards pass on, the trait on the board does not', () => {
  const rogue = { corruption: ['doubt', 'tremor'], traits: ['lore'] as const }
  const t = camping({ heroes: { rogue, shaman: {} } }).answer(0, 'swap:0:lord')
  expect(t.zone(Z.corruption + 0)).toEqual(['doubt', 'tremor'])
  expect(heroOf(t, 'lord').traits).toEqual([3])
  const [SUCCESS, TRAIT] = [CONTENT.testFaces.indexOf('success'), CONTENT.testFaces.indexOf('trait')]
  const passes = (node: string, dice: number[]) =>
    telling({ node, heroes: { lord: { traits: ['lore'] }, shaman: {} } })
      .roll('test', dice)
      .answer(0, 'tester:0')
      .log(0)
      .includes('testWon lord')
  expect([
    passes('n13', [TRAIT, TRAIT]),
    passes('n5-talk', [TRAIT, TRAIT]),
    passes('n10-door', [TRAIT, TRAIT, SUCCESS]),
  ]).toEqual([true, true, false])
})
test('FG-6.3 FG-C5.1 a card that lowers a maximum lowers the newcomer’s', () => {
  const rogue = {
    corruption: ['black-veins', 'cold-hands'],
    health: 5,
    energy: 4,
    also: { healthSpent: 0, energySpent: 0 },
  }
  const t = camping({ heroes: { rogue, shaman: {} } }).answer(0, 'swap:0:lord')
  expect(tokens(t, 'lord')).toEqual([7, 0, 3, 0])
  expect(impossible(gameOf({}).book, t.state)).toEqual([])
})

test('FG-6.4 items stay in the bag, own pieces go; as much is exhausted as before, with 1 health at hand', () => {
  const mercenary = { health: 2, energy: 1, items: { main: 'iron-sword', pack3: 'rope-and-hook' } as const }
  const t = camping({ heroes: { mercenary, shaman: { items: { pack3: 'lucky-coin' } } } })
  t.answer(0, 'swap:0:rogue')
  expect([tokens(t, 'rogue'), bagOf(t)]).toEqual([
    [1, 5, 2, 3],
    ['iron-sword', 'rope-and-hook'],
  ])
  t.answer(0, 'swap:1:sylvan-guard')
  expect(bagOf(t)).toEqual(['iron-sword', 'rope-and-hook', 'lucky-coin'])
  const worn = camping({ heroes: { shaman: { energy: 0 }, lord: {} } }).answer(0, 'swap:0:mercenary')
  expect(tokens(worn, 'mercenary')).toEqual([9, 0, 0, 4])
})

test('FG-6.5 the advice to swap only for another player is shown and binds nobody', () => {
  for (const lang of ['en', 'fr'] as const) expect(tell(lang, 'camp.swapNote')).toMatch(/player|joueur/)
  const t = camping({ seats: 1, heroes: { lord: {}, rogue: {} } }).answer(0, 'swap:0:shaman')
  expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 0])
  t.answer(0, 'swap:0:lord').logged('swapped', ['shaman', 'lord'])
})

test('FG-6.6 who is knocked out cannot leave, and nobody does during a test', () => {
  const t = camping({ heroes: { lord: { health: 0, down: true }, rogue: {} } }).offers(0, 'swap:1:shaman')
  t.blocks(0, 'swap:0:shaman', 'FG-6.6').refuses(0, 'swap:0:shaman', 'FG-6.6')
  const test = camping({}, 'n3')
  expect(verbs(test)).not.toContain('swap')
  test.refuses(0, 'swap:0:shaman')
})
