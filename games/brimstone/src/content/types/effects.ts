/** What happens: the words in which every card, sheet, chart and mission says it. The rules run them, the texts are made from them. */
import type {
  Amount,
  Die,
  EnemyId,
  EnemyKeyword,
  HeroKeyword,
  ItemKeyword,
  LocationId,
  Size,
  Skill,
  ThreatLevel,
  TokenKind,
  WorldId,
  Zone,
} from './words.ts'

/** Standing heroes near something. `yours` is the hero whose card or ability it is. */
export type Nearby = 'tokenTile' | 'lanternTile' | 'yourTile' | 'nextToYou' | 'yourWorld'

/** Which heroes. KO'd ones never count (SB-1.10); encounters concern their world only (SB-30.12). */
export type Who =
  | 'you' // bearer, owner, drawer, visitor (SB-12.6)
  | 'each'
  | 'that' // of the test, choice or pick around it
  | 'random'
  | 'chosen' // by the posse
  | 'lanternHolder'
  | 'campers' // slept outside the town (AC-6)
  | { readonly each: Nearby; readonly others?: true }
  | { readonly one: Nearby; readonly others?: true } // chosen by you

export interface EnemyFilter {
  readonly keyword?: EnemyKeyword
  readonly sizeAtMost?: Size
  /** At least this many squares away. */
  readonly beyond?: number
}
/** Which enemies; all of the world unless it says otherwise. */
export type Foes = 'all' | 'yourTile' | 'oneType' | 'wounded' | 'finale'

export interface ItemFilter {
  readonly keywords?: readonly ItemKeyword[] // any of them
  readonly twoHanded?: true
  readonly hand?: true // any hand item
  readonly bar?: HeroKeyword // items with this "Only" bar
}

export type Condition =
  | { readonly is: 'inFight' | 'noEnemies' | 'holdsLantern' | 'otherWorld' | 'allPassed' }
  | { readonly is: 'hasCorruption' | 'hasTreatableInjury' | 'darknessRemains' | 'cappedExit' | 'cappedExitInMines' }
  | { readonly is: 'heroes'; readonly atLeast: number }
  | { readonly is: 'ones'; readonly atLeast: number } // natural 1s among the To Hit dice of this attack

/** How long something holds. */
type Until =
  | 'roll' // this one roll
  | 'attack'
  | 'activation'
  | 'turn'
  | 'firstTurn' // of the fight that begins now (SB-20.8)
  | 'nextActivation'
  | 'fight'
  | 'adventure'

/** A hero's figure, or one of an enemy where the bearer is an enemy or `foes` is given. */
export type Stat =
  | Skill
  | 'combat'
  | 'shots'
  | 'range'
  | 'damage'
  | 'meleeDamage'
  | 'rangedDamage'
  | 'meleeCrit' // criticals from this value on
  | 'rangedCrit'
  | 'crit'
  | 'attackDice' // melee or ranged alike, not below 1
  | 'foeDefense' // Defense of those hit counts so much
  | 'armor' // a value N+; the best counts (SB-14.5)
  | 'spiritArmor'
  | 'maxHealth'
  | 'maxSanity'
  | 'maxGrit'
  | 'initiative'
  | 'moveTotal'
  | 'escapeRoll'
  | 'willpowerAgainstFear' // rolls against Fear, Terror, Unspeakable Terror
  | 'carry'
  | 'sideBag'
  | 'itemWeight'
  | 'scavengeDice'
  | 'scavengeCards' // drawn more, as many put back
  | 'mapCards' // drawn more at a Door, as many discarded
  | 'lootCards'
  | 'holdBack'
  | 'dynamiteRange'
  | 'dynamiteDamage'
  | 'voices'
  | 'harmAtStart' // Sanity damage that every Adventure begins with
  | 'fearTaken' // Horror Hits of each packet of the Fear family
  | 'healGiven' // per token you use
  | 'healGivenToOthers'
  | 'healTaken' // every heal but recovery (SB-15.4)
  | 'tokenHealTaken'
  | 'gritOn' // movement die up to this value recovers Grit
  | 'xpPercent' // of the XP of the Adventure, at its end
  | 'xpPerKill'
  | 'price' // in percent
  | 'lightReach'
  | 'targeters' // how many seem to aim at him already
  | 'move' // enemies, from here
  | 'escape'
  | 'defense'
  | 'health'
  | 'fear' // the value of Fear, Terror or Unspeakable Terror
  | 'rangedToHitAgainst'

