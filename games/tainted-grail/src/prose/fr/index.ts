import type { en } from '../en/index.ts'
import type { Worded } from '../types.ts'
import { chronicle } from './chronicle.ts'
import { deeds } from './deeds.ts'
import { dreams } from './dreams.ts'
import { encounters, stages } from './encounters.ts'
import { parts, randoms, tasks } from './events.ts'
import { letters } from './letters.ts'
import { locations, oldNames, statuses } from './places.ts'
import { items, secrets, skills, special } from './things.ts'
import { versesNorth } from './verses-north.ts'
import { versesSouth } from './verses-south.ts'
import { versesVillage } from './verses-village.ts'

export const fr: Worded<typeof en> = {
  verses: { ...versesVillage, ...versesSouth, ...versesNorth, ...dreams },
  parts,
  randoms,
  tasks,
  letters,
  locations,
  oldNames,
  statuses,
  encounters,
  stages,
  items,
  secrets,
  skills,
  special,
  deeds,
  chronicle,
}
