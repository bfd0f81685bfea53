import { colourKeys } from './cards/colours.ts'
import { cards } from './cards/index.ts'
import { characters } from './characters/index.ts'
import { encounters } from './encounters/index.ts'
import { echoedLocations, echoedVerses } from './echoes.ts'
import { randomEvents } from './events/random.ts'
import { storyEvents } from './events/story.ts'
import { items } from './items/index.ts'
import { dreams, locations, verses } from './places/index.ts'
import { secrets } from './secrets/index.ts'
import { setup } from './setup.ts'
import { skills } from './skills/index.ts'
import { statuses, tasks } from './statuses.ts'
import type { Content } from './types.ts'

export const CONTENT: Content = {
  characters,
  colourKeys,
  cards,
  encounters,
  locations: echoedLocations(locations),
  verses: echoedVerses(verses),
  dreams,
  storyEvents,
  randomEvents,
  items,
  secrets,
  skills,
  statuses,
  tasks,
  setup,
}
