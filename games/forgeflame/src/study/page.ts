/** The balance of Forgeflame, as a page that is kept and compared. */
import { at } from '@emberhall/kernel'
import {
  grid,
  histogram,
  median,
  percent,
  quantile,
  type StudyLine,
  target,
  TARGETS,
  within,
} from '@emberhall/lab/study'
import { forgeflame } from '../module.ts'
import type { Tallied } from './contest.ts'

export type Row = StudyLine<Tallied>
export interface Contests {
  readonly command: string
  /** Seats against each other; alone; the same bot against random play. */
  readonly tables: readonly Row[]
  /** Pairs of rivals whose teams are drawn by lot, so that every adventurer is seen often enough to be judged. */
  readonly lots: readonly Row[]
  readonly alone: Row
  readonly random: Row
  /** Names of the adventurers, by number. */
  readonly members: readonly string[]
  /** Cards that nobody uses, such as objectives. */
  readonly idle: readonly string[]
  /** Where the bands of a score begin. */
  readonly bands: readonly number[]
}
const shareOf = (counts: Readonly<Record<string, number>>, key: string, n: number): number => (counts[key] ?? 0) / n
const fair = (seats: number): number => (seats === 4 ? 1 / 2 : 1 / seats)

export function contestPage(contests: Contests): string {
  const { words, game } = forgeflame
  const { tables, alone, random, command } = contests
  const two = tables.find(({ seats }) => seats === 2)!
  return `${[
    `# Balance of ${words.en.title}`,
    `Written by \`${command}\`. The same command gives the same page for content \`${game.contentHash}\`. The heuristic bot plays all seats unless it says otherwise.`,
    '## What has to hold',
    targets(contests),
    '## Tables',
    grid(
      ['table', 'games', 'rounds (half of the games)', 'ends', 'mean score', 'decisions a game'],
      [...tables, alone].map(({ label, found }) => [
        label,
        String(found.games),
        `${median(found.rounds)} (${quantile(found.rounds, 0.25)} to ${quantile(found.rounds, 0.75)})`,
        Object.entries(found.endings)
          .sort(([, a], [, b]) => b - a)
          .map(([ending, n]) => `${ending} ${percent(n / found.games)}`)
          .join(', '),
        mean(found.totals).toFixed(1),
        String(Math.round(found.decisions / found.games)),
      ]),
    ),
    '## Places at the table',
    'Share of victories by place, counted from the first player. Partners win together.',
    grid(
      ['table', 'fair', '1st', '2nd', '3rd', '4th'],
      tables.map(({ label, seats, found }) => [
        label,
        percent(fair(seats)),
        ...[0, 1, 2, 3].map((place) =>
          place < seats
            ? `${percent(at(found.places, place) / found.games)} (${within(at(found.places, place), found.games)})`
            : '',
        ),
      ]),
    ),
    '## Adventurers',
    'Share of victories of the team that had the adventurer, where teams are drawn by lot.',
    members(contests),
    'How often the bot recruits whom, in the draft.',
    recruits(contests),
    '## Alone',
    `The score counts in ${percent(countedShare(alone.found))} of the games (2 or 3 of 3 objectives).`,
    grid(
      ['objectives met', 'games'],
      ['0', '1', '2', '3'].map((n) => [n, percent(shareOf(alone.found.met, n, alone.found.games))]),
    ),
    grid(['score', 'of the games that count'], bands(contests)),
    '## Against random play',
    `${random.found.games} games with two seats: the heuristic bot wins ${percent(shareOf(random.found.bots, 'heuristic', random.found.games))}.`,
    '## Length',
    `Rounds of a game, ${two.label}.`,
    `\`\`\`\n${histogram(two.found.rounds).join('\n')}\n\`\`\``,
    '## Every card',
    'Over all tables above but random play. *Used* means played, forged, activated, dug, turned up or suffered.',
    cards(contests),
  ].join('\n\n')}\n`
}
function targets({ tables, lots, alone, random, idle, members: names }: Contests): string {
  const open = tables.filter(({ seats }) => seats < 4)
  const off = ({ seats, found }: Row) => Math.abs(at(found.places, 0) / found.games - fair(seats))
  const out = lots.flatMap(({ label, found }) =>
    names
      .map((name, i) => ({ name, label, ...rateOf(found, i) }))
      .filter(({ games, rate }) => games > 0 && (rate < 0.4 || rate > 0.6)),
  )
  const rounds = tables.map(({ found }) => median(found.rounds))
  const unused = unusedCards([...tables, ...lots, alone], idle)
  const won = shareOf(random.found.bots, 'heuristic', random.found.games)
  const each = (lines: readonly Row[], tell: (line: Row) => string) =>
    lines.map((line) => `${line.label}: ${tell(line)}`).join('; ')
  const end = (ending: string) => (line: Row) => shareOf(line.found.endings, ending, line.found.games)
  return grid(TARGETS, [
    target(
      'the first player is within 5 points of a fair share with 2 and 3 seats',
      each(open, (line) => `${(off(line) * 100).toFixed(1)} points`),
      open.every((line) => off(line) < 0.05),
    ),
    target(
      'each adventurer wins 40 % to 60 % with 2 seats, teams drawn by lot',
      out.length === 0
        ? 'all do'
        : out.map(({ name, label, rate }) => `${name} ${percent(rate)} (${label})`).join(', '),
      out.length === 0,
    ),
    target(
      'at least 80 % end by artifacts',
      each(tables, (line) => percent(end('artifacts')(line))),
      tables.every((line) => end('artifacts')(line) >= 0.8),
    ),
    target(
      'at most 10 % are overrun',
      each(tables, (line) => percent(end('overrun')(line))),
      tables.every((line) => end('overrun')(line) <= 0.1),
    ),
    target(
      '6 to 10 rounds in the median',
      rounds.join(', '),
      rounds.every((n) => n >= 6 && n <= 10),
    ),
    target('the bot beats random play in 95 % of the games', percent(won), won >= 0.95),
    target('every card is used', unused.length === 0 ? 'all are' : unused.join(', '), unused.length === 0),
  ])
}
function rateOf(found: Tallied, member: number): { games: number; rate: number } {
  const { games, wins } = found.members[member] ?? { games: 0, wins: 0 }
  return { games, rate: games === 0 ? 0 : wins / games }
}
function members({ lots, members: names }: Contests): string {
  const rows = names.map((name, i) => [
    name,
    ...lots.map(({ found }) => {
      const { games, wins } = found.members[i] ?? { games: 0, wins: 0 }
      return games === 0 ? '' : `${percent(wins / games)} (${within(wins, games)})`
    }),
  ])
  return grid(['adventurer', ...lots.map(({ label }) => label)], rows)
}
function recruits({ tables, alone, members: names }: Contests): string {
  const all = [...tables, alone]
  const rows = names.map((name, i) => [
    name,
    ...all.map(({ found }) => percent((found.members[i]?.games ?? 0) / found.games)),
  ])
  return grid(['adventurer', ...all.map(({ label }) => label)], rows)
}
const countedShare = (found: Tallied): number => Object.values(found.counted).reduce((a, b) => a + b, 0) / found.games
function mean(totals: Readonly<Record<string, number>>): number {
  const rows = Object.entries(totals)
  return rows.reduce((sum, [total, n]) => sum + Number(total) * n, 0) / rows.reduce((sum, [, n]) => sum + n, 0)
}
function bands({ alone, bands: all }: Contests): string[][] {
  const { counted } = alone.found
  const n = Object.values(counted).reduce((a, b) => a + b, 0)
  return all.map((from, i) => {
    const to = all[i + 1] ?? Number.POSITIVE_INFINITY
    const here = Object.entries(counted).filter(([total]) => Number(total) >= from && Number(total) < to)
    const share = here.reduce((sum, [, k]) => sum + k, 0) / Math.max(1, n)
    return [to === Number.POSITIVE_INFINITY ? `${from} or more` : `${from} to ${to - 1}`, percent(share)]
  })
}
function sums(lines: readonly Row[]): Map<string, { games: number; seen: number; used: number }> {
  const all = new Map<string, { games: number; seen: number; used: number }>()
  for (const { found } of lines)
    for (const [face, card] of Object.entries(found.cards)) {
      const sum = all.get(face) ?? { games: 0, seen: 0, used: 0 }
      all.set(face, { games: sum.games + card.games, seen: sum.seen + card.seen, used: sum.used + card.used })
    }
  return all
}
function unusedCards(lines: readonly Row[], idle: readonly string[]): string[] {
  return [...sums(lines)].filter(([face, { used }]) => used === 0 && !idle.includes(face)).map(([face]) => face)
}
function cards({ tables, lots, alone }: Contests): string {
  const rows = [...sums([...tables, ...lots, alone])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([face, { games, seen, used }]) => [
      forgeflame.words.en.card(face).name,
      String(games),
      percent(seen / games),
      percent(used / games),
    ])
  return grid(['card', 'games with it', 'seen', 'used'], rows)
}
