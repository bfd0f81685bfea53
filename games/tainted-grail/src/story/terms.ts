/** What the journal adds to the vocabulary of stories: the words of the pack, and how a verse can turn. */
import type { Condition as StoryCondition, Node, Story } from '@emberhall/story'
import type { Condition, Cost, Effect } from '../content/types.ts'

export interface GrailTerms {
  /** Whatever is no status, no option taken and no verse read: those are flags. */
  readonly condition:
    | Exclude<Condition, { readonly is: 'not' | 'any' | 'all' | 'status' | 'taken' | 'read' }>
    /** TG-15.15 It has not been taken yet. */
    | { readonly once: string }
  readonly effect: Exclude<Effect, { readonly do: 'status' | 'goto' }> | Cost
  readonly test: never
  /** A fight, an argument, a die, a dial: what it is, and how it can end. */
  readonly scene: { readonly turn: string; readonly ways: readonly string[] }
}
export type GrailNode = Node<GrailTerms>
export type GrailStory = Story<GrailTerms>
export type GrailCondition = StoryCondition<GrailTerms>

/** Flags by which the journal is checked: statuses, options taken, verses read. */
export const statusFlag = (status: string, part?: number): string => (part === undefined ? status : `${status}.${part}`)
export const takenFlag = (option: string): string => `took ${option}`
export const readFlag = (verse: string): string => `read ${verse}`

/** The same condition in the words of stories. */
export function asked(condition: Condition): GrailCondition {
  switch (condition.is) {
    case 'status':
      return { flag: statusFlag(condition.status, condition.part) }
    case 'taken':
      return { flag: takenFlag(condition.option) }
    case 'read':
      return { flag: readFlag(condition.verse) }
    case 'not':
      return { not: asked(condition.of) }
    case 'all':
      return { all: condition.of.map(asked) }
    case 'any':
      return { any: condition.of.map(asked) }
    default:
      return condition
  }
}
