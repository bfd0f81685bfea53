/** Runs what is printed. Its words call for rules that run what is printed in turn, so the game brings the vocabulary along. */
import type { CardId, Rule, Seat } from '@emberhall/kernel'
import type { Effect } from './content/types.ts'
import { gameOf, type T } from './state.ts'

export type Vocabulary = (t: T, effects: readonly Effect[], self: CardId, you: Seat) => Rule
export const runEffects: Vocabulary = (t, effects, self, you) => gameOf(t).vocabulary(t, effects, self, you)
