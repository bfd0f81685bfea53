/** FF-1.11 What 4.3 says can never be. */
import { at } from '@emberhall/kernel'
import { CAPACITY, isNumbered } from './board.ts'
import type { Content } from './content/types.ts'
import { total } from './ore.ts'
import { KOBOLDS, type O, type S, Z } from './state.ts'

const CARDS_EACH = 7
const OWN_ZONES = [Z.hand, Z.draw, Z.discard, Z.active, Z.advancedPile, Z.advanced, Z.aside] as const

export function impossible(content: Content, s: S, options: O): string[] {
  if (s.phase === 'setup') return []
  return [...lostOre(s, options), ...overloads(content, s), ...lostCards(s), ...misplaced(s), ...crowds(s)]
}
function lostOre(s: S, options: O): string[] {
  return [20, 20, 20, options.mithrul ? 3 : 0].flatMap((n, ore) => {
    const carried = s.adventurers.reduce((sum, adv) => sum + at(adv.ore, ore), 0)
    const lying = s.lying.reduce((sum, ores) => sum + at(ores, ore), 0)
    const all = at(s.reserve, ore) + at(s.bag, ore) + lying + carried + (ore === 3 ? s.crowned.length : 0)
    return all === n ? [] : [`ore ${ore}: there are ${all} instead of ${n} (FF-1.11)`]
  })
}
function overloads(content: Content, s: S): string[] {
  return s.adventurers.flatMap(({ seat, ore }, adv) => {
    const { id, carry } = at(content.adventurers, adv)
    return seat >= 0 && total(ore) > carry ? [`${id} carries ${total(ore)} ores (FF-10.1)`] : []
  })
}
/** Alone, the deck is a choice of cards (FF-25.2); with others each brings all cards of its team. */
function lostCards(s: S): string[] {
  if (s.turns.length === 1) return []
  return s.turns.flatMap((_, seat) => {
    const cards = OWN_ZONES.reduce((sum, zone) => sum + at(s.zones, zone + seat).length, 0)
    const n = CARDS_EACH * s.adventurers.filter((adv) => adv.seat === seat).length
    return cards === n ? [] : [`seat ${seat} has ${cards} cards instead of ${n} (FF-1.11)`]
  })
}
function misplaced(s: S): string[] {
  const problems: string[] = []
  if (s.kobolds.length > KOBOLDS) problems.push('there are more Kobolds than figures (FF-12.4)')
  if (s.flames.length !== 3) problems.push('there are not three Flames (FF-1.11)')
  if (s.totem.filter((token) => token >= 0).length > 3) problems.push('there are more than three totems (FF-1.11)')
  for (const site of s.deposit.keys())
    if (!isNumbered(site) && (at(s.deposit, site) >= 0 || at(s.exploration, site) >= 0))
      problems.push(`a token lies on site ${site} (FF-2.11)`)
  return problems
}
/** Between turns; within one somebody may be passing through (FF-6.5). */
function crowds(s: S): string[] {
  if (s.turn.card >= 0) return []
  return CAPACITY.flatMap((capacity, site) => {
    const crowd = s.adventurers.filter((adv) => adv.seat >= 0 && adv.site === site).length
    return crowd > capacity ? [`${crowd} adventurers stand on site ${site} (FF-6.3)`] : []
  })
}