/** A figure that is otherwise. Passive as a rule of a thing; for a while as the effect `mod`. */
export interface Mod {
  readonly mod: Stat
  readonly by?: number
  readonly set?: number | Die
  /** Not lower (or for values N+ not better) than this. */
  readonly limit?: number
  readonly of?: ItemFilter | 'this' // only with such an item; `this`: the item it is printed on or attached to
  readonly vs?: EnemyFilter
  readonly whom?: Who
  readonly foes?: Foes
  readonly while?: Condition
}

/** Exceptions with a name. */
export type Flag =
  | { readonly flag: 'dualWieldCrits' } // one gun of your choice keeps its criticals (SB-23.13)
  | { readonly flag: 'moveThroughEnemies' }
  | { readonly flag: 'escapeClearsAll' }
  | { readonly flag: 'noEscapeFrom'; readonly sizeAtMost: Size }
  | { readonly flag: 'dragFree' }
  | { readonly flag: 'helpAmongEnemies' }
  | { readonly flag: 'tokensReachTile' } // in fights too (SB-16.3)
  | { readonly flag: 'lookFromAnywhere' }
  | { readonly flag: 'ignoreWorld' }
  | { readonly flag: 'holdsDynamite'; readonly n: number; readonly starts?: number } // outside the Side Bag, safe (SB-34.5); this many in a new hero's
  | { readonly flag: 'moveDieCounts'; readonly face: number; readonly as: number }
  | { readonly flag: 'noRerollOfOnes'; readonly roll: 'willpower' }
  | { readonly flag: 'zoneUnusable'; readonly zone: Zone }
  | { readonly flag: 'refusedBy'; readonly location: LocationId }
  | { readonly flag: 'cannotSearch' }
  | { readonly flag: 'mustScavenge' }
  | { readonly flag: 'untargetable' }
  | { readonly flag: 'tough' }
  | { readonly flag: 'fly' }

/** Rolls that can be turned or rolled again. */
export type RollType =
  | 'toHitRanged'
  | 'defense'
  | 'willpower'
  | 'bounce'
  | 'holdBack'
  | 'test'
  | 'oneHeroTest' // the posse has chosen you
  | 'any' // but Hold Back (SB-3.3)

export type Trigger =
  | 'anytime' // between rolls and cards
  | 'yourActivation'
  | 'activationStart'
  | 'beforeHoldBack'
  | 'rolled' // you have rolled what `roll` says
  | 'testFailed'
  | 'moveRolled'
  | 'escapePassed'
  | 'attackDeclared' // `attack` says of which kind
  | 'toHitRolled'
  | 'attackEnd'
  | 'kill'
  | 'sanityPacket' // saves are made, Sanity damage is about to be taken
  | 'darknessDrawn'
  | 'cardDrawn' // by you, from one of `decks`
  | 'randomTest' // a random hero is to be tested
  | 'fightStart'
  | 'fightEnd'
  | 'lootDrawn' // after a fight, by you
  | 'turnEnd'
  | 'flee'
  | 'adventureStart'
  | 'woundsHero' // enemies: it has wounded a hero
  | 'unsavedHit' // enemies: for each unsaved hit
  | 'dies' // enemies

export interface Cost {
  readonly grit?: number
  readonly darkStone?: number
  readonly gold?: number
  readonly discard?: 'this'
}

