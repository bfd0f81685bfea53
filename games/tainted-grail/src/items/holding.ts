/** TG-18, TG-22 Items and secrets: found, handed over, discarded, turned face up. */
import { at as nth, aOf, type CardId, found, type Option, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Item, type ItemFilter, type Keyword, KEYWORDS, type Secret } from '../content/types.ts'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { has } from '../parties.ts'
import { cardIn, printed } from '../printed.ts'
import { Q, V } from '../questions.ts'
import { characterOf, type CharacterNo, seatOf, type T, Z } from '../state.ts'
import { modOf } from './sources.ts'

const itemOf = (t: T, no: number): Item => nth(bookOf(t).content.items, no)
export const secretOf = (t: T, no: number): Secret => nth(bookOf(t).content.secrets, no)
export const holdsSecret = (t: T, c: CharacterNo, no: number): boolean =>
  characterOf(t, c).secrets.some(({ secret }) => secret === no)
/** TG-24.3, TG-18.13 Nothing is turned face up in the middle of an encounter. */
const isInEncounter = ({ s }: T, c: CharacterNo): boolean =>
  s.encounter.phase !== 'none' && has(s.encounter.party & ~s.encounter.out, c)

// ---------------------------------------------------------------- finding

/** TG-18.13 Face up at once, outside encounters. */
export function takeItem(t: T, c: CharacterNo, card: CardId): void {
  const { no } = printed(t, card, 'item')
  t.move(card, Z.held)
  characterOf(t, c).items.push({ item: no, isUp: !isInEncounter(t, c), isLocked: false })
  t.note(L.item, c, card)
}
/** TG-18.5, TG-37.7 The first card from the top that fits; -1: there is none (G-51). */
function topFitting(t: T, filter: ItemFilter): CardId {
  const fits = (card: CardId): boolean => {
    const { card: item } = printed(t, card, 'item')
    if (filter.craft === true && !item.craft) return false
    if (filter.keywords !== undefined && (item.keyword === undefined || !filter.keywords.includes(item.keyword)))
      return false
    return filter.item === undefined || item.number === filter.item
  }
  return t.cards(Z.items).findLast(fits) ?? -1
}
/** TG-18.5, TG-37.7, G-51 What is searched for is taken out, and the rest shuffled. */
export function* drawItem(t: T, c: CharacterNo, filter: ItemFilter = {}): Rule<boolean> {
  const isSearch = filter.craft === true || filter.keywords !== undefined || filter.item !== undefined
  let card = topFitting(t, filter)
  if (card < 0 && filter.item !== undefined) card = t.top(Z.items)
  if (card < 0) return false
  const more = filter.craft === true ? modOf(t, c, 'craftDraw') : 0
  if (more > 0) card = yield* keepOne(t, c, filter, card, more)
  if (isSearch) card = t.surface(card)
  takeItem(t, c, card)
  if (isSearch) t.shuffle(Z.items)
  return true
}
/** Tinker: two are found, one is kept. */
function* keepOne(t: T, c: CharacterNo, filter: ItemFilter, first: CardId, more: number): Rule<CardId> {
  const found: CardId[] = [t.surface(first)]
  t.move(nth(found, 0), Z.drawn)
  for (let i = 0; i < more; i++) {
    const next = topFitting(t, filter)
    if (next < 0) break
    const card = t.surface(next)
    t.move(card, Z.drawn)
    found.push(card)
  }
  t.s.about.who = c
  for (const card of found) t.offer(V.card, card)
  const kept = aOf(yield* t.choose(seatOf(t, c), Q.keepOne))
  for (const card of found) t.move(card, Z.items)
  return kept
}

// ---------------------------------------------------------------- losing

/** TG-18.12, TG-22.1, TG-22.5 Under the item deck, where it stays. */
export function discardItem(t: T, c: CharacterNo, no: number): void {
  const one = characterOf(t, c)
  one.items = one.items.filter(({ item }) => item !== no)
  toItemDeck(t, no)
  t.note(L.itemLost, c, no)
}
export function toItemDeck(t: T, no: number): void {
  t.moveUnder(found(positive(cardIn(t, Z.held, 'item', no)), 'an item that is held'), Z.items)
}
const positive = (card: CardId): CardId | undefined => (card < 0 ? undefined : card)

