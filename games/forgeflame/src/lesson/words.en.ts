/** What is explained in a first game. */
export const en = {
  recruit:
    'Choose who goes down with you. Each adventurer brings cards of its own, carries so much ore and is better at some things than at others.',
  deck: 'Alone you choose your deck: five of the seven cards of each adventurer.',
  station: 'Give each a place: imps strike at the left, the centre or the right.',
  goal: 'This is what you are here for: artifacts. Carry ore to the Forge or the Entrance and it pays for one of these. Somebody’s fourth ends the game with that round, and points are counted.',
  rival:
    'And this is who wants them too. What a rival has forged, carries and may still play stands here, all open but the cards in hand.',
  goalAlone:
    'Nine rounds against the imps. Meet at least two of the three objectives, or nothing counts; beyond them, artifacts make your score.',
  card: 'A turn begins with one card from your hand. Whoever is pictured on it acts; look at the symbols, and at where that adventurer stands.',
  act: 'Spend the symbols in any order: walk, dig, pick up, fight. A wild symbol stands for any of the four. End the turn when you like; what is left is lost.',
  move: 'Each Move takes one passage. Touch a site further away and the whole way is walked, as far as your Moves last.',
  explored:
    'Whoever enters a site turns up its token at once: a treasure, a totem, a find, a Kobold, or a trap that ends the turn.',
  dig: 'Digging lays the ores of the deposit on the ground, for anybody to take. Some deposits wake a Kobold, and it steals the dearest of them.',
  pick: 'One Pick up takes one ore. The number on an adventurer is how many it can carry; at its limit one has to be dropped.',
  kobold:
    'With a Kobold on your site you can walk, fight and clear cave-ins, but not dig, pick up, forge or hand anything over. A seventh Kobold ends the game.',
  token:
    'One token is drawn from the bag, and one more for every ally beside you. You choose which of them decides the fight; two of the five kinds are failures.',
  forge:
    'Any symbol forges. At the Forge it takes a lit Flame, which goes out; several artifacts of one kind are worth more together.',
  pay: 'The ores shown on the artifact are paid by whoever forges and by allies on the same site, in whatever shares you like.',
  hand: 'One symbol of any kind hands ore over between allies on the same site, as many as you like, in one direction.',
  totem: 'A totem serves once a round, for one symbol of any kind, and whoever comes first.',
  ability: 'Abilities of the card cost nothing. Each works once a turn, between two actions, and also beside a Kobold.',
  barred: 'What is dimmed cannot be done now. Press it and it tells why, and by which rule.',
  power:
    'The power of an artifact works once in the whole game, on your turn. It counts for just as many points afterwards.',
  event:
    'Every round ends with an event: Flames are lit, Kobolds steal or come nearer to the Forge, new ones appear, and something happens to all.',
  stolen: 'A Kobold has stolen ore. It lies in the bag, and whoever wins a fight may draw it out again.',
  imps: 'An imp has been at work. The back of the next one shows whom it will strike: left, centre or right.',
  half: 'Alone a deposit yields only half of what it shows, rounded up. You choose which.',
  ready:
    'That was a whole round: play cards, carry ore, forge. You can play now. What is new is explained once, when it first comes up.',
  advanced: 'A round is over: take one of your two open Advanced cards into your hand, and fill it up to five.',
}
export type MomentId = keyof typeof en
