/// <reference types="@emberhall/speech/markdown" />
/** Fateforge as tables take it. */
import { ruleBooks, type TableModule } from '@emberhall/speech'
import { CONTENT } from './content/index.ts'
import { type FateforgeGame, makeFateforge } from './game.ts'
import type { O, S } from './state.ts'
import { EVERY_RULE } from './steps/unlocks.ts'
import { TELLING } from './telling.ts'
import { withHints } from './text/hints.ts'
import { fateforgeWords } from './text/words.ts'

const game = makeFateforge(CONTENT)
const FIGHT_PHASES: readonly string[] = [
  'preparation',
  'turns',
  'reactions',
  'enemies',
  'upkeep',
] satisfies S['phase'][]
const ACTION_PHASES: readonly string[] = ['turns', 'reactions', 'enemies'] satisfies S['phase'][]

export const fateforge: TableModule<S, O> & { readonly game: FateforgeGame } = {
  game,
  words: {
    en: withHints(fateforgeWords('en', game), 'en', game),
    fr: withHints(fateforgeWords('fr', game), 'fr', game),
  },
  rules: ruleBooks({ en: () => import('../rules/en.md?raw'), fr: () => import('../rules/fr.md?raw') }),
  /** FG-3.1, FG-50.5 */
  lockedRules: (state) => EVERY_RULE.filter((n) => state?.rules.includes(n) !== true).map((n) => `FG-U${n}.`),
  roundStep: 'round',
  turnEnd: { question: 'turn', answer: 'end' },
  telling: TELLING,
  /** FG-8.1, FG-8.2, FG-8.3 */
  isHushed: ({ phase, acting, heroes }, { hardcore }, seat) =>
    hardcore && ACTION_PHASES.includes(phase) && heroes[acting]?.seat !== seat,
  quickOptions: (seats) => ({
    play: 'training',
    training: 'c1',
    heroes: ['lord', 'sylvan-guard', 'rogue', 'shaman'].slice(0, seats === 1 ? 2 : seats),
  }),
  summary: ({ act, phase, round, lastRound, gold }) => {
    const now = FIGHT_PHASES.includes(phase) ? round : 0
    return { turn: now, act, round: now, rounds: lastRound, gold }
  },
  facts: async () => {
    const { factsOf } = await import('./facts.ts')
    return (state, log) => factsOf(game, state, log)
  },
}
