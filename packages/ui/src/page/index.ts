export type { ChoiceCondition, ListedChoice } from '../stage/choices.ts'
export { StoryPage, type StoryPageProps } from './StoryPage.tsx'
