import type { Item } from '../types.ts'
import { clothing } from './clothing.ts'
import { mineArtifacts } from './mineArtifacts.ts'
import { otherArtifacts } from './otherArtifacts.ts'
import { personal } from './personal.ts'
import { starting } from './starting.ts'
import { tools } from './tools.ts'
import { weapons } from './weapons.ts'

export { bag } from './bag.ts'
export const items: readonly Item[] = [
  ...starting,
  ...weapons,
  ...clothing,
  ...tools,
  ...mineArtifacts,
  ...otherArtifacts,
  ...personal,
]
