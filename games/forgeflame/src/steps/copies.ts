/** FF-26.OG.5 Metamorphosis. */
import { aOf, type CardId, type Rule } from '@emberhall/kernel'
import { L } from '../logs.ts'
import { Q, type T, V, Z } from '../state.ts'
import { abilitiesOf, grantStanding, keyOf } from './standing.ts'

/** FF-26.OG.5 Cards in any active zone, Metamorphosis itself aside, with an ability not yet used this turn. */
export function copyable(t: T): CardId[] {
  const { card: now, used } = t.s.turn
  const cards: CardId[] = []
  for (let seat = 0; seat < t.seats; seat++)
    for (const card of t.cards(Z.active + seat))
      if (
        card !== now &&
        abilitiesOf(t, card).some((a, i) => a.timing !== 'reaction' && !used.includes(keyOf(card, i)))
      )
        cards.push(card)
  return cards
}
/** A-50 All its abilities, each once, with Ogmül as the one acting. */
export function* copy(t: T): Rule {
  const { turn: now } = t.s
  for (const card of copyable(t)) t.offer(V.card, card)
  const card = aOf(yield* t.choose(now.seat, Q.copy))
  t.note(L.copied, now.adv, card)
  abilitiesOf(t, card).forEach((ability, i) => {
    if (ability.timing === 'standing') grantStanding(t, card, i)
    else if (ability.timing === 'loop') now.copied.push(keyOf(card, i))
  })
}
