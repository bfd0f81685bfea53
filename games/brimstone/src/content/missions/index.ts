import type { Mission } from '../types.ts'
import { fistful } from './fistful.ts'
import { lamp } from './lamp.ts'
import { powder } from './powder.ts'
import { rift } from './rift.ts'
import { son } from './son.ts'
import { threshold } from './threshold.ts'

export const missions: readonly Mission[] = [fistful, rift, son, lamp, threshold, powder]
