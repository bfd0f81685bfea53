import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { letThemCome } from './acting.ts'
import { CONTENT } from '../src/content/index.ts'
import { makeBrimstone } from '../src/game.ts'
import { baseAt } from '../src/queries/ground.ts'
import { boardIn, enemyPlaces, game, scene, where } from './scene.ts'

afterEach(allDone)
const { names } = game.book
const hound = names.enemies.indexOf('en-hound')
const colossus = names.enemies.indexOf('en-colossus')
const FOUR = [{ at: [3, 6] }, { at: [2, 8] }, { at: [2, 5] }, { at: [3, 4] }] as const
/** Move 7, as in the example. */
const slower = makeBrimstone({
  ...CONTENT,
  enemies: CONTENT.enemies.map((enemy) => (enemy.id === 'en-hound' ? { ...enemy, move: 7 } : enemy)),
})

test('SB-25.1 SB-25.2 SB-25.4 SB-25.5 SB-25.10 EX-21 each goes for whom it can reach, as far around as it can', () => {
  const t = scene({
    game: slower,
    heroes: FOUR,
    enemies: [
      { type: 'en-hound', at: [0, 1] },
      { type: 'en-hound', at: [1, 1] },
      { type: 'en-hound', at: [3, 1] },
    ],
  })
    .agenda('foes', hound)
    .afterwards('activate')
    .roll('target', [1], [2])
    .roll('foeToHit', [0, 0], [0, 0], [0, 0])
    .begin()
  t.asked(0, 'enemyOrder').answer(0, 'enemy:0')
  expect(where(t, t.state.enemies[0]!.at)).toEqual([3, 8])
  t.answer(0, 'enemy:1')
  expect(t.state.enemies.map(({ target }) => target)).toEqual([1, 3, 2])
  expect(enemyPlaces(t).slice(1)).toEqual([
    ['en-hound', 3, 5],
    ['en-hound', 2, 4],
  ])
  const full = scene({
    game: slower,
    heroes: FOUR,
    enemies: [
      { type: 'en-hound', at: [3, 8], target: 1 },
      { type: 'en-hound', at: [3, 5], target: 3 },
      { type: 'en-hound', at: [2, 4], target: 2 },
      { type: 'en-hound', at: [5, 0] },
    ],
  })
    .agenda('foes', hound)
    .afterwards('activate')
    .roll('foeToHit', [0, 0], [0, 0], [0, 0], [0, 0])
    .begin()
  expect(letThemCome(full).state.enemies[3]!.target).toBe(3)
  expect(full.luck().filter((line) => line.startsWith('target'))).toEqual([])
})

const stomping = (
  heroes: readonly { at: readonly [number, number] }[],
  more: readonly { type: string; at: readonly [number, number] }[] = [],
) =>
  scene({
    heroes,
    enemies: [{ type: 'en-colossus', at: [2, 0] }, ...more],
    set: (s) => void s.fight.activated.push(names.enemies.indexOf('en-spider')),
  })
    .agenda('foes', colossus)
    .afterwards('activate')
    .roll('foeToHit', [0, 0, 0, 0])
/** The north-west square of a base, on the board or not. */
function northWest(t: ReturnType<ReturnType<typeof stomping>['begin']>): readonly [number, number] {
  const { at, corner } = t.state.enemies[0]!
  const [x, y] = where(t, at)
  return [x - (corner & 1), y - (corner >> 1)]
}
test('SB-27.3 SB-27.5 SB-27.6 EX-22 a base of four squares ends wholly on the board where it can', () => {
  const heroes = [{ at: [4, 3] }, { at: [3, 7] }] as const
  const far = stomping(heroes).roll('target', [1]).begin()
  expect(northWest(far)).toEqual([2, 5])
  expect(far.luck().join(' ')).not.toContain('square')
  const near = stomping(heroes).roll('target', [0]).begin()
  expect(northWest(near)).toEqual([2, 4])
})
test('SB-27.4 SB-27.5 EX-23 it overhangs only where nothing else reaches, and pushes what is in the way behind', () => {
  const heroes = [{ at: [2, 4] }, { at: [2, 6] }] as const
  const t = stomping(heroes, [{ type: 'en-spider', at: [3, 5] }])
    .roll('target', [1])
    .begin()
  expect(northWest(t)).toEqual([3, 5])
  const { at, corner } = t.state.enemies[0]!
  expect(baseAt(boardIn(t), at, corner)).toHaveLength(2)
  expect(where(t, t.state.enemies[1]!.at)).toEqual([3, 3])
})
test('SB-25.2 the one closest to a hero goes first', () => {
  const t = letThemCome(
    scene({
      heroes: [{ at: [2, 8], class: 'cl-rancher' }],
      enemies: [
        { type: 'en-hound', at: [0, 0] },
        { type: 'en-hound', at: [2, 3] },
      ],
    })
      .agenda('foes', hound)
      .afterwards('activate')
      .roll('foeToHit', [0, 0], [0, 0])
      .begin(),
  )
  expect(t.state.enemies.map(({ moved }) => moved)).toEqual([3, 2])
})
