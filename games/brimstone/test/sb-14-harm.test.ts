import type { StepFn } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { BrimstoneGame } from '../src/game.ts'
import { type O, type S, Z } from '../src/state.ts'
import { suffer } from '../src/steps/harm.ts'
import { acting, faces } from './acting.ts'
import { boardIn, cellOf, game, scene } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const type = (id: string): number => names.enemies.indexOf(id)
/** One enemy strikes hero 0, who is its target. */
const struck = (id: string, wish: object = {}, more: readonly object[] = []) =>
  scene({
    heroes: [{ at: [2, 6], ...wish }, ...(more as [])],
    enemies: [{ type: id, at: [2, 7], target: 0, moved: 1 }],
    set: (s) => void (s.fight.activated = [type(id)]),
  })
    .agenda('foesAttack', type(id))
    .afterwards('activate')

test('SB-14.1 SB-14.2 SB-14.3 SB-26.1 SB-26.2 EX-4 one die a hit, and what is not saved costs Damage', () => {
  const t = struck('en-terror')
    .roll('foeToHit', faces(4, 5, 6))
    .roll('defense', faces(2, 4, 6))
    .begin()
  expect(t.state.heroes[0]!.wounds).toBe(4)
})
test('SB-14.4 SB-14.5 SB-14.7 EX-5 armor rolls a die for each point', () => {
  const t = struck('en-strangler', { class: 'cl-lawman', items: ['gr-vest', 'gr-duster'] })
    .roll('foeToHit', faces(4, 4))
    .roll('defense', faces(1, 1))
    .roll('armor', faces(1, 2, 5, 6, 3, 5))
    .begin()
  expect(t.state.heroes[0]!.wounds).toBe(3)
})
test('SB-14.6 SB-15.1 SB-15.3 SB-31.2 beyond the last point nothing counts; when the last one falls it is over', () => {
  const t = struck('en-terror', { wounds: 12 })
    .roll('foeToHit', faces(6, 6, 6))
    .roll('defense', faces(1, 1, 1))
    .roll('chart', faces(3, 4))
    .begin()
  t.over('allDown')
  expect(t.state.heroes[0]!.wounds).toBe(13)
})
test('SB-14.8 SB-24.6 plain Wounds allow no Defense, but armor', () => {
  const t = acting({
    heroes: [{ at: [2, 6], bag: ['dynamite'], items: ['gr-vest'] }],
    enemies: [{ type: 'en-strangler', at: [0, 0] }],
  })
    .roll('toHitRanged', faces(5))
    .roll('explosion', faces(3))
    .roll('armor', faces(5, 1, 1))
    .begin()
  t.answer(0, 'throw').answer(0, `square:${cellOf(boardIn(t), [2, 6])}`)
  expect(t.state.heroes[0]!.wounds).toBe(2)
})
test('SB-15.2 SB-15.14 SB-3.4 a Revive token is spent at once: he never left, and is still aimed at', () => {
  const t = struck('en-terror', { wounds: 12, harm: 4 }, [{ at: [3, 8] }])
    .set((s) => void (s.revives = 1))
    .roll('foeToHit', faces(6, 1, 1))
    .roll('defense', faces(1))
    .begin()
  expect(t.state.heroes[0]!).toMatchObject({ wounds: 0, harm: 0, down: 0, grit: 1 })
  expect(t.state.revives).toBe(0)
  expect(t.state.enemies[0]!.target).toBe(0)
})
test('SB-15.4 SB-15.11 EX-37 the pool at 0 comes to 1 first, the rest as one likes', () => {
  const t = scene({ heroes: [{ at: [2, 6], class: 'cl-bandit', down: 1, wounds: 12, harm: 9 }, { at: [3, 6] }] })
    .agenda('endTurn')
    .roll('chart', faces(3, 4))
    .roll('recover', faces(1, 2))
    .begin()
  t.answer(0, 'getUp').asked(0, 'recoverWounds')
  t.refuses(0, 0).answer(0, 1)
  expect(t.state.heroes[0]!).toMatchObject({ wounds: 11, harm: 7, down: 0 })
})
/** One source of a Hit and a Horror Hit: no card of the pack is one. */
const blow: StepFn<S, O> = function* (t) {
  yield* suffer(t, 0, { hits: 1, horror: 1 })
}
const mixed: BrimstoneGame = { ...game, def: { ...game.def, steps: { ...game.def.steps, blow: blow as never } } }
test('SB-14.8 SB-15.4 EX-36 both at zero at once: both charts, and 2D6 of each', () => {
  const t = scene({ game: mixed, heroes: [{ at: [2, 6], wounds: 12, harm: 10 }, { at: [3, 6] }] })
    .agenda('blow')
    .afterwards('endTurn')
    .roll('defense', faces(1))
    .roll('willpower', faces(1))
    .roll('chart', faces(3, 4), faces(3, 4))
    .roll('recover', faces(3, 3), faces(1, 1))
    .begin()
  t.answer(0, 'getUp')
  t.logged('injury').logged('madness')
  expect(t.state.heroes[0]!).toMatchObject({ wounds: 7, harm: 9, down: 0 })
})
test('SB-15.7 SB-15.8 SB-15.12 SB-15.6 EX-30 helping costs the Attack; no enemy may be on the tile', () => {
  const heroes = [{ at: [2, 7] }, { at: [2, 8], down: 1, wounds: 13 }] as const
  const t = acting({ heroes, enemies: [{ type: 'en-tentacle', at: [0, 0] }] })
    .roll('chart', faces(3, 4))
    .roll('recover', faces(3, 3))
    .begin()
  t.answer(0, 'help:1')
  expect(t.state.heroes[1]!).toMatchObject({ down: 0, activated: true, wounds: 7 })
  expect(t.state.heroes[0]!.xp).toBe(0)
  const near = acting({ heroes, enemies: [{ type: 'en-tentacle', at: [2, 5] }] }).begin()
  near.refuses(0, 'help:1', 'SB-15.7')
})
test('SB-15.9 SB-15.10 SB-15.13 dragging costs 2 a square, and the marker follows', () => {
  const t = acting({ heroes: [{ at: [2, 6] }, { at: [2, 7], down: 1 }] }, 5).begin()
  t.answer(0, 'drag:1')
  const board = boardIn(t)
  t.lacks(0, [`walk:${cellOf(board, [2, 3])}`]).answer(0, `walk:${cellOf(board, [2, 5])}`)
  expect(t.state.acting.points).toBe(3)
  expect(t.state.heroes[1]!.at).toBe(cellOf(board, [2, 6]))
  t.answer(0, `walk:${cellOf(board, [2, 4])}`)
  expect(t.options(0).some((word) => word.startsWith('walk:'))).toBe(false)
})
test('SB-16.1 SB-16.2 SB-16.3 SB-16.4 SB-17.15 SB-17.16 EX-38 bandages reach a neighbour in a fight, a tile without one', () => {
  const wounded = { at: [3, 6], wounds: 3 } as const
  const t = acting({
    heroes: [{ at: [2, 6], bag: ['bandages'] }, wounded],
    enemies: [{ type: 'en-tentacle', at: [0, 0] }],
  })
    .roll('heal', faces(5))
    .begin()
  t.answer(0, 'token:bandages:1')
  expect(t.state.heroes.map(({ wounds, xp }) => [wounds, xp])).toEqual([
    [0, 15],
    [0, 0],
  ])
  const far = acting({
    heroes: [
      { at: [2, 6], bag: ['bandages'] },
      { ...wounded, at: [2, 8] },
    ],
    enemies: [{ type: 'en-tentacle', at: [0, 0] }],
  }).begin()
  far.refuses(0, 'token:bandages:1', 'SB-16.3')
  const quiet = acting({
    heroes: [
      { at: [2, 6], bag: ['bandages'] },
      { ...wounded, at: [2, 8] },
    ],
  }).begin()
  quiet.offers(0, ['token:bandages:1'])
  const self = acting({ heroes: [{ at: [2, 6], bag: ['bandages'], wounds: 3 }] })
    .roll('heal', faces(2))
    .begin()
  self.answer(0, 'token:bandages:0')
  expect(self.state.heroes[0]!).toMatchObject({ wounds: 1, xp: 0 })
})
test('SB-16.5 any mix is split by the owner, and points without damage are lost', () => {
  const t = scene({ heroes: [{ at: [2, 4], wounds: 1, harm: 4, looked: 1 }] })
    .zone(Z.tokensDown, ['xt-6'])
    .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
    .agenda('explore')
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-spring'])
    .begin()
  t.asked(0, 'healSplit').answer(0, 1)
  expect(t.state.heroes[0]!).toMatchObject({ wounds: 0, harm: 3 })
  const other = scene({ heroes: [{ at: [2, 4], wounds: 4, harm: 1, looked: 1 }] })
    .zone(Z.tokensDown, ['xt-6'])
    .set((s) => void (s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!))
    .agenda('explore')
    .roll('door', faces(1))
    .top(Z.encounterMines, ['enc-spring'])
    .begin()
  other.refuses(0, 0).answer(0, 1)
  expect(other.state.heroes[0]!).toMatchObject({ wounds: 3, harm: 0 })
})
test('SB-3.8 SB-3.9 a hero rolls his Defense again in an enemy’s activation', () => {
  const t = struck('en-strangler', { grit: 1 })
    .roll('foeToHit', faces(6, 1))
    .roll('defense', faces(1), faces(4))
    .begin()
  t.asked(0, 'reroll').answer(0, 'spendGrit')
  expect(t.state.heroes[0]!).toMatchObject({ wounds: 0, grit: 0 })
})
test('SB-21.3 SB-21.4 SB-14.7 EX-40 fear adds up, a packet for each type, before the movement die', () => {
  const t = scene({
    heroes: [{ at: [2, 2] }],
    enemies: [
      { type: 'en-hound', at: [1, 1] },
      { type: 'en-hound', at: [2, 1] },
      { type: 'en-hound', at: [3, 1] },
      { type: 'en-terror', at: [5, 0] },
      { type: 'en-terror', at: [5, 3] },
    ],
  })
    .agenda('begin', 0)
    .roll('willpower', faces(6, 6, 6), faces(1, 6))
    .roll('move', faces(3))
    .begin()
  t.logged('fear', ['cl-lawman.0.1', 'en-hound', 3]).logged('fear', ['cl-lawman.0.1', 'en-terror', 2])
  expect(t.state.heroes[0]!.harm).toBe(1)
})
test('SB-22.1 SB-22.2 SB-22.3 SB-22.4 EX-16 one test against the highest; it frees from that value and lower', () => {
  const t = acting({
    heroes: [{ at: [2, 6] }],
    enemies: [
      { type: 'en-tentacle', at: [2, 7] },
      { type: 'en-spider', at: [3, 7] },
    ],
  })
    .roll('escape', faces(4))
    .begin()
  expect(t.options(0).some((word) => word.startsWith('walk:'))).toBe(false)
  t.answer(0, 'escape')
  expect(t.state.acting.cleared).toBe(4)
  expect(t.options(0).some((word) => word.startsWith('walk:'))).toBe(true)
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const tried = acting({ heroes: [{ at: [2, 6] }], enemies: [{ type: 'en-tentacle', at: [2, 7] }] })
      .roll('escape', faces(face))
      .begin()
    tried.answer(0, 'escape')
    expect([tried.state.acting.cleared, tried.state.acting.isHeld]).toEqual(face < 4 ? [0, true] : [4, false])
    if (face < 4) tried.refuses(0, 'escape', 'SB-22.1').offers(0, ['melee'])
  }
  // Next to a Strangler, who takes 5+, it begins anew.
  const held = acting({
    heroes: [{ at: [2, 6] }],
    enemies: [
      { type: 'en-tentacle', at: [2, 7] },
      { type: 'en-strangler', at: [3, 4] },
    ],
  })
    .roll('escape', faces(4), faces(4))
    .begin()
  const on = `walk:${cellOf(boardIn(held), [3, 5])}`
  held.answer(0, 'escape').answer(0, on)
  expect(held.options(0).some((word) => word.startsWith('walk:'))).toBe(false)
  held.answer(0, 'escape')
  expect(held.state.acting).toMatchObject({ cleared: 4, isHeld: true })
})
test('SB-22.3 SB-22.5 a higher value stops him, and a natural 6 always passes', () => {
  const t = acting({ heroes: [{ at: [2, 6] }], enemies: [{ type: 'en-strangler', at: [3, 3] }] }, 6).begin()
  const board = boardIn(t)
  t.lacks(0, [`walk:${cellOf(board, [1, 2])}`])
    .answer(0, `walk:${cellOf(board, [2, 4])}`)
    .offers(0, ['escape'])
  const elite = acting({
    heroes: [{ at: [2, 6] }],
    enemies: [{ type: 'en-strangler', at: [2, 7] }],
    set: (s) => void (s.fight.elite[type('en-strangler')] = 0b10000),
  })
    .roll('escape', faces(6))
    .begin()
  elite.answer(0, 'escape')
  expect(elite.state.acting.isHeld).toBe(false)
})
