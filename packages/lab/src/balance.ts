/** The balance report of a game, as a page that is kept and compared. Games differ in what there is to ask; the way in is one. */
import { BadInput } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import { loadStudy } from './declaredBy.ts'
import { levelsSection } from './levels.ts'
import { type PromptPlan, promptSection, type Prompts } from './prompts.ts'
import { type Plan, type Progress, withCrew } from './simulate.ts'
import type { Asked } from './study/index.ts'
import { tablesPage } from './tablesPage.ts'
import { victories } from './victories.ts'
import { victoriesPage } from './victoriesPage.ts'

const NOTES = '## What was changed, and why'

export async function balanceReport(
  game: string,
  plan: Plan,
  onProgress: (label: string, progress: Progress) => void,
): Promise<string> {
  const module = await loadGame(game)
  const study = await loadStudy(game)
  if (study === null) throw new BadInput(`nobody has written down what there is to find out about ${game}`)
  const { games, seed = 1, bot = 'heuristic' } = plan
  const asked: Asked = {
    games,
    seed,
    bot,
    command: `npx emberhall simulate ${game} --report --games ${games} --seed ${seed} --bot ${bot}`,
  }
  const { report, ways } = study
  const content = module.game.contentHash
  return withCrew(plan, Infinity, async (crew) => {
    const page =
      report.kind === 'tables'
        ? await tablesPage(module, report, asked, crew, onProgress)
        : victoriesPage(
            module,
            await victories(game, report.questions(module), { ...plan, crew }, onProgress),
            asked.command,
          )
    const counted = async (wanted: PromptPlan): Promise<Prompts> =>
      (await crew.do({ game, content, task: { kind: 'prompts', plan: wanted } })) as Prompts
    const prompts = await promptSection(module, asked, counted, ways)
    return `${page}\n${levelsSection(module)}\n${prompts}\n`
  })
}
/** What people have written below the figures of the old page stays. */
export function withNotes(page: string, old: string): string {
  const from = old.indexOf(NOTES)
  return from < 0 ? page : `${page}\n${old.slice(from)}`
}
