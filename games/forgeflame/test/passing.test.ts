import { CONCERNED, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { forgeflame } from '../src/index.ts'

const ME = 1
test('a stunned adventurer is something that happens to its player and to nobody else', () => {
  for (const seat of [0, ME]) {
    const options = { ...forgeflame.quickOptions(2), firstPlayer: 0 }
    const match = Match.start(forgeflame.game, { seats: 2, options, seed: 1 })
    match.wish(ME, 'absorption', 'never', CONCERNED)
    match.table.s.adventurers.find((one) => one.seat === seat)!.stun = true
    match.setWindow(0, 'absorption', 'always')
    expect(match.windows.wishOf(ME, 'absorption') === undefined).toBe(seat === ME)
  }
})
