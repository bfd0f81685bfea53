/** The table in text and the end, in English. */
export const shown = {
  // The head of the table
  'table.title':
    '{kind, select, act {Act {n}: {title}} battle {Battle quest: {title}} fight {Training fight} other {Fateforge}}',
  'table.progress': 'Chapter {n} of {of}; rests: {rests} of {ofRests}.',
  'table.purse': 'Bag of the group: {gold} gold, {food} food.',
  'table.points': 'Victory points: {victory}. Trait points: {traits}.',
  'table.reputation': 'Reputation: {list}.',
  'table.standing': '{circle} {n}',
  'table.storyCards': 'Story cards: {list}.',
  'table.allies': 'Allies: {list}.',
  'table.quests': 'Side quests: {list}.',
  'table.questLeft': '{quest} ({n, plural, one {# rest} other {# rests}} left)',
  'table.bag': 'Items in the bag: {list}.',
  'table.halfUsed': '{card}, half used',
  'table.test': 'Test of {trait}{faces, select, none {} other {: {faces}}}.',

  // The city
  'table.city': 'The map: what stands where, north at the top',
  'table.cityRow': 'Row {n}, from west to east: {places}.',
  'table.cityBlocked': 'No street between these: {a}; {b}.',
  'table.citySteps': 'Steps taken: {n} of {of}. Where the group stands, nobody has marked.',

  // Rests
  'table.rest': 'Rest: {n} Time left',
  'table.location': '{name} ({kind}): {text}',

  // The fight
  'table.fight':
    '{fight}, {n, plural, =0 {before the first round} other {round # of {of}}}{phase, select, muster {, setting up} preparation {, preparation} turns {, hero turns} reactions {, reactions} enemies {, enemy turns} upkeep {, upkeep} leaving {, leaving} other {}}',
  'table.acting': '{hero} is at play.',
  'table.order': 'Order of play: {track}.',
  'table.orderOpen':
    'The order of play is open. Enemies will react {slot, plural, =1 {before the first hero} other {before hero # in the order}}.',
  'table.reacting': 'reactions{colours, select, none {} other { ({colours})}}',
  'table.thenEnemies': 'all enemies',
  'table.bossPlan': 'The Castellan will do this: {boss}. {text}',
  'table.weakPoint': 'Weak point: {icons}.',
  'table.covered': '{icon} (covered)',
  'table.ally': '{ally}, escorted by {hero}: hurt {n} of {of}. Dice: {dice}.',
  'table.allyOut': '{ally} has left the scene.',
  'table.board': 'Board',
  'table.legend':
    'Letters are heroes: {letters}. ×2 means two enemies. ─ and │ join zones; ║ and ═ are walls, ╫ and ╪ closed doors.',
  'table.zone': '{zone}: {things}. Leads to {ways}.',
  'table.zoneShut': '{zone}: {things}. Leads nowhere.',
  'table.start': 'start',
  'table.difficult': 'difficult ground',
  'table.barricade': 'barricaded against shots from {zones}',
  'table.empty': 'nothing',
  'table.lies': '{hero} (knocked out)',
  'table.opened': '{thing} (open)',
  'table.closed': '{thing} to {zone} (closed)',
  'table.doorOpen': '{thing} to {zone} (open)',
  'table.deviceDone': '{thing} ({kind, select, lantern {lit} altar {destroyed} other {used}})',
  'table.cubes': '{thing} ({n, plural, =0 {dry} one {# cube} other {# cubes}})',
  'table.leadsTo': '{thing} to {to, select, unknown {an unknown zone} other {{to}}}',
  'table.defended': '{thing} (defended by {foe})',
  'table.objectives': 'Objectives',
  'table.objective':
    '{text}{state, select, met { Done so far.} carried { {hero} has it.} part { So far: {n} of {of}.} other {}}',
  'table.enemies': 'Enemies ({n})',
  'table.foe':
    '{foe} ({colour}), {zone}: damage {red} of {resistance}, armor {armor}{parry, plural, =0 {} one {, # Parry token} other {, # Parry tokens}}{stun, select, yes {, stunned} other {}}{defends, select, none {} other {, defends {defends}}}{guards, select, none {} other {, guards {guards}}}{carries, select, none {} other {, carries {carries}}}.',
  'table.foeNow': 'In this place it would act so: {text}',
  'table.foeIdle': 'In this place it would do nothing.',
  'table.cards': 'Cards of the enemies',
  'table.card': '{name} ({kind}): {text}',

  // Heroes
  'table.hero': '{name}{whose, select, none {} other { ({whose})}}{down, select, yes {, knocked out} other {}}',
  'table.tokens':
    'Health {health} of {most}{aside, plural, =0 {} other { (# set aside)}}, Energy {energy} of {mostEnergy}.',
  'table.inFight':
    'In {zone}{parry, plural, =0 {} one {, # Parry token} other {, # Parry tokens}}{armor, plural, =0 {} one {, # armor cube} other {, # armor cubes}}{stun, select, yes {, stunned} other {}}{stealth, select, yes {, in Stealth} other {}}{stance, select, guard {, stance Guard} assault {, stance Assault} other {}}{drum, plural, =0 {} one {, # cube on the Drum} other {, # cubes on the Drum}}{taunt, select, yes {, taunting} other {}}{smoke, select, yes {, in smoke} other {}}{has, select, none {} other {, carries {has}}}.',
  'table.dice': 'Dice: {dice}.',
  'table.screen': 'Behind the screen: {dice}.',
  'table.rolled': 'Rolled, behind the screen: {dice}.',
  'table.ready': '{ready, select, yes {Done preparing.} other {Still preparing.}}',
  'table.results': 'Results: {results}.',
  'table.gained': 'Actions gained: {actions}.',
  'table.traits': 'Traits: {traits}.',
  'table.skill':
    'Skill, {name}{state, select, used { (used this round)} spent { (used in this scene)} other {}}: {text}',
  'table.resting': 'Skills at rest: {list}.',
  'table.worn':
    'Item, {name}{state, select, used { (used this round)} spent { (used in this scene)} half { (half used)} other {}}: {text}',
  'table.packed': 'Packed away: {list}.',
  'table.kept': '{kind}, {name}: {text}',

  // The end
  'outcome.unfinished': 'The game is not over.',
  'outcome.onward': 'The scene is over, and the campaign goes on.',
  'outcome.restart': 'The act will be played again from its beginning.',
  'outcome.won': 'The fight is won.',
  'outcome.lost': 'The fight is lost.',
  'outcome.questLost': 'The battle quest is lost.',
  'outcome.rank': 'The battle quest is won, with {rank, select, gold {Gold} silver {Silver} other {Copper}}.',
  'outcome.ending': 'The act is over: {title}.',
  'outcome.figures': 'The group has {list}.',
  'outcome.nothing': 'The group’s bag is empty.',
  'outcome.gold': '{n} gold',
  'outcome.food': '{n} food',
  'outcome.victory': '{n, plural, one {# victory point} other {# victory points}}',
  'outcome.hero':
    '{name}: Health {health} of {most}, Energy {energy} of {mostEnergy}{corruption, plural, =0 {} one {, # corruption card} other {, # corruption cards}}.',
} as const
