/** What goes along with somebody's first Adventure. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match, type Seat } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { brimstone, type O, type S } from '../src/index.ts'
import { lesson } from '../src/lesson/index.ts'
import { moments } from '../src/lesson/moments.ts'
import { en } from '../src/lesson/words.en.ts'
import { fr } from '../src/lesson/words.fr.ts'
import { acting } from './acting.ts'

const ALL = Object.keys(en)
const MOST = 25
const dueAt = (match: Match<S, O>, seat: Seat): string[] =>
  lesson.due(match.view(seat), match.log(seat), 'en').map(({ id }) => id)

/** What each seat reads in an Adventure as bots play it, every note of a question. */
function readIn(seed: number, seats: number, options: Partial<O>): string[][] {
  const match = Match.start<S, O>(brimstone.game, { seats, options: { odds: 'even', ...options }, seed })
  const bot = botOf(brimstone, 'heuristic')
  const fate = new Fate(seed)
  const told: string[][] = Array.from({ length: seats }, () => [])
  while (!match.isOver) {
    const [seat = 0] = match.waiting()
    told[seat]?.push(...dueAt(match, seat).filter((id) => told[seat]?.includes(id) === false))
    match.play(seat, decide(match, seat, bot, fate))
  }
  return told
}
const OWN = [1, 2, 3, 4].map((seed) => readIn(seed, 1, { posse: 2 }))
const SHARED = [5, 6, 7].map((seed) => readIn(seed, 2, {}))
const READ = [...OWN, ...SHARED].flat()

test('SB-32.4 every moment comes up in real Adventures, and there are few enough to be read', () => {
  const told = new Set(READ.flat())
  expect(ALL.filter((id) => !told.has(id))).toEqual([])
  expect(ALL.length).toBeLessThanOrEqual(MOST)
})
test('SB-32.4 whoever plays is told whom to be, what for, how a turn goes, and in the end that this is all', () => {
  for (const read of OWN.flat()) {
    expect(read.filter((id) => ['class', 'goal', 'turn', 'move'].includes(id))).toEqual([
      'class',
      'goal',
      'turn',
      'move',
    ])
    expect(read).toContain(lesson.end)
    expect(new Set(read).size).toBe(read.length)
  }
})
test('SB-32.4 nobody is told anything while somebody else decides', () => {
  const match = Match.start<S, O>(brimstone.game, { seats: 2, seed: 5 })
  expect(dueAt(match, 0)).toEqual(['class'])
  expect(dueAt(match, 1)).toEqual([])
})
test('SB-32.4 a lesson reads and touches nothing', () => {
  const t = acting({ heroes: [{ at: [2, 6] }] }).begin()
  const before = structuredClone(t.match.view(0).state)
  expect(dueAt(t.match, 0)).toContain('move')
  expect(t.match.view(0).state).toEqual(before)
})
test('SB-32.4 each note has its words in both languages, is short, and rests on a rule of the book', async () => {
  const rules = (await brimstone.rules.en()).flatMap((chapter) => chapter.rules.map(({ id }) => id))
  for (const { id, rule } of moments) {
    expect(rules).toContain(rule)
    expect(en[id]).not.toBe(fr[id])
    for (const text of [en[id], fr[id]]) expect(text.length).toBeLessThan(170)
  }
  expect(moments.map(({ id }) => id).toSorted()).toEqual(ALL.toSorted())
})
