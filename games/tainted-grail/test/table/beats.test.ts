/** What is shown on the way from one table to the next: in order, never more than has happened, and drawn without a fault. */
import { type LogLine, type Match, type View } from '@emberhall/kernel'
import { NAMES } from '@emberhall/testkit'
import type { Beat } from '@emberhall/ui'
import { beforeAll, expect, test } from 'vitest'
import type { O, S } from '../../src/state.ts'
import { taintedGrail } from '../../src/index.ts'
import { endIn } from '../../src/table/end/encounter.ts'
import { table } from '../../src/table/index.tsx'
import { pagesSince } from '../../src/table/page/pages.ts'
import { beats } from '../../src/table/stage/beats.tsx'
import { chapters, drawBeat } from './drawn.ts'

beforeAll(() => table.warm?.())

interface Step {
  readonly before: View<S>
  readonly news: readonly LogLine[]
  readonly list: readonly Beat<S>[]
  readonly match: Match<S, O>
}
/** What is told of a chapter, from one answer to the next; `look` sees every step while its table still lies there. */
function watch(seed: number, look: (step: Step) => void): void {
  let before: View<S> | null = null
  let told = 0
  for (const match of chapters({ seats: 2, seed, options: { mode: 'challenge' } })) {
    const after = structuredClone(match.view(0))
    const news = match.log(0).slice(told)
    told += news.length
    if (before !== null) {
      const list = beats(before, after, news, { words: taintedGrail.words.en, lang: 'en', names: NAMES })
      look({ before, news, list, match })
    }
    before = after
  }
}
const SEEDS = [1, 6]

test('beats tell in order, never more than there is, and of what they show', { timeout: 120_000 }, () => {
  const kinds = new Set<string>()
  for (const seed of SEEDS)
    watch(seed, ({ news, list }) => {
      const tellings = list.map(({ told }) => told)
      expect(tellings).toEqual(tellings.toSorted((a, b) => a - b))
      for (const { told, line, lot } of list) {
        if (line !== undefined) kinds.add(line.what)
        // The end of an encounter is shown with all that came of it.
        const until = endIn(news)?.last ?? 0
        const isEnd = endIn([line!]) !== null
        expect(isEnd ? until : news.indexOf(line!)).toBe(lot === undefined ? told - 1 : told)
      }
      expect(list.filter(({ lot }) => lot === undefined).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(9001)
    })
  expect([...kinds]).toEqual(
    expect.arrayContaining(['dawn', 'dusk', 'revealed', 'menhirDial', 'lays', 'markers', 'attack', 'meets', 'event']),
  )
})
test('who is hurt is hurt as the line says so, and not before', { timeout: 120_000 }, () => {
  let hurt = 0
  const healthIn = ({ state }: View<S>): number => state.characters.reduce((sum, { health }) => sum + health, 0)
  for (const seed of SEEDS)
    watch(seed, ({ before, news, list }) => {
      const at = news.findIndex(({ what, args }) => what === 'track' && args[1] === 'health')
      if (at < 0 || list.length === 0) return
      for (const beat of list.filter(({ told }) => told <= at)) expect(healthIn(beat.view)).toBe(healthIn(before))
      if (list.some(({ view }) => healthIn(view) !== healthIn(before))) hurt++
    })
  expect(hurt).toBeGreaterThan(5)
})
test('every table between two others can be drawn', { timeout: 180_000 }, () => {
  let drawn = 0
  watch(4, ({ list, match }) => {
    for (const beat of list.slice(0, 3)) {
      if (drawn++ % 4 > 0) continue
      expect(drawBeat(match, beat)).not.toMatch(/undefined|NaN|\[object/)
    }
  })
  expect(drawn).toBeGreaterThan(100)
})
test('what befalls the land is told beside the question, never over the land', { timeout: 120_000 }, () => {
  const LAND = new Set(['revealed', 'swallowed', 'menhirOut', 'activated'])
  const seen = new Map<string, number>()
  watch(1, ({ list, match }) => {
    for (const beat of list) {
      const { what = '' } = beat.line ?? {}
      const times = seen.get(what) ?? 0
      if (!LAND.has(what) || beat.view.state.encounter.phase !== 'none' || times > 1) continue
      seen.set(what, times + 1)
      const [before = '', after = ''] = drawBeat(match, beat).split('class="tg-ask"')
      expect(before).not.toContain('tg-moment')
      expect(after).toContain('tg-moment')
    }
  })
  expect(seen.size).toBeGreaterThan(1)
})
test('letters, verses and dreams that ask nothing are pages, in both languages', { timeout: 120_000 }, () => {
  let log: readonly LogLine[] = []
  for (const match of chapters({ seats: 1, seed: 3, options: { characters: [] } })) log = match.log(0)
  for (const lang of ['en', 'fr'] as const) {
    const joined = log.find(({ what }) => what === 'joined')
    const pages = pagesSince(lang, log, 0, joined?.args.filter((arg) => typeof arg === 'string') ?? [])
    const kinds = new Set(pages.map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['letter', 'verse', 'event']))
    expect(pages.every(({ title, paragraphs }) => title !== '' && paragraphs.every((text) => text !== ''))).toBe(true)
    expect(pagesSince(lang, log, pages.at(-1)!.next, [])).toEqual([])
  }
})
