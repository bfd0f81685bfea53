/** What goes along with somebody's first game. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match, type Seat } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { forgeflame, type O, type S } from '../src/index.ts'
import { lesson } from '../src/lesson/index.ts'
import { moments } from '../src/lesson/moments.ts'
import { en } from '../src/lesson/words.en.ts'
import { fr } from '../src/lesson/words.fr.ts'

const ALL = Object.keys(en)
const dueAt = (match: Match<S, O>, seat: Seat): string[] =>
  lesson.due(match.view(seat), match.log(seat), 'en').map(({ id }) => id)

/** What each seat reads in a game as bots play it, a note at each question. */
function readIn(seed: number, seats: number, options: Partial<O> = {}): string[][] {
  const match = Match.start<S, O>(forgeflame.game, { seats, options: { recruitment: 'draft', ...options }, seed })
  const bot = botOf(forgeflame as unknown as GameModule, 'heuristic')
  const fate = new Fate(seed)
  const told: string[][] = Array.from({ length: seats }, () => [])
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    const next = dueAt(match, seat).find((id) => !told[seat]!.includes(id))
    if (next !== undefined) told[seat]!.push(next)
    match.play(seat, decide(match as unknown as Match, seat, bot, fate))
  }
  return told
}
const RIVALS = [1, 2, 3, 4].map((seed) => readIn(seed, 2))
const ALONE = [1, 2, 3, 4].map((seed) => readIn(seed, 1, { soloDeck: 'choose' }))

test('every moment comes up in real games', () => {
  const told = new Set([...RIVALS, ...ALONE].flat(2))
  expect(ALL.filter((id) => !told.has(id))).toEqual([])
})
test('whoever plays is told first what it is about, then how a turn goes', () => {
  const isDraft = (id: string): boolean => ['recruit', 'deck', 'station'].includes(id)
  const first = (read: readonly string[]): string => read.find((id) => !isDraft(id))!
  for (const read of RIVALS.flat()) {
    expect(first(read)).toBe('goal')
    expect(read).toEqual(expect.arrayContaining(['recruit', 'act', 'card', 'advanced']))
    expect(read).not.toContain('goalAlone')
  }
  for (const read of ALONE.flat()) {
    expect(first(read)).toBe('goalAlone')
    expect(read).toEqual(expect.arrayContaining(['deck', 'station', 'act', 'card', 'imps']))
    expect(read).not.toContain('goal')
  }
})
test('nobody is told anything while somebody else decides', () => {
  const match = Match.start<S, O>(forgeflame.game, { seats: 2, options: { recruitment: 'random' }, seed: 5 })
  const [asked] = match.waiting()
  expect(dueAt(match, asked!)).toEqual(['goal', 'rival', 'card'])
  expect(dueAt(match, 1 - asked!)).toEqual([])
})
test('each note has its words in both languages and rests on a rule of the book', async () => {
  const rules = (await forgeflame.rules.en()).flatMap((chapter) => chapter.rules.map(({ id }) => id))
  for (const { id, rule } of moments) {
    expect(rules).toContain(rule)
    expect(en[id]).not.toBe(fr[id])
    for (const text of [en[id], fr[id]]) expect(text.length).toBeLessThan(200)
  }
  expect(moments.map(({ id }) => id).toSorted()).toEqual(ALL.toSorted())
})
