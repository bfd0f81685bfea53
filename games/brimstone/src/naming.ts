/** What lines of the log call things. */
import { at as nth } from '@emberhall/kernel'
import type { Names as CampaignNames } from '@emberhall/campaign'
import { bookOf } from './book.ts'
import { TOKENS } from './content/types.ts'
import { MAX_HEROES } from './parts.ts'
import type { HeroNo, T } from './state.ts'

export function theHero({ s }: T, h: HeroNo): number {
  const { class: no, portrait } = nth(s.heroes, h)
  return (no * 2 + portrait) * MAX_HEROES + h
}
/** The names by which documents keep things. */
export function namesOf(t: T): CampaignNames {
  return { ...bookOf(t).names, tokens: TOKENS }
}
