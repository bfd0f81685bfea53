/** Dice behind one's own screen fall before anything is told of them, and nobody else sees them fall. */
import type { LogLine, View } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { fateforge } from '../../src/index.ts'
import type { S } from '../../src/state.ts'
import { beats } from '../../src/table/beats.tsx'
import { decisions, NAMES } from './fight/drawn.ts'

interface Secret {
  readonly line: LogLine
  readonly shown: readonly number[]
  readonly next: LogLine | undefined
}
/** Every throw behind a screen in a fight, with the dice that somebody is shown for it, and what is told next. */
function* throwsSeenBy(seat: number): Generator<Secret> {
  let before: { readonly view: View<S>; readonly lines: number } | null = null
  for (const match of decisions({ seats: 2, seed: 1, scene: 'c3' })) {
    const view = structuredClone(match.view(seat))
    const log = match.log(seat)
    const news = log.slice(before?.lines ?? 0)
    if (before !== null)
      for (const line of news.filter(({ what }) => what === 'rolls' || what === 'rerolled')) {
        const words = { words: fateforge.words.en, lang: 'en', names: NAMES } as const
        const beat = beats(before.view, view, news, words).find(
          ({ lot }) => lot?.title === words.words.log(line, NAMES),
        )
        yield { line, shown: beat?.lot?.things.map(({ counts }) => Number(counts)) ?? [], next: news[beat?.told ?? -1] }
      }
    before = { view, lines: log.length }
  }
}

test('FG-23.2, FG-23.6 one sees one’s own dice fall, face by face, before it is told that they were rolled', () => {
  const mine = [...throwsSeenBy(0)].filter(({ shown }) => shown.length > 0)
  expect(new Set(mine.map(({ line }) => line.what))).toEqual(new Set(['rolls', 'rerolled']))
  for (const { line, next } of mine) expect(next).toBe(line)
  const rolls = mine.filter(({ line }) => line.what === 'rolls')
  for (const { line, shown } of rolls) expect(shown.length).toBe(line.args[1])
})
test('FG-23.4 dice behind another’s screen are shown to nobody', () => {
  const all = [0, 1].map((seat) => [...throwsSeenBy(seat)])
  const lines = all[0]!.length
  expect(all[1]!.length).toBe(lines)
  const seen = all.map((secrets) => secrets.map(({ shown }) => shown.length > 0))
  for (let i = 0; i < lines; i++) expect(seen.filter((by) => by[i] === true).length).toBeLessThanOrEqual(1)
  expect(seen.every((by) => by.includes(true))).toBe(true)
})
