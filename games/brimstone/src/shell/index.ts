/** Brimstone, as the shell sees it. */
import type { GameModule, GameShell } from '@emberhall/speech'
import { brimstone } from '../index.ts'
import { optionWords } from './options.ts'

export const shell: GameShell = {
  changes: async () => () => [],
  module: brimstone as unknown as GameModule,
  optionWords,
  ownOptions: ['heroes', 'campaign', 'themed'],
  openHands: null,
  perSeat: null,
  lesson: null,
  campaign: null,
  hasDice: true,
}
