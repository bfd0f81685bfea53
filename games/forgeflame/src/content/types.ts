/** What is printed: adventurers and their cards, artifacts, events, imps, objectives, tokens and the board. All of it is data (FF-1.12). */
export interface Named {
  readonly en: string
  readonly fr: string
}

/** FF-1.5 In rising order of preciousness; Mithrül stands outside of it. */
export const ORES = ['gold', 'darkiron', 'draconite', 'mithrul'] as const
export type Ore = (typeof ORES)[number]
/** FF-5.1 The last stands for any one of the four others. */
export const SYMBOLS = ['move', 'dig', 'pick', 'fight', 'wild'] as const
export type Symbol = (typeof SYMBOLS)[number]
export type Mark = 'stun' | 'slow'
export type Keyword = Mark | 'shock'
type AdventurerSet = 'core' | 'extra' | 'expansion'
export type Tier = 'basic' | 'advanced'

// ---------------------------------------------------------------- the board

export type Level = 'entrance' | 'I' | 'II' | 'III' | 'forge'
export type Burrow = 'claw' | 'fang'
export interface Site {
  readonly id: string
  readonly name: Named
  readonly level: Level
  /** How many adventurers fit; null: no limit. */
  readonly capacity: number | null
  /** Place on the map, in hundredths of its width and height. */
  readonly x: number
  readonly y: number
  readonly burrow?: Burrow
}
export interface Passage {
  readonly from: string
  readonly to: string
  readonly difficult: boolean
}
export interface Board {
  readonly sites: readonly Site[]
  readonly passages: readonly Passage[]
}

// ---------------------------------------------------------------- abilities

/** `here`: the acting adventurer's site; `adj`: that and adjacent ones; `next`: adjacent ones only. */
export type Range = 'here' | 'adj' | 'next' | 'board'
/** `other`: any adventurer but the acting one; `figure`: such an adventurer, or a Kobold. */
export type Who = 'adv' | 'other' | 'ally' | 'opp' | 'kobold' | 'figure'
export type Quantifier = 'one' | 'two' | 'upTo2' | 'each'
export interface Target {
  readonly q: Quantifier
  readonly who: Who
  readonly range: Range
}
/** X: the ores that the acting adventurer carries (FF-26.GR.1). */
export type Amount = number | 'X'
export const GRANTS = ['flight', 'stealth', 'phase', 'passenger', 'digBonus', 'keepOre', 'flamelessForge'] as const
export type Grant = (typeof GRANTS)[number]
export type ChainSource = 'discard' | 'search' | 'draw' | 'replay'

export type Effect =
  /** `value`: of the Treasure that was spent. */
  | { readonly do: 'gain'; readonly symbol: Symbol; readonly n: number | 'value' }
  | { readonly do: 'grant'; readonly what: Grant }
  /** The range of the target is x sites. */
  | { readonly do: 'attract'; readonly x: Amount; readonly target: Omit<Target, 'range'> }
  | { readonly do: 'push'; readonly x: Amount; readonly target: Target }
  /** Onto any site with room; `deposit`: one that also has a Deposit token face down. */
  | { readonly do: 'place'; readonly target: Target | 'self'; readonly to: 'any' | 'deposit' }
  | { readonly do: 'swapPlaces'; readonly target: Target }
  | { readonly do: 'status'; readonly mark: Mark; readonly target: Target }
  | { readonly do: 'shock'; readonly target: Target }
  | { readonly do: 'heal'; readonly target: Target }
  | { readonly do: 'caveIn'; readonly n: number | 'upToX' }
  | { readonly do: 'clearCaveIn'; readonly n: number; readonly range: 'here' }
  | { readonly do: 'dig'; readonly range: Range }
  | { readonly do: 'takeLying'; readonly range: Range }
  | { readonly do: 'takeFromBag'; readonly how: 'random' | 'chosen'; readonly n: number | 'perKobold' }
  | { readonly do: 'takeCarried'; readonly target: Target }
  | { readonly do: 'trade'; readonly min: number; readonly max: number; readonly target: Target }
  | { readonly do: 'convertLying'; readonly range: 'here' }
  | { readonly do: 'convertOwn'; readonly n: number }
  | { readonly do: 'convertCarried'; readonly target: Target }
  | { readonly do: 'transfer'; readonly target: Target }
  /** All of one site of the board. */
  | { readonly do: 'removeKobolds' }
  | { readonly do: 'flame'; readonly n: number }
  /** `site`: all tokens of the named kinds on one site; otherwise this many tokens. */
  | {
      readonly do: 'peek'
      readonly what: readonly ('deposit' | 'exploration')[]
      readonly n: number | 'site'
      readonly range: Range
    }
  | { readonly do: 'replaceRow' }
  | { readonly do: 'draw'; readonly n: number; readonly keep: number }
  | { readonly do: 'discardFrom'; readonly target: Target }
  | { readonly do: 'chain'; readonly from: ChainSource }
  | { readonly do: 'extraTurn' }
  | { readonly do: 'cancel' }
  | { readonly do: 'copy' }
  /** `each`: every target uses one action of any kind; `lend`: one target uses one or two symbols of this card. */
  | { readonly do: 'delegate'; readonly how: 'each' | 'lend'; readonly target: Target }
  | { readonly do: 'remoteTotem' }
  | { readonly do: 'battery'; readonly n: number }
  | { readonly do: 'potion'; readonly n: number }
  | { readonly do: 'web'; readonly on: 'artifact' }
  | { readonly do: 'web'; readonly on: 'ore'; readonly range: Range }
  | { readonly do: 'web'; readonly on: 'adventurer'; readonly target: Target }
  /** Once for each Battery that was discharged, or that is uncharged; `distinct`: each time another. */
  | {
      readonly do: 'choose'
      readonly options: readonly Effect[]
      readonly times: 'discharged' | 'uncharged'
      readonly distinct: boolean
    }

