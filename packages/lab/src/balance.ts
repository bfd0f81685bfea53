/** The balance report of a game, as a page that is kept and compared. Games differ in what there is to ask; the way in is one. */
import { loadGame } from '@emberhall/roster'
import { promptSection } from './prompts.ts'
import { writeReport } from './report.ts'
import type { Plan, Progress } from './simulate.ts'
import { study } from './study.ts'

type Report = (plan: Plan, onProgress: (label: string, progress: Progress) => void) => Promise<string>
/** Reports that are no study of victories; each is fetched when it is wanted. */
const OWN: Readonly<Record<string, () => Promise<Report>>> = {
  fateforge: async () => (await import('./acts/report.ts')).actsReport,
  forgeflame: async () => (await import('./contestReport.ts')).contestReport,
}
const NOTES = '## What was changed, and why'

export async function balanceReport(game: string, ...[plan, onProgress]: Parameters<Report>): Promise<string> {
  const module = await loadGame(game)
  const own = await OWN[game]?.()
  const page =
    own === undefined ? writeReport(module, await study(game, plan, onProgress)) : await own(plan, onProgress)
  const { games, seed = 1, bot = 'heuristic' } = plan
  return `${page}\n${promptSection(module, games, seed, bot)}\n`
}
/** What people have written below the figures of the old page stays. */
export function withNotes(page: string, old: string): string {
  const from = old.indexOf(NOTES)
  return from < 0 ? page : `${page}\n${old.slice(from)}`
}
