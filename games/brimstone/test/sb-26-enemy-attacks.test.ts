import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { faces } from './acting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const hound = game.book.names.enemies.indexOf('en-hound')

test('SB-26.9 first those that kept their target, then the others as they moved', () => {
  const t = scene({
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
    .begin()
  const struck = t.log(0).filter((line) => line.startsWith('foeAttacks'))
  expect(struck.map((line) => line.split(' ')[2])).toEqual(['cl-lawman.0.3', 'cl-lawman.0.2', 'cl-lawman.0.1'])
})
