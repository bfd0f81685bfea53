/** The balance of Fateforge, as a page that is kept and compared. */
import { byId } from '../book.ts'
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
  wilson,
} from '@emberhall/lab/study'
import { fateforge } from '../module.ts'
import { type ActTally, pageOf } from './acts.ts'

type ActLine = Pick<StudyLine<ActTally>, 'label' | 'found'>
export interface ActReport {
  readonly command: string
  readonly bot: string
  /** Acts by this bot, and single fights with fresh heroes by random play, one line for each number of players. */
  readonly acts: readonly ActLine[]
  readonly random: readonly ActLine[]
}
/** What has to hold (spec 12.8 and the targets of the pack). */
const FIRST = { scene: 'c1', lowest: 0.7 }
const BOSS = { scene: 'c7', lowest: 0.3, highest: 0.6 }
const MIDDLE = { scenes: ['c2', 'c3', 'c4', 'c5', 'c6'], lowest: 0.75, highest: 0.95 }
const RANDOM = 0.1
const RARE = 0.01

const { words, game } = fateforge
const whole = (share: number): string => `${Math.round(share * 100)} %`
const scenes = game.book.content.scenes.map(({ id }) => id)
const wonShare = ({ found }: ActLine, scene: string): number => {
  const fight = found.fights[scene]
  return fight === undefined ? 0 : fight.won / fight.fought
}
/** Only a share that is sure to lie outside does: a sample may miss a bound by as much as it can tell. */
function isOutside(
  { found }: ActLine,
  scene: string,
  { lowest, highest }: { lowest: number; highest: number },
): boolean {
  const fight = found.fights[scene]
  if (fight === undefined) return false
  const { low, high } = wilson(fight.won, fight.fought)
  return high < lowest || low > highest
}
const figure = ({ found }: ActLine, name: string): number => (found.figures[name] ?? 0) / found.acts

