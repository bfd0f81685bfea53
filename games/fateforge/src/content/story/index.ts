import type { FateforgeStory } from '../story-terms.ts'
import { act1 } from './act-1.ts'
import { poisonCellar } from './quests/poison-cellar.ts'
import { strayHound } from './quests/stray-hound.ts'
import { wardGate } from './quests/ward-gate.ts'

export const stories: readonly FateforgeStory[] = [act1, strayHound, wardGate, poisonCellar]
