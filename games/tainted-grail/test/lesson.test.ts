/** What goes along with somebody’s first day and first fight. */
import { expect, test } from 'vitest'
import { taintedGrail } from '../src/index.ts'
import { lesson } from '../src/lesson/index.ts'
import { moments } from '../src/lesson/moments.ts'
import { en } from '../src/lesson/words.en.ts'
import { fr } from '../src/lesson/words.fr.ts'
import { chapters } from './table/drawn.ts'

/** Notes in the order in which one person would read them, each once. */
function notesOf(seed: number, seats: number, mode: 'normal' | 'challenge'): string[] {
  const read = new Set<string>()
  for (const match of chapters({ seats, seed, options: { characters: [], mode } })) {
    if (match.isOver || !match.waiting().includes(0)) continue
    for (const { id } of lesson.due(match.view(0), match.log(0), 'en')) read.add(id)
  }
  return [...read]
}
const ALONE = [1, 2, 3, 4, 5, 6].map((seed) => notesOf(seed, 1, 'normal'))
const OTHERS = [7, 8, 9].map((seed) => notesOf(seed, 2, 'challenge'))

test('TG-3.1 every note comes up in real chapters', { timeout: 120_000 }, () => {
  const read = new Set([...ALONE, ...OTHERS].flat())
  expect(Object.keys(en).filter((id) => !read.has(id))).toEqual([])
})
test('TG-6.1 whoever plays alone is told of the letter, the day and the journal first, and in the end that this is all', () => {
  for (const read of ALONE) {
    expect(read[0]).toBe('letters')
    expect(read.slice(1, 3)).toEqual(['goal', 'energy'])
    expect(read).toContain(lesson.end)
  }
})
test('TG-6.1 notes cite rules that are in the book, in both languages', async () => {
  for (const lang of ['en', 'fr'] as const) {
    const book = await taintedGrail.rules[lang]()
    const known = new Set(book.flatMap(({ rules }) => rules.map(({ id }) => id)))
    expect(moments.map(({ rule }) => rule).filter((rule) => !known.has(rule))).toEqual([])
  }
  expect(Object.keys(fr)).toEqual(Object.keys(en))
})
