import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { validateContent } from '../src/content/validate.ts'
import { CONTENT } from '../src/content/index.ts'

import { Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { boardIn, cellOf, ENTRANCE, enemyPlaces, game, scene } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)
const FAST = [0, 0, 9, 0, 0, 0, 0, 0, 0, 0]

test('SB-34.1 SB-34.12 EX-42 fixed movement: 4 and what changes it, the die only for Grit', () => {
  const t = scene({
    heroes: [{ at: [2, 6], class: 'cl-saloon', grit: 2, items: ['gr-boots'] }],
    options: { fixedMove: true },
  })
    .agenda('move', 0)
    .roll('move', faces(1))
    .roll('sprint', faces(3))
    .begin()
  t.pass(0).asked(0, 'spareGrit')
  expect(t.state.acting.points).toBe(5)
  t.answer(0, 'sprint').pass(0)
  expect(t.state.acting.points).toBe(8)
})
test('SB-34.3 SB-34.8 EX-45 Hard-Core: who was not helped is dead before the posse may flee', () => {
  const t = scene({
    heroes: [{ at: [2, 6] }, { at: [3, 6], down: 1, wounds: 13 }],
    enemies: [{ type: 'en-tentacle', at: [0, 0] }],
    options: { hardcore: 'on' },
  })
    .agenda('turn')
    .begin()
  t.asked(0, 'flee')
  expect(t.state.heroes[1]!.status).toBe('dead')
  const saved = scene({
    heroes: [
      { at: [2, 6], activated: true },
      { at: [3, 6], down: 1, wounds: 13 },
    ],
    options: { hardcore: 'on' },
    set: (s) => void (s.fight.isOn = true),
  })
    .agenda('fightEnd')
    .roll('chart', faces(3, 4))
    .roll('recover', faces(2, 2))
    .begin()
  expect(saved.state.heroes[1]!).toMatchObject({ status: 'active', down: 0 })
})
test('SB-34.5 SB-34.10 EX-43 more than 10 Wounds at once may set off what is in the bag, not in a satchel', () => {
  const blow = (wounds: number) =>
    scene({
      heroes: [
        { at: [2, 6], class: 'cl-rancher', bag: ['dynamite', 'dynamite'], grown: [30, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      ],
      enemies: [{ type: 'en-terror', at: [2, 7], target: 0, moved: 1 }],
      options: { dangerousDynamite: true },
      set: (s) => {
        s.fight.activated = [type('en-terror')]
        s.heroes[0]!.items = [
          {
            item: names.items.indexOf('gr-satchel'),
            attached: [],
            forged: [],
            holds: 1,
            ready: false,
            usedBy: -1,
            used: [],
          },
        ]
      },
    })
      .agenda('foesAttack', type('en-terror'))
      .afterwards('activate')
      .roll('foeToHit', faces(...Array.from({ length: 3 }, (_, i) => (i < wounds / 4 ? 6 : 1))))
  const t = blow(12)
    .roll('defense', faces(1, 1, 1))
    .roll('bag', faces(2, 5))
    .roll('explosion', faces(1), faces(2))
    .begin()
  expect(t.state.heroes[0]!).toMatchObject({ wounds: 14, bag: [2] })
  expect(t.state.heroes[0]!.items[0]!.holds).toBe(1)
  expect(t.state.heroes[0]!.xp).toBe(0)
  const less = blow(8).roll('defense', faces(1, 1)).begin()
  expect(less.state.heroes[0]!.bag).toHaveLength(2)
})
test('SB-34.6 EX-44 once the Darkness has passed the posse every type has an ability for nothing', () => {
  const passing = (darkness: number) =>
    scene({
      heroes: [{ at: [2, 6], grown: FAST }],
      enemies: [{ type: 'en-tentacle', at: [0, 0] }],
      options: { darknessPasses: true },
      set: (s) => void (s.depth = { posse: 7, darkness }),
    })
      .agenda('holdBack')
      .roll('holdBack', faces(1, 2))
  const t = passing(7).roll('elite', [3]).begin()
  expect(t.state.fight.elite[type('en-tentacle')]).toBe(0b1000)
  const even = passing(8).begin()
  expect(even.state.depth.darkness).toBe(7)
  expect(even.state.fight.elite[type('en-tentacle')]).toBe(0)
})
test('SB-37.6 every tile of the pack is sound', () => {
  expect(validateContent(CONTENT)).toEqual([])
})
test('SB-19.1 SB-19.3 EX-11 two Peril Dice are added, and the fight lasts until the last is gone', () => {
  const t = scene({ heroes: [{ at: [2, 8], grown: FAST }] })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 1))
    .top(Z.threatLow, ['th-low-1'])
    .roll('peril', faces(5))
    .begin()
  expect(t.state.enemies).toHaveLength(5)
  expect(t.state.fight.isOn).toBe(true)
  const two = scene({ heroes: Array.from({ length: 3 }, (_, i) => ({ at: [2, 6 + i] as const, grown: FAST })) })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 1))
    .top(Z.threatMed, ['th-med-6'])
    .roll('peril', faces(5, 6))
    .begin()
  expect(two.state.enemies.filter((enemy) => enemy.type === type('en-spider'))).toHaveLength(11)
})
test('SB-19.10 SB-9.7 SB-27.3 a base of four takes the first square with room for it', () => {
  const t = scene({
    heroes: [{ at: [2, 8], grown: FAST }],
    set: (s) =>
      void s.coming.push({
        type: type('en-colossus'),
        n: 1,
        elite: 0,
        isAmbush: false,
        tile: 1,
        world: 0,
        source: 1,
        isFinale: false,
      }),
  })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .begin()
  expect(enemyPlaces(t)).toEqual([['en-colossus', 0, 0]])
  t.answer(0, 'done')
})
test('SB-19.11 on the Mine Entrance the start squares are its bottom', () => {
  const t = scene({
    tiles: ENTRANCE,
    heroes: [{ at: [0, 3], grown: FAST }],
    set: (s) =>
      void s.coming.push({
        type: type('en-spider'),
        n: 2,
        elite: 0,
        isAmbush: false,
        tile: 0,
        world: 0,
        source: 1,
        isFinale: false,
      }),
  })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .begin()
  expect(enemyPlaces(t).map(([, , y]) => y)).toEqual([-1, 0])
})
test('SB-20.2 SB-20.6 SB-20.10 newcomers and their kind are faster, once', () => {
  const ambush = { elite: 0, isAmbush: true, tile: -1, world: 0, source: 1, isFinale: false }
  const t = scene({
    heroes: [{ at: [2, 8], grown: FAST }],
    enemies: [{ type: 'en-spider', at: [0, 0] }],
    set: (s) =>
      void s.coming.push(
        { ...ambush, type: type('en-terror'), n: 1 },
        { ...ambush, type: type('en-spider'), n: 1 },
        { ...ambush, type: type('en-spider'), n: 1, source: 2 },
      ),
  })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .begin()
  expect(t.state.enemies.map((enemy) => enemy.type)).toEqual([
    type('en-spider'),
    type('en-spider'),
    type('en-spider'),
    type('en-terror'),
  ])
  expect(t.state.fight.ambush).toEqual([type('en-spider'), type('en-terror')])
})
test('SB-20.9 SB-9.5 a base of four ambushes where it has room, or as close as can be', () => {
  const t = scene({
    heroes: [{ at: [2, 2], grown: FAST }],
    set: (s) =>
      void s.coming.push({
        type: type('en-colossus'),
        n: 1,
        elite: 0,
        isAmbush: true,
        tile: -1,
        world: 0,
        source: 1,
        isFinale: false,
      }),
  })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .begin()
  expect(t.state.enemies[0]!.target).toBe(0)

  expect(cellOf(boardIn(t), [2, 2])).toBe(t.state.heroes[0]!.at)
})
test('SB-7.2 SB-23.1 an attack ends the movement', () => {
  const t = acting({
    heroes: [{ at: [2, 6], class: 'cl-rancher', wounds: 1, bag: ['bandages'] }],
    enemies: [{ type: 'en-terror', at: [2, 7] }],
  })
    .roll('toHitMelee', faces(1, 1))
    .begin()
  t.answer(0, 'melee').refuses(0, 'melee', 'SB-23.1').lacks(0, ['escape'])
  expect(t.state.outcome).toBe('none')
})
