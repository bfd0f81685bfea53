/** Forgeflame as tables, bots and the lab take it. */
import type { GameModule } from '@emberhall/kernel'
import { heuristic } from './bot/heuristic.ts'
import { CONTENT } from './content/index.ts'
import { factsOf } from './facts.ts'
import { type ForgeflameGame, makeForgeflame } from './game.ts'
import type { O, S } from './state.ts'
import { rulebook } from './text/rulebook.ts'
import { forgeflameWords } from './text/words.ts'

const game = makeForgeflame(CONTENT)

export const forgeflame: GameModule<S, O> & { readonly game: ForgeflameGame } = {
  game,
  words: { en: forgeflameWords('en', game), fr: forgeflameWords('fr', game) },
  rules: rulebook,
  brains: { heuristic: heuristic(game) },
  rivals: (seats) => seats > 1,
  quickOptions: () => ({ recruitment: 'random', soloDeck: 'standard' }),
  facts: (state, log) => factsOf(game, state, log),
}
