/** What glows in a fight is what may be chosen there: no more, no less, in every kind of question. */
import { reading } from '@emberhall/kernel'
import { lightProblems, litIn, promptProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { fateforge } from '../../../src/index.ts'
import { optionKey } from '@emberhall/ui'
import { isMeant } from '../../../src/table/fight/model/desk.ts'
import { keysOf, sourceKey } from '../../../src/table/fight/model/keys.ts'
import { decisions, draw, NAMES } from './drawn.ts'

/** In a turn a result is taken in hand first, and carried to where it is used. */
const inHand = (markup: string): string[] =>
  [...markup.matchAll(/<button(?![^>]*aria-disabled)[^>]*data-source="(\d+)"/g)].map(([, n]) => sourceKey(Number(n)))

test.each([
  { seats: 1, seed: 3, scene: 'c3', phone: false },
  { seats: 3, seed: 5, scene: 'c6', phone: false },
  { seats: 2, seed: 8, scene: 'c4', phone: true },
] as const)('$scene with $seats seats, on a phone: $phone', { timeout: 120_000 }, ({ phone, ...setup }) => {
  const problems: string[] = []
  const asked = new Map<string, number>()
  for (const match of decisions(setup)) {
    if (match.isOver) break
    for (const { seat, def } of match.asks().filter(({ answer }) => answer === null)) {
      const nth = asked.get(def.name) ?? 0
      asked.set(def.name, nth + 1)
      const view = match.view(seat)
      const ask = view.ask!
      problems.push(...promptProblems(fateforge.words, ask, view, NAMES))
      if ((nth > 2 && nth % 9 > 0) || ask.kind === 'fate') continue
      const t = reading(fateforge.game, view)
      const own = t.s.heroes.flatMap((hero, h) => (hero.seat === seat ? [h] : []))
      const front = t.s.acting >= 0 ? t.s.acting : (own.find((h) => !t.s.heroes[h]!.confirmed) ?? own[0]!)
      const markup = draw({ match, seat, lang: 'en', phone })
      const lit = litIn(markup)
      const meant = ask.options.filter((option) => isMeant(t, option, null, front))
      // What is laid out as a button of its own need not be lit besides.
      const onBoard = meant.flatMap((option) => (lit.includes(optionKey(option)) ? [] : keysOf(t, option)))
      const legal = onBoard.filter((key) => !inHand(markup).includes(key))
      const also = meant.flatMap((option) => [optionKey(option), ...keysOf(t, option)])
      // The ways out are listed beside the board too.
      const isTwofold = (key: string): boolean => def.name === 'exit' && key.startsWith('thing ')
      problems.push(...lightProblems({ markup, legal, also, isTwofold }).map((text) => `${def.name}: ${text}`))
      if (markup.split('PROMPT').length !== 2) problems.push(`${def.name}: not one prompt`)
    }
  }
  expect(problems).toEqual([])
  expect(asked.size).toBeGreaterThan(6)
})
