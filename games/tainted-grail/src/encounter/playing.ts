/** TG-25.4 to TG-25.7, TG-29.3, TG-29.4 The second step of an activation: cards, one after the other. */
import { aOf, type CardId, type Option, type Rule, verbOf, why, type Why } from '@emberhall/kernel'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { Q, V } from '../questions.ts'
import { CANNOT_CHAIN, chaining, CHAINS } from '../sequence/junction.ts'
import { type CharacterNo, seatOf, type T, Z } from '../state.ts'
import { allAgree } from './agreeing.ts'
import { affinityCheck, victoryCheck } from './checks.ts'
import { drawCards } from './cards.ts'
import { forcedFlights, flee } from './leaving.ts'
import { layCard, magicPayer, needsMagic } from './laying.ts'
import {
  deckOf,
  encounterNo,
  enemyOf,
  goesOn,
  hasTrait,
  isInPanic,
  magicPayers,
  openEdge,
  printOfCard,
  reachOf,
  stillIn,
} from './queries.ts'
import { strike } from './strike.ts'
import { offerCharges, offerPowers, useOption } from './windows.ts'

const NO_CHAIN = why('noChain', 'TG-23.16')
const NO_MAGIC = why('noMagic', 'TG-23.4')
const TOO_SWIFT = why('tooSwift', 'TG-27.12')
const PANIC = why('panic', 'TG-26.1')
const TRIED = why('fleeTried', 'TG-32.3')
/** TG-27.12 */
const SWIFT_LIMIT = 2

/** TG-23.16, TG-26.1, TG-27.12 Why the cards of a hand cannot be laid now: found out once, asked for each of them. */
function reasonsFor(t: T, c: CharacterNo): (card: CardId) => Why | null {
  const e = t.s.encounter
  if (hasTrait(t, 'swift') && e.laid >= SWIFT_LIMIT) return () => TOO_SWIFT
  if (e.laid === 0 && isInPanic(t, c)) return () => PANIC
  const isBare = e.laid === 0 || e.isChained
  if (isBare) return () => null
  const right = openEdge(t)
  const reach = reachOf(t, c)
  const isPaid = magicPayers(t, c).length > 0
  return (card) => {
    const way = chaining(right, printOfCard(t, card).left, reach)
    if (way === CANNOT_CHAIN) return NO_CHAIN
    return way === CHAINS || isPaid ? null : NO_MAGIC
  }
}
export const cannotLay = (t: T, c: CharacterNo, card: CardId): Why | null => reasonsFor(t, c)(card)

/** One deed of the active character; the step comes again until it stops. */
export function* cards(t: T): Rule {
  const e = t.s.encounter
  const c = e.active
  e.phase = 'cards'
  const mustLayTop = e.laid === 0 && isInPanic(t, c)
  const reasonFor = reasonsFor(t, c)
  for (const card of t.cards(Z.hand + c)) t.offer(V.lay, card, 0, reasonFor(card))
  if (mustLayTop) t.offer(V.layTop)
  offerCharges(t, c, 'any')
  offerPowers(t, c, 'step2')
  offerPowers(t, c, 'inEncounter')
  if (e.kind === 'combat') t.offer(V.flee, 0, 0, e.fleeTried && isOn(t, 'C3') ? TRIED : null)
  else t.offer(V.concede)
  if (!mustLayTop) t.offer(V.stop)
  const option = yield* t.choose(seatOf(t, c), e.laid === 0 ? Q.cards : Q.moreCards)
  if (verbOf(option) === V.stop) return t.next('afterCards')
  yield* doOne(t, c, option)
  yield* forcedFlights(t)
  t.next(e.ending !== 'none' ? 'concluded' : goesOn(t, c) ? 'cards' : 'available')
}
function* doOne(t: T, c: CharacterNo, option: Option): Rule {
  switch (verbOf(option)) {
    case V.lay:
      return yield* layFromHand(t, c, aOf(option))
    case V.layTop:
      return yield* layTop(t, c)
    case V.flee:
      return yield* flee(t, c)
    case V.concede:
      if (!(yield* allAgree(t, stillIn(t), c))) return
      t.note(L.concedes, encounterNo(t))
      t.s.encounter.ending = 'lost'
      return
    default:
      return yield* useOption(t, c, option)
  }
}
/** TG-23.16 Where the chain needs Magic, somebody has to agree to pay before the card is laid. */
function* layFromHand(t: T, c: CharacterNo, card: CardId): Rule {
  const isNeeded = needsMagic(t, c, card)
  const payer = isNeeded ? yield* magicPayer(t, c, true) : -1
  if (isNeeded && payer < 0) return
  t.note(L.lays, c, card)
  yield* layCard(t, c, card, payer)
}
/** TG-26.1, TG-26.2, TG-30.1 */
function* layTop(t: T, c: CharacterNo): Rule {
  const deck = deckOf(t, c)
  const card = t.top(deck)
  if (card < 0) return drawCards(t, c, 1)
  t.note(L.panics, c, card)
  yield* layCard(t, c, card, -1)
}

/** TG-25.6, TG-25.7, TG-27.11, TG-29.3, TG-29.4 The cards are laid: what idling costs, then the check. */
export function* afterCards(t: T): Rule {
  const e = t.s.encounter
  const c = e.active
  if (e.kind === 'diplomacy') return yield* affinityCheck(t, 'respond')
  const few = hasTrait(t, 'opportunist') ? 2 : 1
  if (e.laid < few) {
    t.note(L.opportunity, encounterNo(t), c)
    yield* strike(t, c, enemyOf(t).opportunity, 'opportunity')
    if (goesOn(t, c) && e.laid === 0) drawCards(t, c, 1)
    yield* forcedFlights(t)
  }
  if (!goesOn(t, c)) return t.next('available')
  t.next(victoryCheck(t) ? 'concluded' : 'attack')
}
