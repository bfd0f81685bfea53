import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { acting, preparing } from './acting.ts'
import { lines, namedBy, verbs } from './asking.ts'
import { bagOf, fought, heroOf, type Tale, type Telling, telling, tokens } from './tale.ts'

afterEach(allDone)

const points = (verdict: 'won' | 'lost', node: string, wanted: Tale = {}): number =>
  fought(verdict, { node, ...wanted }).state.victory

test('FG-42.1 a main-story combat won gives a victory point; lost it gives none', () => {
  expect([points('won', 'c1'), points('lost', 'c1')]).toEqual([1, 0])
  expect([points('won', 'c4x'), points('lost', 'c4x')]).toEqual([1, 0])
  expect(points('won', 'c1', { campaign: { victory: 2, rewards: 1 } })).toBe(3)
  const mains = CONTENT.stories.flatMap(({ nodes }) =>
    nodes.flatMap((node) =>
      node.kind === 'scene' && 'combat' in node.scene && node.scene.main === true ? [node.scene.combat] : [],
    ),
  )
  expect(mains).toEqual(['c1', 'c2', 'c3', 'c4', 'c4x', 'c5', 'c6', 'c7'])
})
test('FG-42.1 a side quest gives none', () => {
  const story = CONTENT.stories.find(({ id }) => id === 'poison-cellar')!.nodes
  const t = fought('won', { node: 'sq3', story })
  expect([t.state.victory, lines(t, 'victory'), t.state.gold]).toEqual([0, [], 4])
})

/** The fight that brings the group to this many victory points. */
const winning = (victory: number, wanted: Tale = {}): Telling =>
  fought('won', {
    node: 'c2',
    ...wanted,
    campaign: { victory: victory - 1, rewards: Math.floor((victory - 1) / 2), ...wanted.campaign },
  })

test('FG-42.2 at certain totals the group takes one of two rewards, once', () => {
  const t = winning(2).asked(0, 'prize', 'FG-42.2').offersExactly(0, ['prize:die', 'prize:gold6'])
  t.refuses(0, 'prize:item')
  t.answer(0, 'prize:gold6').logged('prize', ['gold6']).notAsked(0, 'prize')
  expect([t.state.gold, t.state.rewards]).toEqual([6, 1])
  winning(3).notAsked(0, 'prize')
  const missed = winning(2, { campaign: { victory: 3, rewards: 0 } }).answer(0, 'prize:gold6')
  missed.asked(0, 'prize').offersExactly(0, ['prize:item', 'prize:traitCard'])
})

test('FG-C6.1 2 points: a die of any colour for one hero, or 6 gold', () => {
  const t = winning(2).answer(0, 'prize:die').asked(0, 'dieWon', 'FG-C6.1')
  expect(namedBy(t, 'die')).toEqual(
    ['0', '1'].flatMap((h) => ['red', 'yellow', 'blue', 'green'].map((die) => `${h}:${die}`)),
  )
  t.answer(0, 'die:0:blue').logged('dieWon', ['lord', 'blue'])
  expect([heroOf(t, 'lord').dice, heroOf(t, 'rogue').dice]).toEqual([[2], []])
  const next = preparing({ heroes: { lord: { dice: ['blue'] }, rogue: {} } })
  expect(namedBy(next, 'roll')).toContain('0:29')
})
test('FG-C6.1 4 points: an item of choice from the stalls, or a trait card', () => {
  const item = winning(4, { bag: ['great-axe'] }).answer(0, 'prize:item')
  const there = CONTENT.items.flatMap(({ id }) => (['great-axe', 'shamanic-drum'].includes(id) ? [] : [id]))
  expect(namedBy(item, 'take')).toEqual(there)
  expect(bagOf(item.answer(0, 'take:kite-shield'))).toEqual(['great-axe', 'kite-shield'])
  expect(item.state.bag[1]!.cubes).toBe(1)
  const trait = winning(4).answer(0, 'prize:traitCard').asked(0, 'traitCard').answer(0, 'traitCard:streetwise:1')
  expect([heroOf(trait, 'rogue').traits, trait.state.traitPoints, trait.state.traitsGiven]).toEqual([[6], 0, 0])
})
test('FG-C6.1 6 points: one more health for everybody, or one more energy, for good', () => {
  const stronger = winning(6, { heroes: { lord: { health: 4 }, rogue: {} } }).answer(0, 'prize:maxHealth')
  expect([tokens(stronger, 'lord'), tokens(stronger, 'rogue')]).toEqual([
    [6, 3, 4, 0],
    [7, 0, 5, 0],
  ])
  const keener = winning(6).answer(0, 'prize:maxEnergy')
  expect([tokens(keener, 'lord'), tokens(keener, 'rogue')]).toEqual([
    [8, 0, 5, 0],
    [6, 0, 6, 0],
  ])
  expect(CONTENT.rewards.map(({ at }) => at)).toEqual([2, 4, 6])
  winning(7, { campaign: { victory: 6, rewards: 3 } }).notAsked(0, 'prize')
})
test('FG-C6.1 a die, a maximum and what is left to win are kept from scene to scene', () => {
  const t = telling({
    node: 'gate-road',
    heroes: { lord: { also: { dice: ['blue'], moreHealth: 1, health: 9 } }, rogue: {} },
    campaign: { victory: 2, rewards: 1 },
  })
  expect([heroOf(t, 'lord').dice, tokens(t, 'lord').slice(0, 2), t.state.rewards]).toEqual([[2], [9, 0], 1])
})

