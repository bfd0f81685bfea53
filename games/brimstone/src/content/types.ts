/** The vocabulary of the content. The same data runs the rules and makes both texts. */
export type * from './types/content.ts'
export type * from './types/effects.ts'
export type * from './types/frontier.ts'
export type * from './types/things.ts'
export type * from './types/words.ts'
export { SIZES, SKILLS, TOKENS } from './types/words.ts'
