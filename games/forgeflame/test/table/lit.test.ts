/** What glows on the table is what may be chosen there: no more, no less, in every kind of question. */
import { reading } from '@emberhall/kernel'
import { courseProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { forgeflame, Z } from '../../src/index.ts'
import { choicesOf } from '../../src/table/model/choices.ts'
import { cardKey, optionKey } from '@emberhall/ui'
import { decisions, draw, propsOf } from './drawn.ts'

test.each([
  { seats: 1, seed: 3, phone: false, options: { recruitment: 'draft', soloDeck: 'choose' } },
  { seats: 3, seed: 5, phone: false, options: { mithrul: true } },
  { seats: 2, seed: 8, phone: true, options: { recruitment: 'draft', expansion: true, extra: true } },
] as const)('$seats seats, on a phone: $phone', { timeout: 120_000 }, ({ seats, seed, phone, options }) => {
  const { problems, kinds } = courseProblems({
    words: forgeflame.words,
    course: decisions({ seats, seed, options }),
    every: 20,
    look({ match, ask: { seat }, view }) {
      const seen = { match, seat, lang: 'en', phone } as const
      const t = reading(forgeflame.game, view)
      const { anchors, tray } = choicesOf(propsOf(seen), t)
      const things = [...anchors].filter(([key, { open }]) => open.length > 0 && !key.startsWith('option '))
      // What lies in a pile, a bag or a load is laid out in the tray.
      const onBoard = things.filter(([, { open }]) => open.some(({ option }) => !tray.includes(option)))
      // A power is told beside the action, and lit on its artifact too.
      const powers = t.cards(Z.forged + seat).map(cardKey)
      return {
        markup: draw(seen),
        legal: [...onBoard.map(([key]) => key), ...tray.map(optionKey)],
        also: things.map(([key]) => key),
        isTwofold: (key) => powers.includes(key),
      }
    },
  })
  expect(problems).toEqual([])
  expect(kinds).toBeGreaterThan(6)
})
