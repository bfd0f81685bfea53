import type { RuleText } from './rule-text.ts'

export const chaptersEn = {
  'KD-1': 'Setup',
  'KD-2': 'Turn frame',
  'KD-3': 'Colours and matching',
  'KD-4': 'Events',
  'KD-5': 'Attempting a challenge',
  'KD-6': 'The Kinfire Lantern',
  'KD-7': 'Indirect completion',
  'KD-8': 'Exhaustion and Fatigue',
  'KD-9': 'Empty decks',
  'KD-10': 'The Master and the bottom',
  'KD-11': 'The Final Gauntlet',
  'KD-12': 'Victory and defeat',
  'KD-13': 'Rewards, penalties and icons',
  'KD-14': 'Effects in general',
  'KD-15': 'Exploits',
  'KD-16': 'Effects of our cards',
} as const satisfies Record<string, string>

export const rulesEn = {
  'KD-1.1': {
    title: 'Sort the cards',
    text: 'Separate the cards by kind. The table does this for you.',
  },
  'KD-1.2': {
    title: 'The hidden Master',
    text: 'One of the three Masters waits face down in the centre. Nobody knows which one, and the other two stay secret for the whole game.',
  },
  'KD-1.3': {
    title: 'Tokens within reach',
    text: 'Progress tokens and the four dice lie within everyone’s reach. Here they are always at hand.',
  },
  'KD-1.4': {
    title: 'Choose your Seeker',
    text: 'Pick a Seeker that nobody else plays. Its card, its Lantern and its 18 Skill cards are yours.',
  },
  'KD-1.5': {
    title: 'Cards in front of you',
    text: 'Your Seeker card starts face up. Your Lantern starts face down beside it: it is not charged.',
  },
  'KD-1.6': {
    title: 'Your first hand',
    text: 'Shuffle your 18 Skill cards and draw a hand: 8 cards with one Seeker in play, 7 with two, 6 with three, 5 with four. People do not count, Seekers do.',
  },
  'KD-1.7': {
    title: 'Three or four Seekers',
    text: 'This box holds two Seekers, so one or two can play. Games with three or four need Seekers from another box.',
  },
  'KD-1.8': {
    title: 'Gauntlet cards wait',
    text: 'The four Gauntlet cards are put aside. They come into play at the bottom of the Well.',
  },
  'KD-1.9': {
    title: 'The Fatigue deck',
    text: 'The six Fatigue cards are shuffled into a face-down deck.',
  },
  'KD-1.10': {
    title: 'The first four cards',
    text: 'Shuffle the 57 Well cards and lay the top four face up around the Master.',
  },
  'KD-1.11': {
    title: 'First-game board',
    text: 'In a first game the board is Crystal Caves, Great Stag, one of The 3 Fountains and one Maze. The other 53 Well cards are shuffled as the deck.',
  },
  'KD-1.12': {
    title: 'No events at setup',
    text: 'Events among the first four cards do nothing when they are laid out. Only a text about entering play works.',
  },
  'KD-1.13': {
    title: 'Three cards discarded',
    text: 'The top three cards of the Well deck go face down to the Well discard. The deck now holds 50 cards.',
  },
  'KD-1.14': {
    title: 'Starting health',
    text: 'You start with 10 health, or 8 in hard mode. Healing never takes you above that number.',
  },
  'KD-1.15': {
    title: 'Who goes first',
    text: 'The first Seeker is drawn at random, unless your table picks one. Play then passes clockwise.',
  },
  'KD-1.16': {
    title: 'Hard mode',
    text: 'In hard mode you start with 8 health instead of 10. Nothing else changes.',
  },
  'KD-1.17': {
    title: 'Quick game',
    text: 'In a quick game 13 Well cards are discarded at setup instead of 3. The group then suffers 2 damage and 1 fatigue.',
  },
  'KD-1.18': {
    title: 'Quick-game losses',
    text: 'When setup is done, take the 2 damage first, then reveal one Fatigue card, then start. You can still heal back to the full value.',
  },
  'KD-1.19': {
    title: 'Hard and quick together',
    text: 'You may combine both variants: you then begin with 6 health and can heal up to 8.',
  },
  'KD-1.20': {
    title: 'Losses before turn one',
    text: 'Damage and fatigue from setup belong to no turn. They do not count for exploits that look at a single turn.',
  },
  'KD-1.21': {
    title: 'One person, several Seekers',
    text: 'You may run several Seekers. Do everything once for each of them; group sizes always count Seekers.',
  },
  'KD-1.22': {
    title: 'Entry texts at setup',
    text: 'If one of the first cards acts on entering play, it does so once when setup is over, from the top slot clockwise. The first player counts as active.',
  },
  'KD-1.23': {
    title: 'What group size changes',
    text: 'More Seekers means smaller hands and different boosts. Nothing about health, the Well, the Master, the Gauntlet or Fatigue changes.',
  },
  'KD-2.1': {
    title: 'Parts of a turn',
    text: 'On your turn you may exhaust, then choose a card, resolve it, refill the board and clean up. The Seeker on your left goes next.',
  },
  'KD-2.2': {
    title: 'Choose one card',
    text: 'Choose exactly one card around the Master. You cannot pass.',
  },
  'KD-2.3': {
    title: 'Any face-up card',
    text: 'You may choose any face-up card around the Master, even without a card of its colour in hand.',
  },
  'KD-2.4': {
    title: 'One card per turn',
    text: 'You deal with a single card each turn.',
  },
  'KD-2.5': {
    title: 'Event or challenge',
    text: 'If you choose an event, carry it out. If you choose a challenge, attempt it.',
  },
  'KD-2.6': {
    title: 'Refill the board',
    text: 'When your card is fully resolved, reveal Well cards one by one into empty slots until there are four again.',
  },
  'KD-2.7': {
    title: 'Every gap is filled',
    text: 'A slot is refilled whatever emptied it: completion, discard, attachment or a resolved event.',
  },
  'KD-2.8': {
    title: 'No refill in finale',
    text: 'In the Final Gauntlet nothing is refilled.',
  },
  'KD-2.9': {
    title: 'Cleaning up',
    text: 'At the end of the turn each played Skill card goes face up to its owner’s discard. A lantern you used is turned face down.',
  },
  'KD-2.10': {
    title: 'Played cards are apart',
    text: 'Until cleanup, cards you played are neither in hand nor in the discard. They cannot be drawn, discarded or reshuffled.',
  },
  'KD-2.11': {
    title: 'Clockwise turns',
    text: 'Turns go clockwise. With one Seeker, that Seeker plays every turn.',
  },
  'KD-2.12': {
    title: 'No free draws',
    text: 'You draw no card at the start or end of a turn. Only exhausting or an effect gives cards.',
  },
  'KD-2.13': {
    title: 'The end is immediate',
    text: 'Play goes on until you win or lose. Either one stops the game at once, in the middle of any step.',
  },
  'KD-2.14': {
    title: 'Hands are open',
    text: 'Teammates may see and discuss each other’s hands. Your table can choose closed hands instead.',
  },
  'KD-2.15': {
    title: 'What you can see',
    text: 'Everyone sees the board, discarded Skill cards, attachments, Fatigue in play and every pile’s size. Deck order, the Well discard, the hidden Master and Gauntlet backs stay secret.',
  },
  'KD-2.16': {
    title: 'Start-of-turn texts',
    text: 'Texts that act at the start of a turn come after the chance to exhaust and before you choose a card.',
  },
  'KD-2.17': {
    title: 'Texts on entering play',
    text: 'A card’s entry text works as soon as the card is on the board, before the next card is revealed. Then refilling goes on.',
  },
  'KD-2.18': {
    title: 'Nothing to choose',
    text: 'If effects at the start of the turn leave no card to choose, skip to refilling the board.',
  },
  'KD-2.19': {
    title: 'End-of-turn texts',
    text: 'Texts that act at the end of a turn come after the refill and before cleanup. Any slot they empty is refilled too.',
  },
  'KD-3.1': {
    title: 'The three colours',
    text: 'Red stands for power, green for dexterity, blue for wisdom. Most cards have one of these colours.',
  },
  'KD-3.2': {
    title: 'Match the colour',
    text: 'To be your action, a Skill card needs the challenge’s colour among its action colours.',
  },
  'KD-3.3': {
    title: 'Two-colour cards',
    text: 'A card with two colours can be used as either of them.',
  },
  'KD-3.4': {
    title: 'White cards',
    text: 'A white card can be used as red, green or blue.',
  },
  'KD-3.5': {
    title: 'Announce a colour',
    text: 'If your card offers several colours, you announce the one the challenge needs. With only one legal colour it is filled in for you.',
  },
  'KD-3.6': {
    title: 'Announced colour counts',
    text: 'During the attempt a card has the colour you announced, for every effect that asks.',
  },
  'KD-3.7': {
    title: 'Black is no colour',
    text: 'Black stands outside the three colours, and white cards do not match it either.',
  },
  'KD-3.8': {
    title: 'Boost colour differs',
    text: 'A card can have one colour as an action and another as a boost. Only the one you are using is checked.',
  },
  'KD-3.9': {
    title: 'Challenge types',
    text: 'Combat, Obstacle, Puzzle and Trap have no effect themselves. Other cards may refer to them.',
  },
  'KD-3.10': {
    title: 'Vulnerable cards',
    text: 'A vulnerable card can also be attempted with that colour, besides its own. If you have a choice, announce one colour first.',
  },
  'KD-4.1': {
    title: 'Carrying out an event',
    text: 'When you choose an event, carry out its instructions in the order printed.',
  },
  'KD-4.2': {
    title: 'No test for events',
    text: 'Events need no action, boost, lantern or dice, unless they say so.',
  },
  'KD-4.3': {
    title: 'Waiting events',
    text: 'Until somebody chooses it, an event has no effect, except where its own text gives it one.',
  },
  'KD-4.4': {
    title: 'Events may stay',
    text: 'You may leave an event on the board as long as you like.',
  },
  'KD-4.5': {
    title: 'You in events',
    text: 'The word “you” on an event means the Seeker whose turn it is.',
  },
  'KD-4.6': {
    title: 'After the event',
    text: 'Once resolved, an event joins the completed area face down, except where its text says to put it somewhere else.',
  },
  'KD-4.7': {
    title: 'Do what you can',
    text: 'Skip the parts of an instruction that cannot be done. The rest still happens.',
  },
  'KD-4.8': {
    title: 'Events are not challenges',
    text: 'Effects that speak of challenges neither count nor touch events.',
  },
  'KD-5.1': {
    title: 'Four steps',
    text: 'An attempt has four steps: action if you wish, up to two boosts, dice, then complete or fail.',
  },
  'KD-5.2': {
    title: 'Normal and bold text',
    text: 'Normal text on a challenge works only while it is attempted. Bold text works as long as the card is in play.',
  },
  'KD-5.3': {
    title: 'Flavour text',
    text: 'Text in italics is there for the mood. It has no effect.',
  },
  'KD-5.4': {
    title: 'Your action',
    text: 'You may play one matching Skill card, or use your charged lantern, or do neither.',
  },
  'KD-5.5': {
    title: 'Action value',
    text: 'Your action adds its value in progress.',
  },
  'KD-5.6': {
    title: 'Action ability',
    text: 'Your action card’s ability works as soon as you play it, before boosts and dice.',
  },
  'KD-5.7': {
    title: 'No action, no boosts',
    text: 'Without an action nobody can boost: roll the dice straight away.',
  },
  'KD-5.8': {
    title: 'One action only',
    text: 'You can play at most one action in an attempt.',
  },
  'KD-5.9': {
    title: 'Others may boost',
    text: 'With two or more Seekers only the others may boost. You cannot boost your own action.',
  },
  'KD-5.10': {
    title: 'Two boosts at most',
    text: 'An action takes at most two boosts in total. One Seeker may play both.',
  },
  'KD-5.11': {
    title: 'Boost colour must match',
    text: 'A boost’s colour must be the challenge’s colour. A white boost fits any of the three.',
  },
  'KD-5.12': {
    title: 'Boost value',
    text: 'A boost adds the points in its bottom bar, including any condition printed there.',
  },
  'KD-5.13': {
    title: 'Boosts ignore abilities',
    text: 'When a card is played as a boost, ignore its ability text.',
  },
  'KD-5.14': {
    title: 'Boosting is optional',
    text: 'You never have to boost.',
  },
  'KD-5.15': {
    title: 'Solo boosts',
    text: 'If you are the only Seeker, you may boost your own action with up to two cards.',
  },
  'KD-5.16': {
    title: 'Seekers count, not people',
    text: 'If one person runs two Seekers, the two-Seeker boost rules apply.',
  },
  'KD-5.17': {
    title: 'Boost before the roll',
    text: 'Boosts must be played before the dice are rolled. None can be added afterwards.',
  },
  'KD-5.18': {
    title: 'The boost window',
    text: 'Boosting stays open until two boosts are in or everyone else has passed. If someone boosts, earlier passes are taken back.',
  },
  'KD-5.19': {
    title: 'Roll all dice',
    text: 'Roll all four dice in every attempt, unless a card says otherwise. You cannot skip the roll.',
  },
  'KD-5.20': {
    title: 'Matching dice',
    text: 'Each die that shows the challenge’s colour adds 1 progress.',
  },
  'KD-5.21': {
    title: 'Light and dark faces',
    text: 'Light gives you 1 progress against any colour. Dark gives you nothing.',
  },
  'KD-5.22': {
    title: 'Re-roll everything',
    text: 'A re-roll always takes all four dice, and the new result replaces the old one.',
  },
  'KD-5.23': {
    title: 'Re-rolls are optional',
    text: 'If a card allows a re-roll, you decide after seeing the dice.',
  },
  'KD-5.24': {
    title: 'The final roll counts',
    text: 'Light and dark effects look only at the final roll, after all re-rolls.',
  },
  'KD-5.25': {
    title: 'Place the total',
    text: 'Add action, boosts, dice and other bonuses, and place that much progress on the challenge.',
  },
  'KD-5.26': {
    title: 'No upper limit',
    text: 'All points are placed, even beyond the difficulty.',
  },
  'KD-5.27': {
    title: 'Completing a challenge',
    text: 'If its progress, including earlier turns, reaches the current difficulty, the challenge is completed.',
  },
  'KD-5.28': {
    title: 'After completion',
    text: 'Gain the reward, then return the tokens. Lay the card face down in the completed area and keep it apart from the Well discard.',
  },
  'KD-5.29': {
    title: 'Rewards are mandatory',
    text: 'You must take the reward, even when it hurts.',
  },
  'KD-5.30': {
    title: 'Reward comes first',
    text: 'While you gain the reward, the card still counts as in play.',
  },
  'KD-5.31': {
    title: 'Failing a challenge',
    text: 'If the progress is not enough, suffer the penalty. Leave the card and its tokens in place.',
  },
  'KD-5.32': {
    title: 'Penalty every time',
    text: 'You suffer the penalty each time you fail, even on the same card turn after turn.',
  },
  'KD-5.33': {
    title: 'Icons in order',
    text: 'The icons of a reward or penalty resolve in the order printed.',
  },
  'KD-5.34': {
    title: 'The card is gone',
    text: 'If the attempted card leaves play before it is resolved, the attempt simply ends: no reward, no penalty. Played cards are still used up.',
  },
  'KD-5.35': {
    title: 'Checked in step four',
    text: 'The challenge you are attempting is checked only in the last step, even if it has enough progress earlier.',
  },
  'KD-5.36': {
    title: 'Never below zero',
    text: 'If the total is 0 or less, nothing is placed. Progress is never taken away this way.',
  },
  'KD-5.37': {
    title: 'Unlimited tokens',
    text: 'Progress tokens never run out.',
  },
  'KD-5.38': {
    title: 'Dice left out',
    text: 'Some texts make you roll fewer dice. A die that is not rolled adds nothing and triggers nothing.',
  },
  'KD-5.39': {
    title: 'The dice',
    text: 'Three dice have two red, two green and two blue faces each. The Light/Dark die has three light and three dark faces.',
  },
  'KD-5.40': {
    title: 'Rewards that move cards',
    text: 'If a card’s own reward sends it elsewhere, it goes there. It still counts as completed.',
  },
  'KD-6.1': {
    title: 'Lanterns start dark',
    text: 'Your lantern starts face down: it is not charged.',
  },
  'KD-6.2': {
    title: 'Charging the lantern',
    text: 'Some Skill cards and rewards charge your lantern. Turn it face up.',
  },
  'KD-6.3': {
    title: 'Already charged',
    text: 'Charging a lantern that is already charged does nothing.',
  },
  'KD-6.4': {
    title: 'Using the lantern',
    text: 'You may use a charged lantern as your action instead of a Skill card. It can be boosted like any action.',
  },
  'KD-6.5': {
    title: 'Lantern turned down',
    text: 'Turn the lantern face down once it has been used. You keep it in front of you.',
  },
  'KD-6.6': {
    title: 'Charge lost',
    text: 'The lantern is turned down at cleanup. If the same attempt gave a charge, that charge is lost.',
  },
  'KD-6.7': {
    title: 'Your lantern only',
    text: 'Only you can use your lantern, and only on your turn.',
  },
  'KD-6.8': {
    title: 'Lantern colour',
    text: 'The lantern uses its printed colours and must match the challenge. Ours are white, so they fit any colour.',
  },
  'KD-6.9': {
    title: 'Never a boost',
    text: 'A lantern can never be used as a boost.',
  },
  'KD-6.10': {
    title: 'Face up until cleanup',
    text: 'While you are using your lantern it counts as charged: it is turned down only at cleanup.',
  },
  'KD-7.1': {
    title: 'Progress from afar',
    text: 'Effects can place progress on challenges you are not attempting.',
  },
  'KD-7.2': {
    title: 'Completed anyway',
    text: 'If its progress reaches its current difficulty, such a challenge is completed.',
  },
  'KD-7.3': {
    title: 'Who gets the reward',
    text: 'The Seeker whose turn it is gains the reward, whoever caused the progress.',
  },
  'KD-7.4': {
    title: 'Lower difficulty counts',
    text: 'A challenge is also completed when its difficulty drops to the progress already on it.',
  },
  'KD-7.5': {
    title: 'Check after each effect',
    text: 'Check for completed challenges after each instruction or icon is finished, never halfway through.',
  },
  'KD-7.6': {
    title: 'Several at once',
    text: 'If several challenges are completed at once, the active Seeker chooses the order of rewards. The cards move only after all rewards.',
  },
  'KD-7.7': {
    title: 'Refill comes later',
    text: 'The empty slot is filled only in the refill step, unless an effect replaces the card at once.',
  },
  'KD-7.8': {
    title: 'No penalty, no test',
    text: 'When a challenge is completed indirectly there is no penalty, and you need neither action nor boosts nor dice.',
  },
  'KD-7.9': {
    title: 'One check in step four',
    text: 'In the last step, the attempted card and every card that got progress with it are checked together.',
  },
  'KD-7.10': {
    title: 'Rewards before penalty',
    text: 'If your challenge fails while others are completed, gain their rewards first, then suffer the penalty.',
  },
  'KD-7.11': {
    title: 'Being completed',
    text: 'A card that is being completed still counts as in play, but it cannot be targeted, receive progress or be completed again.',
  },
  'KD-7.12': {
    title: 'Chain reactions',
    text: 'If part of a reward or penalty makes another challenge qualify, complete it at once, before the rest.',
  },
  'KD-8.1': {
    title: 'You may exhaust',
    text: 'At the start of your turn, before choosing a card, you may exhaust to take a new hand.',
  },
  'KD-8.2': {
    title: 'Empty hand, must exhaust',
    text: 'If your hand is empty at the start of your turn, you must exhaust.',
  },
  'KD-8.3': {
    title: 'How to exhaust',
    text: 'Discard your hand, reveal the top Fatigue card, then draw a new hand: 8, 7, 6 or 5 cards for one to four Seekers.',
  },
  'KD-8.4': {
    title: 'The turn goes on',
    text: 'Exhausting does not cost your turn: you play on normally.',
  },
  'KD-8.5': {
    title: 'Once, at the start',
    text: 'You can exhaust once per turn, only at its start. If your hand empties later, nothing happens until your next turn.',
  },
  'KD-8.6': {
    title: 'Fatigue acts at once',
    text: 'The revealed Fatigue card applies at once. It can change the draw that follows, or end the game first.',
  },
  'KD-8.7': {
    title: 'Fatigue stays',
    text: 'Each Fatigue card in play keeps working until some effect takes it away.',
  },
  'KD-8.8': {
    title: 'Fatigue affects everyone',
    text: 'A Fatigue card affects the whole group, unless it says otherwise.',
  },
  'KD-8.9': {
    title: 'Removing Fatigue',
    text: 'A removed Fatigue card goes back into the Fatigue deck, which is then shuffled.',
  },
  'KD-8.10': {
    title: 'No hand limit',
    text: 'You may hold any number of cards. The hand-size table only sets how many cards you draw at setup and when exhausting.',
  },
  'KD-8.11': {
    title: 'Fatigue from effects',
    text: 'When an effect makes you suffer fatigue, you only reveal Fatigue cards. Your hand does not change.',
  },
  'KD-8.12': {
    title: 'Whatever your hand',
    text: 'You may exhaust with a full hand, and an empty hand forces it even if your lantern is charged.',
  },
  'KD-8.13': {
    title: 'Fatigue always hurts',
    text: 'Every Fatigue card is bad for you. Some only annoy, some can end the game early.',
  },
  'KD-9.1': {
    title: 'Empty Skill deck',
    text: 'If you must draw and your Skill deck is empty, shuffle your discard into a new deck and go on.',
  },
  'KD-9.2': {
    title: 'Reshuffle when needed',
    text: 'You reshuffle only when a card must be drawn from an empty deck, even halfway through a draw.',
  },
  'KD-9.3': {
    title: 'Nothing left to draw',
    text: 'If your deck and discard are both empty, the rest of the draw is lost.',
  },
  'KD-9.4': {
    title: 'Empty Fatigue deck',
    text: 'If the Fatigue deck runs out, reveal what is left and nothing else happens. Exhausting still gives a new hand.',
  },
  'KD-9.5': {
    title: 'Empty Well deck',
    text: 'An empty Well deck does nothing by itself. You reach the bottom only when a refill finds no card.',
  },
  'KD-9.6': {
    title: 'Climb beyond the discard',
    text: 'If the Well discard holds fewer cards than a climb asks, return what there is.',
  },
  'KD-9.7': {
    title: 'Descend beyond the deck',
    text: 'If the Well deck holds fewer cards than a descent asks, discard what there is.',
  },
  'KD-10.1': {
    title: 'The hidden Master’s ability',
    text: 'Until you reach the bottom, the Master stays face down and the ability on its back applies. It ends when the Master is revealed.',
  },
  'KD-10.2': {
    title: 'Attaching cards',
    text: 'An attached card goes under the Master, or under another card. It may have effects in the Final Gauntlet.',
  },
  'KD-10.3': {
    title: 'Reaching the bottom',
    text: 'Whenever you must refill the board and the Well deck is empty, you have reached the bottom.',
  },
  'KD-10.4': {
    title: 'The last cards enter',
    text: 'If the deck runs out during a refill, cards already revealed are placed and act before the bottom is reached.',
  },
  'KD-10.5': {
    title: 'Not yet the bottom',
    text: 'With four cards on the board, an empty deck is not the bottom. A climb can still refill the deck.',
  },
  'KD-10.6': {
    title: 'The finale is laid out',
    text: 'Remove the remaining Well cards without reward or penalty, reveal the Master and place the four Gauntlet cards face up around it.',
  },
  'KD-10.7': {
    title: 'Out of the game',
    text: 'Well cards removed at the bottom leave the game. They do not go to the discard.',
  },
  'KD-10.8': {
    title: 'Attachments remain',
    text: 'Cards attached to the Master stay attached.',
  },
  'KD-10.9': {
    title: 'You stay as you are',
    text: 'Your health, hands, decks, lanterns and Fatigue cards do not change when the finale begins.',
  },
  'KD-10.10': {
    title: 'Finale starts next turn',
    text: 'The turn in which you reach the bottom ends as usual. The next Seeker takes the first finale turn.',
  },
  'KD-10.11': {
    title: 'Bottom in mid-effect',
    text: 'If the bottom is reached during an effect, lay out the finale at once. Parts about removed cards are dropped, the rest is finished, then the turn ends.',
  },
  'KD-10.12': {
    title: 'No way back',
    text: 'From here on you can only win or lose.',
  },
  'KD-10.13': {
    title: 'Attached cards are public',
    text: 'Everyone can see attached cards. A card attached from a deck or discard is revealed by this.',
  },
  'KD-11.1': {
    title: 'Turns in the finale',
    text: 'Turns work as before, but you choose a face-up Gauntlet card or, when allowed, the Master.',
  },
  'KD-11.2': {
    title: 'The Master is black',
    text: 'The Master is a black challenge: no colour, not even white, works until it becomes vulnerable.',
  },
  'KD-11.3': {
    title: 'Four cards protect it',
    text: 'While all four Gauntlet cards are face up, the Master cannot be completed.',
  },
  'KD-11.4': {
    title: 'Choosing the Master',
    text: 'You may choose the Master only if it is vulnerable to at least one colour.',
  },
  'KD-11.5': {
    title: 'Completed Gauntlet cards',
    text: 'A completed Gauntlet card gives its reward if it has one, loses its tokens and is turned face down in its place.',
  },
  'KD-11.6': {
    title: 'Gauntlet backs',
    text: 'On its back, a Gauntlet card may name a weakness of the Master, or something different, or nothing that helps. It applies once turned up.',
  },
  'KD-11.7': {
    title: 'Attempting the Master',
    text: 'When the Master is vulnerable to a colour, you may attempt it as a challenge of that colour. White and light count too.',
  },
  'KD-11.8': {
    title: 'Announce one colour',
    text: 'If several colours work, announce one before the attempt. Only cards and dice of that colour help.',
  },
  'KD-11.9': {
    title: 'Face-down cards are done',
    text: 'A face-down Gauntlet card cannot be attempted, receive progress or be discarded again.',
  },
  'KD-11.10': {
    title: 'Progress stays',
    text: 'The Master keeps its progress between turns, even if you change colours.',
  },
  'KD-11.11': {
    title: 'No descents or climbs',
    text: 'In the Final Gauntlet ignore descents and climbs. The rest of the same effect still applies.',
  },
  'KD-11.12': {
    title: 'Discarding Gauntlet cards',
    text: 'A Gauntlet card can be discarded like any challenge, unless stated otherwise. It is then turned face down, as after a completion.',
  },
  'KD-11.13': {
    title: 'Discard gives no reward',
    text: 'If a Gauntlet card is discarded, return its tokens and apply its back, but take no reward. It does not count as completed.',
  },
  'KD-11.14': {
    title: 'The Master cannot be discarded',
    text: 'No effect can ever discard the Master.',
  },
  'KD-11.15': {
    title: 'Failing the Master',
    text: 'When you fail against the Master, its card says what you suffer. Usually it hurts only if the die shows dark.',
  },
  'KD-11.16': {
    title: 'No die, no dark',
    text: 'If the Light/Dark die is not rolled, it does not show dark.',
  },
  'KD-11.17': {
    title: 'Failing Gauntlet cards',
    text: 'Gauntlet cards fail like any challenge: you suffer the penalty every time, dark or not.',
  },
  'KD-11.18': {
    title: 'Indirect completion here too',
    text: 'Gauntlet cards can be completed indirectly. So can the Master, once a Gauntlet card is face down.',
  },
  'KD-11.19': {
    title: 'Action optional here too',
    text: 'Against the Master you may also go without an action: announce the colour and roll.',
  },
  'KD-11.20': {
    title: 'Front and back',
    text: 'When a Gauntlet card is turned face down, its front abilities stop and its back abilities start.',
  },
  'KD-11.21': {
    title: 'Other rules unchanged',
    text: 'Exhausting, lanterns, Fatigue and boosts work in the finale exactly as before.',
  },
  'KD-11.22': {
    title: 'Replacing in the finale',
    text: 'During the Final Gauntlet, replacing a card means just discarding it. Other effects on the Well deck go on as before, except descents and climbs.',
  },
  'KD-11.23': {
    title: 'The Master has no type',
    text: 'Against the Master, any condition that asks for a challenge type fails.',
  },
  'KD-11.24': {
    title: 'Reading Gauntlet cards',
    text: 'You may read the fronts of the Gauntlet cards at any time. The backs stay hidden until they are turned up.',
  },
  'KD-11.25': {
    title: 'No dead ends',
    text: 'Card sets in which the Master could never become vulnerable are refused when they are loaded.',
  },
  'KD-12.1': {
    title: 'Winning the game',
    text: 'Complete the Master’s challenge and the game is won on the spot.',
  },
  'KD-12.2': {
    title: 'No health left',
    text: 'You lose at once when health reaches 0.',
  },
  'KD-12.3': {
    title: 'Defeat by a card',
    text: 'You also lose at once when a card’s defeat condition is met. Such conditions are checked after every effect.',
  },
  'KD-12.4': {
    title: 'One shared result',
    text: 'All Seekers win or lose together.',
  },
  'KD-12.5': {
    title: 'Victory before penalty',
    text: 'Completing the Master is checked before any penalty, so you never suffer its penalty on the winning attempt.',
  },
  'KD-12.6': {
    title: 'Health limits',
    text: 'Health never goes below 0 or above its starting value.',
  },
  'KD-12.7': {
    title: 'Shared health',
    text: 'The group shares its health. Any Seeker’s damage or healing changes the same number.',
  },
  'KD-12.8': {
    title: 'Order of checks',
    text: 'After every effect check health first, then other defeat conditions, then completed challenges. The first end found stands.',
  },
  'KD-12.9': {
    title: 'The Master decides',
    text: 'If the Master is among the cards completed together, you win at once. Other rewards are not resolved.',
  },
  'KD-13.1': {
    title: 'Descend icon',
    text: 'Descend X: put the top X cards of the Well deck face down onto its discard, without looking.',
  },
  'KD-13.2': {
    title: 'Climb icon',
    text: 'Climb X: put the top X cards of the Well discard back on top of the deck, one by one, unseen.',
  },
  'KD-13.3': {
    title: 'Draw icon',
    text: 'Draw X: draw X cards from your own Skill deck.',
  },
  'KD-13.4': {
    title: 'Discard icon',
    text: 'Discard X: choose and discard X cards from your hand. If you have fewer, discard them all.',
  },
  'KD-13.5': {
    title: 'Heal icon',
    text: 'Heal X: gain X health, never above the starting value.',
  },
  'KD-13.6': {
    title: 'Damage icon',
    text: 'Damage X: lose X health. At 0 you lose the game at once.',
  },
  'KD-13.7': {
    title: 'Shake off fatigue',
    text: 'Pick any Fatigue card in play and shuffle it back into the Fatigue deck. With none in play, nothing happens.',
  },
  'KD-13.8': {
    title: 'Suffer fatigue',
    text: 'Fatigue X: X times, turn up the next Fatigue card and put it into play.',
  },
  'KD-13.9': {
    title: 'Charge icon',
    text: 'Charge: turn your own Lantern face up.',
  },
  'KD-13.10': {
    title: 'Card text icon',
    text: 'This icon means that the card’s text tells you the reward or penalty.',
  },
  'KD-13.11': {
    title: 'Seeker effect icons',
    text: 'Some Skill cards carry icons that other cards of the same Seeker refer to. Without such a text an icon has no effect.',
  },
  'KD-13.12': {
    title: 'Icons on boosts',
    text: 'Icons belong to the card, not its ability. Icons on boosts count only if the text that refers to them says so.',
  },
  'KD-13.13': {
    title: 'Light and dark icons',
    text: 'These icons are the faces of the Light/Dark die. They may trigger effects on cards.',
  },
  'KD-13.14': {
    title: 'Same icons for both',
    text: 'Any icon can be in a reward or in a penalty, with the same meaning. It concerns the Seeker whose turn it is, except where a card names others.',
  },
  'KD-14.1': {
    title: 'Cards come first',
    text: 'When a card contradicts the rules, the card wins.',
  },
  'KD-14.2': {
    title: 'Discarding a Well card',
    text: 'Its tokens return to the supply and it goes face down on top of the Well discard. No reward, no penalty.',
  },
  'KD-14.3': {
    title: 'Which challenge to discard',
    text: 'You may discard any face-up challenge around the Master, even the one you are attempting, unless the text limits it.',
  },
  'KD-14.4': {
    title: 'Who chooses',
    text: 'The active Seeker chooses targets and options, unless the text names someone else.',
  },
  'KD-14.5': {
    title: 'Host leaves play',
    text: 'When a card leaves play, cards attached to it go to their own discard. The Master never leaves play.',
  },
  'KD-14.6': {
    title: 'Attached cards lie still',
    text: 'An attached card loses its tokens and its abilities, except those written for being attached.',
  },
  'KD-14.7': {
    title: 'What copies are',
    text: 'Cards that share a name are copies. A card counts itself, unless the text says “other”.',
  },
  'KD-14.8': {
    title: 'Current difficulty',
    text: 'Difficulty is the printed number plus all modifiers in force, and never less than 1.',
  },
  'KD-14.9': {
    title: 'Seeker cards',
    text: 'Your Seeker card stays face up all game, and its ability applies as written.',
  },
  'KD-14.10': {
    title: 'Several triggers',
    text: 'Texts triggered by the same thing resolve one by one, each once. The active Seeker chooses the order.',
  },
  'KD-14.11': {
    title: 'Everyone acts clockwise',
    text: 'When each Seeker must do something, start with the active Seeker and go clockwise. Independent choices may be made together.',
  },
  'KD-14.12': {
    title: 'Taking back',
    text: 'You may take back a decision until a card is revealed or drawn or dice are rolled.',
  },
  'KD-14.13': {
    title: 'Rounding down',
    text: '“For every” drops the remainder, unless the text says to round up.',
  },
  'KD-14.14': {
    title: 'What is in play',
    text: 'Only Well cards lying face up around the Master are in play. Attached, discarded, completed or removed cards do not count.',
  },
  'KD-14.15': {
    title: 'Putting right',
    text: 'Between two turns all of you may agree to put one thing right: a health, a progress token, a Lantern, a card of a hand or of a discard, or a Fatigue card. Nothing else may change by it. It is written down.',
  },
  'KD-15.1': {
    title: 'Just a Scratch',
    text: 'Easy exploit: suffer at least 5 damage in one turn.',
  },
  'KD-15.2': {
    title: 'Vainglory’s Puppet',
    text: 'Easy exploit: lose with at least three Fatigue cards in play.',
  },
  'KD-15.3': {
    title: 'Hard Work Pays Off',
    text: 'Easy exploit: complete The Faded Way with at least 10 progress on it.',
  },
  'KD-15.4': {
    title: 'Intermission at three',
    text: 'Perilous exploit: discard Vainglory’s Symphony with exactly 3 progress on it.',
  },
  'KD-15.5': {
    title: 'Flesh Wound',
    text: 'Perilous exploit: suffer at least 5 damage in one turn, not counting The Beast’s Riddle.',
  },
  'KD-15.6': {
    title: 'On a Razor’s Edge',
    text: 'Perilous exploit: win when all you have left is 1 health.',
  },
  'KD-15.7': {
    title: 'Nightmare Sea',
    text: 'Complex exploit: defeat Sea of Dreams with at least three cards attached.',
  },
  'KD-15.8': {
    title: 'Fortune Favours the Bold',
    text: 'Complex exploit: defeat Dreadweaver while its difficulty is at least 30.',
  },
  'KD-15.9': {
    title: 'To the Bitter End',
    text: 'Complex exploit: defeat Danse Macabre with all four Gauntlet cards face down.',
  },
  'KD-15.10': {
    title: 'Record Time',
    text: 'Unlikely exploit: lose during the very first turn of the game.',
  },
  'KD-15.11': {
    title: 'Coins in the Fountain',
    text: 'Unlikely exploit (3 Coins in the Fountain): complete one of The 3 Fountains while all three copies are in play.',
  },
  'KD-15.12': {
    title: 'Master of the Maze',
    text: 'Unlikely exploit: complete all four copies of The Maze in the same check.',
  },
  'KD-15.13': {
    title: 'Damage counts in full',
    text: 'For exploits, damage counts in full after prevention, even beyond your remaining health and on a losing turn.',
  },
  'KD-15.14': {
    title: 'No effect on play',
    text: 'Exploits never affect the game.',
  },
  'KD-15.15': {
    title: 'Lost games count too',
    text: 'Exploits earned in a lost game count, unless they require a win.',
  },
  'KD-15.16': {
    title: 'Recorded at once',
    text: 'An exploit is noted the moment you earn it and stays in your profile.',
  },
  'KD-16.1': {
    title: 'The Maze',
    text: 'Progress placed on an attempted Maze in the last step also goes on every other Maze in play. Progress from elsewhere is not copied.',
  },
  'KD-16.2': {
    title: 'Vainglory’s Symphony',
    text: 'It gains 1 progress at the start of every turn, whoever plays. This can complete it.',
  },
  'KD-16.3': {
    title: 'The Beast’s Riddle',
    text: 'The missing points are its difficulty minus its progress, counted after this attempt’s progress is placed.',
  },
  'KD-16.4': {
    title: 'The Faded Way',
    text: 'Its reward counts all progress on it when the reward resolves, surplus included.',
  },
  'KD-16.5': {
    title: 'The Master’s back',
    text: 'After you finish exhausting, the top card of the Well discard is attached to the Master. If there is none, nothing happens.',
  },
} as const satisfies Record<string, RuleText>
