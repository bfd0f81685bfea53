/** TG-24.2 to TG-24.6, TG-28.4 to TG-28.7 What is taken along, opening hands, the first stage. */
import { aOf, at as nth, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, characterOf, seatOf, type T, Z } from '../state.ts'
import { hasFlaw } from '../survival/attributes.ts'
import { agreed } from './agreeing.ts'
import { drawCards, moveAffinity } from './cards.ts'
import { settled } from './harm.ts'
import { hasFlagLeft, itemThing, modIn, spendFlag } from './powers.ts'
import { encounterNo, enemyOf, hasTrait, present, stillIn, talkOf } from './queries.ts'
import { usePowers } from './windows.ts'

/** TG-24.2, TG-24.3, TG-24.4, TG-28.4 */
export function* prepare(t: T): Rule {
  for (const c of present(t)) {
    if (hasFlagLeft(t, c, 'swapEquipment')) yield* swapEquipment(t, c)
    yield* usePowers(t, c, 'start')
    yield* setAside(t, c)
  }
  const e = t.s.encounter
  e.hands = t.s.characters.map((_, c) => openingHand(t, c))
  for (const c of present(t)) {
    drawCards(t, c, nth(e.hands, c))
    t.note(L.hand, c, nth(e.hands, c))
  }
  t.next('hands')
}
/** TG-24.3 Any of one's items; asked where one of them would be lost by its use, or do by itself what its owner may not want. */
function* setAside(t: T, c: CharacterNo): Rule {
  const up = characterOf(t, c).items.filter(({ isUp, isLocked }) => isUp && !isLocked)
  if (!up.some(({ item }) => isRisky(t, item))) return
  for (const { item } of up) t.offer(V.setAside, item)
  for (const option of yield* t.some(seatOf(t, c), Q.setAside, 0, up.length)) {
    t.s.encounter.aside.push(itemThing(aOf(option)))
    t.note(L.setsAside, c, aOf(option))
  }
}
/** TG-27.2, TG-26.8 A weapon before a destructive enemy; markers that come unasked before one that may retreat. */
function isRisky(t: T, item: number): boolean {
  if (t.s.encounter.kind !== 'combat') return false
  const { content, items } = bookOf(t)
  if (hasTrait(t, 'destructive') && nth(content.items, item).keyword === 'weapon') return true
  const comesUnasked = nth(items, item).powers.some(({ on, may, cost }) => on === 'cardPlayed' && !may && !cost)
  return comesUnasked && enemyOf(t).table.some((row) => row.do.some((effect) => effect.do === 'retreat'))
}
/** At the start of an encounter, which unlocked cards are face up; one of each keyword (TG-18.3). */
function* swapEquipment(t: T, c: CharacterNo): Rule {
  const own = characterOf(t, c)
  const { items } = bookOf(t).content
  for (;;) {
    for (const { item, isUp, isLocked } of own.items)
      if (!isUp && !isLocked && nth(items, item).keyword !== undefined) t.offer(V.turnUp, item)
    const option = t.offerCount === 0 ? 0 : yield* t.maybe(seatOf(t, c), Q.equipNow)
    if (option === 0) break
    const { keyword } = nth(items, aOf(option))
    for (const held of own.items) if (nth(items, held.item).keyword === keyword) held.isUp = held.item === aOf(option)
    t.note(L.turnsUp, c, aOf(option))
  }
  spendFlag(t, c, 'swapEquipment')
}
/** TG-24.4, TG-27.10, TG-35.6 */
function openingHand(t: T, c: CharacterNo): number {
  const size = nth(bookOf(t).content.setup.openingHand, present(t).length - 1)
  const isShort = t.s.encounter.kind === 'diplomacy' && hasFlaw(t, c, 'short-fuse')
  const more = modIn(t, c, 'openingHand') + (hasTrait(t, 'slow') ? 1 : 0)
  return Math.max(1, size + more - (isShort ? 1 : 0))
}

/** TG-24.5, TG-28.4 All at once, again and again until nobody wants a new hand. */
export function* hands(t: T): Rule {
  const e = t.s.encounter
  const open = present(t).filter((c) => nth(e.hands, c) > 1 && t.cards(Z.hand + c).length > 1)
  if (open.length > 0) {
    const asks = open.map((c) => {
      t.offer(V.keepHand)
      t.offer(V.newHand)
      return t.hold(seatOf(t, c), Q.mulligan)
    })
    const answers = yield* t.together(asks)
    open.forEach((c, i) => {
      if (verbOf(answers[i] as Option) === V.newHand) takeNewHand(t, c)
      else e.hands[c] = 1
    })
    if (open.some((c) => nth(e.hands, c) > 1)) return t.next('hands')
  }
  t.next('opened')
}
function takeNewHand(t: T, c: CharacterNo): void {
  const e = t.s.encounter
  const isFull = hasFlagLeft(t, c, 'fullMulligan')
  if (isFull) spendFlag(t, c, 'fullMulligan')
  const n = nth(e.hands, c) - (isFull ? 0 : 1)
  for (const card of t.cards(Z.hand + c).slice()) t.move(card, Z.discard + c)
  e.hands[c] = n
  t.note(L.newHand, c, n)
  drawCards(t, c, n)
}
/** TG-28.5, TG-28.6, TG-28.7, TG-36.4 Hands are drawn: the marker, the first stage, the first round. */
export function* opened(t: T): Rule {
  const e = t.s.encounter
  for (const c of present(t)) yield* usePowers(t, c, 'opened')
  if (e.kind === 'diplomacy') {
    const [first = 0] = present(t)
    const by = modIn(t, first, 'affinityAtStart')
    if (by !== 0) moveAffinity(t, by)
    yield* chooseStage(t, 1)
  }
  yield* settled(t)
  t.next('nextRound')
}
/** TG-28.6 The stage of this number; where two share it the party chooses. */
export function* chooseStage(t: T, no: number): Rule {
  talkOf(t).stages.forEach((stage, place) => {
    if (stage.no === no) t.offer(V.stage, place)
  })
  const isChoice = t.offerCount > 1
  t.s.encounter.stage = aOf(yield* agreed(t, stillIn(t), Q.stage))
  if (isChoice) t.note(L.stage, encounterNo(t), t.s.encounter.stage)
}
