/** Forgeflame, as the shell sees it. */
import { forgeflame } from '@emberhall/forgeflame'
import type { Changes, GameModule } from '@emberhall/speech'
import { optionWords } from './forgeflame.text.ts'
import type { GamePack, NoteBook } from './pack.ts'

export const pack: GamePack = {
  changes: async () => (await import('@emberhall/forgeflame/changes')).changes as Changes,
  module: forgeflame as unknown as GameModule,
  optionWords,
  openHands: null,
  perSeat: null,
  lesson: null,
  notes: {
    isFor: (_view, _options, { tutorial }) => tutorial,
    isChosen: true,
    load: async () => (await import('@emberhall/forgeflame/lesson')).lesson as unknown as NoteBook,
  },
  campaign: null,
  hasDice: false,
}
