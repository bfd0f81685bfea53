/** Words and phrases that all parts of the table's text share. */
import { type Lang, listed, type PrintedText, sayer, type Speech as Spoken } from '@emberhall/speech'
import { at, type CardId } from '@emberhall/kernel'
import { BOARD } from '../content/board.ts'
import { ORES, SYMBOLS } from '../content/types.ts'
import type { ForgeflameGame } from '../game.ts'
import { asKind, type Printed } from '../printed.ts'
import { type Adv, heroOf, printed, type SiteNo, type T, teamCount } from '../state.ts'
import { seatsOfTeam } from '../steps/end.ts'
import { cardText } from './cardText.ts'
import { en, type Messages } from './messages.en.ts'
import { fr } from './messages.fr.ts'
import { abilitySentence } from './phrases.ts'
import { commas, oreName, say, symbolName } from './things.ts'
import { depositText, explorationText, totemText } from './tokenText.ts'

export type Key = keyof Messages
export const tell = sayer<Key>({ en, fr })

export type Speech = Spoken<ForgeflameGame>

// ---------------------------------------------------------------- people

export function who({ lang, names }: Speech, seat: number): string {
  return names[seat] ?? tell(lang, 'word.seat', { n: seat + 1 })
}
/** A player, or two who play together. */
export function teamName(sp: Speech, t: T, team: number): string {
  return listed(
    sp.lang,
    seatsOfTeam(t, team).map((seat) => who(sp, seat)),
  )
}
export const teams = (t: T): number[] => Array.from({ length: teamCount(t) }, (_, team) => team)
export const advName = ({ lang, game }: Speech, adv: Adv): string => heroOf(game, adv).name[lang]
/** Those of whom French speaks in the feminine. */
const FEMININE: readonly string[] = ['molly', 'flyna', 'silkara', 'vaelindra']
export const genderOf = ({ game }: Speech, adv: Adv): 'f' | 'm' => (FEMININE.includes(heroOf(game, adv).id) ? 'f' : 'm')

// ---------------------------------------------------------------- places

/** Sites whose French name is not masculine with a consonant in front. */
const ARTICLES: Readonly<Record<string, 'la' | 'l’'>> = {
  E: 'l’',
  S1: 'la',
  S6: 'la',
  S7: 'l’',
  S8: 'la',
  S9: 'la',
  S10: 'la',
  S11: 'la',
  S14: 'la',
  F: 'la',
}
export interface PlaceWords {
  readonly the: string
  readonly at: string
  readonly of: string
}
export const siteName = (lang: Lang, site: SiteNo): string => at(BOARD.sites, site).name[lang]
/** A site as it stands in a sentence. */
export function placeWords(lang: Lang, site: SiteNo): PlaceWords {
  const name = siteName(lang, site)
  if (lang === 'en') return { the: `the ${name}`, at: `at the ${name}`, of: `of the ${name}` }
  const article = ARTICLES[at(BOARD.sites, site).id]
  if (article === undefined) return { the: `le ${name}`, at: `au ${name}`, of: `du ${name}` }
  const the = article === 'la' ? `la ${name}` : `l’${name}`
  return { the, at: `à ${the}`, of: `de ${the}` }
}
/** Both ends of a passage. */
export function endsInWords(lang: Lang, passage: number): { a: string; b: string } {
  const { from, to } = at(BOARD.passages, passage)
  const the = (id: string) =>
    placeWords(
      lang,
      BOARD.sites.findIndex((site) => site.id === id),
    ).the
  return { a: the(from), b: the(to) }
}

// ---------------------------------------------------------------- ores and symbols

/** An ore as something that is picked up or laid down. */
export const someOre = (lang: Lang, ore: number): string => tell(lang, 'word.someOre', { ore: at(ORES, ore) })
/** "2 Gold, 1 Draconite"; nothing at all is said as such. */
export function oresInWords(lang: Lang, ores: readonly number[]): string {
  const parts = ores.flatMap((n, ore) =>
    n === 0 ? [] : say(lang, 'amount', { n, what: oreName(at(ORES, ore), lang) }),
  )
  return parts.length === 0 ? tell(lang, 'word.nothing') : commas(parts, lang)
}
/** "Move ×2, Dig"; an empty text if none is left. */
export function symbolsInWords(lang: Lang, pool: readonly number[]): string {
  const parts = pool.flatMap((n, symbol) => {
    if (n === 0) return []
    const what = symbolName(at(SYMBOLS, symbol), lang)
    return n === 1 ? what : say(lang, 'times', { what, n })
  })
  return parts.length === 0 ? '' : commas(parts, lang)
}

// ---------------------------------------------------------------- cards

const texts = { en: new WeakMap<Printed, PrintedText>(), fr: new WeakMap<Printed, PrintedText>() }
/** The text of a card is put together once: the table shows it again and again. */
export function textOf(lang: Lang, p: Printed): PrintedText {
  const known = texts[lang].get(p)
  if (known !== undefined) return known
  const text = written(lang, p)
  texts[lang].set(p, text)
  return text
}
function written(lang: Lang, p: Printed): PrintedText {
  switch (p.kind) {
    case 'deposit':
      return depositText(p.card, lang)
    case 'exploration':
      return explorationText(p.what, lang)
    case 'totem':
      return totemText(p.what, lang)
    case 'treasure':
      return {
        name: tell(lang, 'card.treasure', { n: p.value }),
        kindLine: tell(lang, 'card.treasure.kind'),
        lines: [tell(lang, 'card.treasure.text', { n: p.value })],
      }
    default:
      return cardText(p.card, lang)
  }
}
export const rulesOf = (text: PrintedText): string => text.lines.join(' ')
export const isKnown = (t: T, card: CardId): boolean => at(t.s.faces, card) >= 0
export const faceNamed = ({ game }: Speech, face: string): Printed => at(game.printed, game.faceOf(face))
/** A card in the middle of a sentence; of one that nobody has shown, only what it is. */
export function inSentence({ lang }: Speech, t: T, card: CardId): string {
  if (!isKnown(t, card)) return tell(lang, 'word.hiddenCard')
  return tell(lang, 'word.card', { name: textOf(lang, printed(t, card)).name })
}

/** What one ability of an action card says. */
export function abilityText({ lang, game }: Speech, p: Printed, i: number): string {
  const { card, adv } = asKind(p, 'action')
  return abilitySentence(at(card.abilities, i), heroOf(game, adv).name, lang)
}
export interface AbilityRef {
  readonly card: CardId
  readonly i: number
}
/** An entry of the list of used or borrowed abilities, taken apart. */
export const abilityAt = (entry: number): AbilityRef => ({ card: entry >> 2, i: entry & 3 })
/** The ability that was begun last this turn. */
export function abilityUnderWay(t: T): AbilityRef | null {
  const entry = t.s.turn.used.at(-1)
  return entry === undefined ? null : abilityAt(entry)
}
