import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RuleText } from '../src/text/rule-text.ts'
import { rulebook } from '../src/text/rulebook.ts'
import { chaptersEn, rulesEn } from '../src/text/rules.en.ts'
import { chaptersFr, rulesFr } from '../src/text/rules.fr.ts'

const ruleList = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const items = [...ruleList.matchAll(/^- \*\*(FG-[UC]?\d+\.\d+[a-z]?)\*\*(.*)$/gm)]
const ids = items.map(([, id = '']) => id)
const english = Object.entries(rulesEn)
const french = Object.entries(rulesFr)

const chapterOf = (id: string) => id.slice(0, id.lastIndexOf('.'))
const parentOf = (id: string) => id.replace(/[a-z]$/, '')
const isLettered = (id: string) => parentOf(id) !== id

describe('the rule list and its two texts', () => {
  it('lists 468 rules, each once and with a text', () => {
    expect(ids).toHaveLength(468)
    expect(new Set(ids).size).toBe(468)
    expect(items.filter(([, , text = '']) => text.trim() === '')).toEqual([])
  })

  it('numbers the rules of each chapter without a gap', () => {
    const whole = ids.filter((id) => !isLettered(id))
    for (const [chapter, inside] of Map.groupBy(whole, chapterOf))
      expect(inside).toEqual(inside.map((_, i) => `${chapter}.${i + 1}`))
  })

  it('puts lettered rules behind the one they belong to, from a on', () => {
    const lettered = Map.groupBy(ids.filter(isLettered), parentOf)
    expect([...lettered.keys()]).toEqual(['FG-21.4', 'FG-21.7', 'FG-28.4', 'FG-U10.1'])
    for (const [parent, inside] of lettered) {
      const expected = inside.map((_, i) => parent + 'abcdefgh'[i])
      const at = ids.indexOf(parent) + 1
      expect(ids.slice(at, at + inside.length)).toEqual(expected)
    }
  })

  it('puts each rule under the heading of its chapter', () => {
    const chapters = ruleList.split(/^## /m).filter((part) => part.startsWith('FG-'))
    const headings = chapters.map((part) => part.slice(0, part.indexOf('\n')))
    expect(headings).toEqual(Object.entries(chaptersEn).map(([id, title]) => `${id} ${title}`))
    for (const part of chapters) {
      const [chapter = ''] = part.split(' ', 1)
      const inside = [...part.matchAll(/^- \*\*(FG-[UC]?\d+)\./gm)].map((match) => match[1])
      expect(new Set(inside)).toEqual(new Set([chapter]))
    }
  })

  it('has the same ids in English and in French', () => {
    expect(english.map(([id]) => id)).toEqual(ids)
    expect(french.map(([id]) => id)).toEqual(ids)
  })

  it('leaves no title and no text empty', () => {
    const empty = [...english, ...french].filter(([, rule]) => rule.title.trim() === '' || rule.text.trim() === '')
    expect(empty).toEqual([])
  })

  it('is translated: every text differs', () => {
    const inEnglish = new Map<string, string>(english.map(([id, rule]) => [id, rule.text]))
    expect(french.filter(([id, rule]) => rule.text === inEnglish.get(id))).toEqual([])
  })

  it('gives no two rules the same title or text in one language', () => {
    for (const rules of [rulesEn, rulesFr]) {
      expect(new Set(Object.values(rules).map((rule) => rule.title)).size).toBe(468)
      expect(new Set(Object.values(rules).map((rule) => rule.text)).size).toBe(468)
    }
  })

  it('names the 72 chapters in both languages: 52 of the game, 14 to unlock, 6 of our content', () => {
    const chapters = Object.keys(chaptersEn)
    const counted = Map.groupBy(chapters, (id) => id.charAt(3).replace(/\d/, ''))
    expect(chapters).toHaveLength(72)
    expect([...counted].map(([group, inside]) => [group, inside.length])).toEqual([
      ['', 52],
      ['U', 14],
      ['C', 6],
    ])
    expect(Object.keys(chaptersFr)).toEqual(chapters)
  })

  it('sorts every rule into its chapter of the book', async () => {
    for (const [lang, titles] of [
      ['en', chaptersEn],
      ['fr', chaptersFr],
    ] as const) {
      const book = await rulebook[lang]()
      expect(book.map((chapter) => chapter.title)).toEqual(Object.values(titles))
      expect(book.flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(ids)
    }
  })

  it('tells what is to be unlocked in the chapters of its own only', () => {
    const secret = {
      en: /\b(chest|barricade|difficult terrain|fountain|portal|guardian|all(y|ies)|trap|door|weak point|fear|poison)/i,
      fr: /\b(coffre|barricade|terrain difficile|fontaine|portail|gardien|allié|piège|portes?\b|point faible|carte peur|poison)/i,
    }
    const told = (rules: readonly (readonly [string, RuleText])[], words: RegExp) =>
      rules.filter(([id, rule]) => !/^FG-[UC]/.test(id) && words.test(`${rule.title} ${rule.text}`)).map(([id]) => id)
    expect(told(english, secret.en)).toEqual([])
    expect(told(french, secret.fr)).toEqual([])
  })

  it('keeps French punctuation with its word', () => {
    const loose = /[^\u00a0][:;!?»]|«[^\u00a0]/
    expect(french.filter(([, rule]) => loose.test(`${rule.title} ${rule.text}`))).toEqual([])
  })

  it('has no typewriter quotes', () => {
    const titles = [...Object.entries(chaptersEn), ...Object.entries(chaptersFr)]
    expect(titles.filter(([, title]) => /['"]/.test(title))).toEqual([])
    const typed = [...english, ...french].filter(([, rule]) => /['"]/.test(`${rule.title} ${rule.text}`))
    expect(typed).toEqual([])
  })

  it('lists the rulings without a gap, the 56 of the specification among them, and names no other', () => {
    const rulings = [...ruleList.matchAll(/^- \*\*(A-\d+)\*\* \S/gm)].map((match) => match[1])
    expect(rulings.length).toBeGreaterThanOrEqual(56)
    expect(rulings).toEqual(Array.from({ length: rulings.length }, (_, i) => `A-${i + 1}`))
    const named = [...ruleList.matchAll(/\bA-\d+\b/g)].map((match) => match[0])
    expect(named.filter((id) => !rulings.includes(id))).toEqual([])
  })

  it('refers only to rules that exist', () => {
    const named = [...ruleList.matchAll(/\bFG-[A-Z]?\d+(?:\.\d+[a-z]?)?\b/g)].map((match) => match[0])
    expect(named.filter((id) => !ids.includes(id) && !(id in chaptersEn))).toEqual([])
  })
})
