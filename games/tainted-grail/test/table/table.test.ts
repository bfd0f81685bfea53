import { decoded, NAMES } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { taintedGrail } from '../../src/index.ts'
import { table } from '../../src/table/index.tsx'
import { en as endWords } from '../../src/table/end/words.en.ts'
import { tell as tellEnd } from '../../src/table/end/words.ts'
import { en as fight } from '../../src/table/fight/words.en.ts'
import { tell as tellFight } from '../../src/table/fight/words.ts'
import { en } from '../../src/table/words.en.ts'
import { tell } from '../../src/table/words.ts'
import { chapters } from './drawn.ts'

const LANGS = ['en', 'fr'] as const
const BROKEN = /undefined|NaN|\[object/

test.each(LANGS)(
  'the end tells how the chapter went, with its chronicle, in %s',
  { timeout: 120_000 },
  async (lang) => {
    await table.warm?.()
    const words = taintedGrail.words[lang]
    const last = [...chapters({ seats: 2, seed: 4 })].at(-1)!
    const seen = last.view(0)
    const end = createElement(table.End, {
      seen,
      words,
      lang,
      names: NAMES,
      log: last.log(0),
      actions: 'AGAIN',
      mine: [0],
    })
    const markup = decoded(renderToStaticMarkup(end))
    expect(markup).toContain('AGAIN')
    expect(markup).not.toMatch(BROKEN)
    const told = words.outcome(seen, NAMES)
    expect(markup).toContain(told[0])
    expect(markup).toContain(told.at(-1))
  },
)
test.each(LANGS)('everything printed has a face and a back, in %s', async (lang) => {
  await table.warm?.()
  const { game, words } = taintedGrail
  for (const face of new Set([...game.faceKeys, ...(words[lang].printed ?? [])])) {
    const shown = decoded(renderToStaticMarkup(createElement(table.Card, { face, lang, width: 300 })))
    expect(shown).toContain(words[lang].card(face).name)
    expect(shown).not.toMatch(BROKEN)
    expect(renderToStaticMarkup(createElement(table.Card, { face, lang, width: 300, back: true }))).not.toBe('')
  }
})
const keys = <K extends string>(of: Readonly<Record<K, string>>): K[] => Object.keys(of) as K[]
test.each(LANGS)('everything that only the table says can be said in %s', (lang) => {
  const figures =
    'n of chapter energy health ofHealth terror combat diplomacy who id card from to hero key have up down what name attr xp food place foe atPlace rounds laid first after'
  const values = Object.fromEntries(figures.split(' ').map((name, i) => [name, i + 2]))
  const said = [
    ...keys(en).map((key) => tell(lang, key, values)),
    ...keys(fight).map((key) => tellFight(lang, key, values)),
    ...keys(endWords).map((key) => tellEnd(lang, key, values)),
  ]
  expect(said.filter((text) => text === '' || /[#{}]|undefined/.test(text))).toEqual([])
})
