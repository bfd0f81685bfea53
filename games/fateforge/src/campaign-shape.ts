/** What outlives a scene (spec 3.2, 3.4), in names that survive a change of content, and what a scene makes of it. */
import { type KeptOf, keptOnly, keptShape, laidOnly, laidShape, listOf, recordOf } from '@emberhall/campaign'
import { flag, int, list, oneOf, record, text } from '@emberhall/kernel'
import { HELD, HERO } from './hero-shape.ts'

/** FG-7, FG-8, FG-51.1: how a campaign is played. */
export const WAYS = {
  solo: oneOf('vigilance', 'blind'),
  hardcore: flag(),
  consensus: oneOf('leader', 'all', 'vote', 'chronicler'),
}
export const CAMPAIGN = {
  ...keptOnly({ seats: int({ min: 1, max: 4, initial: 1 }), ...WAYS }),
  act: int({ min: 0, max: 3 }),
  /** The main story is told to its end. */
  ended: flag(),
  ...laidOnly({
    /** What has been done in this match, for the chronicle: `n2.help`, `c1.won`. */
    deeds: list(text()),
    /** Which story is told. */
    story: int({ min: 0 }),
  }),
  /** Where the story goes on: a node of the act's story; empty before the first. */
  node: text(),
  ...laidOnly({
    /** Where the act's story goes on after a rest, while a side quest is told. */
    after: text(),
  }),
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
  bag: listOf(HELD),
  /** Skills, items, corruption cards and story cards that are gone for good (FG-49.3). */
  graveyard: list(text()),
  enemiesMet: list(text()),
  nextRestTime: int(),
  /** How often the forced fight at hand was lost (FG-C2.4). */
  tries: int({ min: 0 }),
  /** Chapters and rests reached, for the progress bar (FG-1.3). */
  marks: list(text()),
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
  /** The seat after the last Beast Master (FG-18.8). */
  beastMaster: int({ min: 0, max: 3 }),
  heroes: listOf(recordOf(HERO)),
}
export type Campaign = KeptOf<typeof CAMPAIGN>
/** In documents. */
export const KEPT = keptShape(CAMPAIGN)
/** On the table. */
export const LAID = laidShape(CAMPAIGN)
