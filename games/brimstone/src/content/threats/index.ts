import type { Threat } from '../types.ts'
import { epic } from './epic.ts'
import { glass } from './glass.ts'
import { high } from './high.ts'
import { low } from './low.ts'
import { med } from './med.ts'

export const threats: readonly Threat[] = [...low, ...med, ...high, ...epic, ...glass]
