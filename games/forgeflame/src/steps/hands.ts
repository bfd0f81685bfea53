/** FF-26.MO.2, FF-26.MO.3, FF-26.VA.2 Abilities that draw and discard. */
import { aOf, at, type CardId, type Option, type Rule, SECRET, verbOf } from '@emberhall/kernel'
import { topOfPile } from '../cards.ts'
import { seatOf } from '../figures.ts'
import { asKind } from '../printed.ts'
import { type Adv, printed, Q, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'

/** FF-26.MO.3 */
export function* drawAndKeep(t: T, n: number, keep: number): Rule {
  const { seat } = t.s.turn
  for (let i = 0; i < n; i++) {
    const card = topOfPile(t, seat)
    if (card >= 0) t.move(card, Z.aside + seat)
  }
  const drawn = t.cards(Z.aside + seat).filter((card) => !t.s.turn.chain.includes(card))
  for (const card of drawn) t.offer(V.card, card)
  const kept = (yield* t.some(seat, Q.vigour, keep, keep)).map(aOf)
  for (const card of drawn) {
    t.move(card, (kept.includes(card) ? Z.hand : Z.discard) + seat)
    if (!kept.includes(card)) t.note(L.discarded, seat, card)
  }
  t.note(L.drewKept, seat, kept.length)
}
const handOf = (t: T, adv: Adv): CardId[] =>
  t.cards(Z.hand + seatOf(t, adv)).filter((card) => asKind(printed(t, card), 'action').adv === adv)
/**
 * FF-26.MO.2, FF-26.VA.2 Each controller chooses a card of that adventurer; several controllers at the same time. Whether there
 * was a choice is nobody else's business, so all are asked.
 */
export function* discardFrom(t: T, targets: readonly Adv[]): Rule {
  let waiting = [...targets]
  while (waiting.length > 0) {
    const now = waiting.filter((adv, i) => waiting.findIndex((other) => seatOf(t, other) === seatOf(t, adv)) === i)
    waiting = waiting.filter((adv) => !now.includes(adv))
    const asks = now.map((adv) => {
      for (const card of handOf(t, adv)) t.offer(V.card, card)
      if (t.offerCount === 0) t.offer(V.nothing)
      return t.hold(seatOf(t, adv), Q.slumber)
    })
    for (const [i, answer] of (yield* t.together(asks, SECRET)).entries()) {
      const seat = seatOf(t, at(now, i))
      if (verbOf(answer as Option) === V.nothing) t.note(L.nothingDiscarded, seat, at(now, i))
      else {
        t.move(aOf(answer as Option), Z.discard + seat)
        t.note(L.discarded, seat, aOf(answer as Option))
      }
    }
  }
}
