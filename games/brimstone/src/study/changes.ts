/** What measuring has changed about the pack, and why: part of the page. Shares are those of the bot at even odds. */
export const CHANGES = [
  '- **Powder Run** has its Ambush at the end of every third turn *without enemies*: turns among enemies do not count. Counted by the number of the turn, as it had been, one fight led to the next (26 of 35 turns) and nobody came home: 0 of 30 won with 2 heroes, 0 of 60 with 4. Now 30 of 60 and 20 of 60.',
  '- **Over the Threshold** has its Gate by the second room of the Mines instead of the fourth: the Darkness escaped in two Adventures of three before the second Clue. With 2 heroes 11 of 60 won before, 25 of 80 now.',
  '- **Over the Threshold** brings its Colossus from five heroes on instead of three: beside a High Threat it was far more than an Epic one. With 4 heroes 11 of 80 won before, 36 of 80 now; with 3 heroes 19 of 60.',
  '- **The bot** no longer stops in the door of the Mine Entrance on its way home, brings the boy to the very square, keeps the others in the light until he is led, and leaves rubble alone in missions that are short of time: The Farmer’s Son with 4 heroes went from 6 of 40 to 27 of 60.',
  '- **Tokens out of turn** (SB-17.16): the bot also uses Bandages, Herbs, Whisky and Tonic of others while no enemy is near. The first mission stays within its bounds, 44 / 55 / 46 / 57 % with 1 to 4 heroes, and nothing had to be changed.',
  '- **Forging** (AC-9): the bot rides to a town with a smith where somebody can pay for a forge; before, it always took the nearest, which has none. With four forges a hero in ten Adventures about half of the Gold stays unspent that did before (431 instead of 829 with 2 heroes), and later Adventures are won somewhat more often.',
].join('\n')
