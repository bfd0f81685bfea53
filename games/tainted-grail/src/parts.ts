/** Figures of the rules, and lists that are not of the content. */
export const MAX_CHARACTERS = 4
/** TG-10.5 */
export const RESOURCE_CAP = 20
/** The order of direction keys on a card. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
/** TG-17.2 Faces of the guardian die. */
export const GUARDIAN_FACES = ['north', 'east', 'south', 'west', 'nothing', 'discard'] as const
/** TG-1.10 */
export const DIAL_FACES = ['skull', 'grail'] as const
/** G-33 */
export const DIAL_MAX = 8
/** TG-8.5 */
export const DECK_MINIMUM = 15
/** TG-31, TG-32 Each modifier of its own. */
export const STORY = ['S1', 'S2', 'S3', 'S4'] as const
export const CHALLENGE = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'] as const
export const MODIFIERS = [...STORY, ...CHALLENGE] as const
export type Modifier = (typeof MODIFIERS)[number]
export const OUTCOMES = ['won', 'lost'] as const
