/** Brimstone, as the shell sees it. */
import type { GameModule, GameShell } from '@emberhall/speech'
import { brimstoneCampaign } from '../campaign.ts'
import { brimstone } from '../index.ts'
import { chapterName, chronicleLine, heroPages } from '../text/chronicle.ts'
import { optionWords } from './options.ts'

export const shell: GameShell = {
  changes: async () => () => [],
  module: brimstone as unknown as GameModule,
  optionWords,
  ownOptions: ['heroes', 'campaign', 'themed', 'scene'],
  openHands: null,
  perSeat: null,
  lesson: null,
  campaign: {
    campaign: brimstoneCampaign(brimstone.game),
    title: { en: 'The Brimstone posse', fr: 'La bande de Brimstone' },
    slots: 4,
    rule: 'AC-13.1',
    isCampaign: ({ isCampaign = false }) => isCampaign === true,
    line: chronicleLine,
    chapter: chapterName,
    heroes: (tree, lang) => heroPages(tree as Parameters<typeof heroPages>[0], lang),
  },
  hasDice: true,
}
