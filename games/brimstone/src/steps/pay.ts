/** SB-1.16 Costs. */

import type { AtHand } from '../queries/abilities.ts'
import { heroOf, type T } from '../state.ts'
import { discardItem } from './items.ts'

/** What using an ability costs; it has been seen to be payable. */
export function payCost(t: T, { hero: h, ability: { cost }, item }: AtHand): void {
  if (cost === undefined) return
  const hero = heroOf(t, h)
  hero.grit -= cost.grit ?? 0
  hero.darkStone -= cost.darkStone ?? 0
  hero.gold -= cost.gold ?? 0
  if (cost.discard === 'this' && item !== null) discardItem(t, h, item)
}
