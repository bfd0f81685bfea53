import type { HeroClass, StartingUpgrade, UpgradePath } from '../types.ts'
import { bandit, banditPaths, banditUpgrades } from './bandit.ts'
import { lawman, lawmanPaths, lawmanUpgrades } from './lawman.ts'
import { rancher, rancherPaths, rancherUpgrades } from './rancher.ts'
import { saloon, saloonPaths, saloonUpgrades } from './saloon.ts'

export const classes: readonly HeroClass[] = [lawman, bandit, rancher, saloon]
export const startingUpgrades: readonly StartingUpgrade[] = [
  ...lawmanUpgrades,
  ...banditUpgrades,
  ...rancherUpgrades,
  ...saloonUpgrades,
]
export const paths: readonly UpgradePath[] = [...lawmanPaths, ...banditPaths, ...rancherPaths, ...saloonPaths]
