/** What is shown on the way from one table to the next: in order, in time, and never more than has happened. */
import { type LogLine, reading, type View } from '@emberhall/kernel'
import { NAMES } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { brimstone } from '../../src/index.ts'
import type { S } from '../../src/state.ts'
import { intentOf } from '../../src/table/model/intent.ts'
import { heroIn } from '../../src/table/model/heroIn.ts'
import { beats } from '../../src/table/stage/beats.tsx'
import { Replay } from '../../src/table/stage/replay.ts'
import { decisions } from './drawn.ts'

const SEAT = 0
const told = { words: brimstone.words.en, lang: 'en', names: NAMES } as const
interface Way {
  readonly before: View<S>
  readonly after: View<S>
  readonly news: readonly LogLine[]
}
function* waysOf(seed: number): Generator<Way> {
  let before: View<S> | null = null
  let lines = 0
  for (const match of decisions({ seats: 1, seed, options: { posse: 3, odds: 'even' } })) {
    const after = structuredClone(match.view(SEAT))
    const log = match.log(SEAT)
    if (before !== null) yield { before, after, news: log.slice(lines) }
    before = after
    lines = log.length
  }
}
const ways = [1, 2].flatMap((seed) => [...waysOf(seed)])
const isFoes = ({ what }: LogLine): boolean => what === 'foesAct' || what === 'foeAttacks'

test('every beat tells as much as the one before it, or more, and never more than there is', () => {
  let shown = 0
  for (const { before, after, news } of ways) {
    let last = 0
    for (const beat of beats(before, after, news, told)) {
      expect(beat.told).toBeGreaterThanOrEqual(last)
      expect(beat.told).toBeLessThanOrEqual(news.length)
      last = beat.told
      shown++
    }
  }
  expect(shown).toBeGreaterThan(200)
})
test('dice are in the air before their line is told', () => {
  const falling = ways.flatMap(({ before, after, news }) =>
    beats(before, after, news, told)
      .filter(({ isFalling }) => isFalling === true)
      // Where many strike at once, whose turn it is has not been told either.
      .map(({ told: n, line }) => [news.slice(n).find(({ what }) => what !== 'foesAct'), line]),
  )
  expect(falling.length).toBeGreaterThan(100)
  for (const [next, line] of falling) expect(next).toBe(line)
})
test('the enemies’ turn takes less than 6 seconds, with up to three cards that come before it', () => {
  const turns = ways.filter(({ news }) => news.some(isFoes))
  expect(turns.length).toBeGreaterThan(10)
  const lists = turns
    .map(({ before, after, news }) => beats(before, after, news, told))
    .map((list) => ({ list, cards: list.filter(({ lot }) => lot !== undefined && lot.isBeside !== true) }))
    .filter(({ cards }) => cards.length <= 3)
  // A picture takes its time to be drawn.
  for (const { list } of lists) expect(list.reduce((sum, { ms }) => sum + ms + 80, 0)).toBeLessThan(6000)
  const shown = lists.flatMap(({ cards }) => cards.filter(({ lot }) => lot?.isBeside !== true))
  expect(shown.length).toBeGreaterThan(0)
  for (const { ms } of shown) expect(ms).toBeGreaterThanOrEqual(750)
})
test('who is hurt is hurt as the line says so, and not before', () => {
  let hurt = 0
  for (const { before, after, news } of ways) {
    if (news.some(({ what }) => what === 'revived' || what === 'turn')) continue
    const list = beats(before, after, news, told)
    const at = news.findIndex(({ what }) => what === 'wounded')
    if (at < 0) continue
    const woundsIn = ({ state }: View<S>): number => state.heroes.reduce((sum, { wounds }) => sum + wounds, 0)
    for (const beat of list.filter((one) => one.told <= at)) expect(woundsIn(beat.view)).toBe(woundsIn(before))
    expect(list.some(({ view }) => woundsIn(view) > woundsIn(before))).toBe(true)
    hurt++
  }
  expect(hurt).toBeGreaterThan(5)
})
test('enemies are seen to move: each stands at last where it does', () => {
  let moved = 0
  for (const { before, after, news } of ways) {
    const isPlain = !news.some(({ what }) => ['killed', 'arrived', 'fightOver', 'rolled'].includes(what))
    if (!isPlain || !news.some(({ what }) => what === 'foeMoved')) continue
    const last = beats(before, after, news, told).at(-1)
    expect(last?.view.state.enemies.map((enemy) => enemy.at)).toEqual(after.state.enemies.map((enemy) => enemy.at))
    moved++
  }
  expect(moved).toBeGreaterThan(2)
})
test('whom an enemy is seen to mean is whom it goes for, or one of those between whom chance decides', () => {
  let meant = 0
  for (const { before, after, news } of ways)
    for (const { line, state, enemy } of new Replay(before.state, after.state).all(news)) {
      if (line.what !== 'targets' || enemy < 0 || news.some(({ what }) => what === 'arrived')) continue
      const { heroes } = intentOf(reading(brimstone.game, { ...after, state }), enemy)
      expect(heroes).toContain(heroIn(state, line.args[1]))
      meant++
    }
  expect(meant).toBeGreaterThan(10)
})
