/** Everything of Forgeflame that is drawn. Components are placed with `at` in an SVG, or stand alone without it. */
import './panel.css'

export * from './cards/Cards.tsx'
export { flameAt } from './mine/chambers.ts'
export {
  type Layout,
  passagePath,
  type Place,
  PLANS,
  siteAt,
  sizeAt,
  slotAt,
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
export * from './pieces/figures.tsx'
export * from './pieces/tokens.tsx'