// ---------------------------------------------------------------- secrets

/** TG-18.9 From the deck to a character; nothing if it is not there. */
export function gainSecret(t: T, c: CharacterNo, no: number): void {
  const card = cardIn(t, Z.secrets, 'secret', no)
  if (card < 0) return
  t.move(t.surface(card), Z.held)
  characterOf(t, c).secrets.push({ secret: no, isUp: !isInEncounter(t, c) })
  const { dial } = secretOf(t, no)
  if (dial !== undefined) t.s.dials.push({ value: dial.value, token: dial.token, anchor: 'secret', on: no, holder: c })
  t.note(L.secret, c, no)
}
/** TG-15.2, TG-22.4 Out of the game, whoever holds it. */
export function removeSecret(t: T, no: number): void {
  for (const one of t.s.characters) one.secrets = one.secrets.filter(({ secret }) => secret !== no)
  t.s.tableSecrets = t.s.tableSecrets.filter((secret) => secret !== no)
  t.s.dials = t.s.dials.filter(({ anchor, on }) => anchor !== 'secret' || on !== no)
  const card = [Z.held, Z.secrets].map((zone) => cardIn(t, zone, 'secret', no)).find((one) => one >= 0)
  if (card === undefined) return
  t.move(card, Z.removed)
  t.note(L.secretGone, no)
}
/** TG-18.7, TG-20.7, TG-21.5 */
export function passSecret(t: T, from: CharacterNo, to: CharacterNo, no: number): void {
  const one = characterOf(t, from)
  one.secrets = one.secrets.filter(({ secret }) => secret !== no)
  characterOf(t, to).secrets.push({ secret: no, isUp: true })
  for (const dial of t.s.dials) if (dial.anchor === 'secret' && dial.on === no) dial.holder = to
  t.note(L.gaveSecret, from, to, no)
}

// ---------------------------------------------------------------- face up

/** Items and secrets of a keyword, as options. */
export function ofKeyword(t: T, c: CharacterNo, keyword: Keyword): Option[] {
  const { items, secrets } = characterOf(t, c)
  return [
    ...items.flatMap(({ item, isUp }) => (isUp && itemOf(t, item).keyword === keyword ? [itemOption(item)] : [])),
    ...secrets.flatMap(({ secret, isUp }) =>
      isUp && secretOf(t, secret).keyword === keyword ? [secretOption(secret)] : [],
    ),
  ]
}
const itemOption = (no: number): Option => (V.item << 24) | (no << 12)
const secretOption = (no: number): Option => (V.secret << 24) | (no << 12)
/** TG-18.1, TG-18.3 One face up of each keyword: which is for the owner to say. */
export function* oneOfEach(t: T, c: CharacterNo): Rule {
  for (const keyword of KEYWORDS) {
    const up = ofKeyword(t, c, keyword)
    if (up.length < 2) continue
    t.s.about.who = c
    for (const option of up) t.offerOption(option)
    const kept = yield* t.choose(seatOf(t, c), Q.keyword)
    const one = characterOf(t, c)
    for (const held of one.items) if (up.includes(itemOption(held.item))) held.isUp = itemOption(held.item) === kept
    for (const held of one.secrets)
      if (up.includes(secretOption(held.secret))) held.isUp = secretOption(held.secret) === kept
  }
}
/** TG-18.2, TG-32.8, G-46 */
const ITEM_LIMIT = 5
export function* limitItems(t: T, c: CharacterNo): Rule {
  while (isOn(t, 'C8') && characterOf(t, c).items.length > ITEM_LIMIT) {
    t.s.about.who = c
    for (const { item } of characterOf(t, c).items) t.offer(V.item, item)
    discardItem(t, c, aOf(yield* t.choose(seatOf(t, c), Q.tooManyItems)))
  }
}
