/** What glows on the table is what may be chosen there: no more, no less, in every kind of question. */
import { reading } from '@emberhall/kernel'
import { lightProblems, promptProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { forgeflame, Z } from '../../src/index.ts'
import { choicesOf } from '../../src/table/model/choices.ts'
import { cardKey, optionKey } from '@emberhall/ui'
import { decisions, draw, NAMES, propsOf } from './drawn.ts'

test.each([
  { seats: 1, seed: 3, phone: false, options: { recruitment: 'draft', soloDeck: 'choose' } },
  { seats: 3, seed: 5, phone: false, options: { mithrul: true } },
  { seats: 2, seed: 8, phone: true, options: { recruitment: 'draft', expansion: true, extra: true } },
] as const)('$seats seats, on a phone: $phone', { timeout: 120_000 }, ({ seats, seed, phone, options }) => {
  const problems: string[] = []
  const asked = new Map<string, number>()
  for (const match of decisions({ seats, seed, options })) {
    if (match.isOver) break
    for (const { seat, def } of match.asks().filter(({ answer }) => answer === null)) {
      const nth = asked.get(def.name) ?? 0
      asked.set(def.name, nth + 1)
      const seen = { match, seat, lang: 'en', phone } as const
      const props = propsOf(seen)
      problems.push(...promptProblems(forgeflame.words, props.view.ask!, props.view, NAMES))
      if (nth > 2 && nth % 20 > 0) continue
      const t = reading(forgeflame.game, props.view)
      const { anchors, tray } = choicesOf(props, t)
      const things = [...anchors].filter(([key, { open }]) => open.length > 0 && !key.startsWith('option '))
      // What lies in a pile, a bag or a load is laid out in the tray.
      const onBoard = things.filter(([, { open }]) => open.some(({ option }) => !tray.includes(option)))
      const markup = draw(seen)
      const legal = [...onBoard.map(([key]) => key), ...tray.map(optionKey)]
      const also = things.map(([key]) => key)
      // A power is told beside the action, and lit on its artifact too.
      const powers = t.cards(Z.forged + seat).map(cardKey)
      const found = lightProblems({ markup, legal, also, isTwofold: (key) => powers.includes(key) })
      problems.push(...found.map((text) => `${def.name}: ${text}`))
      if (markup.split('PROMPT').length !== 2) problems.push(`${def.name}: not one prompt`)
    }
  }
  expect(problems).toEqual([])
  expect(asked.size).toBeGreaterThan(6)
})
