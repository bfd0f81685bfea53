/** What a game's package exports as `stories`: all it tells, and what the checker cannot know by itself. */
import type { Condition, Story, Terms } from './types.ts'

export interface StoryPack<G extends Terms = Terms> {
  readonly stories: readonly Story<G>[]
  /** Where the stories are written, from the game's folder. @example 'src/content/story' */
  readonly sources: string
  /** What is wrong with one of the game's own words; empty when all is well. */
  checkCondition(condition: G['condition']): readonly string[]
  checkEffect(effect: G['effect']): readonly string[]
  checkTest(test: G['test']): readonly string[]
  /** How a scene can end; null if there is no such scene. */
  outcomesOf(scene: G['scene']): readonly string[] | null
  /** The conditions that a scene asks for by itself, for example of an enemy that only comes if a flag is set. */
  conditionsIn?(scene: G['scene']): readonly Condition<G>[]
  /** The names of all pictures there are. */
  readonly pictures: readonly string[]
  /** What an effect changes, or a condition asks for, if it is kept until later: its name. @example 'reputation orm' */
  keptAs?(word: G['condition'] | G['effect']): string | null
  /** Flags and kept things that the rules ask for, and flags that they set or clear, outside of the stories. */
  readonly readByRules?: readonly string[]
  readonly setByRules?: readonly string[]
  /** Proper names: texts that may be the same in both languages. */
  readonly names?: readonly string[]
  /** The ids of stories that can be told more than once in a campaign, and then find the flags they set before. */
  readonly toldAgain?: readonly string[]
}
