import { decide } from '@emberhall/bots'
import { Fate, type LogLine, Match, verbOf } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'
import { fateforge } from '../../../src/index.ts'
import { HEROES, heroIdOf } from '../../../src/content/types.ts'
import { V } from '../../../src/questions.ts'
import type { O, S } from '../../../src/state.ts'
import { deedsOf, fightTale } from '../../../src/table/pages/end/fight.ts'
import { nameOf } from '../../../src/text/things.ts'
import { buttonsIn, draw, drawAftermath, drawEnd, NAMES } from './drawn.ts'
import { POSITIONS, seedFor, stand } from './positions.ts'

const LAST = {
  en: { won: 'The fight is won', lost: 'The fight is lost', onward: 'The story goes on' },
  fr: { won: 'Le combat est gagné', lost: 'Le combat est perdu', onward: 'L’histoire continue' },
} as const
/** Whole pages are drawn, on a machine that may be busy. */
const SLOW = { timeout: 60_000 }
/** Offered only after another thing was pressed: an item in hand, a hero who is read about. */
const LATER = new Set<number>([V.put, V.hero])
const OVER = ['ended', 'onward', 'restart', 'interlude']
const OPEN = Object.keys(POSITIONS).filter((name) => !OVER.includes(name))
const VIEWS = [
  { lang: 'en', phone: false },
  { lang: 'fr', phone: true },
] as const

