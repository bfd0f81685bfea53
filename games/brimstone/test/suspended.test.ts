/** Speed and weight: what a match that is put away takes. */
import { botOf, playOut } from '@emberhall/bots'
import { begin, finishScene, startScene } from '@emberhall/campaign'
import { Fate, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import { brimstoneCampaign } from '../src/campaign.ts'
import { module } from '../src/index.ts'
import type { O, S } from '../src/state.ts'
import { answerAtRandom } from './at-random.ts'
import { game } from './scene.ts'

const MOST = 40_000
const bots = Array.from({ length: 4 }, () => botOf(module, 'heuristic'))
const sizeOf = (match: Match<S, O>): number => JSON.stringify(save(match)).length
function played(match: Match<S, O>, seed: number): Match<S, O> {
  playOut(match, bots, new Fate(seed))
  return match
}
test.each(game.book.names.missions)('%s with four heroes takes at most 40 kB to its last question', (mission) => {
  for (let seed = 1; seed <= 3; seed++) {
    const options = { mission, mode: 'advanced', odds: 'even' }
    expect(sizeOf(played(Match.start(game, { seats: 4, seed, options }), seed))).toBeLessThan(MOST)
  }
})
test('so does the fifth Adventure of a campaign, with all that four heroes carry', () => {
  const trail = brimstoneCampaign(game)
  const seats = ['Ana', 'Ben', 'Cem', 'Dot']
  let document = begin(trail, { id: 'c', name: 'Ours', at: 0, seats, options: { mode: 'advanced', odds: 'even' } })
  for (let seed = 1; seed <= 9; seed++) {
    const { document: begun, setup } = startScene(trail, document, seed)
    const match = played(Match.start(game, setup), seed)
    expect(sizeOf(match)).toBeLessThan(MOST)
    document = finishScene(trail, begun, match.table.s)
  }
})
test('a save of the first version opens: nobody wanted to flee yet', () => {
  const match = Match.start(game, { seats: 2, seed: 1, options: { odds: 'even' } })
  const fate = new Fate(1)
  for (let n = 0; n < 60; n++) answerAtRandom(match, fate)
  const { flight: _, ...checkpoint } = save(match).checkpoint
  const { match: back, notes } = load(game, { ...save(match), version: 1, checkpoint })
  expect(notes[0]).toBe('brought from version 1 to 2')
  expect(back.table.s.flight).toBe(false)
  expect(back.question).toBe(match.question)
})
