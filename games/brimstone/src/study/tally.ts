/** What happens in Adventures, added up. */
import { count, type Ended, type Follower } from '@emberhall/lab/study'
import { brimstone } from '../module.ts'
import type { S } from '../state.ts'

export interface Tally {
  games: number
  /** How they ended. */
  outcomes: Record<string, number>
  turns: Record<string, number>
  decisions: Record<string, number>
  /** Sums of what the game counts at the end of an Adventure. */
  figures: Record<string, number>
  /** Games in which a card came up, by face. */
  cards: Record<string, number>
  /** Things that heroes had with them in the end. */
  items: Record<string, number>
  /** Games by class of the first hero, and those won. */
  classes: Record<string, { games: number; won: number }>
}
export const nothing = (): Tally => ({
  games: 0,
  outcomes: {},
  turns: {},
  decisions: {},
  figures: {},
  cards: {},
  items: {},
  classes: {},
})
export const following = (tally: Tally): Follower<S> => ({ ended: (game) => close(tally, game) })
/** Each thing once for whoever has it, and what is attached to it or forged into it. */
export function countItems(tally: Tally, heroes: S['heroes']): void {
  const { names } = brimstone.game.book
  for (const { items } of heroes)
    for (const { item, attached, forged } of items) {
      for (const no of [item, ...attached]) count(tally.items, names.items[no] ?? '')
      for (const no of forged) count(tally.items, names.forges[no] ?? '')
    }
}

function close(tally: Tally, { state, facts, decisions }: Ended<S>): void {
  const { cause, turns, figures, cards, outcome } = facts
  tally.games++
  count(tally.outcomes, cause)
  count(tally.turns, turns)
  count(tally.decisions, decisions)
  for (const [name, value] of Object.entries(figures)) count(tally.figures, name, value)
  for (const { face, seen, used } of cards) count(tally.cards, face, seen || used ? 1 : 0)
  countItems(tally, state.heroes)
  const own = (tally.classes[state.heroes[0]?.class ?? 0] ??= { games: 0, won: 0 })
  own.games++
  if (outcome === 'win') own.won++
}
