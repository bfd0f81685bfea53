/** SB-28.4 to SB-28.6 Loot cards. */
import { type CardId, type Rule } from '@emberhall/kernel'
import { printed } from '../printed.ts'
import { worldOf } from '../queries/ground.ts'
import { heroFigure } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { run } from '../running.ts'
import { type HeroNo, type T, Z } from '../state.ts'
import { freshDeck } from './decks.ts'
import { redrawOne } from './redraw.ts'

export const MOST_LOOT = 3

/** SB-12.7, SB-28.5 Drawn and resolved; a deck that has run out is shuffled again. */
export function* drawLoot(t: T, h: HeroNo, n: number): Rule {
  const more = Math.min(MOST_LOOT - n, heroFigure(t, h, 'lootCards'))
  const cards: CardId[] = []
  for (let i = 0; i < n + Math.max(0, more); i++) {
    if (t.top(Z.loot) < 0) freshDeck(t, Z.loot)
    const card = t.top(Z.loot)
    t.move(card, Z.drawn)
    t.note(L.found, theHero(t, h), card)
    cards.push(card)
  }
  yield* redrawOne(t, h, cards, 'loot', Z.loot)
  for (const card of cards)
    yield* run(t, printed(t, card, 'loot').card.do, { you: h, that: h, tile: -1, world: worldOf(t, h) })
}
