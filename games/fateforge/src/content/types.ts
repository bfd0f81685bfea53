/** The vocabulary that cards, enemies and scenes of Fateforge are written in (spec 12.6). */
import { at } from '@emberhall/kernel'
import type { FateforgeStory } from './story-terms.ts'
import type { Boss, Scene, SceneChange } from './scene-types.ts'

// ---------------------------------------------------------------- dice

export const DICE = ['red', 'yellow', 'blue', 'green', 'melee', 'ranged'] as const
export type Die = (typeof DICE)[number]
/** What a die can show and a card can give; the last two are dual results (FG-12.8). */
export const ICONS = [
  'move',
  'strike',
  'strikeSkill',
  'shoot',
  'shootSkill',
  'focus',
  'fail',
  'special',
  'parry',
  'moveStrike',
  'strikeShoot',
] as const
export type Icon = (typeof ICONS)[number]
export const TEST_FACES = ['success', 'trait', 'blank'] as const
export type TestFace = (typeof TEST_FACES)[number]

// ---------------------------------------------------------------- names

export const HEROES = ['sylvan-guard', 'rogue', 'lord', 'shaman', 'mercenary'] as const
export type HeroId = (typeof HEROES)[number]
export const heroIdOf = (no: number): HeroId => at(HEROES, no)
export const TRAITS = ['perception', 'finesse', 'eloquence', 'lore', 'vigour', 'resolve', 'streetwise'] as const
export type Trait = (typeof TRAITS)[number]
export const COLOURS = ['white', 'blue', 'red', 'green', 'brown', 'purple', 'boss'] as const
export type Colour = (typeof COLOURS)[number]
const FACTIONS = ['none', 'militia', 'guild', 'undead'] as const
type Faction = (typeof FACTIONS)[number]
export const GEMS = ['yellow', 'red', 'blue'] as const
export type Gem = (typeof GEMS)[number]
/** FG-43.3 */
export const GEM_VALUES = [1, 3, 5] as const
/** Characters and factions that remember (FG-45.1). */
export const CIRCLES = ['militia', 'guild', 'lamplighters', 'hadrel', 'sefa', 'orm'] as const
export type Circle = (typeof CIRCLES)[number]
export const ZONES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3', 'd1', 'd2', 'd3'] as const
export type Zone = (typeof ZONES)[number]

// ---------------------------------------------------------------- cards of heroes

/** One icon of a cost. A colour asks for a die of that colour (FG-11.3); `wild` takes all but Fail (FG-12.9). */
export type Cost =
  | { readonly pay: 'result'; readonly icon: Icon; readonly or?: Icon; readonly die?: Die }
  | { readonly pay: 'wild' }
  | { readonly pay: 'energy'; readonly n: number }
  | { readonly pay: 'health'; readonly n: number }
  | { readonly pay: 'parryToken'; readonly n: number }
  | { readonly pay: 'cubes'; readonly n: number }

/** An action on the board; `extra` damage, `reach` further zones, a minion hit is stunned, Block is ignored. */
export interface Action {
  readonly do: 'move' | 'strike' | 'shoot' | 'push' | 'pull' | 'parry'
  readonly extra?: number
  readonly reach?: number
  readonly stun?: true
  readonly free?: true
}

export type Gain =
  /** Results and actions that may be used in any order, or not at all (FG-14.12). */
  | { readonly gain: 'pool'; readonly results?: readonly Icon[]; readonly actions?: readonly Action[] }
  /** Actions in this order, all of which must be possible (FG-14.11). */
  | { readonly gain: 'sequence'; readonly actions: readonly Action[] }
  | { readonly gain: 'effects'; readonly effects: readonly Effect[] }

