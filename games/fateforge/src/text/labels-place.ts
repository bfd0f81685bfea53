/** A place in the text: the words, the table, the question, and the two arguments of one of its answers. */
import { at, type Ask } from '@emberhall/kernel'
import type { HeroNo, T } from '../state.ts'
import type { PrintedText, Values } from '@emberhall/speech'
import { type Key, tell } from './messages.ts'
import { cardCalled, cardTextOf, heroIn, rulesOf, type Speech } from './speech.ts'

export interface Place {
  readonly sp: Speech
  readonly t: T
  readonly ask: Ask
  readonly a: number
  readonly b: number
}
export type Label = (place: Place) => string

export const plain =
  (key: Key): Label =>
  ({ sp }) =>
    tell(sp.lang, key)
/** Says a message with the words of one hero. */
export const ofHero =
  (key: Key, more: (place: Place) => Values = () => ({}), which: (place: Place) => HeroNo = ({ a }) => a): Label =>
  (p) =>
    tell(p.sp.lang, key, { ...heroIn(p.sp, p.t, which(p)), ...more(p) })

/** A printed thing: its name, what kind it is, what it says. */
export const printedValues = (text: PrintedText): Values => ({
  name: text.name,
  kind: text.kindLine,
  text: rulesOf(text),
})
/** A skill or an item. */
export function cardValues({ sp }: Pick<Place, 'sp'>, no: number): Values {
  const text = cardTextOf(sp.lang, at(sp.game.book.cards, no))
  return { card: cardCalled(sp.lang, text.name), kind: text.kindLine, text: rulesOf(text) }
}
/** The hero who owns a skill, or wears an item. */
export function ownerOf(t: T, no: number): HeroNo {
  return t.s.heroes.findIndex(({ skills, slots }) => skills.includes(no) || slots.some(({ item }) => item === no))
}
