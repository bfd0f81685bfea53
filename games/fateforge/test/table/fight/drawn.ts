/** The table as markup, as one seat sees a moment of a fight; and fights that bots play. */
import { decide } from '@emberhall/bots'
import { Fate, type Lang, Match, type Seat, type View } from '@emberhall/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fateforge } from '../../../src/index.ts'
import type { O, S } from '../../../src/state.ts'
import { fateforgeTable } from '../../../src/table/index.tsx'

// Parts of the table that are files of their own are here before anything is drawn.
await fateforgeTable.warm!()

export const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
interface Seen {
  readonly match: Match<S, O>
  readonly seat: Seat
  readonly lang: Lang
  readonly phone: boolean
}
export function draw({ match, seat, lang, phone }: Seen): string {
  return drawView(match.view(seat), { match, seat, lang, phone })
}
export function drawView(view: View<S>, { match, seat, lang, phone }: Seen): string {
  const props = {
    view,
    options: match.options,
    seats: match.seats,
    names: NAMES,
    colours: ['red', 'green', 'blue', 'white'],
    mine: seat < 0 ? [] : [seat],
    lang,
    words: fateforge.words[lang],
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
  return decoded(renderToStaticMarkup(createElement(fateforgeTable.Table, props)))
}
const decoded = (markup: string): string =>
  markup
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const heuristic = { name: 'heuristic', brain: fateforge.brains['heuristic']! }
export interface Setup {
  readonly seats: number
  readonly seed: number
  readonly scene: string
  readonly heroes?: readonly string[]
}
const HEROES = ['sylvan-guard', 'lord', 'rogue', 'shaman']
/** Fights a scene and stops at every decision, and at the end. */
export function* decisions({ seats, seed, scene, heroes = HEROES }: Setup): Generator<Match<S, O>> {
  const match = Match.start<S, O>(fateforge.game, {
    seats,
    seed,
    options: { play: 'training', training: scene, heroes: heroes.slice(0, seats === 1 ? 2 : seats) },
  })
  const fate = new Fate(seed)
  while (!match.isOver) {
    yield match
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, heuristic, fate))
  }
  yield match
}
