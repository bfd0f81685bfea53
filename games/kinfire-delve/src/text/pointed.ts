/** What people may point at: cards that lie open, Seekers and lanterns, and hands where all are open. */
import { at, reading, type View } from '@emberhall/kernel'
import type { Thing } from '@emberhall/speech'
import { type S, SLOTS, Z } from '../state.ts'
import { inSentence, type Speech } from './speech.ts'

const OPEN = [Z.masterDown, Z.master, ...SLOTS, Z.attached, Z.played, Z.fatigue] as const

export function thingsOf(sp: Speech, view: View<S>): Thing[] {
  const t = reading(sp.game, view)
  const seats = t.s.charged.map((_, seat) => seat)
  const hands = seats.map((seat) => t.cards(Z.hand + seat).filter((card) => at(t.s.faces, card) >= 0))
  // Who sees another's hand sits where all are open; one's own hand is always seen.
  const areOpen = hands.some((cards, seat) => seat !== view.seat && cards.length > 0)
  const lanterns = seats.flatMap((seat) => t.cards(Z.lantern + seat))
  const cards = [...OPEN.flatMap((zone) => t.cards(zone)), ...lanterns, ...(areOpen ? hands.flat() : [])]
  const thing = (card: number): Thing => ({ key: `card ${card}`, name: inSentence(sp, t, card) })
  // A line that names a player leads to the Seeker.
  const seekers = seats.flatMap((seat) =>
    t.cards(Z.seeker + seat).map((card) => ({ ...thing(card), called: `seat ${seat}` })),
  )
  return [...cards.map(thing), ...seekers]
}
