/** Locations, characters, items, secrets, skills and statuses. */
import type { Condition, Cost, Effect, Payment } from './effects.ts'
import type { Rule } from './powers.ts'
import type {
  Attr,
  BoardColour,
  CharacterId,
  FlawId,
  Keyword,
  L10n,
  LocationNo,
  LocationSymbol,
  Resource,
  SecretNo,
  SkillId,
  StatusId,
  TaskId,
  TileActionId,
  VerseId,
} from './words.ts'

interface Named {
  readonly id: string
  readonly name: L10n
}

export interface LocationAction extends Named {
  readonly cost: readonly Cost[]
  readonly if?: Condition
  readonly oncePerDay?: true
  readonly do: readonly Effect[]
}
/** The back of the card (TG-12.10); totals for 1 to 4 players. */
export interface Menhir {
  readonly requires: readonly Condition[]
  /** One paying member has this before paying. */
  readonly payerHas?: { readonly res: Resource; readonly atLeast: number }
  readonly cost: readonly (readonly Payment[])[]
  readonly dial: readonly number[]
}
/** North, east, south, west; 0: no key. */
type DirectionKeys = readonly [LocationNo, LocationNo, LocationNo, LocationNo]

export interface Location extends Named {
  readonly id: `loc-${number}`
  readonly number: LocationNo
  /** The original card this is another version of (TG-11.13). */
  readonly root?: LocationNo
  /** Before its French name; empty before a proper name. */
  readonly article: 'le' | 'la' | 'l’' | 'les' | ''
  /** Where it comes to lie, x east, y north; only the map in a player's hand and the checks look at it. */
  readonly cell: readonly [number, number]
  readonly keys: DirectionKeys
  readonly symbols: readonly LocationSymbol[]
  readonly actions: readonly LocationAction[]
  /** After the Lightning symbol (TG-11.8). */
  readonly immediate: readonly Effect[]
  readonly menhir?: Menhir
  /** The back of the card. */
  readonly verse: VerseId
  readonly dream?: VerseId
  readonly nightmare?: VerseId
}

export interface TileAction extends Named {
  readonly id: TileActionId
  readonly cost: readonly Cost[]
  readonly oncePerDay?: true
  readonly do: readonly Effect[]
}
export interface Character extends Named {
  readonly id: CharacterId
  /** Breaks ties (TG-1.5). */
  readonly number: number
  readonly colour: BoardColour
  readonly energy: { readonly start: number; readonly max: number }
  readonly health: number
  readonly terror: { readonly start: number; readonly max: number }
  /** In the order of ATTRS. */
  readonly attrs: readonly number[]
  /** Food, Wealth, Reputation, Magic, XP: in the order of RESOURCES. */
  readonly resources: readonly number[]
  readonly action: TileAction
  readonly flaw: Named & { readonly id: FlawId }
  /** The secret part 1.7 gives. */
  readonly secret: SecretNo
  readonly map: AdventureMap
}
/** Drawn aid without effect (15.7). */
interface AdventureMap {
  readonly marks: readonly LocationNo[]
  /** Drawn so far beside another, in the wrong place. */
  readonly wrong: {
    readonly place: LocationNo
    readonly drawn: 'north' | 'east' | 'south' | 'west'
    readonly of: LocationNo
  }
}
/** First, second and third attribute of a colour, by kind (15.2). */
export interface ColourKeys {
  readonly combat: readonly [Attr, Attr, Attr]
  readonly diplomacy: readonly [Attr, Attr, Attr]
}

export interface Item extends Named {
  readonly id: `item-${number}`
  readonly number: number
  readonly keyword?: Keyword
  readonly craft: boolean
  readonly rules: readonly Rule[]
}

export interface Dial {
  readonly token: 'time' | 'quest'
  readonly value: number
  /** When it is removed (TG-5.10, TG-13.5). */
  readonly then: readonly Effect[]
}
export interface Secret extends Named {
  readonly id: `secret-${number}`
  readonly number: SecretNo
  readonly keyword?: Keyword
  readonly personal?: true
  /** Whose story it belongs to. */
  readonly of?: CharacterId
  readonly global?: true
  readonly quest?: { readonly success: readonly Effect[] }
  readonly dial?: Dial
  readonly rules: readonly Rule[]
}

export interface Skill extends Named {
  readonly id: SkillId
  /** Two skills share a card, one a side (TG-19.3). */
  readonly card: number
  readonly side: 'a' | 'b'
  readonly attr: Attr
  readonly rules: readonly Rule[]
}

export interface Status extends Named {
  readonly id: StatusId
  /** 0: a status without parts. */
  readonly parts: number
  /** Parts that later chapters check. */
  readonly later?: readonly number[]
}
export interface Task extends Named {
  readonly id: TaskId
}
