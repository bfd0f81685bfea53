import { CONCERNED, Match, ONLY_CHOICES } from '@emberhall/kernel'
import { closing, friends } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { Sitting } from '../src/index.ts'
import { isKnown, type Wished, Wishes } from '../src/wishes.ts'

const [window = '', other = ''] = Object.keys(friends.game.def.questions)
const match = (): Match => Match.start(friends.game, { seats: 2, options: friends.quickOptions(2), seed: 5 })
const wish = (more: Partial<Wished> = {}): Wished => ({ seat: 0, name: window, policy: 'never', until: '', ...more })

test('a wish is about windows of the game, until a step of it or something that happens to the seat', () => {
  const known = (more: Partial<Wished>): boolean => isKnown(match(), wish(more))
  expect([known({}), known({ name: '*' }), known({ name: ONLY_CHOICES }), known({ until: CONCERNED })]).toEqual(
    Array(4).fill(true),
  )
  expect([known({ until: friends.roundStep }), known({ name: 'constructor' }), known({ until: 'toString' })]).toEqual([
    true,
    false,
    false,
  ])
})
test('a wish takes the place of the last one about the same windows, one with an end only of another with an end', () => {
  const wishes = new Wishes([wish({ policy: 'matters' })])
  wishes.make(wish({ until: friends.roundStep }))
  expect([wishes.forGood(), wishes.lasting(0, window)?.policy]).toEqual([[wish({ policy: 'matters' })], 'matters'])
  wishes.make(wish())
  expect(wishes.forGood()).toEqual([wish()])
})
test('what a seat has asked for about all windows is usual there and nobody’s wish', () => {
  const [wishes, at] = [new Wishes(), match()]
  expect(wishes.usual(0)).toBe('always')
  wishes.make(wish({ name: '*', policy: 'able' }))
  wishes.make(wish({ policy: 'able' }))
  wishes.make(wish({ name: other }))
  wishes.grant(at)
  expect([wishes.usual(0), wishes.standing(at, [0]), wishes.standing(at, [1])]).toEqual([
    'able',
    [wish({ name: other })],
    [],
  ])
})
test('those for good can be taken over from elsewhere, and those of a seat are forgotten together', () => {
  const [wishes, at] = [new Wishes([wish(), wish({ name: other, until: friends.roundStep })]), match()]
  wishes.grant(at)
  wishes.renew(at, [
    { seat: 1, name: window, policy: 'matters' },
    { seat: 1, name: 'gone', policy: 'never' },
  ])
  expect(wishes.forGood()).toEqual([wish({ seat: 1, policy: 'matters' })])
  expect([at.windows.wishOf(0, window), at.windows.wishOf(0, other)?.policy]).toEqual([undefined, 'never'])
  wishes.forget(at, 0)
  expect([at.windows.wishOf(0, other), wishes.standing(at, [0, 1])]).toEqual([
    undefined,
    [wish({ seat: 1, policy: 'matters' })],
  ])
})
test('where all hands are open nobody is asked for what they cannot do; where something is hidden everybody is', () => {
  const usual = (options: object): string[] => {
    const at = Match.start(friends.game, { seats: 2, options: { ...friends.quickOptions(2), ...options }, seed: 5 })
    const sitting = new Sitting(at, () => false)
    sitting.openWindows()
    return [0, 1].map((seat) => sitting.wishes.usual(seat))
  }
  expect([usual({}), usual(closing(friends))]).toEqual([
    ['able', 'able'],
    ['always', 'always'],
  ])
})
