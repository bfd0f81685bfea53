/** The vocabulary that cards are written in. The same data runs the rules and generates both texts. */

export type Colour = 'red' | 'green' | 'blue'
export type ChallengeType = 'combat' | 'obstacle' | 'puzzle' | 'trap'
export type DieFace = Colour | 'light' | 'dark'
export interface L10n {
  readonly en: string
  readonly fr: string
}

/** A number that is counted on the table when it is needed. */
export interface Count {
  readonly count:
    | 'copiesInPlay' // cards with this card's name in play, itself included
    | 'otherCopies' // the same without itself
    | 'fatigueInPlay'
    | 'attachedToMaster'
    | 'gauntletUp'
    | 'gauntletDown'
    | 'handSize'
    | 'boostsPlayed'
    | 'matches'
    | 'iconsOnAction' // 1 if the action card carries the icon, else 0
    | 'iconsPlayed' // icons on the action and on the boosts of this attempt
    | 'iconsInDiscard'
    | 'missingHealth'
    | 'progressOnSelf'
    | 'missingProgressOnSelf'
    | 'completed' // cards in the completed area
    | 'challengesInPlay'
    | 'lightShown' // 1 if the Light/Dark die of the final roll shows light, else 0
  readonly icon?: string
  /** Restricts challengesInPlay. */
  readonly filter?: Filter
  /** Times this much (default 1). */
  readonly times?: number
  /** For every n; the remainder is dropped unless round says up (KD-14.13). */
  readonly per?: number
  readonly round?: 'down' | 'up'
  readonly min?: number
  readonly max?: number
  /** Added at the end: base + count. */
  readonly plus?: number
}
export type Amount = number | Count

export interface Filter {
  readonly colour?: Colour
  readonly type?: ChallengeType
  readonly name?: string
  readonly withProgress?: true
}

type Target =
  | 'self' // the card this text stands on
  | 'attempted'
  | 'chosenChallenge' // any face-up challenge around the Master, or the Master where the rules allow it
  | 'otherChallenge' // the same, but not the attempted one
  | 'chosenWellCard' // a challenge or an event
  | 'eachChallenge'
  | 'eachOtherChallenge' // all but the attempted (or self when nothing is attempted)
  | 'otherCopies'
  | 'master'
export interface Aim {
  readonly target: Target
  readonly filter?: Filter
}

export type Condition =
  | { readonly is: 'type'; readonly type: ChallengeType } // of the attempted card
  | { readonly is: 'colour'; readonly colour: Colour } // in force in the attempt
  | { readonly is: 'light' } // the final roll shows light
  | { readonly is: 'dark' }
  | { readonly is: 'matches'; readonly atLeast: number }
  | { readonly is: 'amount'; readonly of: Count; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'lanternCharged' }
  | { readonly is: 'actionIsLantern' }
  | { readonly is: 'noAction' }
  | { readonly is: 'phase'; readonly phase: 'descent' | 'finale' }
  | { readonly is: 'seekers'; readonly n: number }
  | { readonly is: 'iconOnAction'; readonly icon: string }
  | { readonly is: 'attemptedHasProgress' }
  | { readonly is: 'firstActionColour'; readonly colour: Colour } // announced colour of the action
  | { readonly is: 'not'; readonly cond: Condition }

/** Whom an effect hits: the Seeker it speaks to, every Seeker clockwise, or another one chosen by the active Seeker. */
type Who = 'you' | 'each' | 'another'

