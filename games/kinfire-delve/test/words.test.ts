import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { type Ask, type Lang, type LogLine, type Match, pack, type Seat, why } from '@emberhall/kernel'
import { describe, expect, it, test } from 'vitest'
import { EXPLOITS, kinfireDelve, type O, Q, type S, Z } from '../src/index.ts'
import { LOGS } from '../src/state.ts'
import { en } from '../src/text/messages.en.ts'
import { fr } from '../src/text/messages.fr.ts'
import { NAMES, played, random, type Setup, thoughtful, trusting } from './told.ts'

const { game, words } = kinfireDelve
const LANGS: readonly Lang[] = ['en', 'fr']
type Table = Match<S, O>

/** Every reason that the sources give, the kernel's included. */
function reasonCodes(): string[] {
  const roots = [new URL('../src', import.meta.url), new URL('../../../packages/kernel/src', import.meta.url)]
  const sources = roots.flatMap(({ pathname }) =>
    globSync(`${pathname}/**/*.ts`).map((file) => readFileSync(file, 'utf8')),
  )
  const given = sources.flatMap((text) => [...text.matchAll(/\bwhy\('(\w+)'/g)].map((m) => m[1]!))
  const generic = sources.flatMap((text) => [...text.matchAll(/type Generic = ([^\n]+)/g)].map((m) => m[1]!))
  return [...new Set([...given, ...generic.flatMap((union) => [...union.matchAll(/'(\w+)'/g)].map((m) => m[1]!))])]
}
/** What no text may contain: loose ends of a message, and in French spaces that break or are missing. */
const FLAWS = /[{}]|undefined|NaN|\[object| {2}|^\s|\s$|^$|\.\.|\s[.,]/
const FRENCH_FLAWS = /[ \p{L}\p{N}][:;!?»](?!\p{L})|«[^\u00a0]|['"]/u
/** The texts that have a flaw. */
function flawed(texts: readonly string[], lang: Lang): string[] {
  return texts.filter((text) => FLAWS.test(text) || (lang === 'fr' && FRENCH_FLAWS.test(text)))
}
/** The same words in every language, and those that have a flaw. */
const flawedInAny = (say: (lang: Lang) => readonly string[]): string[] =>
  LANGS.flatMap((lang) => flawed(say(lang), lang))

describe('every word exists in both languages', () => {
  it('has the same keys', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  })
  it.each(Object.keys(Q))('question %s', (name) => {
    expect(en).toHaveProperty([`prompt.${name}`])
  })
  it.each(game.words.names.filter((verb) => verb !== ''))('verb %s', (verb) => {
    expect(Object.keys(en).filter((key) => key === `option.${verb}` || key.startsWith(`option.${verb}.`))).not.toEqual(
      [],
    )
  })
  it.each(reasonCodes())('reason %s', (code) => {
    expect(en).toHaveProperty([`why.${code}`])
    const params = { min: 1, max: 2, seats: 2, seekers: 4, id: 'nobody' }
    const isBare = !/[Ss]eeker|FirstPlayer/.test(code)
    const reasons = [why(code, '', params), ...(isBare ? [why(code, '')] : [])]
    expect(flawedInAny((lang) => reasons.map((reason) => words[lang].why(reason)))).toEqual([])
  })
  it.each(Object.keys(game.def.steps))('step %s', (step) => {
    expect(flawedInAny((lang) => [words[lang].step(step, 0, 0, NAMES)])).toEqual([])
  })
  it.each(EXPLOITS)('exploit %s', (exploit) => {
    const line = { what: 'exploit', rule: '', args: [EXPLOITS.indexOf(exploit)], at: 0 }
    expect(flawedInAny((lang) => [words[lang].log(line, NAMES)])).toEqual([])
  })
  it.each(game.logNames)('log line %s, with faces and without', (what) => {
    const kinds = game.logDefs[game.logNames.indexOf(what)]!.args
    const faces = what === 'flipped' ? ['the-honour-guard'] : ['the-honour-guard', null]
    const lines = faces.flatMap((face) =>
      [0, 1, 2].map((n) => ({
        what,
        rule: '',
        at: 0,
        args: kinds.map((kind): LogLine['args'][number] =>
          kind === 'card' ? { card: 0, face } : typeof kind === 'string' ? n : kind[n % kind.length]!,
        ),
      })),
    )
    expect(flawedInAny((lang) => lines.map((line) => words[lang].log(line, NAMES)))).toEqual([])
  })
  it.each(game.faceKeys)('card %s', (face) => {
    const said = (lang: Lang) => [words[lang].card(face).name, ...words[lang].card(face).lines]
    expect(flawedInAny(said)).toEqual([])
  })
  it('covers the log lines of the game and the kernel', () => {
    expect(game.logNames).toEqual([...Object.keys(LOGS), 'windowSkipped'])
  })
})

/** All that is said at one moment to one seat. */
function saidNow(match: Table, seat: Seat, lang: Lang): string[] {
  const w = words[lang]
  const view = match.view(seat)
  const ask = view.ask
  return [
    ...(ask === null ? [] : saidOf(ask, lang, match)),
    ...w.panels(view, NAMES).flatMap(({ title, lines }) => [title, ...lines]),
    ...view.state.agenda.map(({ step, a, b }) => w.step(step, a, b, NAMES)),
  ]
}
function saidOf(ask: Ask, lang: Lang, match: Table): string[] {
  const w = words[lang]
  const view = match.view(ask.seat)
  const faces = ask.kind === 'fate' ? [0, 1, 2, 3, 4, 5].map((n) => pack(5, n)) : []
  return [
    w.prompt(ask, view, NAMES),
    ...[...ask.options, ...faces].map((option) => w.option(option, ask, view, NAMES)),
    ...ask.blocked.flatMap((b) => [w.option(b.option, ask, view, NAMES), w.why(b.why)]),
  ]
}

const GAMES: readonly (readonly [string, Setup])[] = Array.from({ length: 20 }, (_, i) => {
  const seats = 1 + (i % 4)
  const openHands = i % 3 !== 0
  const player = i % 2 === 0 ? thoughtful : random(i)
  const options = { openHands, quick: i % 5 === 0, firstGame: i % 7 === 0 }
  return [`game ${i} for ${seats}`, { seats, seed: i + 1, player, ownDice: i % 4 === 1, options }]
})
test.each(GAMES)('%s reads well from the first line to the last', (_, setup) => {
  let asked = 0
  const flaws: string[] = []
  const match = played(setup, (now, seat) => {
    asked++
    const viewers = asked % 20 === 0 ? [-1, ...Array.from({ length: setup.seats }, (__, s) => s)] : [seat]
    for (const viewer of viewers) flaws.push(...flawedInAny((lang) => saidNow(now, viewer, lang)))
  })
  const told = flawedInAny((lang) => [
    ...match.log(0).map((line) => words[lang].log(line, NAMES)),
    ...words[lang].outcome(match.table.s, NAMES),
    ...saidNow(match, -1, lang),
  ])
  expect([...flaws, ...told]).toEqual([])
})

/** The questions a seat was asked in some games, with what was said. */
function labels(question: string, lang: Lang): string[] {
  const found: string[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    played({ seats: 2, seed, player: random(seed) }, (match, seat) => {
      const ask = match.askOf(seat)!
      if (ask.def.name === question) found.push(...saidOf(ask, lang, match))
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
        const said = saidNow(match, seat, lang).join('\n')
        for (const { key, card } of backs) {
          const isTurned = flipped[faces.indexOf(game.faceOf(key))] === 1
          if (isTurned) turned++
          if (!isTurned && said.includes(card.back.name[lang])) leaks.push(said)
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
      const said = saidNow(match, viewer, 'en').join('\n')
      const { s } = match.table
      for (const owner of [0, 1, 2]) {
        for (const card of s.zones[Z.hand + owner]!) {
          if (match.table.canSee(card, viewer)) continue
          hidden++
          const name = game.printed[s.faces[card]!]!.card.name.en
          const isKnown = s.faces.some(
            (face, c) => game.printed[face]!.card.name.en === name && match.table.canSee(c, viewer),
          )
          if (!isKnown && said.includes(name)) leaks.push(name)
        }
      }
    }
  })
  expect(leaks).toEqual([])
  expect(hidden).toBeGreaterThan(1000)
})

describe('facts', () => {
  it('tell the end, the figures and what became of every card', () => {
    const match = played({ seats: 2, seed: 2, player: thoughtful })
    const told = kinfireDelve.facts(match.table.s, match.log(0))
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
  const end = w.outcome(match.table.s, NAMES).map((line) => `- ${line}`)
  return `# ${w.title}\n\n${lines.join('\n')}\n\n---\n\n${end.join('\n')}\n`.replaceAll(/\n{3,}/g, '\n\n')
}
test.each(LANGS)('the story of a game in %s (UPDATE_GOLDEN=1 rewrites it)', (lang) => {
  const file = new URL(`golden/story.${lang}.md`, import.meta.url)
  const now = story(lang)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, now)
  expect(now).toBe(readFileSync(file, 'utf8'))
})
