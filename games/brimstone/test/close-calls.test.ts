/** Cases in which a rule that is only a little off comes out differently. */
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { TOKENS } from '../src/content/types.ts'
import { makeBrimstone } from '../src/game.ts'
import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { boardIn, boardOf, BX, cellOf, game, scene } from './scene.ts'
import { rangeBetween } from '../src/queries/reach.ts'
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
  doubles(1).begin().logged('depthEvent', ['de-mines-1'])
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
test('SB-9.4 SB-37.3 a shot crosses the lake where it cannot be walked as fast', () => {
  const board = boardOf([{ tile: 'm-lake', at: [0, 0] }])
  expect(rangeBetween(board, cellOf(board, [2, 1]), cellOf(board, [3, 4]))).toBe(3)
})
test('SB-20.5 SB-20.8 an Ambush of step 2 or 3 is faster in the next turn', () => {
  const ambushed = (isNext: boolean) =>
    scene({
      heroes: [{ at: [2, 8], class: 'cl-lawman' }],
      enemies: [{ type: 'en-terror', at: [0, 0] }],
      set: (s) => void (s.fight.nextAmbush = isNext ? [type('en-terror')] : []),
    })
      .agenda('turn')
      .begin()
  const first = (isNext: boolean) => {
    const t = ambushed(isNext)
    t.roll('holdBack', faces(6, 5)).pass(0)
    return t.log(0).find((line) => line.startsWith('activates') || line.startsWith('foesAct'))
  }
  expect(first(true)).toBe('foesAct en-terror')
  expect(first(false)).toBe('activates cl-lawman.0.1')
})
test('SB-34.5 SB-34.10 EX-43 ten Wounds of one source set nothing off, eleven do', () => {
  const struck = (damage: number) =>
    scene({
      game: makeBrimstone({
        ...CONTENT,
        enemies: CONTENT.enemies.map((enemy) =>
          enemy.id === 'en-terror' ? { ...enemy, normal: { ...enemy.normal, damage } } : enemy,
        ),
      }),
      heroes: [{ at: [2, 6], bag: ['dynamite', 'dynamite'], items: ['gr-satchel'] }, { at: [2, 8] }],
      enemies: [{ type: 'en-terror', at: [2, 7], target: 0, moved: 1 }],
      options: { dangerousDynamite: true },
      set: (s) => {
        s.heroes[0]!.items[0]!.holds = 1
        s.fight.activated = [type('en-terror')]
      },
    })
      .agenda('foesAttack', type('en-terror'))
      .afterwards('activate')
      .roll('foeToHit', faces(6, 1, 1))
      .roll('defense', faces(1))
  expect(struck(10).begin().state.heroes[0]!.bag).toHaveLength(2)
  const t = struck(11).roll('bag', faces(2, 5)).roll('explosion', faces(1), faces(1)).begin()
  expect(t.state.heroes[0]!.bag).toEqual([TOKENS.indexOf('dynamite')])
  expect(t.state.heroes[0]!.items[0]!.holds).toBe(1)
  expect(t.state.enemies[0]!.wounds).toBe(1)
  expect(t.state.heroes.map(({ wounds, xp }) => [wounds, xp])).toEqual([
    [12, 0],
    [0, 0],
  ])
})
test('SB-34.6 EX-44 on the same space the Darkness has not passed, and once is enough', () => {
  const passing = (darkness: number) =>
    scene({
      heroes: [{ at: [2, 8], grown: FAST }],
      enemies: [
        { type: 'en-tentacle', at: [0, 0] },
        { type: 'en-spider', at: [5, 0] },
      ],
      options: { darknessPasses: true },
      set: (s) => void (s.depth = { posse: 7, darkness }),
    })
      .agenda('holdBack')
      .roll('holdBack', faces(1, 2))
      .top(Z.darkness, ['dk-scratching'])
  const elites = (t: ReturnType<ReturnType<typeof passing>['begin']>) =>
    ['en-tentacle', 'en-spider'].map((id) => t.state.fight.elite[type(id)])
  expect(elites(passing(8).begin())).toEqual([0, 0])
  expect(elites(passing(7).roll('elite', [0], [1]).begin())).toEqual([0b1, 0b10])
  const twice = passing(8)
    .set((s) => void (s.depth.posse = 9))
    .top(Z.darkness, ['dk-long-fingers'])
    .roll('elite', [0], [1])
    .begin()
  expect(twice.state.depth.darkness).toBe(6)
  expect(elites(twice)).toEqual([0b1, 0b10])
})
test('SB-23.18 SB-28.1 with the last enemy the activation is over, whatever is left to do', () => {
  const t = acting({
    heroes: [{ at: [2, 6], bag: ['bandages'], wounds: 3 }],
    enemies: [{ type: 'en-spider', at: [2, 7] }],
  })
    .roll('toHitMelee', faces(6, 6))
    .roll('damage', faces(6, 6))
    .roll('breath', faces(2))
    .begin()
  t.answer(0, 'melee').notAsked(0, 'act')
  expect(t.state.turn).toBe(2)
})
test('SB-24.1 Strength and 3 squares, no further', () => {
  const t = acting({
    heroes: [{ at: [2, 8], bag: ['dynamite'] }],
    enemies: [{ type: 'en-spider', at: [0, 0] }],
  }).begin()
  t.answer(0, 'throw')
  const board = boardIn(t)
  t.offers(0, [`square:${cellOf(board, [2, 3])}`])
  expect(t.options(0)).not.toContain(`square:${cellOf(board, [2, 2])}`)
})
test('SB-24.8 SB-24.3 a bounce into the wall leaves it where it is', () => {
  const t = acting({
    heroes: [{ at: [2, 8], class: 'cl-rancher', bag: ['dynamite'] }],
    enemies: [
      { type: 'en-strangler', at: [2, 7] },
      { type: 'en-strangler', at: [2, 4] },
    ],
  })
    .roll('toHitRanged', faces(2))
    .roll('bounces', faces(1))
    .roll('bounce', faces(8))
    .roll('explosion', faces(4))
    .begin()
  t.answer(0, 'throw').answer(0, `square:${cellOf(boardIn(t), [2, 6])}`)
  expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([4, 0])
})
