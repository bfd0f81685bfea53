/** What abilities ask for in an encounter (TG-1.3: in full or not at all). */
import { aOf, at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Cost, Keyword } from '../content/types.ts'
import { discardItem } from '../items/holding.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, characterOf, seatOf, type T, Z } from '../state.ts'
import { lose } from '../survival/attributes.ts'
import { changeTrack, limitOf } from '../survival/tracks.ts'
import { discardChosen } from './cards.ts'
import { isSecretThing, itemThing, numberOfThing } from './powers.ts'
import type { Entry } from './queries.ts'

/** Who pays, and for which card: one of the sequence, or an item or secret. */
export interface Bill {
  readonly you: CharacterNo
  readonly entry?: Entry
  readonly thing?: number
}

export function canPay(t: T, costs: readonly Cost[], bill: Bill): boolean {
  return costs.every((cost) => canPayOne(t, cost, bill))
}
function canPayOne(t: T, cost: Cost, bill: Bill): boolean {
  const own = characterOf(t, bill.you)
  switch (cost.pay) {
    case 'charges':
      return (bill.entry?.charges ?? 0) >= cost.n
    case 'discardHand':
      return cost.n === 'all' || t.cards(Z.hand + bill.you).length >= cost.n
    case 'discardItem':
      return itemsWith(t, bill.you, cost.of).length > 0
    case 'discardThis':
    case 'flip':
      return true
    case 'oneOf':
      return cost.of.some((each) => canPayOne(t, each, bill))
    case 'terror':
      return own.terror + cost.n <= limitOf(t, bill.you, 'terror')
    default:
      return own[cost.pay] >= cost.n
  }
}
/** Face up, not locked, not set aside. */
function itemsWith(t: T, c: CharacterNo, keywords: readonly Keyword[]): number[] {
  const { items } = bookOf(t).content
  return characterOf(t, c)
    .items.filter(({ item, isUp, isLocked }) => {
      const { keyword } = nth(items, item)
      const isThere = isUp && !isLocked && !t.s.encounter.aside.includes(itemThing(item))
      return isThere && keyword !== undefined && keywords.includes(keyword)
    })
    .map(({ item }) => item)
}

/** Pays all of it; how many cards were discarded for it. */
export function* payCosts(t: T, costs: readonly Cost[], bill: Bill): Rule<number> {
  let discarded = 0
  for (const cost of costs) discarded += yield* payOne(t, cost, bill)
  return discarded
}
function* payOne(t: T, cost: Cost, bill: Bill): Rule<number> {
  const { you, entry, thing = -1 } = bill
  switch (cost.pay) {
    case 'charges':
      if (entry === undefined) return 0
      entry.charges -= cost.n
      t.note(L.paysCharges, you, entry.card, cost.n)
      return 0
    case 'discardHand': {
      const held = t.cards(Z.hand + you).length
      const n = cost.n === 'all' ? held : cost.n
      yield* discardChosen(t, you, n)
      return n
    }
    case 'discardItem': {
      for (const item of itemsWith(t, you, cost.of)) t.offer(V.item, item)
      discardItem(t, you, aOf(yield* t.choose(seatOf(t, you), Q.costItem)))
      return 0
    }
    case 'discardThis':
      discardItem(t, you, numberOfThing(thing))
      return 0
    case 'flip':
      t.s.encounter.flipped.push(thing)
      t.note(isSecretThing(thing) ? L.usesSecret : L.usesItem, you, numberOfThing(thing))
      return 0
    case 'oneOf':
      return yield* payOneOf(t, cost.of, bill)
    case 'energy':
    case 'health':
      changeTrack(t, you, cost.pay, -cost.n)
      return 0
    case 'terror':
      changeTrack(t, you, 'terror', cost.n)
      return 0
    default:
      lose(t, you, cost.pay, cost.n)
      return 0
  }
}
function* payOneOf(t: T, ways: readonly Cost[], bill: Bill): Rule<number> {
  ways.forEach((way, i) => {
    if (canPayOne(t, way, bill)) t.offer(V.choice, i)
  })
  return yield* payOne(t, nth(ways, aOf(yield* t.choose(seatOf(t, bill.you), Q.whichCost))), bill)
}
