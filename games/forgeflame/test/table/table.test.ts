import { verbOf } from '@emberhall/kernel'
import { moments } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BOARD } from '../../src/content/board.ts'
import { forgeflame } from '../../src/index.ts'
import { V, Z } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'
import { textOf } from '../../src/text/speech.ts'
import { decisions, decoded, draw, NAMES } from './drawn.ts'

/** Whole pages are drawn, on a machine that may be busy. */
const SLOW = { timeout: 120_000 }
/** These are no things on the table. */
const IN_PROMPT = new Set<number>([V.effect, V.nothing])

/** A card may be called like a site. */
const isPlace = (name: string): boolean => BOARD.sites.some((site) => `${site.name.en} ${site.name.fr}`.includes(name))

describe.each([
  { phone: false, lang: 'en', seats: 1, seed: 3, options: { recruitment: 'draft', soloDeck: 'choose' } },
  { phone: false, lang: 'fr', seats: 3, seed: 5, options: { mithrul: true } },
  { phone: true, lang: 'fr', seats: 2, seed: 8, options: { recruitment: 'draft', expansion: true, extra: true } },
  { phone: true, lang: 'en', seats: 4, seed: 13, options: {} },
] as const)('a game with $seats on a phone: $phone, in $lang', ({ phone, lang, seats, seed, options }) => {
  test('every legal choice about something on the table is a button there, with its own name', SLOW, () => {
    const words = forgeflame.words[lang]
    const verbs = new Set<number>()
    const missing: string[] = []
    for (const match of moments(decisions({ seats, seed, options }), 25)) {
      const seat = match.waiting()[0]!
      const view = match.view(seat)
      const { ask } = view
      if (ask === null || ask.kind === 'number') continue
      const markup = draw({ match, seat, lang, phone })
      expect(markup).toContain('PROMPT')
      expect(markup).not.toMatch(/undefined|NaN|\[object/)
      for (const option of ask.options) {
        const verb = verbOf(option)
        if (!Object.values(V).includes(verb) || IN_PROMPT.has(verb)) continue
        const label = words.option(option, ask, view, NAMES)
        if (!markup.includes(label)) missing.push(`${ask.def.name}: ${label}`)
        verbs.add(verb)
      }
    }
    expect(missing).toEqual([])
    expect(verbs.size).toBeGreaterThan(8)
  })
})

describe.each(['en', 'fr'] as const)('what is hidden, in %s', (lang) => {
  test('nobody finds in the page what another holds, nor what lies face down', SLOW, () => {
    const { printed } = forgeflame.game
    const leaks: string[] = []
    let looked = 0
    for (const match of moments(decisions({ seats: 2, seed: 4 }), 25)) {
      const { s } = match.table
      for (const seat of [0, 1, -1]) {
        const view = match.view(seat)
        const known = new Set(
          view.state.faces.filter((face) => face >= 0).map((face) => textOf(lang, printed[face]!).name),
        )
        const markup = draw({ match, seat, lang, phone: s.round % 2 === 0 })
        const hidden = [Z.hand, Z.hand + 1, Z.draw, Z.draw + 1, Z.eventPile, Z.artifactPile].flatMap(
          (zone) => s.zones[zone]!,
        )
        for (const card of hidden) {
          const { name } = textOf(lang, printed[s.faces[card]!]!)
          if (view.state.faces[card]! >= 0 || known.has(name) || isPlace(name) || name.length < 9) continue
          if (markup.includes(name)) leaks.push(`${seat}: ${name}`)
          looked++
        }
      }
    }
    expect(leaks).toEqual([])
    expect(looked).toBeGreaterThan(100)
  })
})

describe('the end', () => {
  test.each([
    { lang: 'en', seats: 1 },
    { lang: 'fr', seats: 2 },
    { lang: 'en', seats: 4 },
  ] as const)('tells who won, the score sheet and the story, with $seats in $lang', SLOW, ({ lang, seats }) => {
    const words = forgeflame.words[lang]
    const match = [...decisions({ seats, seed: 2 })].at(-1)!
    const seen = match.view(0)
    const { state } = seen
    const props = { seen, words, lang, names: NAMES, log: match.log(0), mine: [0], actions: 'ACTIONS' }
    const markup = decoded(renderToStaticMarkup(createElement(table.End, props)))
    expect(markup).toContain('ACTIONS')
    expect(markup).not.toMatch(/undefined|NaN|\[object/)
    for (const { total } of state.scores) expect(markup).toContain(`>${total}</td>`)
    for (const line of match.log(0).filter(({ what }) => what === 'forged'))
      expect(markup).toContain(words.log(line, NAMES))
  })
})
