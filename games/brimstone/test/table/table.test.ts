import { decoded, NAMES } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { brimstone } from '../../src/index.ts'
import { table } from '../../src/table/index.tsx'
import { en } from '../../src/table/words.en.ts'
import { tell } from '../../src/table/words.ts'
import { decisions } from './drawn.ts'

const LANGS = ['en', 'fr'] as const
beforeAll(() => table.warm?.(), 60_000)

test.each(LANGS)('the end tells what became of everybody, in %s', { timeout: 120_000 }, (lang) => {
  const words = brimstone.words[lang]
  const match = [...decisions({ seats: 1, seed: 2, options: { posse: 2, odds: 'even' } })].at(-1)!
  const seen = match.view(0)
  const props = { seen, words, lang, names: NAMES, log: match.log(0), actions: 'ACTIONS', mine: [0] }
  const markup = decoded(renderToStaticMarkup(createElement(table.End, props)))
  expect(markup).toContain('ACTIONS')
  expect(markup).not.toMatch(/undefined|NaN|\[object/)
  expect(markup).toContain(words.outcome(seen, NAMES)[0]!)
  expect(markup.split('--i:').length - 1).toBe(seen.state.heroes.length)
})
test.each(LANGS)('every printed thing has a face with its name, in %s', (lang) => {
  const faces = [...brimstone.game.faceKeys, ...(brimstone.words[lang].printed ?? [])]
  expect(faces.length).toBeGreaterThan(200)
  for (const face of faces) {
    const sides = [false, true].map((back) => createElement(table.Card, { face, lang, width: 300, back }))
    const [front, back] = sides.map((side) => decoded(renderToStaticMarkup(side)))
    expect(front).toContain(brimstone.words[lang].card(face).name)
    expect(`${front} ${back}`).not.toMatch(/undefined|NaN|\[object/)
  }
})
const FIGURES = ['n', 'of', 'posse', 'darkness', 'last', 'value', 'cards', 'health', 'ofHealth', 'sanity', 'ofSanity']
const MORE = [
  'grit',
  'range',
  'shots',
  'level',
  'die',
  'need',
  'xp',
  'gold',
  'stone',
  'p',
  'hero',
  'class',
  'stage',
  'what',
  'parts',
  'due',
  'days',
  'foes',
  'single',
  'enemies',
  'wounds',
  'harm',
  'both',
]
test.each(LANGS)('every message of the table can be said in %s, with its figures in it', (lang) => {
  const values = Object.fromEntries([...FIGURES, ...MORE].map((name, i) => [name, i + 1]))
  for (const g of ['f', 'm'])
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      const said = tell(lang, key, { ...values, g })
      expect(said).not.toMatch(/[#{}]|undefined/)
      expect(said.length).toBeGreaterThan(0)
    }
})