/** What is paid before the effects; what cannot be paid makes the ability unavailable (FF-1.8). */
export type Cost =
  | { readonly pay: 'carriedOre'; readonly to: 'reserve' | 'bag'; readonly ore?: Ore }
  | { readonly pay: 'lyingOre'; readonly range: Range }
  | { readonly pay: 'battery'; readonly min: number; readonly max: number }
  | { readonly pay: 'treasure' }

/** `standing`: on as soon as the card is played (FF-5.6); `reaction`: only on another player's turn (FF-18.8). */
export interface Ability {
  readonly timing: 'loop' | 'standing' | 'reaction'
  readonly cost?: Cost
  readonly steps: readonly Effect[]
}

// ---------------------------------------------------------------- cards

export interface Adventurer {
  readonly id: string
  /** As everyone says it. */
  readonly name: Named
  readonly fullName?: Named
  readonly role: Named
  readonly set: AdventurerSet
  readonly carry: number
  readonly immune?: Keyword
  readonly kit?: 'batteries' | 'potions' | 'webs'
  readonly portrait: Named
}
export interface ActionCard {
  readonly id: string
  readonly adventurer: string
  readonly tier: Tier
  readonly name: Named
  readonly symbols: readonly Symbol[]
  readonly abilities: readonly Ability[]
  readonly flavour?: Named
}
export type Collection = 'gold' | 'darkiron' | 'draconite'
export const POWERS = ['treasure', 'heal', 'banish', 'scout', 'kindle', 'flight', 'stealth', 'collection'] as const
/** FF-14.5 to FF-14.12, in this order. */
export type Power = (typeof POWERS)[number]
/** FF-14.1 */
export interface Artifact {
  readonly id: string
  readonly name: Named
  /** Gold, Darkiron, Draconite. */
  readonly cost: readonly [number, number, number]
  readonly vp: number
  readonly collection?: Collection
  readonly power?: Power
  readonly flavour?: Named
}

export type EventEffect =
  | { readonly do: 'nextRound'; readonly what: 'freeForge' | 'sanctuary' }
  | { readonly do: 'eachPlayer'; readonly what: 'caveIn' | 'goldOnSite' | 'replaceOne' | 'moveOne' }
  | { readonly do: 'shockAt'; readonly level: Level }
  | { readonly do: 'oreToBag'; readonly ore: Ore; readonly n: number }
  | { readonly do: 'activate' }
  | { readonly do: 'treasureForFewest' }
  | { readonly do: 'slowAt'; readonly level: Level }
  | { readonly do: 'clearCaveInsAt'; readonly level: Level }
export interface MineEvent {
  readonly id: string
  readonly name: Named
  readonly flames: number
  readonly activation: boolean
  readonly burrows: readonly Burrow[]
  readonly effect: EventEffect
  readonly removedInSolo?: true
  readonly flavour?: Named
}

export type Side = 'left' | 'centre' | 'right'
export type ImpEffect =
  | 'slow'
  | 'stun'
  | 'shock'
  | 'pickpocket'
  | 'flameOut'
  | 'blockWay'
  | 'spawn'
  | 'activate'
  | 'slide'
  | 'bait'
  | 'discardRandom'
export interface Imp {
  readonly id: string
  readonly name: Named
  readonly back: Side
  readonly effect: ImpEffect
  readonly removesArtifact: boolean
  readonly flavour?: Named
}
export interface Objective {
  readonly id: string
  readonly name: Named
  readonly test: 'collection' | 'forgedAtForge' | 'koboldsRemoved' | 'explorationLeft' | 'treasures' | 'convoy'
  readonly n: number
  readonly vp: number
  readonly flavour?: Named
}
export interface Epilogue {
  readonly from: number
  readonly title: Named
  readonly text: Named
}

// ---------------------------------------------------------------- tokens

export interface Deposit {
  readonly id: string
  readonly level: 'I' | 'II' | 'III'
  readonly ores: readonly Ore[]
  readonly kobold: boolean
}
export const EXPLORATIONS = ['treasure', 'rekindle', 'encounter', 'trap', 'totem', 'find'] as const
export type Exploration = (typeof EXPLORATIONS)[number]
export const TOTEMS = ['guard', 'flame', 'travel', 'rock', 'vision', 'creation', 'forge', 'power'] as const
export type Totem = (typeof TOTEMS)[number]
/** FF-11.6 to FF-11.10, in this order. */
export const KOBOLD_TOKENS = ['success', 'successOre', 'successOreOrTreasure', 'failure', 'failureOre'] as const
export type KoboldToken = (typeof KOBOLD_TOKENS)[number]
export const POTIONS = ['speed', 'flight', 'invisibility'] as const
export type Potion = (typeof POTIONS)[number]

export interface Content {
  readonly adventurers: readonly Adventurer[]
  readonly cards: readonly ActionCard[]
  readonly artifacts: readonly Artifact[]
  readonly events: readonly MineEvent[]
  readonly imps: readonly Imp[]
  readonly objectives: readonly Objective[]
  readonly deposits: readonly Deposit[]
  /** How many tokens of each kind. */
  readonly explorations: Readonly<Record<Exploration, number>>
  /** How many Treasures of value 1, 2, 3. */
  readonly treasures: readonly number[]
}
