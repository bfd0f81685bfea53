/// <reference types="@emberhall/speech/markdown" />
/** Tainted Grail as tables take it. */
import { ruleBooks, type TableModule } from '@emberhall/speech'
import { CONTENT } from './content/index.ts'
import { type GrailGame, makeGrail } from './game.ts'
import { habits } from './habits.ts'
import type { O, S } from './state.ts'
import { TELLING } from './telling.ts'
import { wordsIn } from './text/words.ts'

const game = makeGrail(CONTENT)

export const taintedGrail: TableModule<S, O> & { readonly game: GrailGame } = {
  game,
  words: { en: wordsIn('en', game), fr: wordsIn('fr', game) },
  rules: ruleBooks({ en: () => import('../rules/en.md?raw'), fr: () => import('../rules/fr.md?raw') }),
  roundStep: 'day',
  settled: Object.keys(habits),
  telling: TELLING,
  /** G-38 Hands are open, and nobody knows what others do not. */
  isOpen: () => true,
  /** The letters are already opened: one each, in the order of their numbers. */
  quickOptions: (seats) => ({
    characters: CONTENT.characters
      .slice(0, seats)
      .map(({ id }) => ({ character: id, board: '', combat: '', diplomacy: '' })),
  }),
  summary: ({ chapter, day, map, quests }) => ({
    chapter,
    day,
    places: map.length,
    menhirs: map.filter(({ menhir }) => menhir >= 0).length,
    quests: quests.length,
  }),
  facts: async () => {
    const { factsOf } = await import('./facts.ts')
    return (state, log) => factsOf(game, state, log)
  },
}
