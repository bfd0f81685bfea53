import type { Skill } from '../types.ts'
import { aggression } from './aggression.ts'
import { caution } from './caution.ts'
import { courage } from './courage.ts'
import { empathy } from './empathy.ts'
import { practicality } from './practicality.ts'
import { spirituality } from './spirituality.ts'

/** In the order of their cards. */
export const skills: readonly Skill[] = [
  ...aggression,
  ...empathy,
  ...courage,
  ...caution,
  ...practicality,
  ...spirituality,
]
