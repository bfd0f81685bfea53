import { darkness, depthEvents, dread, encounters, loot, scavenge } from './cards/index.ts'
import { injuries, madness, mutations } from './charts/index.ts'
import { elites, enemies } from './enemies/index.ts'
import { campaign, forges, hazards, locations, nights, reserveTowns, towns } from './frontier/index.ts'
import { classes, paths, startingUpgrades } from './heroes/index.ts'
import { bag, items } from './items/index.ts'
import { difficulty, tiles, tokens, track, worlds } from './mine/index.ts'
import { missions } from './missions/index.ts'
import { threats } from './threats/index.ts'
import type { Content } from './types.ts'

export const CONTENT: Content = {
  classes,
  startingUpgrades,
  paths,
  items,
  bag,
  enemies,
  elites,
  threats,
  tiles,
  tokens,
  worlds,
  track,
  difficulty,
  encounters,
  darkness,
  dread,
  depthEvents,
  scavenge,
  loot,
  injuries,
  madness,
  mutations,
  towns,
  reserveTowns,
  hazards,
  locations,
  nights,
  forges,
  missions,
  campaign,
}
