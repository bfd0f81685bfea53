import type { Encounter } from '../types.ts'
import { blue } from './blue.ts'
import { green } from './green.ts'
import { grey } from './grey.ts'
import { purple } from './purple.ts'

export const encounters: readonly Encounter[] = [...green, ...grey, ...purple, ...blue]
