/** The whole pack. Lists have a lasting order: at run time a thing is its place in its list. */
import type {
  BagToken,
  DarknessCard,
  DepthEvent,
  DepthTrack,
  DreadCard,
  EliteAbility,
  Encounter,
  Enemy,
  ExplorationToken,
  HeroClass,
  Item,
  LootCard,
  ScavengeCard,
  StartingUpgrade,
  Threat,
  Tile,
  UpgradePath,
  World,
} from './things.ts'
import type { ChartResult, Forge, Hazard, Location, Mission, NightEvent, Town } from './frontier.ts'
import type { L10n, ThreatLevel } from './words.ts'

/** By the number of heroes, from 1 (SB-4.9, SB-38.2). */
export interface Difficulty {
  readonly threat: ThreatLevel
  /** Figures of a final card above the posse's level at `even` and `gentle`: a fraction. */
  readonly share: readonly [number, number]
  readonly revive: Readonly<Record<'book' | 'even' | 'gentle', number>>
  readonly holdBackGentle: number
}
/** The figures of chapter AC. */
export interface CampaignFigures {
  /** XP in all for level 2 and on (AC-1). */
  readonly levels: readonly number[]
  readonly skillLimit: number
  readonly initiativeLimit: number
  /** +2 Health or +2 Sanity at these levels, +1 Max Grit at those. */
  readonly poolLevels: readonly number[]
  readonly poolBy: number
  readonly gritLevels: readonly number[]
  readonly corruptionLimit: number
  readonly mutationsLost: number
  readonly lodging: number
  /** Who camps outside loses a token on a D6 up to this. */
  readonly campRisk: number
  readonly failuresToDestroy: number
  readonly missionPrice: number
  readonly newcomerGold: number
  readonly startingGearSells: number
  readonly forgedSells: number
  /** Posse level from which on: Elite abilities, Brutal side, both (AC-8). */
  readonly eliteFrom: number
  readonly brutalFrom: number
  readonly brutalEliteFrom: number
}

export interface Content {
  readonly classes: readonly HeroClass[]
  readonly startingUpgrades: readonly StartingUpgrade[]
  readonly paths: readonly UpgradePath[]
  readonly items: readonly Item[]
  /** In the order of TOKENS. */
  readonly bag: readonly BagToken[]
  readonly enemies: readonly Enemy[]
  readonly elites: readonly EliteAbility[]
  readonly threats: readonly Threat[]
  readonly tiles: readonly Tile[]
  readonly tokens: readonly ExplorationToken[]
  readonly worlds: readonly World[]
  readonly track: DepthTrack
  readonly difficulty: readonly Difficulty[]
  readonly encounters: readonly Encounter[]
  readonly darkness: readonly DarknessCard[]
  readonly dread: readonly DreadCard[]
  readonly depthEvents: readonly DepthEvent[]
  readonly scavenge: readonly ScavengeCard[]
  readonly loot: readonly LootCard[]
  readonly injuries: readonly ChartResult[]
  readonly madness: readonly ChartResult[]
  readonly mutations: readonly ChartResult[]
  readonly towns: readonly Town[]
  readonly reserveTowns: readonly L10n[]
  readonly hazards: readonly Hazard[]
  readonly locations: readonly Location[]
  readonly nights: readonly NightEvent[]
  readonly forges: readonly Forge[]
  readonly missions: readonly Mission[]
  readonly campaign: CampaignFigures
}
