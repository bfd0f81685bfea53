/** How an Adventure is looked ahead in: turn by turn, and judged by how the posse stands and what is before it. */
import type { Judgement, LaidTable, LearnedValues, Outlook } from '@emberhall/speech'
import { brimstone } from '../module.ts'
import { ODDS } from '../parts.ts'
import type { O, S } from '../state.ts'
import { features } from './figures.ts'
import strength from './strength.json' with { type: 'json' }
import values from './values.json' with { type: 'json' }

const FIRST = 'mi-fistful'
const SEATS = [1, 2, 3, 4] as const
const LABELS: Readonly<Record<O['odds'], string>> = {
  book: 'first, by the book',
  even: 'first',
  gentle: 'first, gentle',
}
const tables: LaidTable[] = ODDS.flatMap((odds) =>
  SEATS.map((seats) => ({ label: LABELS[odds], seats, options: { ...brimstone.quickOptions(seats), odds } })),
)
const judgement: Judgement<S, O> = {
  file: 'values.json',
  features,
  tables,
  isFor: ({ mission, scene, campaign }) => mission === FIRST && scene === 'adventure' && campaign.heroes.length === 0,
  values: values as unknown as LearnedValues,
}

export const outlook: Outlook<S, O> = {
  clock: ({ turn }) => turn,
  share: ({ outcome }) => (outcome === 'won' ? 1 : 0),
  strong: { rollouts: 120, turns: 1 },
  master: { rollouts: 1200, turns: 2 },
  // How fast to go on is what a turn of play tells least about: each delay looks worth its while, and together they bring the Darkness.
  isPlain: ({ enemies }, { def }) => def.name === 'act' && enemies.length === 0,
  hasKindredLuck: true,
  spreads: true,
  judgements: [judgement],
  contests: tables,
  strength,
}
