/** The table as markup, as one seat sees a moment of a match; and games that bots play. */
import { decide } from '@emberhall/bots'
import { Fate, type Lang, Match, type Seat } from '@emberhall/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { forgeflame } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { forgeflameTable } from '../../src/table/index.tsx'

export const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
interface Seen {
  readonly match: Match<S, O>
  readonly seat: Seat
  readonly lang: Lang
  readonly phone: boolean
}
export function propsOf({ match, seat, lang, phone }: Seen) {
  return {
    view: match.view(seat),
    options: match.options,
    seats: match.seats,
    names: NAMES,
    colours: ['red', 'green', 'blue', 'white'],
    mine: seat < 0 ? [] : [seat],
    lang,
    words: forgeflame.words[lang],
    log: match.log(seat),
    news: [],
    picks: [],
    take: () => {},
    whyNot: () => [],
    zoom: () => {},
    pace: 0,
    parts: { brand: 'BRAND', agenda: 'AGENDA', top: 'TOP', prompt: 'PROMPT', story: 'STORY', tools: 'TOOLS' },
    phone,
  }
}
export function draw(seen: Seen): string {
  return decoded(renderToStaticMarkup(createElement(forgeflameTable.Table, propsOf(seen))))
}
export const decoded = (markup: string): string =>
  markup
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const heuristic = { name: 'heuristic', brain: forgeflame.brains['heuristic']! }
interface Setup {
  readonly seats: number
  readonly seed: number
  readonly options?: Record<string, unknown>
}
/** Plays a game and stops at every decision, and at the end. */
export function* decisions({ seats, seed, options = {} }: Setup): Generator<Match<S, O>> {
  const match = Match.start<S, O>(forgeflame.game, {
    seats,
    seed,
    options: { ...forgeflame.quickOptions(seats), ...options },
  })
  const fate = new Fate(seed)
  while (!match.isOver) {
    yield match
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, heuristic, fate))
  }
  yield match
}
