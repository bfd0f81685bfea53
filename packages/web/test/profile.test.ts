/** What is kept of games that were played to their end. */
import { gameIds, loadGame } from '@emberhall/roster'
import { friends, rivals, shellOf } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { bestLine, DOORS, tableOf } from '../src/games.ts'
import { luggageOf, readProfile } from '../src/profile/file.ts'
import { standingAt } from '../src/profile/standing.ts'
import { roomFor } from '../src/settings/room.ts'
import type { Result } from '../src/storage/results.ts'
import { isLed } from '../src/table/useResult.ts'

const RESULT: Result = {
  id: 'a',
  game: 'vale',
  ended: 5,
  seats: 2,
  isWon: true,
  best: 6,
  exploits: ['first', 'second'],
  luck: { got: 3, due: 2, variance: 1 },
}
test('results add up by game: the best counts, exploits once, luck as a sum', () => {
  const results = [
    RESULT,
    { ...RESULT, id: 'b', isWon: false, best: null, exploits: ['second'] },
    { ...RESULT, game: 'moor' },
  ]
  expect(standingAt('vale', results)).toEqual({
    game: 'vale',
    played: 2,
    won: 1,
    best: 6,
    exploits: ['first', 'second'],
    luck: { got: 6, due: 4, variance: 2 },
  })
  expect(standingAt('glen', results)).toMatchObject({ played: 0, best: null })
})
test('a file of results is read as it was written; saves and forged ones are not taken for it', () => {
  const file = (results: unknown): string => JSON.stringify({ profile: 1, results })
  expect(readProfile(file([RESULT]))).toEqual([RESULT])
  expect(readProfile(file([{ ...RESULT, ended: 'soon' }]))).toBeNull()
  expect(readProfile(file([{ ...RESULT, exploits: [5] }]))).toBeNull()
  expect(readProfile(file([null]))).toBeNull()
  expect(readProfile('{"profile"')).toBeNull()
  expect(readProfile('{"save":1}')).toBeNull()
})
test('a game that a lesson leads through does not count, one that is explained as it goes along does', async () => {
  const [led, explained] = await Promise.all([friends, rivals].map(shellOf))
  expect([led, explained].map((shell) => isLed(shell!, { tutorial: true }))).toEqual([true, false])
  expect(isLed(led!, { tutorial: false })).toBe(false)
})
const FIGURES = { best: 7, exploits: 2 }
test('best results are told in both languages wherever a game compares any', () => {
  const comparing = DOORS.filter(({ best }) => best !== undefined)
  const told = comparing.flatMap(({ id }) => [bestLine(id, FIGURES, 'en'), bestLine(id, FIGURES, 'fr')])
  expect(told.filter((line) => line.includes('7')).length).toBe(comparing.length * 2)
})
test('on large screens type grows with them, on others it stays', () => {
  expect([roomFor(1440, 900), roomFor(390, 844), roomFor(1920, 1080)]).toEqual([1, 1, 1.2])
  expect(roomFor(2560, 1440)).toBe(1.6)
  expect(roomFor(2560, 800)).toBe(1)
})

const GAMES = await Promise.all(gameIds().map(loadGame))
test.each(GAMES.map((module) => [module.game.id, module] as const))(
  'a finished game of %s leaves something to everybody who played it',
  { timeout: 60_000 },
  async (id, module) => {
    const seats = 2
    const options = module.briefOptions?.(seats) ?? module.quickOptions(seats)
    const match = Match.start(module.game, { seats, seed: 3, options })
    const fate = new Fate(4)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, botOf(module, 'heuristic'), fate))
    }
    const book = await (await tableOf(id))!.deeds!()
    const named = book.exploits('fr').map((exploit) => exploit.id)
    expect(new Set(book.exploits('fr').map(({ text }) => text)).size).toBeGreaterThan(7)
    for (let seat = 0; seat < seats; seat++) {
      const { isWon, best, exploits, luck } = book.of(match.view(-1).state, match.log(-1), seat)!
      expect(typeof isWon).toBe('boolean')
      expect(best ?? 0).toBeGreaterThanOrEqual(0)
      expect(exploits.length).toBeGreaterThan(0)
      expect(exploits.filter((exploit) => !named.includes(exploit))).toEqual([])
      expect(luck.variance).toBeGreaterThanOrEqual(0)
    }
  },
)

test('results go along with a code, the latest of them where there is not room for all', () => {
  const results = Array.from({ length: 50 }, (_, i) => ({ ...RESULT, id: `game ${i}` }))
  expect(readProfile(luggageOf(results, 100_000))).toEqual(results)
  const some = readProfile(luggageOf(results, 2000)) ?? []
  expect(some.length).toBeGreaterThan(5)
  expect(some).toEqual(results.slice(0, some.length))
  expect(luggageOf([], 2000)).toBe('')
})
