/// <reference types="@emberhall/speech/markdown" />
/** Shadows of Brimstone as tables take it. */
import { ruleBooks, type TableModule } from '@emberhall/speech'
import { CONTENT } from './content/index.ts'
import { type BrimstoneGame, makeBrimstone } from './game.ts'
import type { O, S } from './state.ts'
import { TELLING } from './telling.ts'
import { wordsIn } from './text/words.ts'

const game = makeBrimstone(CONTENT)

export const brimstone: TableModule<S, O> & { readonly game: BrimstoneGame } = {
  game,
  words: { en: wordsIn('en', game), fr: wordsIn('fr', game) },
  rules: ruleBooks({ en: () => import('../rules/en.md?raw'), fr: () => import('../rules/fr.md?raw') }),
  roundStep: 'turn',
  settled: ['enemyOrder', 'enemySquare', 'flee', 'meanwhile', 'reroll'],
  turnEnd: { question: 'act', answer: 'done' },
  telling: TELLING,
  isOpen: () => true,
  /** SB-32.4, SB-38.5 The first mission, at even odds. */
  quickOptions: (seats) => ({
    mission: 'mi-fistful',
    odds: 'even',
    heroes: QUICK_POSSE.slice(0, Math.max(2, seats)),
  }),
  summary: ({ turn, depth, clues, phase }) => ({
    turn,
    clues,
    darkness: depth.darkness,
    town: phase === 'road' || phase === 'town' ? 1 : 0,
  }),
  facts: async () => {
    const { factsOf } = await import('./facts.ts')
    return (state, log) => factsOf(game, state, log)
  },
}
const quick = (id: string, upgrade: string, token: string, portrait: 0 | 1) => ({
  class: id,
  upgrade,
  token,
  portrait,
  name: '',
})
const QUICK_POSSE = [
  quick('cl-lawman', 'su-quick-draw', 'bandages', 1),
  quick('cl-bandit', 'su-second-iron', 'dynamite', 0),
  quick('cl-rancher', 'su-sturdy', 'bandages', 0),
  quick('cl-saloon', 'su-tumbler', 'bandages', 0),
  quick('cl-lawman', 'su-iron-nerve', 'whisky', 0),
  quick('cl-rancher', 'su-field-doctor', 'bandages', 1),
] as const
