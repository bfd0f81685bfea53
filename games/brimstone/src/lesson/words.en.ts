/** What is explained in a first Adventure. */
export const en = {
  class: 'Choose who goes down. The line on each card is what the hero is good at; look closely for all the figures.',
  upgrade: 'Something of the hero’s own to begin with. Each class has three, and none of them is wrong.',
  goal: 'This is what you came for. Rooms hide Clues; the last one brings the final fight, and winning that wins the Adventure.',
  lantern:
    'Somebody carries the lantern. It lights the bearer’s tile and those next to it; whoever begins elsewhere hears voices, and that costs Sanity.',
  turn: 'Every turn: hold back the Darkness, act by Initiative, explore, end. Who wants out presses the arrow by the rail: next turn the posse may flee, and lose.',
  held: 'The bearer has rolled two dice against the number of this stretch. Reached: the Darkness stays where it is.',
  darkness:
    'Not held back: the eyes have come a space nearer. If they get out of the mine before you are done, you have lost.',
  move: 'The die has been rolled: so many squares may you walk. Then one thing, search or attack, and the activation is over.',
  grit: 'One Grit rolls as many of these dice again as you like, each only once. A 1 for movement brings a Grit back.',
  door: 'End your move beside a door and look through it: a new tile is joined to it, with a token that tells later what waits there.',
  scavenge: 'Or turn the rubble over: three dice, and each 6 is a find. Nothing found, and it may be tried again.',
  room: 'Somebody stood in the room at the exploring step, and its token was turned: more doors, an Encounter, a Clue, or enemies.',
  clue: 'A Clue. So many are still missing before the last fight begins; catch your breath before you turn the last token.',
  test: 'A test rolls one die for each point of the skill. A single die that reaches the number is enough.',
  fight:
    'Enemies. From here on all go by Initiative, each kind of enemy as a group, and nobody searches until the last one is gone.',
  attack:
    'Attack whoever is lit: guns within their range and in sight, fists and blades next to you. A 6 to hit is critical and ignores Defense.',
  assign: 'Give out the hits one by one and see what each does. Better one enemy down than two scratched.',
  escape: 'An enemy next to you holds you. To walk away takes an Escape test first; shooting at it does not.',
  saves:
    'You were hit. Defense saves from Wounds, Willpower from Horror, a die for each hit; the dice have been rolled for you.',
  hands: 'Two hands: what you hold now is what you fight with this turn. Out of fights hands change freely.',
  bag: 'Tokens of the Side Bag cost no action: bandages for Wounds, whisky for Sanity. They also serve whoever stands next to you.',
  down: 'A hero is down, not dead: out of a fight he gets up by himself, hurt for good; in it, a Revive token or a neighbour’s Attack helps him up.',
  breath: 'The fight is over, and everybody catches their breath: heal Wounds and Sanity in any mix.',
  loot: 'Whoever fights finds: a card of Loot for each Threat. XP and Gold are counted when you walk out.',
  ready:
    'Light, doors, fights, Clues: that is the mine. You can play now. What is new is explained once, when it first comes up.',
}
export type MomentId = keyof typeof en
