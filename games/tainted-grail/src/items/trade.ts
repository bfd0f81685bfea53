/** TG-10.6, TG-14.7, TG-18.7, TG-18.8, TG-18.14 Trading between characters on the same location. */
import { at as nth, aOf, type Rule, verbOf } from '@emberhall/kernel'
import { RESOURCES } from '../content/types.ts'
import { L } from '../log.ts'
import { RESOURCE_CAP } from '../parts.ts'
import { bit, members, onCell } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { settle } from '../survival/settle.ts'
import { characterOf, type CharacterNo, seatOf, type T } from '../state.ts'
import { passSecret, secretOf } from './holding.ts'

const TRADED = ['food', 'wealth'] as const
export function mayTrade(t: T, c: CharacterNo): boolean {
  const one = characterOf(t, c)
  const has = one.food + one.wealth + one.items.length > 0 || one.secrets.some(({ secret }) => isHandedOn(t, secret))
  return has && (onCell(t, one.at) & ~bit(c)) !== 0
}
/** TG-18.10 */
const isHandedOn = (t: T, secret: number): boolean => secretOf(t, secret).personal !== true
export function offerTrades(t: T, c: CharacterNo): void {
  for (const d of members(onCell(t, characterOf(t, c).at) & ~bit(c))) t.offer(V.trade, d)
}
/** One thing changes hands, if the other takes it. */
export function* trade(t: T, from: CharacterNo, to: CharacterNo): Rule {
  const giver = characterOf(t, from)
  const taker = characterOf(t, to)
  Object.assign(t.s.about, { who: to, party: bit(from) })
  for (const res of TRADED) if (giver[res] > 0 && taker[res] < RESOURCE_CAP) t.offer(V.give, RESOURCES.indexOf(res))
  for (const { item } of giver.items) t.offer(V.giveItem, item)
  for (const { secret } of giver.secrets) if (isHandedOn(t, secret)) t.offer(V.giveSecret, secret)
  const option = yield* t.maybe(seatOf(t, from), Q.trade)
  if (option === 0) return
  const what = aOf(option)
  const res = nth(RESOURCES, verbOf(option) === V.give ? what : 0)
  const n =
    verbOf(option) === V.give
      ? yield* t.number(seatOf(t, from), Q.howMuch, 1, Math.min(giver[res], RESOURCE_CAP - taker[res]))
      : 1
  if (!(yield* isTaken(t, from, to, n))) return
  if (verbOf(option) === V.give) {
    giver[res] -= n
    taker[res] += n
    t.note(L.gave, from, to, what, n)
  } else if (verbOf(option) === V.giveItem) {
    giver.items = giver.items.filter(({ item }) => item !== what)
    taker.items.push({ item: what, isUp: false, isLocked: true })
    t.note(L.gaveItem, from, to, what)
  } else passSecret(t, from, to, what)
  yield* settle(t)
}
function* isTaken(t: T, from: CharacterNo, to: CharacterNo, n: number): Rule<boolean> {
  Object.assign(t.s.about, { who: from, n })
  t.offer(V.agree)
  t.offer(V.refuse)
  return verbOf(yield* t.choose(seatOf(t, to), Q.tradeAgree)) === V.agree
}
