/** FG-38, FG-C5 Corruption. */
import type { Rule } from '@emberhall/kernel'
import { STANDS } from '../book.ts'
import { faceKind } from '../decks.ts'
import { lowerEnergy, lowerHealth, printedHero, standing } from '../heroes.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { heroAt, type HeroNo, type T, Z } from '../state.ts'
import { suffer } from './entering.ts'
import { fall } from './harm.ts'

/** FG-38.1 Applied when drawn, then kept or discarded; FG-36.10, FG-38.3 who falls by it draws no other. */
export function* drawCorruption(t: T, h: HeroNo): Rule {
  const card = t.top(Z.corruptionDeck)
  if (card < 0) return t.note(L.noCorruption, theHero(t, h)) // FG-38.5
  const { keep, mishaps } = faceKind(t, card, 'corruption')
  t.move(card, keep === undefined ? Z.corruptionGrave : Z.corruption + h)
  t.note(L.corruption, theHero(t, h), card)
  const hero = heroAt(t, h)
  const wasDown = hero.down
  if (keep === 'maxHealth') lowerHealth(hero)
  if (keep === 'maxEnergy') lowerEnergy(hero)
  if (hero.health === 0 && !hero.down) fall(t, h)
  yield* suffer(t, h, mishaps)
  if (hero.down && !wasDown) hero.out = true // FG-36.12
}
/** FG-C5.1 When the card leaves play the token comes back exhausted. */
export function dropCorruption(t: T, h: HeroNo, card: number, to: number): void {
  const hero = heroAt(t, h)
  t.move(card, to)
  const { health, energy } = printedHero(t, h)
  const mostHealth = Math.max(1, health + hero.moreHealth - standing(t, h, STANDS.maxHealth))
  const mostEnergy = Math.max(1, energy + hero.moreEnergy - standing(t, h, STANDS.maxEnergy))
  hero.healthSpent += mostHealth - (hero.health + hero.healthSpent + hero.healthAside)
  hero.energySpent += mostEnergy - (hero.energy + hero.energySpent)
}
const corruptionOf = (t: T, h: HeroNo): readonly number[] => t.cards(Z.corruption + h)
/** FG-38.4 */
export const isOverCorrupted = (t: T, h: HeroNo, limit: number): boolean => corruptionOf(t, h).length >= limit
