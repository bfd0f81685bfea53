/** A hero, in a campaign and at the table, and what it carries (spec 3.2, 3.3). */
import { laidOnly, listOf, named, recordOf } from '@emberhall/campaign'
import { flag, int, list, oneOf, record, text } from '@emberhall/kernel'

/** SB-17 An item with what is attached to it. */
const ITEM = recordOf({
  item: named('items'),
  attached: listOf(named('items')),
  forged: listOf(named('forges')),
  /** Dynamite kept in it (SB-34.5). */
  holds: int({ min: 0 }),
  ...laidOnly({
    /** SB-17.2, SB-17.6 In hand, or worn. */
    ready: flag(),
    /** SB-17.10 Who has used it this turn. */
    usedBy: int({ min: -1, initial: -1 }),
    /** Abilities used up: number of the rule × LIMITS + limit. */
    used: list(int({ min: 0 })),
  }),
})

const IN_AN_ADVENTURE = {
  seat: int({ min: 0 }),
  /** The square it stands on; of the KO marker where it is down. */
  at: int({ min: -1, initial: -1 }),
  /** BY_WOUNDS, BY_SANITY or both; 0: it stands. */
  down: int({ min: 0, max: 3 }),
  /** Stays down until the Adventure ends, or is dead. */
  out: flag(),
  wounds: int({ min: 0 }),
  /** Sanity damage. */
  harm: int({ min: 0 }),
  grit: int({ min: 0 }),
  activated: flag(),
  /** Cannot spend Grit until the end of its next activation (Choke). */
  isChoked: flag(),
  /** SB-10.4 */
  scavenged: flag(),
  /** SB-23.12 A Free Attack has been made this turn. */
  freeAttack: flag(),
  /** SB-12.6 When it last looked through a door: the turn. */
  looked: int({ min: 0 }),
  used: list(int({ min: 0 })),
  /** XP gained in this Adventure. */
  earned: int({ min: 0 }),
}
/** SB-33.1 All of it but what is laid out for an Adventure only is carried over. */
export const HERO = {
  name: text(),
  class: named('classes'),
  portrait: int({ min: 0, max: 1 }),
  level: int({ min: 1, max: 8, initial: 1 }),
  xp: int({ min: 0 }),
  gold: int({ min: 0 }),
  darkStone: int({ min: 0 }),
  /** The starting upgrade, then ranks of paths. */
  upgrades: listOf(named('upgrades')),
  /** AC-1 What levels have brought, by GROWN. */
  grown: list(int()),
  items: listOf(ITEM),
  bag: listOf(named('tokens')),
  corruption: int({ min: 0 }),
  injuries: listOf(named('injuries')),
  madness: listOf(named('madness')),
  mutations: listOf(named('mutations')),
  status: oneOf('active', 'home', 'dead', 'retired'),
  /** AC-13 How the next Adventure begins. */
  begins: record({ wounds: int({ min: 0 }), harm: int({ min: 0 }), grit: int({ min: -1 }) }),
  /** Its place in the list of names, for those who were given none. */
  called: int({ min: 0 }),
  ...laidOnly(IN_AN_ADVENTURE),
}
/** Figures that grow with levels. */
export const GROWN = [
  'maxHealth',
  'maxSanity',
  'initiative',
  'maxGrit',
  'agility',
  'cunning',
  'spirit',
  'strength',
  'lore',
  'luck',
] as const
