/** What glows on the table is what may be chosen there: no more, no less, in every kind of question. */
import { courseProblems, type Dealt } from '@emberhall/testkit'
import { optionKey } from '@emberhall/ui'
import { beforeAll, expect, test } from 'vitest'
import { brimstone } from '../../src/index.ts'
import { tableauOf } from '../../src/table/model/tableau.ts'
import { table } from '../../src/table/index.tsx'
import { decisions, draw, inTown, propsOf } from './drawn.ts'

beforeAll(() => table.warm?.())

interface Look {
  readonly phone: boolean
  readonly lang: 'en' | 'fr'
}
function litProblems(dealt: Dealt, { phone, lang }: Look) {
  return courseProblems({
    words: brimstone.words,
    course: decisions(dealt),
    every: 20,
    look({ match, ask: { seat } }) {
      const seen = { match, seat, lang, phone }
      const { anchors, tray } = tableauOf(propsOf(seen))
      const things = [...anchors].filter(([key, { open }]) => open.length > 0 && !key.startsWith('option '))
      return { markup: draw(seen), legal: [...things.map(([key]) => key), ...tray.map(optionKey)] }
    },
  })
}
const LOOKS = [
  { phone: false, lang: 'en' },
  { phone: true, lang: 'fr' },
] as const
test.each(LOOKS)('in the mine, on a phone: $phone', { timeout: 120_000 }, (look) => {
  const alone = { seats: 1, seed: 3, options: { odds: 'even' } }
  const four = { seats: 2, seed: 5, options: { odds: 'even', posse: 4, mode: 'advanced' } }
  const { problems, kinds } = litProblems(look.phone ? four : alone, look)
  expect(problems).toEqual([])
  expect(kinds).toBeGreaterThan(6)
})
test.each(LOOKS)('on the road and in town, on a phone: $phone', { timeout: 120_000 }, (look) => {
  const { problems, kinds } = litProblems(inTown(), look)
  expect(problems).toEqual([])
  expect(kinds).toBeGreaterThan(5)
})