export interface Ability {
  readonly on: Trigger
  readonly roll?: RollType
  readonly whose?: 'nextToYou' | 'anyHero' // of whom the roll is; yours by default
  readonly skill?: Skill // only in tests of this skill
  readonly face?: number // the die shows this
  readonly attack?: 'melee' | 'ranged'
  readonly decks?: readonly ('loot' | 'scavenge')[]
  readonly first?: 'fight' // only the first time of each fight
  readonly of?: 'this' // only with the item it is printed on or attached to
  readonly if?: Condition
  readonly cost?: Cost
  /** How often. `fight`: once each, and only in one. */
  readonly limit?: 'test' | 'throw' | 'turn' | 'activation' | 'fight' | 'adventure'
  /** May be declined. With a cost it always may. */
  readonly may?: true
  readonly do: readonly Effect[]
}

/** Abilities that no word fits. Hand-written in both languages (texts), and a procedure each (rules). */
interface Procedure {
  readonly procedure: 'swarm' | 'choke' | 'smash'
}

/** What a thing does as long as it is in force. */
export type Trait = Mod | Flag | Ability | Procedure

export interface Group {
  readonly type: EnemyId
  readonly n: Amount
  readonly elite?: number
}

/** Decks that texts draw from. `artifact` is the one of the world of whoever draws. */
export type DrawnDeck = 'gear' | 'artifact' | 'mineArtifact' | 'otherArtifact' | 'loot'

export type Effect =
  | { readonly do: 'hits'; readonly who: Who; readonly kind: HitKind; readonly n: Amount; readonly damage?: number }
  | { readonly do: 'damage'; readonly who: Who; readonly pool: 'wounds' | 'sanity'; readonly n: Amount } // no save, but armor (SB-14.8)
  | { readonly do: 'heal'; readonly who: Who; readonly pool: HealPool; readonly n: Amount | 'full' }
  | { readonly do: 'grit'; readonly who: Who; readonly n: number | 'loseAll' } // below 0: loses
  | { readonly do: 'xp' | 'gold' | 'darkStone'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'corruption'; readonly who: Who; readonly n: number } // points, no save
  | { readonly do: 'loseGold'; readonly who: Who; readonly n: Amount } // as much as he has
  | { readonly do: 'token'; readonly who: Who; readonly of: readonly TokenKind[]; readonly n: number } // one of several: his choice
  | { readonly do: 'loseToken'; readonly who: Who; readonly pick: 'his' | 'random' }
  | { readonly do: 'draw'; readonly who: Who; readonly deck: DrawnDeck; readonly n: number; readonly swaps?: true } // swaps: SB-30.11
  | { readonly do: 'drawDarkness'; readonly n: number }
  | {
      readonly do: 'peek'
      readonly deck: 'map' | 'darkness'
      readonly n: number
      readonly then?: 'reorder' | 'discardOne'
    }
  | { readonly do: 'redraw' } // the card just drawn goes back
  | { readonly do: 'reroll'; readonly n: number | 'all' }
  | { readonly do: 'setDie'; readonly to: number }
  | { readonly do: 'discardThis' }
  | { readonly do: 'crit' } // one hit of yours becomes critical, Tough or not
  | { readonly do: 'extraDie' } // one die more in the attack under way
  | { readonly do: 'freeAttack'; readonly kind: 'ranged' | 'dynamite' | 'throwing'; readonly range?: number }
  | { readonly do: 'ignoreSanity' } // of this packet
  | { readonly do: 'dropTarget'; readonly who: Who }
  | { readonly do: 'swap'; readonly with: Who }
  | { readonly do: 'toEntrance'; readonly who: Who } // nearest free square to the entrance of his tile
  | { readonly do: 'takeTest'; readonly dice: number } // in place of the random hero
  | { readonly do: 'darkness'; readonly n: number } // toward the entrance; below 0: back
  | { readonly do: 'dread'; readonly n: number } // below 0: cancels from the top
  | { readonly do: 'attack'; readonly mode: AttackMode; readonly enemies: readonly Group[] | ThreatSource }
  | { readonly do: 'elite'; readonly foes: 'finaleCard'; readonly n: number }
  | { readonly do: 'foesHeal'; readonly foes: Foes; readonly n: number | 'full' }
  | { readonly do: 'selfHeal'; readonly n: number } // the enemy whose ability it is
  | { readonly do: 'mod'; readonly what: Mod; readonly until: Until }
  | { readonly do: 'flag'; readonly what: Flag; readonly who: Who; readonly until: Until }
  | { readonly do: 'skip'; readonly what: 'holdBack' }
  | { readonly do: 'cancel'; readonly what: 'darknessCard' | 'remainingDarkness' }
  | { readonly do: 'addGate'; readonly to?: 'minesRoom' } // at a random capped exit of the token's room
  | { readonly do: 'relight' }
  | TestEffect
  | {
      readonly do: 'roll'
      readonly who: Who
      readonly from: number
      readonly to: number
      readonly then: Effects
      readonly else?: Effects
    } // one D6
  | { readonly do: 'choose'; readonly by: 'posse' | Who; readonly options: readonly Effects[] }
  | { readonly do: 'may'; readonly who: Who; readonly cost?: Cost; readonly then: Effects } // he is `that`
  | { readonly do: 'pay'; readonly who: Who; readonly cost: Cost; readonly then: Effects } // an option only while somebody can
  | { readonly do: 'if'; readonly cond: Condition; readonly then: Effects; readonly else?: Effects }
  | { readonly do: 'afterFight'; readonly then: Effects }
  | TownEffect

