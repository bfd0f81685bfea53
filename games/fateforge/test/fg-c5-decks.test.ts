import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { energy, enemiesAct, health, hero, thing, turnOf } from './acting.ts'
import { lines } from './asking.ts'
import { type HeroWish, type Scene, scene, Z } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

/** The Sylvan Guard, the only one standing, pays for the extra round with this card. */
const drawn = (card: string, wish: HeroWish, more: Scene = {}) =>
  scene({ ...more, heroes: { 'sylvan-guard': wish, lord: { health: 0 } }, round: 6 })
    .agenda('extraRound')
    .top(Z.corruptionDeck, [card])
const taken = (card: string, wish: HeroWish, more: Scene = {}) => drawn(card, wish, more).begin().answer(0, 'extra')

describe('a lowered maximum', () => {
  test('FG-C5.1 takes an exhausted token, or else an available one', () => {
    expect(health(taken('black-veins', { health: 5 }), 'sylvan-guard')).toEqual([5, 1, 0])
    expect(health(taken('black-veins', {}), 'sylvan-guard')).toEqual([6, 0, 0])
    expect(energy(taken('cold-hands', { energy: 3 }), 'sylvan-guard')).toEqual([3, 1])
    expect(energy(taken('cold-hands', {}), 'sylvan-guard')).toEqual([4, 0])
  })
  test('FG-C5.1 never falls below 1', () => {
    const heroes = CONTENT.heroes.map((printed) => ({ ...printed, health: 1, energy: 1 }))
    const veins = taken('black-veins', {}, { content: { heroes } })
    expect([health(veins, 'sylvan-guard'), hero(veins, 'sylvan-guard').down]).toEqual([[1, 0, 0], false])
    expect(energy(taken('cold-hands', {}, { content: { heroes } }), 'sylvan-guard')).toEqual([1, 0])
  })
  test('FG-C5.1 comes back exhausted when the card leaves play', () => {
    const t = scene({
      scene: 'c1',
      heroes: { 'sylvan-guard': { at: null, also: { health: 6 } }, lord: { at: null } },
      options: { play: 'campaign', until: 'end' },
    })
      .zone(Z.corruption, ['black-veins'])
      .set((s) => {
        s.node = 'r1'
        s.gold = 3
        s.locations = ['temple']
        s.rest = { ...s.rest, id: 'r1', time: 4 }
      })
      .agenda('rest')
      .begin()
    t.answer(0, 'visit:temple').answer(0, 'cleanse:black-veins')
    expect(health(t, 'sylvan-guard')).toEqual([6, 1, 0])
  })
})

