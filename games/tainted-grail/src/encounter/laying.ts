/** TG-23.4 to TG-23.10, TG-23.16 to TG-23.18, TG-23.22 One card is laid and carried out. */
import { aOf, at as nth, type CardId, type Rule, verbOf } from '@emberhall/kernel'
import { ATTRS } from '../content/types.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import {
  amountOf,
  AFFINITY,
  ATTRIBUTE,
  ATTRIBUTE_KEY,
  attributeIn,
  bonusOf,
  CHAIN,
  DRAW,
  DROP,
  type Edge,
  EDGE,
  type Half,
  keyOf,
  levelOf,
  MARKER,
} from '../sequence/halves.ts'
import {
  CANNOT_CHAIN,
  chaining,
  CHAINS_FOR_MAGIC,
  FOR_MAGIC,
  JOINS,
  rowAt,
  TOO_LOW,
  worthOf,
} from '../sequence/junction.ts'
import { addKey } from '../sequence/line.ts'
import { type CharacterNo, seatOf, type T, Z } from '../state.ts'
import { lose } from '../survival/attributes.ts'
import { addMarkers, coverLast, drawCards, moveAffinity } from './cards.ts'
import { ability, dropLast, enact } from './enact.ts'
import { linkAsOf, spendFlag } from './powers.ts'
import {
  attributesOf,
  type Entry,
  hasFreeMagicKey,
  hasTrait,
  isPresent,
  magicPayers,
  openEdge,
  printOfCard,
  reachOf,
  stageOf,
} from './queries.ts'
import { usePowers } from './windows.ts'

/** TG-23.16 Whether this card can only be laid if its magic key is paid for. */
export function needsMagic(t: T, c: CharacterNo, card: CardId): boolean {
  const e = t.s.encounter
  if (e.laid === 0 || e.isChained) return false
  return chaining(openEdge(t), printOfCard(t, card).left, reachOf(t, c)) === CHAINS_FOR_MAGIC
}
/** TG-23.4, TG-10.7 Who pays for a magic key, or -1: an ally has to agree. */
export function* magicPayer(t: T, c: CharacterNo, isNeeded: boolean): Rule<CharacterNo> {
  const refused: CharacterNo[] = []
  for (;;) {
    const payers = magicPayers(t, c).filter((payer) => !refused.includes(payer))
    if (payers.length === 0) return -1
    for (const payer of payers) t.offer(V.payMagic, payer)
    const seat = seatOf(t, c)
    const option = isNeeded ? yield* t.choose(seat, Q.magicNeeded) : yield* t.maybe(seat, Q.magic)
    if (option === 0) return -1
    const payer = aOf(option)
    if (payer === c || (yield* lends(t, payer))) return payer
    refused.push(payer)
  }
}
function* lends(t: T, payer: CharacterNo): Rule<boolean> {
  t.s.about.who = t.s.encounter.active
  t.offer(V.agree)
  t.offer(V.refuse)
  return verbOf(yield* t.choose(seatOf(t, payer), Q.lends)) === V.agree
}

/** TG-23.7 The card is laid from wherever it lies; `payer`: who has to pay for its magic key, -1 nobody has to. */
export function* layCard(t: T, c: CharacterNo, card: CardId, payer: CharacterNo): Rule {
  const e = t.s.encounter
  const print = printOfCard(t, card)
  const right = openEdge(t)
  const values = attributesOf(t, c)
  const isForced = e.laid > 0 && !e.isChained && chaining(right, print.left, values) === CANNOT_CHAIN
  if (e.laid === 0 && hasTrait(t, 'defensive')) e.withheld = 1
  coverLast(t)
  t.move(card, Z.sequence)
  const entry: Entry = { card, owner: c, rows: 0, keys: 0, paidBy: 0, time: 0, charges: 0 }
  e.line.push(entry)
  const laid = nth(e.line, e.line.length - 1)
  e.laid++
  e.isChained = false
  let drops = 0
  for (let row = 0; row < EDGE; row++)
    drops += yield* joinRow(t, c, row, right, print.left, laid, { payer, isForced, values })
  laid.time = print.time
  for (const each of print.placement) if (isPresent(t, c)) yield* ability(t, each, { you: c, entry: laid })
  yield* usePowers(t, c, 'cardPlayed', print.card.design)
  e.withheld = 0
  for (let i = 0; i < drops; i++) yield* dropLast(t, c)
}
interface Need {
  readonly payer: CharacterNo
  /** A chain has to join by an attribute lent to another key. */
  readonly isForced: boolean
  /** Attributes of whoever lays the card (TG-23.6). */
  readonly values: readonly number[]
}
/** One row: whether it joins, and its bonus as it does. How many cards are to be dropped for it. */
function* joinRow(
  t: T,
  c: CharacterNo,
  row: number,
  rights: Edge,
  lefts: Edge,
  entry: Entry,
  need: Need,
): Rule<number> {
  const right = nth(rights, row)
  const left = nth(lefts, row)
  const becomes = rowAt(right, left, need.values)
  if (becomes === FOR_MAGIC) {
    const payer = need.payer >= 0 ? need.payer : yield* magicPayer(t, c, false)
    if (payer < 0) return 0
    payMagic(t, c, payer)
    entry.paidBy = payer + 1
  } else if (becomes === TOO_LOW) {
    if (!(yield* linksOtherwise(t, c, right, need.isForced && bonusOf(left) === CHAIN))) return 0
  } else if (becomes !== JOINS) return 0
  entry.rows |= 1 << row
  if (keyOf(right) === ATTRIBUTE_KEY) entry.keys = addKey(entry.keys, attributeIn(right))
  return yield* bonus(t, c, right, left)
}
function payMagic(t: T, c: CharacterNo, payer: CharacterNo): void {
  if (payer === c && hasFreeMagicKey(t, c)) spendFlag(t, c, 'freeMagicKey')
  else lose(t, payer, 'magic', 1)
  t.note(L.paysMagic, payer)
}
/** One attribute used as the value for a key of another. */
function* linksOtherwise(t: T, c: CharacterNo, right: Half, isForced: boolean): Rule<boolean> {
  const lent = linkAsOf(t, c)
  if (lent === null || ATTRS[attributeIn(right)] !== lent.key) return false
  if (nth(attributesOf(t, c), ATTRS.indexOf(lent.by)) < levelOf(right)) return false
  if (!isForced) {
    t.offer(V.linkAs)
    if ((yield* t.maybe(seatOf(t, c), Q.linkAs)) === 0) return false
  }
  spendFlag(t, c, 'linkAs')
  return true
}
/** TG-23.8, TG-23.24 to TG-23.29, TG-29.11 */
function* bonus(t: T, c: CharacterNo, right: Half, left: Half): Rule<number> {
  const times = worthOf(right, left)
  const n = times * amountOf(left)
  switch (bonusOf(left)) {
    case MARKER:
      addMarkers(t, n)
      return 0
    case AFFINITY:
      moveAffinity(t, n)
      return 0
    case ATTRIBUTE:
      if (keyOf(right) === ATTRIBUTE_KEY)
        for (let i = 0; i < times; i++)
          yield* enact(t, stageOf(t).rules[nth(ATTRS, attributeIn(right))] ?? [], { you: c })
      return 0
    case DRAW:
      drawCards(t, c, n)
      return 0
    case DROP:
      return times
    default:
      return 0
  }
}
