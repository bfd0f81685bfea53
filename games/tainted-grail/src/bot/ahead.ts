/** How a chapter is looked ahead in: action by action, and judged by how everybody is and how far the story has come. */
import type { Judgement, LaidTable, LearnedValues, Outlook } from '@emberhall/speech'
import { taintedGrail } from '../module.ts'
import { MAX_CHARACTERS } from '../parts.ts'
import type { O, S } from '../state.ts'
import { features } from './figures.ts'
import strength from './strength.json' with { type: 'json' }
import values from './values.json' with { type: 'json' }

const LABELS: Readonly<Record<O['mode'], string>> = {
  normal: 'first',
  story: 'first, story',
  challenge: 'first, challenge',
}
const tables: LaidTable[] = (['normal', 'story', 'challenge'] as const).flatMap((mode) =>
  Array.from({ length: MAX_CHARACTERS }, (_, i) => ({
    label: LABELS[mode],
    seats: i + 1,
    options: { ...taintedGrail.quickOptions(i + 1), mode },
  })),
)
const judgement: Judgement<S, O> = {
  file: 'values.json',
  features,
  tables,
  isFor: ({ isCampaign }) => !isCampaign,
  values: values as unknown as LearnedValues,
}

export const outlook: Outlook<S, O> = {
  opens: ['act'],
  share: ({ outcome }) => (outcome === 'won' ? 1 : 0),
  strong: { rollouts: 60, turns: 4 },
  master: { rollouts: 400, turns: 6 },
  hasKindredLuck: true,
  spreads: true,
  judgements: [judgement],
  contests: tables,
  strength,
}
