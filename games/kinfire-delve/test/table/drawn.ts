/** The table as markup, as one seat sees a moment of a match. */
import type { Lang, Match, Seat } from '@emberhall/kernel'
import type { TableProps } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { kinfireDelve } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { kinfireTable } from '../../src/table/index.tsx'

export const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
interface Seen {
  readonly match: Match<S, O>
  readonly seat: Seat
  readonly lang: Lang
  readonly phone: boolean
}
export const propsOf = ({ match, seat, lang, phone }: Seen): TableProps<S, O> => ({
  view: match.view(seat),
  options: match.options,
  seats: match.seats,
  names: NAMES,
  colours: ['red', 'green', 'blue', 'white'],
  mine: seat < 0 ? [] : [seat],
  lang,
  words: kinfireDelve.words[lang],
  log: match.log(seat),
  news: [],
  picks: [],
  take: () => {},
  whyNot: () => [],
  zoom: () => {},
  pace: 0,
  parts: { brand: 'BRAND', agenda: 'AGENDA', top: 'TOP', prompt: 'PROMPT', story: 'STORY', tools: 'TOOLS' },
  phone,
})
export const draw = (seen: Seen): string => renderToStaticMarkup(createElement(kinfireTable.Table, propsOf(seen)))
export const decoded = (markup: string): string =>
  markup
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
