/** Lists of names that options and lines of the log are written in. */
import { MAX_HEROES } from './parts.ts'

export interface Names {
  readonly classes: readonly string[]
  readonly upgrades: readonly string[]
  readonly items: readonly string[]
  readonly enemies: readonly string[]
  readonly elites: readonly string[]
  readonly tiles: readonly string[]
  readonly missions: readonly string[]
  readonly injuries: readonly string[]
  readonly madness: readonly string[]
  readonly worlds: readonly string[]
  readonly depthEvents: readonly string[]
  readonly mutations: readonly string[]
  readonly forges: readonly string[]
  readonly towns: readonly string[]
  readonly hazards: readonly string[]
  readonly townEvents: readonly string[]
  readonly nights: readonly string[]
}
export const NO_NAMES: Names = {
  classes: [],
  upgrades: [],
  items: [],
  enemies: [],
  elites: [],
  tiles: [],
  missions: [],
  injuries: [],
  madness: [],
  worlds: [],
  depthEvents: [],
  mutations: [],
  forges: [],
  towns: [],
  hazards: [],
  townEvents: [],
  nights: [],
}
/** A hero by class, portrait and place: `cl-lawman.0.1`. */
export const heroNames = (classes: readonly string[]): string[] =>
  classes.flatMap((id) =>
    [0, 1].flatMap((portrait) => Array.from({ length: MAX_HEROES }, (_, h) => `${id}.${portrait}.${h + 1}`)),
  )
