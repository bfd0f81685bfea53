/** The sentences of abilities, without capital and full stop. `nested`: after a cost or in a list, where a second colon would be hard to read. */
export const en = {
  // Who
  'who.one':
    '{who, select, opp {an opponent} ally {an ally} kobold {a Kobold} figure {another figure (adventurer or Kobold)} adv {an adventurer} other {another adventurer}}',
  'who.two':
    '{who, select, opp {two opponents} ally {two allies} kobold {two Kobolds} figure {two other figures (adventurers or Kobolds)} adv {two adventurers} other {two other adventurers}}',
  'who.upTo2':
    '{who, select, opp {up to two opponents} ally {up to two allies} kobold {up to two Kobolds} figure {up to two other figures (adventurers or Kobolds)} adv {up to two adventurers} other {up to two other adventurers}}',
  'who.each':
    '{who, select, opp {every opponent} ally {every ally} kobold {every Kobold} figure {every other figure (adventurer or Kobold)} adv {every adventurer} other {every other adventurer}}',
  'who.alliesToo': '{text}, allies too',
  // Where
  'on.here': '{text} on your site',
  'on.adj': '{text} on your site or an adjacent one',
  'on.next': '{text} on an adjacent site',
  'on.board': '{text} anywhere',
  'of.here': '{text} of your site',
  'of.adj': '{text} of your site or of an adjacent one',
  'of.next': '{text} of an adjacent site',
  'of.board': '{text} of one site anywhere',
  // From where: as above, but a figure that may be anywhere needs no word
  'from.here': '{text} on your site',
  'from.adj': '{text} on your site or an adjacent one',
  'from.next': '{text} on an adjacent site',
  'from.board': '{text}',
  // How much
  x: 'X (ores {self} carries)',

  'effect.gain':
    'gain {symbol, select, move {{n} Move} dig {{n} Dig} pick {{n} Pick up} fight {{n} Fight} other {{n, plural, one {# action of your choice} other {# actions of your choice}}}}',
  'effect.gainValue': 'gain as many actions of your choice as its value',
  'grant.flight': 'Flight',
  'grant.stealth': 'Stealth',
  'grant.phase': 'may move through cave-ins this turn',
  'grant.passenger': 'each Move may bring along one ally from your site',
  'grant.digBonus': 'your next Dig yields 1 extra ore of a kind shown',
  'grant.keepOre': 'when you forge, keep 1 ore carried by {self}',
  'grant.flamelessForge': 'may forge with no lit Flame',
  'effect.attract': 'Attraction {x}{nested, select, yes { against} other {:}} {target}',
  'effect.push': 'Push {x}{nested, select, yes { against} other {:}} {target}',
  'effect.place':
    'teleport {target} to {q, select, one {a site of your choice} other {sites of your choice}}{to, select, deposit { with a Deposit token} other {}}',
  'effect.swapPlaces': 'swap the places of {target}',
  'effect.stun': 'stun {target}',
  'effect.slow': 'slow {target}',
  'effect.shock': 'Shock{nested, select, yes { against} other {:}} {target}',
  'effect.heal': 'heal {target}',
  'effect.caveIn': 'trigger {n, plural, one {# cave-in} other {# cave-ins}}',
  'effect.caveInX': 'trigger up to X cave-ins (X: ores {self} carries)',
  'effect.clearCaveIn': 'remove {n, plural, one {# cave-in on a passage} other {# cave-ins on passages}} of your site',
  'effect.dig': 'reveal {place}',
  'effect.dig.what': 'the deposit',
  'effect.takeLying': 'take {place}',
  'effect.takeLying.what': '1 ore from the ground',
  'effect.takeFromBag.random': 'take {n, plural, one {# ore} other {# ores}} from the Kobold bag, at random',
  'effect.takeFromBag.chosen': 'take {n, plural, one {# ore} other {# ores}} of your choice from the Kobold bag',
  'effect.takeFromBag.perKobold': 'take 1 random ore from the Kobold bag per Kobold removed',
  'effect.takeCarried': 'take 1 ore from {target}',
  'effect.trade': 'swap {min} to {max} ores with {target}',
  'effect.convertLying': 'replace all ores lying on your site with as many others of your choice',
  'effect.convertOwn':
    'replace {n, plural, one {# ore you carry with another} other {# ores you carry with others}} of your choice',
  'effect.convertCarried': 'replace one or more ores carried by {target} with as many others of your choice',
  'effect.transfer': 'give ore to, or take ore from, {target}',
  'effect.removeKobolds': 'remove all Kobolds from a site of your choice',
  'effect.flame': 'turn {n, plural, one {# Flame} other {# Flames}} lit',
  'effect.peek':
    '{n, plural, one {# {what, select, deposit {Deposit} exploration {Exploration} other {Deposit or Exploration}} token} other {# {what, select, deposit {Deposit} exploration {Exploration} other {Deposit or Exploration}} tokens}}',
  'effect.peekSite':
    'the {what, select, deposit {Deposit token} exploration {Exploration token} other {Deposit and Exploration tokens}}',
  'effect.look': 'secretly look at {place}',
  'effect.replaceRow': 'replace any number of artifacts of the row; the old ones go under their pile',
  'effect.draw': 'draw {n, plural, one {# card} other {# cards}}, keep {keep} and discard the rest',
  'effect.discardFrom': '{target}: its player discards a card of that adventurer from hand',
  'chain.discard': 'then play a card from your discard',
  'chain.search': 'then play a card from your draw pile or discard ({self} only)',
  'chain.draw': 'then play the top card of your draw pile',
  'chain.replay': 'then play another card of your active zone again',
  'effect.extraTurn': 'take another turn after this one',
  'effect.cancel': 'Reaction: cancel all abilities of the adventurer being played',
  'effect.copy': 'use the abilities of a card in any active zone',
  'delegate.each': '{target} may use one action of your choice',
  'delegate.lend': '{target} may use 1 or 2 actions of this card',
  'effect.remoteTotem': 'spend an action: activate any active totem',
  'effect.battery': 'charge {n, plural, one {# Battery} other {# Batteries}}',
  'effect.potion': 'fill {n, plural, one {# Potion} other {# Potions}}',
  'web.artifact': 'Web on an artifact of the row: only your team may forge it until the end of the round',
  'web.ore': 'Web on {place}: only your team may pick it up until the end of the round',
  'web.ore.what': 'an ore lying',
  'web.adventurer':
    'Web on {target}: it cannot leave its site until its next card is finished or until the end of the round',
  'choose.discharged': 'choose for each: {options}',
  'choose.uncharged':
    'choose for each uncharged Battery{distinct, select, yes {, never the same twice} other {}}: {options}',

  'cost.carriedOre':
    '{to, select, bag {put 1 {carried} into the Kobold bag} other {return 1 {carried} to the reserve}}',
  carried: 'carried {ore, select, gold {Gold} darkiron {Darkiron} draconite {Draconite} mithrul {Mithrül} other {ore}}',
  'cost.lyingOre.here': 'return 1 ore to the reserve (lying, on your site)',
  'cost.lyingOre.adj': 'return 1 ore to the reserve (lying, on your site or an adjacent one)',
  'cost.lyingOre.next': 'return 1 ore to the reserve (lying, on an adjacent site)',
  'cost.lyingOre.board': 'return 1 ore to the reserve (lying, anywhere)',
  'cost.battery': 'discharge {n, plural, one {# Battery} other {# Batteries}}',
  'cost.batteries': 'discharge {min} to {max} Batteries',
  'cost.treasure': 'reveal and remove a Treasure (yours, another player’s or one from the reserve)',

  'join.then': '{a}, then {b}',
  'join.cost': '{cost}: {effects}',
  'join.and': '{cost} and {effects}',
  'join.or': '{a}; or {b}',
  'join.option': '{a}; {b}',
} as const

/** The other language says the same things: a missing or a superfluous key is a type error. */
export type Messages = { readonly [K in keyof typeof en]: string }
