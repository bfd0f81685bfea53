import { found } from '@emberhall/kernel'
import { corruption } from './corruption.ts'
import { fears } from './fears.ts'
import { items } from './items.ts'
import { places } from './places.ts'
import { guardSkills } from './skills-guard.ts'
import { lordSkills } from './skills-lord.ts'
import { mercenarySkills } from './skills-mercenary.ts'
import { rogueSkills } from './skills-rogue.ts'
import { shamanSkills } from './skills-shaman.ts'
import type { Scenes } from './stage.ts'
import { traps } from './traps.ts'

const SCENES: Scenes = {
  ...guardSkills,
  ...rogueSkills,
  ...lordSkills,
  ...shamanSkills,
  ...mercenarySkills,
  ...items,
  ...corruption,
  ...traps,
  ...fears,
  ...places,
}
/** The picture of a card, by its id; 240 × 150. */
export const sceneOf = (id: string): (() => string) => found(SCENES[id], `picture of ${id}`)