test('FG-C6.2 consumables are the charged items, and food', () => {
  expect(CONTENT.items.flatMap(({ id, charged }) => (charged === true ? [id] : []))).toEqual([
    'healing-potion',
    'ember-flask',
    'antidote',
    'pilgrims-charm',
  ])
  expect(CONTENT.items.flatMap(({ id, single }) => (single === true ? [id] : []))).toEqual(['war-horn', 'smoke-pellet'])
})

test('FG-43.1 what is won goes into the bag, and nothing in the bag is of use in a combat', () => {
  const t = acting({
    ground: {
      tokens: [
        { kind: 'gem', id: 'g', zone: 'b1', gem: 'red' },
        { kind: 'food', id: 'f', zone: 'b1' },
      ],
    },
    heroes: { lord: { health: 3, pool: ['move.red', 'focus.green'] }, rogue: {} },
    bag: ['healing-potion', 'iron-sword'],
  })
  t.answer(0, 'move:b1:move.red')
  expect([t.state.gold, t.state.food]).toEqual([3, 1])
  for (const verb of ['eat', 'tend', 'put', 'camp']) expect(verbs(t)).not.toContain(verb)
  for (const word of ['eat:0', 'tend:healing-potion:0', 'put:bag.1:1.pack2', 'card:healing-potion:0', 'camp'])
    t.refuses(0, word)
})

test('FG-43.2 the bag is everybody’s, and outlasts a fight in which all have fallen', () => {
  const beaten = fought('lost', {
    node: 'c2',
    bag: ['buckler'],
    campaign: { gold: 5, food: 2 },
    heroes: { lord: { health: 0, down: true }, rogue: { health: 0, down: true } },
  })
  expect([beaten.state.gold, beaten.state.food, bagOf(beaten)]).toEqual([5, 2, ['buckler']])
  expect(beaten.goesOn().state.node).toBe('n6b')
  const t = telling({ node: 'r1', campaign: { gold: 9, beastMaster: 1 } }).asked(1, 'rest')
  t.answer(1, 'visit:training-yard').answer(1, 'train:vanish').answer(1, 'train:taunt')
  expect([heroOf(t, 'rogue').skills.length, heroOf(t, 'lord').skills.length]).toEqual([3, 3])
  const costs = ['vanish', 'taunt'].map((id) => CONTENT.skills.find((skill) => skill.id === id)!.cost!)
  expect(t.state.gold).toBe(9 - costs[0]! - costs[1]!)
})
test('FG-43.2 FG-51.1 what is spent is agreed on, whoever proposes it', () => {
  const t = telling({ node: 'r1', campaign: { gold: 4 }, options: { consensus: 'all' } })
  t.answer(1, 'visit:stalls').answer(0, 'agree').answer(1, 'buy:buckler').answer(0, 'refuse')
  expect([t.state.gold, bagOf(t)]).toEqual([4, []])
  t.answer(1, 'buy:buckler').answer(0, 'agree')
  expect([t.state.gold, bagOf(t)]).toEqual([0, ['buckler']])
})

test('WE-22 FG-43.3 two yellow gems, a red one and a blue one are 10 gold', () => {
  const gem = (id: string, kind: 'yellow' | 'red' | 'blue') => ({
    kind: 'gem' as const,
    id,
    zone: 'b1' as const,
    gem: kind,
  })
  const tokensHere = [gem('y1', 'yellow'), gem('y2', 'yellow'), gem('r', 'red'), gem('b', 'blue')]
  const t = acting({ ground: { tokens: tokensHere }, heroes: { lord: { pool: ['move.red'] }, rogue: {} } })
  t.answer(0, 'move:b1:move.red')
  expect(t.state.gold).toBe(10)
  expect(lines(t, 'collectedGem').map((line) => line.split(' ').at(-1))).toEqual(['yellow', 'yellow', 'red', 'blue'])
})
test('FG-43.3 the total is spent, and change is made', () => {
  const t = telling({ node: 'r1', campaign: { gold: 10 } })
    .answer(0, 'visit:stalls')
    .answer(0, 'buy:iron-sword')
  expect(t.state.gold).toBe(6)
  const toll = telling({ node: 'n5', campaign: { gold: 5 } }).answer(0, 'choice:n5.pay')
  expect(toll.state.gold).toBe(2)
  telling({ node: 'n5', campaign: { gold: 2 } }).refuses(0, 'choice:n5.pay', 'FG-43.3')
})
