import { CONCERNED, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { fateforge } from '../src/index.ts'

const ME = 1
test('a blow that gets through is something that happens to a hero', () => {
  const match = Match.start(fateforge.game, { seats: 2, options: fateforge.quickOptions(2), seed: 1 })
  match.wish(ME, 'prevent', 'never', CONCERNED)
  const hero = match.table.s.heroes.find(({ seat }) => seat === ME)!
  hero.health -= 1
  match.setWindow(0, 'prevent', 'always')
  expect(match.windows.wishOf(ME, 'prevent')).toBeUndefined()
})
