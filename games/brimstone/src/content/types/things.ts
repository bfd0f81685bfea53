/** What stands in the lists: heroes and their gear, enemies, the mine and its cards. */
import type { Effect, Group, ItemFilter, Trait } from './effects.ts'
import type {
  ClassId,
  EliteId,
  EncounterId,
  EncounterKeyword,
  EnemyId,
  EnemyKeyword,
  ExplorationTokenId,
  HeroKeyword,
  ItemId,
  ItemKeyword,
  L10n,
  Size,
  Skill,
  StartingGearId,
  ThreatId,
  ThreatLevel,
  TileId,
  TokenKind,
  UpgradeId,
  WorldId,
  Zone,
} from './words.ts'

interface Named {
  readonly name: L10n
  readonly flavour: L10n
}

// Heroes (10.1)

export interface HeroClass extends Named {
  readonly id: ClassId
  /** The other portrait; `name` is the first. No rule differs. */
  readonly otherName: L10n
  /** For whoever has to choose and has read no rule yet. */
  readonly goodAt: L10n
  readonly keywords: readonly HeroKeyword[]
  readonly toHitRanged: number
  readonly toHitMelee: number
  readonly combat: number
  readonly maxGrit: number
  readonly skills: Readonly<Record<Skill, number>>
  readonly initiative: number
  readonly health: number
  readonly defense: number
  readonly sanity: number
  readonly willpower: number
  readonly abilities: readonly HeroAbility[]
  readonly gear: readonly StartingGearId[]
  /** By the D6 of a new level (AC-1); several: the owner chooses. */
  readonly growth: readonly (readonly Growth[])[]
}
interface HeroAbility {
  readonly name: L10n
  readonly rules: readonly Trait[]
}
export interface StartingUpgrade extends Named {
  readonly id: UpgradeId
  readonly class: ClassId
  readonly rules: readonly Trait[]
  readonly gives?: StartingGearId
}
export interface Growth {
  readonly stat: Skill | 'maxHealth' | 'maxSanity' | 'initiative'
  readonly by: number
}
/** Rank n is `<id>-n` and needs rank n−1. */
export interface UpgradePath {
  readonly id: UpgradeId
  readonly class: ClassId
  readonly name: L10n
  readonly ranks: readonly [readonly Trait[], readonly Trait[], readonly Trait[]]
}

// Items (10.2)

export interface Item extends Named {
  readonly id: ItemId
  readonly deck: 'starting' | 'gear' | 'mineArtifact' | 'otherArtifact' | 'personal'
  readonly weight: number
  readonly hands: 0 | 1 | 2
  readonly slots: number
  readonly darkStone: number
  readonly gold: number
  readonly keywords: readonly ItemKeyword[]
  /** "Law Only": others carry it but cannot use it (SB-17.5). */
  readonly only?: HeroKeyword
  readonly zone?: Zone
  readonly gun?: { readonly range: number; readonly shots: number }
  /** An upgrade card: what it goes onto, the slots it fills, what applying it costs (SB-17.13). */
  readonly upgrade?: { readonly onto: ItemFilter; readonly fills: number; readonly darkStone: number }
  readonly rules: readonly Trait[]
}

/** A token of the Side Bag (SB-17.15): discard it to use it. Dynamite is thrown (SB-24) and does nothing by itself. */
export interface BagToken extends Named {
  readonly id: `tk-${string}`
  readonly kind: TokenKind
  readonly do: readonly Effect[]
}

// Enemies (10.3, 10.4)

export interface Enemy extends Named {
  readonly id: EnemyId
  /** One of them, without an article. */
  readonly single: L10n
  /** In French. */
  readonly feminine?: true
  readonly keywords: readonly EnemyKeyword[]
  readonly size: Size
  readonly initiative: number
  readonly move: number
  readonly escape: number
  readonly toHit: number
  /** How many can stand on the board at once (SB-18.5). */
  readonly figures: number
  readonly normal: EnemySide
  readonly brutal: EnemySide
  /** By the D6 (SB-18.3). */
  readonly elite: readonly [EliteId, EliteId, EliteId, EliteId, EliteId, EliteId]
}
export interface EnemySide {
  readonly combat: number
  readonly damage: number
  readonly defense: number
  readonly health: number
  readonly xp: number
  /** Big enemies: XP for each hit, and 5 more a Wound (SB-23.14). */
  readonly eachWound?: 5
  readonly fear?: { readonly kind: FearKind; readonly n: number }
  readonly ranged?: { readonly range: number; readonly shots: number; readonly toHit: number }
  readonly abilities: readonly EnemyAbility[]
}
export interface EnemyAbility {
  readonly name: L10n
  readonly rules: readonly Trait[]
}
type FearKind = 'fear' | 'terror' | 'unspeakable'

