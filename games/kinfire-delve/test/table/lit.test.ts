/** What glows on the table is what may be chosen there: no more, no less, in every question of whole games. */
import { reading } from '@emberhall/kernel'
import { courseProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'
import { anchorsNow } from '../../src/table/model/choices.ts'
import { decisions, draw, propsOf } from './drawn.ts'

test.each([
  { seats: 1, seed: 3, phone: false, openHands: true },
  { seats: 3, seed: 5, phone: false, openHands: false },
  { seats: 2, seed: 8, phone: true, openHands: true },
] as const)('$seats seats, on a phone: $phone', { timeout: 120_000 }, ({ seats, seed, phone, openHands }) => {
  // Some options have no thing of their own. There is no room for the own deck on a phone: the prompt alone offers to exhaust.
  const isOff = (key: string): boolean => key.startsWith('option ') || (phone && key === 'deck')
  const { problems, kinds } = courseProblems({
    words: kinfireDelve.words,
    course: decisions({ seats, seed, options: { openHands } }),
    every: 6,
    look({ match, ask: { seat }, view }) {
      const seen = { match, seat, lang: 'en', phone } as const
      const anchors = [...anchorsNow(propsOf(seen), reading(kinfireDelve.game, view))]
      const legal = anchors.flatMap(([key, { open }]) => (open.length > 0 && !isOff(key) ? [key] : []))
      return { markup: draw(seen), legal }
    },
  })
  expect(problems).toEqual([])
  expect(kinds).toBeGreaterThan(3)
})
