/** A page as markup, as one seat sees it. */
import type { Lang, Match, Seat } from '@emberhall/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fateforge } from '../../../src/module.ts'
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
  return decoded(
    renderToStaticMarkup(
      createElement(fateforgeTable.Table, {
        view: match.view(seat),
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
      }),
    ),
  )
}
export function drawEnd(match: Match<S, O>, lang: Lang, change: Partial<S> = {}): string {
  return decoded(
    renderToStaticMarkup(
      createElement(fateforgeTable.End, {
        state: { ...match.view(0).state, ...change },
        words: fateforge.words[lang],
        lang,
        names: NAMES,
        log: match.log(0),
        actions: 'ACTIONS',
      }),
    ),
  )
}
const decoded = (markup: string): string =>
  markup
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
/** What a screen reader would call each button that can be pressed. */
export const buttonsIn = (markup: string): string[] =>
  [...markup.matchAll(/<button(?![^>]*aria-disabled)[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[ \n]+/g, ' '),
  )
