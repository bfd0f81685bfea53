/** What glows in a fight is what may be chosen there: no more, no less, in every kind of question. */
import { reading } from '@emberhall/kernel'
import { courseProblems, litIn } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { fateforge } from '../../../src/index.ts'
import { optionKey } from '@emberhall/ui'
import { isMeant } from '../../../src/table/fight/model/desk.ts'
import { keysOf, sourceKey } from '../../../src/table/fight/model/keys.ts'
import { decisions, draw } from './drawn.ts'

/** In a turn a result is taken in hand first, and carried to where it is used. */
const inHand = (markup: string): string[] =>
  [...markup.matchAll(/<button(?![^>]*aria-disabled)[^>]*data-source="(\d+)"/g)].map(([, n]) => sourceKey(Number(n)))

test.each([
  { seats: 1, seed: 3, scene: 'c3', phone: false },
  { seats: 3, seed: 5, scene: 'c6', phone: false },
  { seats: 2, seed: 8, scene: 'c4', phone: true },
] as const)('$scene with $seats seats, on a phone: $phone', { timeout: 120_000 }, ({ phone, ...setup }) => {
  const { problems, kinds } = courseProblems({
    words: fateforge.words,
    course: decisions(setup),
    every: 9,
    look({ match, ask, view }) {
      if (ask.kind === 'fate') return null
      const t = reading(fateforge.game, view)
      const own = t.s.heroes.flatMap((hero, h) => (hero.seat === ask.seat ? [h] : []))
      const front = t.s.acting >= 0 ? t.s.acting : (own.find((h) => !t.s.heroes[h]!.confirmed) ?? own[0]!)
      const markup = draw({ match, seat: ask.seat, lang: 'en', phone })
      const lit = litIn(markup)
      const meant = ask.options.filter((option) => isMeant(t, option, null, front))
      // What is laid out as a button of its own need not be lit besides.
      const onBoard = meant.flatMap((option) => (lit.includes(optionKey(option)) ? [] : keysOf(t, option)))
      return {
        markup,
        legal: onBoard.filter((key) => !inHand(markup).includes(key)),
        also: meant.flatMap((option) => [optionKey(option), ...keysOf(t, option)]),
        // The ways out are listed beside the board too.
        isTwofold: (key) => ask.def.name === 'exit' && key.startsWith('thing '),
      }
    },
  })
  expect(problems).toEqual([])
  expect(kinds).toBeGreaterThan(6)
})
