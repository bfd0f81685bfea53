/** What people may point at: characters, places, and open cards. */
import { reading, type View } from '@emberhall/kernel'
import type { Thing } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { type S, Z } from '../state.ts'
import { cardCalled, heroCalled, locationCalled, type Speech, who } from './speech.ts'

export function thingsOf(sp: Speech, view: View<S>): Thing[] {
  const t = reading(sp.game, view)
  const open = [Z.met, Z.sequence, Z.guardians, Z.eventsUp, ...t.s.characters.map((_, c) => Z.hand + c)]
  return [
    ...Array.from({ length: t.seats }, (_, seat) => ({ key: `seat ${seat}`, name: who(sp, seat) })),
    ...t.s.characters.flatMap((one, c) =>
      one.status === 'active'
        ? [{ key: `character ${c}`, name: heroCalled(sp, c), called: CONTENT.characters[c]?.id ?? '' }]
        : [],
    ),
    ...t.s.map.map(({ location }) => ({
      key: `location ${location}`,
      name: locationCalled(sp, location),
      called: CONTENT.locations[location]?.id ?? '',
    })),
    ...open.flatMap((zone) => t.cards(zone).map((card) => ({ key: `card ${card}`, name: cardCalled(sp, t, card) }))),
  ]
}
