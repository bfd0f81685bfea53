/** What can be done with a card in a turn of its hero. */
import { type Option, pack } from '@emberhall/kernel'
import type { Card } from '../book.ts'
import type { Cost } from '../content/types.ts'
import { V } from '../questions.ts'
import { abilityOf } from '../steps/cards.ts'

export interface Use {
  readonly no: number
  readonly deed: Option
  readonly cost: readonly Cost[]
  readonly inStealth: boolean
}
const known = new WeakMap<Card, readonly Use[]>()
export function usesOf(card: Card): readonly Use[] {
  let uses = known.get(card)
  if (uses === undefined) known.set(card, (uses = printedUses(card)))
  return uses
}
function printedUses(card: Card): Use[] {
  return card.abilities.flatMap(({ timing, twoWay, if: when }, n) => {
    if (timing !== 'turn') return []
    const sides = twoWay ? [n * 2, n * 2 + 1] : [n * 2]
    return sides.map((side) => ({
      no: card.no,
      deed: pack(V.card, card.no, side),
      cost: abilityOf(card, side).cost ?? [],
      inStealth: when === 'inStealth',
    }))
  })
}
