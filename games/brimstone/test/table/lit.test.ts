/** What glows on the table is what may be chosen there: no more, no less, in every kind of question. */
import { lightProblems, NAMES, promptProblems } from '@emberhall/testkit'
import { optionKey } from '@emberhall/ui'
import { expect, test } from 'vitest'
import { brimstone } from '../../src/index.ts'
import { tableauOf } from '../../src/table/model/tableau.ts'
import { decisions, draw, propsOf } from './drawn.ts'

test.each([
  { seats: 1, seed: 3, phone: false, lang: 'en', options: { odds: 'even' } },
  { seats: 2, seed: 5, phone: true, lang: 'fr', options: { odds: 'even', posse: 4, mode: 'advanced' } },
] as const)('$seats seats, on a phone: $phone', { timeout: 120_000 }, ({ seats, seed, phone, lang, options }) => {
  const problems: string[] = []
  const asked = new Map<string, number>()
  for (const match of decisions({ seats, seed, options })) {
    if (match.isOver) break
    for (const { seat, def } of match.asks().filter(({ answer }) => answer === null)) {
      const nth = asked.get(def.name) ?? 0
      asked.set(def.name, nth + 1)
      if (nth > 2 && nth % 20 > 0) continue
      const seen = { match, seat, lang, phone }
      const props = propsOf(seen)
      problems.push(...promptProblems(brimstone.words, props.view.ask!, props.view, NAMES))
      const { anchors, tray } = tableauOf(props)
      const things = [...anchors].filter(([key, { open }]) => open.length > 0 && !key.startsWith('option '))
      const markup = draw(seen)
      const legal = [...things.map(([key]) => key), ...tray.map(optionKey)]
      problems.push(...lightProblems({ markup, legal }).map((text) => `${def.name}: ${text}`))
      if (markup.split('PROMPT').length !== 2) problems.push(`${def.name}: not one prompt`)
      const broken = /undefined|NaN|\[object|Infinity/.exec(markup)
      if (broken !== null) problems.push(`${def.name}: ${broken[0]}`)
    }
  }
  expect(problems).toEqual([])
  expect(asked.size).toBeGreaterThan(6)
})
