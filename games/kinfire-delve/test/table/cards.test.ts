import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'
import { CardFace } from '../../src/table/cards/CardFace.tsx'
import { faceText } from '../../src/table/cards/rules.ts'
import { CUTS, type Density } from '../../src/table/cards/shells.tsx'
import { table } from '../../src/table/index.tsx'

const LANGS = ['en', 'fr'] as const
/** Every card is drawn eight times, on a machine that may be busy. */
const SLOW = { timeout: 60_000 }
const DENSITIES = Object.keys(CUTS) as Density[]
const { printed } = kinfireDelve.game
const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')

describe.each(LANGS)('cards in %s', (lang) => {
  test.each(DENSITIES)('every card is drawn at the density %s, with its name', (density) => {
    for (const { card } of printed) {
      const markup = renderToStaticMarkup(createElement(CardFace, { card, lang, density }))
      expect(plain(markup)).toContain(card.name[lang])
      expect(markup).not.toMatch(/undefined|NaN|\[object/)
    }
  })
  test('a card shown whole says all its sentences', () => {
    for (const { card } of printed) {
      const markup = plain(renderToStaticMarkup(createElement(CardFace, { card, lang, density: 'full' })))
      for (const line of faceText(card, lang).lines) expect(markup).toContain(line.text)
    }
  })
  test('nearly every text has a short form for small cards', () => {
    const lines = printed.filter(({ kind }) => kind !== 'seeker').flatMap(({ card }) => faceText(card, lang).lines)
    const long = lines.filter((line) => line.short === null).map((line) => line.text)
    expect(long).toEqual([])
  })
  test('the frame can show every printed card, its back too', SLOW, () => {
    for (const { key } of printed) {
      for (const width of [60, 130, 160, 300]) {
        for (const back of [false, true]) {
          expect(renderToStaticMarkup(createElement(table.Card, { face: key, lang, width, back }))).toContain('kd-card')
        }
      }
    }
  })
  test('the back of a Gauntlet card is never on its front', () => {
    for (const { card } of printed) {
      if (card.kind !== 'gauntlet') continue
      const front = plain(renderToStaticMarkup(createElement(CardFace, { card, lang, density: 'full' })))
      expect(front).not.toContain(card.back.name[lang])
    }
  })
})

test('colour is never alone: every gem with a value carries its letter', () => {
  for (const { card, kind } of printed) {
    if (kind !== 'skill' && kind !== 'challenge') continue
    for (const density of DENSITIES) {
      const markup = renderToStaticMarkup(createElement(CardFace, { card, lang: 'en', density }))
      expect(markup).toMatch(/kd-gl[^>]*>[PDWA](\/[PDWA])?</)
    }
  }
})