export type Effect =
  | { readonly do: 'damage' | 'heal' | 'fatigue' | 'shakeFatigue' | 'descend' | 'climb'; readonly n: Amount }
  | { readonly do: 'draw'; readonly n: Amount; readonly who?: Who }
  | { readonly do: 'discardHand'; readonly n: Amount | 'all'; readonly who?: Who; readonly mode?: 'choose' | 'random' }
  | { readonly do: 'recover'; readonly n: Amount; readonly colour?: Colour; readonly icon?: string; readonly who?: Who }
  | { readonly do: 'returnToHand' } // this Skill card goes back to the hand at cleanup
  | { readonly do: 'charge' | 'discharge'; readonly who?: Who }
  | { readonly do: 'addProgress' | 'removeProgress'; readonly n: Amount; readonly on: Aim }
  | { readonly do: 'moveProgress'; readonly n: Amount; readonly from: Aim; readonly to: Aim } // up to n
  | { readonly do: 'discardCard' | 'replaceCard'; readonly on: Aim }
  | {
      readonly do: 'attach' // to the Master unless a host is named; a card attached unseen is revealed by it
      readonly what: 'self' | 'topOfWell' | 'topOfWellDiscard' | 'chosenChallenge'
      readonly to?: 'chosenHost' // a face-up challenge around the Master
    }
  | { readonly do: 'reroll' } // optional, once, after the roll is seen; only in afterRoll abilities
  | { readonly do: 'modValue'; readonly n: Amount } // of the action under way
  | { readonly do: 'bonus'; readonly n: Amount } // progress of this attempt, whatever its source
  | { readonly do: 'modDice'; readonly face: DieFace | 'dice'; readonly n: number } // each such face (dice = each match) adds n more
  | { readonly do: 'countFace'; readonly face: Colour | 'dark' } // such faces count as the challenge's colour in this attempt
  | { readonly do: 'skipDie'; readonly die: 'lightDark' | 'skill' } // roll without it (one skill die)
  | { readonly do: 'copyProgress' } // KD-16.1: what step 4 places on self is placed on its other copies too
  | { readonly do: 'ignorePenalty' } // only in beforePenalty abilities
  | { readonly do: 'preventDamage'; readonly n: number } // of the next damage of this attempt
  | { readonly do: 'peekWell'; readonly n: number; readonly then: 'reorder' | 'discardAny' }
  | { readonly do: 'lose' }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'may'; readonly cost?: readonly Effect[]; readonly effects: readonly Effect[] } // the cost must be payable
  | { readonly do: 'if'; readonly cond: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'forEach'; readonly count: Count; readonly effects: readonly Effect[] }
  | { readonly do: 'eachSeeker'; readonly effects: readonly Effect[] }

/** True as long as the card is in force; nothing happens, something is different. */
export type Static =
  | { readonly always: 'difficulty'; readonly of: Aim; readonly n: Amount } // targets: self, eachChallenge, eachOtherChallenge, master
  | { readonly always: 'fewerWhenExhausting'; readonly n: number }
  | { readonly always: 'vulnerable'; readonly colour: Colour; readonly of?: Aim } // the Master unless said otherwise (KD-3.10)
  | { readonly always: 'boostLimit'; readonly n: number }
  | { readonly always: 'boostValue'; readonly n: number; readonly if?: Condition } // every boost played by anybody adds n more (may be negative)
  | { readonly always: 'yourBoosts'; readonly n: number; readonly if?: Condition } // Seeker card: boosts of its owner
  | { readonly always: 'actionValue'; readonly n: Amount; readonly if?: Condition } // Seeker card: the owner's actions; elsewhere everybody's
  | { readonly always: 'lightDoesNotCount' }
  | { readonly always: 'noCharge' } // lanterns cannot be charged
  | { readonly always: 'noRerolls' }
  | { readonly always: 'noHealing' }
  | { readonly always: 'extraDamage'; readonly n: number; readonly when: Condition } // a failed attempt deals n more (even with no penalty)
  | { readonly always: 'penaltyDamage'; readonly n: number } // damage icons of penalties are n higher (or lower, not below 0)
  | { readonly always: 'defeat'; readonly when: Condition } // checked after every effect

export type Trigger =
  | 'onEnter' // Well cards
  | 'turnStart' // KD-2.16
  | 'onExhaust' // the exhaustion is complete
  | 'attemptStart' // before the action; on the attempted card, Seeker cards, anything in force
  | 'onAction' // Skill and Lantern: as soon as it is played as the action
  | 'onBoost' // a boost has been played
  | 'afterRoll' // the roll is seen: re-rolls and the like
  | 'onPlaced' // step 4, attempted card only
  | 'onLight' // the final roll shows light
  | 'onDark'
  | 'beforePenalty' // the attempt has failed, the penalty is about to be suffered
  | 'onFail' // after the penalty
  | 'onComplete' // the attempted challenge has been completed, after its reward
  | 'onOtherCompleted' // another challenge than self has been completed
  | 'onDiscarded' // self has been discarded from the board
  | 'onAttach' // a card has been attached to the Master
  | 'finaleStart'
  | 'onGauntletFlip' // a Gauntlet card has been turned face down
  | 'turnEnd' // KD-2.19

export interface Ability {
  readonly on: Trigger
  readonly if?: Condition
  readonly do: readonly Effect[]
  readonly optional?: true
  /** How often: default once per event. */
  readonly limit?: 'attempt' | 'turn' | 'game'
  /** Seeker cards: whose doing counts. Default: the owner's own. */
  readonly whose?: 'yours' | 'any'
}

