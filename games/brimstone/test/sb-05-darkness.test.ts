import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { type S, Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { ENTRANCE, game, scene } from './scene.ts'

afterEach(allDone)
const held = (roll: readonly number[], set: (s: S) => void = () => undefined, options = {}) =>
  scene({ heroes: [{ at: [2, 6] }], set, options })
    .agenda('holdBack')
    .roll('holdBack', faces(...roll))

test('SB-5.1 SB-5.3 SB-5.7 SB-5.13 the stage of the posse says what has to be reached', () => {
  for (const [posse, need] of [
    [0, 7],
    [4, 7],
    [5, 8],
    [9, 8],
    [10, 9],
    [16, 9],
  ] as const) {
    const low = held([2, need - 3], (s) => void (s.depth = { posse, darkness: 16 })).begin()
    const isDouble = need - 3 === 2
    expect(low.state.depth.darkness).toBe(isDouble ? 16 : 15)
    const enough = held([need - 6, 6], (s) => void (s.depth = { posse, darkness: 16 })).begin()
    expect(enough.state.depth.darkness).toBe(16)
  }
})
test('SB-5.4 SB-5.12 EX-26 doubles bring the event of their number, and the marker stays', () => {
  const t = held([3, 3], (s) => void (s.depth = { posse: 6, darkness: 12 }))
    .roll('willpower', faces(6, 6))
    .begin()
  expect(t.state.depth.darkness).toBe(12)
  t.logged('depthEvent', ['de-mines-3'])
})
test('SB-5.2 SB-10.8 EX-34 a tile moves the posse on, but not past Darkness Start', () => {
  for (const [from, to] of [
    [3, 4],
    [16, 16],
  ] as const) {
    const t = acting({ tiles: ENTRANCE, heroes: [{ at: [1, -1] }], set: (s) => void (s.depth.posse = from) })
      .top(Z.mapMines, ['m-drift'])
      .begin()
    t.answer(0, 'look:0:0')
    expect(t.state.depth.posse).toBe(to)
  }
})
test('SB-5.5 SB-5.6 SB-13.2 SB-36.1 blood draws a card, dread adds one unseen', () => {
  const blood = held([1, 2], (s) => void (s.depth.darkness = 15))
    .top(Z.darkness, ['dk-scratching'])
    .begin()
  expect(blood.zone(Z.darknessPile)).toEqual(['dk-scratching'])
  expect(blood.zone(Z.dreadStack)).toHaveLength(1)
  const dread = held([1, 2], (s) => void (s.depth.darkness = 11)).begin()
  expect(dread.sees(0, Z.dreadStack)).toEqual([null])
})
test('SB-5.8 SB-31.3 SB-31.9 at the Mine Entrance everything is lost at once', () => {
  const t = held([1, 2], (s) => void (s.depth.darkness = 1)).begin()
  t.over('darkness')
  expect(t.state.outcome).toBe('darkness')
})
test('SB-5.9 two spaces are two steps, and backwards nothing happens', () => {
  const t = acting({ heroes: [{ at: [2, 6], items: ['ma-bell'] }], set: (s) => void (s.depth.darkness = 13) }).begin()
  const use = t.options(0).find((word) => word.startsWith('use:'))!
  t.answer(0, use)
  expect(t.state.depth.darkness).toBe(14)
  expect(t.zone(Z.darknessPile)).toEqual([])
})
test('SB-5.10 SB-38.3 a helping hand adds 1 and makes no doubles', () => {
  const t = held([1, 5], () => undefined, { odds: 'gentle' }).begin()
  expect(t.state.depth.darkness).toBe(16)
  const doubles = held([6, 6], () => undefined, { odds: 'gentle' }).begin()
  doubles.logged('depthEvent', ['de-mines-6'])
})
test('SB-5.11 a bearer who is down still rolls; without a lantern somebody else does', () => {
  const t = scene({ heroes: [{ at: [2, 6], down: 1 }, { at: [3, 6] }] })
    .agenda('holdBack')
    .roll('holdBack', faces(3, 6))
    .begin()
  t.logged('heldBack', [9]).logged('holdBack', ['cl-lawman.0.1', 27])
  const none = scene({ heroes: [{ at: [2, 6] }, { at: [3, 6] }], set: (s) => void (s.lantern.holder = -1) })
    .agenda('holdBack')
    .roll('hero', [1])
    .roll('holdBack', faces(3, 6))
    .begin()
  none.logged('heldBack', [9])
  expect(none.state.outcome).toBe('none')
})
test('SB-3.3 no Grit rolls this again', () => {
  const t = scene({ heroes: [{ at: [2, 6], grit: 2 }] })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .begin()
  expect(t.state.heroes[0]!.grit).toBe(2)
  expect(t.state.depth.darkness).toBe(15)
})
test('SB-13.3 SB-13.4 everybody pays 1 Grit for the unseen top; if one cannot, nobody can', () => {
  const heroes = [
    { at: [2, 6], grit: 1 },
    { at: [3, 6], grit: 1 },
  ] as const
  const t = acting({ heroes }).zone(Z.dreadStack, ['gd-frenzy', 'gd-tide']).begin()
  t.answer(0, 'cancelDread')
  expect(t.zone(Z.dreadStack)).toEqual(['gd-frenzy'])
  expect(t.state.heroes.map(({ grit }) => grit)).toEqual([0, 0])
  const poor = acting({ heroes: [heroes[0], { at: [3, 6] }] })
    .zone(Z.dreadStack, ['gd-tide'])
    .begin()
  poor.lacks(0, ['cancelDread'])
})
test('SB-13.6 with no card left nothing is added', () => {
  const t = held([5, 5]).zone(Z.dread, [], Z.dreadStack).begin()
  expect(t.zone(Z.dreadStack)).toHaveLength(game.book.content.dread.length)
})
