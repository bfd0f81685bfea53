/** Cases in which a rule that is only a little off comes out differently. */
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { boardIn, boardOf, BX, cellOf, game, scene } from './scene.ts'
import { sees } from '../src/queries/sight.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)
const FAST = [0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
const doubles = (face: number) =>
  scene({ heroes: [{ at: [2, 6], grit: 2 }] })
    .agenda('holdBack')
    .roll('holdBack', faces(face, face))

test('SB-1.1 EX-11 the Peril Die shows 3, 3, 4, 4, 5, 6', () => {
  for (const [one, two, spiders] of [
    [5, 6, 11],
    [6, 6, 12],
    [1, 2, 6],
    [3, 4, 8],
  ] as const) {
    const t = scene({ heroes: [0, 1, 2].map((i) => ({ at: [2, 6 + i] as const, grown: FAST })) })
      .agenda('holdBack')
      .roll('holdBack', faces(1, 1))
      .top(Z.threatMed, ['th-med-6'])
      .roll('peril', faces(one, two))
      .begin()
    expect(t.state.enemies.filter((enemy) => enemy.type === type('en-spider'))).toHaveLength(spiders)
  }
})
test('SB-1.13 a figure is printed, then added to, then limited', () => {
  const walking = (wish: object) =>
    scene({ heroes: [{ at: [2, 6], ...wish }] })
      .agenda('move', 0)
      .roll('move', faces(4))
      .begin()
  expect(walking({ class: 'cl-saloon', items: ['gr-boots'] }).state.acting.points).toBe(5)
  expect(walking({ injuries: [names.injuries.indexOf('in-knee')] }).state.acting.points).toBe(3)
})
test('SB-3.4 no more than Max Grit', () => {
  const t = doubles(6).begin()
  t.answer(0, 'choice:0')
  expect(t.state.heroes[0]!.grit).toBe(2)
})
test('SB-5.9 the Darkness goes back no further than Darkness Start', () => {
  for (const [from, to] of [
    [12, 13],
    [16, 16],
  ] as const) {
    const t = acting({
      heroes: [{ at: [2, 6], items: ['ma-bell'] }],
      set: (s) => void (s.depth.darkness = from),
    }).begin()
    t.answer(0, t.options(0).find((word) => word.startsWith('use:'))!)
    expect(t.state.depth.darkness).toBe(to)
  }
})
test('SB-5.4 EX-26 doubles bring the event of their number, whatever the stage asks', () => {
  const t = scene({ heroes: [{ at: [2, 6] }], set: (s) => void (s.depth = { posse: 6, darkness: 12 }) })
    .agenda('holdBack')
    .roll('holdBack', faces(2, 2))
    .roll('test', faces(5, 1))
    .begin()
  t.logged('depthEvent', ['de-mines-2'])
  expect(t.state.depth.darkness).toBe(12)
  doubles(6).begin().logged('depthEvent', ['de-mines-6'])
})
test('SB-7.3 two heroes abreast close a passage', () => {
  const t = acting({ heroes: [{ at: [2, 7] }, { at: [2, 6] }, { at: [3, 6] }] }, 4).begin()
  const board = boardIn(t)
  t.lacks(0, [`walk:${cellOf(board, [2, 5])}`]).offers(0, [`walk:${cellOf(board, [3, 8])}`])
  expect(t.options(0)).not.toContain(`walk:${cellOf(board, [3, 5])}`)
})
test('SB-7.8 nobody in reach is no target', () => {
  const t = acting({ heroes: [{ at: [2, 8] }], enemies: [{ type: 'en-spider', at: [0, 0] }] }).begin()
  t.refuses(0, 'melee', 'SB-7.8')
  expect(t.options(0)).not.toContain('melee')
})
test('SB-8.5 a lantern that is out lights nothing', () => {
  const begun = (isOut: boolean) =>
    scene({ heroes: [{ at: [2, 6] }], set: (s) => void (s.lantern.isOut = isOut) })
      .agenda('begin', 0)
      .roll('move', faces(4))
  begun(false).begin().notLogged('voices')
  const t = begun(true).roll('voices', faces(2)).roll('willpower', faces(1, 6)).begin()
  expect(t.state.heroes[0]!.harm).toBe(1)
})
test('SB-9.3 a wall between is a wall', () => {
  const board = boardOf(BX)
  const at = (x: number, y: number) => cellOf(board, [x, y])
  expect(sees(board, at(2, 8), at(5, 3))).toBe(false)
  expect(sees(board, at(2, 8), at(2, 0))).toBe(true)
})
test('SB-10.1 nobody searches while enemies are on the board', () => {
  const t = acting({ heroes: [{ at: [2, 8] }], enemies: [{ type: 'en-tentacle', at: [0, 0] }] }).begin()
  t.refuses(0, 'scavenge:0', 'SB-10.1')
  expect(t.options(0)).not.toContain('scavenge:0')
})
test('SB-10.3 only a 6 finds something', () => {
  const t = acting({ heroes: [{ at: [2, 6] }, { at: [3, 6] }] })
    .roll('scavenge', faces(5, 5, 4))
    .begin()
  t.answer(0, 'scavenge:0')
  expect(t.state.tiles[0]!.scavenged).toBe(false)
  t.notLogged('found')
})
test('SB-13.1 a Darkness card is discarded once it has struck', () => {
  const t = scene({ heroes: [{ at: [2, 6] }], set: (s) => void (s.depth.darkness = 15) })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .top(Z.darkness, ['dk-scratching'])
    .begin()
  expect(t.zone(Z.darknessPile)).toEqual(['dk-scratching'])
  expect(t.zone(Z.dreadStack)).toHaveLength(1)
})
