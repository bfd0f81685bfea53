import { Match } from '@emberhall/kernel'
import { closing, friends, hiders, rivals } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { areRivals, following, isSecret, isShared, knowledgeAt, type Looker, viewpoints } from '../src/index.ts'

const begun = (module: typeof friends, more: object = {}): Match =>
  Match.start(module.game, { seats: 2, options: { ...module.quickOptions(2), ...more }, seed: 5 })
const somebody: Looker = { seats: 3, own: 1, isOver: false, isFree: false, mayLook: (seat) => seat === 1 }

test('friends share what they see unless they close their hands; rivals never do', () => {
  const [open, closed] = [begun(friends), begun(friends, closing(friends))]
  expect([isShared(friends, open), isShared(friends, closed), isShared(hiders, begun(hiders))]).toEqual([
    true,
    false,
    false,
  ])
  expect([areRivals(rivals, begun(rivals)), isShared(rivals, begun(rivals)), areRivals(friends, open)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isSecret(open, 0, 1), isSecret(closed, 0, 1), isSecret(closed, 1, 1)]).toEqual([false, true, false])
})

test('one looks back from one’s own seat and from the gallery, and from any where nothing is hidden', () => {
  expect(viewpoints(somebody)).toEqual([1, -1])
  expect(viewpoints({ ...somebody, isFree: true })).toEqual([0, 1, 2, -1])
  expect(viewpoints({ ...somebody, own: -1, mayLook: () => false })).toEqual([-1])
})
test('from another’s seat one knows no more than from one’s own until the game is over', () => {
  expect([-1, 0, 1, 2].map((from) => knowledgeAt(somebody, from))).toEqual([-1, 1, 1, 1])
  const after = { ...somebody, isOver: true, isFree: true }
  expect([-1, 0, 1, 2].map((from) => knowledgeAt(after, from))).toEqual([-1, 0, 1, 2])
})

test('whoever has several seats goes to the one that is asked, and stays where both are', () => {
  expect(following(0, [0, 2], [2])).toBe(2)
  expect(following(0, [0, 2], [0, 2])).toBe(0)
  expect(following(0, [0, 2], [1])).toBe(0)
  expect(following(null, [1, 2], [0])).toBe(1)
  expect(following(null, [], [0])).toBe(-1)
})
test('who acts for another looks through their eyes no longer than they are asked; who looks on keeps to the gallery', () => {
  expect(following(1, [0], [1])).toBe(1)
  expect(following(1, [0], [2])).toBe(0)
  expect(following(-1, [0], [1])).toBe(-1)
  expect(following(-1, [0], [0])).toBe(0)
})
