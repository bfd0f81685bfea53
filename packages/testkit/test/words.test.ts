import { why } from '@emberhall/kernel'
import type { GameModule, GameWords } from '@emberhall/speech'
import { flawFinder, wordProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { vale } from './vale.ts'

test('loose ends, ids and loose French punctuation are flaws', () => {
  const flaws = flawFinder([/\bash-\d/], [/de les/])
  const inBoth = (text: string) => flaws(() => [text]).length
  expect(inBoth('All is well …')).toBe(0)
  for (const text of ['{n} cards', 'undefined', 'two  spaces', ' first', '', 'End..', 'so , so', 'ash-1'])
    expect([text, inBoth(text)]).toEqual([text, 2])
  for (const text of ['Quoi ?', '«Oui»', "l'or", 'de les arbres']) expect([text, inBoth(text)]).toEqual([text, 1])
})

const said: Partial<GameWords> = {
  why: ({ code }) => (code === 'stale' ? '' : code),
  step: (step) => step,
  card: (face) => ({ name: face, lines: [], code: '' }) as unknown as ReturnType<GameWords['card']>,
  log: ({ what }) => (what === 'rolled' ? 'rolled undefined' : what),
}
const module = { game: vale, words: { en: said, fr: said } } as unknown as GameModule
const keys = [
  ...['play', 'bid', 'help', 'keep', 'share', 'many'].map((question) => `prompt.${question}`),
  ...['play.red', 'bid', 'help', 'keep', 'to', 'pass', 'number', 'face', 'done', 'yes', 'no'].map(
    (verb) => `option.${verb}`,
  ),
]
const problems = (en: readonly string[], fr: readonly string[]) => {
  const worded = (list: readonly string[]) => Object.fromEntries(list.map((key) => [key, '']))
  return wordProblems({
    module,
    messages: { en: worded(en), fr: worded(fr) },
    sources: new URL('fixtures', import.meta.url),
    names: ['Ann'],
    flaws: flawFinder(),
    reasons: (code) => [why(code, '')],
    cards: vale.faceKeys,
    lines: (what) => [{ what, rule: '', at: 0, args: [] }],
  })
}
test('what has no words, and what reads badly, is named', () => {
  const found = problems(keys.slice(1), [...keys.slice(1), 'why.extra'])
  expect(found['both languages have the same keys']).toEqual(['why.extra'])
  expect(found['every question is worded']).toEqual(['play'])
  expect(found['every reason is worded']).toContain('stale')
  expect(found['reasons read well']).toContain('')
  expect(found['lines of the log read well']).toEqual(['rolled undefined', 'rolled undefined'])
  expect([found['steps read well'], found['cards read well']]).toEqual([[], []])
  expect(problems(keys, keys)['every question is worded']).toEqual([])
  const bare = keys.filter((key) => key !== 'option.play.red')
  expect(problems(bare, bare)['every answer is worded']).toContain('play')
  expect(problems(keys, keys)['every answer is worded']).not.toContain('play')
})
