/** What a question offers and bars, for tests that compare it. */
import type { Seat } from '@emberhall/kernel'
import type { Playing } from './acting.ts'

/** The rules that bar an answer. */
export const against = (t: Playing, word: string, seat: Seat = 0): string[] =>
  t.blocked(seat, word).map((why) => why.rule)
/** The rule that bars the first ability of the card being played. */
export const abilityBarred = (t: Playing, card: string): string[] => against(t, `ability:${card}:0`)
