import { allies } from './allies.ts'
import { battles } from './battles.ts'
import { boss } from './boss.ts'
import { corruption, fears, traps } from './decks.ts'
import { faces, testFaces } from './dice.ts'
import { enemies } from './enemies.ts'
import { explorations } from './exploration.ts'
import { heroes } from './heroes.ts'
import { items } from './items.ts'
import { quests } from './quests.ts'
import { locations, rests } from './rest.ts'
import { rewards } from './rewards.ts'
import { scenes } from './scenes/index.ts'
import { lordSkills } from './skills-lord.ts'
import { mercenarySkills } from './skills-mercenary.ts'
import { rogueSkills } from './skills-rogue.ts'
import { shamanSkills } from './skills-shaman.ts'
import { sylvanGuardSkills } from './skills-sylvan-guard.ts'
import { stories } from './story/index.ts'
import type { Content } from './types.ts'

export const CONTENT: Content = {
  faces,
  testFaces,
  heroes,
  skills: [...sylvanGuardSkills, ...rogueSkills, ...lordSkills, ...shamanSkills, ...mercenarySkills],
  items,
  enemies,
  boss,
  scenes,
  corruption,
  traps,
  fears,
  allies,
  locations,
  rests,
  quests,
  rewards,
  battles,
  explorations,
  stories,
}
