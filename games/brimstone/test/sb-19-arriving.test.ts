import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { EXPLORED } from '../src/parts.ts'
import { BX, boardIn, boardOf, cellOf, ENTRANCE, enemyPlaces, game, scene, where } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)
const coming = (id: string, n: number, more: object = {}) => ({
  type: type(id),
  n,
  elite: 0,
  isAmbush: false,
  tile: 1,
  world: 0,
  source: 1,
  isFinale: false,
  ...more,
})

/** Faster than any enemy. */
const FAST = [0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
/** Enemies are placed as soon as a Hold Back roll has been lost. */
const arriving = (groups: readonly ReturnType<typeof coming>[], wish: Parameters<typeof scene>[0] = {}) =>
  scene({
    tiles: BX,
    heroes: [{ at: [2, 4], grown: FAST }],
    ...wish,
    set: (s) => {
      s.coming = [...groups]
      wish.set?.(s)
    },
  })
    .agenda('holdBack')
    .roll('holdBack', [0, 1])

test('SB-19.5 SB-19.6 SB-19.7 SB-19.12 SB-19.16 EX-12 the slow ones at the back, every other square, row by row', () => {
  const t = arriving([coming('en-spider', 4), coming('en-terror', 2)]).begin()
  expect(enemyPlaces(t)).toEqual([
    ['en-terror', 0, 0],
    ['en-terror', 2, 0],
    ['en-spider', 4, 0],
    ['en-spider', -1, 1],
    ['en-spider', 1, 1],
    ['en-spider', 3, 1],
  ])
  expect(t.state.enemies.every(({ target }) => target < 0)).toBe(true)
})
test('SB-19.15 EX-50 attacks that start together are one list, and two groups for Loot', () => {
  const t = arriving([coming('en-hound', 2, { source: 1 }), coming('en-terror', 2, { source: 2 })]).begin()
  expect(enemyPlaces(t)).toEqual([
    ['en-terror', 0, 0],
    ['en-terror', 2, 0],
    ['en-hound', 4, 0],
    ['en-hound', -1, 1],
  ])
  expect(t.state.fight.groups).toBe(2)
})
test('SB-18.4 SB-18.5 EX-13 with too few figures those left are placed, and all become Elite', () => {
  const t = arriving([coming('en-tentacle', 4)], {
    enemies: (
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ] as const
    ).map((at) => ({ type: 'en-tentacle', at })),
  })
    .roll('elite', [2])
    .begin()
  expect(t.state.enemies).toHaveLength(6)
  expect(t.state.fight.elite[type('en-tentacle')]).toBe(0b100)
})
test('SB-18.3 EX-14 an Elite roll holds for all of the type; a repeat is rolled again', () => {
  const t = arriving([coming('en-strangler', 2, { elite: 2 })], {
    enemies: (
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ] as const
    ).map((at) => ({ type: 'en-strangler', at })),
  })
    .roll('elite', [2], [2], [4])
    .begin()
  expect(t.state.fight.elite[type('en-strangler')]).toBe(0b10100)
  expect(t.state.enemies).toHaveLength(6)
})
test('SB-20.1 SB-20.3 SB-20.4 EX-15 ambushers stand next to those with the fewest, the rest as close as can be', () => {
  const heroes = [{ at: [0, 3] }, { at: [1, 3] }, { at: [2, 3] }] as const
  const near = [
    [0, 2],
    [2, 2],
    [3, 2],
    [1, 2],
    [3, 3],
  ] as const
  const board = boardOf(ENTRANCE)
  // The picks of the example as places among what is free beside each hero; a lone possibility is not rolled.
  const taken = new Set<number>(heroes.map(({ at }) => cellOf(board, at)))
  const squares = [0, 1, 2, 0, 2].flatMap((h, i) => {
    const free = board.near[cellOf(board, heroes[h]!.at)]!.filter((cell) => !taken.has(cell))
    const cell = cellOf(board, near[i]!)
    taken.add(cell)
    return free.length > 1 ? [[free.indexOf(cell)]] : []
  })
  const t = arriving([coming('en-spider', 7, { isAmbush: true, tile: -1 })], { tiles: ENTRANCE, heroes })
    .roll('target', [0], [0], [0]) // The first of three, then of two; the third, fifth and later ones have no choice.
    .roll('square', ...squares)
    .begin()
  expect(t.state.enemies.map(({ target }) => target)).toEqual([0, 1, 2, 0, 2, -1, -1])
  expect(t.state.enemies.slice(0, 5).map(({ at }) => where(t, at))).toEqual(near)
  for (const { at } of t.state.enemies.slice(5)) expect(where(t, at)[1]).toBe(1)
})
test('SB-20.5 SB-20.7 SB-20.8 ambushers of step 1 act faster in this turn', () => {
  const t = arriving([coming('en-spider', 1, { isAmbush: true, tile: -1 })]).begin()
  expect(t.state.fight.ambush).toEqual([type('en-spider')])
  const slow = arriving([coming('en-tentacle', 1, { isAmbush: true, tile: -1 })], {
    heroes: [{ at: [2, 4], class: 'cl-saloon' }],
  })
    .roll('foeToHit', [0, 0])
    .begin()
  slow.asked(0, 'act').logged('foesAct', ['en-tentacle'])
})
test('SB-19.8 SB-19.13 when the tile is full the rest go on the tile before it', () => {
  const t = arriving(
    [
      coming('en-spider', 12),
      coming('en-hellbat', 6),
      coming('en-strangler', 6),
      coming('en-tentacle', 6),
      coming('en-hound', 6),
    ],
    {
      tiles: [
        { tile: 'm-drift', at: [2, 5], exits: [EXPLORED] },
        { tile: 'm-gallery', at: [0, 0], from: 0, via: 0 },
      ],
      heroes: [{ at: [2, 8], grown: FAST }],
    },
  ).begin()
  const board = boardIn(t)
  const inDrift = t.state.enemies.filter(({ at }) => board.tilesOf[at]!.length === 1 && board.tilesOf[at]![0] === 0)
  expect(t.state.enemies).toHaveLength(36)
  expect(inDrift.length).toBe(6)
})
