import type { RuleText } from './rule-text.ts'

export const chaptersEn = {
  'FF-1': 'General terms',
  'FF-2': 'Setup',
  'FF-3': 'Recruitment draft',
  'FF-4': 'Rounds and turns',
  'FF-5': 'Actions, abilities, immunities',
  'FF-6': 'Movement',
  'FF-7': 'Cave-ins',
  'FF-8': 'Exploration tokens',
  'FF-9': 'Digging',
  'FF-10': 'Carrying ore',
  'FF-11': 'Fights and the bag',
  'FF-12': 'Kobolds',
  'FF-13': 'Forging',
  'FF-14': 'Artifacts',
  'FF-15': 'Totems',
  'FF-16': 'Keywords',
  'FF-17': 'Targets',
  'FF-18': 'Chained cards and reactions',
  'FF-19': 'End of round and events',
  'FF-20': 'Upkeep',
  'FF-21': 'Game end and scoring',
  'FF-22': 'Four players',
  'FF-23': 'Mithrül',
  'FF-24': 'Short game',
  'FF-25': 'Solo',
  'FF-26': 'Adventurers’ own rules',
  'FF-27': 'Effects of our cards',
} as const satisfies Record<string, string>

export const rulesEn = {
  'FF-1.1': {
    title: 'The 17 sites',
    text: 'The mine is made up of the Entrance, the Forge and 15 numbered sites, each of level I, II or III. Where a text says “any site”, the Entrance and the Forge are meant too.',
  },
  'FF-1.2': {
    title: 'Figures',
    text: 'Adventurers and Kobolds are figures. Totems never move and take no room.',
  },
  'FF-1.3': {
    title: 'Players and teams',
    text: 'Every adventurer has one controlling player. With two or three players each is a team; with four, two teams of two; alone, you are the team.',
  },
  'FF-1.4': {
    title: 'Allies and opponents',
    text: 'Other adventurers of your team are allies, those of other teams opponents. An adventurer is not its own ally.',
  },
  'FF-1.5': {
    title: 'Precious ores',
    text: 'Draconite is the most precious, then Darkiron, then Gold. Mithrül stands outside this order.',
  },
  'FF-1.6': {
    title: 'Adjacent sites',
    text: 'Two sites are adjacent if a passage joins them, difficult or not, and no cave-in lies on it. No site is adjacent to itself.',
  },
  'FF-1.7': {
    title: 'Distance',
    text: 'Count the passages of the shortest way between two sites. Difficult passages count; passages with a cave-in are closed.',
  },
  'FF-1.8': {
    title: 'When texts conflict',
    text: 'Card and token text beats a general rule. Do as much of an effect as possible and ignore the rest. If you cannot pay a cost in full, you cannot use its effect.',
  },
  'FF-1.9': {
    title: 'When something runs out',
    text: 'Running out of Kobolds ends the game. Cave-ins and marks never run out. If an ore is short, place what there is; if no Treasure is left, you gain none.',
  },
  'FF-1.10': {
    title: 'Open and hidden',
    text: 'Hands, piles and face-down tokens are secret; boards, discards and the bag are open. Nothing can be undone past a reveal or a random draw.',
  },
  'FF-1.11': {
    title: 'What always holds',
    text: 'Ores, Kobolds, Flames and cards are never lost or invented, and loads and room are never exceeded. The table checks this at every decision.',
  },
  'FF-1.12': {
    title: 'Content is data',
    text: 'The board, the adventurers, the tokens and the cards can differ from one edition to another. The rules stay the same.',
  },
  'FF-2.1': {
    title: 'The First Player',
    text: 'The First Player is drawn at random and receives the marker.',
  },
  'FF-2.2': {
    title: 'Board and colours',
    text: 'Put out the board and give everyone a colour. The table does this for you.',
  },
  'FF-2.3': {
    title: 'Form your team',
    text: 'Each player has 3 adventurers, chosen freely, at random or in the draft. Nobody can be in two teams.',
  },
  'FF-2.4': {
    title: 'Everyone at the Entrance',
    text: 'All adventurers start at the Entrance, carrying nothing and free of marks.',
  },
  'FF-2.5': {
    title: 'Your Advanced cards',
    text: 'Shuffle your Advanced Action cards into a face-down pile and turn two of them face up beside it.',
  },
  'FF-2.6': {
    title: 'Your draw pile',
    text: 'Shuffle your other Action cards into a draw pile and draw 5. Three adventurers give you 12 cards here and 9 Advanced ones.',
  },
  'FF-2.7': {
    title: 'The artifact row',
    text: 'Shuffle the 22 artifacts and lay out 3 of them face up as the row.',
  },
  'FF-2.8': {
    title: 'The event pile',
    text: 'The 12 events are shuffled into a face-down pile.',
  },
  'FF-2.9': {
    title: 'Three Flames',
    text: 'The 3 Flames lie on the Forge: 1 lit, 2 unlit.',
  },
  'FF-2.10': {
    title: 'Deposits in the mine',
    text: 'Each numbered site gets a face-down Deposit token of its level. One token of each level stays out of the game, unseen.',
  },
  'FF-2.11': {
    title: 'Exploration tokens everywhere',
    text: 'Each numbered site gets a random Exploration token, face down. The Entrance and the Forge get none.',
  },
  'FF-2.12': {
    title: 'What the bag holds',
    text: 'The Kobold bag starts with 5 Kobold tokens, 3 Gold, 1 Darkiron and 1 Draconite.',
  },
  'FF-2.13': {
    title: 'The reserve',
    text: 'It holds 17 Gold, 19 Darkiron, 19 Draconite, 6 Kobolds, 12 Treasures and 8 totem tokens. Mithrül is for its module only.',
  },
  'FF-2.14': {
    title: 'Batteries, Potions and Webs',
    text: 'Flyna brings 3 uncharged Batteries, Ogmül 3 empty Potions and Silkara 3 Webs.',
  },
  'FF-3.1': {
    title: 'Draft for two',
    text: 'The first player picks 1, the second 2, the first 2, the second 1.',
  },
  'FF-3.2': {
    title: 'Draft for three',
    text: 'First 1, second 1, third 2, second 1, first 2, second 1, third 1.',
  },
  'FF-3.3': {
    title: 'Draft for four',
    text: 'First, second and third 1 each, fourth 2, then third, second and first 1 each.',
  },
  'FF-3.4': {
    title: 'After the draft',
    text: 'With two or three players everyone has 3 adventurers; with four, 2.',
  },
  'FF-3.5': {
    title: 'Who can be picked',
    text: 'You pick from the set your table chose: the core nine, or a larger set. If only one is left for the last pick, it is yours at once.',
  },
  'FF-3.6': {
    title: 'Without the draft',
    text: 'With free choice, whoever asks first gets the adventurer. With random recruitment, the adventurers are dealt out.',
  },
  'FF-3.7': {
    title: 'How the draft goes',
    text: 'The First Player is the first seat, and the others follow clockwise. At each step one player openly takes adventurers that are still free.',
  },
  'FF-4.1': {
    title: 'Rounds of four turns',
    text: 'Players take turns clockwise, starting with the First Player, until everyone has had 4. That is a round.',
  },
  'FF-4.2': {
    title: 'Who is next',
    text: 'The turn goes to the next player clockwise who has had fewer than 4 this round.',
  },
  'FF-4.3': {
    title: 'Play a card',
    text: 'On your turn you must play one card from your hand. The adventurer it shows is active while you resolve it.',
  },
  'FF-4.4': {
    title: 'With no card in hand',
    text: 'If your hand is empty, the top card of your draw pile is played instead. You do not choose.',
  },
  'FF-4.5': {
    title: 'Empty draw pile',
    text: 'When you need a card and your draw pile is empty, your discard is shuffled to form a new one.',
  },
  'FF-4.6': {
    title: 'With no card at all',
    text: 'If you have no card anywhere, your turn passes and still counts as one of your 4.',
  },
  'FF-4.7': {
    title: 'When a card is played',
    text: 'It goes to your active zone. A Stun then removes its abilities and a Slow one of its Moves. You may add Potions, Absorption may answer, and then you act.',
  },
  'FF-4.8': {
    title: 'What you may do',
    text: 'Use symbols, abilities and artifact powers in any order. You may stop whenever you like; nothing is compulsory.',
  },
  'FF-4.9': {
    title: 'Stopping',
    text: 'What you did not use is lost, symbols and abilities alike. A chained card is played now if one waits; if not, your turn is over.',
  },
  'FF-4.10': {
    title: 'Played cards stay',
    text: 'Cards you played remain in your active zone until Upkeep.',
  },
  'FF-4.11': {
    title: 'Who acts',
    text: 'Only the active adventurer acts, unless For the Clan or Psionic Gift lets another one do so.',
  },
  'FF-4.12': {
    title: 'A turn cut short',
    text: 'A turn ended by a trap counts as one of your 4.',
  },
  'FF-4.13': {
    title: 'Acting for another',
    text: 'When an ally acts by an ability, its own site, load, allies and limits count for that action.',
  },
  'FF-5.1': {
    title: 'Symbols',
    text: 'Cards show Move, Dig, Pick up and Fight. A wild symbol stands for any one of them. A symbol serves once.',
  },
  'FF-5.2': {
    title: 'What actions cost',
    text: 'Move, Dig, Pick up and Fight cost their own symbol; a cave-in takes a Dig or a Fight; forging, totems and handing over ore take any symbol. Next to a Kobold only moving, fighting and clearing cave-ins are allowed.',
  },
  'FF-5.3': {
    title: 'The wild symbol',
    text: 'A wild symbol pays for any action.',
  },
  'FF-5.4': {
    title: 'Abilities',
    text: 'Each ability of your card works once per turn. Use it ahead of your actions, after them or between two, but do not interrupt one.',
  },
  'FF-5.5': {
    title: 'Once is once',
    text: 'Playing the same card again in a turn does not give you back an ability you used.',
  },
  'FF-5.6': {
    title: 'Abilities that just work',
    text: 'Flight, Stealth and other permissions for the turn are on as soon as the card is played, unless its abilities are lost.',
  },
  'FF-5.7': {
    title: 'Immunity',
    text: 'Some adventurers are immune to Stun, Slow or Shock. They are so at all times, whatever happens to their cards.',
  },
  'FF-5.8': {
    title: 'Aiming at the immune',
    text: 'You cannot pick an immune adventurer for that keyword, and group effects skip it. Other parts of the effect still reach it.',
  },
  'FF-5.9': {
    title: 'Only abilities are lost',
    text: 'Stun and Absorption take abilities away. You keep your symbols, artifact powers, Potions and immunities.',
  },
  'FF-6.1': {
    title: 'Move',
    text: 'One Move takes your adventurer through one passage to an adjacent site.',
  },
  'FF-6.2': {
    title: 'Difficult passages',
    text: 'To go through a difficult passage you need Flight as well as a Move.',
  },
  'FF-6.3': {
    title: 'Room on a site',
    text: 'Numbered sites hold 3 adventurers, the Forge 5, the Entrance any number. Only adventurers count.',
  },
  'FF-6.4': {
    title: 'Full sites',
    text: 'You may go through a full site but not stop on it.',
  },
  'FF-6.5': {
    title: 'Passing through',
    text: 'You may enter a full site only if you have Moves enough left to reach a site with room. Until you are there, all you can do is move on.',
  },
  'FF-6.6': {
    title: 'Nobody blocks',
    text: 'Opponents and Kobolds never stop your movement.',
  },
  'FF-6.7': {
    title: 'Being moved',
    text: 'An effect cannot put an adventurer on a full site, though it may lead across one. With nowhere to go, nobody moves. A swap always has room.',
  },
  'FF-6.8': {
    title: 'Caught in a web',
    text: 'A webbed adventurer cannot leave its site in any way.',
  },
  'FF-7.1': {
    title: 'Closed to all',
    text: 'Nobody can cross a passage with a cave-in, not even with Flight.',
  },
  'FF-7.2': {
    title: 'Sites cut off',
    text: 'Sites with a cave-in between them are not adjacent for any purpose, nor for Kobolds.',
  },
  'FF-7.3': {
    title: 'Triggering a cave-in',
    text: 'Choose any passage, anywhere, that has no cave-in, and put one there. There are always enough of them.',
  },
  'FF-7.4': {
    title: 'Destroying a cave-in',
    text: 'Spend a Dig or a Fight to remove a cave-in from a passage of your site.',
  },
  'FF-8.1': {
    title: 'Entering a site',
    text: 'Whoever comes to a site that has an Exploration token turns it up and applies it at once.',
  },
  'FF-8.2': {
    title: 'Used tokens',
    text: 'After its effect the token leaves the game.',
  },
  'FF-8.3': {
    title: 'Every arrival counts',
    text: 'Moved, pushed, attracted, teleported or swapped: whoever arrives reveals the token. A Push or an Attraction enters only its last site.',
  },
  'FF-8.4': {
    title: 'Whose find it is',
    text: 'The controller of the adventurer that entered decides and gains, even on somebody else’s turn.',
  },
  'FF-8.5': {
    title: 'Treasure',
    text: 'You gain a Treasure token from the reserve.',
  },
  'FF-8.6': {
    title: 'Rekindle',
    text: 'Turn one Flame lit, if any is unlit.',
  },
  'FF-8.7': {
    title: 'Odd encounter',
    text: 'A Kobold appears on this site. It steals nothing yet.',
  },
  'FF-8.8': {
    title: 'It’s a trap!',
    text: 'Your turn ends at once, and whatever you had left is lost. On another player’s turn nothing happens.',
  },
  'FF-8.9': {
    title: 'A totem discovered',
    text: 'Draw a random totem and put it on this site with its Active token.',
  },
  'FF-8.10': {
    title: 'Good find',
    text: 'Put one Gold, Darkiron or Draconite of your choice from the reserve on this site.',
  },
  'FF-8.11': {
    title: 'Kobolds reveal nothing',
    text: 'A Kobold that enters a site does not reveal its token.',
  },
  'FF-9.1': {
    title: 'Dig',
    text: 'A Dig reveals the Deposit token on your site. Without a token there is nothing to dig.',
  },
  'FF-9.2': {
    title: 'The ores appear',
    text: 'Put the ores shown on the token from the reserve onto the site.',
  },
  'FF-9.3': {
    title: 'The Kobold appears',
    text: 'If the token shows a Kobold, place one. It puts the most precious ore of the site, old or new, into the bag.',
  },
  'FF-9.4': {
    title: 'The token is gone',
    text: 'The Deposit token leaves the game.',
  },
  'FF-9.5': {
    title: 'No Kobold left to place',
    text: 'If the Kobold cannot be placed, the game ends there and then. No ore goes into the bag.',
  },
  'FF-9.6': {
    title: 'Woken neighbours',
    text: 'The Kobold you dug up restricts the site at once, for you too.',
  },
  'FF-10.1': {
    title: 'Carry limit',
    text: 'An adventurer carries only so much. Every ore counts one, Mithrül included.',
  },
  'FF-10.2': {
    title: 'Pick up',
    text: 'Choose one ore on the ground of your site and load it.',
  },
  'FF-10.3': {
    title: 'Making room',
    text: 'When you pick up you may first drop one carried ore, and you must if you are at your limit. You cannot drop ore at other times.',
  },
  'FF-10.4': {
    title: 'Ore under a Web',
    text: 'Only Silkara’s team can pick up an ore that lies on a Web.',
  },
  'FF-10.5': {
    title: 'Take or give',
    text: 'Spend any symbol to hand over one or more ores between your adventurer and one ally on its site, in one direction.',
  },
  'FF-10.6': {
    title: 'Never above the limit',
    text: 'Nobody can receive more ore than the limit allows.',
  },
  'FF-10.7': {
    title: 'Ore for a full load',
    text: 'If an effect gives ore to an adventurer at its limit, its controller leaves that ore on the site or drops another for it.',
  },
  'FF-10.8': {
    title: 'Safe in hand',
    text: 'Kobolds never take carried ore. Ore on the ground belongs to nobody.',
  },
  'FF-10.9': {
    title: 'Who picks the ore',
    text: 'If an effect takes or swaps carried ore, the player of that effect picks it. Only with Shock does the victim pick.',
  },
  'FF-11.1': {
    title: 'Fight',
    text: 'You need a Kobold on your site. You fight one of them.',
  },
  'FF-11.2': {
    title: 'Drawing tokens',
    text: 'Draw 1 Kobold token, plus 1 for each ally on your site. Opponents do not help.',
  },
  'FF-11.3': {
    title: 'Choose the outcome',
    text: 'The tokens are revealed. Choose one of them and apply it.',
  },
  'FF-11.4': {
    title: 'Back into the bag',
    text: 'All drawn tokens return to the bag.',
  },
  'FF-11.5': {
    title: 'Two separate draws',
    text: 'A draw of tokens never gives ore, and a draw of ore never gives a token.',
  },
  'FF-11.6': {
    title: 'Success',
    text: 'The Kobold is removed.',
  },
  'FF-11.7': {
    title: 'Success and an ore',
    text: 'The Kobold is removed, and your fighter gets a random ore from the bag.',
  },
  'FF-11.8': {
    title: 'Success and a choice',
    text: 'The Kobold is removed. Choose a random ore from the bag or a Treasure from the reserve.',
  },
  'FF-11.9': {
    title: 'Failure',
    text: 'Nothing happens.',
  },
  'FF-11.10': {
    title: 'Costly failure',
    text: 'One ore your fighter carries, of your choice, goes into the bag.',
  },
  'FF-11.11': {
    title: 'Empty bag, fallen Kobolds',
    text: 'A bag without ore gives none. Removed Kobolds return to the reserve.',
  },
  'FF-12.1': {
    title: 'Where Kobolds come from',
    text: 'They come from Exploration and Deposit tokens and from events, in solo from imps too. Any number can share a site.',
  },
  'FF-12.2': {
    title: 'Restricted actions',
    text: 'With a Kobold on your site you may move, fight, clear cave-ins and use abilities and artifact powers. You cannot dig, pick up, forge, use a totem or hand over ore.',
  },
  'FF-12.3': {
    title: 'At once, both ways',
    text: 'The restriction is checked as each action starts. It comes and goes with the Kobolds, even during your turn.',
  },
  'FF-12.4': {
    title: 'The mine is overrun',
    text: 'If a Kobold must be placed and none is left, the game ends immediately and is scored.',
  },
  'FF-12.5': {
    title: 'Activation: theft',
    text: 'An activated Kobold puts the most precious ore lying on its site into the bag. It never takes carried ore.',
  },
  'FF-12.6': {
    title: 'Activation: a step',
    text: 'If no ore lies there, it takes one step towards the Forge by a shortest way. Difficult passages do not slow it down, cave-ins stop it.',
  },
  'FF-12.7': {
    title: 'Which way they take',
    text: 'Of several shortest ways a Kobold takes one through a level II site. If it still has a choice of next site: level II, level I, level III, the Entrance, then the lowest number.',
  },
  'FF-12.8': {
    title: 'Kobolds that stay',
    text: 'A Kobold that is at the Forge already, or finds no way there, stays put.',
  },
  'FF-12.9': {
    title: 'Order of activation',
    text: 'Each Kobold steals or moves, never both. They act from the Entrance by S1 to S15 to the Forge, the oldest first on each site.',
  },
  'FF-12.10': {
    title: 'Quiet arrivals',
    text: 'A Kobold does nothing when it enters a site.',
  },
  'FF-12.11': {
    title: 'Abilities are free',
    text: 'No ability is ever restricted. Symbols you gain from one are like any others: what you pay for with them can be restricted.',
  },
  'FF-13.1': {
    title: 'Where to forge',
    text: 'Stand at the Forge or at the Entrance and spend any one symbol.',
  },
  'FF-13.2': {
    title: 'A lit Flame',
    text: 'At the Forge you turn a lit Flame unlit. With none lit you cannot forge there.',
  },
  'FF-13.3': {
    title: 'The fire of the Entrance',
    text: 'At the Entrance you need no Flame: the fire always burns.',
  },
  'FF-13.4': {
    title: 'Pay the ores',
    text: 'Choose an artifact in the row and return exactly its ores to the reserve. Your adventurer and its allies on the site may pay in any mix.',
  },
  'FF-13.5': {
    title: 'What cannot pay',
    text: 'Opponents’ ore and ore on the ground cannot be used.',
  },
  'FF-13.6': {
    title: 'The artifact is yours',
    text: 'Put it beside your player board. It belongs to the player whose turn it is.',
  },
  'FF-13.7': {
    title: 'A new artifact',
    text: 'The slot is filled with a new artifact, unless the pile has run out.',
  },
  'FF-13.8': {
    title: 'Artifact under a Web',
    text: 'Only Silkara’s team can forge it.',
  },
  'FF-13.9': {
    title: 'Several in one turn',
    text: 'You may forge several artifacts in a turn while symbols, Flames and ores last.',
  },
  'FF-14.1': {
    title: 'What an artifact shows',
    text: 'It has a cost in ores and a value in Victory Points, and perhaps a collection and a power.',
  },
  'FF-14.2': {
    title: 'Collections',
    text: 'A set of 2, 3 or 4 artifacts of one collection scores 3, 7 or 12. More than four are split for the best result.',
  },
  'FF-14.3': {
    title: 'Powers',
    text: 'Use each power once per game, on your turn, whenever you could use an ability. The tilted card still scores.',
  },
  'FF-14.4': {
    title: 'Ready at once',
    text: 'You may use a power in the very turn you forged it.',
  },
  'FF-14.5': {
    title: 'Power: take a Treasure',
    text: 'Take a Treasure from the reserve, or one from another player without seeing it.',
  },
  'FF-14.6': {
    title: 'Power: remove marks',
    text: 'Remove the Stun and Slow marks of one adventurer anywhere.',
  },
  'FF-14.7': {
    title: 'Power: chase a Kobold',
    text: 'Remove one Kobold from an adjacent site, not from your own.',
  },
  'FF-14.8': {
    title: 'Power: look ahead',
    text: 'You may look at one or two Exploration tokens, wherever they lie, without showing them.',
  },
  'FF-14.9': {
    title: 'Power: light a Flame',
    text: 'Turn one Flame lit.',
  },
  'FF-14.10': {
    title: 'Power: Flight',
    text: 'Your active adventurer gains Flight until the turn ends.',
  },
  'FF-14.11': {
    title: 'Power: Stealth',
    text: 'Your active adventurer gains Stealth until the turn ends.',
  },
  'FF-14.12': {
    title: 'Power: any collection',
    text: 'In the final scoring it counts for the collection that suits you best. The table works that out.',
  },
  'FF-15.1': {
    title: 'Totems stay',
    text: 'Once discovered, a totem keeps its site until the game ends.',
  },
  'FF-15.2': {
    title: 'Activating a totem',
    text: 'On its site, spend any symbol, take its Active token away and apply its effect. Without that token it cannot be activated.',
  },
  'FF-15.3': {
    title: 'Once per round',
    text: 'Active tokens come back in Upkeep, so a totem serves the first to use it in each round.',
  },
  'FF-15.4': {
    title: 'Not for nothing',
    text: 'You cannot activate a totem that would change nothing.',
  },
  'FF-15.5': {
    title: 'Totem of Guard',
    text: 'Any one Kobold leaves the board, and you gain a Treasure from the reserve.',
  },
  'FF-15.6': {
    title: 'Totem of Flame',
    text: 'Turn one Flame over, lit or unlit as you wish.',
  },
  'FF-15.7': {
    title: 'Totem of Travel',
    text: 'Put your adventurer on any other site with room.',
  },
  'FF-15.8': {
    title: 'Totem of Rock',
    text: 'Replace one ore your adventurer carries with one of your choice from the reserve, except Mithrül.',
  },
  'FF-15.9': {
    title: 'Totem of Vision',
    text: 'See the next 2 events, keep one on top of the pile and slide the other beneath it. If only one is left, you just see it.',
  },
  'FF-15.10': {
    title: 'Totem of Creation',
    text: 'Swap an artifact of the row for any one you find in the pile, then shuffle the pile.',
  },
  'FF-15.11': {
    title: 'Totem of Forge',
    text: 'Forge where the totem stands, with no Flame turned. No other symbol is needed.',
  },
  'FF-15.12': {
    title: 'Totem of Power',
    text: 'One of your face-up Advanced cards that shows this adventurer goes on top of your draw pile. Its slot is refilled.',
  },
  'FF-16.1': {
    title: 'Attraction X',
    text: 'Bring one figure from at most X sites away to your site. Difficult passages do not matter, cave-ins do.',
  },
  'FF-16.2': {
    title: 'Push X',
    text: 'Move a figure 1 to X sites away, wherever you choose. Difficult passages do not matter, cave-ins do.',
  },
  'FF-16.3': {
    title: 'Teleport',
    text: 'The figure goes to whatever site you choose.',
  },
  'FF-16.4': {
    title: 'Shock',
    text: 'The target drops one carried ore on its site. Its controller picks the ore.',
  },
  'FF-16.5': {
    title: 'Stun',
    text: 'The target is marked. The next card played for it has no abilities.',
  },
  'FF-16.6': {
    title: 'Slow',
    text: 'The target is marked. The next card played for it has one Move less, if it has any.',
  },
  'FF-16.7': {
    title: 'How long marks last',
    text: 'A mark goes with the next card played for that adventurer, or with a Heal. Nobody has two marks of the same kind.',
  },
  'FF-16.8': {
    title: 'Heal',
    text: 'One adventurer of your choice is rid of Stun and Slow.',
  },
  'FF-16.9': {
    title: 'Flight',
    text: 'This turn the adventurer may move through difficult passages.',
  },
  'FF-16.10': {
    title: 'Stealth',
    text: 'For this turn Kobolds on the adventurer’s site do not count, and nothing is restricted. It may still fight.',
  },
  'FF-16.11': {
    title: 'The words for a cave-in',
    text: '“Trigger a cave-in” always means putting one on any free passage of the board.',
  },
  'FF-16.12': {
    title: 'Until the turn ends',
    text: 'Flight and Stealth belong to the adventurer. They also serve a chained card of the same adventurer this turn.',
  },
  'FF-16.13': {
    title: 'Adventurers or Kobolds',
    text: 'The ability says whom it can move. Kobolds always have room and reveal nothing.',
  },
  'FF-16.14': {
    title: 'Marks for opponents',
    text: 'Abilities stun and slow only opponents. Events and imps mark whoever they name.',
  },
  'FF-16.15': {
    title: 'Moving several figures',
    text: 'When several figures move by one effect, whoever plays it decides who goes first and who goes where.',
  },
  'FF-17.1': {
    title: 'An adventurer on your site',
    text: 'Anybody on the site of your active adventurer, which may be itself.',
  },
  'FF-17.2': {
    title: 'An adjacent adventurer',
    text: 'Anybody on your site or on an adjacent one, including the active adventurer.',
  },
  'FF-17.3': {
    title: 'Ally or opponent',
    text: '“Ally” limits the choice to your team, “opponent” to the other teams.',
  },
  'FF-17.4': {
    title: 'Measured on use',
    text: 'Ranges are measured from where your adventurer stands when you use the ability.',
  },
  'FF-17.5': {
    title: 'No target, no use',
    text: 'You cannot use an ability without a legal target. A group effect hits those who are legal.',
  },
  'FF-18.1': {
    title: 'Chained cards',
    text: 'You choose the chained card when you use the ability. Finish the present card first, then play the chained one in full, all in the same turn.',
  },
  'FF-18.2': {
    title: 'Hex: from the discard',
    text: 'Chain any card of your discard. It goes to your active zone when it is played.',
  },
  'FF-18.3': {
    title: 'Spider Sense: search',
    text: 'Chain one of Silkara’s cards, found in your draw pile or your discard. If you searched the pile, it is shuffled.',
  },
  'FF-18.4': {
    title: 'Rising Shadow: draw',
    text: 'Draw a card. It is the chained card.',
  },
  'FF-18.5': {
    title: 'Telepathy: once more',
    text: 'Choose another card that already lies in your active zone. You play it once more, and it does not leave.',
  },
  'FF-18.6': {
    title: 'Mad Dash: another turn',
    text: 'You take another turn right after this one, but never more than 4 in a round. The others make up for theirs later.',
  },
  'FF-18.7': {
    title: 'Not a turn',
    text: 'A chained card does not count as a turn.',
  },
  'FF-18.8': {
    title: 'Absorption as an answer',
    text: 'When another player plays a card, even your partner, you may play Absorption from hand. That adventurer has no abilities for the rest of the turn.',
  },
  'FF-18.9': {
    title: 'Absorption costs no turn',
    text: 'It goes to your active zone and is discarded in Upkeep.',
  },
  'FF-18.10': {
    title: 'Absorption on your turn',
    text: 'You may use its symbols like those of any card. Its ability does nothing.',
  },
  'FF-18.11': {
    title: 'Several chained cards',
    text: 'They are played in the order in which you used their abilities.',
  },
  'FF-18.12': {
    title: 'Chains and traps',
    text: 'If a trap ends the turn, a waiting card stays in the discard or active zone. One that was drawn or searched for is discarded.',
  },
  'FF-19.1': {
    title: 'The round ends',
    text: 'Four turns for everybody, and the round is over.',
  },
  'FF-19.2': {
    title: 'Potions and Webs return',
    text: 'Used Potions come back empty to Ogmül’s player, and all Webs to Silkara’s.',
  },
  'FF-19.3': {
    title: 'Straight to scoring',
    text: 'If the end condition is met, scores are counted now, without an event or Upkeep.',
  },
  'FF-19.4': {
    title: 'Reveal an event',
    text: 'Otherwise the top event is revealed and resolved in four steps.',
  },
  'FF-19.5': {
    title: 'Event: Flames',
    text: 'Turn one unlit Flame lit for each flame symbol.',
  },
  'FF-19.6': {
    title: 'Event: activation',
    text: 'With an activation symbol, every Kobold on the board is activated.',
  },
  'FF-19.7': {
    title: 'Event: new Kobolds',
    text: 'Place a Kobold on each marked site. This event does not activate them.',
  },
  'FF-19.8': {
    title: 'Event: its effect',
    text: 'Apply the text of the event. It then leaves the game.',
  },
  'FF-19.9': {
    title: 'Each player in turn',
    text: 'Effects on each player go in turn order, starting with the First Player.',
  },
  'FF-19.10': {
    title: 'No event left',
    text: 'If the event pile is empty at the start of this phase, the game ends and is scored.',
  },
  'FF-19.11': {
    title: 'For the next round',
    text: 'A change for the next round lasts from its start to its end, before its event.',
  },
  'FF-20.1': {
    title: 'Clear your active zone',
    text: 'All cards of your active zone go to your discard.',
  },
  'FF-20.2': {
    title: 'Take an Advanced card',
    text: 'Take one of your two face-up Advanced cards into your hand. The slot is refilled.',
  },
  'FF-20.3': {
    title: 'Draw up to 5',
    text: 'Draw until you hold 5 cards, the Advanced card included. If you hold more, you keep them all.',
  },
  'FF-20.4': {
    title: 'Keep what you hold',
    text: 'Cards you did not play stay in your hand.',
  },
  'FF-20.5': {
    title: 'Totems wake up',
    text: 'Each totem on the board has its Active token again.',
  },
  'FF-20.6': {
    title: 'Next First Player',
    text: 'The marker moves on by one seat, clockwise, and the next round begins.',
  },
  'FF-20.7': {
    title: 'All at the same time',
    text: 'Clearing, choosing and drawing concern only yourself. Everybody may do it at once.',
  },
  'FF-21.1': {
    title: 'When the game ends',
    text: 'It ends with the round in which a player owns at least 4 artifacts, or a team of two at least 6. The round is played out.',
  },
  'FF-21.2': {
    title: 'Ended by Kobolds',
    text: 'The game ends immediately when the mine is overrun.',
  },
  'FF-21.3': {
    title: 'Your score',
    text: 'Add your artifacts, collections and Treasures, and the ores your adventurers carry: 1 for Gold, 2 for Darkiron, 3 for Draconite.',
  },
  'FF-21.4': {
    title: 'What scores nothing',
    text: 'Ore on the ground or in the bag and Treasures out of the game are worth nothing.',
  },
  'FF-21.5': {
    title: 'The Champion',
    text: 'Whoever has the highest score wins and is Champion.',
  },
  'FF-21.6': {
    title: 'Breaking a tie',
    text: 'The most valuable single artifact decides, then the next one, and so on. If all are equal, the victory is shared.',
  },
  'FF-21.7': {
    title: 'The score sheet',
    text: 'You see the result item by item: adventurers, artifacts, collections, ores, Treasures and total.',
  },
  'FF-22.1': {
    title: 'Two against two',
    text: 'Partners sit opposite each other, so the teams take turns. Everyone leads 2 adventurers.',
  },
  'FF-22.2': {
    title: 'Allies across the table',
    text: 'All four adventurers of a team are allies, whoever controls them.',
  },
  'FF-22.3': {
    title: 'Talk, do not show',
    text: 'Partners may discuss anything but never show their hands.',
  },
  'FF-22.4': {
    title: 'Setup for four',
    text: 'The row has 4 artifacts, and 2 Flames are lit. You have 8 cards to draw from and 6 Advanced cards.',
  },
  'FF-22.5': {
    title: 'Six artifacts together',
    text: 'The game ends with the round in which a team owns at least 6 artifacts.',
  },
  'FF-22.6': {
    title: 'One score per team',
    text: 'Artifacts, collections, Treasures and carried ore of both partners are counted together.',
  },
  'FF-22.7': {
    title: 'What stays your own',
    text: 'Your hand, your piles, your artifacts and their powers are yours alone. A power is for its owner’s turn.',
  },
  'FF-22.8': {
    title: 'Your turn, your decision',
    text: 'On your turn you decide about Potions, allies’ ore and allies’ actions without asking your partner.',
  },
  'FF-23.1': {
    title: 'Playing with Mithrül',
    text: 'Chosen before the game. Three Mithrül are put aside.',
  },
  'FF-23.2': {
    title: 'Finding Mithrül',
    text: 'A Good find brings a Mithrül to the site in place of the ore you would choose, while any is left.',
  },
  'FF-23.3': {
    title: 'Handled like ore',
    text: 'You can pick Mithrül up, carry it, hand it over and drop it as you would any ore.',
  },
  'FF-23.4': {
    title: 'Adding Mithrül',
    text: 'When you forge, you may add one carried Mithrül to the full cost. It lies on the card and replaces no ore.',
  },
  'FF-23.5': {
    title: 'What Mithrül scores',
    text: 'A Mithrül on an artifact is worth 2 points per ore of its cost. Carried Mithrül scores nothing.',
  },
  'FF-23.6': {
    title: 'Never from the reserve',
    text: 'An ore of your choice from the reserve is never Mithrül.',
  },
  'FF-23.7': {
    title: 'Kobolds ignore it',
    text: 'Kobolds never steal Mithrül. A site with nothing else on it is empty to them.',
  },
  'FF-23.8': {
    title: 'Mithrül lost',
    text: 'It can land in the bag by a failed fight or as a cost, and be drawn again. Any other loss puts it aside, to be found anew.',
  },
  'FF-23.9': {
    title: 'Who may add it',
    text: 'The Mithrül is carried by the adventurer that forges or by an ally on its site.',
  },
  'FF-24.1': {
    title: 'A shorter game',
    text: 'The game ends with 3 artifacts, or 4 for a team of two. All else is unchanged.',
  },
  'FF-25.1': {
    title: 'Your three adventurers',
    text: 'Choose 3 adventurers, who set out from the Entrance.',
  },
  'FF-25.2': {
    title: 'Choose your cards',
    text: 'Keep 5 of the 7 cards of each adventurer. These 15 are your draw pile; draw 5. You have no advanced area.',
  },
  'FF-25.3': {
    title: 'Left, centre, right',
    text: 'Give each adventurer one of these places on your board. The imps go by them.',
  },
  'FF-25.4': {
    title: 'Eight events',
    text: 'Eternal Forge and Sanctuary are taken out. Eight of the other ten form the pile.',
  },
  'FF-25.5': {
    title: 'The imp pile',
    text: 'The 11 imps are shuffled into a face-down pile.',
  },
  'FF-25.6': {
    title: 'Three objectives',
    text: 'Three random objectives lie face up.',
  },
  'FF-25.7': {
    title: 'Flames in two places',
    text: 'The Forge has one lit and one unlit Flame. The third, lit, is at the Entrance.',
  },
  'FF-25.8': {
    title: 'Open level I',
    text: 'All level I deposits are revealed at the start with all their ores and Kobolds. Nothing is stolen.',
  },
  'FF-25.9': {
    title: 'Forging at the Entrance',
    text: 'The Entrance has no fire of its own. Its Flame must be lit, and forging turns it unlit.',
  },
  'FF-25.10': {
    title: 'Nine rounds',
    text: 'You play 9 rounds. From the second on the imps act before you.',
  },
  'FF-25.11': {
    title: 'The imps act',
    text: 'Reveal the top imp and apply it. If that is impossible, nothing happens.',
  },
  'FF-25.12': {
    title: 'Whom the imps hit',
    text: 'The back of the next imp on the pile shows left, centre or right: that adventurer is the target.',
  },
  'FF-25.13': {
    title: 'A lost artifact',
    text: 'With the artifact symbol, one artifact of the row leaves the game: left, centre or right, by the same icon. A new one is revealed.',
  },
  'FF-25.14': {
    title: 'Four turns in a row',
    text: 'Then you take your 4 turns.',
  },
  'FF-25.15': {
    title: 'End of a solo round',
    text: 'An event and Upkeep follow as usual, but you take no Advanced card.',
  },
  'FF-25.16': {
    title: 'Half a deposit',
    text: 'A Dig gives half of the ores shown, rounded up. You choose which. The Kobold comes as usual.',
  },
  'FF-25.17': {
    title: 'Harder fights',
    text: 'A Fight costs one further symbol of any kind.',
  },
  'FF-25.18': {
    title: 'Keywords against Kobolds',
    text: 'Shock, Stun and Slow aim at Kobolds. Shock puts a random ore from the bag on its site; a stunned Kobold restricts nobody; a slowed one can be fought with a single Fight.',
  },
  'FF-25.19': {
    title: 'Marked Kobolds',
    text: 'Marks stay on a Kobold until it leaves the board. It is still activated.',
  },
  'FF-25.20': {
    title: 'Pushing Kobolds',
    text: 'Pushes and Attractions for opponents can move Kobolds instead. Other effects on opponents have no target.',
  },
  'FF-25.21': {
    title: 'Which Flame to light',
    text: 'When a Flame is lit, you choose whether it is one at the Forge or the one at the Entrance.',
  },
  'FF-25.22': {
    title: 'The end of a solo game',
    text: 'It ends after round 9, without an event or Upkeep, or as soon as the mine is overrun.',
  },
  'FF-25.23': {
    title: 'Two objectives needed',
    text: 'Your score counts only if you met at least 2 of your 3 objectives. Otherwise you get the lowest epilogue.',
  },
  'FF-25.24': {
    title: 'The solo score',
    text: 'Add the points of the objectives you met to your usual score.',
  },
  'FF-25.25': {
    title: 'Epilogues',
    text: 'Your score decides how your story ends, from Covered in Shame below 40 to Champion of Forgeflame from 100.',
  },
  'FF-25.26': {
    title: 'No Totem of Power',
    text: 'It is left out, as you have no advanced area.',
  },
  'FF-25.27': {
    title: 'Nobody else to play on',
    text: 'Treasures come only from your own or the reserve. Mad Dash does nothing, and Absorption is an ordinary card.',
  },
  'FF-25.28': {
    title: 'Fights by allies',
    text: 'For the Clan pays for a Fight only against a slowed Kobold. Psionic Gift can pay for one with its two symbols.',
  },
  'FF-25.29': {
    title: 'Effects on everyone',
    text: 'An effect on all other adventurers hits your allies, and Kobolds in range take the place of opponents.',
  },
  'FF-25.30': {
    title: 'Fighting a stunned Kobold',
    text: 'You may fight it. The solo price applies, unless the Kobold is slowed as well.',
  },
  'FF-25.31': {
    title: 'During the imps’ part',
    text: 'It is not your turn: a trap does nothing, and you cannot use powers.',
  },
  'FF-25.32': {
    title: 'Overrun alone',
    text: 'Even then your score counts if you met 2 objectives.',
  },
  'FF-25.33': {
    title: 'Solo with Mithrül',
    text: 'You may use the Mithrül module in a solo game.',
  },
  'FF-26.GR.1': {
    title: 'Granit: X',
    text: 'X is the number of ores Granit carries when you use the ability. If he carries none, you cannot use it.',
  },
  'FF-26.MO.1': {
    title: 'Mogrimür: Hex',
    text: 'Hex chains a card of your discard.',
  },
  'FF-26.MO.2': {
    title: 'Mogrimür: Slumber',
    text: 'For each target its controller discards one card of that adventurer from hand, if there is one.',
  },
  'FF-26.MO.3': {
    title: 'Mogrimür: Vigour',
    text: 'Draw 3 cards, keep 1 in hand and discard the others.',
  },
  'FF-26.NB.1': {
    title: 'Nobz: Mad Dash',
    text: 'Mad Dash gives you another turn within your 4.',
  },
  'FF-26.NB.2': {
    title: 'Nobz: Sleight of Hand',
    text: 'Swap 1 or 2 ores Nobz carries for as many of the target’s. You choose all of them.',
  },
  'FF-26.KO.1': {
    title: 'Korgain: Reforging',
    text: 'The artifacts you replace go under the artifact pile.',
  },
  'FF-26.ML.1': {
    title: 'Molly: For the Clan',
    text: 'Each adjacent ally may use one action of any kind, in the order you like. The rules of its own site apply to it.',
  },
  'FF-26.ML.2': {
    title: 'Molly: Ancestral Lore',
    text: 'Spend a symbol to activate any totem that still has its Active token, wherever it stands.',
  },
  'FF-26.ML.3': {
    title: 'Molly: Sixth Sense',
    text: 'Pick a site and see its Deposit and Exploration tokens, for your eyes only.',
  },
  'FF-26.ML.4': {
    title: 'Molly: Lucky Find',
    text: 'The ore you choose goes onto Molly.',
  },
  'FF-26.ML.5': {
    title: 'Molly: totems from afar',
    text: 'Kobolds do not hinder Ancestral Lore. The totem works for Molly; with the Totem of Forge, only ore carried on its site can pay.',
  },
  'FF-26.GO.1': {
    title: 'Gobetou: Absorption',
    text: 'Absorption may be played as an answer to another player’s card.',
  },
  'FF-26.GO.2': {
    title: 'Gobetou: Digestion',
    text: 'Reveal a Treasure: yours, another player’s or one of the reserve. Its value is the number of actions of any kind you gain. It leaves the game.',
  },
  'FF-26.GO.3': {
    title: 'Gobetou: Deep Clean',
    text: 'Remove all Kobolds from one site. Gobetou gets one random ore from the bag for each.',
  },
  'FF-26.FL.1': {
    title: 'Flyna: Batteries',
    text: 'Her three Batteries start uncharged. Turn one over to charge or discharge it.',
  },
  'FF-26.FL.2': {
    title: 'Flyna: Fully Charged',
    text: 'Discharge 1 to 3 Batteries and choose one effect for each. You may choose the same one again.',
  },
  'FF-26.FL.3': {
    title: 'Flyna: Overload',
    text: 'Gain one action for each uncharged Battery, all of different kinds.',
  },
  'FF-26.OG.1': {
    title: 'Ogmül: Potions',
    text: 'His three Potions start empty. Elixir fills one of your choice.',
  },
  'FF-26.OG.2': {
    title: 'Ogmül: drinking',
    text: 'When you or your partner play a card, you may put full Potions on it: Speed gives a Move, Flight gives Flight, Invisibility gives Stealth this turn.',
  },
  'FF-26.OG.3': {
    title: 'Ogmül: used Potions',
    text: 'A used Potion stays on its card and cannot be filled until the round ends.',
  },
  'FF-26.OG.4': {
    title: 'Ogmül: Master Alchemist',
    text: 'The ore you destroy goes to the reserve.',
  },
  'FF-26.OG.5': {
    title: 'Ogmül: Metamorphosis',
    text: 'Use the abilities of one card in any player’s active zone, as if Ogmül were on it.',
  },
  'FF-26.OG.6': {
    title: 'Ogmül: Transmutation',
    text: 'The ores lying beside Ogmül turn into as many others that you choose from the reserve.',
  },
  'FF-26.OG.7': {
    title: 'Ogmül: Potions and replays',
    text: 'A Potion works for one play of its card. If the card is replayed, you may add another full one.',
  },
  'FF-26.SI.1': {
    title: 'Silkara: Webs',
    text: 'She has three Webs and needs one at hand to place it. They all return at the end of the round; one that comes off earlier returns at once.',
  },
  'FF-26.SI.2': {
    title: 'Silkara: Spider Sense',
    text: 'Spider Sense finds a Silkara card and chains it.',
  },
  'FF-26.SI.3': {
    title: 'Silkara: Insulating Web',
    text: 'Put a Web on an artifact of the row. Only your team can forge it.',
  },
  'FF-26.SI.4': {
    title: 'Silkara: Gluey Web',
    text: 'Put a Web under an ore on the ground. Only your team can pick it up.',
  },
  'FF-26.SI.5': {
    title: 'Silkara: Sticky Web',
    text: 'Put a Web on an adventurer: it cannot leave its site. The Web comes off after that adventurer’s next card or at the end of the round.',
  },
  'FF-26.VA.1': {
    title: 'Vaelindra: Rising Shadow',
    text: 'Rising Shadow draws a card and chains it.',
  },
  'FF-26.VA.2': {
    title: 'Vaelindra: Roguery',
    text: 'The target’s controller discards one card of that adventurer from hand.',
  },
  'FF-26.DR.1': {
    title: 'Drsdaqt: Psionic Gift',
    text: 'One adjacent ally may use one or both actions of this card instead of Drsdaqt.',
  },
  'FF-26.DR.2': {
    title: 'Drsdaqt: Telepathy',
    text: 'Telepathy replays another card of your active zone.',
  },
  'FF-26.DR.3': {
    title: 'Drsdaqt: Planar Traveller',
    text: 'Swap the places of two adventurers anywhere.',
  },
  'FF-26.DR.4': {
    title: 'Drsdaqt: Power of the Mind',
    text: 'One or more ores the target carries turn into as many others that you choose from the reserve.',
  },
  'FF-26.GD.1': {
    title: 'Greedy: Burning Breath',
    text: 'An ore on the ground goes to the reserve, and one Flame is lit.',
  },
  'FF-26.GD.2': {
    title: 'Greedy: My Precious',
    text: 'Greedy takes any ore you like out of the bag.',
  },
  'FF-26.GD.3': {
    title: 'Greedy: The Covetous',
    text: 'When you forge, you may keep one of the ores Greedy would pay.',
  },
  'FF-26.DE.1': {
    title: 'Dévorfu: Born in Flames',
    text: 'He may forge at the Forge even if no Flame is lit there.',
  },
  'FF-26.DE.2': {
    title: 'Dévorfu: Pyrolysis',
    text: 'Replace one ore he carries with one of your choice from the reserve.',
  },
  'FF-26.DE.3': {
    title: 'Dévorfu: Infernal Portal',
    text: 'You may send each target to a different site.',
  },
  'FF-26.DE.4': {
    title: 'Dévorfu: friend and foe',
    text: 'Horn Charge and Hot Behind You hit all other adventurers in range, allies too.',
  },
  'FF-27.1': {
    title: 'All Aboard',
    text: 'On each Move Nobz can take along an ally who shares his site, if there is room for both. Flight is not asked of the ally; Nobz reveals any token.',
  },
  'FF-27.2': {
    title: 'Wall-Walker',
    text: 'This turn your own Moves may cross cave-ins. Difficult passages still need Flight.',
  },
  'FF-27.3': {
    title: 'Twin Seam',
    text: 'Your next Dig gives one more ore of a kind the token shows, before any Kobold takes its share.',
  },
  'FF-27.4': {
    title: 'Phantom Pick',
    text: 'The deposit of the chosen site is dug up in full, Kobold included.',
  },
  'FF-27.5': {
    title: 'Tip Cart',
    text: 'Hand over ore in one direction without spending a symbol.',
  },
  'FF-27.6': {
    title: 'Replacing artifacts',
    text: 'Choose artifacts of the row, at most as many as the pile has. New ones take their places; the old ones go under the pile in the order you like.',
  },
  'FF-27.7': {
    title: 'Any ore will do',
    text: 'If a cost asks for an ore without naming a kind, you may pay any ore, even Mithrül.',
  },
  'FF-27.8': {
    title: 'Great Tunnel and Infernal Portal',
    text: 'Great Tunnel leads to a site with room and a Deposit token. Infernal Portal may move Dévorfu himself.',
  },
  'FF-27.9': {
    title: 'Sanctuary',
    text: 'During that round abilities cannot touch opponents, and Absorption cannot be played on them. Artifacts and ore can still be webbed.',
  },
  'FF-27.10': {
    title: 'Eternal Forge',
    text: 'During that round forging at the Forge needs no Flame and turns none.',
  },
  'FF-27.11': {
    title: 'Bared Vein and Old Galleries',
    text: 'If nothing is possible for you, you do nothing. Old Galleries needs a site with room but no Flight.',
  },
  'FF-27.12': {
    title: 'Forgotten Loot',
    text: 'Every player with the fewest artifacts takes a Treasure while the reserve lasts. Teams do not matter here.',
  },
  'FF-27.13': {
    title: 'How imps find their way',
    text: 'They take a shortest way. Of several next sites they choose the first of the Entrance, S1 to S15, the Forge.',
  },
  'FF-27.14': {
    title: 'Bait',
    text: 'The Kobold nearest to the target joins it; ties go by the order of sites, then to the oldest. If one is already there, nothing moves.',
  },
} as const satisfies Record<string, RuleText>
