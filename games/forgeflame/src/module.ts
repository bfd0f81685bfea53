/// <reference types="@emberhall/speech/markdown" />
/** Forgeflame as tables take it. */
import { at } from '@emberhall/kernel'
import { ruleBooks, type TableModule } from '@emberhall/speech'
import { CONTENT } from './content/index.ts'
import { type ForgeflameGame, makeForgeflame } from './game.ts'
import { type O, type S, teamOf, Z } from './state.ts'
import { seatsOfTeam } from './steps/end.ts'
import { TELLING } from './telling.ts'
import { forgeflameWords } from './text/words.ts'

const game = makeForgeflame(CONTENT)

export const forgeflame: TableModule<S, O> & { readonly game: ForgeflameGame } = {
  game,
  words: { en: forgeflameWords('en', game), fr: forgeflameWords('fr', game) },
  rules: ruleBooks({ en: () => import('../rules/en.md?raw'), fr: () => import('../rules/fr.md?raw') }),
  rivals: (seats) => seats > 1,
  allies: (t, seat) => seatsOfTeam(t, teamOf(t, seat)),
  roundStep: 'round',
  turnEnd: { question: 'act', answer: 'stop' },
  telling: TELLING,
  quickOptions: () => ({ recruitment: 'random', soloDeck: 'standard' }),
  briefOptions: () => ({ recruitment: 'random', short: true }),
  summary: summaryOf,
  facts: async () => {
    const { factsOf } = await import('./facts.ts')
    return (state, log) => factsOf(game, state, log)
  },
}

/** The round, and the most artifacts that one side has forged. */
function summaryOf({ round, turns, zones }: S): Record<string, number> {
  const forged = turns.map((_, seat) => at(zones, Z.forged + seat).length)
  const sides = forged.length === 4 ? [at(forged, 0) + at(forged, 2), at(forged, 1) + at(forged, 3)] : forged
  return { turn: round, artifacts: Math.max(...sides), solo: forged.length === 1 ? 1 : 0 }
}
