/** What stands on cards, tokens and sites besides abilities. */
export const en = {
  // Kind lines
  'kind.basic': '{adventurer}, Action card: {symbols}',
  'kind.advanced': '{adventurer}, Advanced Action card: {symbols}',
  'kind.artifact':
    'Artifact, {collection, select, gold {Gold collection} darkiron {Darkiron collection} draconite {Draconite collection} other {no collection}}, {vp} VP: {cost}',
  'kind.event': 'Event{solo, select, removed { (not used in solo)} other {}}',
  'kind.imp': 'Imp, back: {back, select, left {left} right {right} other {centre}}',
  'kind.objective': 'Objective, {vp} VP',
  'kind.power': 'Artifact power',
  'kind.totem': 'Totem: once per round, for any one action',
  'kind.exploration': 'Exploration token',
  'kind.koboldToken': 'Kobold token',
  'kind.deposit': 'Deposit token',
  'kind.potion': 'Ogmül’s Potion',
  'kind.collection': 'Collection',
  'kind.site':
    '{level, select, entrance {Entrance of the mine, with no limit on adventurers} forge {Forge, with room for {n} adventurers} other {Site of level {level}, with room for {n} adventurers}}',

  // Words
  'symbol.move': 'Move',
  'symbol.dig': 'Dig',
  'symbol.pick': 'Pick up',
  'symbol.fight': 'Fight',
  'symbol.wild': 'action of your choice',
  'ore.gold': 'Gold',
  'ore.darkiron': 'Darkiron',
  'ore.draconite': 'Draconite',
  'ore.mithrul': 'Mithrül',
  'burrow.claw': 'Claw',
  'burrow.fang': 'Fang',
  times: '{what} ×{n}',
  amount: '{n} {what}',
  comma: '{a}, {b}',
  then: '{a}, then {b}',

  // Adventurers
  carry: 'carries up to {n, plural, one {# ore} other {# ores}}',
  'immune.stun': 'immune to Stun',
  'immune.slow': 'immune to Slow',
  'immune.shock': 'immune to Shock',
  'kit.batteries': 'special tokens: 3 Batteries, uncharged at the start',
  'kit.potions': 'special tokens: 3 Potions, empty at the start',
  'kit.webs': 'special tokens: 3 Webs',

  // Artifact powers
  'power.treasure.name': 'Treasure',
  'power.treasure': 'once per game, take a Treasure from the reserve or, unseen, from another player',
  'power.heal.name': 'Heal',
  'power.heal': 'once per game, heal an adventurer anywhere',
  'power.banish.name': 'Banishment',
  'power.banish': 'once per game, remove a Kobold from an adjacent site',
  'power.scout.name': 'Scouting',
  'power.scout': 'once per game, secretly look at up to 2 Exploration tokens anywhere',
  'power.kindle.name': 'Kindling',
  'power.kindle': 'once per game, turn 1 Flame lit',
  'power.flight.name': 'Flight',
  'power.flight': 'once per game, the active adventurer has Flight this turn',
  'power.stealth.name': 'Stealth',
  'power.stealth': 'once per game, the active adventurer has Stealth this turn',
  'power.collection.name': 'Any collection',
  'power.collection': 'counts in a collection of your choice',

  // Collections
  'collection.gold': 'Gold collection',
  'collection.darkiron': 'Darkiron collection',
  'collection.draconite': 'Draconite collection',
  'collection.bonus': '{n} artifacts: {vp} VP',

  // Totems
  'totem.guard.name': 'Totem of Guard',
  'totem.guard': 'remove a Kobold anywhere, then take a Treasure from the reserve',
  'totem.flame.name': 'Totem of Flame',
  'totem.flame': 'turn 1 Flame lit or unlit',
  'totem.travel.name': 'Totem of Travel',
  'totem.travel': 'place your adventurer on any other site with room',
  'totem.rock.name': 'Totem of Rock',
  'totem.rock': 'replace 1 ore you carry with another of your choice from the reserve',
  'totem.vision.name': 'Totem of Vision',
  'totem.vision': 'look at the next 2 events: put one on top of the pile, the other at the bottom',
  'totem.creation.name': 'Totem of Creation',
  'totem.creation': 'exchange an artifact of the row for one of your choice from the pile, then shuffle the pile',
  'totem.forge.name': 'Totem of Forge',
  'totem.forge': 'forge an artifact here without turning a Flame',
  'totem.power.name': 'Totem of Power',
  'totem.power': 'put one of your face-up Advanced cards of this adventurer on your draw pile',

  // Tokens
  'exploration.treasure.name': 'Treasure',
  'exploration.treasure': 'take a Treasure from the reserve',
  'exploration.rekindle.name': 'Rekindle',
  'exploration.rekindle': 'turn 1 Flame lit',
  'exploration.encounter.name': 'Odd encounter',
  'exploration.encounter': 'place a Kobold on this site',
  'exploration.trap.name': 'It’s a trap!',
  'exploration.trap': 'your turn ends at once',
  'exploration.totem.name': 'Totem',
  'exploration.totem': 'draw a totem at random and place it on this site, active',
  'exploration.find.name': 'Good find',
  'exploration.find': 'place 1 ore of your choice from the reserve on this site',
  'kobold.success.name': 'Success',
  'kobold.success': 'remove the Kobold',
  'kobold.successOre.name': 'Success',
  'kobold.successOre': 'remove the Kobold, then take 1 random ore from the Kobold bag',
  'kobold.successOreOrTreasure.name': 'Success',
  'kobold.successOreOrTreasure':
    'remove the Kobold, then take 1 random ore from the Kobold bag or a Treasure from the reserve',
  'kobold.failure.name': 'Failure',
  'kobold.failure': 'nothing happens',
  'kobold.failureOre.name': 'Failure',
  'kobold.failureOre': 'put 1 ore carried by the fighter into the Kobold bag',
  'potion.speed.name': 'Potion of Speed',
  'potion.speed': 'gain 1 Move',
  'potion.flight.name': 'Potion of Flight',
  'potion.flight': 'Flight this turn',
  'potion.invisibility.name': 'Potion of Invisibility',
  'potion.invisibility': 'Stealth this turn',
  'deposit.name': 'Deposit of level {level}',
  'deposit.kobold': '{ores} and a Kobold',

  // Sites
  'site.forging': 'artifacts can be forged here',
  'site.burrow': '{burrow}: events place Kobolds here',

  // Events
  'event.flames': 'turn {n, plural, one {# Flame} other {# Flames}} lit',
  'event.activation': 'activate every Kobold',
  'event.burrow': 'place a Kobold on {site} ({burrow})',
  'event.nextRound.freeForge': 'next round: forging at the Forge needs and turns no Flame',
  'event.nextRound.sanctuary': 'next round: abilities cannot target or affect opponents',
  'event.eachPlayer.caveIn': 'each player: trigger 1 cave-in',
  'event.eachPlayer.goldOnSite': 'each player: place 1 Gold on a numbered site with one of your adventurers',
  'event.eachPlayer.replaceOne':
    'each player: you may replace one artifact of the row; the old one goes under the pile',
  'event.eachPlayer.moveOne':
    'each player: you may move one of your adventurers through one passage, even a difficult one',
  'event.shockAt':
    'Shock: every adventurer {level, select, forge {at the Forge} entrance {at the Entrance} other {on a level {level} site}}',
  'event.slowAt':
    'slow every adventurer {level, select, forge {at the Forge} entrance {at the Entrance} other {on a level {level} site}}',
  'event.clearCaveInsAt':
    'remove every cave-in on the passages {level, select, forge {of the Forge} entrance {of the Entrance} other {of level {level} sites}}',
  'event.oreToBag': 'put {n} {ore} into the Kobold bag',
  'event.activate': 'activate every Kobold{again, select, yes { a second time} other {}}',
  'event.treasureForFewest': 'each player with the fewest artifacts: take a Treasure from the reserve',

  // Imps
  'imp.slow': 'slow the target',
  'imp.stun': 'stun the target',
  'imp.shock': 'Shock: the target',
  'imp.pickpocket': 'the most precious ore carried by the target goes into the Kobold bag',
  'imp.flameOut': 'turn 1 Flame unlit, at the Forge if one is lit there, otherwise at the Entrance',
  'imp.blockWay':
    'cave-in on the first passage of the target’s shortest way to the Forge (if it stands there: to the Entrance)',
  'imp.spawn': 'place a Kobold on the target’s site if it is a numbered one',
  'imp.activate': 'activate every Kobold',
  'imp.slide':
    'move the target 1 site along its shortest way to the Entrance, even through a difficult passage, if there is room',
  'imp.bait': 'the Kobold nearest to the target goes onto the target’s site',
  'imp.discardRandom': 'discard at random one card of the target from your hand',
  'imp.artifact': 'remove the artifact of the row shown by the next back, then reveal another',

  // Objectives
  'objective.collection': 'at least {n} artifacts in one collection',
  'objective.forgedAtForge': 'at least {n} artifacts forged at the Forge',
  'objective.koboldsRemoved': 'at least {n} Kobolds removed during the game',
  'objective.explorationLeft': 'at most {n} Exploration tokens left on the board',
  'objective.treasures': 'at least {n} Treasure tokens held',
  'objective.convoy': 'all three adventurers at the Entrance, carrying at least {n} ores together',
} as const

/** The other language says the same things: a missing or a superfluous key is a type error. */
export type Messages = { readonly [K in keyof typeof en]: string }
