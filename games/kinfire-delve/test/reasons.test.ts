/** A hint says why, in both languages and with the odds that stand on the choices. */
import { type Answer, type Ask, Match, type Option, PASS } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'
import { kinfireDelve, type O, type S } from '../src/index.ts'
import { NAMES, random, thoughtful } from './told.ts'

const { game, words } = kinfireDelve
interface Said {
  readonly question: string
  readonly answer: Answer
  readonly en: string
  readonly fr: string
  readonly labels: readonly string[]
  readonly chosen: string
}
/** Every hint of a game that goes as the hints say. */
function hintsOf(seats: number, seed: number): Said[] {
  const match = Match.start<S, O>(game, { seats, options: kinfireDelve.quickOptions(seats), seed })
  const said: Said[] = []
  for (let n = 0; n < 400 && !match.isOver; n++) {
    const seat = match.waiting()[0]!
    const ask = match.askOf(seat)!
    const answer = thoughtful(match, ask)
    said.push(hint(match, ask, answer))
    match.play(seat, ask.kind === 'fate' ? random(seed)(match, ask) : answer)
  }
  return said
}
function hint(match: Match<S, O>, ask: Ask, answer: Answer): Said {
  const view = match.view(ask.seat)
  const known = { seat: ask.seat, ask, options: match.options, seats: match.seats, view: () => view }
  const why = kinfireDelve.reasons!(known, answer)
  const told = (lang: Lang): string => why.map((reason) => words[lang].why(reason)).join(' ')
  const label = (option: Option): string => words.en.option(option, ask, view, NAMES)
  return {
    question: ask.def.name,
    answer,
    en: told('en'),
    fr: told('fr'),
    labels: ask.options.map(label),
    chosen: [answer].flat().map(label).join(', '),
  }
}
const all = [1, 2, 4].flatMap((seats) => [1, 2, 3, 4].flatMap((seed) => hintsOf(seats, seed)))
const asked = (question: string): Said[] => all.filter((said) => said.question === question)

describe('why a hint', () => {
  test('is said for every question, in whole sentences', () => {
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThan(6)
    const flawed = all.filter(({ en, fr }) => !/^(\d|[A-Z]).*\.$/.test(en) || !/^(\d|[A-ZÉÀ]).*\.$/.test(fr))
    expect(flawed).toEqual([])
    expect(all.filter(({ en, fr }) => /[{}]|undefined|NaN|not possible now/.test(en + fr))).toEqual([])
  })
  test('compares the odds that stand on the choices', () => {
    const attempts = asked('choose').filter(({ chosen }) => !chosen.endsWith('event'))
    expect(attempts.length).toBeGreaterThan(50)
    for (const { en, chosen } of attempts) {
      const best = [...chosen.matchAll(/(\d+%)/g)].at(-1)![1]!
      expect(en).toContain(best)
    }
    expect(attempts.filter(({ en }) => /\d+% against \d+% with/.test(en)).length).toBeGreaterThan(10)
    const actions = asked('action').filter(({ answer, en }) => answer !== PASS && !en.startsWith('Nothing'))
    for (const { en, chosen } of actions) expect(en).toContain(/(\d+%)/.exec(chosen)![1])
  })
  test('names what is kept in hand', () => {
    const kept = asked('action').filter(({ en }) => /keeps (a|\d) \w+ cards? in hand/.test(en.replace('It ', '')))
    expect(kept.length).toBeGreaterThan(0)
    for (const { fr } of kept) expect(fr).toMatch(/La main garde (une carte|\d cartes) de couleur \w+\./)
  })
  test('a boost says what it raises, and why none is worth it', () => {
    const boosts = asked('boost')
    expect(boosts.some(({ en }) => /raises the chance from \d+% to \d+%/.test(en))).toBe(true)
    expect(boosts.some(({ en }) => /not worth the card|certain already/.test(en))).toBe(true)
  })
})
