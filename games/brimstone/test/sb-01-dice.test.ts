import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { d3 } from '../src/steps/dice.ts'
import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const SPIDER = [{ type: 'en-spider', at: [2, 7] }] as const

test('SB-1.1 EX-1 a D3 is half a D6', () => {
  expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3])
})
test('SB-1.2 SB-1.3 SB-3.2 SB-3.7 EX-2 one Grit rolls any dice again, none of them twice', () => {
  const t = acting({
    heroes: [{ at: [2, 6], grit: 2, items: ['sg-hidden-blade'] }],
    enemies: [{ type: 'en-strangler', at: [2, 7] }],
  })
    .roll('toHitMelee', faces(1, 2, 5), faces(1, 1))
    .begin()
  t.answer(0, 'melee').asked(0, 'reroll').answer(0, 'pickDice').offersExactly(0, ['die:0', 'die:1', 'die:2'])
  t.answer(0, ['die:0', 'die:1']).asked(0, 'reroll').offersExactly(0, ['spendGrit', 'pass'])
  expect(t.state.heroes[0]!.grit).toBe(1)
  const coin = acting({
    heroes: [{ at: [2, 6], grit: 1, items: ['sg-hidden-blade', 'pi-coin'] }],
    enemies: [{ type: 'en-strangler', at: [2, 7] }],
  })
    .roll('toHitMelee', faces(1, 2, 5), faces(1, 1))
    .begin()
  coin.answer(0, 'melee').answer(0, 'spendGrit').asked(0, 'reroll')
  coin.answer(0, coin.options(0).find((word) => word.startsWith('use:'))!)
  expect(coin.state.about.again).toBe(0b011)
  expect(coin.state.enemies[0]!.wounds).toBeLessThan(8)
})
test('SB-1.4 SB-1.12 an empty deck is made of its pile, and both empty give nothing', () => {
  const one = scene({ heroes: [{ at: [2, 6] }] })
    .set((s) => {
      s.depth.darkness = 15
      for (const card of s.zones[Z.darkness]!.slice()) {
        s.zones[Z.darkness]!.splice(0, 1)
        s.zones[Z.darknessPile]!.push(card)
        s.where[card] = Z.darknessPile
      }
    })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .begin()
  expect(one.state.depth.darkness).toBeLessThan(15)
  expect(one.zone(Z.darkness).length).toBeGreaterThan(0)
  expect(one.zone(Z.darkness).length + one.zone(Z.darknessPile).length + one.zone(Z.remains).length).toBe(12)
})
test('SB-1.5 SB-10.3 SB-10.5 SB-10.12 Scavenge is shuffled anew, and enemies wait for the other cards', () => {
  const t = acting({ heroes: [{ at: [2, 6] }] })
    .roll('scavenge', faces(6, 6, 1))
    .shuffle(Z.scavenge, ['sv-lair', 'sv-stone'])
    .begin()
  t.answer(0, 'scavenge:0')
  expect(t.state.heroes[0]!.darkStone).toBe(1)
  expect(t.state.enemies.length).toBeGreaterThan(0)
  expect(t.state.tiles[0]!.scavenged).toBe(true)
})
test('SB-1.9 SB-39.2 EX-6 with one possibility nothing is rolled, with several each is equally likely', () => {
  const t = scene({ heroes: [{ at: [2, 6] }] })
    .agenda('holdBack')
    .roll('holdBack', faces(4, 4))
    .roll('hits', faces(2))
    .roll('defense', faces(6))
    .begin()
  expect(t.luck().join(' ')).not.toContain('hero')
  const two = scene({ heroes: [{ at: [2, 6] }, { at: [3, 6] }] })
    .agenda('holdBack')
    .roll('holdBack', faces(4, 4))
    .roll('hero', [1])
    .roll('hits', faces(1))
    .roll('defense', faces(1))
    .begin()
  expect(two.state.heroes.map(({ wounds }) => wounds)).toEqual([0, 1])
  for (const n of [3, 4])
    for (let h = 0; h < n; h++) {
      const one = scene({ heroes: Array.from({ length: n }, (_, i) => ({ at: [2 + (i % 2), 6 + (i >> 1)] as const })) })
        .agenda('holdBack')
        .roll('holdBack', faces(4, 4))
        .roll('hero', [h])
        .roll('hits', faces(1))
        .roll('defense', faces(1))
        .begin()
      expect(one.state.heroes.findIndex(({ wounds }) => wounds === 1)).toBe(h)
    }
})
test('SB-1.10 SB-1.14 each hero means those who stand, the highest Initiative first', () => {
  const t = scene({ heroes: [{ at: [2, 6] }, { at: [3, 6], down: 1 }, { at: [2, 7], class: 'cl-saloon' }] })
    .agenda('holdBack')
    .roll('holdBack', faces(3, 3))
    .roll('willpower', faces(1, 1), faces(6, 1))
    .begin()
  expect(t.state.heroes.map(({ harm }) => harm)).toEqual([1, 0, 2])
})
test('SB-1.11 a decision of the posse is proposed and agreed to', () => {
  const t = scene({
    seats: 2,
    heroes: [{ at: [2, 6] }, { at: [3, 6], class: 'cl-bandit' }],
    options: { consensus: 'all' },
  })
    .agenda('activate')
    .begin()
  t.waitsFor(0, 1).answer(1, 'hero:1').asked(0, 'agree').answer(0, 'refuse')
  t.waitsFor(0, 1).answer(1, 'hero:1').answer(0, 'agree')
  expect(t.state.heroes[1]!.activated).toBe(true)
})
test('SB-1.13 SB-1.16 limits come last, and a cost is paid whole', () => {
  const t = acting({
    heroes: [{ at: [2, 6], grit: 1, upgrades: [game.book.names.upgrades.indexOf('su-deputize')] }, { at: [3, 6] }],
    enemies: SPIDER,
  }).begin()
  expect(t.options(0).some((word) => word.startsWith('use:'))).toBe(true)
  const poor = acting({
    heroes: [{ at: [2, 6], upgrades: [game.book.names.upgrades.indexOf('su-deputize')] }, { at: [3, 6] }],
    enemies: SPIDER,
  }).begin()
  expect(poor.options(0).some((word) => word.startsWith('use:'))).toBe(false)
})
test('SB-1.15 SB-17.1 what a hero owns is out of its deck, what leaves play goes to its pile', () => {
  const t = acting({ heroes: [{ at: [2, 6] }] })
    .roll('scavenge', faces(6, 1, 1))
    .shuffle(Z.scavenge, ['sv-gear'])
    .top(Z.gear, ['gr-rope'])
    .begin()
  t.answer(0, 'scavenge:0')
  expect(t.zone(Z.gear)).not.toContain('gr-rope')
  expect(t.zone(Z.held)).toContain('gr-rope')
  expect(t.state.heroes[0]!.items.map(({ item }) => game.book.names.items[item])).toContain('gr-rope')
})
test('SB-1.6 SB-13.1 SB-1.8 a card that remains is in force until it is paid off', () => {
  const t = acting({ heroes: [{ at: [2, 6], grit: 2 }] })
    .zone(Z.remains, ['dk-guttering'])
    .begin()
  t.offers(0, [`payOff:${t.card('dk-guttering')}`]).answer(0, `payOff:${t.card('dk-guttering')}`)
  expect(t.zone(Z.darknessPile)).toEqual(['dk-guttering'])
  expect(t.state.heroes[0]!.grit).toBe(0)
})
test('SB-1.7 keywords do nothing until a text refers to them', () => {
  const { enemies } = game.book.content
  expect(enemies.every(({ keywords }) => keywords.length > 0)).toBe(true)
})
