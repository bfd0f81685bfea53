/** What a game needs to declare its study, and to write the page about it. */
export type {
  Asked,
  Ended,
  Follower,
  Measured,
  Questions,
  Scene,
  Study,
  StudyLine,
  StudyTable,
  Tables,
  Victories,
  Way,
} from './declared.ts'
export { grid, histogram, percent, target, TARGETS, within } from './pages.ts'
export { type Counts, difference, type Estimate, median, quantile, wilson } from './statistics.ts'
export { count, sumUp } from './sums.ts'
