import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chaptersEn, rulesEn } from '../src/text/rules.en.ts'
import { chaptersFr, rulesFr } from '../src/text/rules.fr.ts'

const ruleList = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const items = [...ruleList.matchAll(/^- \*\*(KD-\d+\.\d+)\*\*(.*)$/gm)]
const ids = items.map(([, id = '']) => id)
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })
const english = Object.entries(rulesEn)
const french = Object.entries(rulesFr)

describe('the rule list and its two texts', () => {
  it('lists 238 rules, each once, in order', () => {
    expect(ids).toHaveLength(238)
    expect(new Set(ids).size).toBe(238)
    expect(ids).toEqual(ids.toSorted(byNumber))
    expect(items.filter(([, , text = '']) => text.trim() === '')).toEqual([])
  })

  it('puts each rule under the heading of its chapter', () => {
    const chapters = ruleList.split(/^## /m).filter((part) => part.startsWith('KD-'))
    expect(chapters.map((part) => part.split(' ', 1)[0])).toEqual(Object.keys(chaptersEn))
    for (const part of chapters) {
      const [chapter = ''] = part.split(' ', 1)
      const inside = [...part.matchAll(/^- \*\*(KD-\d+)\.\d+\*\*/gm)].map((match) => match[1])
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
      expect(new Set(Object.values(rules).map((rule) => rule.title)).size).toBe(238)
      expect(new Set(Object.values(rules).map((rule) => rule.text)).size).toBe(238)
    }
  })

  it('names the 16 chapters in both languages', () => {
    expect(Object.keys(chaptersEn)).toHaveLength(16)
    expect(Object.keys(chaptersFr)).toEqual(Object.keys(chaptersEn))
  })

  it('keeps French punctuation with its word', () => {
    const loose = /[^\u00a0][:;!?»]|«[^\u00a0]/
    expect(french.filter(([, rule]) => loose.test(`${rule.title} ${rule.text}`))).toEqual([])
  })

  it('lists the rulings A-1 to A-44', () => {
    const rulings = [...ruleList.matchAll(/^- \*\*(A-\d+)\*\* \S/gm)].map((match) => match[1])
    expect(rulings.slice(0, 44)).toEqual(Array.from({ length: 44 }, (_, i) => `A-${i + 1}`))
  })
})
