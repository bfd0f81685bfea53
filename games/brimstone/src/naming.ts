/** What lines of the log call things. */
import { at as nth } from '@emberhall/kernel'
import type { Names as CampaignNames } from '@emberhall/campaign'
import { bookOf } from './book.ts'
import { TOKENS } from './content/types.ts'
import { MAX_HEROES } from './parts.ts'
import type { Hero, HeroNo, T } from './state.ts'

export const theHero = ({ s }: T, h: HeroNo): number => someHero(nth(s.heroes, h))
/** One who need not be of the posse. */
export const someHero = ({ class: no, portrait, called }: Hero): number => (no * 2 + portrait) * MAX_HEROES + called
/** The names by which documents keep things. */
export function namesOf(t: T): CampaignNames {
  return { ...bookOf(t).names, tokens: TOKENS }
}
