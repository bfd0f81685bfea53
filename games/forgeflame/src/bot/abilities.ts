/** What abilities, powers and totems are worth that no plan reckons with. */
import { at, type CardId } from '@emberhall/kernel'
import { isAdjacent } from '../board.ts'
import type { Ability, Effect, Power, Totem } from '../content/types.ts'
import { carryLimit, isWebbedArtifact, siteOf } from '../figures.ts'
import { carried, total } from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, pawnOf, isSolo, printed, type T, Z } from '../state.ts'
import { isPossible } from '../steps/effects.ts'
import { rowCards } from '../steps/forge.ts'
import { targetsOf } from '../steps/targets.ts'
import { bestCaveIn, bestSwap, bestTarget, targetWorth } from './hinder.ts'
import { type Survey, TREASURE } from './survey.ts'

const AVERAGE_ORE = 1.6
const EXTRA_CARD = 2.4

/** Used now, by the adventurer of the card being played; nothing if it cannot be used. */
export function abilityWorth(survey: Survey, adv: Adv, ability: Ability): number {
  const { t } = survey
  if (ability.timing !== 'loop' || !seemsPossible(t, at(ability.steps, 0))) return 0
  const price = priceOf(survey, adv, ability)
  return ability.steps.reduce((sum, e) => sum + effectWorth(survey, adv, e), 0) - price
}
/** Whether there is a card to search for lies in a pile that nobody sees. */
const seemsPossible = (t: T, e: Effect): boolean =>
  (e.do === 'chain' && e.from === 'search') || isPossible(t, e) === true
function priceOf({ t, oreWorth }: Survey, adv: Adv, { cost }: Ability): number {
  switch (cost?.pay) {
    case 'carriedOre': {
      const ore = [0, 1, 2].find((k) => at(pawnOf(t, adv).ore, k) > 0)
      return ore === undefined ? 99 : at(oreWorth, ore) + 0.4
    }
    case 'lyingOre':
      return 0.3
    case 'battery':
      return t.s.batteries >= cost.min ? 0.45 : 99
    default:
      return 0
  }
}
function effectWorth(survey: Survey, adv: Adv, e: Effect): number {
  const { t } = survey
  const { s } = t
  switch (e.do) {
    case 'attract':
    case 'push':
    case 'status':
    case 'shock':
    case 'discardFrom':
    case 'heal':
    case 'takeCarried':
    case 'trade':
    case 'convertCarried':
      if (e.target.q === 'each') return targetsOf(t, adv, e).reduce((sum, f) => sum + targetWorth(survey, adv, e, f), 0)
      return bestTarget(survey, adv, e).worth
    case 'place':
      return e.target === 'self' ? 0 : bestTarget(survey, adv, e).worth
    case 'swapPlaces':
      return bestSwap(survey, targetsOf(t, adv, e)).worth
    case 'caveIn':
      return isSolo(t) ? -1 : Math.min(0.8, bestCaveIn(survey) * 0.08)
    case 'clearCaveIn':
      return 0.25
    case 'takeFromBag': {
      const room = carryLimit(t, adv) - carried(t, adv)
      if (room <= 0 || total(s.bag) === 0) return 0
      if (e.how === 'chosen') return at(survey.oreWorth, [2, 1, 0].find((k) => at(s.bag, k) > 0) ?? 0)
      return e.n === 'perKobold' ? AVERAGE_ORE : AVERAGE_ORE * Math.min(room, e.n)
    }
    case 'convertLying': {
      const ores = at(s.lying, siteOf(t, adv))
      return 0.45 * (2 * at(ores, 0) + at(ores, 1)) * (carried(t, adv) < carryLimit(t, adv) ? 1 : 0.2)
    }
    case 'convertOwn': {
      const ores = at(s.adventurers, adv).ore
      return at(ores, 0) > 0 ? 2 : at(ores, 1) > 0 ? 1 : 0
    }
    case 'removeKobolds':
      return survey.banishing + 0.5
    case 'flame':
      return survey.lit === 0 ? 1.2 : 0.4
    case 'peek':
      return 0.2
    case 'replaceRow':
      return survey.row.every((wanted) => !isPayable(survey, wanted.cost)) ? 0.4 : 0
    case 'draw':
      return 0.8
    case 'chain':
      return EXTRA_CARD
    case 'extraTurn':
      return 0.3
    case 'copy':
      return 0.7
    case 'delegate':
      return e.how === 'each' ? targetsOf(t, adv, e).length * 1.1 : 0
    case 'remoteTotem':
      return bestTotem(survey, adv) - 0.5
    case 'battery':
      return 0.5
    case 'potion':
      return 0.6
    case 'web':
      if (isSolo(t)) return 0
      if (e.on === 'adventurer') return bestTarget(survey, adv, e).worth
      return e.on === 'ore' ? 0.3 : rowCards(t).some((card) => !isWebbedArtifact(t, card)) ? 0.5 : 0
    default:
      return 0
  }
}
const isPayable = ({ t, mates }: Survey, cost: readonly number[]): boolean =>
  cost.every((n, ore) => mates.reduce((sum, adv) => sum + at(pawnOf(t, adv).ore, ore), 0) >= n)

/** An artifact's power, used once a game. */
export function powerWorth(survey: Survey, adv: Adv, power: Power): number {
  const { t } = survey
  switch (power) {
    case 'treasure':
      return TREASURE
    case 'heal':
      return survey.mates.some((mate) => pawnOf(t, mate).stun || pawnOf(t, mate).slow) ? 0.6 : 0
    case 'banish':
      return t.s.kobolds.some(({ site }) => isAdjacent(t, siteOf(t, adv), site)) ? survey.banishing - 0.15 : 0
    case 'scout':
      return 0.3
    case 'kindle':
      return survey.lit === 0 ? 1 : 0
    default:
      return 0
  }
}
/** Activated by this adventurer, once a round. */
export function totemWorth(survey: Survey, adv: Adv, totem: Totem): number {
  const { t } = survey
  switch (totem) {
    case 'guard':
      return (t.cards(Z.treasurePile).length > 0 ? TREASURE : 0) + (t.s.kobolds.length > 0 ? survey.banishing : 0)
    case 'flame':
      return survey.lit === 0 ? 0.9 : 0.1
    case 'travel':
      return 0.9
    case 'rock': {
      const ores = pawnOf(t, adv).ore
      return at(ores, 0) > 0 ? 2 : at(ores, 1) > 0 ? 1 : 0
    }
    case 'vision':
      return 0.3
    case 'creation':
      return 1.2
    case 'forge':
      return 0
    case 'power':
      return 0.8
  }
}
export function totemAt(t: T, card: CardId): Totem {
  return asKind(printed(t, card), 'totem').what
}
function bestTotem(survey: Survey, adv: Adv): number {
  const { t } = survey
  let best = 0
  t.s.totem.forEach((card, site) => {
    if (card >= 0 && t.s.totemReady[site]) best = Math.max(best, totemWorth(survey, adv, totemAt(t, card)))
  })
  return best
}
