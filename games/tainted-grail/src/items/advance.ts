/** TG-19, TG-8.5 Advancement and building decks, at Dusk. */
import { at as nth, aOf, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Attr, ATTRS, KINDS } from '../content/types.ts'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { DECK_MINIMUM } from '../parts.ts'
import { cardIn } from '../printed.ts'
import { Q, V } from '../questions.ts'
import { attribute } from '../survival/attributes.ts'
import { settle } from '../survival/settle.ts'
import { characterOf, type CharacterNo, seatOf, type T, Z } from '../state.ts'

const DECKS = [Z.combatDeck, Z.diplomacyDeck] as const
const POOLS = [Z.combatPool, Z.diplomacyPool] as const
const SIDES = [Z.combatSide, Z.diplomacySide] as const

/** TG-19.1, TG-32.7 */
export const cardPrice = (t: T): number => (isOn(t, 'C7') ? 5 : 2)
const cardsSeen = (t: T): number => (isOn(t, 'C7') ? 2 : 3)
const MARKERS = 2
/** TG-19.2, TG-32.7 By the total of the pair after the increase. */
export function raisePrice(t: T, c: CharacterNo, attr: Attr): number {
  const opposite = nth(ATTRS, ATTRS.indexOf(attr) ^ 1)
  const k = attribute(t, c, attr) + attribute(t, c, opposite) + 1
  return isOn(t, 'C7') ? 5 * k : Math.min(10, 2 * k)
}
const NO_XP = why('notEnoughXp', 'TG-19.2')
const POOL_EMPTY = why('poolEmpty', 'TG-19.1')
const NO_SKILL = why('noSkillLeft', 'TG-19.4')
/** TG-19.3, TG-19.5 Both sides of the cards left for an attribute. */
function skillsLeft(t: T, attr: Attr): number[] {
  return bookOf(t).content.skills.flatMap((skill, no) =>
    skill.attr === attr && cardIn(t, Z.skills, 'skill', skill.card) >= 0 ? [no] : [],
  )
}
/** TG-19.2, TG-19.4 */
function cannotRaise(t: T, c: CharacterNo, attr: Attr): Why | null {
  const one = characterOf(t, c)
  if (nth(one.attributes, ATTRS.indexOf(attr)) >= MARKERS && skillsLeft(t, attr).length === 0) return NO_SKILL
  return one.xp >= raisePrice(t, c, attr) ? null : NO_XP
}
function cannotStudy(t: T, c: CharacterNo, kind: number): Why | null {
  if (t.cards(nth(POOLS, kind) + c).length === 0) return POOL_EMPTY
  return characterOf(t, c).xp >= cardPrice(t) ? null : NO_XP
}

/** TG-8.4, TG-1.11 One purchase after the other, in ascending number. */
export function* advance(t: T, c: CharacterNo): Rule {
  const one = t.s.characters[c]
  if (one === undefined) return
  if (one.status !== 'active') return t.next('advance', c + 1)
  t.s.about.who = c
  KINDS.forEach((_, kind) => t.offer(V.study, kind, 0, cannotStudy(t, c, kind)))
  ATTRS.forEach((attr, i) => t.offer(V.raise, i, 0, cannotRaise(t, c, attr)))
  if (t.offerCount === 0) t.withdraw()
  const option = yield* t.maybe(seatOf(t, c), Q.advance)
  if (option === 0) return t.next('advance', c + 1)
  t.next('advance', c)
  if (verbOf(option) === V.study) yield* study(t, c, aOf(option))
  else yield* raise(t, c, aOf(option))
}
/** TG-19.1 The top cards of the pool: one is kept, the others are shuffled back. */
function* study(t: T, c: CharacterNo, kind: number): Rule {
  characterOf(t, c).xp -= cardPrice(t)
  const pool = nth(POOLS, kind) + c
  const seen = t.cards(pool).slice(-cardsSeen(t))
  for (const card of seen) t.move(card, Z.drawn)
  for (const card of seen) t.offer(V.card, card)
  const kept = aOf(yield* t.choose(seatOf(t, c), Q.study))
  t.s.taught |= deckBit(c, kind)
  t.note(L.learned, c, kind, kept)
  for (const card of seen) t.move(card, card === kept ? nth(DECKS, kind) + c : pool)
  t.shuffle(pool)
  t.shuffle(nth(DECKS, kind) + c)
}
/** TG-19.2, TG-19.3 Markers first; from the third point on it is a Skill card. */
function* raise(t: T, c: CharacterNo, i: number): Rule {
  const one = characterOf(t, c)
  const attr = nth(ATTRS, i)
  one.xp -= raisePrice(t, c, attr)
  const markers = nth(one.attributes, i)
  if (markers < MARKERS) {
    one.attributes[i] = markers + 1
    t.note(L.raised, c, i, attribute(t, c, attr))
    return
  }
  for (const no of skillsLeft(t, attr)) t.offer(V.skill, no)
  const no = aOf(yield* t.choose(seatOf(t, c), Q.skill))
  t.move(cardIn(t, Z.skills, 'skill', nth(bookOf(t).content.skills, no).card), Z.held)
  one.skills.push(no)
  t.note(L.skill, c, no)
  yield* settle(t)
}

const deckBit = (c: CharacterNo, kind: number): number => 1 << (2 * c + kind)
/** Whether a card has come into this deck this evening. */
export const wasTaught = (t: T, c: CharacterNo, kind: number): boolean => (t.s.taught & deckBit(c, kind)) !== 0

/** TG-8.5, TG-19.6 Both decks lie open while they are built; each keeps at least 15 cards. */
export function* build(t: T, coded: number): Rule {
  const c = coded >> 1
  const kind = coded & 1
  const one = t.s.characters[c]
  if (one === undefined) return
  t.next('build', coded + 1)
  const deck = nth(DECKS, kind) + c
  const side = nth(SIDES, kind) + c
  if (one.status !== 'active' || (t.cards(side).length === 0 && t.cards(deck).length <= DECK_MINIMUM)) return
  t.s.about.who = c
  t.s.about.part = kind
  t.offer(V.rebuild)
  if ((yield* t.maybe(seatOf(t, c), Q.rebuild)) === 0) return
  for (const card of t.cards(deck).slice()) t.move(card, Z.drawn)
  const open = [...t.cards(Z.drawn), ...t.cards(side)]
  for (const card of open) t.offer(V.card, card)
  const chosen = new Set((yield* t.some(seatOf(t, c), Q.build, DECK_MINIMUM, open.length)).map(aOf))
  for (const card of open) t.move(card, chosen.has(card) ? deck : side)
  t.shuffle(deck)
  t.note(L.built, c, kind, chosen.size)
}
