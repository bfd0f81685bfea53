import { BadInput, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { type Campaign } from '../src/campaign-shape.ts'
import { documentOf, gameOf } from './tale.ts'

type Hero = Campaign['heroes'][number]
const plain = documentOf()
/** What is said against a campaign, by rule; nothing if it can be played. */
function against(campaign: Partial<Campaign>): string[] {
  try {
    Match.start(gameOf({}), { seats: 2, options: { campaign: { ...plain, ...campaign } } })
    return []
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return [...new Set(error.message.match(/FG-[A-Z]?\d+\.\d+/g))]
  }
}
const withLord = (change: Partial<Hero>): Partial<Campaign> => ({
  heroes: [{ ...plain.heroes[0]!, ...change }, plain.heroes[1]!],
})
const held = (item: string) => ({ item, stage: 0, cubes: 0 })

test('FG-4.5 a campaign as the game keeps it can be played', () => {
  expect(against({})).toEqual([])
  expect(against({ ...withLord({ corruption: ['black-veins', 'black-veins'], health: 6 }) })).toEqual([])
  expect(
    against({ quests: [{ id: 'ward-gate', left: 1 }], graveyard: ['library', 'riposte', 'doubt', 'satchel'] }),
  ).toEqual([])
})

const WRONG: readonly (readonly [string, string, Partial<Campaign>])[] = [
  ['a hero nobody knows', 'FG-2.1', withLord({ hero: 'nobody' })],
  ['a hero twice', 'FG-2.1', { heroes: [plain.heroes[0]!, plain.heroes[0]!] }],
  ['three heroes for two', 'FG-5.3', { heroes: documentOf({ heroes: { lord: {}, rogue: {}, shaman: {} } }).heroes }],
  ['a page that is not in the act', 'FG-1.2', { node: 'nowhere' }],
  ['a page of another act', 'FG-1.2', { act: 3 }],
  ['a mark that is not in the act', 'FG-1.3', { marks: ['nowhere'] }],
  ['an unknown item', 'FG-49.1', { bag: [held('excalibur')] }],
  ['an item twice', 'FG-49.1', { bag: [held('buckler'), held('buckler')] }],
  ['an unknown discarded card', 'FG-49.3', { graveyard: ['excalibur'] }],
  ['an unknown enemy', 'FG-49.5', { enemiesMet: ['dragon'] }],
  ['an unknown story card', 'FG-47.1', { storyCards: ['map'] }],
  ['an unknown place', 'FG-48.3', { locations: ['palace'] }],
  ['an unknown side quest', 'FG-48.9', { quests: [{ id: 'fame', left: 2 }] }],
  ['an unknown ally', 'FG-U8.1', { allies: ['tolun'] }],
  ['a fight after the last of a battle quest', 'FG-9.1', { battle: { ...plain.battle, quest: 'three-gates', leg: 2 } }],
  ['a skill of another hero', 'FG-14.3', withLord({ skills: ['charge'], active: [] })],
  ['a skill in use that is not owned', 'FG-14.1', withLord({ active: ['taunt'] })],
  ['an unknown trait', 'FG-10.2', withLord({ traits: ['charm'] })],
  ['an unknown die', 'FG-10.5', withLord({ dice: ['pink'] })],
  ['a board without slots', 'FG-10.1', withLord({ slots: [] })],
  ['too much health', 'FG-13.1', withLord({ health: 9 })],
  ['too little energy', 'FG-13.1', withLord({ energy: 3 })],
  ['an unknown corruption card', 'FG-38.1', withLord({ corruption: ['pride'] })],
  ['a corruption card three times', 'FG-C5.4', withLord({ corruption: ['doubt', 'doubt', 'doubt'] })],
]
for (const [what, rule, campaign] of WRONG)
  test(`${rule} a campaign with ${what} is refused`, () => {
    expect(against(campaign)).toEqual([rule])
  })
