import { type Ask, Fate, Match, why } from '@emberhall/kernel'
import { flawFinder, linesOf, saidNow, type Wording, wordProblems } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import type { O, S } from '../src/state.ts'
import { fr as lesson } from '../src/lesson/words.fr.ts'
import { fr as end } from '../src/table/end/words.fr.ts'
import { fr as fight } from '../src/table/fight/words.fr.ts'
import { fr as table } from '../src/table/words.fr.ts'
import { messages } from '../src/text/phrases.ts'
import { spoken } from '../src/text/speech.ts'
import { wordsIn } from '../src/text/words.ts'
import { answerAtRandom } from './at-random.ts'
import { game } from './scene.ts'

const words = { en: wordsIn('en', game), fr: wordsIn('fr', game) }
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']

/** Ids never reach people. */
const IDS = /(?<![-\w])(loc|item|secret|part|dream|nightmare)-\d|(?<![-\w])(GN|GY|PU|BL|RE)\d|_/
const flaws = flawFinder([IDS], [/(?<!\p{L})de (Ailei|Arev)/u])

/** What is worked at is printed on the place, only dreams are dreamt, only diplomacies have stages, and votes are taken where there is one. */
const FITS: Readonly<Record<string, RegExp>> = {
  works: /^(loc-101|ailei|arev|maggot|beor)$/,
  dream: /^(dream|nightmare)-/,
  stage: /^BL[1-8]$/,
  stageWon: /^BL[1-8]$/,
  votes: /^(103\.3|part-1\.5)$/,
}

describe('the words of the table', () => {
  const lines = (what: string) =>
    linesOf(game, what, { fits: (word) => FITS[what]?.test(word) ?? true, figure: (n) => Math.min(n, 1) })
  const module = { game, words } as unknown as Wording<S, O>['module']
  const cards = [...game.faceKeys, ...(words.en.printed ?? [])]
  const reasons = (code: string) => [why(code, '', { min: 1, max: 2, currency: 'food' })]
  const sources = new URL('../src', import.meta.url)
  const wording = { module, cards, lines, reasons, sources, flaws, messages: spoken, names: NAMES }
  it.each(Object.entries(wordProblems(wording)))('%s', (_, problems) => {
    expect(problems).toEqual([])
  })
  it('names every step', () => {
    expect(Object.keys(game.def.steps).filter((step) => !(`step.${step}` in spoken.en))).toEqual([])
  })
})

/** In French too a thing has one word, that of the glossary: what others there would be. */
const OTHERS = [
  /\bverset/i,
  /\bmanches?\b/i,
  /\battribut/i,
  /clés? (libre|de magie)/i,
  /\bétape (gagnée|\{n\})/i,
  /\bse lie/i,
]
it('says each thing with one word in French', () => {
  const said = { ...spoken.fr, ...table, ...fight, ...end, ...lesson, ...messages.fr }
  expect(Object.entries(said).filter(([, text]) => OTHERS.some((other) => other.test(text)))).toEqual([])
})

/** Copies of a card are told apart by where they lie. */
const CARDS: readonly string[] = ['cards', 'moreCards', 'handLimit', 'discardCards', 'reorder', 'build', 'study']

/** Plays a chapter at random and looks at every question, but at none more than a few times. */
function looked(seats: number, seed: number, options: Partial<O>, look: (match: Match<S, O>, ask: Ask) => void) {
  const match = Match.start(game, { seats, seed, options: { ...options } })
  const fate = new Fate(seed)
  const times = new Map<string, number>()
  for (let i = 0; !match.isOver && i < 6000; i++) {
    const ask = match.asks().find(({ answer }) => answer === null)
    if (ask === undefined) break
    const n = times.get(ask.def.name) ?? 0
    times.set(ask.def.name, n + 1)
    if (n < 3 || i % 97 === 0) look(match, ask)
    answerAtRandom(match, fate)
  }
  return match
}

describe('chapters at random, read by everybody', () => {
  const asked = new Set<string>()
  it.each<[number, Partial<O>]>([
    [1, { consensus: 'speaker' }],
    [2, { consensus: 'all' }],
    [2, { consensus: 'speaker', freePlay: true }],
    [3, { consensus: 'all', mode: 'story' }],
    [4, { consensus: 'all', mode: 'challenge' }],
  ])('%i seats, %j', (seats, options) => {
    const wrong = new Set<string>()
    const alike = new Set<string>()
    for (let seed = 1; seed <= 4; seed++) {
      const match = looked(seats, seed, options, (now, ask) => {
        const { name } = ask.def
        asked.add(name)
        const view = now.view(ask.seat)
        for (const flaw of flaws((lang) => saidNow(words[lang], now, ask.seat, NAMES))) wrong.add(flaw)
        for (const flaw of flaws((lang) => (words[lang].things?.(view, NAMES) ?? []).map((thing) => thing.name)))
          wrong.add(flaw)
        const labels = ask.options.map((option) => words.en.option(option, ask, view, NAMES))
        const twice = labels.filter((label, i) => labels.indexOf(label) !== i && !CARDS.includes(name))
        for (const label of twice) alike.add(`${name}: ${label}`)
      })
      const log = match.log(0)
      for (const flaw of flaws((lang) => log.map((line) => words[lang].log(line, NAMES)))) wrong.add(flaw)
      for (const flaw of flaws((lang) => words[lang].outcome(match.view(0), NAMES))) wrong.add(flaw)
    }
    expect([...wrong]).toEqual([])
    expect([...alike]).toEqual([])
  })
  it('came upon most of what can be asked', () => {
    expect(asked.size).toBeGreaterThan(45)
  })
})
