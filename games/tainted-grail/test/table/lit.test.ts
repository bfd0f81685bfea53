/** What glows on the table is what may be chosen there: no more, no less, in every kind of question. */
import { courseProblems, type Dealt } from '@emberhall/testkit'
import { optionKey } from '@emberhall/ui'
import { beforeAll, expect, test } from 'vitest'
import { taintedGrail } from '../../src/index.ts'
import { table } from '../../src/table/index.tsx'
import { tableauOf } from '../../src/table/model/tableau.ts'
import { chapters, draw, propsOf } from './drawn.ts'

beforeAll(() => table.warm?.())

const CHAPTERS: readonly (readonly [string, Dealt, boolean, 'en' | 'fr'])[] = [
  ['one, alone, on a desk', { seats: 1, seed: 3 }, false, 'en'],
  ['two, on a phone', { seats: 2, seed: 5 }, true, 'fr'],
  [
    'four who choose whom to be, on a desk',
    { seats: 4, seed: 8, options: { characters: [], mode: 'challenge' } },
    false,
    'fr',
  ],
  ['three, on a phone', { seats: 3, seed: 11, options: { mode: 'story', consensus: 'all' } }, true, 'en'],
]
test.each(CHAPTERS)('a whole chapter: %s', { timeout: 180_000 }, (_, dealt, phone, lang) => {
  const { problems, kinds } = courseProblems({
    words: taintedGrail.words,
    course: chapters(dealt),
    every: 25,
    look({ match, ask: { seat } }) {
      const seen = { match, seat, lang, phone }
      const { anchors, tray } = tableauOf(propsOf(seen), { plan: null, think: () => undefined })
      const things = [...anchors.keys()].filter((key) => !key.startsWith('option '))
      const open = things.filter((key) => (anchors.get(key)?.open.length ?? 0) > 0)
      return { markup: draw(seen), legal: [...open, ...tray.map(optionKey)] }
    },
  })
  expect([...new Set(problems)].slice(0, 12)).toEqual([])
  expect(kinds).toBeGreaterThan(8)
})
