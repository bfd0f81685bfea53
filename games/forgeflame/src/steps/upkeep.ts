/** FF-20 Upkeep phase. */
import { aOf, type Ask, at, type Option, type Rule } from '@emberhall/kernel'
import { drawCard } from '../cards.ts'
import { HAND, isSolo, Q, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'

export function* upkeep(t: T): Rule {
  const { s } = t
  s.phase = 'upkeep'
  for (let seat = 0; seat < t.seats; seat++)
    for (const card of t.cards(Z.active + seat).slice()) t.move(card, Z.discard + seat) // FF-20.1, FF-4.10
  if (!isSolo(t)) yield* takeAdvanced(t) // FF-25.15
  for (let seat = 0; seat < t.seats; seat++) drawUp(t, seat)
  s.totem.forEach((token, site) => (s.totemReady[site] = token >= 0)) // FF-20.5, FF-15.3
  s.first = (s.first + 1) % t.seats // FF-20.6
  t.later('round')
}
/** FF-20.2, FF-20.7 Everybody at once: one of the face-up Advanced cards, and the next one of the pile in its place. */
function* takeAdvanced(t: T): Rule {
  const asks: Ask[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    const up = t.cards(Z.advanced + seat)
    if (up.length === 0) continue
    for (const card of up) t.offer(V.card, card)
    asks.push(t.hold(seat, Q.advanced))
  }
  if (asks.length === 0) return
  const answers = yield* t.together(asks)
  answers.forEach((answer, i) => {
    const { seat } = at(asks, i)
    const card = aOf(answer as Option)
    t.move(card, Z.hand + seat)
    t.note(L.tookAdvanced, seat, card)
    const next = t.top(Z.advancedPile + seat)
    if (next >= 0) t.move(next, Z.advanced + seat)
  })
}
/** FF-20.3, FF-20.4 Up to five; what was not played stays. */
function drawUp(t: T, seat: number): void {
  let n = 0
  while (t.cards(Z.hand + seat).length < HAND && drawCard(t, seat) >= 0) n++
  t.note(L.drew, seat, n)
}
