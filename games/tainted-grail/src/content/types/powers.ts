/** What items, secrets, skills and one-day events do as long as they are in force. */
import type { Condition, Cost, Effect } from './effects.ts'
import type { Attr, FlawId, Kind, Resource, TileActionId } from './words.ts'

export type PowerTrigger =
  | 'dawn' // step 1
  | 'dusk' // step 1
  | 'action' // of the day, free of Energy unless the cost says so
  | 'outside' // any time outside encounters and explorations
  | 'restPaid' // you have paid Food at Rest
  | 'arrival' // of your party, before the immediate effects
  | 'guardianDie' // one has been rolled at dawn
  | 'locationFood' // a location action of yours has given Food; `actions` names which
  | 'drawn' // your party draws an encounter; `if` says which
  | 'dreamRead' // the first time you read each dream
  | 'avoid' // before opening hands
  | 'start' // of an encounter, before opening hands
  | 'opened' // opening hands and mulligans are done
  | 'inEncounter' // any time in an encounter you are in
  | 'step2' // of your activation
  | 'cardPlayed' // by you; `design` says which, `first` that only the first of the encounter counts
  | 'damage' // damage is about to be taken by you
  | 'otherDamage' // … by another member
  | 'opportunity' // … by you, from an opportunity attack
  | 'terror' // you are about to gain Terror in an encounter
  | 'markersRemoved' // in your activation, markers are about to be removed
  | 'healthLost' // you have lost Health in step 3
  | 'won' // your party has won the encounter

export interface Power {
  readonly on: PowerTrigger
  readonly kind?: Kind // only in encounters of this kind
  readonly design?: string // of the card played
  readonly actions?: readonly string[] // ids of location actions
  readonly first?: true
  readonly if?: Condition
  readonly cost?: readonly Cost[]
  /** How often. */
  readonly limit?: 'day' | 'encounter'
  /** May be declined; with a cost it always may. */
  readonly may?: true
  readonly do: readonly Effect[]
}

/** Figures that are otherwise. */
export interface Mod {
  readonly mod:
    | 'openingHand' // of `kind`
    | 'handLimit' // of `kind`
    | 'affinityAtStart' // after opening hands, unchecked (TG-36.4)
    | 'reputationAsked' // your Reputation, for Avoid and verse requirements
    | 'terrorFromAttack' // Terror that an enemy attack gives you
    | 'fleeEnergy' // lost by fleeing
    | 'redTerrorBoxes'
    | 'craftDraw' // craft items found more, one kept
    | 'menhirCost' // of `res`; `perPlayer`: so much for each player of the campaign
    | 'tileAction' // Energy of `action`
    | 'travelCost' // Energy a member; with `partyFrom` in all, and once a day
    | 'lootFood' // of green encounters, today
  readonly by: number
  readonly kind?: Kind
  readonly res?: Resource
  readonly perPlayer?: true
  readonly action?: TileActionId
  readonly partyFrom?: number
  readonly limit?: 'day'
}

/** Exceptions with a name. */
export type Flag =
  | { readonly flag: 'dreamsWhileMad' }
  | { readonly flag: 'paysWealth'; readonly n: number } // discarded: up to so much of any Wealth cost
  | { readonly flag: 'noRestHealth' }
  | { readonly flag: 'flawOff'; readonly flaw: FlawId }
  | { readonly flag: 'linkAs'; readonly key: Attr; readonly by: Attr } // one key an encounter, in diplomacy
  | { readonly flag: 'takesCharge' } // the damage of Charging in place of whoever is activated first
  | { readonly flag: 'fullMulligan' } // the first of each encounter
  | { readonly flag: 'swapEquipment' } // at the start of an encounter
  | { readonly flag: 'freeMagicKey' } // the first you link in each encounter
  | { readonly flag: 'hostileSilent' } // immediate effects of Hostile communities do not trigger
  | { readonly flag: 'peddler'; readonly offers: readonly Offer[] } // actions on every Friendly community

/** An action that a one-day event puts on places. */
export interface Offer {
  readonly id: string
  readonly cost: readonly Cost[]
  readonly do: readonly Effect[]
}

export type Rule = Power | Mod | Flag
