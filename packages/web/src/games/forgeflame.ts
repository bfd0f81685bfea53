/** Forgeflame, as the shell sees it. */
import { forgeflame } from '@emberhall/forgeflame'
import type { GameModule } from '@emberhall/kernel'
import { optionWords } from './forgeflame.text.ts'
import type { GamePack } from './pack.ts'

export const pack: GamePack = {
  module: forgeflame as unknown as GameModule,
  optionWords,
  openHands: null,
  perSeat: null,
  lesson: null,
  campaign: null,
  hasDice: false,
}
