/** What stands in the lists: what stays of a wound, the road, the town, the missions. */
import type { Effect, ItemFilter, Trait } from './effects.ts'
import type { ForgeId, L10n, LocationId, MissionId, Skill, ThreatLevel, TokenKind, TownId } from './words.ts'

interface Named {
  readonly name: L10n
  readonly flavour: L10n
}

// Charts (7.2)

export interface ChartResult extends Named {
  readonly id: `in-${string}` | `md-${string}` | `mu-${string}`
  readonly from: number
  readonly to: number
  /** AC-13; none: it does something and leaves no trace. */
  readonly kind: 'passing' | 'treatable' | 'permanent' | null
  readonly rules: readonly Trait[]
  readonly do: readonly Effect[]
}

// The road (7.3, 7.4)

export interface Town extends Named {
  readonly id: TownId
  readonly size: 'camp' | 'small' | 'medium' | 'large'
  readonly distance: number
  readonly days: number
  readonly locations: readonly LocationId[]
  /** Gear laid out in the Store. */
  readonly gear: number
}
export interface Hazard extends Named {
  readonly id: `hz-${string}`
  readonly face: number
  readonly do: readonly Effect[]
}

// The town (10.15)

export type Service =
  | { readonly service: 'token'; readonly token: TokenKind; readonly gold: number }
  | { readonly service: 'gear' | 'sellItems' | 'forge' | 'attach' }
  | { readonly service: 'uncorrupt'; readonly gold: number; readonly perVisit: number }
  | { readonly service: 'calm' | 'treat'; readonly gold: number } // one treatable Madness, one treatable Injury
  | { readonly service: 'raise'; readonly gold: number; readonly from: number } // D6; only Hard-Core, softer (SB-34.3)
  | { readonly service: 'cutOut'; readonly gold: number; readonly from: number; readonly else: readonly Trait[] }
  | { readonly service: 'gamble'; readonly target: number; readonly stake: number; readonly perVisit: number }
  | { readonly service: 'rumour'; readonly gold: number; readonly missions: number }
  | { readonly service: 'sellStone'; readonly gold: number }
  | { readonly service: 'buyStone'; readonly gold: number; readonly perVisit: number }

export interface Location extends Named {
  readonly id: LocationId
  readonly services: readonly Service[]
  /** By the D6 of whoever comes in. */
  readonly events: readonly TownEvent[]
}
export interface TownEvent extends Named {
  readonly id: `te-${string}`
  readonly do: readonly Effect[]
}
export interface NightEvent extends Named {
  readonly id: `tn-${string}`
  readonly face: number
  readonly do: readonly Effect[]
}
export interface Forge extends Named {
  readonly id: ForgeId
  readonly onto: ItemFilter
  readonly slots: number
  readonly darkStone: number
  readonly gold: number
  readonly rules: readonly Trait[]
}

// Missions (10.16)

export interface Mission {
  readonly id: MissionId
  readonly name: L10n
  readonly mode: 'basic' | 'advanced'
  /** Clues to the Objective; 0: clues are ignored. `in`: only those found there count. */
  readonly clues: number
  readonly cluesIn?: 'otherWorld'
  readonly finale: Finale | null
  readonly reward: readonly Effect[]
  readonly special?: MissionRule
  readonly story: MissionStory
}
/** SB-40: rules of its own, a procedure each in the rules and in the texts; the figures are here. */
export type MissionRule =
  | { readonly rule: 'sealRift'; readonly skill: Skill; readonly target: number; readonly darkness: number }
  | { readonly rule: 'leadBoy'; readonly darkness: number }
  | { readonly rule: 'oil'; readonly start: number; readonly scavenge: number; readonly lampOil: number }
  | { readonly rule: 'threshold'; readonly gateByRoom: number }
  | {
      readonly rule: 'powder'
      readonly dynamite: number
      readonly charges: number
      readonly distance: number // tiles from the Mine Entrance
      readonly every: number // turns from one ambush to the next
    }
interface Finale {
  readonly threat: ThreatLevel | 'posse' | 'otherWorldHigh'
  readonly elite?: number // per type
  readonly also?: readonly Effect[]
}
interface MissionStory {
  readonly briefing: readonly L10n[]
  /** One a clue, in order; the last is the Objective. Without clues: one a step. */
  readonly clues: readonly L10n[]
  readonly finale: L10n
  readonly won: L10n
  readonly lostDown: L10n
  readonly lostDark: L10n
  readonly fled: L10n
}