export interface EliteAbility {
  readonly id: EliteId
  readonly name: L10n
  readonly rules: readonly Trait[]
  /** In place of `rules` for Small enemies, or in the Basic game. */
  readonly small?: readonly Trait[]
  readonly basic?: readonly Trait[]
}

export type Threat = LevelThreat | WorldThreat
/** Its name is made from its types. */
interface LevelThreat {
  readonly id: ThreatId
  readonly level: ThreatLevel
  readonly groups: readonly Group[]
  /** One more card of this level from the deck of the world (SB-29.3). */
  readonly extra?: ThreatLevel
}
/** One deck for all levels; no groups: a Wandering Enemy, from the deck of the Mines (SB-30.10). */
interface WorldThreat {
  readonly id: ThreatId
  readonly level: 'world'
  readonly world: WorldId
  readonly rows: Readonly<Record<'low' | 'med' | 'high', readonly Group[]>> | 'wandering'
}

// The mine (9.2, 9.3, 10.6, 10.14)

type Side = 'N' | 'E' | 'S' | 'W'
/** Two cells outside one side of the body, from the offset on. */
export type ConnectorRef = `${Side}@${number}`
export interface Tile extends Named {
  readonly id: TileId
  readonly world: WorldId
  readonly kind: 'entrance' | 'room' | 'passage'
  /** Top row first: `.` floor, `S` start square, `~` gap, `#` rock. The entrance is always in the south. */
  readonly rows: readonly string[]
  readonly entrance: ConnectorRef | null
  /** The faces of the D6 that open it (SB-11.3); none in a passage, whose exits are all open. */
  readonly exits: readonly { readonly at: ConnectorRef; readonly faces: readonly number[] }[]
  readonly encounter?: EncounterId
}

export interface ExplorationToken {
  readonly id: ExplorationTokenId
  readonly doors: number
  readonly gate?: true
  readonly meets: 'attack' | 'encounter' | 'encounters'
  readonly clue?: true
  readonly dread?: true
}

export interface World extends Named {
  readonly id: WorldId
  readonly rules: readonly Trait[]
}

/** SB-5.13. Stage values by the space of the posse, from the entrance (0) to Darkness Start. */
export interface DepthTrack {
  readonly stages: readonly { readonly from: number; readonly holdBack: number }[]
  readonly spaces: number
  readonly blood: readonly number[]
  readonly dread: readonly number[]
}

// Cards (10.7 to 10.13)

export interface Encounter extends Named {
  readonly id: EncounterId
  readonly world: WorldId
  readonly keywords: readonly EncounterKeyword[]
  /** Belongs to this room and is met there with advanced encounters (SB-34.2). */
  readonly tile?: TileId
  /** Brings a Gate: not used in the Basic game (SB-4.11). */
  readonly isGate?: true
  readonly do: readonly Effect[]
}

export interface DarknessCard extends Named {
  readonly id: `dk-${string}`
  readonly do: readonly Effect[]
  readonly remains?: Remaining
}
/** SB-1.6 What stays in force, on whom, and how it is got rid of. */
export interface Remaining {
  readonly rules: readonly Trait[]
  readonly on?: 'randomHero'
  readonly until: 'clue' | 'fightEnd' | { readonly pays: 'lanternHolder' | 'bearer'; readonly grit: number }
}
export interface DreadCard extends Named {
  readonly id: `gd-${string}`
  readonly do: readonly Effect[]
}
export interface DepthEvent extends Named {
  readonly id: `de-${string}`
  readonly world: WorldId
  readonly doubles: number
  readonly do: readonly Effect[]
}
export interface ScavengeCard extends Named {
  readonly id: `sv-${string}`
  readonly copies: number
  readonly luck: 'good' | 'bad' | 'nothing'
  readonly do: readonly Effect[]
}
export interface LootCard extends Named {
  readonly id: `lt-${string}`
  readonly copies: number
  readonly do: readonly Effect[]
}
