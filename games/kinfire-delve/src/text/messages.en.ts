import { REFUSALS } from '@emberhall/speech'

/**
 * What the table says in English, as ICU messages. `who` is a player's name, `card` a card as it stands in a sentence.
 * Nothing agrees with a card's name: some are plurals.
 */
export const en = {
  title: 'Kinfire Delve: Vainglory’s Grotto',

  // Words
  'word.seat': 'Seeker {n}',
  'word.card': '{name}',
  'word.hiddenCard': 'a card',
  'word.master': 'the Master',
  'word.colour': '{colour, select, red {red} green {green} other {blue}}',
  'word.face': '{face, select, red {red} green {green} blue {blue} light {light} other {dark}}',
  'word.trial': '{colour} {type}',
  'word.asColour': 'as a {colour, select, red {red} green {green} other {blue}} challenge',
  'word.slot': '{slot, select, north {North} east {East} south {South} other {West}}',
  'word.tier': '{tier, select, easy {easy} perilous {perilous} complex {complex} other {unlikely}}',
  'word.chance': '{chance} chance',

  // Questions
  'prompt.exhaust':
    '{who}: keep your hand of {hand, plural, one {# card} other {# cards}}, or exhaust (reveal a Fatigue card, then draw a new hand of {n})?',
  'prompt.choose':
    '{who}: {phase, select, finale {which Gauntlet card do you face, or is it the Master itself?} other {which card around the Master do you face?}}',
  'prompt.action': '{who}: play an action against {card}? {trial}, {have} of {need} progress.',
  'prompt.boost':
    '{who}: boost {solo, select, yes {your own action} other {the action of {active}}} against {card}? {points, plural, one {# point} other {# points}} so far, the dice to come, {have} of {need} progress.{certain, select, yes { It is certain already.} heeded { It is certain already, but a text in sight counts what is played.} other {}}',
  'prompt.roll':
    '{who}: roll {dice, plural, one {# die} other {# dice}} and enter what you see, skill dice first, the Light/Dark die last.',
  'prompt.reroll':
    '{who}: re-roll all the dice? They show {faces}. {points, plural, one {# point} other {# points}} and {have} progress make {sum} of {need}: {enough, select, yes {enough} other {{missing} short}}.',
  'prompt.useAbility': '{who}: use {card}? {text}',
  'prompt.pay': '{who}: accept what {card} offers? {text}',
  'prompt.rewards': '{who}: several challenges are completed at once. In which order do you take the rewards?',
  'prompt.discard': '{who}: choose {n, plural, one {# card} other {# cards}} of your hand to discard.',
  'prompt.recover':
    '{who}: choose {n, plural, one {# card} other {# cards}} of your discard to take back in hand.{known, select, yes { {card}: {text}} other {}}',
  'prompt.shakeFatigue': '{who}: which Fatigue card do you shake off?',
  'prompt.target': '{who}: which card do you choose for this effect?{known, select, yes { {card}: {text}} other {}}',
  'prompt.moveFrom': '{who}: from which challenge do you take progress?{known, select, yes { {card}: {text}} other {}}',
  'prompt.moveTo': '{who}: to which challenge do you move it?{known, select, yes { {card}: {text}} other {}}',
  'prompt.howMany':
    '{who}: how much progress do you move ({min} to {max})?{known, select, yes { {card}: {text}} other {}}',
  'prompt.another': '{who}: which other Seeker do you choose?',
  'prompt.option': '{who}: choose one ({card}).',
  'prompt.reorderWell':
    '{who}: these cards lie on top of the Well deck. In which order do you put them back, the next to come first?',
  'prompt.discardWell': '{who}: these cards lie on top of the Well deck. Which of them do you discard, if any?',
  'prompt.triggerOrder': '{who}: several texts apply at the same moment. Which comes first?',

  // Answers
  'option.exhaust': 'Exhaust: reveal a Fatigue card, then draw a new hand of {n}',
  'option.keepHand': 'Keep the hand ({n, plural, one {# card} other {# cards}})',
  'option.attempt': '{name}: {trial}, {have} of {need}',
  'option.attempt.odds':
    '{name}: {trial}, {have} of {need}; {alone} with the dice alone{acts, select, yes {, {acted} with your best action} other {}}',
  'option.attempt.turned': '{name}: a Gauntlet card turned face down',
  'option.attempt.hidden': 'The face-down Master, {trial}',
  'option.resolve': '{name}: event',
  'option.play': '{name} ({colour})',
  'option.play.odds': '{name} ({colour}): {points, plural, one {# point} other {# points}}, {chance}',
  'option.lantern': 'Lantern, {name} ({colour})',
  'option.lantern.odds':
    'Lantern, {name} ({colour}): {points, plural, one {# point} other {# points}}, {chance}{lost, select, yes { (the charge from the reward would be lost)} other {}}',
  'option.boost': '{name}: {boost}',
  'option.boost.odds': '{name}: {points}, {chance}',
  'option.reroll': 'Re-roll: {chance}',
  'option.use': 'Use {card}',
  'option.discard': '{name}: {kind}',
  'option.recover': '{name}: {kind}',
  'option.target': '{name}',
  'option.target.progress': '{name}: {have} of {need}',
  'option.fatigue': '{name}: {text}',
  'option.reward': '{name}: {text}',
  'option.reward.none': '{name}: no reward',
  'option.well': '{name}: {kind}',
  'option.seeker': '{who}',
  'option.option.unknown': 'Choice {n}',
  'option.number': '{n}',
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.done': 'Done',
  'option.face': 'Side {n}: {skill} on a skill die, {lightDark} on the Light/Dark die',
  'option.trigger': '{name}: {text}',
  'option.pass': 'Pass',
  'option.pass.action': 'No action: {chance}',
  'option.pass.boost': 'No boost: {chance}',
  'option.pass.reroll': 'Keep the roll',
  'option.pass.useAbility': 'Do not use it',
  'option.pass.pay': 'Decline',

  // Why not
  ...REFUSALS.en,
  'why.wrongColour': 'No colour of this card is the colour of the challenge.',
  'why.otherColourAnnounced': 'The colour you announce must be that of the challenge.',
  'why.lanternNotCharged': 'The lantern is not charged.',
  'why.boostColour': 'The boost of this card does not have the colour of the challenge.',
  'why.masterHidden': 'The Master stays face down until the bottom of the Well is reached.',
  'why.notVulnerable': 'The Master is not vulnerable to this colour.',
  'why.faceDown': 'This Gauntlet card has already been turned face down.',
  'why.cannotPay': 'The price cannot be paid in full.',
  'why.notEnoughSeekers':
    '{seekers, plural, one {There is only # Seeker} other {There are only # Seekers}} in these boxes.',
  'why.oneSeekerEach': 'Choose one Seeker for each seat: {seats} in all.',
  'why.unknownSeeker': 'No Seeker in these boxes is called “{id}”.',
  'why.noSuchFirstPlayer': 'The first player must sit at one of the {seats} seats.',
  'why.seekerTaken': 'Each seat needs a Seeker of its own.',

  // Why a hint says what it says
  'why.hint.only': 'Nothing else is possible.',
  'why.hint.better': '{chance} against {other} with {card}.',
  'why.hint.worse': '{chance}, where {card} would promise {other}.',
  'why.hint.equal': '{chance} either way, also with {card}.',
  'why.hint.saves': '{chance} is close to the {other} of {card}, which stays for later.',
  'why.hint.stays': '{chance} with it or without: what counts is the progress it adds, or what the card says.',
  'why.hint.raises': 'It raises the chance from {other} to {chance}.',
  'why.hint.keeps': 'It keeps {n, plural, one {a {colour} card} other {# {colour} cards}} in hand.',
  'why.hint.reward': 'Success brings more here.',
  'why.hint.penalty': 'Failure costs less here.',
  'why.hint.cheaper': 'It takes fewer cards to get there.',
  'why.hint.onlyCard': 'It is the only card that can be attempted, with {chance}.',
  'why.hint.event': 'There is nothing to attempt, and an event takes no cards.',
  'why.hint.eventRather': 'An event takes neither dice nor cards; the best attempt stands at {other}.',
  'why.hint.noAction':
    'Without an action it stands at {chance}; the best one makes it {other}, which is not worth the card.',
  'why.hint.noBoost': 'A boost would raise {chance} to {other}, which is not worth the card.',
  'why.hint.certain': 'Success is certain already.',
  'why.hint.enough': 'What lies there is enough.',
  'why.hint.keepsShort': 'It is not enough, but it stays as progress; rolled again, it succeeds with {chance} only.',
  'why.hint.reroll': 'What lies there fails; rolled again, it succeeds with {chance}.',
  'why.hint.keepHand':
    '{n, plural, one {# card is} other {# cards are}} enough to go on with, and a new hand costs a Fatigue card.',
  'why.hint.emptyHand': 'The hand is empty, and every attempt needs cards.',
  'why.hint.lastCard': 'A single card does not carry an attempt: a new hand is worth the Fatigue card.',
  'why.hint.least':
    '{n, plural, one {This gives the least: a low value, few colours, a small boost.} other {These give the least: low values, few colours, small boosts.}}',
  'why.hint.most': 'These give the most: high values, many colours, large boosts.',
  'why.hint.rewards': 'The reward that helps most comes first.',
  'why.hint.nearest':
    '{missing, plural, =0 {It can be completed at once.} other {It is worth most and needs only # more.}}',
  'why.hint.furthest': 'That card is the furthest from completion.',
  'why.hint.pays': 'What it gives is worth more than what it costs.',
  'why.hint.costs': 'It would cost more than it gives.',
  'why.hint.asMuch': 'As much as can be had.',
  'why.hint.leave': 'Nothing speaks for changing anything.',

  // The story
  'log.setup': 'The delve begins: {hp} health, {well} cards in the Well deck.',
  'log.turn': 'Turn {n}: {who} leads the way.',
  'log.exhausted': '{who} has exhausted and goes on with a new hand.',
  'log.entered': 'The light falls on {card}.',
  'log.resolved': '{who} turns to {card}.',
  'log.attempted': '{who} takes on {card} ({colourWord}, difficulty {n}).',
  'log.acted':
    '{who} {colour, select, red {strikes with} green {darts in with} other {reasons with}} {card} ({colourWord}, {n}).',
  'log.usedLantern': '{who} raises {card} ({colourWord}, {n}).',
  'log.noAction': '{who} trusts to the dice alone.',
  'log.boosted': '{who} adds {card} as a boost ({signed}).',
  'log.rolled': '{who} rolls {faces}: {n, plural, =0 {nothing matches} one {# die matches} other {# dice match}}.',
  'log.rolledNone': '{who} has no die to roll.',
  'log.rerolled': '{who} gathers up the dice for another roll.',
  'log.placed': '{card}: {n, plural, =0 {nothing} other {#}} placed, {have} of {need}.',
  'log.progress': '{card}: {n} progress more, {have} now.',
  'log.lostProgress': '{card}: {n} progress lost, {have} left.',
  'log.completed': 'Completed: {card}.',
  'log.failed': '{who} fails against {card}.',
  'log.penaltyIgnored': '{who} escapes the penalty.',
  'log.attemptEnded': 'The attempt on {card} ends without a result.',
  'log.damage': '{n} damage suffered, {hp, plural, =0 {no health} other {# health}} left.',
  'log.prevented': '{n} damage prevented.',
  'log.healed': '{n, plural, =0 {No health recovered, still {hp}.} other {# health recovered, {hp} now.}}',
  'log.fatigue': 'Fatigue sets in: {card}.',
  'log.shook': '{who} shakes off {card}.',
  'log.descended':
    '{n, plural, =0 {The Well deck is empty: no further down for now.} one {Down the Well by # card.} other {Down the Well by # cards.}}',
  'log.climbed':
    '{n, plural, =0 {There is no way back up the Well.} one {Back up the Well by # card.} other {Back up the Well by # cards.}}',
  'log.drew': '{who} {n, plural, =0 {finds no card left to draw} one {draws # card} other {draws # cards}}.',
  'log.reshuffled': '{who} shuffles the discard into a new deck.',
  'log.discarded': '{who} discards {card}.',
  'log.recovered': '{who} takes {card} back from the discard.',
  'log.returned': '{who} takes {card} back in hand.',
  'log.charged': '{who} charges the lantern.',
  'log.chargeLost': 'The lantern of {who} takes no charge.',
  'log.discharged': 'The lantern of {who} goes dark.',
  'log.discardedCard': 'Discarded: {card}.',
  'log.attached': 'Attached to {host}: {card}.',
  'log.peeked':
    '{who} {n, plural, =0 {finds the Well deck empty} one {looks at the top card of the Well deck} other {looks at the top # cards of the Well deck}}.',
  'log.flipped': 'Turned face down: {card}. Its back is {back}. {text}',
  'log.bottom': 'The bottom of the Well! The Master shows its face: {card}. The Final Gauntlet begins.',
  'log.ability': 'The {kind, select, seeker {talent} other {text}} of {card} comes into play.',
  'log.exploit': 'Exploit ({tier}): {exploit}.',
  'log.won': 'Victory over {card}, at difficulty {n}!',
  'log.lost':
    '{cause, select, health {No health is left: the Well keeps you.} other {A card has put an end to the delve: defeat.}}',
  'log.actedFor': '{by} acts for {who}.',
  'log.corrected': '{who} has something put right: {what}.',
  'log.windowSkipped':
    '{who} {question, select, action {has no action to play} boost {has no fitting boost} pay {cannot pay the price} other {has nothing to choose}}.',

  // What the table may put right, as a choice and in the log
  'right.kind':
    '{what, select, moreHealth {Health} lessHealth {Health} moreProgress {Progress} lessProgress {Progress} chargeLantern {Lanterns} coverLantern {Lanterns} shakeFatigue {Fatigue} other {Cards of {who}}}',
  'right.moreHealth': 'one health more',
  'right.lessHealth': 'one health less',
  'right.moreProgress': 'one progress more on {card}',
  'right.lessProgress': 'one progress less on {card}',
  'right.chargeLantern': 'the lantern of {who} is charged',
  'right.coverLantern': 'the lantern of {who} is not charged',
  'right.drawCard': '{who} draws a card',
  'right.dropCard': 'from the hand to the discard: {card}',
  'right.pickUpCard': 'from the discard to the hand: {card}',
  'right.shakeFatigue': 'back into the Fatigue deck: {card}',

  // What comes next
  'step.setup': 'Setup',
  'step.opening': 'Opening',
  'step.turn': 'Turn of {who}',

  // The end
  'outcome.unfinished': 'The delve is not over.',
  'outcome.win':
    'Victory! You have overcome {card} on turn {n}, with {hp, plural, =0 {no health} other {# health}} left.',
  'outcome.health': 'Defeat on turn {n}: your health has run out.',
  'outcome.effect': 'Defeat on turn {n}: a card has put an end to the delve.',
  'outcome.effect.card': 'Defeat on turn {n}, by the text of {card}.',
  'outcome.descent':
    '{well, plural, =0 {The Well deck was empty: the bottom was within reach.} one {# card of the Well deck lay between you and the bottom.} other {# cards of the Well deck lay between you and the bottom.}}',
  'outcome.finale': 'The Master stood before you: {card}, {have} of {need}.',
  'outcome.exploit': 'Exploit earned ({tier}): {exploit}.',
  'outcome.noExploit': 'No exploit this time.',
  'exploit.just-a-scratch': 'Just a Scratch',
  'exploit.vainglorys-puppet': 'Vainglory’s Puppet',
  'exploit.hard-work-pays-off': 'Hard Work Pays Off',
  'exploit.intermission': 'Intermission',
  'exploit.flesh-wound': 'Flesh Wound',
  'exploit.on-a-razors-edge': 'On a Razor’s Edge',
  'exploit.nightmare-sea': 'Nightmare Sea',
  'exploit.fortune-favours-the-bold': 'Fortune Favours the Bold',
  'exploit.to-the-bitter-end': 'To the Bitter End',
  'exploit.record-time': 'Record Time',
  'exploit.three-coins-in-the-fountain': '3 Coins in the Fountain',
  'exploit.master-of-the-maze': 'Master of the Maze',

  // Cards
  'card.line': '{name}: {text}',
  'card.reward': 'Reward: {text}',
  'card.penalty': 'Penalty: {text}',

  // The table in text
  'table.title':
    '{phase, select, setup {Before the delve} descent {Turn {n}, the descent} other {Turn {n}, the Final Gauntlet}}',
  'table.active': 'Active Seeker: {who}.',
  'table.health': 'Health: {hp} of {max}.',
  'table.well':
    'Well: {deck, plural, one {# card} other {# cards}} in the deck, {discard, plural, one {# card} other {# cards}} in the discard.',
  'table.completed': 'Completed: {n, plural, one {# card} other {# cards}}.',
  'table.exploit': 'Exploit earned ({tier}): {exploit}.',
  'table.master': 'Master: {name}',
  'table.masterDown': 'Master: {name}, face down',
  'table.masterUnknown': 'Which of its forms waits here is unknown until the bottom of the Well is reached.',
  'table.progress': 'Progress: {have} of {need}.',
  'table.vulnerable': 'Vulnerable to {colours}.',
  'table.invulnerable': 'Not vulnerable to any colour yet.',
  'table.attached': 'Attached: {cards}.',
  'table.slot': '{slot}: {name}',
  'table.slotTurned': '{slot}: {name}, a Gauntlet card turned face down',
  'table.slotEmpty': '{slot}: no card',
  'table.attempt': 'Attempt: {name}',
  'table.attemptColour': 'Colour: {colour}.',
  'table.action': 'Action: {name}, {points, plural, one {# point} other {# points}}.',
  'table.noAction': 'No action.',
  'table.boosts': 'Boosts: {cards}, {points, plural, one {# point} other {# points}}.',
  'table.dice': 'Dice: {faces}, {points, plural, one {# point} other {# points}}.',
  'table.points': '{points, plural, one {# point} other {# points}} so far in this attempt.',
  'table.chance': 'Chance of success as things stand: {chance}.',
  'table.fatigue': 'Fatigue: {n, plural, =0 {no card} one {# card} other {# cards}} in play',
  'table.fatigueDeck': '{n, plural, =0 {No card} one {# card} other {# cards}} left in the Fatigue deck.',
  'table.seeker': '{same, select, yes {{seeker}} other {{who}, playing {seeker}}}',
  'table.lantern': '{charged, select, yes {Lantern charged} other {Lantern not charged}}: {name}. {kind}. {text}',
  'table.hand': 'Hand: {n, plural, =0 {no card} one {# card} other {# cards}}.',
  'table.handHidden':
    'Hand: {n, plural, one {a card} other {# cards}}, {all, select, yes {unseen} other {{hidden} of them unseen}}.',
  'table.handCard': '{name}: {kind}; {boost}',
  'table.decks':
    'Deck: {deck, plural, one {# card} other {# cards}}, discard: {discard, plural, one {# card} other {# cards}}.',
} as const

/** The other languages say the same things: a missing or a superfluous key is a type error. */
export type Messages = { readonly [K in keyof typeof en]: string }
