/** The balance of Forgeflame: contests at every table. */
import type { Asked, Study, StudyTable, Tables } from '@emberhall/lab/study'
import { CONTENT } from '../content/index.ts'
import { forgeflame } from '../module.ts'
import { ADVENTURERS, type S } from '../state.ts'
import { following, noContests, type Tallied } from './contest.ts'
import { contestPage, type Row } from './page.ts'

const RANDOM_GAMES = 100
/** FF-25.25 Where the bands of a lone player's score begin. */
const BANDS = [0, 40, 60, 70, 80, 90, 100]

function tables({ games, seed, bot }: Asked): StudyTable[] {
  const table = (
    label: string,
    seats: number,
    options: StudyTable['options'],
    to = games,
    bots = [bot],
  ): StudyTable => ({ part: '', label, seats, from: 0, to, seed, options, bots })
  const draft = { recruitment: 'draft' }
  const lot = { recruitment: 'random' }
  const everybody = { extra: true, expansion: true }
  return [
    table('3 players', 3, draft),
    table('2 against 2', 4, draft),
    table('2 players', 2, draft),
    table('2 players, all thirteen', 2, { ...draft, ...everybody }),
    table('2 players by lot', 2, lot),
    table('2 players by lot, all thirteen', 2, { ...lot, ...everybody }),
    table('alone', 1, draft),
    table('against random play', 2, draft, Math.min(RANDOM_GAMES, games), [bot, 'random']),
  ]
}
function page(lines: readonly Row[], { command }: Asked): string {
  const line = (label: string): Row => lines.find((one) => one.label === label)!
  return contestPage({
    command,
    tables: ['2 players', '3 players', '2 against 2', '2 players, all thirteen'].map(line),
    lots: ['2 players by lot', '2 players by lot, all thirteen'].map(line),
    alone: line('alone'),
    random: line('against random play'),
    members: ADVENTURERS.map((id) => CONTENT.adventurers.find((adv) => adv.id === id)!.name.en),
    idle: forgeflame.game.printed.filter(({ kind }) => kind === 'objective').map(({ key }) => key),
    bands: BANDS,
  })
}
const contests: Tables<S, Tallied> = { kind: 'tables', tables, none: noContests, follow: following, page }

export const study: Study = { report: contests }
