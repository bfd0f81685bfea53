/** What experience is spent on at Dusk: cards first, then points, in turns. */
import { aOf, at, type Option, PASS, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Attr, ATTRS } from '../content/types.ts'
import { printOfCard } from '../encounter/queries.ts'
import { V } from '../questions.ts'
import { AFFINITY, ATTRIBUTE, amountOf, bonusOf, CHAIN, DRAW, MARKER } from '../sequence/halves.ts'
import type { Print } from '../sequence/print.ts'
import { type CharacterNo, characterOf, type T, Z } from '../state.ts'
import { attribute } from '../survival/attributes.ts'
import { boardOf, sheetOf } from '../survival/tracks.ts'
import { best, type Handler, ownOf } from './seen.ts'

/** Cards that a deck needs before the first point, and between two of them. */
const CARDS = 3
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const learned = (t: T, c: CharacterNo, kind: 0 | 1): number =>
  POOL - t.cards((kind === 0 ? Z.combatPool : Z.diplomacyPool) + c).length
const POOL = 25
const pointsOf = (t: T, c: CharacterNo): number => {
  const { attributes, skills } = characterOf(t, c)
  return sum(attributes) + skills.length - sum(sheetOf(t, c).attrs)
}
/** D35 A card, or a point of an attribute drawn by lot among those worth it; what is too dear yet is saved for. */
export const choosePurchase: Handler = (seen) => {
  const { t, ask, random } = seen
  const c = ownOf(seen)
  const [fights, talks] = [learned(t, c, 0), learned(t, c, 1)]
  const isForCards = fights + talks < CARDS * (pointsOf(t, c) + 1)
  const wanted = isForCards
    ? (option: Option): boolean => verbOf(option) === V.study && aOf(option) === (fights <= 2 * talks ? 0 : 1)
    : pointBy(lot(t, c, random))
  return ask.options.find(wanted) ?? PASS
}
const pointBy =
  (attr: Attr) =>
  (option: Option): boolean =>
    verbOf(option) === V.raise && at(ATTRS, aOf(option)) === attr
/** Keys of fights that stay dark come first, then skills, then what leads to them. */
function lot(t: T, c: CharacterNo, random: (n: number) => number): Attr {
  const { combat } = bookOf(t).content.colourKeys[boardOf(t, c).colour]
  const tickets = ATTRS.flatMap((attr) => {
    const value = attribute(t, c, attr)
    const n = value === 0 ? (combat.includes(attr) ? 4 : 1) : value === 1 ? 1 : 3
    return Array.from({ length: n }, () => attr)
  })
  return at(tickets, random(tickets.length))
}
export const chooseSkill: Handler = ({ ask, random }) => at(ask.options, random(ask.options.length))
/** D35 The card that brings most by itself, as far as one can tell at a glance. */
export const chooseStudied: Handler = ({ t, ask, random }) =>
  best(ask.options, (option) => printWorth(printOfCard(t, aOf(option))) + random(GLANCE) * 0.5)
const GLANCE = 6
function printWorth({ left, right, card }: Print): number {
  const bonuses = left.reduce((all, half) => all + halfWorth(half), 0)
  return bonuses + right.filter((half) => half > 0).length * 0.3 + card.abilities.length * 0.8
}
function halfWorth(half: number): number {
  switch (bonusOf(half)) {
    case MARKER:
    case AFFINITY:
      return 1.2 * amountOf(half)
    case ATTRIBUTE:
    case CHAIN:
      return 1.1
    case DRAW:
      return 0.8 * amountOf(half)
    default:
      return 0
  }
}
