import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CAPPED, GATE, SEALED } from '../src/parts.ts'
import { rangeBetween } from '../src/queries/reach.ts'
import { sees } from '../src/queries/sight.ts'
import { joinGate } from '../src/queries/board.ts'
import { type S, Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { boardIn, boardOf, cellOf, ENTRANCE, game, scene, type Scene } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)
const ADVANCED = { mode: 'advanced' } as const
/** A square of the Wind Shelf. */
const BEYOND = 40
const atGate = (wish: Scene = {}) =>
  acting({
    tiles: [{ ...ENTRANCE[0]!, exits: [GATE] }],
    heroes: [{ at: [1, -1] }, { at: [1, 2] }],
    options: ADVANCED,
    ...wish,
  }).top(Z.mapOther, ['g-shelf'])
/** A gate from the Mine Entrance to the Wind Shelf, and who stands where. */
const linked = (wish: Scene = {}) =>
  scene({
    tiles: [
      { ...ENTRANCE[0]!, exits: [GATE] },
      { tile: 'g-shelf', at: [0, 0] },
    ],
    heroes: [{ at: [1, -1] }, { at: [1, 2] }],
    options: ADVANCED,
    ...wish,
    set: (s: S) => {
      s.tiles[1]!.section = 1
      s.sections = [0, 1]
      s.gates = [{ a: 0, exitA: 0, b: 1, exitB: -1 }]
      wish.set?.(s)
    },
  })

