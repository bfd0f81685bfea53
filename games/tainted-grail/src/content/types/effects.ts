/** What happens, under which condition, at which cost: the words in which every card, place and verse says it. */
import type {
  Attr,
  CharacterId,
  Colour,
  EncounterId,
  FlawId,
  ItemNo,
  Keyword,
  LocationNo,
  LocationSymbol,
  OptionKey,
  PartId,
  QuestId,
  Resource,
  SecretNo,
  StatusId,
  TaskId,
  Track,
  VerseId,
} from './words.ts'

/** Whom it concerns. Without a word: the active character in an encounter, the holder of an item, secret or skill,
 *  and in verses and loot the party as a whole (one gain to share out, TG-15.8; a change of a track for every member, TG-15.9). */
export type Who =
  | 'each' // each member of the party
  | 'one' // one member, chosen by the party
  | 'other' // one other member of the encounter or, outside, one other character here; chosen by you
  | 'others' // every other member
  | 'here' // one character here, yourself included
  | 'all' // every character of the campaign
  | 'oneOfAll' // one character of the campaign, chosen by the table

export type Amount =
  | number
  | { readonly attr: Attr } // your value
  | { readonly linked: Attr; readonly atMost?: number } // TG-23.11
  | { readonly linkedMagic: true }
  | { readonly discarded: true } // cards discarded as the cost of this

export type Condition =
  | { readonly is: 'status'; readonly status: StatusId; readonly part?: number }
  | { readonly is: 'secret'; readonly secret: SecretNo } // held by a member, or by you
  | { readonly is: 'secretHeld'; readonly secret: SecretNo } // by anybody of the campaign
  | { readonly is: 'item'; readonly keyword: Keyword } // one member has such an item or secret
  | { readonly is: 'attr'; readonly attr: Attr; readonly atLeast: number }
  | { readonly is: 'attrBelow'; readonly attr: Attr; readonly below: number }
  | { readonly is: 'res'; readonly res: Resource; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'track'; readonly track: Track; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'hand'; readonly atMost: number } // cards left in your hand
  | { readonly is: 'partySize'; readonly atLeast: number } // members still in the encounter, or of the action
  | { readonly is: 'charactersHere'; readonly location: LocationNo; readonly atLeast: number } // fewer players: all of them
  | { readonly is: 'allHere'; readonly location: LocationNo } // every character of the campaign
  | { readonly is: 'alone' } // no other character on your location
  | { readonly is: 'symbolHere'; readonly symbol: LocationSymbol }
  | { readonly is: 'questActive'; readonly part: PartId }
  | { readonly is: 'taskLogged'; readonly task: TaskId }
  | { readonly is: 'timeTokens'; readonly location: LocationNo } // at least one lies there
  | { readonly is: 'affinity'; readonly zone: 'green' | 'grey' | 'red' }
  | { readonly is: 'pool'; readonly atMost: number }
  | { readonly is: 'encounterColour'; readonly colour: Colour }
  | { readonly is: 'guardianInPlay' }
  | { readonly is: 'menhirActive'; readonly except: LocationNo } // any but that one
  | { readonly is: 'taken'; readonly option: OptionKey } // at some time of the campaign
  | { readonly is: 'read'; readonly verse: VerseId }
  | { readonly is: 'character'; readonly character: CharacterId } // is a member
  | { readonly is: 'day'; readonly atLeast: number }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'any' | 'all'; readonly of: readonly Condition[] }

export interface ItemFilter {
  /** Any of them; only items, never secrets. */
  readonly keywords?: readonly Keyword[]
  readonly craft?: true
  /** This printed number (TG-37.7). */
  readonly item?: ItemNo
}

export interface Payment {
  readonly pay: Resource | Track
  readonly n: number
}
/** TG-1.3: in full or not at all. Paying Terror is gaining it (TG-6.5). */
export type Cost =
  | Payment
  | { readonly pay: 'charges'; readonly n: number } // of this card
  | { readonly pay: 'discardHand'; readonly n: number | 'all' }
  | { readonly pay: 'discardItem'; readonly of: readonly Keyword[] } // one of yours, face up
  | { readonly pay: 'discardThis' }
  | { readonly pay: 'flip' } // this card, once an encounter (TG-18.6)
  | { readonly pay: 'oneOf'; readonly of: readonly Cost[] }

/** Where a special move leads (TG-11.10). */
export type MoveTo =
  | 'lowestRevealed'
  | 'lowestLinked'
  | 'withMenhir' // any revealed location with an active menhir
  | 'besideUnlinked' // orthogonally adjacent, revealed, not linked

export interface Branches {
  readonly won?: readonly Effect[]
  /** Not won: fled, failed, retreated (TG-15.11). */
  readonly lost?: readonly Effect[]
  readonly avoided?: readonly Effect[]
}

export interface RollRow {
  readonly from: number
  readonly to: number
  readonly do: readonly Effect[]
}

/** A way to choose. Its label is prose where `id` (a letter) is given, else it reads as its cost and effects. */
export interface Choice {
  readonly id?: string
  readonly cost?: readonly Cost[]
  /** Every member pays it; without this it is paid once, in any split. */
  readonly eachPays?: true
  readonly do: readonly Effect[]
}

