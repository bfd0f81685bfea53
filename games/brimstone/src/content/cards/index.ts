import type { DarknessCard, Encounter } from '../types.ts'
import { darknessNow, darknessRemaining } from './darkness.ts'
import { encountersBarrens } from './encountersBarrens.ts'
import { encountersBarrensPeril } from './encountersBarrensPeril.ts'
import { encountersFinds } from './encountersFinds.ts'
import { encountersPeril } from './encountersPeril.ts'
import { encountersRooms } from './encountersRooms.ts'

export { depthEvents } from './depth.ts'
export { dread } from './dread.ts'
export { loot } from './loot.ts'
export { scavenge } from './scavenge.ts'
export const darkness: readonly DarknessCard[] = [...darknessNow, ...darknessRemaining]
export const encounters: readonly Encounter[] = [
  ...encountersRooms,
  ...encountersPeril,
  ...encountersFinds,
  ...encountersBarrens,
  ...encountersBarrensPeril,
]
