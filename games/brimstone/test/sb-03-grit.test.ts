import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { faces } from './acting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const TERROR = game.book.names.enemies.indexOf('en-terror')
const struck = (wish: object) =>
  scene({
    heroes: [{ at: [2, 6], class: 'cl-rancher', ...wish }, { at: [3, 8] }],
    enemies: [{ type: 'en-terror', at: [2, 7], target: 0, moved: 1 }],
    set: (s) => void (s.fight.activated = [TERROR]),
  })
    .agenda('foesAttack', TERROR)
    .afterwards('activate')
    .roll('foeToHit', faces(6, 1, 1))
    .roll('defense', faces(1))

test('SB-3.4 Grit never rises above the maximum', () => {
  const t = struck({ wounds: 14, grit: 2 })
    .set((s) => void (s.revives = 1))
    .begin()
  t.answer(0, [])
  expect(t.state.heroes[0]!).toMatchObject({ grit: 2, wounds: 0 })
})
test('SB-3.9 who is being choked cannot spend Grit', () => {
  const t = struck({ grit: 1, isChoked: true }).begin()
  expect(t.state.heroes[0]!).toMatchObject({ grit: 1, wounds: 4 })
})
