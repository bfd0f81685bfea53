/** A piece of work that anybody can do, on a thread or on another machine: what comes of it depends on nothing else. */
import { BadInput } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import { loadStudy } from './declaredBy.ts'
import { countPrompts, type PromptPlan } from './prompts.ts'
import { playGames, type Sample } from './run.ts'
import type { StudyTable, Tables } from './study/index.ts'
import { playTable } from './tables.ts'

type Task =
  /** The games from one number up to another of a sample. */
  | { readonly kind: 'games'; readonly sample: Sample; readonly from: number; readonly to: number }
  /** A table that the game itself counts at. */
  | { readonly kind: 'table'; readonly table: StudyTable }
  /** How often people are asked. */
  | { readonly kind: 'prompts'; readonly plan: PromptPlan }
export interface Work {
  readonly game: string
  /** The cards that are meant. */
  readonly content: string
  readonly task: Task
}

/** What came of it: plain sums. */
export async function foundBy({ game, content, task }: Work): Promise<object> {
  const module = await loadGame(game)
  if (module.game.contentHash !== content)
    throw new BadInput(`the cards of ${game} have changed meanwhile; begin again`)
  if (task.kind === 'games') return playGames(module, task.sample, task.from, task.to)
  if (task.kind === 'prompts') return countPrompts(module, task.plan)
  const study = await loadStudy(game)
  return playTable(module, study!.report as Tables, task.table)
}
