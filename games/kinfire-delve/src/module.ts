/// <reference types="@emberhall/speech/markdown" />
/** Kinfire Delve as tables take it. */
import { at } from '@emberhall/kernel'
import { ruleBooks, type TableModule } from '@emberhall/speech'
import { packs } from './content/index.ts'
import { type KinfireGame, makeKinfire } from './game.ts'
import { type O, type S, Z } from './state.ts'
import { TELLING } from './telling.ts'
import { kinfireWords } from './text/words.ts'

const game = makeKinfire([packs.grotto, packs.guests])

export const kinfireDelve: TableModule<S, O> & { readonly game: KinfireGame } = {
  game,
  words: { en: kinfireWords('en', game), fr: kinfireWords('fr', game) },
  rules: ruleBooks({ en: () => import('../rules/en.md?raw'), fr: () => import('../rules/fr.md?raw') }),
  isOpen: ({ openHands }) => openHands,
  roundStep: 'turn',
  settled: ['boost', 'reroll'],
  telling: TELLING,
  quickOptions: (seats) => ({ mode: 'normal', seekers: game.seekerIds.slice(0, seats) }),
  summary: summaryOf,
  facts: async () => {
    const { factsOf } = await import('./facts.ts')
    return (state, log) => factsOf(game, state, log)
  },
}

/** The turn, the health and the way down. */
function summaryOf({ zones, turn, hp, phase }: S): Record<string, number> {
  const away = at(zones, Z.wellDiscard).length + at(zones, Z.completed).length
  return { turn, health: hp, left: at(zones, Z.well).length, away, finale: phase === 'finale' ? 1 : 0 }
}
