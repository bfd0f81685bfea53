/** Whether conditions can hold at all, when some flags are known and everything else is free. */
import type { Condition, Terms } from '../types.ts'
import { holds } from '../walk.ts'
import { isFlag } from '../words.ts'
import { atomsOf } from './sites.ts'

/** Beyond this many unknowns in one node nothing is proved. */
export const MAX_UNKNOWNS = 12

/** A demand: all of `if` hold and none of `unless`. */
export interface Demand<G extends Terms> {
  readonly if: readonly Condition<G>[]
  readonly unless: readonly Condition<G>[]
}
/** What is known of flags: those in `set` are set, those in `foreign` may be either, all others are not set. */
export interface Knowledge {
  readonly set: readonly string[]
  readonly foreign: ReadonlySet<string>
}

/** A word of the game as a text, the same whatever the order of its fields. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(nameOf).join()}]`
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${key}:${nameOf(field)}`).join()}}`
}

export function unknownsOf<G extends Terms>(
  conditions: readonly Condition<G>[],
  foreign: ReadonlySet<string>,
): string[] {
  const atoms = conditions.flatMap(atomsOf).filter((atom) => !isFlag(atom) || foreign.has(atom.flag))
  return [...new Set(atoms.map(nameOf))]
}

/** Whether the demand can be met. With too many unknowns it counts as possible. */
export function canBe<G extends Terms>(demand: Demand<G>, { set, foreign }: Knowledge): boolean {
  const unknowns = unknownsOf([...demand.if, ...demand.unless], foreign)
  if (unknowns.length > MAX_UNKNOWNS) return true
  const unsure = [...foreign].filter((flag) => unknowns.includes(nameOf({ flag })))
  for (let chosen = 0; chosen < 1 << unknowns.length; chosen++) {
    const isChosen = (atom: object) => ((chosen >> unknowns.indexOf(nameOf(atom))) & 1) === 1
    const memory = [...set, ...unsure.filter((flag) => isChosen({ flag }))]
    const meets = (condition: Condition<G>) => holds(condition, memory, isChosen)
    if (demand.if.every(meets) && !demand.unless.some(meets)) return true
  }
  return false
}
