/** What a question offers and bars, and what the cards print, for tests that compare it. */
import type { Seat } from '@emberhall/kernel'
import { type ORES, SYMBOLS } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import type { Playing } from './acting.ts'

/** The rules that bar an answer. */
export const against = (t: Playing, word: string, seat: Seat = 0): string[] =>
  t.blocked(seat, word).map((why) => why.rule)
/** The rule that bars the first ability of the card being played. */
export const abilityBarred = (t: Playing, card: string): string[] => against(t, `ability:${card}:0`)

/** The symbols of a card as a pool, with this many more or fewer of some. */
export function symbolsOf(
  card: string,
  change: Readonly<Partial<Record<(typeof SYMBOLS)[number], number>>> = {},
): number[] {
  const { symbols } = CONTENT.cards.find(({ id }) => id === card)!
  return SYMBOLS.map((kind) => symbols.filter((symbol) => symbol === kind).length + (change[kind] ?? 0))
}
/** Ores of a kind that leave an adventurer so much room. */
export function laden(name: string, ore: (typeof ORES)[number], room = 0): (typeof ORES)[number][] {
  const { carry } = CONTENT.adventurers.find(({ id }) => id === name)!
  return new Array<(typeof ORES)[number]>(carry - room).fill(ore)
}
