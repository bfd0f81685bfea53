/** TG-7.12, TG-12 Menhirs: read, activated, extended. */
import { at as nth, aOf, type Rule, SECRET, type Why, why } from '@emberhall/kernel'
import type { Mod } from '../content/types.ts'
import { holds } from '../effects/conditions.ts'
import { cannotPay, CURRENCIES, type Currency, payDue } from '../effects/paying.ts'
import { sourcesOf } from '../items/sources.ts'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { members, playersOf, speakerOf, together } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { settle } from '../survival/settle.ts'
import { type Cell, characterOf, type Party, type Place, type T } from '../state.ts'
import { herePlace, printedOf } from './places.ts'
import { revealEverywhere } from './reveal.ts'

interface Price {
  readonly pay: Currency
  readonly n: number
}
/** TG-12.1, TG-12.10 The bill for everybody in the campaign; secret 7 and S10a make it less. */
export function priceOf(t: T, place: Place, party: Party): Price[] {
  const { menhir } = printedOf(t, place)
  if (menhir === undefined) return []
  const n = playersOf(t)
  const mods = new Set<Mod>()
  for (const c of members(party))
    for (const source of sourcesOf(t, c)) for (const own of source.mods) if (own.mod === 'menhirCost') mods.add(own)
  return nth(menhir.cost, n - 1).map((due) => {
    let less = 0
    for (const own of mods) if (own.res === due.pay) less -= own.by * (own.perPlayer === true ? n : 1)
    return { pay: due.pay, n: Math.max(0, due.n - less) }
  })
}
/** TG-31.3 One type may be left out in Story. */
function withoutType(price: readonly Price[], dropped: Currency): Price[] {
  return price.filter(({ pay }) => pay !== dropped)
}
const NOT_MET = why('menhirAsksMore', 'TG-12.1')
const NOT_TRUSTED = why('menhirAsksReputation', 'TG-12.10')
/** TG-12.1, TG-12.10 Why this party cannot activate it. */
export function cannotActivate(t: T, place: Place, party: Party): Why | null {
  const { menhir } = printedOf(t, place)
  if (menhir === undefined) return NOT_MET
  const affair = { you: -1, party, cell: place.cell }
  if (!menhir.requires.every((condition) => holds(t, condition, affair))) return NOT_MET
  const { payerHas } = menhir
  if (payerHas !== undefined && !members(party).some((c) => characterOf(t, c)[payerHas.res] >= payerHas.atLeast))
    return NOT_TRUSTED
  const price = priceOf(t, place, party)
  if (!isOn(t, 'S3')) return cannotPay(t, party, price)
  const ways = price.map(({ pay }) => cannotPay(t, party, withoutType(price, pay)))
  return ways.length === 0 || ways.includes(null) ? null : (ways[0] ?? null)
}
/** TG-7.12 The section of the back is read; it may be activated at once. */
export function* inspect(t: T, cell: Cell, party: Party): Rule {
  const place = herePlace(t, cell)
  if (!t.s.inspected.includes(place.location)) t.s.inspected.push(place.location)
  t.s.about.location = place.location
  t.offer(V.activate, 0, 0, cannotActivate(t, place, party))
  if ((yield* t.maybe(speakerOf(t, party), Q.activate, SECRET)) === 0) return
  yield* activate(t, place, party)
}
/** TG-12.1, TG-12.2, TG-12.7, TG-12.12, TG-31.3, TG-32.4 */
function* activate(t: T, place: Place, party: Party): Rule {
  const { menhir } = printedOf(t, place)
  if (menhir === undefined) return
  let price = priceOf(t, place, party)
  if (isOn(t, 'S3')) price = yield* dropType(t, price, party)
  for (const due of price) yield* payDue(t, party, due)
  place.menhir = Math.max(1, nth(menhir.dial, playersOf(t) - 1) - (isOn(t, 'C4') ? 1 : 0))
  t.s.tally.lit++
  t.note(L.activated, place.location, place.menhir)
  revealEverywhere(t)
  yield* settle(t)
}
function* dropType(t: T, price: readonly Price[], party: Party): Rule<Price[]> {
  for (const { pay } of price) t.offer(V.drop, CURRENCIES.indexOf(pay), 0, cannotPay(t, party, withoutType(price, pay)))
  const dropped = nth(CURRENCIES, aOf(yield* together(t, party, Q.dropType)))
  return withoutType(price, dropped)
}
