/** Cards that go back for another one. */
import { aOf, type CardId, type Rule } from '@emberhall/kernel'
import { partNo } from '../book.ts'
import { abilitiesOf, markUsed } from '../queries/abilities.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type HeroNo, type T, Z } from '../state.ts'

/** A card just drawn may go back for another one. */
export function* redrawOne(t: T, h: HeroNo, cards: CardId[], from: 'scavenge' | 'loot', deck: number): Rule {
  for (const hand of abilitiesOf(t, h, 'cardDrawn')) {
    if (hand.ability.decks?.includes(from) !== true || t.top(deck) < 0) continue
    t.s.about.hero = h
    t.s.about.need = partNo(t, hand.ability)
    for (const card of cards) t.offer(V.card, card)
    const option = yield* t.maybe(heroOf(t, h).seat, Q.redraw)
    if (option === 0) continue
    markUsed(t, hand)
    const card = t.top(deck)
    t.move(card, Z.drawn)
    t.moveUnder(aOf(option), deck)
    cards[cards.indexOf(aOf(option))] = card
    t.note(L.found, theHero(t, h), card)
  }
}
