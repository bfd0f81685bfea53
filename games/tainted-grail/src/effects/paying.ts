/** TG-1.3, TG-6.5, TG-7.9, TG-10.7, TG-14.5 Costs: who can pay them, who does, and how they are split. */
import { at as nth, aOf, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Cost, RESOURCES, type Resource, type Track, TRACKS } from '../content/types.ts'
import { discardItem } from '../items/holding.ts'
import { L } from '../log.ts'
import { lowest, members, speakerOf } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { lose } from '../survival/attributes.ts'
import { changeTrack, limitOf } from '../survival/tracks.ts'
import { characterOf, type CharacterNo, type Party, seatOf, type T } from '../state.ts'

export type Currency = Resource | Track
/** By number, as lines and questions name them. */
export const CURRENCIES: readonly Currency[] = [...TRACKS, ...RESOURCES]
/** An amount of one currency, paid by a party in any split. */
interface Due {
  readonly pay: Currency
  readonly n: number
}
export const isDue = (cost: Cost): cost is Due => 'n' in cost && CURRENCIES.includes(cost.pay as Currency)

/** TG-6.5 Health can be paid down to 0, Terror up to the top of its track. */
function purse(t: T, c: CharacterNo, currency: Currency): number {
  const one = characterOf(t, c)
  if (currency === 'terror') return limitOf(t, c, 'terror') - one.terror
  return one[currency]
}
/** What cards of a character are worth as Wealth (item 21). */
function wealthCards(t: T, c: CharacterNo): { readonly item: number; readonly n: number }[] {
  return characterOf(t, c).items.flatMap(({ item, isUp }) =>
    isUp
      ? nth(bookOf(t).items, item).flags.flatMap((own) => (own.flag === 'paysWealth' ? [{ item, n: own.n }] : []))
      : [],
  )
}
const worth = (t: T, c: CharacterNo, currency: Currency): number =>
  purse(t, c, currency) + (currency === 'wealth' ? wealthCards(t, c).reduce((sum, { n }) => sum + n, 0) : 0)
function worthOf(t: T, party: Party, currency: Currency): number {
  let sum = 0
  for (const c of members(party)) sum += worth(t, c, currency)
  return sum
}

const TOO_DEAR = Object.fromEntries(CURRENCIES.map((pay) => [pay, why('tooDear', 'TG-1.3', { currency: pay })]))
const NO_ITEM = why('noSuchItem', 'TG-1.3')
/** TG-1.3 Why these cannot pay all of it together. */
export function cannotPay(t: T, party: Party, costs: readonly Cost[]): Why | null {
  for (const cost of costs) {
    if (isDue(cost)) {
      if (worthOf(t, party, cost.pay) < cost.n) return TOO_DEAR[cost.pay] ?? null
    } else if (cost.pay === 'oneOf') {
      if (cost.of.every((one) => cannotPay(t, party, [one]) !== null)) return NO_ITEM
    } else if (cost.pay === 'discardItem' && itemsFor(t, party, cost.of).length === 0) return NO_ITEM
  }
  return null
}
function itemsFor(
  t: T,
  party: Party,
  keywords: readonly string[],
): { readonly c: CharacterNo; readonly item: number }[] {
  return members(party).flatMap((c) =>
    characterOf(t, c).items.flatMap(({ item, isUp }) =>
      isUp && keywords.includes(nth(bookOf(t).content.items, item).keyword ?? '') ? [{ c, item }] : [],
    ),
  )
}

