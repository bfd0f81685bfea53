/** FF-18.1 to FF-18.5 Cards played after the present one. */
import { aOf, type CardId, OPEN, type Rule, SECRET, verbOf } from '@emberhall/kernel'
import { idleDiscard, topOfPile } from '../cards.ts'
import type { ChainSource } from '../content/types.ts'
import { SILKARA } from '../figures.ts'
import { asKind } from '../printed.ts'
import { printed, Q, type T, V, Z } from '../state.ts'

/** FF-18.2, FF-18.3, FF-18.5 Open cards that could be chained. */
function chainable(t: T, from: ChainSource): CardId[] {
  const { seat, card: now, chain: waiting } = t.s.turn
  switch (from) {
    case 'discard':
      return idleDiscard(t, seat) // FF-26.MO.1
    case 'search':
      return idleDiscard(t, seat).filter((card) => isSilkaras(t, card)) // FF-26.SI.2
    case 'replay': // FF-26.DR.2
      return t.cards(Z.active + seat).filter((card) => card !== now && !waiting.includes(card))
    case 'draw':
      return []
  }
}
const isSilkaras = (t: T, card: CardId): boolean => asKind(printed(t, card), 'action').adv === SILKARA
export function canChain(t: T, from: ChainSource): boolean {
  const pile = t.cards(Z.draw + t.s.turn.seat)
  if (from === 'draw') return pile.length + idleDiscard(t, t.s.turn.seat).length > 0
  return chainable(t, from).length > 0 || (from === 'search' && pile.some((card) => isSilkaras(t, card)))
}
/** FF-18.1 Chosen now, played when the present card is finished. */
export function* chain(t: T, from: ChainSource): Rule {
  const { seat, chain: waiting } = t.s.turn
  if (from === 'draw') {
    const card = topOfPile(t, seat) // FF-18.4, FF-26.VA.1
    if (card < 0) return
    t.move(card, Z.aside + seat)
    return void waiting.push(card)
  }
  const open = chainable(t, from)
  for (const card of open) t.offer(V.card, card)
  if (from === 'search' && t.cards(Z.draw + seat).some((card) => isSilkaras(t, card))) t.offer(V.search)
  // Whether the pile is worth a search shows only by the question.
  const picked = yield* t.choose(seat, Q.chain, from === 'search' && open.length > 0 ? SECRET : OPEN)
  waiting.push(verbOf(picked) === V.search ? yield* search(t) : aOf(picked))
}
/** FF-18.3 The pile is looked through, and shuffled when the card is out; how many would do is nobody else's business. */
function* search(t: T): Rule<CardId> {
  const { seat } = t.s.turn
  for (const card of t.cards(Z.draw + seat)) {
    t.peek(seat, card)
    if (isSilkaras(t, card)) t.offer(V.card, card)
  }
  const card = t.surface(aOf(yield* t.choose(seat, Q.search, SECRET)))
  t.move(card, Z.aside + seat)
  t.shuffle(Z.draw + seat)
  return card
}
