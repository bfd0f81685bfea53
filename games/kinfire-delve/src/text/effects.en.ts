/**
 * English card sentences as ICU messages. Phrases start in lower case and carry no full stop: the composer joins,
 * capitalises and closes them. `mood` is `inf` after "you may", else `do`. `tail` is empty or a "for each" clause with
 * its leading space.
 */
export const en = {
  // Effects
  'effect.damage': 'suffer {n} damage{tail}',
  'effect.heal': 'recover {n} health{tail}',
  'effect.fatigue': 'suffer {n} fatigue{tail}',
  'effect.shakeFatigue': 'shake off {n} fatigue{tail}',
  'effect.descend': 'descend {n}{tail}',
  'effect.climb': 'climb {n}{tail}',
  'effect.draw':
    '{who, select, each {{mood, select, inf {have each Seeker draw} other {each Seeker draws}}} another {{mood, select, inf {have another Seeker draw} other {another Seeker draws}}} other {draw}} {n, plural, one {# card} other {# cards}}{tail}',
  'effect.discardHand':
    '{who, select, each {{mood, select, inf {have each Seeker discard} other {each Seeker discards}}} another {{mood, select, inf {have another Seeker discard} other {another Seeker discards}}} other {discard}} {n, plural, one {# card} other {# cards}}{mode, select, random { at random} other {}}{tail}',
  'effect.discardAll':
    '{who, select, each {{mood, select, inf {have each Seeker discard} other {each Seeker discards}} their whole hand} another {{mood, select, inf {have another Seeker discard} other {another Seeker discards}} their whole hand} other {discard your whole hand}}',
  'effect.recover':
    '{who, select, each {{mood, select, inf {have each Seeker return} other {each Seeker returns}}} another {{mood, select, inf {have another Seeker return} other {another Seeker returns}}} other {return}} {n} {colour, select, red {red } green {green } blue {blue } other {}}{n, plural, one {card} other {cards}}{hasIcon, select, yes { with the {icon} icon} other {}} from {who, select, each {their} another {their} other {your}} discard to {who, select, each {their} another {their} other {your}} hand{tail}',
  'effect.returnToHand': 'return this card to your hand instead of discarding it',
  'effect.charge':
    '{who, select, each {{mood, select, inf {have each Seeker charge} other {each Seeker charges}} their lantern} another {{mood, select, inf {have another Seeker charge} other {another Seeker charges}} their lantern} other {charge your lantern}}',
  'effect.discharge':
    '{who, select, each {{mood, select, inf {have each Seeker turn} other {each Seeker turns}} their lantern} another {{mood, select, inf {have another Seeker turn} other {another Seeker turns}} their lantern} other {turn your lantern}} face down',
  'effect.addProgress': 'place {n} progress {target}{tail}',
  'effect.removeProgress': 'remove {n} progress {target}{tail}',
  'effect.moveProgress': 'move up to {n} progress {from} {to}{tail}',
  'effect.discardCard': 'discard {target}',
  'effect.replaceCard': 'discard {target} and replace it now',
  'effect.attach':
    'attach {what, select, self {this card} topOfWell {the top card of the Well deck} topOfWellDiscard {the top card of the Well discard} other {a challenge}} to {to, select, chosenHost {{what, select, chosenChallenge {another challenge} other {a challenge}}} other {the Master}}',
  'effect.reroll': '{mood, select, inf {re-roll the dice} other {you may re-roll the dice}}',
  'effect.modValue':
    '{mood, select, inf {{sign, select, minus {take {n} from this action} other {give this action +{n}}}} other {this action {sign, select, minus {loses {n}} other {gains +{n}}}}}{tail}',
  'effect.bonus':
    '{sign, select, minus {place {n} less progress} other {place {n} more progress}} in this attempt{tail}',
  'effect.modDice':
    '{mood, select, inf {have } other {}}each {face, select, red {red face} green {green face} blue {blue face} light {light face} dark {dark face} other {matching die}} {mood, select, inf {{sign, select, minus {take away {n} progress} other {add {n} more progress}}} other {{sign, select, minus {takes away {n} progress} other {adds {n} more progress}}}}',
  'effect.countFace':
    '{mood, select, inf {count {face, select, red {red faces} green {green faces} blue {blue faces} other {a dark face}} as} other {{face, select, red {red faces count} green {green faces count} blue {blue faces count} other {a dark face counts}} as}} the challenge’s colour',
  'effect.skipDie': 'roll without {die, select, lightDark {the Light/Dark die} other {one skill die}}',
  'effect.copyProgress':
    'the progress that this attempt places on this card is also placed on every other copy in play',
  'effect.ignorePenalty': 'ignore the penalty',
  'effect.preventDamage': 'prevent {n} of the next damage of this attempt',
  'effect.peekWell':
    'look at the top {n, plural, one {card} other {# cards}} of the Well deck{next, select, reorder {{n, plural, one { and put it back} other { and put them back in any order}}} other {{n, plural, one { and discard it if you wish} other { and discard any of them}}}}',
  'effect.lose': '{mood, select, inf {lose the game} other {you lose the game}}',
  'effect.choose': 'choose one: {options}',
  'effect.may': 'you may {effects}',
  'effect.mayPay': 'you may {cost} to {effects}',
  'effect.if': '{cond}, {yes}',
  'effect.ifElse': '{cond}, {yes}; otherwise, {no}',
  'effect.forEach': '{each}, {effects}',
  'effect.eachSeeker': 'each Seeker does the following: {effects}',

  // Putting phrases together
  'join.then': '{a}, then {b}',
  'join.comma': '{a}, {b}',
  'join.or': '{a}; or {b}',
  'join.colours': '{a} or {b}',
  'join.sentences': '{a} {b}',

  // Targets; prep is on, from, to or none
  target:
    '{prep, select, on {on } from {from } to {to } other {}}{target, select, self {this card} attempted {the attempted challenge} chosenChallenge {{colour, select, none {{type, select, obstacle {an Obstacle} combat {a Combat} puzzle {a Puzzle} trap {a Trap} other {a challenge}}} other {a {colourWord}{typeWord}}}} otherChallenge {another {colourWord}{typeWord}} chosenWellCard {a Well card} eachChallenge {each {colourWord}{typeWord}} eachOtherChallenge {each other {colourWord}{typeWord}} otherCopies {each other copy in play} other {the Master}}{named, select, none {} other { named {named}}}{progress, select, yes { with progress on it} other {}}',
  'target.second': 'to another challenge',

  // Words
  colour: '{colour, select, red {red} green {green} blue {blue} white {white} other {}}',
  'colour.inPhrase': '{colour, select, red {red } green {green } blue {blue } other {}}',
  type: '{type, select, combat {Combat} obstacle {Obstacle} puzzle {Puzzle} trap {Trap} other {challenge}}',
  'type.against': 'against {type, select, combat {a Combat} obstacle {an Obstacle} puzzle {a Puzzle} other {a Trap}}',

  // Things that are counted
  'count.copiesInPlay': '{n, plural, one {copy} other {copies}} in play',
  'count.otherCopies': 'other {n, plural, one {copy} other {copies}} in play',
  'count.fatigueInPlay': 'Fatigue {n, plural, one {card} other {cards}} in play',
  'count.attachedToMaster': '{n, plural, one {card} other {cards}} attached to the Master',
  'count.gauntletUp': 'face-up Gauntlet {n, plural, one {card} other {cards}}',
  'count.gauntletDown': 'face-down Gauntlet {n, plural, one {card} other {cards}}',
  'count.handSize': '{n, plural, one {card} other {cards}} in your hand',
  'count.boostsPlayed': '{n, plural, one {boost} other {boosts}} played',
  'count.matches': 'matching {n, plural, one {die} other {dice}}',
  'count.iconsOnAction': '{icon} {n, plural, one {icon} other {icons}} on the action',
  'count.iconsPlayed': '{icon} {n, plural, one {icon} other {icons}} on the action and the boosts',
  'count.iconsInDiscard': '{icon} {n, plural, one {icon} other {icons}} in your discard',
  'count.missingHealth': 'health {n, plural, one {point} other {points}} lost',
  'count.progressOnSelf': 'progress on this card',
  'count.missingProgressOnSelf': 'progress {n, plural, one {point} other {points}} still missing',
  'count.completed': '{n, plural, one {card} other {cards}} in the completed area',
  'count.challengesInPlay':
    '{colourWord}{type, select, combat {{n, plural, one {Combat} other {Combats}}} obstacle {{n, plural, one {Obstacle} other {Obstacles}}} puzzle {{n, plural, one {Puzzle} other {Puzzles}}} trap {{n, plural, one {Trap} other {Traps}}} other {{n, plural, one {challenge} other {challenges}}}} in play',
  'count.lightShown': 'light {n, plural, one {face} other {faces}}',
  'per.one': 'for each {noun}',
  'per.many': 'for every {per} {noun}',
  'per.roundUp': '{text} (rounded up)',
  'per.atMost': '{text} (at most {max})',
  'per.atLeast': '{text} (at least {min})',
  'per.plus': ', plus {n}{text}',

  // Conditions; lead is if, and, or none
  'cond.type':
    '{lead, select, if {if } and {and } other {}}the challenge {neg, select, yes {is not} other {is}} {type, select, combat {a Combat} obstacle {an Obstacle} puzzle {a Puzzle} other {a Trap}}',
  'cond.colour':
    '{lead, select, if {if } and {and } other {}}the challenge {neg, select, yes {is not} other {is}} {colour, select, red {red} green {green} other {blue}}',
  'cond.light':
    '{lead, select, if {if } and {and } other {}}the roll {neg, select, yes {does not show} other {shows}} light',
  'cond.dark':
    '{lead, select, if {if } and {and } other {}}the roll {neg, select, yes {does not show} other {shows}} dark',
  'cond.matches':
    '{lead, select, if {if } and {and } other {}}{neg, select, yes {fewer than} other {at least}} {n, plural, one {# die matches} other {# dice match}}',
  'cond.amount':
    '{lead, select, if {if } and {and } other {}}there {n, plural, one {is} other {are}} {bound, select, atMost {{neg, select, yes {more than} other {at most}}} other {{neg, select, yes {fewer than} other {at least}}}} {n} {noun}',
  'cond.lanternCharged':
    '{lead, select, if {if } and {and } other {}}your lantern {neg, select, yes {is not} other {is}} charged',
  'cond.actionIsLantern':
    '{lead, select, if {if } and {and } other {}}the action {neg, select, yes {is not} other {is}} a lantern',
  'cond.noAction':
    '{lead, select, if {if } and {and } other {}}{neg, select, yes {an action} other {no action}} was played',
  'cond.phase':
    '{lead, select, if {if } and {and } other {}}the Final Gauntlet {phase, select, finale {{neg, select, yes {has not begun} other {has begun}}} other {{neg, select, yes {has begun} other {has not begun}}}}',
  'cond.seekers':
    '{lead, select, if {if } and {and } other {}}there {neg, select, yes {{n, plural, one {is not exactly # Seeker} other {are not exactly # Seekers}}} other {{n, plural, one {is exactly # Seeker} other {are exactly # Seekers}}}}',
  'cond.iconOnAction':
    '{lead, select, if {if } and {and } other {}}{host, select, seeker {your action} other {the action}} {neg, select, yes {does not carry} other {carries}} the {icon} icon',
  'cond.attemptedHasProgress':
    '{lead, select, if {if } and {and } other {}}the challenge {neg, select, yes {has no} other {already has}} progress on it',
  'cond.firstActionColour':
    '{lead, select, if {if } and {and } other {}}the action {neg, select, yes {is not} other {is}} {colour, select, red {red} green {green} other {blue}}',

  // When it happens; host is action, attempt, seeker or table
  'trigger.onEnter': 'when this card enters play',
  'trigger.turnStart': 'at the start of {host, select, seeker {your turn} other {each turn}}',
  'trigger.onExhaust': '{host, select, seeker {when you exhaust} other {whenever a Seeker exhausts}}',
  'trigger.attemptStart':
    '{host, select, seeker {before your action} table {at the start of each attempt} other {before the action}}',
  'trigger.onAction': '{host, select, seeker {when you play an action} other {whenever an action is played}}',
  'trigger.onBoost': '{host, select, seeker {whenever you play a boost} other {whenever a boost is played}}',
  'trigger.afterRoll': '{host, select, seeker {after your roll} other {after the roll}}',
  'trigger.onPlaced': 'when progress is placed',
  'trigger.onLight':
    '{host, select, seeker {when your roll shows light} table {whenever a roll shows light} other {if the roll shows light}}',
  'trigger.onDark':
    '{host, select, seeker {when your roll shows dark} table {whenever a roll shows dark} other {if the roll shows dark}}',
  'trigger.beforePenalty':
    '{host, select, seeker {when your attempt fails} table {whenever an attempt fails} other {if the attempt fails}}',
  'trigger.onFail':
    '{host, select, seeker {after your attempt fails} table {whenever an attempt fails} other {if the attempt fails}}',
  'trigger.onComplete':
    '{host, select, seeker {when you complete the challenge you attempt} table {whenever an attempted challenge is completed} other {if you complete the challenge}}',
  'trigger.onOtherCompleted': 'whenever another challenge is completed',
  'trigger.onDiscarded': 'when this card is discarded',
  'trigger.onAttach': 'whenever a card is attached to the Master',
  'trigger.finaleStart': 'when the Final Gauntlet begins',
  'trigger.onGauntletFlip': 'whenever a Gauntlet card is turned face down',
  'trigger.turnEnd': 'at the end of {host, select, seeker {your turn} other {each turn}}',
  'trigger.onReveal': 'when this card is revealed',
  'limit.attempt': '{text} (once per attempt)',
  'limit.turn': '{text} (once per turn)',
  'limit.game': '{text} (once per game)',

  // What is different while the card is in force
  'static.difficulty': '{target} has difficulty {sign, select, minus {−{n}} other {+{n}}}{tail}',
  'static.fewerWhenExhausting': 'draw {n, plural, one {# fewer card} other {# fewer cards}} when you exhaust',
  'static.vulnerable': '{target} is vulnerable to {colour, select, red {red} green {green} other {blue}} actions',
  'static.boostLimit': 'only {n, plural, one {# boost} other {# boosts}} may be played per action',
  'static.boostValue':
    'each boost adds {n} {sign, select, minus {less} other {more}} progress{hasCond, select, yes { {cond}} other {}}',
  'static.yourBoosts':
    'your boosts add {n} {sign, select, minus {less} other {more}} progress{hasCond, select, yes { {cond}} other {}}',
  'static.actionValue':
    '{host, select, seeker {your actions are} other {every action is}} worth {n} {sign, select, minus {less} other {more}}{tail}{hasCond, select, yes { {cond}} other {}}',
  'static.lanternValue':
    '{host, select, seeker {your lantern} other {every lantern}} is worth {n} {sign, select, minus {less} other {more}} when used as the action{tail}',
  'static.lightDoesNotCount': 'light faces add no progress',
  'static.noCharge': 'lanterns cannot be charged',
  'static.noRerolls': 'the dice cannot be re-rolled',
  'static.noHealing': 'health cannot be recovered',
  'static.extraDamage': 'whenever an attempt fails {cond}, suffer {n} more damage',
  'static.penaltyDamage': 'whenever a penalty deals damage, suffer {n} {sign, select, minus {less} other {more}}',
  'static.defeat': '{cond}, you lose the game',
  'static.whileAttached': 'while this card is attached, {text}',
  'static.notDiscardable': 'this card cannot be discarded',

  // Parts of a card
  'kind.challenge': '{colourWord} {typeWord}, difficulty {n}',
  'kind.event': 'event',
  'kind.master': 'Master, difficulty {n}',
  'kind.gauntlet': 'Gauntlet, {colourWord} {typeWord}, difficulty {n}',
  'kind.fatigue': 'Fatigue',
  'kind.seeker': 'Seeker, {title}',
  'kind.lantern': 'Kinfire Lantern, {colours}, value {n}',
  'kind.skill': '{colours} skill, value {n}{hasIcon, select, yes {, {icon} icon} other {}}',
  'master.difficulty': 'difficulty +{n}{tail}',
  'master.onDark': 'on dark: {text}',
  'after.discard': 'then discard this card',
  'after.attachMaster': 'then attach this card to the Master',
  'after.remain': 'this card remains in play',
  boost: '{colours} boost: +{n}',
  'boost.bonus': '{colours} boost: +{n}, or +{bonus} {cond}',
} as const

/** The other languages say the same things: a missing or a superfluous key is a type error. */
export type Messages = { readonly [K in keyof typeof en]: string }
