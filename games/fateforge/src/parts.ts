/** What there is, by name: slots, places, orders of play, and how many of each. */
import { codes } from '@emberhall/kernel'
import { DICE, HEROES, ICONS } from './content/types.ts'

export const MAX_HEROES = 4
/** The highest initiative there is. */
export const INITIATIVES = 6
export const SLOTS = ['main', 'secondary', 'clothing', 'pack2', 'pack3', 'pack4'] as const
export const SLOT = codes(Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as Record<(typeof SLOTS)[number], number>)
export const DICE_A_ROUND = 4
export const ACTIVE_SKILLS = 6
export const CORRUPTION_LIMIT = 4
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export const PRIZES = ['die', 'gold6', 'item', 'traitCard', 'maxHealth', 'maxEnergy'] as const
export const STANCES = ['guard', 'assault'] as const
export const RANKS = ['copper', 'silver', 'gold'] as const
export const BOSS_STEPS = ['sweep', 'chains', 'summons'] as const
/** Objects on the board, by what they are. */
export const OBJECTS = [
  'objective',
  'chest',
  'exploration',
  'trap',
  'device',
  'gem',
  'food',
  'fountain',
  'portal',
  'door',
  'exit',
] as const
export const ACTIONS = ['move', 'strike', 'shoot', 'push', 'pull', 'parry'] as const
/** Cards of the story deck (FG-47). */
export const STORY_CARDS = ['satchel', 'lantern-oil', 'castellan-seal'] as const
/** Why the fight ended, seen from the group. */
export const VERDICTS = ['won', 'lost'] as const

/** What an action or a cost is paid with: a result by icon and die, an action gained, or energy (FG-12.1, FG-25.3). */
const DIE_OR_CARD = ['card', ...DICE] as const
export const SOURCES: readonly string[] = [
  ...ICONS.flatMap((icon) => DIE_OR_CARD.map((die) => `${icon}.${die}`)),
  ...Array.from({ length: 16 }, (_, i) => `action.${i + 1}`),
  'energy',
]
export const FROM_ACTIONS = ICONS.length * DIE_OR_CARD.length
export const FROM_ENERGY = SOURCES.length - 1
export const sourceOf = (icon: number, die: number): number => icon * DIE_OR_CARD.length + die + 1
/** Where an item lies: a slot of a hero, or a place in the bag; `bag` itself to put something there. */
export const IN_BAG = MAX_HEROES * SLOTS.length
export const TO_BAG = IN_BAG + 40
export const PLACES: readonly string[] = [
  ...Array.from({ length: MAX_HEROES }, (_, hero) => SLOTS.map((slot) => `${hero + 1}.${slot}`)).flat(),
  ...Array.from({ length: 40 }, (_, i) => `bag.${i + 1}`),
  'bag',
]
/** Orders of play, by places of the heroes: `213` puts the second first. */
export const ORDERS: readonly string[] = permutations(['1', '2', '3', '4']).map((order) => order.join(''))
/** The same by names, for the log. */
export const HERO_ORDERS: readonly string[] = permutations(HEROES).map((order) => order.join(' '))
function permutations(of: readonly string[]): string[][] {
  const out: string[][] = []
  const grow = (order: readonly string[], rest: readonly string[]) => {
    if (order.length > 1) out.push([...order])
    if (order.length < MAX_HEROES)
      for (const next of rest)
        grow(
          [...order, next],
          rest.filter((other) => other !== next),
        )
  }
  grow([], of)
  return out
}
