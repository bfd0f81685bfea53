/** Everything of Forgeflame that is drawn. Components are placed with `at` in an SVG, or stand alone without it. */
import './panel.css'

export * from './cards/Cards.tsx'
export { tintOf } from './cards/frames.ts'
export type { At, Placed } from './Drawing.tsx'
export { flameAt } from './mine/chambers.ts'
export {
  type Layout,
  passagePath,
  type Place,
  PLANS,
  siteAt,
  sizeAt,
  type Slot,
  slotAt,
  type Way,
} from './mine/layout.ts'
export {
  CaveIn,
  CostCoin,
  type Glow,
  KoboldStep,
  MineMap,
  Route,
  SiteGlow,
  SiteNames,
  viewOf,
} from './mine/MineMap.tsx'
export type { Mood } from './parts/faces.ts'
export type { KoboldPose } from './parts/kobold.ts'
export { PLAYERS } from './parts/marks.ts'
export * from './pieces/figures.tsx'
export * from './pieces/tokens.tsx'