export type Effect =
  // Tracks and resources
  | { readonly do: 'gain'; readonly res: Resource; readonly n: Amount; readonly who?: Who }
  | { readonly do: 'lose'; readonly res: Resource; readonly n: Amount; readonly who?: Who } // as much as there is (TG-1.3)
  | { readonly do: 'track'; readonly track: Track; readonly n: number; readonly who?: Who } // below 0: loses
  // The sequence
  | { readonly do: 'damage'; readonly n: number; readonly unblockable?: true }
  | { readonly do: 'markers'; readonly n: Amount } // below 0: removed
  | { readonly do: 'affinity'; readonly n: Amount } // below 0: down
  | { readonly do: 'draw'; readonly n: number; readonly who?: Who }
  | { readonly do: 'discardHand'; readonly n: number }
  | { readonly do: 'discardDeck'; readonly n: number }
  | { readonly do: 'dropLast' }
  | { readonly do: 'charge'; readonly n: Amount } // markers put on this card
  | { readonly do: 'asChained' }
  | {
      readonly do: 'attackMod' // of the attack or response under way; from a dropped card: of this activation
      readonly damage?: number
      readonly markersKept?: number
      readonly affinityLoss?: number
      readonly cancelAll?: true
      readonly convert?: { readonly from: 'damage' | 'terror'; readonly to: 'energy' | 'hand'; readonly n?: number } // n: at most
    }
  | { readonly do: 'cancelDamage'; readonly n: number | 'all' } // of the damage pending
  | { readonly do: 'lessTerror'; readonly n: number } // of the Terror pending
  | { readonly do: 'keepMarkers'; readonly n: number } // of those about to be removed
  | { readonly do: 'redirect'; readonly n: number } // up to so much damage of another member comes to you
  | { readonly do: 'traitOff'; readonly trait: FlawId }
  | { readonly do: 'noPanic' } // until the encounter ends
  | { readonly do: 'avoidReputationMet' } // of this Avoid
  | { readonly do: 'flipTwice'; readonly keyword: Keyword } // one such item, in this combat
  | { readonly do: 'retreat' }
  // Items, secrets, statuses
  | { readonly do: 'gainItem'; readonly of?: ItemFilter; readonly who?: Who }
  | { readonly do: 'gainSecret'; readonly secret: SecretNo; readonly who?: Who }
  | { readonly do: 'gainOwnSecret' } // each character its Personal one
  | { readonly do: 'removeSecret'; readonly secret: SecretNo } // from the game
  | { readonly do: 'status'; readonly status: StatusId; readonly part?: number; readonly clear?: true }
  | { readonly do: 'task'; readonly task: TaskId }
  // Dials and tokens
  | { readonly do: 'dial'; readonly of: QuestId; readonly by: number } // on 1 and going down: removed
  | { readonly do: 'timeTokens'; readonly location: LocationNo; readonly n: number }
  | { readonly do: 'takeQuestToken'; readonly location: LocationNo } // or its other version
  | { readonly do: 'menhirDial'; readonly by: number; readonly which: 'one' | 'all' } // one of the party's choice; never below 1 or above 8
  // The map
  | { readonly do: 'replaceLocation'; readonly from: LocationNo; readonly to: LocationNo }
  | { readonly do: 'move'; readonly to: MoveTo } // the party, or you
  | ({ readonly do: 'placeGuardian'; readonly guardian: EncounterId; readonly location: LocationNo } & Branches)
  | ({ readonly do: 'encounter'; readonly of: Colour | EncounterId } & Branches)
  | { readonly do: 'ignoreImmediate' } // of this arrival
  // Events and quests
  | { readonly do: 'pullUp'; readonly part: PartId } // TG-37.4
  | { readonly do: 'quest'; readonly quest: QuestId; readonly result: 'success' | 'failure' }
  | { readonly do: 'chapterEnd' }
  // Looking and chance
  | { readonly do: 'look'; readonly at: 'deckTop'; readonly n: number } // of your deck of the encounter, and put back in any order
  | { readonly do: 'look'; readonly at: 'locationFront'; readonly keysOf: 'here' | 'map' } // one unrevealed
  | { readonly do: 'look'; readonly at: 'nextEvent' }
  | { readonly do: 'reroll'; readonly die: 'guardian' }
  | { readonly do: 'roll'; readonly table: readonly RollRow[] } // d6, once; what is not listed is nothing
  | { readonly do: 'flipDial'; readonly grail: readonly Effect[]; readonly skull: readonly Effect[] }
  | {
      readonly do: 'setDial' // to a number from 1 to 8 (G-50)
      readonly right: number
      readonly then: readonly Effect[]
      readonly else: readonly Effect[]
    }
  // Choices and order
  | { readonly do: 'choose'; readonly of: readonly Choice[]; readonly who?: 'each' } // each: every member for itself
  | { readonly do: 'vote'; readonly of: readonly Choice[]; readonly by: 'party' | 'table' } // TG-15.14
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | {
      readonly do: 'forEach' // judged one by one; `then` concerns that one alone
      readonly of: 'each' | 'all'
      readonly if: Condition
      readonly then: readonly Effect[]
      readonly else?: readonly Effect[]
    }
  | { readonly do: 'pick'; readonly who: 'here' | 'other' | 'oneOfAll'; readonly then: readonly Effect[] } // `then` concerns that one alone
  | { readonly do: 'eachPlace'; readonly then: readonly Effect[] } // each location with characters, they as one party
  | { readonly do: 'once'; readonly then: readonly Effect[] } // the first time in the campaign this text is read (21.11)
  | { readonly do: 'give'; readonly res: 'food' } // any amount to a character on a linked location
  | { readonly do: 'goto'; readonly verse: VerseId }
