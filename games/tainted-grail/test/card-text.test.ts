import { cardPages, cardParts, golden } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import type { CardText } from '../src/text/cardText.ts'
import { PRINTED } from '../src/text/faces.ts'
import { messages } from '../src/text/phrases.ts'

const LANGS = ['en', 'fr'] as const
const textsIn = (lang: 'en' | 'fr'): ReadonlyMap<string, CardText> =>
  new Map([...PRINTED].map(([id, text]) => [id, text(lang)] as const))
const texts = { en: textsIn('en'), fr: textsIn('fr') }
describe.each(LANGS)('card texts in %s', (lang) => {
  it('are those of the golden file (UPDATE_GOLDEN=1 rewrites it)', () => {
    expect(cardPages(texts[lang])).toBe(golden(import.meta.url, `cards.${lang}`, cardPages(texts[lang])))
  })
  it('have no holes', () => {
    const holes = /[{}]|undefined|NaN|\[object|\?\B| {2}|^\s|\s$|\.\.|[ ][.,]|: \.|,,|^\.| ,|\(\)/
    expect(cardParts(texts[lang]).filter(([, part]) => holes.test(part))).toEqual([])
  })
  it('end every rule', () => {
    const lines = [...texts[lang].values()].flatMap(({ rules }) => rules)
    expect(lines.filter((line) => !/[.?!»”]$/.test(line))).toEqual([])
  })
  it('begin with a capital and say something', () => {
    const heads = [...texts[lang].values()].flatMap(({ name, kind, rules }) => [
      name,
      kind,
      ...rules.map((rule) => rule.replace(/^[a-h]\) (\[.+?\] )?/, '')),
    ])
    expect(heads.filter((text) => text.charAt(0) !== text.charAt(0).toUpperCase())).toEqual([])
    const silent = [...texts[lang]].filter(
      ([, { kind, rules, facts }]) => kind !== '' && rules.length + facts.length === 0,
    )
    expect(silent.map(([id]) => id)).toEqual(['stones', 'blade', 'hermits', 'water'])
  })
})

describe('card texts', () => {
  it('are translated, rule by rule', () => {
    const same = [...texts.en].flatMap(([id, { rules }]) => {
      const french = texts.fr.get(id)
      expect(french?.rules).toHaveLength(rules.length)
      return rules.filter((rule, i) => rule === french?.rules[i])
    })
    expect(same).toEqual([])
  })
  it('keep the French spaces before : ; ! ? % and inside guillemets from breaking, and use typographic marks', () => {
    const wrong = /[ \p{L}\p{N}][:;!?%»]|«[^\u00a0\u202f]|['"]/u
    expect(cardParts(texts.fr).filter(([, part]) => wrong.test(part))).toEqual([])
    expect(cardParts(texts.en).filter(([, part]) => /['"]/.test(part))).toEqual([])
  })
  it('have the same messages in both languages', () => {
    expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted())
  })
  it('22.7 read as the rules write them out', () => {
    const rules = (lang: 'en' | 'fr', id: string) => texts[lang].get(id)?.rules.slice(2)
    expect(rules('en', 'C-B-04')).toEqual(['Enemy attack: 2 damage less.', 'Delayed: draw 1 card.'])
    expect(rules('fr', 'D-G-05')).toEqual([
      'Au placement, si l’affinité n’est pas verte\u00a0: perdez 1 Réputation.',
      'Au placement\u00a0: placez ici autant de charges que votre Prudence.',
      'À tout moment, vous pouvez payer 2 charges\u00a0: votre prochaine carte passe pour enchaînée.',
    ])
  })
})
