/** Words and phrases that all parts of the table's text share. */
import { type Lang, listed, percent, sayer, type Speech as Spoken } from '@emberhall/speech'
import { at, type CardId } from '@emberhall/kernel'
import type { Card } from '../content/types.ts'
import type { KinfireGame } from '../game.ts'
import type { Printed } from '../printed.ts'
import { printed, type T, Z } from '../state.ts'
import { difficulty } from '../counts.ts'
import { backText, cardText, type CardText } from './cardText.ts'
import { en, type Messages } from './messages.en.ts'
import { fr } from './messages.fr.ts'
import { say } from './phrases.ts'

export type Key = keyof Messages
export const tell = sayer<Key>({ en, fr })

export type Speech = Spoken<KinfireGame>

export function who({ lang, names }: Speech, seat: number): string {
  return names[seat] ?? tell(lang, 'word.seat', { n: seat + 1 })
}
const texts = { en: new WeakMap<Card, CardText>(), fr: new WeakMap<Card, CardText>() }
/** The text of a card is put together once: the table shows it again and again. */
export function textOf({ lang }: Speech, { card }: Printed): CardText {
  const known = texts[lang].get(card)
  if (known !== undefined) return known
  const text = cardText(card, lang)
  texts[lang].set(card, text)
  return text
}
/** What a card on the table is called; nobody knows the name of one that lies face down, except the Master's. */
export function nameOf(sp: Speech, t: T, card: CardId): string {
  if (t.s.where[card] === Z.masterDown) return sp.game.masterBack.name[sp.lang]
  if (at(t.s.faces, card) < 0) return tell(sp.lang, 'word.hiddenCard')
  if (t.s.flipped[card] === 1) return backOf(sp, printed(t, card)).name
  return textOf(sp, printed(t, card)).name
}
/** A card as it stands in the middle of a sentence. */
export function inSentence(sp: Speech, t: T, card: CardId): string {
  const isUnknown = at(t.s.faces, card) < 0 && t.s.where[card] !== Z.masterDown
  const name = nameOf(sp, t, card)
  return isUnknown ? name : tell(sp.lang, 'word.card', { name })
}
/** KD-11.24 Only for a Gauntlet card that has been turned. */
export function backOf({ lang }: Speech, p: Printed) {
  return backText(lang, p.card.kind === 'gauntlet' ? p.card.back : { name: p.card.name, abilities: [], statics: [] })
}
export const rulesOf = (rules: readonly { readonly text: string }[]): string => rules.map((r) => r.text).join(' ')

/** The text of a card as it lies on the table. */
export function shownText(sp: Speech, t: T, card: CardId): string {
  if (t.s.where[card] === Z.masterDown) return rulesOf(backText(sp.lang, sp.game.masterBack).rules)
  const p = printed(t, card)
  return rulesOf(t.s.flipped[card] === 1 ? backOf(sp, p).rules : textOf(sp, p).rules)
}

/** "green Obstacle", or for a card without a type the colour it is attempted in. */
export function trial({ lang }: Speech, p: Printed, colour: string): string {
  if (p.type === '') return tell(lang, 'word.asColour', { colour })
  const noun = p.type
  return tell(lang, 'word.trial', {
    colour: say(lang, 'colour', { colour, noun }),
    type: say(lang, 'type', { type: noun }),
  })
}
export function progressOf(t: T, card: CardId): { have: number; need: number } {
  return { have: at(t.s.progress, card), need: difficulty(t, card) }
}
export function facesInWords({ lang }: Speech, faces: readonly string[]): string {
  return listed(
    lang,
    faces.map((face) => tell(lang, 'word.face', { face })),
  )
}

export const chanceInWords = (lang: Lang, chance: number): string =>
  tell(lang, 'word.chance', { chance: percent(lang, chance) })