export function actsPage(report: ActReport): string {
  const { command, bot, acts, random } = report
  return `${[
    `# Balance of ${words.en.title}`,
    `Written by \`${command}\`. The same command gives the same page for content \`${game.contentHash}\`. The "${bot}" bot plays all seats of whole first acts, heroes drawn by lot, unless it says otherwise.`,
    '## What has to hold',
    targets(report),
    '## Fights, won',
    'Share of fights won when they came up in an act, and in how many acts they did. Sure to 95 % in brackets.',
    grid(
      ['fight', ...acts.map(({ label }) => label)],
      scenes.map((scene) => [scene, ...acts.map((line) => wonCell(line, scene))]),
    ),
    '## Fights, health',
    'Health of the party as a share of its most: at the start, and when the last round is over. Heroes down count nothing. Then how many fell.',
    grid(
      ['fight', ...acts.map(({ label }) => label)],
      scenes.map((scene) => [scene, ...acts.map((line) => healthCell(line, scene))]),
    ),
    '## Random play',
    'Single fights with fresh heroes, won by random answers.',
    grid(
      ['fight', ...random.map(({ label }) => label)],
      scenes.map((scene) => [scene, ...random.map((line) => percent(wonShare(line, scene)))]),
    ),
    '## Acts',
    grid(['', ...acts.map(({ label }) => label)], rowsOf(acts)),
    '## Branches and endings',
    grid(
      ['ending', ...acts.map(({ label }) => label)],
      countsOf(acts, ({ endings }) => endings),
    ),
    grid(
      ['choice', ...acts.map(({ label }) => label)],
      countsOf(acts, ({ choices }) => choices),
    ),
    '## Pages of the story',
    `Pages of the first act and its side quests that were read in under ${whole(RARE)} of all acts.`,
    grid(['page', 'acts'], rarePages(acts)),
    '## Length',
    `Rounds of an act, ${at(acts, 1).label}.`,
    `\`\`\`\n${histogram(at(acts, 1).found.rounds).join('\n')}\n\`\`\``,
    '## Every skill and item',
    'Over all acts in which it could have been had. What works by itself counts as used where somebody has it.',
    grid(['card', 'acts', 'had', 'used'], cardRows(acts)),
  ].join('\n\n')}\n`
}
function targets({ acts, random }: ActReport): string {
  const each = (lines: readonly ActLine[], scene: string) =>
    lines.map((line) => `${line.label}: ${percent(wonShare(line, scene))}`).join('; ')
  const high = scenes.filter((scene) => random.some((line) => wonShare(line, scene) >= RANDOM))
  const unused = cardRows(acts)
    .filter(([, , , used]) => used === '0.0 %')
    .map(([name]) => name)
  const unread = rarePages(acts).flatMap(([page, n]) => (n === '0' ? [page] : []))
  const outside = acts.flatMap((line) =>
    MIDDLE.scenes
      .filter((scene) => isOutside(line, scene, MIDDLE))
      .map((scene) => `${scene}, ${line.label}: ${percent(wonShare(line, scene))}`),
  )
  return grid(TARGETS, [
    target(
      `the first fight is won in at least ${whole(FIRST.lowest)}`,
      each(acts, FIRST.scene),
      acts.every((line) => wonShare(line, FIRST.scene) >= FIRST.lowest),
    ),
    target(
      `the boss falls in ${whole(BOSS.lowest)} to ${whole(BOSS.highest)}, as far as the sample can tell`,
      each(acts, BOSS.scene),
      acts.every((line) => !isOutside(line, BOSS.scene, BOSS)),
    ),
    target(
      `fights from the second on are won in ${whole(MIDDLE.lowest)} to ${whole(MIDDLE.highest)}, as far as the sample can tell`,
      outside.length === 0 ? 'all are' : `not ${outside.join('; ')}`,
      outside.length === 0,
    ),
    target(
      `random play wins under ${whole(RANDOM)} of each fight`,
      high.length === 0 ? 'of all' : `not of ${high.join(', ')}`,
      high.length === 0,
    ),
    target('every skill and item is used', unused.length === 0 ? 'all are' : unused.join(', '), unused.length === 0),
    target('every page of the story is read', unread.length === 0 ? 'all are' : unread.join(', '), unread.length === 0),
  ])
}
function wonCell({ found }: ActLine, scene: string): string {
  const fight = found.fights[scene]
  if (fight === undefined) return ''
  const { value, low, high } = wilson(fight.won, fight.fought)
  return `${percent(value)} (${whole(low)} to ${whole(high)}) of ${fight.fought}`
}
function healthCell({ found }: ActLine, scene: string): string {
  const fight = found.fights[scene]
  if (fight === undefined) return ''
  const { before, after, fell, fought } = fight
  return `${whole(before / fought)} → ${whole(after / fought)}, ${(fell / fought).toFixed(2)}`
}
const FIGURES = [
  'gold',
  'food',
  'victory points',
  'skills learned',
  'corruption kept',
  'health lost',
  'knocked out',
  'extra rounds',
  'tests passed',
  'tests failed',
] as const
function rowsOf(acts: readonly ActLine[]): string[][] {
  const middle = (counts: Readonly<Record<string, number>>) =>
    `${median(counts)} (${quantile(counts, 0.25)} to ${quantile(counts, 0.75)})`
  return [
    ['acts', ...acts.map(({ found }) => String(found.acts))],
    ['decisions (half of the acts)', ...acts.map(({ found }) => middle(found.decisions))],
    ['rounds (half of the acts)', ...acts.map(({ found }) => middle(found.rounds))],
    ...FIGURES.map((name) => [`${name}, at the end or in all`, ...acts.map((line) => figure(line, name).toFixed(1))]),
  ]
}
function countsOf(acts: readonly ActLine[], pick: (found: ActTally) => Readonly<Record<string, number>>): string[][] {
  const keys = [...new Set(acts.flatMap(({ found }) => Object.keys(pick(found))))].toSorted()
  return keys.map((key) => [key, ...acts.map(({ found }) => percent((pick(found)[key] ?? 0) / found.acts))])
}
/** Branches are no pages: they only lead on. */
const PAGES: readonly string[] = game.book.content.stories.flatMap(({ act, nodes }, story) =>
  act > 1 ? [] : nodes.flatMap(({ id, kind }) => (kind === 'branch' ? [] : [pageOf(story, id)])),
)
function rarePages(acts: readonly ActLine[]): string[][] {
  const sum = (count: (found: ActTally) => number) => acts.reduce((n, { found }) => n + count(found), 0)
  const all = sum((found) => found.acts)
  const read = PAGES.map((page) => ({ page, n: sum(({ pages }) => pages[page] ?? 0) }))
  return read.filter(({ n }) => n < all * RARE).map(({ page, n }) => [page, String(n)])
}
/** Cards that nobody ever has to use: they hold while they are there. */
function isQuiet(id: string): boolean {
  const card = byId(game.book.cards, id)
  return card.abilities.every(({ timing }) => timing === 'always')
}
function cardRows(acts: readonly ActLine[]): string[][] {
  return game.book.cards.map(({ id }) => {
    const sum = { acts: 0, seen: 0, used: 0 }
    for (const { found } of acts)
      for (const key of ['acts', 'seen', 'used'] as const) sum[key] += found.cards[id]?.[key] ?? 0
    const used = isQuiet(id) ? sum.seen : sum.used
    return [words.en.card(id).name, String(sum.acts), percent(sum.seen / sum.acts), percent(used / sum.acts)]
  })
}
