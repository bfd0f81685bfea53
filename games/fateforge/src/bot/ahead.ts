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
/** The last fight of the first act: nothing that was learned in the others holds there. Three and four fresh heroes hardly ever win it. */
const BOSS = 'c7'
const boss: Judgement<S, O> = {
  file: 'boss.values.json',
  features: bossFeatures,
  tables: isFight(BOSS).slice(0, 1),
  isFor: ({ play, training }, seats) => play === 'training' && training === BOSS && seats === 2,
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
  share: ({ over }) => (over === 'won' || (RANKS as readonly string[]).includes(over) ? 1 : 0),
  revising: ['unconfirm'],
  strong: { rollouts: 24, turns: PARTS_A_ROUND },
  master: { rollouts: 160, turns: PARTS_A_ROUND },
  judgements: [boss, others],
  contests: [...isFight(BOSS), ...others.tables.filter(({ label, seats }) => label === 'c2' && seats === 2)],
  strength,
}
