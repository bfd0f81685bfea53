/** The balance of Fateforge: whole acts and single fights, for every number of players. */
import type { Asked, Study, StudyLine, StudyTable, Tables } from '@emberhall/lab/study'
import { CONTENT } from '../content/index.ts'
import type { S } from '../state.ts'
import { type ActTally, emptyActs, following } from './acts.ts'
import { actsPage } from './page.ts'

/** Acts that are played in one go. */
const STRETCH = 25
const RANDOM_FIGHTS = 200
const PARTIES = [
  { label: '1 player (two heroes)', seats: 1 },
  { label: '2 players', seats: 2 },
  { label: '3 players', seats: 3 },
  { label: '4 players', seats: 4 },
]
const WHOLE_ACT = { until: 'end' }
const fight = (scene: string) => ({ play: 'training', training: scene })

function actTables({ games, seed, bot }: Asked): StudyTable[] {
  return PARTIES.flatMap((party) =>
    Array.from({ length: Math.ceil(games / STRETCH) }, (_, i) => ({
      ...party,
      part: 'acts',
      from: i * STRETCH,
      to: Math.min(games, (i + 1) * STRETCH),
      seed,
      bots: [bot],
      options: WHOLE_ACT,
    })),
  )
}
function randomTables({ games, seed }: Asked): StudyTable[] {
  const to = Math.min(RANDOM_FIGHTS, games)
  return PARTIES.flatMap((party) =>
    CONTENT.scenes.map(({ id }) => ({
      ...party,
      part: 'random',
      from: 0,
      to,
      seed,
      bots: ['random'],
      options: fight(id),
    })),
  )
}
function page(lines: readonly StudyLine<ActTally>[], { command, bot }: Asked): string {
  const of = (part: string) => lines.filter((line) => line.part === part)
  return actsPage({ command, bot, acts: of('acts'), random: of('random') })
}
const acts: Tables<S, ActTally> = {
  kind: 'tables',
  tables: (asked) => [...randomTables(asked), ...actTables(asked)],
  none: emptyActs,
  follow: following,
  page,
}

export const study: Study = {
  report: acts,
  // Fights are what takes time.
  measured: { options: fight('c2') },
  longest: { play: 'campaign', ...WHOLE_ACT },
}
