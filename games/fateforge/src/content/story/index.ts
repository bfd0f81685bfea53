import type { FateforgeStory } from '../story-terms.ts'
import { act1 } from './act-1.ts'
import { act2, act3 } from './acts-to-come.ts'
import { poisonCellar } from './quests/poison-cellar.ts'
import { strayHound } from './quests/stray-hound.ts'
import { wardGate } from './quests/ward-gate.ts'

export const stories: readonly FateforgeStory[] = [act1, act2, act3, strayHound, wardGate, poisonCellar]
