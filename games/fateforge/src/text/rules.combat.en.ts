import type { RuleText } from './rule-text.ts'

export const combatEn = {
  'FG-18.1': {
    title: 'Zones',
    text: 'Each tile of the board is a zone. Your own zone is at distance 0, an adjacent one at 1, and so on.',
  },
  'FG-18.2': {
    title: 'Before the fight',
    text: 'Four panels tell you what is coming: Summary, Material, Terrain and Objectives. The fight starts when all of you are ready.',
  },
  'FG-18.3': {
    title: 'Where you start',
    text: 'Your hero starts in a zone with a Start token. If there are several, you choose.',
  },
  'FG-18.4': {
    title: 'Enemy armor at setup',
    text: 'Enemies with an armor value start with that many black cubes.',
  },
  'FG-18.5': {
    title: 'The Rogue starts hidden',
    text: 'The Rogue starts every fight in Stealth.',
  },
  'FG-18.6': {
    title: 'Last changes',
    text: 'You may still change your active skills now.',
  },
  'FG-18.7': {
    title: 'Measuring distance',
    text: 'Distance is the shortest way from zone to zone. Walls and gaps are in the way.',
  },
  'FG-18.8': {
    title: 'Beast Master',
    text: 'One of you is the Beast Master and confirms the group’s choices while enemies act. The role moves on with each scene.',
  },
  'FG-18.9': {
    title: 'When the scene begins',
    text: 'Once all are ready, items stay as they are. Only active skills and start zones may still be chosen.',
  },
  'FG-19.1': {
    title: 'Start token',
    text: 'Marks a zone where heroes begin.',
  },
  'FG-19.2': {
    title: 'Exit token',
    text: 'Heroes leave through a zone with an Exit token, all by the same one. Some scenes ask for a particular exit.',
  },
  'FG-19.3': {
    title: 'Objective token',
    text: 'Pick it up if your hero stands in its zone and no enemy defends it. It takes no action, and you may do it at any time except while an enemy acts.',
  },
  'FG-19.4': {
    title: 'Dropping objectives',
    text: 'If you are knocked out, your Objective tokens fall in your zone. You cannot drop or pass them otherwise.',
  },
  'FG-19.5': {
    title: 'Defended tokens',
    text: 'An enemy beside a token defends it. Nobody uses the token until that enemy is defeated, even if it is stunned.',
  },
  'FG-19.6': {
    title: 'Defenders stay put',
    text: 'An enemy that defends a token never moves, whatever happens.',
  },
  'FG-19.7': {
    title: 'Gems and food',
    text: 'With no enemy in your zone you collect all gems and food there automatically. They go to the group bag and can be used after the fight.',
  },
  'FG-19.8': {
    title: 'Carried by enemies',
    text: 'Some enemies carry gems or food. They drop them in their zone when defeated.',
  },
  'FG-19.9': {
    title: 'Black cubes',
    text: 'Black cubes mark armor, charges and other things; cards say what they mean.',
  },
  'FG-19.10': {
    title: 'Red cubes',
    text: 'Red cubes are damage on enemies. They are removed in upkeep.',
  },
  'FG-19.11': {
    title: 'Parry tokens',
    text: 'Spend a Parry token to prevent 1 damage. Unused ones are lost in upkeep unless a card says otherwise.',
  },
  'FG-20.1': {
    title: 'Colours',
    text: 'Enemies come in six types, one for each colour: white, blue, red, green, brown and purple. In a scene all enemies of a colour share one card.',
  },
  'FG-20.2': {
    title: 'Minions, leaders, bosses',
    text: 'All enemies are minions, except leaders (purple) and bosses.',
  },
  'FG-20.3': {
    title: 'Know your enemy',
    text: 'White ones are fast beasts, blue ones shoot, red ones are many, green ones are sturdy, brown ones are veterans, and purple ones lead.',
  },
  'FG-20.4': {
    title: 'Enemy cards',
    text: 'An enemy card shows its abilities, its action band, its armor and resistance, its type, its faction and its tokens.',
  },
  'FG-20.5': {
    title: 'Initiative',
    text: 'The number on a token is its initiative. Lower numbers act first.',
  },
  'FG-20.6': {
    title: 'Resistance',
    text: 'Deal an enemy as much damage as its resistance within one round and it is defeated. Otherwise upkeep wipes the damage off.',
  },
  'FG-20.7': {
    title: 'Enemy armor',
    text: 'Damage first removes an enemy’s black cubes; the rest hurts it. Its armor never comes back by itself.',
  },
  'FG-20.8': {
    title: 'How damage lands',
    text: 'An enemy uses up its Parry tokens first, then its armor, then takes red cubes. Excess damage is lost.',
  },
  'FG-20.9': {
    title: 'Defeated enemies',
    text: 'A defeated enemy is removed, drops what it carried and no longer defends anything.',
  },
  'FG-21.1': {
    title: 'Action band',
    text: 'An enemy’s band has up to three sections, each for a distance. When it acts, it performs the first one, from the left, that fits.',
  },
  'FG-21.2': {
    title: 'Distances on the band',
    text: 'A section fits if a hero that may be attacked is at exactly its distance; “2+” means 2 or more.',
  },
  'FG-21.3': {
    title: 'Enemy actions',
    text: 'Enemies move, strike and shoot like you. They may also push, pull, call, stun or parry, from left to right within a section.',
  },
  'FG-21.4': {
    title: 'Modifiers',
    text: 'Symbols beside an action change it. A section may mark one action or several.',
  },
  'FG-21.4a': {
    title: 'First in the order',
    text: 'The action targets the hero farthest left in the order of play.',
  },
  'FG-21.4b': {
    title: 'Last in the order',
    text: 'The action targets the hero farthest right in the order of play.',
  },
  'FG-21.4c': {
    title: 'One more damage',
    text: 'The Strike or Shoot deals 1 extra damage.',
  },
  'FG-21.4d': {
    title: 'Toward an exit',
    text: 'The enemy moves toward the exit shown. If it cannot, it does nothing.',
  },
  'FG-21.4e': {
    title: 'On a minion',
    text: 'The enemy acts on a minion of the colour shown. If it cannot, it does nothing.',
  },
  'FG-21.4f': {
    title: 'One colour or another',
    text: 'The enemy acts on a minion of the first colour if it can, otherwise of the second, otherwise not at all.',
  },
  'FG-21.4g': {
    title: 'Range +1',
    text: 'The attack reaches one zone farther: a hero’s Shoot 1 or 2 zones, a Strike 0 or 1. It never adds up, and walls still stop it.',
  },
  'FG-21.4h': {
    title: 'Toxic',
    text: 'The attack deals toxic damage, a rule you read when you unlock it.',
  },
  'FG-21.5': {
    title: 'Enemy abilities',
    text: 'Some abilities restrict you on your turns, others happen when the enemy acts. A few happen in upkeep.',
  },
  'FG-21.6': {
    title: 'Abilities always trigger',
    text: 'An ability of this kind happens whenever it can, after the band, even if the band does nothing.',
  },
  'FG-21.7': {
    title: 'Named abilities',
    text: 'Some abilities are found on many enemies. They are these.',
  },
  'FG-21.7a': {
    title: 'Block',
    text: 'Heroes in this enemy’s zone cannot leave it voluntarily.',
  },
  'FG-21.7b': {
    title: 'Life Drain',
    text: 'When this enemy deals damage in its zone, it gains 1 armor, up to 2.',
  },
  'FG-21.7c': {
    title: 'Front Line',
    text: 'While it is in a zone and not stunned, you cannot target enemies there that lack Front Line.',
  },
  'FG-21.7d': {
    title: 'Stealth',
    text: 'You can target this enemy only from its own zone.',
  },
  'FG-21.7e': {
    title: 'Frightening',
    text: 'This ability has a rule of its own, which you read when you unlock it.',
  },
  'FG-21.7f': {
    title: 'Call',
    text: 'The closest minion of the type shown, outside this enemy’s zone, moves one zone closer to it.',
  },
  'FG-21.8': {
    title: 'What voluntarily means',
    text: 'Moves, Sprints and other movement of your own are voluntary. Being pushed or pulled, or leaving at the end, is not.',
  },
  'FG-21.9': {
    title: 'Drain needs a wound',
    text: 'Life Drain works only if at least 1 damage was not prevented.',
  },
  'FG-21.10': {
    title: 'What enemy actions do',
    text: 'A Strike hurts a hero in its zone, a Shoot one in an adjacent zone, for 1 damage each. Push and Stun reach its zone, Pull an adjacent one. Parry protects it with a token.',
  },
  'FG-21.11': {
    title: 'Which minion',
    text: 'The enemy picks the closest minion of that colour, then the one with the lowest initiative, never itself.',
  },
  'FG-21.12': {
    title: 'Who answers a Call',
    text: 'A Call skips minions that cannot come. A stunned minion does come, but does not act.',
  },
  'FG-22.1': {
    title: 'Number of rounds',
    text: 'A fight lasts a set number of rounds, shown at its start.',
  },
  'FG-22.2': {
    title: 'Phases of a round',
    text: 'A round has three phases: preparation, action (your turns, enemy reactions, then enemy turns) and upkeep.',
  },
  'FG-22.3': {
    title: 'After the last round',
    text: 'When the last round is over, you must leave through an exit.',
  },
  'FG-22.4': {
    title: 'No early end',
    text: 'Even with all objectives met, you play every round.',
  },
  'FG-23.1': {
    title: 'Preparing a round',
    text: 'Roll, do what you wish of the optional actions, then set the order. All of you prepare at the same time.',
  },
  'FG-23.2': {
    title: 'Rolling',
    text: 'Pick 4 dice from your pool and roll them behind your screen. You may pick others each round.',
  },
  'FG-23.3': {
    title: 'Stunned while rolling',
    text: 'If you are stunned, roll one die fewer, then remove the stun cube.',
  },
  'FG-23.4': {
    title: 'Secret dice',
    text: 'Talk about your plans as much as you like, but do not show or tell what you rolled.',
  },
  'FG-23.5': {
    title: 'Optional actions',
    text: 'After rolling you may, in any order, use the energy reroll, three of a kind, a Sprint, reroll icons and cards for this phase.',
  },
  'FG-23.6': {
    title: 'Energy reroll',
    text: 'Once per round, spend 1 energy to reroll some or all of your Fails.',
  },
  'FG-23.7': {
    title: 'Three of a kind',
    text: 'If three of your dice show the same result, not Fail, turn one of them to any of its faces. Skill results differ from plain ones. Once per round.',
  },
  'FG-23.8': {
    title: 'Sprint',
    text: 'Once per round, after rolling, go to an adjacent zone. If you leave an enemy behind, suffer 1 damage. A Sprint is not a Move action.',
  },
  'FG-23.9': {
    title: 'Moving is safe',
    text: 'Moving on your turn never costs this damage.',
  },
  'FG-23.10': {
    title: 'End of preparation',
    text: 'The phase ends when everyone has confirmed and the order is set. Sprints are public, first come, first served.',
  },
  'FG-23.11': {
    title: 'Falling in a Sprint',
    text: 'The damage comes as you leave. If it knocks you out, you stay where you were.',
  },
  'FG-23.12': {
    title: 'Discarding unseen',
    text: 'If you must discard a die now, the others do not see it. They only learn that it was not a Fail.',
  },
  'FG-24.1': {
    title: 'Where enemies react',
    text: 'At the start of the round you are told where in your order the enemies will react: before all of you or between two turns.',
  },
  'FG-24.2': {
    title: 'Setting the order',
    text: 'Agree on the order of your turns. The reactions go to their slot, the enemy turns come last.',
  },
  'FG-24.3': {
    title: 'Enemies act twice',
    text: 'Some enemies react during your turns, and all of them act after you.',
  },
  'FG-24.4': {
    title: 'Early heroes draw attacks',
    text: 'Many enemies go for the hero who plays first, so choose your order with care.',
  },
  'FG-24.5': {
    title: 'Order without the fallen',
    text: 'A hero who is down gets no place in the order. If revived this round, it counts as last.',
  },
  'FG-25.1': {
    title: 'Dice are shown',
    text: 'When the action phase begins, everyone sees your dice.',
  },
  'FG-25.2': {
    title: 'Your turn',
    text: 'Perform actions, move once by energy, and use skills and items, in any order.',
  },
  'FG-25.3': {
    title: 'Energy move',
    text: 'Once per turn, spend 1 energy for a Move action. It cannot pay for cards.',
  },
  'FG-25.4': {
    title: 'Choosing a target',
    text: 'Target any enemy in range, unless an enemy’s ability forbids it.',
  },
  'FG-25.5': {
    title: 'Results from cards',
    text: 'Use the results your cards give you at any time during your turn.',
  },
  'FG-25.6': {
    title: 'Ending your turn',
    text: 'Your turn ends when you have nothing left, when you stop, or when an effect says so. Unused results are lost.',
  },
  'FG-25.7': {
    title: 'Falling',
    text: 'If you fall, whoever’s turn it is, your dice and remaining results are lost and you have no turn until you are back on your feet.',
  },
  'FG-25.8': {
    title: 'Taking back',
    text: 'You may take back steps of your turn, but not past a reveal, a card drawn, chance or somebody else’s decision.',
  },
  'FG-26.1': {
    title: 'Using objects',
    text: 'A Focus action lets you use objects in your zone. The scene, or a rule you unlock, says what they do.',
  },
  'FG-26.2': {
    title: 'Objects and enemies',
    text: 'You cannot use a defended object. Other enemies in the zone do not stop you.',
  },
  'FG-26.3': {
    title: 'Objects used by moving',
    text: 'Some objects are used by a Move action. A Sprint does not work them.',
  },
  'FG-27.1': {
    title: 'One attack, one instance',
    text: 'Each enemy attack is a single instance of damage, however strong.',
  },
  'FG-27.2': {
    title: 'Preventing damage',
    text: 'Each time, you may spend Parry tokens and armor cubes to prevent 1 damage each, and use cards meant for it.',
  },
  'FG-27.3': {
    title: 'Taking damage',
    text: 'For the rest, move health from available to exhausted.',
  },
  'FG-27.4': {
    title: 'After the damage',
    text: 'Then see who is knocked out, then apply effects of suffered damage. Damage fully prevented was not suffered.',
  },
  'FG-27.5': {
    title: 'Your damage, your choice',
    text: 'You decide how to prevent damage to your hero, even in somebody else’s turn. You may let the table answer for you.',
  },
  'FG-28.1': {
    title: 'Two types react',
    text: 'When the reactions come up, two types of enemies of different colours react, one after the other. A boss acts too.',
  },
  'FG-28.2': {
    title: 'Replacing a type',
    text: 'A type that is no longer on the board is replaced by another. If there is none, fewer react.',
  },
  'FG-28.3': {
    title: 'Which types react',
    text: 'The types are drawn at random among those on the board, unless the scene names them. Nobody knows them beforehand.',
  },
  'FG-28.4': {
    title: 'One token per type',
    text: 'At most one token of each type reacts. This is how to find it.',
  },
  'FG-28.4a': {
    title: 'Look at the first section',
    text: 'Look at the leftmost section: which tokens have a hero at that distance?',
  },
  'FG-28.4b': {
    title: 'Lowest initiative',
    text: 'If there are some, the one with the lowest initiative acts.',
  },
  'FG-28.4c': {
    title: 'Next section',
    text: 'If there are none, do the same with the next section.',
  },
  'FG-28.4d': {
    title: 'Nobody in reach',
    text: 'If no section fits any token, that type does nothing.',
  },
  'FG-28.5': {
    title: 'Unable to react',
    text: 'A token that cannot do what its section says is skipped for another of its type. If there is none, the type does nothing.',
  },
  'FG-28.6': {
    title: 'Skipped for good',
    text: 'A skipped token is out for this reaction; the search goes on from the same section.',
  },
  'FG-28.7': {
    title: 'The boss comes last',
    text: 'A boss reacts after the two types.',
  },
  'FG-29.1': {
    title: 'All enemies act',
    text: 'After your turns every enemy acts, even those that reacted.',
  },
  'FG-29.2': {
    title: 'Order of the enemies',
    text: 'White, blue, red, green, brown, purple, then bosses. Within a colour, the lowest initiative first.',
  },
  'FG-29.3': {
    title: 'What each enemy does',
    text: 'It performs the first section that fits. If something keeps it from doing so, it does nothing at all.',
  },
  'FG-29.4': {
    title: 'Abilities in enemy turns',
    text: 'Abilities of the enemy’s activation happen now, whenever they can.',
  },
  'FG-29.5': {
    title: 'Boss turns',
    text: 'A boss follows its own plan.',
  },
  'FG-29.6': {
    title: 'As things stand',
    text: 'Each enemy looks at the board at its own moment, so one action may change the next. An enemy that was called still gets its own turn.',
  },
  'FG-30.1': {
    title: 'Valid heroes',
    text: 'Enemies only see heroes who stand, are in range and are not protected. Without one, they do not act.',
  },
  'FG-30.2': {
    title: 'Your choice',
    text: 'An attack without a symbol hits the hero you choose together, among those valid.',
  },
  'FG-30.3': {
    title: 'First or last',
    text: 'A symbol may direct the attack at the first or the last valid hero in the order.',
  },
  'FG-30.4': {
    title: 'Moving enemies follow the order',
    text: 'If a section contains a Move, the enemy goes for and attacks the first valid hero in the order.',
  },
  'FG-30.5': {
    title: 'Each action its target',
    text: 'Each action of a section picks its target when its moment comes.',
  },
  'FG-30.6': {
    title: 'Other enemy actions',
    text: 'Pull, Push and Stun choose their target like attacks.',
  },
  'FG-30.7': {
    title: 'Protected or sheltered',
    text: 'A protected hero is ignored altogether. One merely sheltered by terrain is still seen; if the enemy then cannot attack, it does nothing.',
  },
  'FG-31.1': {
    title: 'One zone at a time',
    text: 'An enemy Move is one zone along a shortest way to its target.',
  },
  'FG-31.2': {
    title: 'How enemies move',
    text: 'Among equal ways chance decides. The ground that hinders you does not hinder them, and they use no special passages.',
  },
  'FG-31.3': {
    title: 'Enemies that never move',
    text: 'Enemies that defend something stay where they are.',
  },
  'FG-32.1': {
    title: 'Upkeep abilities',
    text: 'First, enemies with an upkeep ability use it, in their usual order.',
  },
  'FG-32.2': {
    title: 'Parry tokens go',
    text: 'Return all unused Parry tokens, yours and theirs, unless a card lets you keep some.',
  },
  'FG-32.3': {
    title: 'Enemies recover',
    text: 'Remove all stun cubes from enemies.',
  },
  'FG-32.4': {
    title: 'Damage is wiped off',
    text: 'Remove all red cubes from enemies.',
  },
  'FG-32.5': {
    title: 'Who is down',
    text: 'Note which heroes are knocked out. If all are, the fight is over.',
  },
  'FG-32.6': {
    title: 'On to the next round',
    text: 'If rounds remain, start the next one. Otherwise it is time to leave.',
  },
  'FG-33.1': {
    title: 'Finding a way out',
    text: 'After the last upkeep every standing hero needs a way to an exit that no enemy defends.',
  },
  'FG-33.2': {
    title: 'One exit for all',
    text: 'You all leave by the same exit. Choose it together.',
  },
  'FG-33.3': {
    title: 'Damage on the way',
    text: 'Suffer 1 damage for each zone on your way with an enemy in it, including the first and the last.',
  },
  'FG-33.4': {
    title: 'Leaving costs nothing',
    text: 'Leaving needs neither dice nor actions, whatever the distance, but only at this moment.',
  },
  'FG-33.5': {
    title: 'One damage per zone',
    text: 'A zone costs 1 damage, however many enemies are in it. Some tokens count as enemies here.',
  },
  'FG-33.6': {
    title: 'Only on foot',
    text: 'You leave on foot, from zone to zone, unless the scene says otherwise.',
  },
  'FG-33.7': {
    title: 'Choosing your way',
    text: 'The table proposes the way with the least damage; you may take another. Armor helps. If you fall, you stay there and drop your Objective tokens.',
  },
  'FG-33.8': {
    title: 'Nothing holds you',
    text: 'Block does not stop you from leaving.',
  },
  'FG-33.9': {
    title: 'Cut off',
    text: 'A hero who cannot reach the exit is knocked out and the scene is lost. Those already down are carried out if somebody leaves.',
  },
  'FG-33.10': {
    title: 'Leaving is not moving',
    text: 'On the way out you trigger nothing and collect nothing. Walls are still in the way.',
  },
  'FG-33.11': {
    title: 'Nobody gets out',
    text: 'If everyone falls on the way out, nobody has left and the fight is lost.',
  },
  'FG-34.1': {
    title: 'Judging the fight',
    text: 'After leaving, check the objectives. If all are met, you have won; if not, what follows may depend on how many were.',
  },
  'FG-34.2': {
    title: 'You keep what you found',
    text: 'Gems, food and items you collected are yours even if you lose.',
  },
  'FG-34.3': {
    title: 'A point for winning',
    text: 'Winning a fight of the main story earns a victory point.',
  },
  'FG-34.4': {
    title: 'Kinds of objectives',
    text: 'A token must leave with a standing hero; using or defeating something counts whenever it happened; the exit, the survivors and those you escort are checked at the end.',
  },
  'FG-35.1': {
    title: 'Catching your breath',
    text: 'After a fight, won or lost, each standing hero regains 1 health and 1 energy.',
  },
  'FG-35.2': {
    title: 'After a knock-out',
    text: 'A hero who is down draws a corruption card instead, then has 2 health and 2 energy.',
  },
  'FG-35.3': {
    title: 'Cards come back',
    text: 'All single-use skills and items turn face up again.',
  },
  'FG-35.4': {
    title: 'Between scenes',
    text: 'The bag can be used again. Health and energy do not come back by themselves.',
  },
  'FG-35.5': {
    title: 'Order of recovery',
    text: 'First what was only for the fight ends, then heroes recover, then cards turn up and go back to their decks.',
  },
  'FG-36.1': {
    title: 'Knocked out',
    text: 'A knocked-out hero lies down, cannot act and loses its turn. Its passive abilities do not work.',
  },
  'FG-36.2': {
    title: 'Ignored by enemies',
    text: 'It drops its Objective tokens, and enemies ignore it.',
  },
  'FG-36.3': {
    title: 'Reviving',
    text: 'On your turn, in the zone of a fallen hero, spend two results (Wild) and lose 1 health and 1 energy to revive it.',
  },
  'FG-36.4': {
    title: 'Back on your feet',
    text: 'The revived hero regains 2 health, draws and applies a corruption card, and stands up.',
  },
  'FG-36.5': {
    title: 'Fair game again',
    text: 'Enemies may attack a revived hero at once.',
  },
  'FG-36.6': {
    title: 'Waiting a round',
    text: 'A revived hero plays again only from the next round.',
  },
  'FG-36.7': {
    title: 'Down again at once',
    text: 'If the corruption card knocks the hero out again, it stays down and draws no other card.',
  },
  'FG-36.8': {
    title: 'Still down at the end',
    text: 'Only heroes still down at the end recover as knocked out. One who was revived recovers as usual.',
  },
  'FG-36.9': {
    title: 'Knocked out in the story',
    text: 'In a story scene a fallen hero fails its tests. Others may heal it with skills or equipment, but not with food. If still down at the end, it draws a corruption card, then regains 2 health.',
  },
  'FG-36.10': {
    title: 'Felled by corruption',
    text: 'If a corruption card itself knocks you out, draw no other card for it. You still recover at the end of the scene.',
  },
  'FG-36.11': {
    title: 'No healing the fallen',
    text: 'In combat a fallen hero cannot be healed or helped in any other way than by being revived.',
  },
  'FG-36.12': {
    title: 'Out for the scene',
    text: 'A hero felled by a corruption card stays out until the end of the scene.',
  },
  'FG-37.1': {
    title: 'One more round',
    text: 'After the last round you may decide together to play one more.',
  },
  'FG-37.2': {
    title: 'Too corrupted',
    text: 'If any hero already has 4 corruption cards, you cannot.',
  },
  'FG-37.3': {
    title: 'Price of a round',
    text: 'Each hero still standing draws a corruption card.',
  },
  'FG-37.4': {
    title: 'Once per scene',
    text: 'The offer comes after the last upkeep, and only once per scene. If the cards fell everyone, the fight is lost.',
  },
  'FG-37.5': {
    title: 'A full round',
    text: 'The extra round is a full one, with enemy reactions at a random place.',
  },
  'FG-38.1': {
    title: 'Drawing corruption',
    text: 'Apply the card, then keep it beside your board or discard it, as it says.',
  },
  'FG-38.2': {
    title: 'Where it comes from',
    text: 'You draw for an extra round, for a knock-out or when the game says so. A knock-out costs one card, drawn when you are revived or at the end of the scene.',
  },
  'FG-38.3': {
    title: 'Overflowing corruption',
    text: 'If a card costs energy you lack, lose health. If that fells you, you are out for the scene.',
  },
  'FG-38.4': {
    title: 'Cards that count',
    text: 'Only the cards you keep count toward the limit of 4.',
  },
  'FG-38.5': {
    title: 'Leaving play',
    text: 'Corruption cards that leave play are discarded for good. If the deck is empty, you draw nothing.',
  },
  'FG-38.6': {
    title: 'Sinister Whispers',
    text: 'While you hold this card, your tests need one more die, and so one more success.',
  },
  'FG-39.1': {
    title: 'Stunned minions',
    text: 'A stunned minion has no abilities and does not act until upkeep.',
  },
  'FG-39.2': {
    title: 'Stunned but present',
    text: 'It is still in its zone: it defends tokens, keeps you from collecting gems and costs damage when you Sprint or leave.',
  },
  'FG-39.3': {
    title: 'Stunned heroes',
    text: 'If you are stunned, roll one die fewer in your next preparation.',
  },
  'FG-39.4': {
    title: 'Stunned once',
    text: 'Nobody can be stunned twice at a time.',
  },
  'FG-39.5': {
    title: 'Who can be stunned',
    text: 'You can stun minions only, unless a card says otherwise.',
  },
  'FG-39.6': {
    title: 'Stun that waits',
    text: 'If the fight ends first, the stun cube waits for your next preparation.',
  },
  'FG-40.1': {
    title: 'Push',
    text: 'Move an opponent from your zone to an adjacent zone of your choice. A hero pushed by an enemy goes to a random one.',
  },
  'FG-40.2': {
    title: 'Pull',
    text: 'Move an opponent from an adjacent zone into yours.',
  },
  'FG-40.3': {
    title: 'Minions only',
    text: 'You can push and pull minions, never leaders or bosses.',
  },
  'FG-40.4': {
    title: 'Limits of push and pull',
    text: 'Enemies that defend something stay put. A hero who is pushed or pulled enters the new zone as usual, without Sprint damage.',
  },
  'FG-40.5': {
    title: 'Nothing to move',
    text: 'An opponent who cannot be moved is no target. If an enemy cannot move a hero, nothing happens.',
  },
  'FG-41.1': {
    title: 'Rolling for it',
    text: 'If several outcomes are equally right, a die decides, with equal chances for each.',
  },
  'FG-41.2': {
    title: 'Chance comes last',
    text: 'Chance decides only where no order, initiative or choice of yours does. The roll is recorded.',
  },
  'FG-42.1': {
    title: 'Victory points',
    text: 'Each main-story fight you win gives 1 victory point. Side quests give none.',
  },
  'FG-42.2': {
    title: 'Choosing a reward',
    text: 'At certain totals you choose one of two rewards together.',
  },
  'FG-43.1': {
    title: 'The group bag',
    text: 'Gems and food go into the group bag. Nothing in it can be used during a fight.',
  },
  'FG-43.2': {
    title: 'Common property',
    text: 'The bag belongs to all of you, and you keep it even after a defeat. Decide together what to spend.',
  },
  'FG-43.3': {
    title: 'Value of gems',
    text: 'A yellow gem is worth 1 gold, a red one 3, a blue one 5. Change is made for you.',
  },
} as const satisfies Record<string, RuleText>
