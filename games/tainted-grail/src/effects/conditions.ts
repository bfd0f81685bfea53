/** Whether a condition of the content holds. */
import { at as nth } from '@emberhall/kernel'
import { type Book, bookOf, locationNo, numberOf, secretNo } from '../book.ts'
import type { Condition } from '../content/types.ts'
import { isSo } from '../encounter/conditions.ts'
import { holdsSecret, ofKeyword } from '../items/holding.ts'
import { modOf } from '../items/sources.ts'
import { isLit, isNamed, placeAt, printedOf } from '../map/places.ts'
import { everybody, has, members, onCell, playersOf, sizeOf } from '../parties.ts'
import { attribute } from '../survival/attributes.ts'
import { type Cell, characterOf, type CharacterNo, type T } from '../state.ts'
import type { Affair } from './perform.ts'

/** TG-15.5 It is enough that one member meets it; what is asked of a card's holder is asked of that one. */
function some({ you, party }: Affair, test: (c: CharacterNo) => boolean): boolean {
  if (you >= 0) return test(you)
  for (let c = 0; 1 << c <= party; c++) if (has(party, c) && test(c)) return true
  return false
}

export function holds(t: T, condition: Condition, affair: Affair): boolean {
  switch (condition.is) {
    case 'status':
      return isChecked(t, condition.status, condition.part)
    case 'secret':
      return some(affair, (c) => holdsSecret(t, c, secretNo(t, condition.secret)))
    case 'secretHeld':
      return members(everybody(t)).some((c) => holdsSecret(t, c, secretNo(t, condition.secret)))
    case 'item':
      return some(affair, (c) => ofKeyword(t, c, condition.keyword).length > 0)
    case 'attr':
      return some(affair, (c) => attribute(t, c, condition.attr) >= condition.atLeast)
    case 'attrBelow':
      return some(affair, (c) => attribute(t, c, condition.attr) < condition.below)
    case 'res':
      return some(affair, (c) => isWithin(standing(t, c, condition.res), condition))
    case 'track':
      return some(affair, (c) => isWithin(characterOf(t, c)[condition.track], condition))
    case 'partySize':
      return sizeOf(affair.party) >= condition.atLeast
    case 'charactersHere':
      return charactersOn(t, condition.location) >= Math.min(condition.atLeast, playersOf(t))
    case 'allHere':
      return charactersOn(t, condition.location) === playersOf(t)
    case 'alone':
      return some(affair, (c) => sizeOf(onCell(t, characterOf(t, c).at)) === 1)
    case 'symbolHere':
      return placeAt(t, cellOfAffair(t, affair))?.symbols.includes(condition.symbol) ?? false
    case 'questActive':
      return t.s.quests.includes(numberOf(bookOf(t).names.events, condition.part))
    case 'taskLogged':
      return t.s.tasks.includes(numberOf(bookOf(t).names.tasks, condition.task))
    case 'timeTokens':
      return t.s.map.some((place) => isNamed(printedOf(t, place), condition.location) && place.time > 0)
    case 'guardianInPlay':
      return t.s.map.some(({ guardians }) => guardians.length > 0)
    case 'menhirActive':
      return t.s.map.some((place) => isLit(place) && place.location !== locationNo(t, condition.except))
    case 'taken':
      return t.s.taken.includes(optionNo(t, condition.option))
    case 'read':
      return t.s.read.includes(bookOf(t).verseNo.get(condition.verse) ?? -1)
    case 'character':
      return members(affair.party).some((c) => nth(bookOf(t).content.characters, c).id === condition.character)
    case 'day':
      return t.s.day >= condition.atLeast
    case 'not':
      return !holds(t, condition.of, affair)
    case 'any':
      return condition.of.some((one) => holds(t, one, affair))
    case 'all':
      return condition.of.every((one) => holds(t, one, affair))
    default:
      return some(affair, (c) => isSo(t, condition, c))
  }
}
/** TG-15.1 Shared by everybody: bit 0 the status itself, bit n its part n. */
export function isChecked(t: T, status: string, part = 0): boolean {
  return has(nth(t.s.statuses, numberOf(bookOf(t).names.statuses, status)), part)
}
/** TG-10.3 Reputation may count for more where it is asked for. */
const standing = (t: T, c: CharacterNo, res: 'food' | 'wealth' | 'reputation' | 'magic' | 'xp'): number =>
  characterOf(t, c)[res] + (res === 'reputation' ? modOf(t, c, 'reputationAsked') : 0)
const isWithin = (n: number, { atLeast = 0, atMost = Infinity }: { atLeast?: number; atMost?: number }): boolean =>
  n >= atLeast && n <= atMost
/** Of a location or another version of it. */
function charactersOn(t: T, number: number): number {
  return t.s.map.reduce(
    (sum, place) => sum + (isNamed(printedOf(t, place), number) ? sizeOf(onCell(t, place.cell)) : 0),
    0,
  )
}
const cellOfAffair = (t: T, { you, cell }: Affair): Cell => (cell >= 0 || you < 0 ? cell : characterOf(t, you).at)
/** Options of the journal are numbered through: verse × 32 + place; votes of events come behind the verses. */
export const OPTIONS_A_VERSE = 32
function optionNo(t: T, key: string): number {
  const book = bookOf(t)
  let known = optionNos.get(book)
  if (known === undefined) optionNos.set(book, (known = new Map<string, number>()))
  let no = known.get(key)
  if (no === undefined) known.set(key, (no = numberOption(book, key)))
  return no
}
const optionNos = new WeakMap<Book, Map<string, number>>()
function numberOption({ verseNo, verses, names }: Book, key: string): number {
  const [text, id] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)]
  const verse = verseNo.get(text) ?? -1
  const no = verse >= 0 ? verse : verses.length + names.events.indexOf(text)
  const place = verses[verse]?.options.findIndex((option) => option.id === id) ?? -1
  return no * OPTIONS_A_VERSE + (place >= 0 ? place : LETTERS.indexOf(id))
}
const LETTERS = 'abcdefgh'
