/** Tainted Grail, as the shell sees it. */
import type { GameModule, GameShell, NoteBook, TableModule } from '@emberhall/speech'
import { grailCampaign } from '../campaign.ts'
import { taintedGrail } from '../module.ts'
import { campaignLine, characterPages, sittingName } from '../text/campaign.ts'
import { optionWords } from './options.ts'

export const shell: GameShell = {
  changes: async () => () => [],
  module: taintedGrail as unknown as TableModule,
  bot: 'heuristic',
  players: async () => (await import('../index.ts')).module as unknown as GameModule,
  optionWords,
  ownOptions: ['characters', 'without', 'campaign', 'wanted'],
  fineOptions: ['freePlay', 'chronicler', 'teaching', 'consensus'],
  notes: {
    isFor: (_view, _options, { tutorial }) => tutorial,
    isChosen: true,
    load: async () => (await import('../lesson/index.ts')).lesson as unknown as NoteBook,
  },
  /** Whoever plays now opens one of the letters first. */
  first: { rivals: { en: [], fr: [] }, options: { characters: [], isCampaign: false }, isTaught: true },
  campaign: {
    campaign: grailCampaign(taintedGrail.game),
    title: { en: 'Those whom nobody chose', fr: 'Ceux que personne n’a choisis' },
    slots: 4,
    rule: 'TG-21.1',
    isCampaign: ({ isCampaign = false }) => isCampaign === true,
    chosen: { isCampaign: true },
    line: campaignLine,
    chapter: sittingName,
    heroes: (tree, lang) => characterPages(tree as Parameters<typeof characterPages>[0], lang),
  },
  hasDice: true,
}
