import { type LogLine, type Seat, why } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { flawFinder, LANGS, Reader, saidNow, saidOf, wordProblems } from '@emberhall/testkit'
import { describe, expect, it, test } from 'vitest'
import { EPILOGUES } from '../src/content/index.ts'
import { forgeflame, Q, Z } from '../src/index.ts'
import { LOGS } from '../src/logs.ts'
import { type S, VERBS } from '../src/state.ts'
import { en } from '../src/text/messages.en.ts'
import { fr } from '../src/text/messages.fr.ts'
import { namesFor, played, random, type Setup, thoughtful, type Table } from './told.ts'

const { game, words } = forgeflame

/** Ids, and French articles that were not drawn together. */
const IDS = new RegExp(
  `\\b(${[...game.faceKeys, 'darkiron', 'mithrul', 'devorfu'].filter((key) => /[-_]/.test(key)).join('|')})\\b`,
)
const flawedInAny = flawFinder(
  [IDS, /\b[SZ]\d+\b|[a-z]-[a-z]+-\d|_/],
  [/(?<!\p{L})(?:de|à) les? \p{Lu}|(?<!\p{L})de [AEIOUÉaeioué]/u],
)
const nowSaid = (match: Table, seat: Seat, lang: Lang): string[] =>
  saidNow(words[lang], match, seat, namesFor(match.seats))

/** A line with each of its words. */
function linesOf(what: string): LogLine[] {
  const kinds = game.logDefs[game.logNames.indexOf(what)]!.args
  const most = Math.max(1, ...kinds.map((kind) => (typeof kind === 'string' ? 3 : kind.length)))
  return Array.from({ length: most }, (_, n) => ({
    what,
    rule: '',
    at: 0,
    args: kinds.map((kind, i): LogLine['args'][number] => {
      if (kind === 'card') return { card: 0, face: faceFor(what) }
      if (kind === 'seat') return n % 2
      return kind === 'n' ? (what === 'ability' ? 0 : n) : kind[(n + i) % kind.length]!
    }),
  }))
}
/** A card that the line could name. */
function faceFor(what: string): string {
  if (what === 'treasure' || what === 'digested') return 'treasure-2'
  if (what === 'dug' || what === 'looked') return 'deposit-II-1'
  if (what === 'forged' || what === 'power') return game.printed.find((p) => p.kind === 'artifact')!.key
  return 'rumble'
}

const wording = {
  module: forgeflame,
  messages: { en, fr },
  sources: new URL('../src', import.meta.url),
  names: namesFor(2),
  flaws: flawedInAny,
  reasons: (code: string) => [
    why(code, '', { min: 1, max: 2, seats: 2 }),
    ...(code === 'noSuchFirstPlayer' ? [] : [why(code, '')]),
  ],
  cards: game.faceKeys,
  lines: linesOf,
}
test.each(Object.entries(wordProblems(wording)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})

/** Each value of every option comes up, in ever new company. */
function optionsFor(i: number): Record<string, unknown> {
  const fields = Object.entries(game.def.options).filter(([name]) => name !== 'firstPlayer')
  return Object.fromEntries(
    fields.map(([name, field], n) => {
      const turn = Math.floor(i / 4) + i * n
      return [name, field.oneOf === undefined ? turn % 2 === 0 : field.oneOf[turn % field.oneOf.length]]
    }),
  )
}
const GAMES: readonly (readonly [string, Setup])[] = Array.from({ length: 32 }, (_, i) => {
  const seats = 1 + (i % 4)
  const player = i % 8 < 6 ? random(i) : thoughtful
  return [`game ${i} for ${seats}`, { seats, seed: i + 1, player, options: optionsFor(i) }]
})
const reader = new Reader(forgeflame, {
  names: namesFor,
  flaws: flawedInAny,
  read: { first: 100, every: 7 },
  panelsEvery: 40,
})
const { met } = reader
test.each(GAMES)('%s reads well from the first line to the last', { timeout: 30_000 }, (_, setup) => {
  expect(reader.flawsIn(setup)).toEqual([])
})
/** FF-4.6 needs a player without a single card, which no course of play has brought about. */
const NEVER = ['noCard']
test('rare questions, answers and lines are played for until they come up', { timeout: 120_000 }, () => {
  const missing = (all: object, seen: { has(name: string): boolean }) =>
    Object.keys(all).filter((name) => !seen.has(name))
  const isComplete = () =>
    missing(Q, met.questions).length === 0 &&
    missing(VERBS, met.verbs).length === 0 &&
    missing(LOGS, met.lines).length === NEVER.length
  const flaws: string[] = []
  for (let i = 0; i < 600 && !isComplete(); i++) {
    const player = i % 3 === 0 ? thoughtful : random(i)
    const setup = { seats: 1 + (i % 4), seed: 1000 + i, player, options: optionsFor(i) }
    const match = played(setup, (now, seat) => {
      const ask = now.askOf(seat)!
      if (met.note(now, ask) === 1)
        flaws.push(...flawedInAny((lang) => saidOf(words[lang], now, ask, namesFor(now.seats))))
    })
    for (const line of match.log(0)) met.lines.add(line.what)
  }
  expect(flaws).toEqual([])
  expect([missing(Q, met.questions), missing(VERBS, met.verbs), missing(LOGS, met.lines)]).toEqual([[], [], NEVER])
})

