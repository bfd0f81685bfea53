/** What outlives a scene (spec 3.2, 3.4): the campaign as a document, in names that survive a change of content. */
import { flag, int, list, oneOf, record, type TreeOf, text } from '@emberhall/kernel'

export const STANCES = ['guard', 'assault'] as const
const held = record({
  item: text(),
  /** 0: full; 1: half used (FG-15.11). */
  stage: int({ min: 0, max: 1 }),
  /** Armor cubes (FG-17.1). */
  cubes: int({ min: 0 }),
})
export const CAMPAIGN = {
  seats: int({ min: 1, max: 4, initial: 1 }),
  /** FG-7, FG-8, FG-51.1: how this campaign is played. */
  solo: oneOf('vigilance', 'blind'),
  hardcore: flag(),
  consensus: oneOf('leader', 'all', 'vote', 'chronicler'),
  act: int({ min: 0, max: 3 }),
  /** The main story is told to its end. */
  ended: flag(),
  /** Where the story goes on: a node of the act's story; empty before the first. */
  node: text(),
  flags: list(text()),
  /** By CIRCLES (FG-45). */
  reputation: list(int({ min: -5, max: 5 })),
  storyCards: list(text()),
  rules: list(int({ min: 1, max: 14 })),
  locations: list(text()),
  quests: list(record({ id: text(), left: int({ min: 0 }) })),
  allies: list(text()),
  traitPoints: int({ min: 0 }),
  traitsGiven: int({ min: 0 }),
  victory: int({ min: 0 }),
  rewards: int({ min: 0 }),
  gold: int({ min: 0 }),
  food: int({ min: 0 }),
  bag: list(held),
  /** Skills, items, corruption cards and story cards that are gone for good (FG-49.3). */
  graveyard: list(text()),
  enemiesMet: list(text()),
  nextRestTime: int(),
  /** How often the forced fight at hand was lost (FG-C2.4). */
  tries: int({ min: 0 }),
  /** Chapters and rests reached, for the progress bar (FG-1.3). */
  marks: list(text()),
  /** The seat after the last Beast Master (FG-18.8). */
  beastMaster: int({ min: 0, max: 3 }),
  heroes: list(
    record({
      hero: text(),
      health: int({ min: 0 }),
      healthSpent: int({ min: 0 }),
      healthAside: int({ min: 0 }),
      energy: int({ min: 0 }),
      energySpent: int({ min: 0 }),
      stun: flag(),
      down: flag(),
      /** Dice won (FG-C6.1). */
      dice: list(text()),
      skills: list(text()),
      active: list(text()),
      traits: list(text()),
      slots: list(held),
      corruption: list(text()),
      drum: int({ min: 0, max: 3 }),
      /** Greater maximum won as a reward (FG-C6.1). */
      moreHealth: int({ min: 0 }),
      moreEnergy: int({ min: 0 }),
    }),
  ),
  /** Battle mode (FG-9). */
  battle: record({
    quest: text(),
    leg: int({ min: 0 }),
    extraRound: flag(),
    secondary: int({ min: 0 }),
    secondaryOf: int({ min: 0 }),
    fell: flag(),
    outcome: oneOf('none', 'won', 'lost'),
  }),
}
export type Campaign = TreeOf<typeof CAMPAIGN>
