import { Fate, Match, NUMBER, type Option, pack, why } from '@emberhall/kernel'
import { flawFinder, LANGS, linesOf, saidNow, type Wording, wordProblems } from '@emberhall/testkit'
import { describe, expect, it, test } from 'vitest'
import type { O, S } from '../src/state.ts'
import { spoken } from '../src/text/speech.ts'
import { wordsIn } from '../src/text/words.ts'
import { acting, faces } from './acting.ts'
import { game } from './scene.ts'

const words = { en: wordsIn('en', game), fr: wordsIn('fr', game) }
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fred']

/** Ids never reach people. */
const IDS =
  /(?<![-\w])(cl|su|up|sg|gr|ma|oa|pi|en|el|th|xt|enc|dk|gd|de|sv|lt|in|md|mu|tw|tl|te|tn|hz|fg|mi)-[a-z]|(?<![-\w])[mgw]-[a-z]+\b|_/
const flaws = flawFinder([IDS], [/(?<!\p{L})de [AEIOUÉaeioué](?!t |u )/u])

describe('the words of the table', () => {
  const wording = {
    module: { game, words } as unknown as Wording<S, O>['module'],
    messages: spoken,
    sources: new URL('../src', import.meta.url),
    names: NAMES,
    flaws,
    reasons: (code: string) => [why(code, '', { min: 1, max: 2, heroes: 7, seats: 2, level: 'low' })],
    cards: [...game.faceKeys, ...(words.en.printed ?? [])],
    lines: (what: string) => linesOf(game, what),
  }
  it.each(Object.entries(wordProblems(wording)))('%s', (_, problems) => {
    expect(problems).toEqual([])
  })
})

test('SB-3.7 what rolls again is called by its name, and dice by what they show, in both languages', () => {
  const t = acting({
    heroes: [{ at: [2, 6], grit: 1, items: ['sg-hidden-blade', 'pi-coin'] }],
    enemies: [{ type: 'en-strangler', at: [2, 7] }],
  })
    .roll('toHitMelee', faces(1, 2, 5))
    .begin()
    .answer(0, 'melee')
  const view = t.match.view(0)
  const labels = LANGS.map((lang) => view.ask?.options.map((o) => words[lang].option(o, view.ask!, view, NAMES)) ?? [])
  expect(labels[0]?.slice(0, 3).map((label) => label.split(':')[0])).toEqual([
    'Roll 1 and 2 again for 1 Grit',
    'Choose dice for 1 Grit',
    'Lucky Coin',
  ])
  expect(labels[1]?.slice(0, 2)).toEqual(['Relancer 1 et 2 pour 1 Cran', 'Choisir les dés pour 1 Cran'])
  expect(labels[1]?.[2]).not.toContain('Lucky')
  expect(labels.map((list) => list.at(-1))).toEqual(['Keep the roll', 'Garder ce lancer'])
})

function several(options: readonly Option[], n: number, fate: Fate): Option[] {
  const left = [...options]
  return Array.from({ length: n }, () => left.splice(fate.below(left.length), 1)[0] ?? 0)
}
/** Plays at random and looks at every n-th moment. */
function looked(seats: number, seed: number, options: object, look: (match: Match<S, O>) => void): Match<S, O> {
  const match = Match.start(game, { seats, seed, options: { ...options } })
  const fate = new Fate(seed)
  for (let i = 0; !match.isOver && i < 2500; i++) {
    const ask = match.asks()[0]
    if (ask === undefined) break
    if (i % 25 === 0) look(match)
    const { seat, kind, min, max, options: all } = ask
    const flee = all.length > 1 && game.words.print(all[0] ?? 0) === 'flee'
    const open = flee ? all.slice(1) : all
    if (kind === 'number') match.play(seat, pack(NUMBER, min + fate.below(max - min + 1)))
    else if (kind === 'one') match.play(seat, open[fate.below(open.length)] ?? 0)
    else match.play(seat, several(open, kind === 'some' ? min + fate.below(max - min + 1) : open.length, fate))
  }
  return match
}

const TABLES = game.book.content.missions.map(({ id }, i) => [id, i + 1] as const)
test.each(TABLES)('%s is told without a flaw in both languages', (mission, seed) => {
  const wrong = new Set<string>()
  const alike = new Set<string>()
  const match = looked(2, seed, { mission, mode: 'advanced', odds: 'gentle', posse: 3 }, (now) => {
    const seat = now.asks()[0]?.seat ?? 0
    for (const flaw of flaws((lang) => saidNow(words[lang], now, seat, NAMES))) wrong.add(flaw)
    const view = now.view(seat)
    for (const flaw of flaws((lang) => (words[lang].things?.(view, NAMES) ?? []).map(({ name }) => name)))
      wrong.add(flaw)
    const ask = now.asks()[0]
    if (ask === undefined) return
    const labels = ask.options.map((option) => words.en.option(option, ask, view, NAMES))
    for (const label of labels) if (labels.indexOf(label) !== labels.lastIndexOf(label)) alike.add(label)
  })
  const log = match.log(0)
  for (const flaw of flaws((lang) => log.map((line) => words[lang].log(line, NAMES)))) wrong.add(flaw)
  for (const flaw of flaws((lang) => words[lang].outcome(match.view(0), NAMES))) wrong.add(flaw)
  expect([...wrong]).toEqual([])
  expect([...alike]).toEqual([])
})

it('calls heroes by name, and by the name they were given', () => {
  const match = Match.start(game, {
    seats: 1,
    seed: 1,
    options: { heroes: [{ class: 'cl-bandit', upgrade: '', token: '', portrait: 1, name: 'Zoé' }] },
  })
  const view = match.view(0)
  expect(LANGS.map((lang) => words[lang].panels(view, NAMES)[1]?.title)).toEqual(['Zoé, Bandit', 'Zoé, Bandite'])
})
