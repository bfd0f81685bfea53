import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { acting, faces, letThemCome } from './acting.ts'
import { BX, boardIn, cellOf, ENTRANCE, game, scene, where } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)

test('SB-6.1 SB-6.2 SB-6.3 SB-21.1 a turn begins with flight, then the Darkness, then the figures', () => {
  const t = scene({ heroes: [{ at: [2, 6] }] })
    .agenda('turn')
    .roll('holdBack', faces(3, 6))
    .roll('move', faces(3))
    .begin()
  t.asked(0, 'flee').pass(0)
  t.asked(0, 'act')
  expect(t.state.phase).toBe('activate')
  t.logged('heldBack', [9])
})
test('SB-31.5 SB-31.4 fleeing needs everybody; it fails the mission and keeps what was gained', () => {
  const t = scene({
    seats: 2,
    heroes: [
      { at: [2, 6], gold: 50 },
      { at: [3, 6], class: 'cl-bandit' },
    ],
  })
    .agenda('turn')
    .roll('holdBack', faces(3, 6))
    .begin()
  t.answer(0, 'flee').waitsFor(0, 1).answer(0, 'agree').answer(1, 'refuse')
  t.goesOn()
  const away = scene({
    heroes: [
      { at: [2, 6], gold: 50 },
      { at: [3, 6], class: 'cl-bandit', down: 1 },
    ],
  })
    .agenda('turn')
    .roll('hits', faces(1))
    .roll('willpower', faces(6))
    .roll('chart', faces(3, 4))
    .begin()
  away.answer(0, 'flee').answer(0, 'agree').over('fled')
  expect(away.state.heroes[0]!.gold).toBe(50)
  away.logged('injury')
})
test('SB-6.4 SB-6.5 SB-6.6 SB-6.10 the highest Initiative goes first, enemies before heroes, tied heroes choose', () => {
  const t = letThemCome(
    scene({
      heroes: [{ at: [2, 6] }, { at: [3, 6], class: 'cl-bandit' }, { at: [2, 7], class: 'cl-rancher' }],
      enemies: [{ type: 'en-tentacle', at: [0, 0] }],
    })
      .agenda('activate')
      .begin(),
  )
  t.logged('foesAct', ['en-tentacle'])
  t.asked(0, 'next').offersExactly(0, ['hero:0', 'hero:1'])
  expect(t.state.outcome).toBe('none')
})
test('SB-6.5 tied types are ordered at random', () => {
  const t = scene({
    heroes: [{ at: [2, 8], class: 'cl-rancher' }],
    enemies: [
      { type: 'en-hellbat', at: [0, 0] },
      { type: 'en-strangler', at: [5, 0] },
    ],
  })
    .agenda('activate')
    .roll('type', [1])
    .begin()
  expect(t.state.fight.activated[0]).toBe(type('en-strangler'))
})
test('SB-6.7 SB-21.2 no token is turned while an enemy is on the board', () => {
  const t = scene({
    heroes: [{ at: [2, 3], activated: true }],
    enemies: [{ type: 'en-spider', at: [0, 0] }],
    set: (s) => {
      s.fight.activated = [type('en-spider')]
      s.tiles[1]!.token = s.zones[Z.tokens]!.at(-1)!
    },
  })
    .agenda('activate')
    .begin()
  expect(t.state.tiles[1]!.isRevealed).toBe(false)
})
test('SB-6.8 SB-15.5 at the end of a turn the fallen may get up, and whoever stands there makes room', () => {
  const t = scene({ heroes: [{ at: [2, 6] }, { at: [2, 6], down: 1, wounds: 13 }] })
    .agenda('endTurn')
    .roll('chart', faces(3, 4))
    .roll('recover', faces(3, 2))
    .begin()
  t.answer(0, 'getUp').asked(0, 'pushed')
  const to = cellOf(boardIn(t), [3, 6])
  t.answer(0, `square:${to}`)
  expect(t.state.heroes[1]!).toMatchObject({ down: 0, wounds: 8 })
  expect(t.state.heroes[0]!.at).toBe(to)
})
test('SB-6.9 SB-20.7 SB-19.14 an Ambush in an activation ends the turn, and step 4 is carried out', () => {
  const t = acting({
    heroes: [{ at: [2, 6] }, { at: [3, 6], class: 'cl-bandit' }],
    set: (s) => void (s.heroes[1]!.activated = false),
  })
    .roll('scavenge', faces(6, 1, 1))
    .shuffle(Z.scavenge, ['sv-lair'])
    .begin()
  t.answer(0, 'scavenge:0')
  expect(t.state.turn).toBe(2)
  expect(t.state.enemies.length).toBeGreaterThan(0)
  t.asked(0, 'flee')
})
test('SB-7.1 SB-7.2 SB-7.8 move, then search or attack; nobody searches among enemies', () => {
  const t = acting({ heroes: [{ at: [2, 6] }], enemies: [{ type: 'en-spider', at: [2, 7] }] }).begin()
  t.refuses(0, 'scavenge:0', 'SB-10.1').offers(0, ['melee', 'escape'])
  const alone = acting({ heroes: [{ at: [2, 6] }] }).begin()
  alone.refuses(0, 'melee', 'SB-7.8')
  const far = acting({ heroes: [{ at: [2, 6] }], enemies: [{ type: 'en-spider', at: [0, 0] }] }).begin()
  far.refuses(0, 'melee', 'SB-7.8')
  expect(alone.state.outcome).toBe('none')
})
test('SB-7.3 EX-3 as many squares as the die, never through a figure', () => {
  const t = acting({ heroes: [{ at: [2, 6] }, { at: [2, 5] }] }, 4).begin()
  const board = boardIn(t)
  const walks = t
    .options(0)
    .filter((word) => word.startsWith('walk:'))
    .map((word) => Number(word.split(':')[1]))
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [2, [0, 1, 2, 3, 4, 5]],
    [3, [0, 1, 2, 3, 4, 5]],
    [4, [2, 3]],
    [5, [3]],
    [6, [3]],
    [7, [2, 3]],
    [8, [2, 3]],
    [9, [2, 3]],
  ]
  const inReach = rows.flatMap(([y, xs]) => xs.map((x) => cellOf(board, [x, y])))
  expect(new Set(walks)).toEqual(new Set(inReach))
  t.answer(0, `walk:${cellOf(board, [3, 5])}`)
  expect(t.state.acting.points).toBe(3)
  const walled = acting({ heroes: [{ at: [2, 6] }, { at: [2, 5] }, { at: [3, 5] }] }, 4).begin()
  walled.lacks(0, [`walk:${cellOf(board, [2, 4])}`])
})
test('SB-7.5 SB-7.6 SB-3.2 SB-3.6 more dice are bought before the search, not after it', () => {
  const t = acting({ heroes: [{ at: [2, 6], grit: 2, wounds: 1, bag: ['bandages'] }] }, 1)
    .roll('sprint', faces(1))
    .roll('scavenge', faces(1, 1, 1))
    .begin()
  t.answer(0, 'sprint').pass(0)
  expect(t.state.acting.points).toBe(2)
  expect(t.state.heroes[0]!.grit).toBe(1)
  t.answer(0, 'scavenge:0').pass(0).refuses(0, 'sprint', 'SB-7.6')
})
test('SB-3.4 SB-3.5 SB-3.10 a 1 brings Grit; at the maximum it is spent at once or lost', () => {
  const t = scene({ heroes: [{ at: [2, 6], grit: 0 }] })
    .agenda('move', 0)
    .roll('move', faces(1))
    .begin()
  expect(t.state.heroes[0]!.grit).toBe(1)
  const full = scene({ heroes: [{ at: [2, 6], grit: 2 }] })
    .agenda('move', 0)
    .roll('move', faces(1))
    .roll('sprint', faces(5))
    .begin()
  full.asked(0, 'reroll').pass(0).asked(0, 'spareGrit').answer(0, 'sprint').pass(0)
  expect(full.state.acting.points).toBe(6)
  expect(full.state.heroes[0]!.grit).toBe(2)
})
test('SB-7.7 SB-3.9 who goes down in his activation stops', () => {
  const t = scene({ heroes: [{ at: [2, 6], harm: 10 }, { at: [3, 6] }], set: (s) => void (s.lantern.isOut = true) })
    .agenda('begin', 0)
    .afterwards('activate')
    .roll('voices', faces(2))
    .roll('willpower', faces(1, 1))
    .begin()
  expect(t.state.heroes[0]!.down).toBe(2)
  expect(t.log(0).join(' ')).not.toContain('moves cl-lawman.0.1')
  expect(t.state.acting.hero).not.toBe(0)
})
test('SB-7.9 SB-15.13 a marker can be stood on, another hero cannot', () => {
  const t = acting({ heroes: [{ at: [2, 6] }, { at: [2, 7], down: 1 }] }, 2).begin()
  t.offers(0, [`walk:${cellOf(boardIn(t), [2, 7])}`])
  expect(t.state.outcome).toBe('none')
})
test('SB-8.1 SB-8.2 SB-8.3 SB-8.5 SB-8.6 the lantern lights its tile and the next, and in the dark there are voices', () => {
  const tiles = [...BX, { tile: 'm-drift', at: [-5, 1], turn: 3, from: 1, via: 0 }] as const
  const lit = scene({ tiles, heroes: [{ at: [-3, 1] }, { at: [2, 1] }], set: (s) => void (s.lantern.holder = 1) })
    .agenda('begin', 0)
    .roll('move', faces(3))
    .begin()
  lit.notLogged('voices')
  const dark = scene({ tiles, heroes: [{ at: [-3, 1] }, { at: [2, 7] }], set: (s) => void (s.lantern.holder = 1) })
    .agenda('begin', 0)
    .roll('voices', faces(2))
    .roll('willpower', faces(6, 1))
    .roll('move', faces(3))
    .begin()
  expect(dark.state.heroes[0]!.harm).toBe(1)
  const out = scene({ heroes: [{ at: [2, 6] }], set: (s) => void (s.lantern.isOut = true) })
    .agenda('begin', 0)
    .roll('voices', faces(1))
    .roll('willpower', faces(1))
    .roll('move', faces(3))
    .begin()
  expect(out.state.heroes[0]!.harm).toBe(1)
})
test('SB-8.4 SB-15.13 the lantern is handed on, and taken from a fallen bearer', () => {
  const t = acting({
    heroes: [{ at: [2, 6] }, { at: [3, 6], down: 1 }],
    set: (s) => void (s.lantern.holder = 1),
  }).begin()
  t.answer(0, 'takeLantern')
  expect(t.state.lantern.holder).toBe(0)
  const give = acting({ heroes: [{ at: [2, 6] }, { at: [3, 6] }] }).begin()
  give.answer(0, 'trade:1').answer(0, 'giveLantern:1')
  expect(give.state.lantern.holder).toBe(1)
})
test('SB-10.1 SB-10.6 SB-10.9 SB-11.2 SB-10.11 EX-33 look, then step onto both tiles, and the token turns', () => {
  const t = acting({ tiles: ENTRANCE, heroes: [{ at: [1, -1] }] })
    .top(Z.mapMines, ['m-gallery'])
    .top(Z.tokens, ['xt-6'])
    .top(Z.encounterMines, ['enc-spring'])
    .roll('door', faces(1))
    .begin()
  t.answer(0, 'look:0:0')
  expect(t.state.tiles).toHaveLength(2)
  expect(t.state.depth.posse).toBe(1)
  expect(boardIn(t).tilesOf[t.state.heroes[0]!.at]).toEqual([0, 1])
  expect(t.state.tiles[1]!.isRevealed).toBe(true)
  expect(t.state.tiles[0]!.exits).toEqual([4])
  const passage = acting({ tiles: ENTRANCE, heroes: [{ at: [1, -1] }] })
    .top(Z.mapMines, ['m-drift'])
    .begin()
  passage.answer(0, 'look:0:0')
  expect(passage.state.tiles[1]!.token).toBe(-1)
})
test('SB-10.2 SB-10.4 SB-10.10 what has been scavenged gives nothing more, and an unturned token forbids it', () => {
  const t = acting({ heroes: [{ at: [2, 6] }], set: (s) => void (s.tiles[0]!.scavenged = true) }).begin()
  t.refuses(0, 'scavenge:0', 'SB-10.4')
  const token = acting({
    heroes: [{ at: [2, 3] }],
    set: (s) => void (s.tiles[1]!.token = s.zones[Z.tokens]!.at(-1)!),
  }).begin()
  token.refuses(0, 'scavenge:1', 'SB-10.2')
  const twice = acting({ heroes: [{ at: [2, 6], scavenged: true }] }).begin()
  twice.refuses(0, 'scavenge:0', 'SB-10.4')
  expect(twice.state.outcome).toBe('none')
})
test('SB-10.7 SB-10.10 a Door where nothing fits is closed and costs nothing; then a closed exit is opened again', () => {
  const tiles = [
    { tile: 'm-drift', at: [0, 0], exits: [1] },
    { tile: 'm-crosscut', at: [-2, -6] },
  ] as const
  const t = acting({ tiles, heroes: [{ at: [0, -1] }], set: (s) => void (s.tiles[1]!.exits = [2, 2, 2]) }).begin()
  t.answer(0, 'look:0:0').asked(0, 'reopen').lacks(0, ['exit:0:0']) // It would only be closed again.
  expect(t.state.tiles[0]!.exits).toEqual([2])
  t.answer(0, 'exit:1:0').asked(0, 'act')
  expect(t.state.tiles[1]!.exits[0]).toBe(1)
  expect(t.state.acting.isDone).toBe(false)
  expect(where(t, t.state.heroes[0]!.at)).toEqual([0, -1])
})