type Effects = readonly Effect[]
/** `finale`: joins the final fight (SB-13.8). */
type AttackMode = 'standard' | 'ambush' | 'finale'
type HitKind = 'hit' | 'horror' | 'corruption'
export type HealPool = 'wounds' | 'sanity' | 'either' | 'oneOf' // either: any mix; oneOf: all of one kind
interface ThreatSource {
  readonly threat: 'posse' | ThreatLevel
  readonly world?: WorldId // the Threat deck of that world
}

/** SB-12.2, SB-12.3. In `pass` and `fail` the one tested is `that`. */
export interface TestEffect {
  readonly do: 'test'
  readonly who: 'one' | 'all' | 'random' | 'you' | 'campers' | { readonly each: Nearby }
  readonly skill: Skill
  readonly target: number
  readonly pass?: Effects
  readonly fail?: Effects
}

/** Between Adventures. */
export type TownEffect =
  | { readonly do: 'startsWith'; readonly who: Who; readonly what: 'wounds' | 'grit'; readonly n: Amount } // the next Adventure
  | { readonly do: 'mapsNext'; readonly n: number } // the posse looks at the top Map cards when it starts
  | { readonly do: 'closed' } // to this hero, today
  | { readonly do: 'closeOne' } // a random location, tomorrow
  | { readonly do: 'skipServices'; readonly then: Effects } // he may leave the services alone for this
  | { readonly do: 'prices'; readonly percent: number } // of this location, to this hero, today
  | { readonly do: 'forgeRebate'; readonly gold?: number; readonly darkStone?: number } // percent; stones of the first forge
  | { readonly do: 'stonePrice'; readonly gold: number } // what a Dark Stone sells for, today
  | { readonly do: 'gambling'; readonly target: number }
  | { readonly do: 'offer'; readonly token: TokenKind; readonly gold: number }
  | { readonly do: 'peddler'; readonly cards: number; readonly percent: number }
  | { readonly do: 'moreGear'; readonly n: number } // laid out tomorrow
  | { readonly do: 'fewerDays'; readonly n: number }
  | { readonly do: 'treatInjury' }
  | { readonly do: 'leaves'; readonly how: 'dies' | 'retires' } // a single Adventure: stays KO'd to its end
  | { readonly do: 'suffers'; readonly result: string } // another result of the same chart
