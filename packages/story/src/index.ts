export { checkStories } from './check/check.ts'
export type { Problem } from './check/problem.ts'
export { option, page } from './heads.ts'
export type { StoryPack } from './pack.ts'
export type {
  Body,
  BranchNode,
  Choice,
  ChoiceNode,
  Condition,
  Effect,
  EndNode,
  Leg,
  Node,
  Passage,
  SceneNode,
  Story,
  Terms,
  TestNode,
  Text,
  TextNode,
} from './types.ts'
export { applyFlags, branchLeg, holds, nodeOf, openChoices, told } from './walk.ts'
