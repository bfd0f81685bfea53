/** How a fight is looked ahead in: phase by phase, and judged by who stands where, how well, and what is left to do. */
import type { Judgement, LaidTable, LearnedValues, Outlook } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { RANKS } from '../parts.ts'
import type { O, S } from '../state.ts'
import bossValues from './boss.values.json' with { type: 'json' }
import { bossFeatures } from './bossFigures.ts'
import { features, PARTS, PARTS_A_ROUND } from './figures.ts'
import strength from './strength.json' with { type: 'json' }
import values from './values.json' with { type: 'json' }

const isFight = (scene: string): LaidTable[] =>
  ([2, 3, 4] as const).map((heroes) => ({
    label: scene,
    seats: heroes,
    options: {
      play: 'training',
      training: scene,
      heroes: ['lord', 'sylvan-guard', 'rogue', 'shaman'].slice(0, heroes),
    },
  }))
/** The last fight of the first act: nothing that was learned in the others holds there. */
const BOSS = 'c7'
/** As the act brings it about. */
const inTheAct = isFight(BOSS).map((table) => ({ ...table, label: 'last fight of the act', led: BOSS }))
const fresh = isFight(BOSS).slice(0, 1)
const boss: Judgement<S, O> = {
  file: 'boss.values.json',
  features: bossFeatures,
  tables: [...inTheAct, ...fresh],
  isFor: ({ play, training, until, campaign }) =>
    play === 'training' ? training === BOSS : until === 'scene' && campaign.node === BOSS,
  values: bossValues as unknown as LearnedValues,
}
const others: Judgement<S, O> = {
  file: 'values.json',
  features,
  tables: CONTENT.scenes.filter(({ id }) => id !== BOSS).flatMap(({ id }) => isFight(id)),
  isFor: ({ play, until }) => play === 'training' || until === 'scene',
  values: values as unknown as LearnedValues,
}

export const outlook: Outlook<S, O> = {
  clock: ({ round, phase }) => round * PARTS_A_ROUND + (PARTS[phase] ?? 0),
  // A scene of a campaign ends with its story going on, whatever became of its fight.
  share: ({ over, verdict }) =>
    over === 'won' || (RANKS as readonly string[]).includes(over) || (over === 'onward' && verdict === 'won') ? 1 : 0,
  revising: ['unconfirm'],
  hasKindredLuck: true,
  strong: { rollouts: 128, turns: PARTS_A_ROUND },
  master: { rollouts: 400, turns: PARTS_A_ROUND },
  judgements: [boss, others],
  contests: [...inTheAct, ...fresh, ...others.tables.filter(({ label, seats }) => label === 'c2' && seats === 2)],
  strength,
}
