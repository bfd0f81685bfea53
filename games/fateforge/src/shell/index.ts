/** Fateforge, as the shell sees it. */
import type { Changes, GameModule, GameShell, NoteBook, TableModule } from '@emberhall/speech'
import { CAMPAIGNS_KEPT } from '../campaign-def.ts'
import { chronicles } from '../chronicles.ts'
import { fateforge } from '../module.ts'
import type { S } from '../state.ts'
import { chapterText, chronicleText, heroPages } from '../text/campaignText.ts'
import { optionWords } from './options.ts'

const FIRST_FIGHT = 'c1'

export const shell: GameShell = {
  changes: async () => (await import('../changes/index.ts')).changes as Changes,
  module: fateforge as unknown as TableModule,
  bot: 'heuristic',
  players: async () => (await import('../index.ts')).module as unknown as GameModule,
  optionWords,
  ownOptions: ['until', 'training', 'heroes', 'pen', 'campaign'],
  fineOptions: ['solo', 'hardcore', 'consensus', 'confirmEnd'],
  /** FG-2.6 */
  notes: {
    isFor: ({ state }, { tutorial = true }) => tutorial === true && (state as S).scene === FIRST_FIGHT,
    load: async () => (await import('../lesson/index.ts')).lesson as unknown as NoteBook,
  },
  campaign: {
    campaign: chronicles,
    title: { en: 'The Lamps of Easafir', fr: 'Les lampes d’Easafir' },
    slots: CAMPAIGNS_KEPT,
    rule: 'FG-4.2',
    isCampaign: ({ play = 'campaign' }) => play === 'campaign',
    chosen: { play: 'campaign' },
    line: chronicleText,
    chapter: chapterText,
    heroes: (tree, lang) => heroPages(tree as Parameters<typeof heroPages>[0], lang),
  },
  hasDice: true,
}
