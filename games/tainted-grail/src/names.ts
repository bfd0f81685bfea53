/** Lists of names that options and lines of the log are written in. */
export interface Names {
  readonly characters: readonly string[]
  readonly locations: readonly string[]
  readonly encounters: readonly string[]
  readonly cards: readonly string[]
  readonly items: readonly string[]
  readonly secrets: readonly string[]
  readonly skills: readonly string[]
  readonly events: readonly string[]
  readonly statuses: readonly string[]
  readonly verses: readonly string[]
  readonly tasks: readonly string[]
}
export const NO_NAMES: Names = {
  characters: [],
  locations: [],
  encounters: [],
  cards: [],
  items: [],
  secrets: [],
  skills: [],
  events: [],
  statuses: [],
  verses: [],
  tasks: [],
}
