/** Small things that a few items and skills do in an encounter. */
import { aOf, at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Effect, Keyword } from '../content/types.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, characterOf, seatOf, type T } from '../state.ts'
import { inForce, isSecretThing, itemThing, numberOfThing } from './powers.ts'
import { deckOf } from './queries.ts'

/** One item of this keyword may be flipped twice in this combat; secrets are no items (TG-18.9). */
export function* flipTwice(t: T, c: CharacterNo, keyword: Keyword): Rule {
  const { items } = bookOf(t).content
  for (const { thing } of inForce(t, c))
    if (thing >= 0 && !isSecretThing(thing) && nth(items, numberOfThing(thing)).keyword === keyword)
      t.offer(V.item, numberOfThing(thing))
  if (t.offerCount === 0) return
  t.s.encounter.twice.push(itemThing(aOf(yield* t.choose(seatOf(t, c), Q.costItem))))
}
/** G-38 The top cards of one's own deck, looked at by all and put back by their owner in any order. */
export function* lookAtTop(t: T, c: CharacterNo, effect: Extract<Effect, { do: 'look' }>): Rule {
  if (effect.at !== 'deckTop') return
  const deck = deckOf(t, c)
  const { seat } = characterOf(t, c)
  const top = t.cards(deck).slice(-effect.n)
  for (const card of top) {
    for (let who = -1; who < t.seats; who++) t.peek(who, card)
    t.offer(V.putBack, card)
  }
  // The first named is drawn first.
  for (const option of [...(yield* t.order(seat, Q.reorder))].reverse()) t.move(aOf(option), deck)
}
