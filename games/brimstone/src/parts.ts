/** What there is, by name, and how many of each. */
export const MAX_HEROES = 6
/** Worlds by their place in the content: the Mines first. */
export const MINES = 0
export const OTHER = 1
export const LEVELS = ['low', 'med', 'high', 'epic'] as const
/** SB-10.9, SB-11.3 What an exit is. */
export const UNDETERMINED = 0
export const DOOR = 1
export const CAPPED = 2
export const GATE = 3
export const EXPLORED = 4
/** A Gate that nobody can pass (SB-40.1). */
export const SEALED = 5
/** What brought a hero down (SB-15.1): either, or both at once. */
export const BY_WOUNDS = 1
export const BY_SANITY = 2
/** How often an ability may be used, as marks keep it. */
export const LIMITS = ['test', 'throw', 'activation', 'turn', 'fight', 'adventure', 'first'] as const
export type LimitCode = (typeof LIMITS)[number]
/** How long something holds, as the state keeps it. */
export const UNTILS = [
  'roll',
  'attack',
  'activation',
  'turn',
  'firstTurn',
  'nextActivation',
  'fight',
  'adventure',
] as const
/** SB-38.1 */
export const ODDS = ['book', 'even', 'gentle'] as const
export const OUTCOMES = ['won', 'allDown', 'darkness', 'fled'] as const
