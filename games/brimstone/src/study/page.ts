/** The balance of Shadows of Brimstone, as a page that is kept and compared. */
import { at } from '@emberhall/kernel'
import { grid, median, percent, quantile, type StudyLine, target, TARGETS, within } from '@emberhall/lab/study'
import { brimstone } from '../module.ts'
import { CHANGES } from './changes.ts'
import type { Tally } from './tally.ts'
import { ADVENTURES } from './trail.ts'

export type Row = StudyLine<Tally>
/** SB-38.6 and the goals of the pack. */
const LOWEST = 0.3
const HIGHEST = 0.6
const RANDOM = 0.05
/** Spec 10.5: pay of an Adventure for each hero. */
const PAY = { xp: [100, 250], gold: [75, 200] } as const

const { game, words } = brimstone
const won = ({ found }: Row): number => (found.outcomes['won'] ?? 0) / found.games
const figure = ({ found }: Row, name: string): number => (found.figures[name] ?? 0) / found.games
const share = ({ found }: Row, outcome: string): string => percent((found.outcomes[outcome] ?? 0) / found.games)

export function pageOf(lines: readonly Row[], command: string, bot: string): string {
  const of = (part: string): Row[] => lines.filter((line) => line.part === part)
  const first = of('first')
  return `${[
    `# Balance of ${words.en.title}`,
    `Written by \`${command}\`. The same command gives the same page for content \`${game.contentHash}\`. The "${bot}" bot plays all seats, one hero a seat, with fresh heroes of different classes drawn by lot, unless it says otherwise. Shares in brackets are sure to 95 %.`,
    '## What has to hold',
    targets(lines),
    '## The first mission',
    'A Fistful of Dark Stone in the Basic game, by heroes and odds.',
    results([...first, ...of('book'), ...of('gentle')]),
    '### Alone, by class, at even odds',
    classes(at(first, 0)),
    '## The other missions, and the Advanced game',
    'At even odds.',
    results(of('missions')),
    '## Campaigns',
    `${ADVENTURES} Adventures of the Advanced game at even odds with a stay in town after each; the bot takes missions as they come. Figures for each campaign; XP, Gold and items for each hero of the posse at its end.`,
    campaigns(of('campaign')),
    'Adventures won, and the level of the posse, by how many it has behind it.',
    byAdventure(of('campaign')),
    '## Random play',
    'Every legal answer with the same chance, the first mission at even odds. Random players also flee.',
    results(of('random')),
    '## What an Adventure pays',
    'For each hero, the reward of the mission included.',
    grid(
      ['', 'XP', 'Gold', 'Dark Stone'],
      first.map((line) => [
        line.label,
        ...['xp a hero', 'gold a hero', 'stones a hero'].map((name) => figure(line, name).toFixed(1)),
      ]),
    ),
    '## Length',
    'Turns and decisions of all seats together, in the first mission at even odds.',
    grid(
      ['', 'turns: half of the games', 'median', 'decisions: half of the games', 'median'],
      first.map(({ label, found }) => [
        label,
        middle(found.turns),
        `${median(found.turns)}`,
        middle(found.decisions),
        `${median(found.decisions)}`,
      ]),
    ),
    '## Cards that never came up',
    unseen(lines).join(', ') || 'None.',
    '## Things that nobody ever had',
    unowned(lines).join(', ') || 'None.',
    '## What measuring has changed',
    CHANGES,
  ].join('\n\n')}\n`
}
const middle = (counts: Readonly<Record<string, number>>): string =>
  `${quantile(counts, 0.25)} to ${quantile(counts, 0.75)}`

function results(lines: readonly Row[]): string {
  return grid(
    ['', 'games', 'won', '', 'all down', 'Darkness escaped', 'finale reached', 'fights', 'went down'],
    lines.map((line) => [
      line.label,
      `${line.found.games}`,
      percent(won(line)),
      `(${within(line.found.outcomes['won'] ?? 0, line.found.games)})`,
      share(line, 'allDown'),
      share(line, 'darkness'),
      percent(figure(line, 'finale reached')),
      figure(line, 'fights').toFixed(1),
      figure(line, 'went down').toFixed(1),
    ]),
  )
}
function classes({ found }: Row): string {
  const rows = Object.entries(found.classes).map(([no, { games, won: wins }]) => [
    at(game.book.content.classes, Number(no)).name.en,
    `${games}`,
    percent(wins / games),
    `(${within(wins, games)})`,
  ])
  return grid(['', 'games', 'won', ''], rows)
}
/** Faces that no Adventure of any line has shown. */
function unseen(lines: readonly Row[]): string[] {
  return game.faceKeys.filter((face) => lines.every(({ found }) => (found.cards[face] ?? 0) === 0))
}
/** Items that no hero of any line has had, and forges that nobody had made. */
const unowned = (lines: readonly Row[]): string[] =>
  [...game.book.names.items, ...game.book.names.forges].filter((item) =>
    lines.every(({ found }) => (found.items[item] ?? 0) === 0),
  )

const FIGURES = ['xp', 'gold', 'stones', 'items', 'forged', 'dead', 'retired', 'mutations', 'scars'] as const
function campaigns(lines: readonly Row[]): string {
  return grid(
    ['', 'campaigns', ...FIGURES, 'decisions in the mine', 'in town'],
    lines.map((line) => [
      line.label,
      `${line.found.games}`,
      ...FIGURES.map((name) => figure(line, name).toFixed(1)),
      figure(line, 'decisions in the mine').toFixed(0),
      figure(line, 'decisions in town').toFixed(0),
    ]),
  )
}
function byAdventure(lines: readonly Row[]): string {
  const numbers = Array.from({ length: ADVENTURES }, (_, i) => i + 1)
  return grid(
    ['', ...numbers.map((n) => `${n}`)],
    lines.flatMap((line) => {
      const share = (name: string, n: number): number =>
        (line.found.figures[`${name} ${n}`] ?? 0) / Math.max(1, line.found.figures[`adventure ${n}`] ?? 0)
      return [
        [`${line.label}, won`, ...numbers.map((n) => percent(share('won', n)))],
        [`${line.label}, level`, ...numbers.map((n) => share('level', n).toFixed(1))],
      ]
    }),
  )
}
function targets(lines: readonly Row[]): string {
  const of = (part: string): Row[] => lines.filter((line) => line.part === part)
  const [first, random] = [of('first'), of('random')]
  const told = (list: readonly Row[]): string => list.map((line) => `${line.label}: ${percent(won(line))}`).join('; ')
  const missing = unseen(lines)
  const pays = (name: string, [low, high]: readonly [number, number]): boolean =>
    first.every((line) => figure(line, name) >= low && figure(line, name) <= high)
  return grid(TARGETS, [
    target(
      `the first mission is won in ${percent(LOWEST)} to ${percent(HIGHEST)} at even odds with 1 to 4 heroes`,
      told(first),
      first.every((line) => won(line) >= LOWEST && won(line) <= HIGHEST),
    ),
    target(
      `random play wins under ${percent(RANDOM)}`,
      told(random),
      random.every((line) => won(line) < RANDOM),
    ),
    target(
      'an Adventure pays 100 to 250 XP and 75 to 200 Gold for each hero',
      first
        .map(
          (line) =>
            `${line.label}: ${figure(line, 'xp a hero').toFixed(0)} and ${figure(line, 'gold a hero').toFixed(0)}`,
        )
        .join('; '),
      pays('xp a hero', PAY.xp) && pays('gold a hero', PAY.gold),
    ),
    target('every card comes up', missing.length === 0 ? 'all do' : `${missing.length} do not`, missing.length === 0),
    target(
      'every item is had by somebody, and every forge made',
      unowned(lines).length === 0 ? 'all are' : `${unowned(lines).length} are not`,
      unowned(lines).length === 0,
    ),
  ])
}
