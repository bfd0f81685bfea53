/** What people may point at: heroes, enemies, tiles, and cards that remain in play. */
import { at, reading, type View } from '@emberhall/kernel'
import type { Thing } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { type S, Z } from '../state.ts'
import { cardCalled, enemyCalled, heroCalled, type Speech, tileCalled, who } from './speech.ts'

export function thingsOf(sp: Speech, view: View<S>): Thing[] {
  const t = reading(sp.game, view)
  return [
    ...Array.from({ length: t.seats }, (_, seat) => ({ key: `seat ${seat}`, name: who(sp, seat) })),
    ...t.s.heroes.map((hero, h) => ({
      key: `hero ${h}`,
      name: heroCalled(sp, t, h),
      called: `${at(CONTENT.classes, hero.class).id}.${hero.portrait}.${hero.called + 1}`,
    })),
    ...t.s.enemies.map((_, e) => ({ key: `enemy ${e}`, name: enemyCalled(sp, t, e) })),
    ...t.s.tiles.map((_, tile) => ({ key: `tile ${tile}`, name: tileCalled(sp, t, tile) })),
    ...t.cards(Z.remains).map((card) => ({ key: `card ${card}`, name: cardCalled(sp, t, card) })),
  ]
}