/** Whom an effect reaches: up to `most` heroes within `range` zones, the owner included (spec, notation). */
export interface Reach {
  readonly range: number
  readonly most?: number
  /** Not the owner itself. */
  readonly other?: true
  /** Only the owner itself. */
  readonly self?: true
}
export type Effect =
  /** Your next Shoot at the marked enemy this turn deals so much more. */
  | { readonly effect: 'mark'; readonly range: number; readonly extra: number }
  /** Damage to every enemy in one zone of your choice at this distance (`near` 1: adjacent only; 0: your own too). */
  | { readonly effect: 'blast'; readonly n: number; readonly near: number; readonly range: number }
  /** Damage to each of up to this many enemies in your zone. */
  | { readonly effect: 'cleave'; readonly n: number; readonly most: number }
  | { readonly effect: 'stun'; readonly range: number }
  | ({ readonly effect: 'heal'; readonly n: number } & Reach)
  | ({ readonly effect: 'energize'; readonly n: number; readonly all?: true } & Reach)
  /** Parry tokens; `all`: everybody in reach. */
  | ({ readonly effect: 'guard'; readonly n: number; readonly all?: true } & Reach)
  /** A hero in reach gains a result of your choice, kept until the end of its next turn. */
  | ({ readonly effect: 'lendResult' } & Reach)
  /** Any result but Fail and Special, without a colour. */
  | { readonly effect: 'anyResult' }
  | { readonly effect: 'hide' }
  | { readonly effect: 'steal' }
  /** Until upkeep: every enemy action that could take you takes you. */
  | { readonly effect: 'taunt' }
  /** Until upkeep heroes in your zone, or only you, are no valid targets. */
  | { readonly effect: 'smoke'; readonly who: 'zone' | 'self' }
  | { readonly effect: 'sunder'; readonly n: number }
  /** Your next attack of this kind this turn reaches a zone further. */
  | { readonly effect: 'reach'; readonly attack: 'strike' | 'shoot' }
  | { readonly effect: 'prevent'; readonly n: number }
  | { readonly effect: 'antidote'; readonly n: number }
  | { readonly effect: 'reroll'; readonly n: number }
  | { readonly effect: 'extraDie'; readonly n: number }
  /** In a test, after the roll. */
  | { readonly effect: 'testReroll'; readonly n: number }
  /** Ally: a hero in reach makes a Move, ignoring Block. */
  | ({ readonly effect: 'lead' } & Reach)
  /** Ally: look at the colours of the next reaction. */
  | { readonly effect: 'whisper' }

/** What holds while a card is in force. */
export const STANDING = [
  'pointBlank',
  'disarm',
  'slippery',
  'weaponReroll',
  'momentum',
  'keepParry',
  'noSprintDamage',
  'noFear',
  // corruption
  'testDie',
  'noTriple',
  'oneReroll',
  'hungry',
  'nightSweat',
  'maxEnergy',
  'maxHealth',
  // fear
  'noSprint',
  'noEnergyReroll',
  'noReach',
  'noEnergyMove',
] as const
export type Standing = (typeof STANDING)[number]

/** When an ability can be used. `special`: by a Special result of the weapon's die (FG-12.11). `camp`: outside combat. */
export type Timing = 'turn' | 'prep' | 'damage' | 'special' | 'test' | 'camp' | 'always'
export interface Ability {
  readonly timing: Timing
  readonly if?: 'inStealth'
  readonly cost?: readonly Cost[]
  readonly gain?: Gain
  /** FG-14.10 The cost and the result gained may change places. */
  readonly twoWay?: true
  readonly standing?: Standing
  /** Once per scene even where the card itself is not single-use (outside combat). */
  readonly oncePerScene?: true
}

export interface Hero {
  readonly id: HeroId
  readonly health: number
  readonly energy: number
  readonly trait: Trait
  readonly dice: readonly Die[]
}
/** FG-14.4 to FG-14.6 */
type Use = 'recurrent' | 'single' | 'passive'
export interface Skill {
  readonly id: string
  readonly hero: HeroId
  readonly use: Use
  /** In gold; none for a starting skill. */
  readonly cost?: number
  /** The level I skill it upgrades (FG-U7). */
  readonly upgrades?: string
  readonly abilities: readonly Ability[]
}
/** Where an item works: weapons in the first three, equipment in the others (FG-15.1, FG-15.7). */
export type SlotKind = 'main' | 'secondary' | 'bulky' | 'clothing' | 'pack'
export interface Item {
  readonly id: string
  readonly slot: SlotKind
  readonly cost: number
  readonly die?: 'melee' | 'ranged'
  readonly armor?: number
  readonly trait?: Trait
  /** Two uses (FG-15.11). */
  readonly charged?: true
  /** Once per scene (FG-15.12). */
  readonly single?: true
  /** Belongs to one hero and cannot be given away. */
  readonly only?: HeroId
  readonly abilities: readonly Ability[]
}

// ---------------------------------------------------------------- enemies

/** FG-21.3, FG-21.4; FG-21.4c `extra`, FG-21.4h `toxic` */
export interface EnemyAction {
  readonly do: 'move' | 'strike' | 'shoot' | 'push' | 'pull' | 'stun' | 'parry'
  /** FG-21.4a `»1`, FG-21.4b `»9` */
  readonly at?: 'first' | 'last'
  readonly extra?: number
  readonly toxic?: true
  /** Range +1 (FG-21.4g). */
  readonly far?: true
  readonly toExit?: string
  /** The first colour that can be found. */
  readonly minion?: readonly Colour[]
}
export interface Section {
  readonly distance: number
  readonly orMore?: true
  readonly actions: readonly EnemyAction[]
}
/** FG-21.7; FG-21.7e `frightening` */
export type EnemyTrait = 'block' | 'lifeDrain' | 'frontLine' | 'stealth' | 'frightening'
/** FG-21.5, FG-21.6 */
export type Activation =
  | { readonly does: 'call'; readonly colour: Colour; readonly radius?: number }
  | { readonly does: 'parry'; readonly minion: readonly Colour[] }
