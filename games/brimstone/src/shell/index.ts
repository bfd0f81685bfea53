/** Brimstone, as the shell sees it. */
import type { Changes, GameModule, GameShell, NoteBook, TableModule } from '@emberhall/speech'
import { brimstoneCampaign } from '../campaign.ts'
import { brimstone } from '../module.ts'
import { chapterName, chronicleLine, heroPages } from '../text/chronicle.ts'
import { optionWords } from './options.ts'

export const shell: GameShell = {
  changes: async () => (await import('../changes/index.ts')).changes as Changes,
  module: brimstone as unknown as TableModule,
  bot: 'heuristic',
  players: async () => (await import('../index.ts')).module as unknown as GameModule,
  optionWords,
  ownOptions: ['heroes', 'campaign', 'scene'],
  fineOptions: [
    'fixedMove',
    'advancedEncounters',
    'hardcore',
    'themed',
    'dangerousDynamite',
    'darknessPasses',
    'epicForSmallPosse',
    'consensus',
  ],
  notes: {
    isFor: (_view, _options, { tutorial }) => tutorial,
    isChosen: true,
    load: async () => (await import('../lesson/index.ts')).lesson as unknown as NoteBook,
  },
  /** SB-32.4 The first mission is a single Adventure. */
  first: { rivals: { en: [], fr: [] }, options: { isCampaign: false }, isTaught: true },
  campaign: {
    campaign: brimstoneCampaign(brimstone.game),
    title: { en: 'The Brimstone posse', fr: 'La bande de Brimstone' },
    slots: 4,
    rule: 'AC-13.1',
    isCampaign: ({ isCampaign = false }) => isCampaign === true,
    chosen: { isCampaign: true },
    line: chronicleLine,
    chapter: chapterName,
    heroes: (tree, lang) => heroPages(tree as Parameters<typeof heroPages>[0], lang),
  },
  hasDice: true,
}
