import { begin, finishScene, keepScene, readCampaign, startScene, writeCampaign } from '@emberhall/campaign'
import { Fate, hashState, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import { brimstoneCampaign } from '../src/campaign.ts'
import type { O, S } from '../src/state.ts'
import { answerAtRandom } from './at-random.ts'
import { game } from './scene.ts'

const trail = brimstoneCampaign(game)
type Document = ReturnType<typeof begin<object, S, O>>

/** Any answer, but those that cut a scene short. */
const AVOIDED = ['flee', 'turnBack', 'ride', 'place:tw-camp', 'place:tw-dry-fork', 'place:tw-saint-odile']
const answer = (match: Match<S, O>, fate: Fate): void => answerAtRandom(match, fate, AVOIDED)
/** Put away into a file and taken up again. */
function reopened(document: Document, match: Match<S, O>): Match<S, O> {
  const file: unknown = JSON.parse(JSON.stringify(writeCampaign(trail, keepScene(trail, document, save(match)))))
  const { document: back, notes } = readCampaign(trail, file)
  expect(notes).toEqual([])
  const kept = back.scene?.save
  if (kept === null || kept === undefined) throw new Error('no scene was kept')
  return load(game, kept).match
}
const seen = (match: Match<S, O>) => [match.question, hashState(game, match.table.s), match.asks()]

/** Plays a scene at random and comes back to it at each of the points that a save is promised for. */
function playedWithBreaks(document: Document, match: Match<S, O>, pointOf: (s: S) => string, luck: number): string[] {
  const fate = new Fate(luck)
  const points: string[] = []
  let point = pointOf(match.table.s)
  for (let i = 0; !match.isOver && i < 20_000; i++) {
    answer(match, fate)
    const now = pointOf(match.table.s)
    if (now === point || match.isOver) continue
    point = now
    points.push(now)
    if (points.length > 12) continue
    const back = reopened(document, match)
    expect(seen(back)).toEqual(seen(match))
    // AC-11.2 From here on both go the same way: what the dice will show is in the save.
    const [one, other] = [new Fate(i), new Fate(i)]
    const ahead = reopened(document, match)
    for (let n = 0; n < 25 && !back.isOver; n++) {
      answer(back, one)
      answer(ahead, other)
    }
    expect(seen(back)).toEqual(seen(ahead))
  }
  return points
}
const started = (document: Document, seed: number) => {
  const { document: next, setup } = startScene(trail, document, seed)
  return { document: next, match: Match.start(game, setup) as Match<S, O> }
}
const begun = (): Document =>
  begin(trail, { id: 'c', name: 'Ours', at: 0, seats: ['Ana'], options: { posse: 2, odds: 'gentle' } })

test('AC-11.1 AC-11.2 after the heroes are made and after every turn one can leave, and comes back to the same table', () => {
  const { document, match } = started(begun(), 1)
  const points = playedWithBreaks(
    document,
    match,
    ({ heroes, turn, tiles }) => `${tiles.length > 0 ? heroes.length : 0}/${turn}`,
    1,
  )
  expect(points[0]).toBe('2/0')
  expect(points.slice(1, 4)).toEqual(['2/1', '2/2', '2/3'])
})
test('AC-11.1 AC-11.2 after every day in town one can leave, and comes back to the next', () => {
  const first = started(begun(), 2)
  const fate = new Fate(2)
  while (!first.match.isOver) answer(first.match, fate)
  const after = finishScene(trail, first.document, first.match.table.s)
  const town = started(after, 3)
  const points = playedWithBreaks(
    town.document,
    town.match,
    ({ phase, town: { place, day } }) => `${phase}/${place}/${day}`,
    7,
  )
  const fort = game.book.names.towns.indexOf('tw-fort-lander')
  const { days } = town.match.table.s.town
  expect(days).toBeGreaterThan(1)
  expect(points.filter((point) => point.startsWith('town/'))).toEqual(
    Array.from({ length: days }, (_, day) => `town/${fort}/${day + 1}`),
  )
})