/** What was said to whoever was asked a question, in some games. */
function said(question: string, lang: Lang, seats = 3): string[] {
  const found: string[] = []
  for (const seed of [1, 2, 3, 4]) {
    played({ seats, seed, player: random(seed) }, (match, seat) => {
      const ask = match.askOf(seat)!
      if (ask.def.name === question) found.push(...saidOf(words[lang], match, ask, namesFor(match.seats)))
    })
  }
  return found
}
describe('answers say what they mean', () => {
  const en = said('act', 'en')
  const fr = said('act', 'fr')
  it('places, ores and people stand in the sentence as they should', () => {
    expect(en).toContain('Move to the Switchyard')
    expect(fr).toContain('Se déplacer vers l’Aiguillage')
    expect(en).toContain('Pick up Gold, dropping Darkiron')
    expect(fr).toContain('Ramasser de l’Or en déposant du Sombrefer')
    expect(en).toContainEqual(expect.stringMatching(/^Give Gold to \p{Lu}/u))
  })
  it('an artifact comes with its points and its cost', () => {
    expect(en).toContainEqual(expect.stringMatching(/^Forge .+: \d+ VP for \d (Gold|Darkiron|Draconite)/))
    expect(fr).toContainEqual(
      expect.stringMatching(/^Forger «\u00a0.+\u00a0»\u00a0: \d+ points pour \d (Or|Sombrefer|Draconite)/),
    )
  })
  it('what is left on the card is told, and what would be lost', () => {
    expect(en).toContainEqual(expect.stringMatching(/^Asha: what does \p{Lu}.+ do\? Left on .+: Move/u))
    expect(en).toContainEqual(expect.stringMatching(/^End the turn \(unused: /))
    expect(en).toContain('End the turn')
  })
})

test('FF-1.10 nobody is told what another holds in hand, or what lies face down', () => {
  let hidden = 0
  const leaks: string[] = []
  let asked = 0
  const all = game.faceKeys.map((face) => words.en.card(face).name)
  const isPartOfAnother = (name: string) => all.some((other) => other !== name && other.includes(name))
  played({ seats: 3, seed: 5, player: random(5) }, (match) => {
    if (asked++ % 10 > 0) return
    const { s } = match.table
    for (const viewer of [-1, 0, 1, 2]) {
      const text = nowSaid(match, viewer, 'en').join('\n')
      const names = (cards: readonly number[]) =>
        cards.map((card) => words.en.card(game.faceKeys[s.faces[card]!]!).name)
      const cards = s.faces.map((_, card) => card)
      const open = new Set(names(cards.filter((card) => match.table.canSee(card, viewer))))
      const hands = [0, 1, 2].flatMap((owner) => s.zones[Z.hand + owner]!)
      const piles = [...s.zones[Z.artifactPile]!, ...s.zones[Z.eventPile]!]
      for (const name of names([...hands, ...piles].filter((card) => !match.table.canSee(card, viewer)))) {
        hidden++
        if (open.has(name) || isPartOfAnother(name)) continue
        if (new RegExp(`(?<![-\\p{L}])${name}`, 'u').test(text)) leaks.push(name)
      }
    }
  })
  expect(leaks).toEqual([])
  expect(hidden).toBeGreaterThan(1000)
})
test('FF-26.ML.3 what a seat has looked at is told to that seat alone', () => {
  const match = played({ seats: 2, seed: 3, player: random(3), options: { extra: true } })
  const looks = (seat: Seat) =>
    match
      .log(seat)
      .filter((line) => line.what === 'looked')
      .map((line) => words.en.log(line, namesFor(2)))
  const own = [...looks(0), ...looks(1)].filter((text) => text.includes('“'))
  expect(own.length).toBeGreaterThan(0)
  expect(looks(-1).filter((text) => text.includes('“'))).toEqual([])
})

describe('FF-21.7 the end', () => {
  const won = played({ seats: 4, seed: 2, player: thoughtful })
  it('names the Champions, how it ended, and each row of the sheet', () => {
    const lines = words.en.outcome(won.view(-1), namesFor(4))
    expect(lines[0]).toMatch(/^(Asha and Sabela|Orrin and Nereo) are the Champions of Forgeflame, with \d+ VP/)
    expect(lines.map((line) => line.split(':')[0]).slice(2)).toEqual([
      'Adventurers',
      'Artifacts',
      'Collections',
      'Carried ores',
      'Treasures',
      'Total',
    ])
  })
  it('adds up', () => {
    for (const { artifacts, collections, ores, treasures, mithrul, objectives, total } of won.table.s.scores)
      expect(artifacts + collections + ores + treasures + mithrul + objectives).toBe(total)
  })
  const alone = (score: Partial<S['scores'][number]>): readonly string[] => {
    const seen = played({ seats: 1, seed: 1, player: thoughtful }).view(0)
    const scores = [{ ...seen.state.scores[0]!, ...score }]
    return words.en.outcome({ ...seen, state: { ...seen.state, scores } }, namesFor(1))
  }
  it('FF-25.23 FF-25.25 alone, an epilogue by the score, the lowest without one', () => {
    expect(alone({ met: 2, total: 85 }).slice(-2)).toEqual(['Epilogue: A Triumphant Toast.', EPILOGUES[4]!.text.en])
    expect(alone({ met: 3, total: 39 }).at(-2)).toBe('Epilogue: Covered in Shame.')
    expect(alone({ met: 1, total: 120 }).slice(-3, -1)).toEqual([
      'Only 1 of 3 objectives met: the game goes without a score.',
      'Epilogue: Covered in Shame.',
    ])
  })
})

describe('facts', async () => {
  const match = played({ seats: 3, seed: 2, player: thoughtful })
  const told = (await forgeflame.facts())(match.table.s, match.log(0))
  const { s } = match.table
  it('tell the end, and what became of every card', () => {
    expect(told.outcome).toBe(match.outcome)
    expect(told.cause).toBe(s.ending)
    expect(told.turns).toBe(s.round)
    expect(told.cards.map(({ face }) => face).toSorted()).toEqual(
      [...new Set(s.faces.map((f) => game.faceKeys[f]!))].toSorted(),
    )
    expect(told.cards.filter(({ seen, used }) => used && !seen)).toEqual([])
    const forged = [0, 1, 2].flatMap((seat) => s.zones[Z.forged + seat]!).map((card) => game.faceKeys[s.faces[card]!]!)
    const isArtifact = (face: string) => game.printed[game.faceOf(face)]!.kind === 'artifact'
    expect(told.cards.flatMap(({ face, used }) => (used && isArtifact(face) ? face : [])).toSorted()).toEqual(
      forged.toSorted(),
    )
  })
  it('share one victory among seats, and name it for each adventurer in play', () => {
    const { figures } = told
    const seats = [1, 2, 3].map((seat) => figures[`seat ${seat} wins`]!)
    expect(seats.reduce((a, b) => a + b)).toBeCloseTo(1)
    const people = Object.entries(figures).filter(([name]) => /^[a-z]+ wins$/.test(name))
    expect(people.length).toBe(9)
    expect(people.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(3)
    expect(figures['team 1 total']).toBe(s.scores[0]!.total)
  })
})

describe('the table in text', () => {
  const titles = (seats: number, lang: Lang): string[] => {
    let found: string[] = []
    played({ seats, seed: 9, player: random(9) }, (match, seat) => {
      if (found.length === 0 && match.table.s.turn.card >= 0)
        found = words[lang].panels(match.view(seat), namesFor(seats)).map(({ title }) => title)
    })
    return found
  }
  it('shows the round, the card, the hand, every site, the Kobolds, the row and the players', () => {
    const shown = titles(2, 'en')
    expect(shown[0]).toBe('Round 1')
    expect(shown[2]).toBe('Your hand (4 cards)')
    expect(shown.slice(3, 20)).toContain('Switchyard (level II)')
    expect(shown.slice(20)).toEqual(['Kobolds (0 of 6)', 'Artifacts to forge', 'Asha', 'Orrin'])
  })
  it('shows imps and objectives to somebody alone, and partners to teams', () => {
    expect(titles(1, 'fr')).toContain('Objectifs (il en faut 2)')
    expect(titles(1, 'fr')).toContainEqual(expect.stringMatching(/^Diablotins \(\d+ cartes dans la pile\)$/))
    expect(titles(4, 'fr')).toContain('Asha, avec Sabela')
  })
  it('every rule stands in a chapter, in both languages', async () => {
    for (const lang of LANGS) {
      const chapters = await forgeflame.rules[lang]()
      expect(chapters.length).toBe(27)
      expect(chapters[25]!.rules.map(({ id }) => id)).toContain('FF-26.GR.1')
    }
  })
})
