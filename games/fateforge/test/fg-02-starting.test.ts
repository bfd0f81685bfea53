import { BadInput, hashState, Match } from '@emberhall/kernel'
import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { type HeroId, HEROES } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import { SLOTS } from '../src/parts.ts'
import type { O, S } from '../src/state.ts'
import { heroText } from '../src/text/cardText.ts'
import { health, preparing } from './acting.ts'
import { namedBy } from './asking.ts'
import { gameOf, heroOf, inSlot, skillsOf, type Telling, telling, tokens } from './tale.ts'

afterEach(allDone)

const game = gameOf({})
/** A new campaign; heroes who are named need not be chosen. */
const starting = (seats: number, heroes: readonly HeroId[] = [], options: Partial<O> = {}): Telling =>
  fromSetup(game, { seats, options: { play: 'campaign', until: 'end', heroes: [...heroes], ...options } }).begin()

test('FG-2.1 each player takes a hero whom nobody else has', () => {
  const t = starting(2).asked(0, 'hero', 'FG-2.1').notAsked(1)
  expect(namedBy(t, 'hero')).toEqual([...HEROES])
  t.answer(0, 'hero:rogue').asked(1, 'hero').blocks(1, 'hero:rogue', 'FG-2.1').refuses(1, 'hero:rogue', 'FG-2.1')
  t.answer(1, 'hero:lord').asked(0, 'page')
  expect(t.state.heroes.map(({ id, seat }) => [HEROES[id], seat])).toEqual([
    ['rogue', 0],
    ['lord', 1],
  ])
})
test('FG-2.1 a lone player takes two, four take four; more than four cannot play', () => {
  const one = starting(1).answer(0, 'hero:lord').asked(0, 'hero').answer(0, 'hero:shaman').asked(0, 'page')
  expect(one.state.heroes.map(({ seat }) => seat)).toEqual([0, 0])
  const four = starting(4)
  HEROES.slice(0, 4).forEach((id, seat) => four.answer(seat, `hero:${id}`))
  expect(four.asked(0, 'page').state.heroes).toHaveLength(4)
  expect(() => Match.start(game, { seats: 5 })).toThrow(BadInput)
})
test('FG-2.1 heroes named beforehand have to be different and known', () => {
  const named = (heroes: string[]) => Match.start(game, { seats: 2, options: { heroes } })
  expect(() => named(['rogue', 'rogue'])).toThrow(/FG-2\.1/)
  expect(() => named(['rogue', 'bard'])).toThrow(/FG-2\.1/)
  expect(starting(2, ['rogue']).asked(1, 'hero').blocked(1, 'hero:rogue')).toHaveLength(1)
})

test('FG-2.2 the story and the figures of every hero can be read before the choice', () => {
  for (const lang of ['en', 'fr'] as const)
    for (const hero of CONTENT.heroes) {
      const { name, kindLine, lines, flavour } = heroText(hero, lang)
      expect(name).not.toBe('')
      expect(kindLine).toMatch(new RegExp(`${hero.health}\\b.*\\b${hero.energy}\\b`))
      expect(lines[0]!.length).toBeGreaterThan(20)
      expect((flavour ?? '').length).toBeGreaterThan(80)
    }
  const { kindLine } = heroText(CONTENT.heroes.find(({ id }) => id === 'sylvan-guard')!, 'en')
  expect(kindLine).toMatch(/7.*5.*Perception/)
})

test('FG-2.3 a hero comes with all its tokens, its dice, and two skills that are both active', () => {
  const t = starting(2, ['lord', 'rogue'])
  expect([tokens(t, 'lord'), tokens(t, 'rogue')]).toEqual([
    [8, 0, 4, 0],
    [6, 0, 5, 0],
  ])
  expect(skillsOf(t, 'lord')).toEqual(['high-guard', 'riposte'])
  expect(heroOf(t, 'lord').active).toEqual(heroOf(t, 'lord').skills)
  expect(CONTENT.heroes.find(({ id }) => id === 'lord')!.dice).toEqual(['red', 'red', 'yellow', 'green'])
  for (const { id } of CONTENT.heroes) {
    const other = id === 'lord' ? 'rogue' : 'lord'
    expect(skillsOf(starting(2, [id, other]), id)).toHaveLength(2)
  }
})

test('FG-2.4 the Rogue has Stealth, the Lord a stance, the Shaman her drum in a slot she likes', () => {
  const t = starting(4, ['rogue', 'lord', 'shaman', 'mercenary'])
  for (const id of ['rogue', 'lord', 'mercenary'] as const)
    expect(SLOTS.map((slot) => inSlot(t, id, slot))).toEqual(SLOTS.map(() => ''))
  expect([inSlot(t, 'shaman', 'pack2'), heroOf(t, 'shaman').slots[3]!.up]).toEqual(['shamanic-drum', true])
  t.answer(0, 'camp').offers(0, ['put:3.pack2:3.clothing', 'put:3.pack2:3.pack3', 'put:3.pack2:3.pack4'])
  t.refuses(0, 'put:3.pack2:1.pack2', 'FG-C1.8')
  t.answer(0, 'put:3.pack2:3.clothing')
  expect([inSlot(t, 'shaman', 'clothing'), heroOf(t, 'shaman').slots[2]!.up]).toEqual(['shamanic-drum', true])
  const fight = telling({ node: 'c1', heroes: { rogue: {}, lord: {}, shaman: {}, mercenary: {} } })
  expect(fight.state.heroes.map(({ stealth, stance }) => [stealth, stance])).toEqual([
    [true, 'guard'],
    [false, 'guard'],
    [false, 'guard'],
    [false, 'guard'],
  ])
})

test('FG-2.5 nobody has a weapon, and the bag is empty', () => {
  const t = starting(4, ['rogue', 'lord', 'shaman', 'mercenary'])
  expect(t.state.heroes.every(({ slots }) => slots[0]!.item < 0 && slots[1]!.item < 0)).toBe(true)
  expect([t.state.gold, t.state.food, t.state.bag]).toEqual([0, 0, []])
})

/** The first fight answered plainly, as often as this. */
function firstFight(tutorial: boolean, answers: number): { readonly match: Match<S, O>; readonly hash: string } {
  const options = { play: 'training', training: 'c1', heroes: ['lord', 'rogue'], tutorial } as const
  const match = Match.start(game, { seats: 2, options: { ...options, heroes: [...options.heroes] }, seed: 5 })
  for (let i = 0; i < answers && !match.isOver; i++) {
    const { seat, options: offers } = match.asks().find(({ answer }) => answer === null)!
    match.answer({ seat, question: match.question, value: game.words.print(offers[i % offers.length]!) })
  }
  return { match, hash: hashState(game, match.table.s) }
}
test('FG-2.6 the tutorial of the first fight changes no rule', () => {
  for (const answers of [4, 12, 40, 120]) expect(firstFight(true, answers).hash).toBe(firstFight(false, answers).hash)
  const { match } = firstFight(true, 40)
  expect(match.asks().map(({ options }) => options)).toEqual(
    firstFight(false, 40)
      .match.asks()
      .map(({ options }) => options),
  )
})
test('FG-2.6 FG-23.8 a Sprint past an enemy hurts in the lesson as well', () => {
  for (const tutorial of [true, false]) {
    const t = preparing({
      heroes: { lord: {}, shaman: {} },
      enemies: [{ enemy: 'guard-dog', at: 'a1' }],
      options: { tutorial },
    })
    expect(health(t.answer(0, 'roll:0:15').answer(0, 'sprint:0:b1'), 'lord')).toEqual([7, 1, 0])
  }
})
