import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { faces, letThemCome } from './acting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const hound = game.book.names.enemies.indexOf('en-hound')

test('SB-26.9 SB-25.2 first those that kept their target, then the others as they moved, the closest first', () => {
  const t = letThemCome(
    scene({
      heroes: [{ at: [2, 5] }, { at: [3, 5] }, { at: [2, 8] }],
      enemies: [
        { type: 'en-hound', at: [0, 0] },
        { type: 'en-hound', at: [3, 2] },
        { type: 'en-hound', at: [2, 7], target: 2 },
      ],
    })
      .agenda('foes', hound)
      .afterwards('activate')
      .roll('target', [1])
      .roll('foeToHit', faces(1, 1), faces(1, 1), faces(1, 1))
      .begin(),
  )
  const struck = t.log(0).filter((line) => line.startsWith('foeAttacks'))
  expect(struck.map((line) => line.split(' ')[2])).toEqual(['cl-lawman.0.3', 'cl-lawman.0.2', 'cl-lawman.0.1'])
})
const slinger = game.book.names.enemies.indexOf('en-slinger')
const slinging = (heroes: readonly { at: readonly [number, number] }[]) =>
  scene({
    heroes: heroes.map(({ at }) => ({ at, class: 'cl-rancher' })),
    enemies: [{ type: 'en-slinger', at: [2, 3] }],
  })
    .agenda('foes', slinger)
    .afterwards('activate')
const targetRolls = (t: ReturnType<ReturnType<typeof slinging>['begin']>) =>
  t.luck().filter((line) => line.startsWith('target'))
test('SB-26.4 SB-26.6 adjacent heroes first, and with fists', () => {
  const t = slinging([{ at: [2, 8] }, { at: [2, 4] }])
    .roll('foeToHit', faces(4))
    .begin()
  expect(t.state.enemies[0]!.target).toBe(1)
  expect(targetRolls(t)).toEqual([])
  expect(t.state.heroes[1]!.wounds).toBe(0)
})
test('SB-26.4 SB-26.5 SB-26.8 who has somebody to shoot stays, chooses once, and shoots by his own figures', () => {
  const t = slinging([{ at: [2, 8] }, { at: [3, 8] }])
    .roll('target', [1])
    .roll('foeToHit', faces(4, 3))
    .roll('defense', faces(1))
    .begin()
  expect(targetRolls(t)).toHaveLength(1)
  expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([0, 2])
})
test('SB-26.7 whose target is out of reach does not strike', () => {
  const t = scene({
    heroes: [{ at: [2, 8] }],
    enemies: [{ type: 'en-hound', at: [2, 4], target: 0, moved: 1 }],
    set: (s) => void (s.fight.activated = [hound]),
  })
    .agenda('foesAttack', hound)
    .afterwards('activate')
    .begin()
  expect(t.luck().filter((line) => line.startsWith('foeToHit'))).toEqual([])
})
test('SB-27.5 EX-22 where a place on the board reaches him a base hangs over no wall', () => {
  const colossus = game.book.names.enemies.indexOf('en-colossus')
  for (const target of [0, 1]) {
    const t = scene({
      heroes: [{ at: [4, 3] }, { at: [3, 7] }],
      enemies: [{ type: 'en-colossus', at: [2, 0] }],
    })
      .agenda('foes', colossus)
      .afterwards('activate')
      .roll('target', [target])
      .roll('foeToHit', faces(1, 1, 1, 1))
      .begin()
    const places = t.luck().filter((line) => line.startsWith('square'))
    expect([places, t.state.enemies[0]!.target]).toEqual([[], target])
  }
})
