import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, atRound, enemiesAct, energy, hero, type Playing, turnOf, zoneOf } from './acting.ts'
import { against, lines } from './asking.ts'
import { type FoeWish, type HeroWish, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

const KNIGHT: FoeWish = { enemy: 'barrow-knight', at: 'b1' }
/** The first hero is about to walk from a1 into b1, where the Barrow Knight stands. */
const facing = (cards: readonly string[], wish: HeroWish = {}, more: Scene = {}) =>
  turnOf({
    heroes: { lord: { at: 'a1', pool: ['move.yellow', 'move.red', 'move.red'], ...wish }, shaman: { at: 'd3' } },
    enemies: [KNIGHT],
    ...more,
  }).top(Z.fearDeck, cards)
const enters = (...cards: readonly string[]): Playing => facing(cards).begin().answer(0, 'move:b1:move.yellow')

describe('drawing', () => {
  test('FG-U13.1 a hero who enters the zone of a Frightening enemy draws and applies a card', () => {
    const frozen = enters('frozen')
    expect([lines(frozen, 'fear'), frozen.zone(Z.fear)]).toEqual([['fear lord frozen'], ['frozen']])
    const scream = enters('scream')
    expect([energy(scream, 'lord'), scream.zone(Z.fear), scream.zone(Z.fearPile)]).toEqual([[3, 1], [], ['scream']])
  })
  test('FG-U13.1 and one in whose zone such an enemy comes', () => {
    const t = enemiesAct({
      heroes: { lord: { at: 'b1' }, shaman: { at: 'd3' } },
      enemies: [{ ...KNIGHT, at: 'b3' }],
    })
      .top(Z.fearDeck, ['frozen'])
      .begin()
    // It stops one zone short: nobody is frightened yet.
    expect([zoneOf(t.state.enemies[0]!), lines(t, 'fear')]).toEqual(['b2', []])
    const pushed = acting({
      heroes: { shaman: { at: 'c1', pool: ['move.yellow'], active: ['ancestral-wind'] }, lord: { at: 'b1' } },
      enemies: [{ ...KNIGHT, at: 'c1' }],
    })
    pushed.answer(0, 'card:ancestral-wind:0').answer(0, 'push:0:action.1').answer(0, 'zone:b1')
    expect(lines(pushed, 'fear')).toHaveLength(1)
    expect(hero(pushed, 'lord').feared).toBe(true)
  })
  test('FG-U13.2 at most one card a hero and round', () => {
    const t = enters('cold-resolve', 'scream', 'frozen')
    t.answer(0, 'move:a1:move.red').answer(0, 'move:b1:move.red')
    expect(lines(t, 'fear')).toHaveLength(1)
    const next = atRound({ heroes: { lord: { also: { feared: true } }, shaman: {} } }).begin()
    expect(hero(next, 'lord').feared).toBe(false)
  })
  test('FG-U13.3 a title that is open before another hero is replaced', () => {
    const t = facing(['frozen', 'scream'])
      .zone(Z.fear + 1, ['frozen'])
      .begin()
      .answer(0, 'move:b1:move.yellow')
    expect([lines(t, 'fear'), t.zone(Z.fearPile), energy(t, 'lord')]).toEqual([
      ['fear lord scream'],
      ['frozen', 'scream'],
      [3, 1],
    ])
  })
  test('FG-U13.3 discards are shuffled in again; if no other title is left nothing happens', () => {
    const used = facing([]).zone(Z.fearDeck, [], Z.fearPile).shuffle(Z.fearDeck, ['scream']).begin()
    expect(lines(used.answer(0, 'move:b1:move.yellow'), 'fear')).toEqual(['fear lord scream'])
    const others = facing([])
      .zone(Z.fear + 1, ['frozen'])
      .zone(Z.fearDeck, ['frozen'], Z.fear + 3)
      .begin()
      .answer(0, 'move:b1:move.yellow')
    expect([lines(others, 'fear'), others.zone(Z.fear), hero(others, 'lord').feared]).toEqual([[], [], false])
  })
  test('FG-U13.4 at the end of the scene all go back', () => {
    const t = scene()
      .zone(Z.fear, ['frozen'])
      .zone(Z.fear + 1, ['tunnel-vision'])
      .zone(Z.fearPile, ['scream', 'panic'])
      .agenda('aftermath')
      .begin()
    expect([Z.fearDeck, Z.fear, Z.fear + 1, Z.fearPile].map((z) => t.zone(z).length)).toEqual([16, 0, 0, 0])
  })
  test('FG-U13.5 a stunned one frightens nobody', () => {
    const t = facing(['scream'], {}, { enemies: [{ ...KNIGHT, stun: true }] }).begin()
    expect(lines(t.answer(0, 'move:b1:move.yellow'), 'fear')).toEqual([])
  })
  test('FG-U13.6 to start in the same zone is not to enter; pulled, pushed or by a portal it is', () => {
    const set = scene({ heroes: { lord: { at: 'b1' }, shaman: {} }, enemies: [KNIGHT] })
      .agenda('round')
      .begin()
    expect(lines(set, 'fear')).toEqual([])
    const pulled = enemiesAct({ heroes: { lord: { at: 'a1' }, shaman: { at: 'd3' } }, enemies: [KNIGHT] })
      .top(Z.fearDeck, ['frozen'])
      .begin()
    expect(lines(pulled, 'fear')).toEqual(['fear lord frozen'])
    const portal = facing(['frozen'], {}, { ground: { tokens: [{ kind: 'portal', id: 'p', zone: 'a1', to: ['b1'] }] } })
    expect(lines(portal.begin().answer(0, 'portal:0:move.yellow'), 'fear')).toEqual(['fear lord frozen'])
  })
  test('FG-U13.6 a second copy before the same hero adds nothing', () => {
    const t = facing(['frozen']).zone(Z.fear, ['frozen']).begin().answer(0, 'move:b1:move.yellow')
    expect([t.zone(Z.fear), t.zone(Z.fearPile)]).toEqual([['frozen'], ['frozen']])
  })
})

describe('what the cards do', () => {
  const fought = (wish: HeroWish): Scene => ({
    heroes: { 'sylvan-guard': wish, shaman: {} },
    enemies: [{ enemy: 'militia-guard', at: 'c1' }],
  })
  const before = (card: string, wish: HeroWish) => scene(fought(wish)).zone(Z.fear, [card])
  const turn = (card: string, wish: HeroWish) => turnOf(fought(wish)).zone(Z.fear, [card]).begin()
  test('FG-U13.1 open cards hold for the rest of the scene', () => {
    const frozen = before('frozen', { also: { rolledDice: true } }).begin()
    expect(against(frozen, 'sprint:0:b1')).toEqual(['FG-U13.1'])
    const heavy = turn('heavy-limbs', {})
    expect(against(heavy, 'move:b1:energy')).toEqual(['FG-U13.1'])
    const narrow = turn('tunnel-vision', { pool: ['shoot.blue'], active: ['long-shot'] }).answer(0, 'card:long-shot:0')
    expect(against(narrow, 'shoot:0:shoot.blue')).toEqual(['FG-12.4'])
    const shaking = before('shaking-hands', { also: { rolledDice: true } })
      .set((s) => s.screens[0]!.push({ hero: 0, die: 0, icon: 6, rerolled: false }))
      .begin()
    expect(against(shaking, 'reroll:0:1')).toEqual(['FG-U13.1'])
  })
  test('FG-U13.1 Panic drives to a random zone, Dropped Guard takes the Parry tokens', () => {
    const panic = facing(['panic']).roll('luck', [2]).begin().answer(0, 'move:b1:move.yellow')
    expect([zoneOf(hero(panic, 'lord')), lines(panic, 'fear')]).toEqual(['c1', ['fear lord panic']])
    const dropped = facing(['dropped-guard'], { also: { parry: 2 } })
      .begin()
      .answer(0, 'move:b1:move.yellow')
    expect(hero(dropped, 'lord').parry).toBe(0)
  })
  test('FG-U13.1 the Lamp of the Dead and the lantern oil keep fear away', () => {
    const lamp = facing(['scream'], { items: { pack2: 'lamp-of-the-dead' } }).begin()
    expect(lines(lamp.answer(0, 'move:b1:move.yellow'), 'fear')).toEqual([])
    const oil = () =>
      facing(['scream'])
        .set((s) => void (s.storyCards = ['lantern-oil']))
        .begin()
    const burnt = oil().answer(0, 'move:b1:move.yellow').asked(0, 'fear').answer(0, 'cancelFear')
    expect([lines(burnt, 'fear'), burnt.state.storyCards, burnt.state.graveyard]).toEqual([[], [], ['lantern-oil']])
    const kept = oil().answer(0, 'move:b1:move.yellow').answer(0, 'keepFear')
    expect([lines(kept, 'fear'), kept.state.storyCards]).toEqual([['fear lord scream'], ['lantern-oil']])
  })
})
