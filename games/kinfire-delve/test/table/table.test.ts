import { aOf, type Match, type Option, verbOf } from '@emberhall/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'
import { type O, type S, V, Z } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'
import { cardText } from '../../src/text/cardText.ts'
import { decisions, decoded, draw, NAMES } from './drawn.ts'

/** Whole pages are drawn, on a machine that may be busy. */
const SLOW = { timeout: 60_000 }

/** Options that speak of a thing on the table; the others are in the prompt alone. */
const ON_TABLE = new Set<number>([
  V.attempt,
  V.resolve,
  V.play,
  V.lantern,
  V.boost,
  V.discard,
  V.recover,
  V.target,
  V.fatigue,
  V.reward,
  V.well,
  V.seeker,
])
/** A card that is on its way out lies nowhere any more. */
const lies = (match: Match<S, O>, option: Option): boolean =>
  verbOf(option) === V.lantern || verbOf(option) === V.seeker || match.table.s.where[aOf(option)] !== undefined

describe.each([
  { phone: false, lang: 'en', seats: 1, seed: 3 },
  { phone: false, lang: 'fr', seats: 2, seed: 5 },
  { phone: true, lang: 'fr', seats: 2, seed: 8 },
  { phone: true, lang: 'en', seats: 4, seed: 13 },
] as const)('a game with $seats on a phone: $phone, in $lang', ({ phone, lang, seats, seed }) => {
  test('every legal choice about something on the table is a button there, with its own name', SLOW, () => {
    const words = kinfireDelve.words[lang]
    let seen = 0
    let n = 0
    for (const match of decisions({ seats, seed, options: { openHands: true } })) {
      if (match.isOver) break
      // A page takes its time to draw: the finale is looked at closely, the way there now and then.
      if (n++ % 4 > 0 && match.table.s.phase !== 'finale') continue
      const seat = match.waiting()[0]!
      const view = match.view(seat)
      const { ask } = view
      if (ask === null) continue
      const markup = decoded(draw({ match, seat, lang, phone }))
      expect(markup).toContain('PROMPT')
      for (const option of ask.options) {
        if (!ON_TABLE.has(verbOf(option)) || !lies(match, option)) continue
        const label = words.option(option, ask, view, NAMES)
        expect(markup.includes(`aria-label="${label}`) || markup.includes(`data-name="true">${label}`)).toBe(true)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })
})

describe.each(['en', 'fr'] as const)('closed hands, in %s', (lang) => {
  test('nobody finds in the page what another holds, nor the Master', SLOW, () => {
    const { printed } = kinfireDelve.game
    for (const match of decisions({ seats: 2, seed: 4, options: { openHands: false } })) {
      const { s } = match.table
      for (const seat of [0, 1, -1]) {
        const view = match.view(seat)
        const known = new Set(view.state.faces.filter((face) => face >= 0))
        const markup = decoded(draw({ match, seat, lang, phone: match.table.s.turn % 2 === 0 }))
        const hidden = [
          ...s.zones[Z.hand]!,
          ...s.zones[Z.hand + 1]!,
          ...s.zones[Z.masterDown]!,
          ...s.zones[Z.well]!.slice(-3),
        ]
        for (const card of hidden) {
          const face = s.faces[card]!
          if (known.has(face)) continue
          expect(markup).not.toContain(cardText(printed[face]!.card, lang).name)
        }
      }
      if (s.turn > 8) break
    }
  })
})

describe('the end', () => {
  test.each(['en', 'fr'] as const)('tells the descent, its exploits and its luck in %s', (lang) => {
    const words = kinfireDelve.words[lang]
    for (const seed of [1, 2, 3]) {
      const match = [...decisions({ seats: 2, seed, options: { openHands: true } })].at(-1)!
      const seen = match.view(0)
      const props = { seen, words, lang, names: NAMES, log: match.log(0), mine: [0], actions: 'ACTIONS' }
      const markup = decoded(renderToStaticMarkup(createElement(table.End, props)))
      expect(markup).toContain('ACTIONS')
      expect(markup).toContain(words.outcome(seen, NAMES)[0])
      expect(markup.match(/data-earned/g)?.length ?? 0).toBe(seen.state.exploits.length)
      expect(markup).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