/** TG-7.9, TG-12.10, TG-15.17 Paid once, in any split; `you` is whose card it is. */
export function* payTogether(t: T, party: Party, costs: readonly Cost[], you: CharacterNo = -1, card = -1): Rule {
  for (const cost of costs) {
    if (isDue(cost)) yield* payDue(t, party, cost)
    else if (cost.pay === 'discardThis') discardItem(t, you, card)
    else if (cost.pay === 'oneOf') yield* payOneOf(t, party, cost.of, you, card)
    else if (cost.pay === 'discardItem') {
      const held = itemsFor(t, party, cost.of)
      for (const { item } of held) t.offer(V.item, item)
      const item = aOf(yield* t.choose(speakerOf(t, party), Q.discardItem))
      discardItem(t, held.find((one) => one.item === item)?.c ?? you, item)
    }
  }
}
function* payOneOf(t: T, party: Party, ways: readonly Cost[], you: CharacterNo, card: number): Rule {
  ways.forEach((way, i) => t.offer(V.choice, i, 0, cannotPay(t, party, [way])))
  const way = nth(ways, aOf(yield* t.choose(speakerOf(t, party), Q.choice)))
  yield* payTogether(t, party, [way], you, card)
}
/** TG-7.9, TG-10.7 Each says how much is its part, in ascending number; the last pays what is left. */
export function* payDue(t: T, party: Party, { pay, n }: Due, least: (c: CharacterNo) => number = nothing): Rule {
  let left = n
  if (pay === 'wealth') left = yield* payWithCards(t, party, left)
  const payers = members(party)
  for (let i = 0; i < payers.length && left > 0; i++) {
    const c = nth(payers, i)
    const others = payers.slice(i + 1)
    const most = others.reduce((sum, d) => sum + purse(t, d, pay), 0)
    const owed = others.reduce((sum, d) => sum + least(d), 0)
    const max = Math.min(left - owed, purse(t, c, pay))
    const min = Math.min(max, Math.max(least(c), left - most))
    Object.assign(t.s.about, { who: c, party, n: left, part: CURRENCIES.indexOf(pay) })
    const share = yield* t.number(speakerOf(t, party), Q.share, min, max)
    charge(t, c, pay, share)
    left -= share
  }
}
const nothing = (): number => 0
/** Item 21 No change is given. */
function* payWithCards(t: T, party: Party, n: number): Rule<number> {
  let left = n
  while (left > 0) {
    const cards = members(party).flatMap((c) => wealthCards(t, c).map((card) => ({ c, ...card })))
    if (cards.length === 0) return left
    const isNeeded = members(party).reduce((sum, c) => sum + characterOf(t, c).wealth, 0) < left
    for (const { item } of cards) t.offer(V.payWith, item)
    const seat = speakerOf(t, party)
    const option = isNeeded ? yield* t.choose(seat, Q.payWith) : yield* t.maybe(seat, Q.payWith)
    if (option === 0) return left
    const used = cards.find(({ item }) => item === aOf(option))
    if (used === undefined) return left
    discardItem(t, used.c, used.item)
    t.note(L.paidWith, used.c, used.item)
    left = Math.max(0, left - used.n)
  }
  return left
}
/** TG-6.5 Out of one purse. */
function charge(t: T, c: CharacterNo, pay: Currency, n: number): void {
  if (n === 0) return
  if (pay === 'terror') changeTrack(t, c, 'terror', n)
  else if (pay === 'energy' || pay === 'health') changeTrack(t, c, pay, -n)
  else lose(t, c, pay, n)
}

/** TG-7.2, TG-7.6, TG-10.7 So much for each member: everybody its own, or otherwise. */
export function* payEach(t: T, party: Party, pay: Currency, n: number, less = 0): Rule {
  const all = members(party)
  const total = Math.max(0, n * all.length - less)
  if (all.length === 1 || less > 0 || !POOLED.includes(pay)) {
    if (less === 0) for (const c of all) yield* payDue(t, 1 << c, { pay, n })
    else yield* payDue(t, party, { pay, n: total })
    return
  }
  const isEven = all.every((c) => purse(t, c, pay) >= n)
  if (isEven) {
    Object.assign(t.s.about, { party, n: total, part: CURRENCIES.indexOf(pay) })
    t.offer(V.agree)
    if (worthOf(t, party, pay) > total) t.offer(V.refuse)
    if (verbOf(yield* t.choose(speakerOf(t, party), Q.ownShare)) === V.agree) {
      for (const c of all) charge(t, c, pay, n)
      return
    }
  }
  yield* payDue(t, party, { pay, n: total })
}
/** TG-10.7 What one member may spend for another. */
const POOLED: readonly Currency[] = ['energy', 'magic']

/** TG-14.5 Everybody has to pay; whoever cannot, and is not paid for, is left behind. Who goes on. */
export function* demandEach(t: T, party: Party, costs: readonly Cost[]): Rule<Party> {
  let going = party
  for (const cost of costs) {
    if (!isDue(cost)) continue
    for (const c of members(going)) {
      const lacks = cost.n - worth(t, c, cost.pay)
      if (lacks <= 0) continue
      const rest = going & ~(1 << c)
      const spare =
        worthOf(t, rest, cost.pay) - cost.n * members(rest).filter((d) => purse(t, d, cost.pay) >= cost.n).length
      const isHelped = POOLED.includes(cost.pay) && rest !== 0 && spare >= lacks && (yield* isPaidFor(t, rest, c, cost))
      if (!isHelped) going &= ~(1 << c)
    }
  }
  for (const cost of costs) if (isDue(cost) && going !== 0) yield* payEach(t, going, cost.pay, cost.n)
  return going
}
function* isPaidFor(t: T, rest: Party, c: CharacterNo, { pay, n }: Due): Rule<boolean> {
  Object.assign(t.s.about, { who: c, party: rest, n, part: CURRENCIES.indexOf(pay) })
  t.offer(V.agree)
  t.offer(V.refuse)
  return verbOf(yield* t.choose(seatOf(t, lowest(rest)), Q.payFor)) === V.agree
}
/** TG-15.17 One member volunteers; who it is. */
export function* payAlone(t: T, party: Party, costs: readonly Cost[]): Rule<CharacterNo> {
  for (const c of members(party)) if (cannotPay(t, 1 << c, costs) === null) t.offer(V.character, c)
  const c = aOf(yield* t.choose(speakerOf(t, party), Q.payer))
  yield* payTogether(t, 1 << c, costs)
  return c
}
