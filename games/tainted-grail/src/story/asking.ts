/** Who asks for what: only what is asked for is kept as a flag, so that nothing is set that nobody reads. */
import { walk } from '../content/check/walk.ts'
import { CONTENT } from '../content/index.ts'
import type { Condition } from '../content/types.ts'
import { KEPT, WHEN } from '../prose/index.ts'
import { readFlag, statusFlag, takenFlag } from './terms.ts'

function flagOf(condition: Condition): string | null {
  if (condition.is === 'status') return statusFlag(condition.status, condition.part)
  if (condition.is === 'taken') return takenFlag(condition.option)
  return condition.is === 'read' ? readFlag(condition.verse) : null
}
function flagsIn(...things: readonly object[]): ReadonlySet<string> {
  const found = new Set<string>()
  const condition = (each: Condition) => {
    const flag = flagOf(each)
    if (flag !== null) found.add(flag)
  }
  for (const thing of things) walk(thing, { condition })
  return found
}
/** Flags that somebody asks for: verses, passages, the chronicle, places, events. */
export const ASKED = flagsIn(CONTENT, WHEN, KEPT)
/** Flags that places and menhirs ask for, outside of the journal. */
export const ASKED_BY_PLACES = flagsIn(...CONTENT.locations)

/** What is kept besides flags, and asked for: secrets held, tasks noted. */
export const KEPT_THINGS: ReadonlySet<string> = (() => {
  const found = new Set<string>()
  const condition = (each: Condition) => {
    const name = thingAsked(each)
    if (name !== null) found.add(name)
  }
  walk(CONTENT, { condition })
  walk(WHEN, { condition })
  return found
})()
export function thingAsked(condition: object): string | null {
  if ('is' in condition && 'secret' in condition) return `secret ${String(condition.secret)}`
  return 'is' in condition && 'task' in condition ? `task ${String(condition.task)}` : null
}
/** Statuses that secrets and the Grace check by themselves. */
export const SET_BY_RULES: readonly string[] = (() => {
  const found = new Set<string>(['saved-by-the-goddess'])
  for (const { dial } of CONTENT.secrets)
    walk(dial ?? {}, {
      effect: (each) => {
        if (each.do === 'status' && each.clear !== true) found.add(statusFlag(each.status, each.part))
      },
    })
  return [...found]
})()
