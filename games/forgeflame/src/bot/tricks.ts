/** Abilities that a plan can reckon with: more symbols, an ore or a deposit from afar, a tunnel. */
import type { CardId } from '@emberhall/kernel'
import { type Ability, ORES, SYMBOLS } from '../content/types.ts'
import { type T, Z } from '../state.ts'
import { abilitiesOf, keyOf } from '../steps/standing.ts'

export type Trick = { readonly card: CardId; readonly ability: number } & (
  | {
      readonly do: 'gain'
      readonly symbols: readonly number[]
      /** The ore that it takes; -1: any. */
      readonly price: number | null
      /** Whatever else it takes. */
      readonly fee: number
    }
  | { readonly do: 'take' | 'dig' | 'tunnel' }
)
const BATTERY = 0.45
const MEAN_TREASURE = 2

/** Of a card that is played or may be, those not used yet this turn. */
export function tricksOf(t: T, card: CardId): Trick[] {
  const tricks: Trick[] = []
  abilitiesOf(t, card).forEach((ability, i) => {
    if (ability.timing !== 'loop' || t.s.turn.used.includes(keyOf(card, i))) return
    const trick = trickOf(t, ability)
    if (trick !== null) tricks.push({ ...trick, card, ability: i })
  })
  return tricks
}
type Bare = Trick extends infer K ? (K extends Trick ? Omit<K, 'card' | 'ability'> : never) : never
export function trickOf(t: T, { cost, steps }: Ability): Bare | null {
  const [step] = steps
  switch (step?.do) {
    case 'gain': {
      const symbols = SYMBOLS.map((s) => (s === step.symbol ? (step.n === 'value' ? MEAN_TREASURE : step.n) : 0))
      if (cost === undefined) return { do: 'gain', symbols, price: null, fee: 0 }
      if (cost.pay === 'carriedOre')
        return { do: 'gain', symbols, price: cost.ore === undefined ? -1 : ORES.indexOf(cost.ore), fee: 0 }
      if (cost.pay === 'battery')
        return t.s.batteries >= cost.min ? { do: 'gain', symbols, price: null, fee: BATTERY } : null
      return cost.pay === 'treasure' && canEat(t) ? { do: 'gain', symbols, price: null, fee: 0.2 } : null
    }
    case 'choose': {
      if (step.times === 'discharged') {
        const n = t.s.batteries
        return n > 0 ? { do: 'gain', symbols: [0, 0, 0, 0, n], price: null, fee: BATTERY * n } : null
      }
      const n = 3 - t.s.batteries
      return n > 0 ? { do: 'gain', symbols: [1, n > 2 ? 1 : 0, n > 1 ? 1 : 0, 0, 0], price: null, fee: 0 } : null
    }
    case 'takeLying':
      return { do: 'take' }
    case 'dig':
      return { do: 'dig' }
    case 'place':
      return step.target === 'self' ? { do: 'tunnel' } : null
    default:
      return null
  }
}
const canEat = (t: T): boolean => {
  if (t.cards(Z.treasurePile).length > 0) return true
  for (let seat = 0; seat < t.seats; seat++) if (t.cards(Z.treasures + seat).length > 0) return true
  return false
}
