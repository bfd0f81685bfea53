/** The vocabulary of the content. The same data runs the rules and makes both texts. */
export type * from './types/cards.ts'
export type * from './types/content.ts'
export type * from './types/effects.ts'
export type * from './types/encounters.ts'
export type * from './types/journal.ts'
export type * from './types/powers.ts'
export type * from './types/things.ts'
export type * from './types/words.ts'
export {
  ATTRS,
  COLOURS,
  KEYWORDS,
  KINDS,
  RESOURCES,
  ROWS,
  SYMBOLS,
  TRACKS,
  TRAITS,
} from './types/words.ts'
