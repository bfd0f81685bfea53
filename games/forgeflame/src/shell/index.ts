/** Forgeflame, as the shell sees it. */
import { forgeflame } from '../module.ts'
import type { Changes, GameModule, GameShell, NoteBook, TableModule } from '@emberhall/speech'
import { optionWords } from './options.ts'

export const shell: GameShell = {
  changes: async () => (await import('../changes/index.ts')).changes as Changes,
  module: forgeflame as unknown as TableModule,
  bot: 'heuristic',
  players: async () => (await import('../index.ts')).module as unknown as GameModule,
  optionWords,
  fineOptions: ['soloDeck', 'absorption', 'confirmEnd', 'firstPlayer'],
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
