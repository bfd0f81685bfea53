/** A figure that is not as printed, with all that changes it: "Difficulty 5 → 7: 5 printed + 2 Heavy Limbs." */
import type { Lang } from './module.ts'
import { sayer } from './sayer.ts'

/** What changes it has a word of its own, or is a card. */
export interface ChangedFigure<Card> {
  readonly what: string
  readonly printed: number
  readonly now: number
  readonly by: readonly { readonly n: number; readonly source: string | Card }[]
}
interface FigureWords {
  /** By `what`: 'moves {Moves} other {Abilities}'. */
  readonly figures: string
  /** What is counted from, with `n`: '{n} printed'. */
  readonly base: string
  /** By `source`: 'stun {stunned} other {{card}}'. */
  readonly sources: string
}
const COLON: Readonly<Record<Lang, string>> = { en: ':', fr: ' :' }

/** Tells figures in the words of a game; a card is named by whoever asks. */
export function figureTeller<Card = never>(words: Readonly<Record<Lang, FigureWords>>) {
  const messages = (lang: Lang) => ({
    figure: `{what, select, ${words[lang].figures}} {printed} → {now}${COLON[lang]} {parts}.`,
    base: words[lang].base,
    part: `{sign, select, minus {−} other {+}} {n} {source, select, ${words[lang].sources}}`,
  })
  const tell = sayer({ en: messages('en'), fr: messages('fr') })
  return (lang: Lang, { what, printed, now, by }: ChangedFigure<Card>, nameOf: (card: Card) => string): string => {
    const parts = by.map(({ n, source }) =>
      tell(lang, 'part', {
        sign: n < 0 ? 'minus' : 'plus',
        n: Math.abs(n),
        ...(typeof source === 'string' ? { source, card: '' } : { source: 'card', card: nameOf(source) }),
      }),
    )
    return tell(lang, 'figure', {
      what,
      printed,
      now,
      parts: [tell(lang, 'base', { what, n: printed }), ...parts].join(' '),
    })
  }
}
