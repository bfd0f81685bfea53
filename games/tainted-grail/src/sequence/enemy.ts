/** What an enemy would do, in numbers: for each value of the pool, before anybody has answered it. */
import type { CombatEncounter, Effect, TableRow } from '../content/types.ts'
import type { Print } from './print.ts'

/** An attack or a response, added up. */
export interface Blow {
  readonly damage: number
  readonly unblockable: number
  readonly terror: number
  readonly energy: number
  /** Markers taken from the pool, boxes the affinity goes down. */
  readonly markers: number
  readonly affinity: number
  readonly hand: number
  readonly deck: number
  readonly drops: number
  readonly isRetreat: boolean
}
const NO_BLOW: Blow = {
  damage: 0,
  unblockable: 0,
  terror: 0,
  energy: 0,
  markers: 0,
  affinity: 0,
  hand: 0,
  deck: 0,
  drops: 0,
  isRetreat: false,
}

/** TG-25.8, TG-38.2 The row of the table for a value of the pool; the last one holds for whatever lies above. */
export function rowOf(enemy: CombatEncounter, pool: number): TableRow | undefined {
  return enemy.table.find(({ min, max }) => pool >= min && (max === null || pool <= max)) ?? enemy.table.at(-1)
}
/** TG-25.8, TG-27.6 What the enemy would do at this value of the pool. */
export const blowAt = (enemy: CombatEncounter, pool: number): Blow =>
  addedUp(rowOf(enemy, pool)?.do ?? [], enemy.traits.includes('feinting'))
/** What it does to whoever gives it an opening (TG-25.6, TG-26.5); feints are of the third step only (TG-27.6). */
export const opportunityOf = (enemy: CombatEncounter): Blow => addedUp(enemy.opportunity, false)

/** What effects of an enemy come to. */
export function addedUp(effects: readonly Effect[], isFeinting: boolean): Blow {
  const sum = { ...NO_BLOW }
  for (const effect of effects)
    switch (effect.do) {
      case 'damage':
        if (effect.unblockable === true || isFeinting) sum.unblockable += effect.n
        else sum.damage += effect.n
        break
      case 'track':
        if (effect.track === 'terror') sum.terror += effect.n
        if (effect.track === 'energy') sum.energy -= effect.n
        break
      case 'markers':
        if (typeof effect.n === 'number') sum.markers -= effect.n
        break
      case 'affinity':
        if (typeof effect.n === 'number') sum.affinity -= effect.n
        break
      case 'discardHand':
        sum.hand += effect.n
        break
      case 'discardDeck':
        sum.deck += effect.n
        break
      case 'dropLast':
        sum.drops++
        break
      case 'retreat':
        sum.isRetreat = true
        break
      default:
    }
  return sum
}

/** What is left of a blow after what can be seen does against it by itself, or could (TG-23.12, TG-23.19, TG-23.23). */
export function guarded(blow: Blow, visible: readonly Print[]): Blow {
  const left = { ...blow }
  for (const { enemyStep } of visible)
    for (const { do: effects } of enemyStep)
      for (const effect of effects) {
        if (effect.do !== 'attackMod') continue
        if (effect.cancelAll === true) return { ...NO_BLOW }
        left.damage = Math.max(0, left.damage - (effect.damage ?? 0))
        left.markers = Math.max(0, left.markers - (effect.markersKept ?? 0))
        left.affinity = Math.max(0, left.affinity - (effect.affinityLoss ?? 0))
        if (effect.convert?.from === 'damage') turnDamage(left, effect.convert)
        else if (effect.convert !== undefined) {
          left.energy += left.terror
          left.terror = 0
        }
      }
  return left
}
function turnDamage(
  left: { damage: number; unblockable: number; energy: number; hand: number },
  { to, n = Infinity }: { readonly to: 'energy' | 'hand'; readonly n?: number },
): void {
  const turned = Math.min(n, left.damage + left.unblockable)
  left.unblockable = Math.max(0, left.unblockable - Math.max(0, turned - left.damage))
  left.damage = Math.max(0, left.damage - turned)
  if (to === 'energy') left.energy += turned
  else left.hand += turned
}
