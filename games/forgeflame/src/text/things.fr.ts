import type { Messages } from './things.en.ts'

/** The same in French. */
export const fr: Messages = {
  // Genres
  'kind.basic': '{adventurer}, carte Action : {symbols}',
  'kind.advanced': '{adventurer}, carte Action Avancée : {symbols}',
  'kind.artifact':
    'Artefact, {collection, select, gold {collection Or} darkiron {collection Sombrefer} draconite {collection Draconite} other {hors collection}}, {vp, plural, one {# point} other {# points}} : {cost}',
  'kind.event': 'Événement{solo, select, removed { (absent en solo)} other {}}',
  'kind.imp': 'Diablotin, dos : {back, select, left {gauche} right {droite} other {centre}}',
  'kind.objective': 'Objectif, {vp, plural, one {# point} other {# points}}',
  'kind.power': 'Pouvoir d’artefact',
  'kind.totem': 'Totem : une fois par manche, pour une action quelconque',
  'kind.exploration': 'Jeton Exploration',
  'kind.koboldToken': 'Jeton Kobold',
  'kind.deposit': 'Jeton Gisement',
  'kind.potion': 'Potion d’Ogmül',
  'kind.collection': 'Collection d’artefacts',
  'kind.site':
    '{level, select, entrance {Entrée de la mine, sans limite d’aventuriers} forge {Forge, {n} places d’aventurier} other {Site de niveau {level}, {n} places d’aventurier}}',

  // Mots
  'symbol.move': 'Se déplacer',
  'symbol.dig': 'Creuser',
  'symbol.pick': 'Ramasser',
  'symbol.fight': 'Combattre',
  'symbol.wild': 'action de votre choix',
  'ore.gold': 'Or',
  'ore.darkiron': 'Sombrefer',
  'ore.draconite': 'Draconite',
  'ore.mithrul': 'Mithrül',
  'burrow.claw': 'Griffe',
  'burrow.fang': 'Croc',
  times: '{what} ×{n}',
  amount: '{n} {what}',
  comma: '{a}, {b}',
  then: '{a}, puis {b}',

  // Aventuriers
  carry: 'porte jusqu’à {n, plural, one {# minerai} other {# minerais}}',
  'immune.stun': 'immunité : Étourdi',
  'immune.slow': 'immunité : Ralenti',
  'immune.shock': 'immunité : Choc',
  'kit.batteries': 'jetons spéciaux : 3 Batteries, déchargées au départ',
  'kit.potions': 'jetons spéciaux : 3 Potions, vides au départ',
  'kit.webs': 'jetons spéciaux : 3 Toiles',

  // Pouvoirs d’artefact
  'power.treasure.name': 'Trésor',
  'power.treasure': 'une fois par partie, prenez un Trésor dans la réserve ou, sans le voir, à un autre joueur',
  'power.heal.name': 'Soin',
  'power.heal': 'une fois par partie, soignez un aventurier, n’importe où',
  'power.banish.name': 'Bannissement',
  'power.banish': 'une fois par partie, retirez un kobold d’un site voisin',
  'power.scout.name': 'Repérage',
  'power.scout': 'une fois par partie, regardez en secret jusqu’à 2 jetons Exploration, n’importe où',
  'power.kindle.name': 'Embrasement',
  'power.kindle': 'une fois par partie, retournez 1 Flamme face allumée',
  'power.flight.name': 'Vol',
  'power.flight': 'une fois par partie, l’aventurier actif gagne Vol ce tour-ci',
  'power.stealth.name': 'Furtif',
  'power.stealth': 'une fois par partie, l’aventurier actif est Furtif ce tour-ci',
  'power.collection.name': 'Collection au choix',
  'power.collection': 'compte dans la collection de votre choix',

  // Collections
  'collection.gold': 'Collection Or',
  'collection.darkiron': 'Collection Sombrefer',
  'collection.draconite': 'Collection Draconite',
  'collection.bonus': '{n} artefacts : {vp, plural, one {# point} other {# points}}',

  // Totems
  'totem.guard.name': 'Totem de Garde',
  'totem.guard': 'retirez un kobold, n’importe où, puis prenez un Trésor dans la réserve',
  'totem.flame.name': 'Totem de Flamme',
  'totem.flame': 'retournez 1 Flamme face allumée ou éteinte',
  'totem.travel.name': 'Totem de Voyage',
  'totem.travel': 'placez votre aventurier sur n’importe quel autre site où il reste de la place',
  'totem.rock.name': 'Totem de Roche',
  'totem.rock': 'remplacez 1 minerai que vous portez par un autre de votre choix, pris dans la réserve',
  'totem.vision.name': 'Totem de Vision',
  'totem.vision': 'regardez les 2 prochains événements : placez l’un sur la pile, l’autre dessous',
  'totem.creation.name': 'Totem de Création',
  'totem.creation':
    'échangez un artefact de la rangée contre un autre de votre choix de la pile, puis mélangez celle-ci',
  'totem.forge.name': 'Totem de Forge',
  'totem.forge': 'forgez un artefact ici sans retourner de Flamme',
  'totem.power.name': 'Totem de Pouvoir',
  'totem.power': 'placez une de vos cartes Avancées visibles de cet aventurier sur votre pioche',

  // Jetons
  'exploration.treasure.name': 'Trouver un trésor',
  'exploration.treasure': 'prenez un Trésor dans la réserve',
  'exploration.rekindle.name': 'Raviver une flamme',
  'exploration.rekindle': 'retournez 1 Flamme face allumée',
  'exploration.encounter.name': 'Drôle de rencontre',
  'exploration.encounter': 'placez un kobold sur ce site',
  'exploration.trap.name': 'C’est un piège !',
  'exploration.trap': 'votre tour s’arrête aussitôt',
  'exploration.totem.name': 'Découvrir un totem',
  'exploration.totem': 'piochez un totem au hasard et placez-le sur ce site, actif',
  'exploration.find.name': 'Bonne pioche',
  'exploration.find': 'placez sur ce site 1 minerai de votre choix de la réserve',
  'kobold.success.name': 'Réussite',
  'kobold.success': 'retirez le kobold',
  'kobold.successOre.name': 'Réussite',
  'kobold.successOre': 'retirez le kobold, puis prenez 1 minerai au hasard dans le sac Kobold',
  'kobold.successOreOrTreasure.name': 'Réussite',
  'kobold.successOreOrTreasure':
    'retirez le kobold, puis prenez 1 minerai au hasard dans le sac Kobold ou un Trésor dans la réserve',
  'kobold.failure.name': 'Échec',
  'kobold.failure': 'il ne se passe rien',
  'kobold.failureOre.name': 'Échec',
  'kobold.failureOre': 'mettez dans le sac Kobold 1 minerai porté par le combattant',
  'potion.speed.name': 'Potion de Vitesse',
  'potion.speed': 'gagnez 1 action Se déplacer',
  'potion.flight.name': 'Potion de Vol',
  'potion.flight': 'Vol ce tour-ci',
  'potion.invisibility.name': 'Potion d’Invisibilité',
  'potion.invisibility': 'Furtif ce tour-ci',
  'deposit.name': 'Gisement de niveau {level}',
  'deposit.kobold': '{ores} et un kobold',

  // Sites
  'site.forging': 'on peut forger des artefacts ici',
  'site.burrow': '{burrow} : des événements placent des kobolds ici',

  // Événements
  'event.flames': 'retournez {n, plural, one {# Flamme} other {# Flammes}} face allumée',
  'event.activation': 'activez tous les kobolds',
  'event.burrow': 'placez un kobold sur le site « {site} » ({burrow})',
  'event.nextRound.freeForge': 'à la prochaine manche : forger à la Forge ne demande et ne retourne aucune Flamme',
  'event.nextRound.sanctuary': 'à la prochaine manche : les capacités ne peuvent ni cibler ni affecter les adversaires',
  'event.eachPlayer.caveIn': 'chaque joueur : déclenchez 1 éboulement',
  'event.eachPlayer.goldOnSite': 'chaque joueur : placez 1 Or sur un site numéroté où se trouve un de vos aventuriers',
  'event.eachPlayer.replaceOne':
    'chaque joueur : vous pouvez remplacer un artefact de la rangée ; l’ancien va sous la pile',
  'event.eachPlayer.moveOne':
    'chaque joueur : vous pouvez déplacer un de vos aventuriers par un passage, même difficile',
  'event.shockAt':
    'Choc : chaque aventurier {level, select, forge {à la Forge} entrance {à l’Entrée} other {sur un site de niveau {level}}}',
  'event.slowAt':
    'ralentissez chaque aventurier {level, select, forge {à la Forge} entrance {à l’Entrée} other {sur un site de niveau {level}}}',
  'event.clearCaveInsAt':
    'retirez tous les éboulements des passages {level, select, forge {de la Forge} entrance {de l’Entrée} other {des sites de niveau {level}}}',
  'event.oreToBag': 'mettez {n} {ore} dans le sac Kobold',
  'event.activate': 'activez tous les kobolds{again, select, yes { une seconde fois} other {}}',
  'event.treasureForFewest': 'chaque joueur qui a le moins d’artefacts : prenez un Trésor dans la réserve',

  // Diablotins
  'imp.slow': 'ralentissez la cible',
  'imp.stun': 'étourdissez la cible',
  'imp.shock': 'Choc : la cible',
  'imp.pickpocket': 'le minerai le plus précieux que porte la cible va dans le sac Kobold',
  'imp.flameOut': 'retournez 1 Flamme face éteinte, à la Forge s’il y en a une allumée, sinon à l’Entrée',
  'imp.blockWay':
    'éboulement sur le premier passage du plus court chemin de la cible vers la Forge (si elle y est déjà : vers l’Entrée)',
  'imp.spawn': 'placez un kobold sur le site de la cible, si ce site est numéroté',
  'imp.activate': 'activez tous les kobolds',
  'imp.slide':
    'déplacez la cible de 1 site sur son plus court chemin vers l’Entrée, même par un passage difficile, s’il y a de la place',
  'imp.bait': 'le kobold le plus proche de la cible vient sur le site de celle-ci',
  'imp.discardRandom': 'défaussez au hasard une carte de la cible de votre main',
  'imp.artifact': 'retirez l’artefact de la rangée qu’indique le prochain dos, puis révélez-en un autre',

  // Objectifs
  'objective.collection': 'au moins {n} artefacts d’une même collection',
  'objective.forgedAtForge': 'au moins {n} artefacts forgés à la Forge',
  'objective.koboldsRemoved': 'au moins {n} kobolds retirés pendant la partie',
  'objective.explorationLeft': 'au plus {n} jetons Exploration encore sur le plateau',
  'objective.treasures': 'au moins {n} jetons Trésor en votre possession',
  'objective.convoy': 'les trois aventuriers à l’Entrée, portant ensemble au moins {n} minerais',
}
