/** Everything the pack has is told, in both languages, at the length it ought to have; and nothing else is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayer } from '@emberhall/speech'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import type { Condition, Effect, Verse } from '../src/content/types.ts'
import { KEPT, keptLines, PROSE, toldAt, WHEN, writtenOf } from '../src/prose/index.ts'
import { waysOf } from '../src/story/weave.ts'

const LANGS = ['en', 'fr'] as const
const C = CONTENT
const keysOf = (thing: object = {}): string[] => Object.keys(thing).toSorted()
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id).toSorted()
const numbersOf = (things: readonly { readonly number: number }[]): string[] =>
  things.map(({ number }) => String(number)).toSorted()
/** Every text with the way to it. */
function textsIn(thing: object, path = ''): [path: string, text: string][] {
  return Object.entries(thing).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsIn(value as object, `${path}${key}/`),
  )
}
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0
const sum = (texts: readonly string[]): number => texts.reduce((n, text) => n + wordsIn(text), 0)

/** What holds in a campaign in which nothing has been done. */
function atFirst(condition: Condition): boolean {
  if (condition.is === 'not') return !atFirst(condition.of)
  if (condition.is === 'all') return condition.of.every(atFirst)
  return condition.is === 'any' ? condition.of.some(atFirst) : false
}
const verses: readonly Verse[] = [...C.verses, ...C.dreams]

/** The ways an effect list can turn, as they are told; `asked`: those of which something must be told. */
function turnsOf(key: string, effects: readonly Effect[]): { may: string[]; must: string[] } {
  const found = effects.flatMap((effect) => Object.entries(waysOf(effect) ?? {}))
  const name = (way: string) => (key === '' ? way : `${key}.${way}`)
  const jumps = (list: readonly Effect[]) => list.some((effect) => effect.do === 'goto')
  return {
    may: found.map(([way]) => name(way)),
    must: found.filter(([, then]) => !jumps(then)).map(([way]) => name(way)),
  }
}
function toldKeys({ enter, options }: Verse): { may: string[]; must: string[] } {
  const votes = enter.flatMap((effect) => (effect.do === 'vote' ? effect.of.map(({ id = '' }) => id) : []))
  const all = [{ key: '', do: enter }, ...options.map((option) => ({ key: option.id, do: option.do }))]
  const turns = all.map(({ key, do: effects }) => turnsOf(key, effects))
  const letters = options.map(({ id }) => id)
  const plain = options.filter((option) => option.do.every((effect) => effect.do !== 'goto')).map(({ id }) => id)
  return {
    may: [...votes, ...letters, ...turns.flatMap(({ may }) => may)],
    must: [...votes, ...plain, ...turns.flatMap(({ must }) => must)],
  }
}

describe('TG-38.5 whatever the pack has is told, and nothing else', () => {
  it('TG-38.5 verses and dreams', () => {
    expect(verses).toHaveLength(62)
    expect(keysOf(PROSE.en.verses)).toEqual(idsOf(verses))
  })
  it.each(verses.map((verse) => [verse.id, verse] as const))('%s: its options and how they turn out', (id, verse) => {
    const written = writtenOf('en', id)
    const votes = verse.enter.flatMap((effect) => (effect.do === 'vote' ? effect.of.map((each) => each.id ?? '') : []))
    expect(keysOf(written?.options)).toEqual([...votes, ...verse.options.map((option) => option.id)].toSorted())
    const { may, must } = toldKeys(verse)
    expect(keysOf(written?.told).filter((key) => !may.includes(key))).toEqual([])
    expect(must.filter((key) => written?.told?.[key] === undefined)).toEqual([])
  })
  it('story events, with the hint, the success and the failure of their quests', () => {
    const { parts } = PROSE.en
    expect(keysOf(parts)).toEqual(idsOf(C.storyEvents))
    const quests = C.storyEvents.map(({ id, quest }) => [id, quest && keysOf(quest).filter((key) => key !== 'when')])
    const told = C.storyEvents.map(({ id }) => {
      const { hint, success, failure } = { ...writtenOf('en', id) } as {
        [K in 'hint' | 'success' | 'failure']?: string
      }
      const ways = [failure && 'failure', success && 'success'].filter((way) => way !== undefined)
      return [id, hint === undefined ? undefined : ways]
    })
    expect(told).toEqual(quests)
  })
  it('TG-38.5 every other list', () => {
    const { randoms, tasks, letters, locations, oldNames, statuses, encounters, stages, items, secrets, skills } =
      PROSE.en
    expect(keysOf(randoms)).toEqual(idsOf(C.randomEvents))
    expect(keysOf(tasks)).toEqual(idsOf(C.tasks))
    expect(keysOf(letters)).toEqual(idsOf(C.characters))
    expect(keysOf(locations)).toEqual(numbersOf(C.locations))
    const marked = new Set(C.characters.flatMap(({ map }) => map.marks))
    expect(keysOf(oldNames)).toEqual(numbersOf(C.locations.filter(({ number }) => marked.has(number))))
    expect(keysOf(statuses)).toEqual(idsOf(C.statuses))
    expect(keysOf(encounters)).toEqual(idsOf(C.encounters))
    expect(keysOf(stages)).toEqual(idsOf(C.encounters.flatMap((one) => (one.kind === 'diplomacy' ? one.stages : []))))
    expect(keysOf(items)).toEqual(numbersOf(C.items))
    expect(keysOf(secrets)).toEqual(numbersOf(C.secrets))
    expect(keysOf(skills)).toEqual(idsOf(C.skills))
  })
  it('in French as in English, text for text', () => {
    const paths = (lang: 'en' | 'fr') => textsIn(PROSE[lang]).map(([path]) => path)
    expect(paths('fr').toSorted()).toEqual(paths('en').toSorted())
    // Passages are told in the order they stand in.
    for (const { id } of verses)
      expect(Object.keys(writtenOf('fr', id)?.text ?? {})).toEqual(Object.keys(writtenOf('en', id)?.text ?? {}))
  })
  it('passages and lines that hang on something are there', () => {
    const lost = Object.entries(WHEN).flatMap(([id, passages]) =>
      keysOf(passages).filter((passage) => writtenOf('en', id)?.text[passage] === undefined),
    )
    expect(lost).toEqual([])
    expect(keysOf(KEPT).filter((line) => !(line in PROSE.en.chronicle))).toEqual([])
  })
})

