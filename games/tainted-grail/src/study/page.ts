/** The balance of Tainted Grail, as a page that is kept and compared. */
import { grid, median, percent, quantile, type StudyLine, target, TARGETS, wilson } from '@emberhall/lab/study'
import { taintedGrail } from '../module.ts'
import { CHANGES } from './changes.ts'
import { type ChapterTally, metBy } from './tally.ts'

type ChapterLine = Pick<StudyLine<ChapterTally>, 'label' | 'found'>
export interface ChapterReport {
  readonly command: string
  readonly bot: string
  /** Chapters by this bot in each mode, and in Normal by random answers: one line for each number of players. */
  readonly normal: readonly ChapterLine[]
  readonly story: readonly ChapterLine[]
  readonly challenge: readonly ChapterLine[]
  readonly random: readonly ChapterLine[]
}
/** What has to hold. */
const NORMAL = { lowest: 0.35, highest: 0.65 }
const RANDOM = 0.02
const XP = { lowest: 25, highest: 35 }

const { words, game } = taintedGrail
const { content, names } = game.book
const whole = (share: number): string => `${Math.round(share * 100)} %`
const wonShare = ({ found }: ChapterLine): number => found.won / found.chapters
const figure = ({ found }: ChapterLine, name: string): number => (found.figures[name] ?? 0) / found.chapters
/** Only a share that is sure to lie outside does: a sample may miss a bound by as much as it can tell. */
function isOutside({ found }: ChapterLine): boolean {
  const { low, high } = wilson(found.won, found.chapters)
  return high < NORMAL.lowest || low > NORMAL.highest
}
const lowOf = ({ found }: ChapterLine): number => wilson(found.won, found.chapters).low
const highOf = ({ found }: ChapterLine): number => wilson(found.won, found.chapters).high

export function chaptersPage(report: ChapterReport): string {
  const { command, bot, normal, story, challenge, random } = report
  const all = [...normal, ...story, ...challenge]
  return `${[
    `# Balance of ${words.en.title}`,
    `Written by \`${command}\`. The same command gives the same page for content \`${game.contentHash}\`. The "${bot}" bot plays all seats of whole first chapters, characters drawn by lot, unless it says otherwise; it never takes the Grace.`,
    '## What has to hold',
    targets(report),
    '## Chapters finished',
    'Sure to 95 % in brackets.',
    grid(
      ['mode', ...normal.map(({ label }) => label)],
      Object.entries({ Normal: normal, Story: story, Challenge: challenge, 'Normal, random answers': random }).map(
        ([mode, lines]) => [mode, ...lines.map(wonCell)],
      ),
    ),
    '## In a chapter of Normal',
    grid(['', ...normal.map(({ label }) => label)], rowsOf(normal)),
    '## Encounters, met alone',
    'As they come up in chapters, by one character with the deck it has by then, of all modes: how often, won, rounds, Health lost. The baseline of the spec, for starting decks and without flight: difficulty 1 is won in 97 % after 2.3 rounds with 1.0 Health lost, difficulty 2 in 87 % after 3.9 rounds with 3.8.',
    grid(
      ['encounter', 'difficulty', ...content.characters.map(({ name }) => name.en)],
      content.encounters
        .filter(({ keys }) => Object.keys(keys).length > 0)
        .map(({ id, name, difficulty }) => [
          name.en,
          String(difficulty),
          ...names.characters.map((character) => encounterCell(all, metBy(id, character))),
        ]),
    ),
    '## What measuring has changed, and what it asks for',
    CHANGES,
    '## Met in no chapter',
    grid(
      ['kind', 'of', 'not met'],
      kinds().map(([kind, ids]) => [kind, String(ids.length), unmet(all, ids).join(', ')]),
    ),
  ].join('\n\n')}\n`
}
function targets({ normal, story, challenge, random }: ChapterReport): string {
  const each = (lines: readonly ChapterLine[], share = wonShare) =>
    lines.map((line) => `${line.label}: ${percent(share(line))}`).join('; ')
  const xp = normal.map((line) => figure(line, 'xp a character'))
  return grid(TARGETS, [
    target(
      `Normal is finished in ${whole(NORMAL.lowest)} to ${whole(NORMAL.highest)}, as far as the sample can tell`,
      each(normal),
      normal.every((line) => !isOutside(line)),
    ),
    target(
      'Story is clearly easier: the brackets lie apart',
      each(story),
      story.every((line, i) => lowOf(line) > highOf(normal[i]!)),
    ),
    target(
      'Challenge is clearly harder: the brackets lie apart',
      each(challenge),
      challenge.every((line, i) => highOf(line) < lowOf(normal[i]!)),
    ),
    target(
      `random answers finish under ${whole(RANDOM)}`,
      each(random),
      random.every((line) => wonShare(line) < RANDOM),
    ),
    target(
      `a chapter brings ${XP.lowest} to ${XP.highest} XP a character`,
      xp.map((n, i) => `${normal[i]!.label}: ${n.toFixed(1)}`).join('; '),
      xp.every((n) => n >= XP.lowest && n <= XP.highest),
    ),
    ...kinds().map(([kind, ids]) => {
      const left = unmet([...normal, ...story, ...challenge], ids)
      return target(
        `every ${kind} is met`,
        left.length === 0 ? 'all are' : `not ${left.length} of ${ids.length}`,
        left.length === 0,
      )
    }),
  ])
}
function wonCell({ found }: ChapterLine): string {
  const { value, low, high } = wilson(found.won, found.chapters)
  return `${percent(value)} (${whole(low)} to ${whole(high)}) of ${found.chapters}`
}
function encounterCell(lines: readonly ChapterLine[], key: string): string {
  const sum = { times: 0, won: 0, rounds: 0, health: 0 }
  for (const { found } of lines)
    for (const what of ['times', 'won', 'rounds', 'health'] as const) sum[what] += found.encounters[key]?.[what] ?? 0
  const { times, won, rounds, health } = sum
  return times === 0
    ? ''
    : `${times}×: ${whole(won / times)}, ${(rounds / times).toFixed(1)}, ${(health / times).toFixed(1)}`
}
const FIGURES = [
  'menhirs fed',
  'menhirs out',
  'places',
  'combats won',
  'talks won',
  'encounters lost',
  'flights',
  'went down',
  'went mad',
  'deaths',
  'verses',
  'quests',
  'xp a character',
  'food a character',
  'cards learned',
  'attributes raised',
] as const
function rowsOf(lines: readonly ChapterLine[]): string[][] {
  const middle = (counts: Readonly<Record<string, number>>) =>
    `${median(counts)} (${quantile(counts, 0.25)} to ${quantile(counts, 0.75)})`
  return [
    ['days (half of the chapters)', ...lines.map(({ found }) => middle(found.days))],
    ['decisions (half of the chapters)', ...lines.map(({ found }) => middle(found.decisions))],
    ...FIGURES.map((name) => [name, ...lines.map((line) => figure(line, name).toFixed(1))]),
  ]
}
function kinds(): [string, readonly string[]][] {
  return [
    ['card', names.cards],
    ['encounter', names.encounters],
    ['item', names.items],
    ['secret', names.secrets],
    ['skill', names.skills],
    ['event', names.events.filter((id) => !isSetup(id))],
    ['location', names.locations],
    ['verse', names.verses],
  ]
}
const isSetup = (id: string): boolean => content.storyEvents.some((event) => event.id === id && event.setup === true)
const unmet = (lines: readonly ChapterLine[], ids: readonly string[]): string[] =>
  ids.filter((id) => lines.every(({ found }) => found.met[id] === undefined))
