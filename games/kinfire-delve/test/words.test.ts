import { type LogLine, type Match, type Seat, why } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { flawFinder, golden, LANGS, Reader, saidNow, saidOf, wordProblems } from '@emberhall/testkit'
import { describe, expect, it, test } from 'vitest'
import { EXPLOITS, kinfireDelve, type O, type S, Z } from '../src/index.ts'
import { en } from '../src/text/messages.en.ts'
import { fr } from '../src/text/messages.fr.ts'
import { NAMES, played, random, type Setup, thoughtful, trusting } from './told.ts'

const { game, words } = kinfireDelve
type Table = Match<S, O>

const flawedInAny = flawFinder()
const said = (match: Table, seat: Seat, lang: Lang): string[] => saidNow(words[lang], match, seat, NAMES)

/** A line with its card known and unknown; one that turns a card over always knows it. */
function linesOf(what: string): LogLine[] {
  const kinds = game.logDefs[game.logNames.indexOf(what)]!.args
  const faces = what === 'flipped' ? ['the-honour-guard'] : ['the-honour-guard', null]
  return faces.flatMap((face) =>
    [0, 1, 2].map((n) => ({
      what,
      rule: '',
      at: 0,
      args: kinds.map((kind): LogLine['args'][number] =>
        kind === 'card' ? { card: 0, face } : typeof kind === 'string' ? n : kind[n % kind.length]!,
      ),
    })),
  )
}
const wording = {
  module: kinfireDelve,
  messages: { en, fr },
  sources: new URL('../src', import.meta.url),
  names: NAMES,
  flaws: flawedInAny,
  reasons: (code: string) => {
    const params = { min: 1, max: 2, seats: 2, seekers: 4, id: 'nobody' }
    return [why(code, '', params), ...(/[Ss]eeker|FirstPlayer/.test(code) ? [] : [why(code, '')])]
  },
  cards: game.faceKeys,
  lines: linesOf,
}
test.each(Object.entries(wordProblems(wording)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})
test.each(EXPLOITS)('exploit %s', (exploit) => {
  const line = { what: 'exploit', rule: '', args: [EXPLOITS.indexOf(exploit)], at: 0 }
  expect(flawedInAny((lang) => [words[lang].log(line, NAMES)])).toEqual([])
})

const GAMES: readonly (readonly [string, Setup])[] = Array.from({ length: 20 }, (_, i) => {
  const seats = 1 + (i % 4)
  const openHands = i % 3 !== 0
  const player = i % 2 === 0 ? thoughtful : random(i)
  const options = { openHands, quick: i % 5 === 0, firstGame: i % 7 === 0 }
  return [`game ${i} for ${seats}`, { seats, seed: i + 1, player, ownDice: i % 4 === 1, options }]
})
const reader = new Reader(kinfireDelve, {
  names: () => NAMES,
  flaws: flawedInAny,
  read: { first: 1000, every: 1 },
  panelsEvery: 20,
})
test.each(GAMES)('%s reads well from the first line to the last', (_, setup) => {
  expect(reader.flawsIn(setup)).toEqual([])
})

/** The questions a seat was asked in some games, with what was said. */
function labels(question: string, lang: Lang): string[] {
  const found: string[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    played({ seats: 2, seed, player: random(seed) }, (match, seat) => {
      const ask = match.askOf(seat)!
      if (ask.def.name === question) found.push(...saidOf(words[lang], match, ask, NAMES))
    })
  }
  return found
}
test('odds stand in the labels of the action, calmly', () => {
  expect(labels('action', 'en')).toContainEqual(expect.stringMatching(/: \d points?, \d+% chance$/))
  expect(labels('action', 'fr')).toContainEqual(expect.stringMatching(/: \d points?, \d+\s% de chances$/))
})
test('KD-6.6 using the lantern for a reward that charges it is said to lose the charge', () => {
  expect(labels('action', 'en')).toContainEqual(expect.stringContaining('the charge from the reward would be lost'))
})