/** The heart of the chapter may take its time: the bible names it. */
const BIBLE = readFileSync(join(import.meta.dirname, '../../../docs/story/tainted-grail-bible.md'), 'utf8')
const [, HEART = ''] = BIBLE.split('## The heart of the chapter')
const HEARTS = [...HEART.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, id = '']) => id)
const [LEAST, MOST, MOST_AT_HEART] = [60, 180, 220]

describe.each(LANGS)('the prose in %s', (lang) => {
  it('has at least 14,000 words', () => {
    const words = sum(textsIn(PROSE[lang]).map(([, text]) => text))
    expect(words).toBeGreaterThanOrEqual(14_000)
  })
  it('a verse has 60 to 180 words when it is first read, the heart of the chapter more', () => {
    const lengths = C.verses.map(({ id }) => [id, sum(toldAt(lang, id, atFirst))] as const)
    const bad = lengths.filter(([id, n]) => n < LEAST || n > (HEARTS.includes(id) ? MOST_AT_HEART : MOST))
    expect(bad).toEqual([])
  })
  it('nothing is called the heart of the chapter that is not, or that needs no more room', () => {
    expect(HEARTS.length).toBeGreaterThan(0)
    const isLong = (id: string): boolean => LANGS.some((each) => sum(toldAt(each, id, atFirst)) > MOST)
    expect(HEARTS.filter((id) => !C.verses.some((verse) => verse.id === id) || !isLong(id))).toEqual([])
  })
  it('is set as its printers set it', () => {
    const marks =
      lang === 'fr' ? /['"]|(?<![\u00a0\u202f])»|(?<![\u00a0\u202f:;!?])[:;!?]|«(?!\u00a0\S)| {2}/ : /['"]| {2}/
    const icu = /\{[^{}]*,\s*plural,/
    const flaws = textsIn(PROSE[lang]).filter(([, text]) => !icu.test(text) && marks.test(text.replaceAll(/[{}]/g, '')))
    expect(flaws.map(([path]) => path)).toEqual([])
  })
  it('a dream and its nightmare begin alike', () => {
    for (const { id } of C.dreams.filter((dream) => dream.id.startsWith('dream'))) {
      const [dream, nightmare] = [id, id.replace('dream', 'nightmare')].map(
        (each) => writtenOf(lang, each)?.text['main'] ?? '',
      )
      expect(dream?.slice(0, 60)).toBe(nightmare?.slice(0, 60))
      expect(dream).not.toBe(nightmare)
    }
  })
  it('the chronicle can be said whatever happened', () => {
    const say = sayer<string>({ en: PROSE.en.chronicle, fr: PROSE.fr.chronicle })
    for (const n of [0, 1, 2, 12]) {
      const counted = { days: n, hungry: n, lit: n, out: n, fights: n, fled: n, talks: n, dead: n, day: n, chapter: 1 }
      const values = { ...counted, names: 'Ailei', deadNames: 'Arev', madNames: 'Béor', character: 'Arev' }
      for (const line of keysOf(PROSE.en.chronicle)) expect(say(lang, line, values)).not.toMatch(/[{}#]|^$/)
    }
  })
})

describe('what the journal remembers', () => {
  it('nothing has been done at first, so nothing is kept', () => expect(keptLines(atFirst)).toEqual([]))
  it('a verse reads differently once something was done', () => {
    const swore = (condition: Condition): boolean => condition.is === 'taken' && condition.option === '101.2.a'
    expect(toldAt('en', '101.1', swore)).toContain(PROSE.en.verses['101.1'].text.swore)
    expect(toldAt('en', '101.1', atFirst)).toEqual([
      PROSE.en.verses['101.1'].text.main,
      PROSE.en.verses['101.1'].text.silent,
    ])
    expect(keptLines(swore)).toEqual(['sworn'])
  })
})