interface Base {
  readonly id: string // kebab-case, unique in the whole content
  readonly name: L10n
  readonly flavour?: L10n
}
export interface ChallengeCard extends Base {
  readonly kind: 'challenge'
  readonly copies: number
  readonly colour: Colour
  readonly type: ChallengeType
  readonly difficulty: number
  readonly reward: readonly Effect[]
  readonly penalty: readonly Effect[]
  readonly attempt?: readonly Ability[] // normal type: only while it is being attempted (KD-5.2)
  readonly bold?: readonly Ability[] // as long as it is in play
  readonly boldStatics?: readonly Static[]
  readonly attemptStatics?: readonly Static[]
  readonly attachedStatics?: readonly Static[] // written for the attached state (KD-14.6)
}
export interface EventCard extends Base {
  readonly kind: 'event'
  readonly copies: number
  readonly instructions: readonly Effect[]
  readonly after: 'completed' | 'discard' | 'attachMaster' | 'remain'
  readonly bold?: readonly Ability[]
  readonly boldStatics?: readonly Static[]
  readonly attachedStatics?: readonly Static[]
}
export interface MasterCard extends Base {
  readonly kind: 'master'
  readonly difficulty: number
  readonly difficultyMods: readonly Count[]
  readonly penalty: readonly Effect[]
  readonly penaltyWhen: 'always' | 'onDark' | 'never'
  readonly abilities: readonly Ability[]
  readonly statics: readonly Static[]
}
/** One back shared by the three Masters: in force during the descent only (KD-10.1). */
export interface MasterBack {
  readonly name: L10n
  readonly abilities: readonly Ability[]
  readonly statics: readonly Static[]
}
export interface GauntletCard extends Base {
  readonly kind: 'gauntlet'
  readonly front: {
    readonly colour: Colour
    readonly type: ChallengeType
    readonly difficulty: number
    readonly reward: readonly Effect[]
    readonly penalty: readonly Effect[]
    readonly attempt?: readonly Ability[]
    readonly bold?: readonly Ability[]
    readonly boldStatics?: readonly Static[]
    readonly discardable: boolean
  }
  readonly back: { readonly name: L10n; readonly abilities: readonly Ability[]; readonly statics: readonly Static[] }
}
export interface FatigueCard extends Base {
  readonly kind: 'fatigue'
  readonly onReveal: readonly Effect[]
  readonly abilities: readonly Ability[]
  readonly statics: readonly Static[]
}
export interface SeekerCard extends Base {
  readonly kind: 'seeker'
  readonly title: L10n
  readonly abilities: readonly Ability[]
  readonly statics: readonly Static[]
  /** Effect icon this Seeker's cards carry, with its name. */
  readonly icon?: { readonly id: string; readonly name: L10n }
}
export interface LanternCard extends Base {
  readonly kind: 'lantern'
  readonly seeker: string
  readonly colours: readonly Colour[]
  readonly value: number
  readonly abilities: readonly Ability[]
}
export interface SkillCard extends Base {
  readonly kind: 'skill'
  readonly seeker: string
  readonly copies: number
  readonly colours: readonly Colour[] // one, two, or all three (white)
  readonly value: number
  readonly abilities?: readonly Ability[]
  /** The bar at the bottom; the bonus replaces the value when its condition holds (KD-5.12). */
  readonly boost: {
    readonly colours: readonly Colour[]
    readonly value: number
    readonly bonus?: { readonly when: Condition; readonly value: number }
  }
  readonly icons?: readonly string[]
}
export type Card =
  | ChallengeCard
  | EventCard
  | MasterCard
  | GauntletCard
  | FatigueCard
  | SeekerCard
  | LanternCard
  | SkillCard

/** A box of cards. Several packs are laid together; a pack is only data. */
export interface Pack {
  readonly id: string
  readonly name: L10n
  readonly well?: readonly (ChallengeCard | EventCard)[]
  readonly masters?: readonly MasterCard[]
  readonly masterBack?: MasterBack
  readonly gauntlet?: readonly GauntletCard[]
  readonly fatigue?: readonly FatigueCard[]
  readonly seekers?: readonly SeekerCard[]
  readonly lanterns?: readonly LanternCard[]
  readonly skills?: readonly SkillCard[]
}
