/** Forgeflame, as the shell sees it. */
import { forgeflame } from '../index.ts'
import type { Changes, GameModule, GameShell, NoteBook } from '@emberhall/speech'
import { optionWords } from './options.ts'

export const shell: GameShell = {
  changes: async () => (await import('../changes/index.ts')).changes as Changes,
  module: forgeflame as unknown as GameModule,
  optionWords,
  openHands: null,
  perSeat: null,
  lesson: null,
  notes: {
    isFor: (_view, _options, { tutorial }) => tutorial,
    isChosen: true,
    load: async () => (await import('../lesson/index.ts')).lesson as unknown as NoteBook,
  },
  first: {
    rivals: { en: ['Ashka the Smith'], fr: ['Ashka la Forgeronne'] },
    options: { firstPlayer: 0 },
    isTaught: true,
  },
  campaign: null,
  hasDice: false,
}
