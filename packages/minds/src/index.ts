export { candidates, sameAnswer } from './candidates.ts'
export { chanceOf, type Fitted, foretold, leaning, type Misfit, squashed } from './judging.ts'
export {
  effortOf,
  isLevel,
  isPonderer,
  type Level,
  LEVELS,
  PATIENCE_MS,
  playerOf,
  type Ponderer,
  ponderingOf,
} from './levels.ts'
export { random } from './random.ts'
export { type Remark, remarkOn } from './remark.ts'
export { type Point, type Review, reviewing, type Turn } from './review.ts'
export { type Mind, mindOf, rollOut, type Thinker, turnsSince } from './rollout.ts'
export { think, thinking, type Thinking, type Thought, type Weighed } from './think.ts'
