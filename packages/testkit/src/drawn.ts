/** A moment of a match as a drawn table is given it, without a browser around it. */
import type { Core, Match, Seat } from '@emberhall/kernel'
import type { GameWords, Lang } from '@emberhall/speech'

export const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
const PARTS = { brand: 'BRAND', agenda: 'AGENDA', top: 'TOP', prompt: 'PROMPT', story: 'STORY', tools: 'TOOLS' }

export interface DrawnFor<S extends Core, O> {
  readonly match: Match<S, O>
  readonly seat: Seat
  readonly lang: Lang
  readonly phone: boolean
}
type Worded<S extends Core> = { readonly words: Readonly<Record<Lang, GameWords<S>>> }

export const tableProps = <S extends Core, O>({ words }: Worded<S>, { match, seat, lang, phone }: DrawnFor<S, O>) => ({
  view: match.view(seat),
  options: match.options,
  seats: match.seats,
  names: NAMES,
  colours: ['red', 'green', 'blue', 'white'],
  mine: seat < 0 ? [] : [seat],
  lang,
  words: words[lang],
  log: match.log(seat),
  news: [],
  beat: null,
  picks: [],
  take: () => {},
  whyNot: () => [],
  zoom: () => {},
  pace: 0,
  parts: PARTS,
  phone,
})
/** Markup as it is read. */
export const decoded = (markup: string): string =>
  markup
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
