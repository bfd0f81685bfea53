/** The stories as their checker takes them, with what only this game knows. */
import type { StoryPack } from '@emberhall/story'
import { CONTENT } from './content/index.ts'
import type { FateforgeTerms } from './content/story-terms.ts'
import { CIRCLES, HEROES, TRAITS } from './content/types.ts'
import { STORY_CARDS } from './parts.ts'
import { EVERY_RULE } from './steps/unlocks.ts'

type G = FateforgeTerms

const unknown = (what: string, id: string, known: readonly string[]): string[] =>
  known.includes(id) ? [] : [`there is no ${what} "${id}"`]
const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

function checkCondition(condition: G['condition']): string[] {
  if ('reputation' in condition) return unknown('circle', condition.reputation, CIRCLES)
  if ('storyCard' in condition) return unknown('story card', condition.storyCard, STORY_CARDS)
  if ('hero' in condition) return unknown('hero', condition.hero, HEROES)
  return []
}
function checkEffect(effect: G['effect']): string[] {
  if ('reputation' in effect) return unknown('circle', effect.reputation, CIRCLES)
  if ('storyCard' in effect) return unknown('story card', effect.storyCard, STORY_CARDS)
  if ('item' in effect) return unknown('item', effect.item, ids(CONTENT.items))
  if ('unlockLocation' in effect) return unknown('location', effect.unlockLocation, ids(CONTENT.locations))
  if ('unlockQuest' in effect) return unknown('side quest', effect.unlockQuest, ids(CONTENT.quests))
  if ('ally' in effect) return unknown('ally', effect.ally, ids(CONTENT.allies))
  if ('unlockRule' in effect && !EVERY_RULE.includes(effect.unlockRule))
    return [`there is no rule ${effect.unlockRule} to unlock`]
  return []
}
/** What people think of the heroes, and the cards of the story deck. */
function keptAs(word: G['condition'] | G['effect']): string | null {
  if ('reputation' in word) return `reputation ${word.reputation}`
  return 'storyCard' in word ? `story card ${word.storyCard}` : null
}
function outcomesOf(scene: G['scene']): readonly string[] | null {
  if ('combat' in scene) return ids(CONTENT.scenes).includes(scene.combat) ? ['won', 'lost'] : null
  if ('rest' in scene) return ids(CONTENT.rests).includes(scene.rest) ? ['done'] : null
  return ids(CONTENT.explorations).includes(scene.explore) ? ['arrived', 'late'] : null
}

export const stories: StoryPack<G> = {
  stories: CONTENT.stories,
  sources: 'src/content/story',
  checkCondition,
  checkEffect,
  checkTest: ({ trait }) => unknown('trait', trait, TRAITS),
  outcomesOf,
  conditionsIn: (scene) => ('combat' in scene ? (scene.changes ?? []).map((change) => change.if) : []),
  pictures: [
    'campfire',
    'castellan',
    'cellar',
    'city-dusk',
    'crypt',
    'dark',
    'ford',
    'gilded-hall',
    'hadrel',
    'half-lit',
    'lamps-lit',
    'lantern-oil',
    'leaving-forest',
    'library',
    'market',
    'marsh',
    'orm',
    'refugees',
    'sefa',
    'sefas-street',
    'toll-gate',
    'wolf-tracks',
  ],
  keptAs,
  readByRules: ['act1.sealRead', 'reputation lamplighters', 'story card lantern-oil'],
}