describe('choices on cards', () => {
  const trap: Token = { kind: 'trap', id: 'trap', zone: 'b1' }
  const netted = (wish: HeroWish = {}, ...more: readonly Token[]) =>
    turnOf({
      ground: { tokens: [trap, ...more] },
      heroes: { mercenary: { pool: ['move.red', 'strike.red'], ...wish }, shaman: { at: 'd3' } },
    })
      .top(Z.trapDeck, ['net'])
      .begin()
      .answer(0, 'move:b1:move.red')
      .answer(0, 'spring')
  test('FG-C5.2 Net on one’s own turn: end it, or lose 1 energy', () => {
    const ended = netted().asked(0, 'mishap').offersExactly(0, ['endTurn', 'loseEnergy']).answer(0, 'endTurn')
    ended.asked(1, 'turn').logged('turnEnds', ['mercenary', '*'])
    expect(energy(ended, 'mercenary')).toEqual([4, 0])
    const paid = netted().answer(0, 'loseEnergy').asked(0, 'turn').offers(0, 'move:a1:energy')
    expect(energy(paid, 'mercenary')).toEqual([3, 1])
  })
  test('FG-C5.2 in an enemy turn only the energy is lost', () => {
    const t = enemiesAct({
      ground: { tokens: [trap] },
      heroes: { mercenary: { at: 'a1' }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'bruiser', at: 'a1' }],
    })
      .roll('luck', [1])
      .top(Z.trapDeck, ['net'])
      .begin()
    expect([lines(t, 'trap'), energy(t, 'mercenary')]).toEqual([['trap mercenary net'], [3, 1]])
  })
  test('FG-C5.2 FG-U4.2 a turn that Net ends at a fountain still ends there', () => {
    const t = netted({ health: 5 }, { kind: 'fountain', id: 'fountain', zone: 'b1', perHero: 1 })
      .answer(0, 'endTurn')
      .asked(0, 'fountain')
      .answer(0, 'drink:1:0')
    expect([health(t, 'mercenary'), thing(t, 'fountain').n]).toEqual([[6, 3, 0], 1])
    t.asked(1, 'turn')
  })
  test('FG-C5.3 Debt: a gold of the group, if it has one, or 2 energy', () => {
    const debt = (gold: number) =>
      drawn('debt', {})
        .set((s) => void (s.gold = gold))
        .begin()
        .answer(0, 'extra')
    const rich = debt(1).asked(0, 'mishap').offersExactly(0, ['payGold', 'loseEnergy']).answer(0, 'payGold')
    expect([rich.state.gold, energy(rich, 'sylvan-guard')]).toEqual([0, [5, 0]])
    expect(energy(debt(1).answer(0, 'loseEnergy'), 'sylvan-guard')).toEqual([3, 2])
    const poor = debt(0)
    expect([poor.state.gold, energy(poor, 'sylvan-guard')]).toEqual([0, [3, 2]])
  })
  test('FG-C5.3 FG-19.7 gems of the fight under way pay no Debt, gold that was brought does', () => {
    const gem: Token = { kind: 'gem', id: 'gem', zone: 'b1', gem: 'red' }
    const afterGem = (gold: number) =>
      turnOf({
        ground: { tokens: [gem] },
        heroes: { 'sylvan-guard': { pool: ['move.red'] }, lord: { health: 0 } },
        round: 6,
      })
        .set((s) => void (s.gold = gold))
        .top(Z.corruptionDeck, ['debt'])
        .begin()
        .answer(0, 'move:b1:move.red')
        .answer(0, 'end')
        .untilAsked(0, 'extra')
        .answer(0, 'extra')
    const none = afterGem(0)
    expect([none.state.gold, energy(none, 'sylvan-guard')]).toEqual([3, [3, 2]])
    const one = afterGem(1).asked(0, 'mishap').answer(0, 'payGold')
    expect([one.state.gold, energy(one, 'sylvan-guard')]).toEqual([3, [5, 0]])
  })
  test('FG-C5.3 when the fight is over its gems are gold', () => {
    const t = scene({ heroes: { 'sylvan-guard': {}, lord: { health: 0 } } })
      .set((s) => {
        s.gold = 1
        s.collected = [0]
        s.left = [0]
      })
      .top(Z.corruptionDeck, ['debt'])
      .agenda('aftermath')
      .begin()
    expect(t.asked(1, 'mishap').answer(1, 'payGold').state.gold).toBe(0)
  })
})

describe('the decks', () => {
  test('FG-C5.4 12 titles of corruption and 8 of fear twice each, 8 traps', () => {
    const t = scene().begin()
    const [corruption, fear, traps] = [Z.corruptionDeck, Z.fearDeck, Z.trapDeck].map((z) => t.zone(z)) as [
      string[],
      string[],
      string[],
    ]
    expect([corruption.length, new Set(corruption).size]).toEqual([24, 12])
    expect([fear.length, new Set(fear).size]).toEqual([16, 8])
    expect([traps.length, new Set(traps).size]).toEqual([8, 8])
  })
  test('FG-C5.4 copies of a kept card add up', () => {
    const t = scene({
      scene: 'c1',
      heroes: { lord: { at: null, energy: 0 }, shaman: { at: null } },
      options: { play: 'campaign', until: 'end' },
    })
      .set((s) => void (s.node = 'n3'))
      .zone(Z.corruption, ['sinister-whispers', 'sinister-whispers'])
      .agenda('tester')
      .roll('test', [0, 0, 0, 0])
      .begin()
    expect(lines(t.answer(0, 'tester:0'), 'tested')).toEqual(['tested lord perception 4'])
    const twice = drawn('cold-hands', { also: { energy: 4 } })
      .zone(Z.corruption, ['cold-hands'])
      .begin()
      .answer(0, 'extra')
    expect(energy(twice, 'sylvan-guard')).toEqual([3, 0])
  })
})
