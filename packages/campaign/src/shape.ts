/** Whether plain data fits its declaration. */
import { BadInput, type Core, defineGame, type Game, readOptions, RuleFault, type Shape } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'

const MAX_SEATS = 12

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The kernel checks options against their declaration; data is checked as the options of a game without rules. */
const forms = new WeakMap<Shape, Game>()
function formOf(shape: Shape): Game {
  const known = forms.get(shape)
  if (known !== undefined) return known
  const form = defineGame({
    id: 'form',
    version: 1,
    seats: { min: 0, max: MAX_SEATS },
    options: shape,
    state: {},
    zones: {},
    verbs: {},
    questions: {},
    events: {},
    logs: {},
    faces: [],
    content: null,
    cards: () => [],
    steps: {},
    first: '',
    tie: () => null,
    undoRule: '',
    migrate: {},
  }) as unknown as Game
  forms.set(shape, form)
  return form
}

/** Every way in which a value does not fit, as `path: problem`. */
export function problemsOf(shape: Shape, value: unknown, path: string, seats: number): string[] {
  if (!isObject(value)) return [`${path || 'value'}: must be an object`]
  const at = path === '' ? '' : `${path}.`
  // The options of a game may be left out; data may not.
  const problems = Object.keys(shape)
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => `${at}${key}: missing`)
  try {
    readOptions(formOf(shape), value, seats)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    problems.push(...error.problems.map((problem) => `${at}${problem}`))
  }
  return problems
}

/** Figures and names that a line of the chronicle is put into words with. */
export function problemsOfParams(params: unknown, path: string): string[] {
  if (!isObject(params)) return [`${path}: must be an object`]
  return Object.entries(params)
    .filter(([, value]) => typeof value !== 'string' && !Number.isFinite(value))
    .map(([key]) => `${path}.${key}: must be a text or a number`)
}

/** What is wrong with a tree: its shape, or what the game says of it. */
export function problemsOfTree<T extends object, S extends Core, O, B>(
  campaign: Campaign<T, S, O, B>,
  tree: unknown,
  path: string,
  seats: number,
): string[] {
  const problems = problemsOf(campaign.shape, tree, path, seats)
  if (problems.length > 0) return problems
  return (campaign.check?.(tree as T) ?? []).map((problem) => `${path}: ${problem}`)
}
/** A tree that a game's own functions have made must fit. */
export function sound<T extends object, S extends Core, O, B>(
  campaign: Campaign<T, S, O, B>,
  tree: T,
  seats: readonly string[],
  source: string,
): T {
  const problems = problemsOfTree(campaign, tree, 'tree', seats.length)
  if (problems.length > 0)
    throw new RuleFault(`${campaign.id}: ${source} makes a tree that cannot be: ${problems.join('; ')}`)
  return tree
}
