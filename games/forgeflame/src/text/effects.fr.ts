import type { Messages } from './effects.en.ts'

/** The same in French; see the English file for the conventions. */
export const fr: Messages = {
  // Qui
  'who.one':
    '{who, select, opp {un adversaire} ally {un allié} kobold {un kobold} figure {une autre figurine (aventurier ou kobold)} adv {un aventurier} other {un autre aventurier}}',
  'who.two':
    '{who, select, opp {deux adversaires} ally {deux alliés} kobold {deux kobolds} figure {deux autres figurines (aventuriers ou kobolds)} adv {deux aventuriers} other {deux autres aventuriers}}',
  'who.upTo2':
    '{who, select, opp {jusqu’à deux adversaires} ally {jusqu’à deux alliés} kobold {jusqu’à deux kobolds} figure {jusqu’à deux autres figurines (aventuriers ou kobolds)} adv {jusqu’à deux aventuriers} other {jusqu’à deux autres aventuriers}}',
  'who.each':
    '{who, select, opp {chaque adversaire} ally {chaque allié} kobold {chaque kobold} figure {toutes les autres figurines (aventuriers ou kobolds)} adv {chaque aventurier} other {tous les autres aventuriers}}',
  'who.alliesToo': '{text}, alliés compris',
  // Où
  'on.here': '{text} sur votre site',
  'on.adj': '{text} sur votre site ou un site adjacent',
  'on.next': '{text} sur un site voisin',
  'on.board': '{text}, n’importe où',
  'of.here': '{text} de votre site',
  'of.adj': '{text} de votre site ou d’un site adjacent',
  'of.next': '{text} d’un site voisin',
  'of.board': '{text} d’un site, n’importe où',
  // D’où
  'from.here': '{text} de votre site',
  'from.adj': '{text} de votre site ou d’un site adjacent',
  'from.next': '{text} d’un site voisin',
  'from.board': '{text}',
  // Combien
  x: 'X (minerais portés par {self})',

  'effect.gain':
    'gagnez {n, plural, one {# action} other {# actions}} {symbol, select, move {Se déplacer} dig {Creuser} pick {Ramasser} fight {Combattre} other {de votre choix}}',
  'effect.gainValue': 'gagnez autant d’actions de votre choix que sa valeur',
  'grant.flight': 'Vol',
  'grant.stealth': 'Furtif',
  'grant.phase': 'traverse les éboulements ce tour-ci',
  'grant.passenger': 'chaque déplacement peut emmener un allié de votre site',
  'grant.digBonus': 'votre prochain gisement donne 1 minerai de plus, d’un type indiqué',
  'grant.keepOre': 'en forgeant, conservez 1 minerai porté par {self}',
  'grant.flamelessForge': 'peut forger sans flamme allumée',
  'effect.attract': 'Attraction {x}{nested, select, yes { contre} other { :}} {target}',
  'effect.push': 'Poussée {x}{nested, select, yes { contre} other { :}} {target}',
  'effect.place':
    'téléportez {target} sur {q, select, one {un site de votre choix} other {les sites de votre choix}}{to, select, deposit { portant un jeton Gisement} other {}}',
  'effect.swapPlaces': 'échangez les places de {target}',
  'effect.stun': 'étourdissez {target}',
  'effect.slow': 'ralentissez {target}',
  'effect.shock': 'Choc{nested, select, yes { contre} other { :}} {target}',
  'effect.heal': 'Soin{nested, select, yes { pour} other { :}} {target}',
  'effect.caveIn': 'déclenchez {n, plural, one {# éboulement} other {# éboulements}}',
  'effect.caveInX': 'déclenchez jusqu’à X éboulements (X : minerais portés par {self})',
  'effect.clearCaveIn':
    'retirez {n, plural, one {# éboulement sur un passage} other {# éboulements sur des passages}} de votre site',
  'effect.dig': 'révélez {place}',
  'effect.dig.what': 'le gisement',
  'effect.takeLying': 'prenez {place}',
  'effect.takeLying.what': '1 minerai au sol',
  'effect.takeFromBag.random': 'prenez {n, plural, one {# minerai} other {# minerais}} du sac Kobold, au hasard',
  'effect.takeFromBag.chosen':
    'prenez {n, plural, one {# minerai} other {# minerais}} de votre choix dans le sac Kobold',
  'effect.takeFromBag.perKobold': 'prenez 1 minerai au hasard dans le sac Kobold par kobold retiré',
  'effect.takeCarried': 'prenez 1 minerai à {target}',
  'effect.trade': 'échangez {min} à {max} minerais avec {target}',
  'effect.convertLying': 'remplacez tous les minerais au sol sur votre site par autant d’autres de votre choix',
  'effect.convertOwn':
    'remplacez {n, plural, one {# minerai que vous portez par un autre} other {# minerais que vous portez par d’autres}} de votre choix',
  'effect.convertCarried': 'remplacez un ou plusieurs minerais portés par {target} par autant d’autres de votre choix',
  'effect.transfer': 'donnez ou prenez des minerais à {target}',
  'effect.removeKobolds': 'retirez tous les kobolds d’un site de votre choix',
  'effect.flame': 'retournez {n, plural, one {# Flamme} other {# Flammes}} face allumée',
  'effect.peek':
    '{n, plural, one {# jeton} other {# jetons}} {what, select, deposit {Gisement} exploration {Exploration} other {Gisement ou Exploration}}',
  'effect.peekSite':
    '{what, select, deposit {le jeton Gisement} exploration {le jeton Exploration} other {les jetons Gisement et Exploration}}',
  'effect.look': 'regardez en secret {place}',
  'effect.replaceRow': 'remplacez autant d’artefacts de la rangée que vous voulez ; les anciens vont sous leur pile',
  'effect.draw': 'piochez {n, plural, one {# carte} other {# cartes}}, gardez-en {keep} et défaussez le reste',
  'effect.discardFrom': '{target} : son joueur défausse de sa main une carte de cet aventurier',
  'chain.discard': 'jouez ensuite une carte de votre défausse',
  'chain.search': 'jouez ensuite une carte de votre pioche ou de votre défausse ({self} seulement)',
  'chain.draw': 'jouez ensuite la carte du dessus de votre pioche',
  'chain.replay': 'jouez ensuite à nouveau une autre carte de votre zone active',
  'effect.extraTurn': 'rejouez un tour après celui-ci',
  'effect.cancel': 'Réaction : annulez toutes les capacités de l’aventurier joué',
  'effect.copy': 'utilisez les capacités d’une carte de n’importe quelle zone active',
  'delegate.each': '{target} peut utiliser une action de votre choix',
  'delegate.lend': '{target} peut utiliser 1 ou 2 actions de cette carte',
  'effect.remoteTotem': 'dépensez une action : activez n’importe quel totem actif',
  'effect.battery': 'chargez {n, plural, one {# Batterie} other {# Batteries}}',
  'effect.potion': 'remplissez {n, plural, one {# Potion} other {# Potions}}',
  'web.artifact': 'Toile sur un artefact de la rangée : seule votre équipe peut le forger jusqu’à la fin de la manche',
  'web.ore': 'Toile sur {place} : seule votre équipe peut le ramasser jusqu’à la fin de la manche',
  'web.ore.what': 'un minerai au sol',
  'web.adventurer':
    'Toile sur {target} : il ne peut pas quitter son site jusqu’à la fin de sa prochaine carte ou de la manche',
  'choose.discharged': 'choisissez pour chacune : {options}',
  'choose.uncharged':
    'choisissez pour chaque Batterie déchargée{distinct, select, yes {, jamais deux fois la même chose} other {}} : {options}',

  'cost.carriedOre':
    '{to, select, bag {mettez 1 {carried} dans le sac Kobold} other {remettez 1 {carried} dans la réserve}}',
  carried:
    '{ore, select, gold {Or porté} darkiron {Sombrefer porté} draconite {Draconite portée} mithrul {Mithrül porté} other {minerai porté}}',
  'cost.lyingOre.here': 'remettez 1 minerai dans la réserve (au sol, sur votre site)',
  'cost.lyingOre.adj': 'remettez 1 minerai dans la réserve (au sol, sur votre site ou un site adjacent)',
  'cost.lyingOre.next': 'remettez 1 minerai dans la réserve (au sol, sur un site voisin)',
  'cost.lyingOre.board': 'remettez 1 minerai dans la réserve (au sol, n’importe où)',
  'cost.battery': 'déchargez {n, plural, one {# Batterie} other {# Batteries}}',
  'cost.batteries': 'déchargez {min} à {max} Batteries',
  'cost.treasure': 'révélez et retirez un Trésor (à vous, à un autre joueur ou de la réserve)',

  'join.then': '{a}, puis {b}',
  'join.cost': '{cost} : {effects}',
  'join.and': '{cost} et {effects}',
  'join.or': '{a} ; ou {b}',
  'join.option': '{a} ; {b}',
}