describe.each(VIEWS)('in $lang, on a phone: $phone', ({ lang, phone }) => {
  test.each(OPEN)('whatever can be chosen on the page "%s" is a button that says so', SLOW, (name) => {
    const { match } = stand(name, seedFor(name))
    const seat = match.waiting()[0]!
    const view = match.view(seat)
    const markup = draw({ match, seat, lang, phone })
    expect(markup).not.toMatch(/undefined|NaN|\[object/)
    expect(markup).toContain('PROMPT')
    const buttons = buttonsIn(markup)
    const missing = view
      .ask!.options.filter((option) => !LATER.has(verbOf(option)))
      .map((option) => fateforge.words[lang].option(option, view.ask!, view, NAMES))
      .filter((label) => !buttons.some((button) => button.includes(label)))
    expect(missing).toEqual([])
  })
  test.each(OPEN)('whatever cannot be chosen on the page "%s" says why', SLOW, (name) => {
    const { match } = stand(name, seedFor(name))
    const seat = match.waiting()[0]!
    const { ask } = match.view(seat)
    const markup = draw({ match, seat, lang, phone })
    const reasons = ask!.blocked
      .filter(({ option }) => !LATER.has(verbOf(option)))
      .map(({ why }) => fateforge.words[lang].why(why))
    for (const reason of new Set(reasons)) expect(markup).toContain(reason)
  })
  test.each(OPEN)('somebody who only watches the page "%s" has nothing to press for the group', SLOW, (name) => {
    const { match } = stand(name, seedFor(name))
    const seat = match.waiting()[0]!
    const view = match.view(seat)
    const buttons = buttonsIn(draw({ match, seat: -1, lang, phone }))
    const labels = view.ask!.options.map((option) => fateforge.words[lang].option(option, view.ask!, view, NAMES))
    for (const label of labels.filter((text) => text.length > 12))
      expect(buttons.filter((b) => b.includes(label))).toEqual([])
  })
})

test('FG-2.1 all five heroes can be read about, and the one who is read about can be chosen', SLOW, () => {
  const { match } = stand('begin')
  const buttons = buttonsIn(draw({ match, seat: match.waiting()[0]!, lang: 'en', phone: false }))
  for (const id of HEROES) expect(buttons.some((button) => button.includes(nameOf('hero', id, 'en')))).toBe(true)
  expect(buttons.some((button) => button.includes('Choose: Sylvan Guard'))).toBe(true)
})
test('FG-15.3 every item that can be moved is a button, in its slot or in the bag', SLOW, () => {
  const { match } = stand('camp')
  const buttons = buttonsIn(draw({ match, seat: match.waiting()[0]!, lang: 'en', phone: false }))
  for (const name of ['Iron Sword', 'Buckler', 'Hunting Bow', 'Ember Flask', 'Kite Shield'])
    expect(buttons.some((button) => button.includes(name))).toBe(true)
})
test('FG-46.3 the page never tells where the group really is', SLOW, () => {
  const { match } = stand('city')
  const { place, exploring } = match.table.s
  const { id } = fateforge.game.book.content.explorations[exploring]!.places[place]!
  const markup = draw({ match, seat: match.waiting()[0]!, lang: 'en', phone: false })
  expect(markup).not.toContain(`"${id}"`)
  expect(markup).not.toContain('aria-pressed="true"')
})

test('FG-1.8 what a choice led to is read before the fight that follows', SLOW, () => {
  const { match } = stand('interlude')
  expect(match.table.s.phase).toBe('muster')
  const markup = draw({ match, seat: match.waiting()[0]!, lang: 'en', phone: false })
  expect(markup).toContain('You are under the beam before he has finished folding.')
  expect(buttonsIn(markup).some((button) => button.includes('To the fight'))).toBe(true)
  // Where they start is asked when the board can be seen.
  expect(markup).not.toContain('PROMPT')
})

/** Training fights of bots, to their end. */
function* fights(): Generator<Match<S, O>> {
  const bot = { name: 'heuristic', brain: fateforge.brains['heuristic']! }
  for (const seed of [1, 2, 3, 4]) {
    const options = { play: 'training', training: 'c1', heroes: ['lord', 'rogue'] }
    const match = Match.start<S, O>(fateforge.game, { seats: 2, seed, options })
    const fate = new Fate(seed)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, bot, fate))
    }
    yield match
  }
}
describe('the end', () => {
  test.each(['en', 'fr'] as const)('of an act tells its epilogue, in %s', SLOW, (lang) => {
    const markup = drawEnd(stand('ended').match, lang)
    expect(markup).toContain('ACTIONS')
    expect(markup).not.toMatch(/undefined|NaN|\[object/)
    expect(markup).toContain(lang === 'en' ? 'It begins at the Temple' : 'Cela commence au Temple')
    expect(markup).toContain(lang === 'en' ? 'All the lamps of Easafir' : 'Easafir')
  })
  test('of a scene tells what followed and what it changed', SLOW, () => {
    const markup = drawEnd(stand('onward').match, 'en')
    expect(markup).toContain('You are under the beam before he has finished folding.')
    expect(markup).toContain('You rushed the toll gate before the lieutenant had folded his paper.')
    expect(markup).toContain('reputation fell by 1')
  })
  test.each([
    { over: 'gold', title: 'Gold', secondary: 3, fell: false, says: 'Nobody fell.' },
    { over: 'copper', title: 'Copper', secondary: 1, fell: true, says: 'Somebody fell on the way.' },
    { over: 'lost', title: 'Defeat', secondary: 0, fell: true, says: '0 of 3 secondary objectives met' },
  ])('FG-9.6 of a battle quest tells its rank: $title', SLOW, ({ over, title, secondary, fell, says }) => {
    const battle = {
      quest: 'three-gates',
      leg: 1,
      extraRound: false,
      secondary,
      secondaryOf: 3,
      fell,
      outcome: 'won',
    } as const
    const markup = drawEnd(stand('quest').match, 'en', { over, battle, scene: 'c2' })
    expect(markup).toContain(`<h1>${title}</h1>`)
    expect(markup).toContain(says)
    expect(markup).not.toMatch(/undefined|NaN|\[object/)
  })
  test('of a fight says that it is won, who did what in it, and not how it began', SLOW, () => {
    const log = (match: Match<S, O>): readonly LogLine[] => match.log(0)
    let won = 0
    for (const match of fights()) {
      const tale = fightTale(log(match))!
      expect(tale.isWon).toBe(match.table.s.over === 'won')
      const objectives = log(match).filter(({ what }) => what === 'objective')
      expect(tale.met.length + tale.missed.length).toBe(objectives.length)
      const blows = log(match).filter(({ what }) => what === 'struck' || what === 'shot')
      const dealt = match.table.s.heroes.map(({ id }) => deedsOf(log(match), heroIdOf(id)).dealt)
      expect(dealt.reduce((a, b) => a + b)).toBe(blows.reduce((sum, { args }) => sum + Number(args[2]), 0))
      const markup = drawEnd(match, 'en')
      expect(markup).toContain(`<h1>The fight is ${tale.isWon ? 'won' : 'lost'}</h1>`)
      if (!tale.isWon) continue
      won++
      expect(markup).toContain('The moment it turned')
      expect(markup).toContain('Who did what')
      for (const line of tale.turn!.lines) expect(markup).toContain(fateforge.words.en.log(line, NAMES))
    }
    expect(won).toBeGreaterThan(0)
  })
  test('of a fight within an act says the same before the story goes on', SLOW, () => {
    for (const match of fights()) {
      const tale = fightTale(match.log(0))!
      for (const lang of ['en', 'fr'] as const) {
        const told = (line: LogLine): string => fateforge.words[lang].log(line, NAMES)
        const markup = drawAftermath(match, lang)
        expect(markup).toContain(`<h1>${LAST[lang][tale.isWon ? 'won' : 'lost']}</h1>`)
        expect(markup).not.toMatch(/undefined|NaN|\[object/)
        for (const line of [...tale.met, ...tale.missed, ...tale.fell, ...(tale.turn?.lines ?? [])])
          expect(markup).toContain(told(line))
        for (const { id } of match.table.s.heroes) expect(markup).toContain(nameOf('hero', heroIdOf(id), lang))
        expect(buttonsIn(markup).map((name) => name.trim())).toEqual([LAST[lang].onward])
      }
    }
  })
  test('FG-5.1 of an act that begins again says so', SLOW, () => {
    expect(drawEnd(stand('restart').match, 'en')).toContain('Back to the start of the act')
  })
})