test('KD-11.24 the back of a Gauntlet card is said nowhere before it is turned', () => {
  const backs = game.printed.flatMap(({ key, card }) => (card.kind === 'gauntlet' ? [{ key, card }] : []))
  for (const lang of LANGS) {
    for (const { key, card } of backs) {
      const { name, lines } = words[lang].card(key)
      expect([name, ...lines].join('\n')).not.toContain(card.back.name[lang])
    }
  }
  let turned = 0
  const leaks: string[] = []
  let asked = 0
  for (const seed of [2, 6]) {
    played({ seats: 2, seed, player: thoughtful, options: { quick: true } }, (match, seat) => {
      const { faces, flipped, phase } = match.table.s
      if (phase === 'descent' && asked++ % 10 > 0) return
      for (const lang of LANGS) {
        const text = said(match, seat, lang).join('\n')
        for (const { key, card } of backs) {
          const isTurned = flipped[faces.indexOf(game.faceOf(key))] === 1
          if (isTurned) turned++
          if (!isTurned && text.includes(card.back.name[lang])) leaks.push(text)
        }
      }
    })
  }
  expect(leaks).toEqual([])
  expect(turned).toBeGreaterThan(0)
})

test('KD-2.14 with closed hands nobody is told what another Seeker holds', () => {
  const options = { openHands: false }
  let hidden = 0
  const leaks: string[] = []
  played({ seats: 3, seed: 4, player: thoughtful, options }, (match) => {
    for (const viewer of [-1, 0, 1, 2]) {
      const text = said(match, viewer, 'en').join('\n')
      const { s } = match.table
      for (const owner of [0, 1, 2]) {
        for (const card of s.zones[Z.hand + owner]!) {
          if (match.table.canSee(card, viewer)) continue
          hidden++
          const name = game.printed[s.faces[card]!]!.card.name.en
          const isKnown = s.faces.some(
            (face, c) => game.printed[face]!.card.name.en === name && match.table.canSee(c, viewer),
          )
          if (!isKnown && text.includes(name)) leaks.push(name)
        }
      }
    }
  })
  expect(leaks).toEqual([])
  expect(hidden).toBeGreaterThan(1000)
})

describe('facts', () => {
  it('tell the end, the figures and what became of every card', async () => {
    const match = played({ seats: 2, seed: 2, player: thoughtful })
    const told = (await kinfireDelve.facts())(match.table.s, match.log(0))
    expect(told.outcome).toBe(match.outcome)
    expect(told.cause).toMatch(/^(against [\w-]+|(health|effect) in the (descent|finale))$/)
    expect(told.turns).toBe(match.table.s.turn)
    expect(told.cards.map(({ face }) => face).toSorted()).toEqual(
      [...new Set(match.table.s.faces.map((face) => game.faceKeys[face]!))].toSorted(),
    )
    expect(told.cards.filter(({ seen, used }) => used && !seen)).toEqual([])
    expect(Object.keys(told.figures)).toEqual([
      'exhaustions',
      'health',
      'depth',
      'completed',
      'fatigue',
      'finale',
      'exploits',
    ])
  })
})

/** A whole game as a chronicle. */
function story(lang: Lang): string {
  const match = played({ seats: 2, seed: 43, player: trusting, options: { quick: true, firstPlayer: 0 } })
  const w = words[lang]
  const lines = match
    .log(0)
    .map((line) => (line.what === 'turn' ? `\n## ${w.log(line, NAMES)}\n` : `- ${w.log(line, NAMES)}`))
  const end = w.outcome(match.view(-1), NAMES).map((line) => `- ${line}`)
  return `# ${w.title}\n\n${lines.join('\n')}\n\n---\n\n${end.join('\n')}\n`.replaceAll(/\n{3,}/g, '\n\n')
}
test.each(LANGS)('the story of a game in %s (UPDATE_GOLDEN=1 rewrites it)', (lang) => {
  expect(story(lang)).toBe(golden(import.meta.url, `story.${lang}`, story(lang)))
})
