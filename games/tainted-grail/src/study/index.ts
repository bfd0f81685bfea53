/** The balance of Tainted Grail: whole chapters in every mode, for every number of players. */
import type { Asked, Study, StudyLine, StudyTable, Tables } from '@emberhall/lab/study'
import type { S } from '../state.ts'
import { chaptersPage } from './page.ts'
import { type ChapterTally, emptyChapters, following } from './tally.ts'

/** Chapters that are played in one go. */
const STRETCH = 20
const PARTIES = [1, 2, 3, 4].map((seats) => ({ label: seats === 1 ? '1 player' : `${seats} players`, seats }))
const MODES = ['normal', 'story', 'challenge'] as const

function tablesOf(part: string, { games, seed }: Asked, bot: string, options: Record<string, unknown>): StudyTable[] {
  return PARTIES.flatMap((party) =>
    Array.from({ length: Math.ceil(games / STRETCH) }, (_, i) => ({
      ...party,
      part,
      from: i * STRETCH,
      to: Math.min(games, (i + 1) * STRETCH),
      seed,
      bots: [bot],
      options,
    })),
  )
}
function page(lines: readonly StudyLine<ChapterTally>[], { command, bot }: Asked): string {
  const of = (part: string) => lines.filter((line) => line.part === part)
  return chaptersPage({
    command,
    bot,
    normal: of('normal'),
    story: of('story'),
    challenge: of('challenge'),
    random: of('random'),
  })
}
const chapters: Tables<S, ChapterTally> = {
  kind: 'tables',
  tables: (asked) => [
    ...MODES.flatMap((mode) => tablesOf(mode, asked, asked.bot, { mode })),
    ...tablesOf('random', asked, 'random', { mode: 'normal' }),
  ],
  none: emptyChapters,
  follow: following,
  page,
}

export const study: Study = {
  report: chapters,
  measured: { budgets: { decisionsPerS: 100_000, rebuildUs: 30, replayMs: 100 } },
}
