import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chaptersEn, rulesEn } from '../src/text/rules.en.ts'
import { chaptersFr, rulesFr } from '../src/text/rules.fr.ts'

const ruleList = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const items = [...ruleList.matchAll(/^- \*\*(FF-\d+(?:\.[A-Z]{2})?\.\d+)\*\*(.*)$/gm)]
const ids = items.map(([, id = '']) => id)
const english = Object.entries(rulesEn)
const french = Object.entries(rulesFr)

describe('the rule list and its two texts', () => {
  it('lists 313 rules, each once, numbered without a gap', () => {
    expect(ids).toHaveLength(313)
    expect(new Set(ids).size).toBe(313)
    const numbers = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf('.')))
    for (const [part, inside] of numbers) expect(inside).toEqual(inside.map((_, i) => `${part}.${i + 1}`))
    expect(items.filter(([, , text = '']) => text.trim() === '')).toEqual([])
  })

  it('puts each rule under the heading of its chapter', () => {
    const chapters = ruleList.split(/^## /m).filter((part) => part.startsWith('FF-'))
    expect(chapters.map((part) => part.split(' ', 1)[0])).toEqual(Object.keys(chaptersEn))
    for (const part of chapters) {
      const [chapter = ''] = part.split(' ', 1)
      const inside = [...part.matchAll(/^- \*\*(FF-\d+)\./gm)].map((match) => match[1])
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
      expect(new Set(Object.values(rules).map((rule) => rule.title)).size).toBe(313)
      expect(new Set(Object.values(rules).map((rule) => rule.text)).size).toBe(313)
    }
  })

  it('names the 27 chapters in both languages', () => {
    expect(Object.keys(chaptersEn)).toHaveLength(27)
    expect(Object.keys(chaptersFr)).toEqual(Object.keys(chaptersEn))
  })

  it('keeps French punctuation with its word', () => {
    const loose = /[^\u00a0][:;!?»]|«[^\u00a0]/
    expect(french.filter(([, rule]) => loose.test(`${rule.title} ${rule.text}`))).toEqual([])
  })

  it('has no typewriter quotes', () => {
    const typed = [...english, ...french].filter(([, rule]) => /['"]/.test(`${rule.title} ${rule.text}`))
    expect(typed).toEqual([])
  })

  it('lists the rulings without a gap, those of the specification among them, and names no other', () => {
    const rulings = [...ruleList.matchAll(/^- \*\*(A-\d+)\*\* \S/gm)].map((match) => match[1])
    expect(rulings.length).toBeGreaterThanOrEqual(70)
    expect(rulings).toEqual(Array.from({ length: rulings.length }, (_, i) => `A-${i + 1}`))
    const named = [...ruleList.matchAll(/\bA-\d+\b/g)].map((match) => match[0])
    expect(named.filter((id) => !rulings.includes(id))).toEqual([])
  })

  it('refers only to rules that exist', () => {
    const named = [...ruleList.matchAll(/\bFF-\d+(?:\.[A-Z]{2})?(?:\.\d+)?\b/g)].map((match) => match[0])
    expect(named.filter((id) => !ids.includes(id) && !(id in chaptersEn))).toEqual([])
  })
})