/** FG-20.3, FG-20.4 */
export interface Enemy {
  readonly id: string
  readonly colour: Colour
  readonly faction: Faction
  readonly armor: number
  readonly resistance: number
  readonly initiatives: readonly number[]
  readonly band: readonly Section[]
  readonly traits: readonly EnemyTrait[]
  readonly activation?: Activation
  /** Upkeep: an armor cube up to this many if no hero is in its zone. */
  readonly rebuilds?: number
}

// ---------------------------------------------------------------- scenes

// ---------------------------------------------------------------- decks, allies, rest

export type Mishap =
  | { readonly mishap: 'loseEnergy' | 'loseHealth' | 'damage' | 'toxic' | 'toxicAll' | 'lessTime'; readonly n: number }
  | { readonly mishap: 'stun' | 'net' | 'bell' | 'debt' | 'panic' | 'dropParry' | 'nothing' }
export interface Corruption {
  readonly id: string
  /** Kept while it has standing effects; otherwise discarded after its mishaps (FG-38.1). */
  readonly keep?: Standing
  readonly mishaps: readonly Mishap[]
}
export interface Trap {
  readonly id: string
  readonly mishaps: readonly Mishap[]
}
export interface Fear {
  readonly id: string
  /** Face up for the rest of the scene (FG-U13.1). */
  readonly faceUp?: Standing
  readonly mishaps: readonly Mishap[]
}
export interface Ally {
  readonly id: string
  readonly health: number
  readonly dice: readonly [Die, Die]
  readonly skills: readonly { readonly id: string; readonly gain: Gain }[]
}

export type Service =
  | { readonly does: 'heal' | 'food' | 'train' | 'shop' }
  | { readonly does: 'cleanse'; readonly gold: number }
  | { readonly does: 'lesson'; readonly traitPoints: number }
export interface Location {
  readonly id: string
  readonly time: number
  readonly services: readonly Service[]
  readonly open: 'start' | 'unlocked'
  /** Also unlocked by standing well with somebody. */
  readonly opensAt?: { readonly circle: Circle; readonly atLeast: number }
  /** After a visit this location costs a Time less for the rest of the rest scene (FG-C4.5). */
  readonly eases?: string
  /** Its card is discarded after a visit. */
  readonly once?: true
}
export interface Rest {
  readonly id: string
  readonly time: number
  /** Dearest item on the stalls. */
  readonly stallLimit: number
  readonly unlocks: readonly number[]
}
export interface SideQuest {
  readonly id: string
  readonly threat: number
  readonly time: number
  readonly expiresAfterRests: number
  /** The story told when it is undertaken. */
  readonly story: string
}
/** FG-42.2 */
export interface Reward {
  readonly at: number
  readonly options: readonly [Prize, Prize]
}
export type Prize = 'die' | 'gold6' | 'item' | 'traitCard' | 'maxHealth' | 'maxEnergy'

export interface BattleQuest {
  readonly id: string
  readonly difficulty: number
  readonly minutes: number
  readonly legs: readonly {
    readonly scene: string
    readonly changes: readonly SceneChange[]
    /** The rest after it, unless it is the last. */
    readonly rest?: { readonly time: number; readonly goldPerHero: number }
  }[]
}

/** A place of the city, known by its landmark (FG-46.3). */
interface CityPlace {
  readonly id: string
  readonly column: number
  readonly row: number
  readonly sellsFood?: true
  readonly reputation?: { readonly circle: Circle; readonly n: number }
}
export interface Exploration {
  readonly id: string
  readonly places: readonly CityPlace[]
  readonly blocked: readonly (readonly [string, string])[]
  readonly starts: readonly string[]
  readonly goal: string
  readonly steps: number
}

export interface Content {
  readonly faces: Readonly<Record<Die, readonly Icon[]>>
  readonly testFaces: readonly TestFace[]
  readonly heroes: readonly Hero[]
  readonly skills: readonly Skill[]
  readonly items: readonly Item[]
  readonly enemies: readonly Enemy[]
  readonly boss: Boss
  readonly scenes: readonly Scene[]
  readonly corruption: readonly Corruption[]
  readonly traps: readonly Trap[]
  readonly fears: readonly Fear[]
  readonly allies: readonly Ally[]
  readonly locations: readonly Location[]
  readonly rests: readonly Rest[]
  readonly quests: readonly SideQuest[]
  readonly rewards: readonly Reward[]
  readonly battles: readonly BattleQuest[]
  readonly explorations: readonly Exploration[]
  readonly stories: readonly FateforgeStory[]
}
