import type { Condition, Passage } from '@emberhall/story'
import type { FateforgeStory, FateforgeTerms } from '../story-terms.ts'

export type StoryNode = FateforgeStory['nodes'][number]

export const told = (en: string, fr: string): Passage<FateforgeTerms> => ({ text: { en, fr } })

export const toldIf = (condition: Condition<FateforgeTerms>, en: string, fr: string): Passage<FateforgeTerms> => ({
  if: condition,
  text: { en, fr },
})
