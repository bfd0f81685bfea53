/** Whether plain data fits its declaration. */
import {
  brief,
  type Core,
  MOST_PROBLEMS,
  problemsOfTree as problemsIn,
  RuleFault,
  saidAgainst,
  type Shape,
} from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first ways in which a value does not fit, as `path: problem`. */
export function problemsOf(shape: Shape, value: unknown, path: string, seats: number): string[] {
  return problemsIn(shape, value, path, seats, 0)
}

/** Figures and names that a line of the chronicle is put into words with. */
export function problemsOfParams(params: unknown, path: string): string[] {
  if (!isObject(params)) return [`${path}: must be an object`]
  return Object.entries(params)
    .filter(([, value]) => typeof value !== 'string' && !Number.isFinite(value))
    .slice(0, MOST_PROBLEMS)
    .map(([key]) => `${path}.${brief(key)}: must be a text or a number`)
}

/** What is wrong with a tree: its shape, or what the game says of it. */
export function problemsOfTree<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  tree: unknown,
  path: string,
  seats: number,
): string[] {
  const problems = problemsOf(campaign.shape, tree, path, seats)
  if (problems.length > 0) return problems
  return saidAgainst(() => campaign.check?.(tree as T) ?? []).map((problem) => `${path}: ${problem}`)
}
/** A tree that a game's own functions have made must fit. */
export function sound<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  tree: T,
  seats: readonly string[],
  source: string,
): T {
  const problems = problemsOfTree(campaign, tree, 'tree', seats.length)
  if (problems.length > 0)
    throw new RuleFault(`${campaign.id}: ${source} makes a tree that cannot be: ${problems.join('; ')}`)
  return tree
}