test('SB-30.1 SB-30.2 SB-30.3 SB-30.5 looking through a gate opens a world apart, and its token waits', () => {
  const t = atGate().begin()
  t.answer(0, 'look:0:0')
  expect(t.state.sections).toEqual([0, 1])
  expect(t.state.depth.posse).toBe(1)
  expect(t.zone(Z.worldsUp)).toContain('w-glass')
  expect(t.state.tiles[1]!).toMatchObject({ section: 1, isRevealed: false })
  expect(t.state.tiles[1]!.token).toBeGreaterThanOrEqual(0)
})
test('SB-30.4 SB-30.13 SB-30.14 one walks through a gate, and is in the other world', () => {
  const t = linked()
    .agenda('act', 0)
    .set((s) => void Object.assign(s.acting, { hero: 0, rolled: true, points: 3 }))
    .begin()
  t.answer(0, `walk:${BEYOND}`)
  expect(t.state.heroes[0]!.at).toBe(BEYOND)
  expect(t.state.entered).toEqual([0, 1])
  expect(t.state.acting.points).toBeLessThan(3)
})
test('SB-30.6 only from a gate square one sees through, straight on', () => {
  const apart = boardOf([...ENTRANCE, { tile: 'g-shelf', at: [100, 100] }])
  const board = joinGate(apart, { a: 0, exitA: 0, b: 1, exitB: -1 })
  const at = (x: number, y: number) => cellOf(board, [x, y])
  const split = { ...board, section: board.section.map((_, cell) => (board.x[cell]! > 50 ? 1 : 0)) }
  expect(sees(split, at(1, -1), at(101, 101))).toBe(true)
  expect(sees(split, at(1, 0), at(101, 101))).toBe(false)
  expect(rangeBetween(split, at(1, -1), at(101, 104))).toBe(1)
})
test('SB-30.7 SB-30.14 when the last hero leaves, the card of that world goes back', () => {
  const t = linked({
    heroes: [{ at: [1, 2] }, { at: [1, 3] }],
    set: (s) => {
      s.entered = [0, 1]
    },
  })
    .add(Z.worldsUp, ['w-glass'])
    .agenda('explore')
    .begin()
  expect(t.zone(Z.worldsUp)).toEqual(['w-mines'])
  expect(t.state.tiles).toHaveLength(2)
})
test('SB-30.8 SB-30.15 the Glass Barrens cost a square, and at the end of a quiet turn a nerve', () => {
  const beyond = (s: S) => void (s.heroes[0]!.at = BEYOND)
  const t = linked({ set: beyond }).agenda('move', 0).roll('move', faces(4)).begin()
  expect(t.state.acting.points).toBe(3)
  const end = linked({ set: beyond }).agenda('endTurn').roll('fate', faces(1)).roll('willpower', faces(1)).begin()
  expect(end.state.heroes.map(({ harm }) => harm)).toEqual([1, 0])
})
test('SB-30.9 SB-21.3 light and terror go through a gate', () => {
  const t = linked({ set: (s) => void Object.assign(s, { lantern: { ...s.lantern, holder: 1 } }) })
    .set((s) => void (s.heroes[0]!.at = BEYOND))
    .agenda('begin', 0)
    .roll('move', faces(2))
    .begin()
  t.notLogged('voices')
  const fear = linked({
    set: (s) => {
      s.enemies = [
        {
          type: type('en-terror'),
          at: BEYOND,
          corner: -1,
          wounds: 0,
          target: -1,
          moved: 0,
          hasAttacked: false,
          isMeek: false,
        },
      ]
      s.fight.isOn = true
    },
  })
    .agenda('begin', 0)
    .roll('willpower', faces(1))
    .roll('move', faces(2))
    .begin()
  expect(fear.state.heroes[0]!.harm).toBe(1)
})
test('SB-30.10 SB-29.3 an OtherWorld has its own threats, a Wandering Enemy comes from the usual ones', () => {
  const t = scene({
    heroes: [{ at: [2, 4] }],
    options: ADVANCED,
    set: (s) => {
      s.sections = [1]
    },
  })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 1))
    .top(Z.threatOther, ['th-glass-6'])
    .top(Z.threatLow, ['th-low-2'])
    .begin()
  expect(t.state.enemies.every(({ type: of }) => of === type('en-tentacle'))).toBe(true)
  expect(t.zone(Z.threatOtherPile)).toEqual(['th-glass-6'])
})
test('SB-30.11 EX-47 in another world Loot swaps Gear and Artifact', () => {
  const t = linked({
    heroes: [{ at: [1, 2] }, { at: [1, 3] }],
    set: (s) => {
      s.heroes[1]!.at = 40
      s.fight.isOn = true
      s.fight.groups = 1
    },
  })
    .shuffle(Z.loot, ['lt-gear', 'lt-gear'])
    .top(Z.gear, ['gr-rope'])
    .top(Z.artifactOther, ['oa-shard'])
    .agenda('loot')
    .afterwards('afterFight')
    .afterwards('endTurn')
    .begin()
  const has = (h: number) => t.state.heroes[h]!.items.map(({ item }) => names.items[item])
  expect(has(0)).toContain('gr-rope')
  expect(has(1)).toContain('oa-shard')
})
test('SB-30.12 SB-12.1 an event of one world leaves the other alone', () => {
  const t = linked({ heroes: [{ at: [1, 2] }, { at: [1, 3] }], set: (s) => void (s.heroes[1]!.at = 40) })
    .agenda('holdBack')
    .roll('holdBack', faces(3, 3))
    .roll('willpower', faces(1, 1))
    .begin()
  expect(t.state.heroes.map(({ harm }) => harm)).toEqual([2, 0])
})
test('SB-29.1 SB-29.2 EX-48 Epic needs three heroes, or the wish of fewer', () => {
  const finale = (n: number, options: object) => {
    const heroes = Array.from({ length: n }, (_, i) => ({ at: [2, 1 + i] as const }))
    const t = scene({
      heroes,
      options: { mission: 'mi-rift', ...ADVANCED, ...options },
      set: (s) => void (s.clues = 2),
    })
      .zone(Z.tokensDown, ['xt-1'])
      .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
      .agenda('explore')
      .begin()
    return [t.zone(Z.threatHighPile).length, t.zone(Z.threatEpicPile).length]
  }
  expect(finale(2, {})).toEqual([1, 0])
  expect(finale(2, { epicForSmallPosse: true })).toEqual([0, 1])
  expect(finale(3, {})).toEqual([0, 1])
})
test('SB-31.1 SB-31.6 SB-32.3 SB-32.4 SB-28.8 EX-28 the finale is won: breath, Loot, then the reward', () => {
  const t = scene({
    heroes: [{ at: [2, 6], activated: true }],
    set: (s) => {
      s.fight.isOn = true
      s.fight.isFinale = true
      s.objective = 1
    },
  })
    .agenda('fightEnd')
    .roll('gain', faces(3))
    .begin()
  t.over('won')
  expect(t.state.heroes[0]!).toMatchObject({ xp: 25, darkStone: 2 })
})
test('SB-38.2 SB-38.4 SB-38.6 EX-49 a small posse meets its share, reinforcements come whole', () => {
  const finale = (n: number, odds: 'book' | 'even', dread: readonly string[] = []) => {
    const heroes = Array.from({ length: n }, (_, i) => ({
      at: [2 + (i % 2), 5 + Math.floor(i / 2)] as const,
      grown: [0, 0, 9, 0, 0, 0, 0, 0, 0, 0],
    }))
    const t = scene({
      heroes: [{ ...heroes[0]!, at: [2, 3] }, ...heroes.slice(1)],
      options: { odds },
      set: (s) => void (s.clues = 1),
    })
      .zone(Z.tokensDown, ['xt-1'])
      .zone(Z.dreadStack, dread)
      .top(Z.threatHigh, ['th-high-7'])
      .top(Z.threatLow, ['th-low-3'])
      .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
      .agenda('explore')
      .begin()
    return ['en-tentacle', 'en-strangler'].map(
      (id) => t.state.enemies.filter((enemy) => enemy.type === type(id)).length,
    )
  }
  expect(finale(1, 'even')).toEqual([1, 1])
  expect(finale(2, 'even')).toEqual([3, 2])
  expect(finale(3, 'even')).toEqual([3, 2])
  expect(finale(4, 'even')).toEqual([4, 3])
  for (const n of [1, 2, 3, 4]) expect(finale(n, 'book')).toEqual([4, 3])
  expect(finale(1, 'even', ['gd-reinforcements'])).toEqual([1, 3])
})
test('SB-13.7 SB-13.8 SB-18.3 what dread brings lasts for the finale', () => {
  const t = scene({ heroes: [{ at: [2, 3], grown: [0, 0, 9, 0, 0, 0, 0, 0, 0, 0] }], set: (s) => void (s.clues = 1) })
    .zone(Z.tokensDown, ['xt-1'])
    .zone(Z.dreadStack, ['gd-frenzy', 'gd-flesh'])
    .top(Z.threatHigh, ['th-high-6'])
    .roll('elite', [0])
    .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
    .agenda('explore')
    .begin()
  expect(t.state.fight.elite[type('en-terror')]).toBe(1)
  expect(t.state.timed).toHaveLength(1)
})
test('SB-40.1 SB-40.6 the rift is sealed by Lore, or the Darkness comes nearer', () => {
  const wish: Scene = {
    heroes: [{ at: [-1, 1] }, { at: [0, 1] }],
    options: { mission: 'mi-rift', ...ADVANCED },
    set: (s) => {
      s.stage = 'after'
      s.objective = 1
      s.tiles[1]!.exits = [SEALED, CAPPED]
    },
  }
  const t = acting(wish).roll('test', faces(5, 1)).begin()
  t.answer(0, 'seal').over('won')
  expect(t.state.heroes.map(({ xp, gold }) => [xp, gold])).toEqual([
    [40, 50],
    [40, 50],
  ])
  const failed = acting(wish).roll('test', faces(1, 1)).begin()
  failed.answer(0, 'seal')
  expect(failed.state.depth.darkness).toBe(15)
})
test('SB-40.2 the boy is led along at no cost, and home wins', () => {
  const t = acting({
    tiles: ENTRANCE,
    heroes: [{ at: [1, 1] }],
    options: { mission: 'mi-son' },
    set: (s) => {
      s.stage = 'after'
      s.boy = s.heroes[0]!.at
    },
  }).begin()
  t.answer(0, 'lead').answer(0, `walk:${cellOf(boardIn(t), [1, 2])}`)
  expect(t.state.acting.points).toBe(3)
  t.answer(0, 'done').over('won')
})
test('SB-40.3 oil burns away, and a find brings more', () => {
  const t = scene({ heroes: [{ at: [2, 6] }], options: { mission: 'mi-lamp' }, set: (s) => void (s.lantern.oil = 1) })
    .agenda('endTurn')
    .begin()
  expect(t.state.lantern).toMatchObject({ oil: 0, isOut: true })
  const found = acting({
    heroes: [{ at: [2, 6] }, { at: [3, 6] }],
    options: { mission: 'mi-lamp' },
    set: (s) => void Object.assign(s.lantern, { oil: 0, isOut: true }),
  })
    .roll('scavenge', faces(6, 1, 1))
    .shuffle(Z.scavenge, ['sv-nothing'])
    .begin()
  found.answer(0, 'scavenge:0')
  expect(found.state.lantern).toMatchObject({ oil: 3, isOut: false })
})
test('SB-40.4 clues of the Mines do not count over the threshold, and the second room has a Gate', () => {
  const t = scene({
    heroes: [{ at: [2, 3], looked: 1 }],
    options: { mission: 'mi-threshold', ...ADVANCED },
    set: (s) => void (s.rooms = 1),
  })
    .zone(Z.tokensDown, ['xt-5'])
    .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
    .roll('door', faces(1), faces(4))
    .top(Z.encounterMines, ['enc-spring'])
    .agenda('explore')
    .begin()
  expect(t.state.clues).toBe(0)
  expect(t.state.tiles[1]!.exits[0]).toBe(GATE)
})
test('SB-40.5 three charges, two doors from the entrance, and back', () => {
  const t = acting({
    tiles: [
      ...ENTRANCE,
      { tile: 'm-drift', at: [1, -6], from: 0, via: 0 },
      { tile: 'm-gallery', at: [-1, -11], from: 1, via: 0 },
    ],
    heroes: [{ at: [1, -8] }, { at: [1, -9] }],
    options: { mission: 'mi-powder' },
    set: (s) => {
      s.tiles[2]!.isRevealed = true
      s.charges = 2
    },
  }).begin()
  t.answer(0, 'plant:2')
  expect(t.state.charges).toBe(3)
  expect(t.state.tiles[2]!.charge).toBe(true)
})
