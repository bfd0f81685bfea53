/** What a card is worth by what is printed on it, wherever it may be played. */
import { at, type CardId } from '@emberhall/kernel'
import type { Ability, ActionCard, Effect } from '../content/types.ts'
import { gameOf, isSolo, type T } from '../state.ts'

const SYMBOL = { move: 1, dig: 0.9, pick: 1, fight: 0.9, wild: 1.35 } as const

function effect(e: Effect): number {
  switch (e.do) {
    case 'gain':
      return SYMBOL[e.symbol] * (e.n === 'value' ? 2 : e.n)
    case 'grant':
      return {
        flight: 0.7,
        stealth: 0.6,
        phase: 0.2,
        passenger: 0.4,
        digBonus: 0.9,
        keepOre: 0.7,
        flamelessForge: 0.7,
      }[e.what]
    case 'attract':
    case 'push':
      return 0.5
    case 'place':
      return e.target === 'self' ? 1.5 : 1.2
    case 'swapPlaces':
      return 1
    case 'status':
      return e.mark === 'stun' ? 0.5 : 0.4
    case 'shock':
      return 0.7
    case 'heal':
      return 0.2
    case 'caveIn':
      return 0.3
    case 'clearCaveIn':
      return 0.1
    case 'dig':
      return 0.9
    case 'takeLying':
      return 1.1
    case 'takeFromBag':
      return e.how === 'chosen' ? 2.2 : 1.2
    case 'takeCarried':
      return 1.5
    case 'trade':
      return 0.8
    case 'convertLying':
    case 'convertOwn':
      return 1.2
    case 'convertCarried':
      return 1.6
    case 'transfer':
      return 0.2
    case 'removeKobolds':
      return 1.2
    case 'flame':
      return 0.6
    case 'peek':
      return 0.2
    case 'replaceRow':
      return 0.4
    case 'draw':
      return 0.7
    case 'discardFrom':
      return e.target.q === 'each' ? 1 : 0.6
    case 'chain':
      return 2.6
    case 'extraTurn':
      return 0.3
    case 'cancel':
      return 0.5
    case 'copy':
      return 0.6
    case 'delegate':
      return e.how === 'each' ? 1.3 : 0.4
    case 'remoteTotem':
      return 0.9
    case 'battery':
      return 0.45 * e.n
    case 'potion':
      return 0.6 * e.n
    case 'web':
      return 0.4
    case 'choose':
      return 1.6
  }
}
const fee = ({ cost }: Ability): number => (cost === undefined ? 0 : cost.pay === 'carriedOre' ? 1.5 : 0.45)
/** Abilities that look to opponents find fewer targets when playing alone. */
const isHostile = (e: Effect): boolean => 'target' in e && typeof e.target === 'object' && e.target.who === 'opp'
const IDLE_ALONE: readonly Effect['do'][] = ['extraTurn', 'cancel', 'web', 'caveIn', 'discardFrom']

function abilityOnPaper(ability: Ability, alone: boolean): number {
  const sum = ability.steps.reduce((n, e) => {
    if (alone && IDLE_ALONE.includes(e.do)) return n
    return n + effect(e) * (alone && isHostile(e) ? 0.6 : 1)
  }, 0)
  return Math.max(0, sum - fee(ability))
}
function worthOnPaper({ symbols, abilities }: ActionCard, alone: boolean): number {
  const plain = symbols.reduce((sum, symbol) => sum + SYMBOL[symbol], 0)
  return abilities.reduce((sum, ability) => sum + abilityOnPaper(ability, alone), plain)
}
/** Of a card this seat can see. */
export function cardWorth(t: T, card: CardId): number {
  const p = gameOf(t).printed[at(t.s.faces, card)]
  return p?.kind === 'action' ? worthOnPaper(p.card, isSolo(t)) : 0
}
export function abilitiesWorth(t: T, card: CardId): number {
  const p = gameOf(t).printed[at(t.s.faces, card)]
  return p?.kind === 'action' ? p.card.abilities.reduce((sum, a) => sum + abilityOnPaper(a, isSolo(t)), 0) : 0
}
