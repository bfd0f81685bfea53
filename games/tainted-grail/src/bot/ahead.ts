/** How a chapter is looked ahead in: day by day, and judged by how everybody is and how far the story has come. */
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

/** Parts of a day: before it, until each has had enough of it, and after it. */
const PARTS_A_DAY = MAX_CHARACTERS + 2
function partOf({ period, characters }: S): number {
  if (period !== 'day') return period === 'dusk' ? PARTS_A_DAY - 1 : 0
  return 1 + characters.filter(({ status, passed }) => status === 'active' && passed).length
}

export const outlook: Outlook<S, O> = {
  clock: (state) => state.day * PARTS_A_DAY + partOf(state),
  share: ({ outcome }) => (outcome === 'won' ? 1 : 0),
  strong: { rollouts: 24, turns: 1 },
  master: { rollouts: 160, turns: 2 },
  judgements: [judgement],
  contests: tables,
  strength,
}
