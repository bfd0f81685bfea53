import type { Messages } from './effects.en.ts'

/** French card sentences; see the English file for the conventions. */
export const fr = {
  // Effets
  'effect.damage': '{mood, select, inf {subir} other {subissez}} {n, plural, one {# dégât} other {# dégâts}}{tail}',
  'effect.heal': '{mood, select, inf {récupérer} other {récupérez}} {n} PV{tail}',
  'effect.fatigue':
    '{mood, select, inf {subir} other {subissez}} {n, plural, one {# fatigue} other {# fatigues}}{tail}',
  'effect.shakeFatigue':
    '{mood, select, inf {braver} other {bravez}} la fatigue{n, plural, one {} other { # fois}}{tail}',
  'effect.descend': '{mood, select, inf {descendre} other {descendez}} de {n}{tail}',
  'effect.climb': '{mood, select, inf {remonter} other {remontez}} de {n}{tail}',
  'effect.draw':
    '{who, select, each {{mood, select, inf {faire piocher} other {chaque Éclaireur pioche}}} another {{mood, select, inf {faire piocher} other {un autre Éclaireur pioche}}} other {{mood, select, inf {piocher} other {piochez}}}} {n, plural, one {# carte} other {# cartes}}{mood, select, inf {{who, select, each { à chaque Éclaireur} another { à un autre Éclaireur} other {}}} other {}}{tail}',
  'effect.discardHand':
    '{who, select, each {{mood, select, inf {faire défausser} other {chaque Éclaireur défausse}}} another {{mood, select, inf {faire défausser} other {un autre Éclaireur défausse}}} other {{mood, select, inf {défausser} other {défaussez}}}} {n, plural, one {# carte} other {# cartes}}{mode, select, random { au hasard} other {}}{mood, select, inf {{who, select, each { à chaque Éclaireur} another { à un autre Éclaireur} other {}}} other {}}{tail}',
  'effect.discardAll':
    '{who, select, each {{mood, select, inf {faire défausser} other {chaque Éclaireur défausse}} toute sa main{mood, select, inf { à chaque Éclaireur} other {}}} another {{mood, select, inf {faire défausser} other {un autre Éclaireur défausse}} toute sa main{mood, select, inf { à un autre Éclaireur} other {}}} other {{mood, select, inf {défausser} other {défaussez}} toute votre main}}',
  'effect.recover':
    '{who, select, each {{mood, select, inf {faire reprendre en main à chaque Éclaireur} other {chaque Éclaireur reprend en main}}} another {{mood, select, inf {faire reprendre en main à un autre Éclaireur} other {un autre Éclaireur reprend en main}}} other {{mood, select, inf {reprendre en main} other {reprenez en main}}}} {n, plural, one {# carte{colour, select, red { rouge} green { verte} blue { bleue} other {}}} other {# cartes{colour, select, red { rouges} green { vertes} blue { bleues} other {}}}} de {who, select, each {sa} another {sa} other {votre}} défausse{hasIcon, select, yes { portant l’icône {icon}} other {}}{tail}',
  'effect.returnToHand': '{mood, select, inf {reprendre} other {reprenez}} cette carte en main au lieu de la défausser',
  'effect.charge':
    '{who, select, each {{mood, select, inf {faire charger sa lanterne à chaque Éclaireur} other {chaque Éclaireur charge sa lanterne}}} another {{mood, select, inf {faire charger sa lanterne à un autre Éclaireur} other {un autre Éclaireur charge sa lanterne}}} other {{mood, select, inf {charger} other {chargez}} votre lanterne}}',
  'effect.discharge':
    '{who, select, each {{mood, select, inf {faire retourner à chaque Éclaireur} other {chaque Éclaireur retourne}} sa lanterne} another {{mood, select, inf {faire retourner à un autre Éclaireur} other {un autre Éclaireur retourne}} sa lanterne} other {{mood, select, inf {retourner} other {retournez}} votre lanterne}} face cachée',
  'effect.addProgress':
    '{mood, select, inf {placer} other {placez}} {n, plural, one {# point} other {# points}} de progression {target}{tail}',
  'effect.removeProgress':
    '{mood, select, inf {retirer} other {retirez}} {n, plural, one {# point} other {# points}} de progression {target}{tail}',
  'effect.moveProgress':
    '{mood, select, inf {déplacer} other {déplacez}} jusqu’à {n, plural, one {# point} other {# points}} de progression {from} {to}{tail}',
  'effect.discardCard': '{mood, select, inf {défausser} other {défaussez}} {target}',
  'effect.replaceCard':
    '{mood, select, inf {défausser} other {défaussez}} {target} et {mood, select, inf {{noun, select, card {la remplacer} puzzle {la remplacer} other {le remplacer}}} other {{noun, select, card {remplacez-la} puzzle {remplacez-la} other {remplacez-le}}}} aussitôt',
  'effect.attach':
    '{mood, select, inf {attacher} other {attachez}} {to, select, chosenHost {{what, select, chosenChallenge {à un autre défi} other {à un défi}}} other {au Maître}} {what, select, self {cette carte} topOfWell {la première carte du deck Puits} topOfWellDiscard {la première carte de la défausse du deck Puits} other {un défi}}',
  'effect.reroll': '{mood, select, inf {relancer les dés} other {vous pouvez relancer les dés}}',
  'effect.modValue':
    '{mood, select, inf {{sign, select, minus {retirer {n} à cette action} other {donner +{n} à cette action}}} other {cette action {sign, select, minus {perd {n}} other {gagne +{n}}}}}{tail}',
  'effect.bonus':
    '{mood, select, inf {placer} other {placez}} {n, plural, one {# point} other {# points}} de progression de {sign, select, minus {moins} other {plus}} lors de cette tentative{tail}',
  'effect.modDice':
    '{mood, select, inf {faire que } other {}}chaque {face, select, red {face rouge} green {face verte} blue {face bleue} light {face Lumière} dark {face Obscurité} other {dé de la bonne couleur}} {sign, select, minus {retire {n, plural, one {# point} other {# points}} de progression} other {ajoute {n, plural, one {# point de progression supplémentaire} other {# points de progression supplémentaires}}}}',
  'effect.countFace':
    '{mood, select, inf {compter {face, select, red {les faces rouges} green {les faces vertes} blue {les faces bleues} other {la face Obscurité}}} other {{face, select, red {les faces rouges comptent} green {les faces vertes comptent} blue {les faces bleues comptent} other {la face Obscurité compte}}}} comme {face, select, dark {une face} other {des faces}} de la couleur du défi',
  'effect.skipDie':
    '{mood, select, inf {lancer} other {lancez}} les dés sans {die, select, lightDark {le dé Lumière/Obscurité} other {l’un des dés de compétence}}',
  'effect.copyProgress':
    'la progression que cette tentative place sur cette carte est aussi placée sur chaque autre exemplaire en jeu',
  'effect.ignorePenalty': '{mood, select, inf {ignorer} other {ignorez}} la pénalité',
  'effect.preventDamage':
    '{mood, select, inf {réduire} other {réduisez}} de {n} les prochains dégâts de cette tentative',
  'effect.peekWell':
    '{mood, select, inf {regarder} other {regardez}} {n, plural, one {la première carte} other {les # premières cartes}} du deck Puits{next, select, reorder {{n, plural, one {, puis {mood, select, inf {la replacer} other {replacez-la}}} other {, puis {mood, select, inf {les replacer} other {replacez-les}} dans l’ordre de votre choix}}} other {{n, plural, one {, puis {mood, select, inf {la défausser} other {défaussez-la}} si vous le souhaitez} other {, puis {mood, select, inf {défausser} other {défaussez}} celles de votre choix}}}}',
  'effect.lose': '{mood, select, inf {perdre} other {vous perdez}} la partie',
  'effect.choose': 'au choix : {options}',
  'effect.may': 'vous pouvez {effects}',
  'effect.mayPay': 'vous pouvez {cost} pour {effects}',
  'effect.if': '{cond}, {yes}',
  'effect.ifElse': '{cond}, {yes} ; sinon, {no}',
  'effect.forEach': '{each}, {effects}',
  'effect.eachSeeker': 'chaque Éclaireur applique ce qui suit : {effects}',

  // Assemblage
  'join.then': '{a}, puis {b}',
  'join.comma': '{a}, {b}',
  'join.or': '{a} ; ou {b}',
  'join.colours': '{a} ou {b}',
  'join.sentences': '{a} {b}',

  // Cibles
  target:
    '{target, select, self {{prep, select, on {sur } from {de } to {vers } other {}}cette carte} attempted {{prep, select, on {sur le} from {du} to {vers le} other {le}} défi en cours} chosenChallenge {{prep, select, on {sur } from {d’} to {vers } other {}}{type, select, puzzle {une} other {un}} {typeWord}{colourWord}} otherChallenge {{prep, select, on {sur } from {d’} to {vers } other {}}{type, select, puzzle {une} other {un}} autre {typeWord}{colourWord}} chosenWellCard {{prep, select, on {sur } from {d’} to {vers } other {}}une carte Puits} eachChallenge {{prep, select, on {sur } from {de } to {vers } other {}}chaque {typeWord}{colourWord}} eachOtherChallenge {{prep, select, on {sur } from {de } to {vers } other {}}chaque autre {typeWord}{colourWord}} otherCopies {{prep, select, on {sur } from {de } to {vers } other {}}chaque autre exemplaire en jeu} other {{prep, select, on {sur le} from {du} to {vers le} other {le}} Maître}}{named, select, none {} other { du nom de {named}}}{progress, select, yes { qui porte de la progression} other {}}',
  'target.second': 'vers un autre défi',

  // Mots
  colour:
    '{noun, select, puzzle {{colour, select, red {rouge} green {verte} blue {bleue} other {blanche}}} skill {{colour, select, red {rouge} green {verte} blue {bleue} other {blanche}}} lantern {{colour, select, red {rouge} green {verte} blue {bleue} other {blanche}}} other {{colour, select, red {rouge} green {vert} blue {bleu} other {blanc}}}}',
  'colour.inPhrase':
    '{noun, select, puzzle {{colour, select, red { rouge} green { verte} blue { bleue} other {}}} other {{colour, select, red { rouge} green { vert} blue { bleu} other {}}}}',
  type: '{type, select, combat {Combat} obstacle {Obstacle} puzzle {Énigme} trap {Piège} other {défi}}',
  'type.against':
    'contre {type, select, combat {un Combat} obstacle {un Obstacle} puzzle {une Énigme} other {un Piège}}',

  // Ce que l’on compte
  'count.copiesInPlay': '{n, plural, one {exemplaire} other {exemplaires}} en jeu',
  'count.otherCopies': '{n, plural, one {autre exemplaire} other {autres exemplaires}} en jeu',
  'count.fatigueInPlay': '{n, plural, one {carte} other {cartes}} Fatigue en jeu',
  'count.attachedToMaster': '{n, plural, one {carte attachée} other {cartes attachées}} au Maître',
  'count.gauntletUp': '{n, plural, one {carte} other {cartes}} Épreuve face visible',
  'count.gauntletDown': '{n, plural, one {carte} other {cartes}} Épreuve face cachée',
  'count.handSize': '{n, plural, one {carte} other {cartes}} dans votre main',
  'count.boostsPlayed': '{n, plural, one {soutien joué} other {soutiens joués}}',
  'count.matches': '{n, plural, one {dé} other {dés}} de la bonne couleur',
  'count.iconsOnAction': '{n, plural, one {icône} other {icônes}} {icon} sur l’action',
  'count.iconsPlayed': '{n, plural, one {icône} other {icônes}} {icon} sur l’action et les soutiens',
  'count.iconsInDiscard': '{n, plural, one {icône} other {icônes}} {icon} dans votre défausse',
  'count.missingHealth': '{n, plural, one {PV perdu} other {PV perdus}}',
  'count.progressOnSelf': '{n, plural, one {point} other {points}} de progression sur cette carte',
  'count.missingProgressOnSelf':
    '{n, plural, one {point de progression encore manquant} other {points de progression encore manquants}}',
  'count.completed': '{n, plural, one {carte} other {cartes}} dans l’espace des défis validés',
  'count.challengesInPlay':
    '{type, select, combat {{n, plural, one {Combat} other {Combats}}} obstacle {{n, plural, one {Obstacle} other {Obstacles}}} puzzle {{n, plural, one {Énigme} other {Énigmes}}} trap {{n, plural, one {Piège} other {Pièges}}} other {{n, plural, one {défi} other {défis}}}}{colour, select, red {{n, plural, one { rouge} other { rouges}}} green {{type, select, puzzle {{n, plural, one { verte} other { vertes}}} other {{n, plural, one { vert} other { verts}}}}} blue {{type, select, puzzle {{n, plural, one { bleue} other { bleues}}} other {{n, plural, one { bleu} other { bleus}}}}} other {}} en jeu',
  'count.lightShown': '{n, plural, one {face} other {faces}} Lumière',
  'per.one': 'pour chaque {noun}',
  'per.many': 'par tranche de {per} {noun}',
  'per.roundUp': '{text} (arrondi au supérieur)',
  'per.atMost': '{text} ({max} au plus)',
  'per.atLeast': '{text} ({min} au moins)',
  'per.plus': ', plus {n}{text}',

  // Conditions
  'cond.type':
    '{lead, select, if {si } and {et que } other {}}le défi {neg, select, yes {n’est pas} other {est}} {type, select, combat {un Combat} obstacle {un Obstacle} puzzle {une Énigme} other {un Piège}}',
  'cond.colour':
    '{lead, select, if {si } and {et que } other {}}le défi {neg, select, yes {n’est pas} other {est}} {colour, select, red {rouge} green {vert} other {bleu}}',
  'cond.light':
    '{lead, select, if {si } and {et que } other {}}le jet {neg, select, yes {ne montre pas} other {montre}} la Lumière',
  'cond.dark':
    '{lead, select, if {si } and {et que } other {}}le jet {neg, select, yes {ne montre pas} other {montre}} l’Obscurité',
  'cond.matches':
    '{lead, select, if {si } and {et que } other {}}{neg, select, yes {moins de} other {au moins}} {n, plural, one {# dé est} other {# dés sont}} de la bonne couleur',
  'cond.amount':
    '{lead, select, if {s’il} and {et qu’il} other {il}} y a {bound, select, atMost {{neg, select, yes {plus de} other {au plus}}} other {{neg, select, yes {moins de} other {au moins}}}} {n} {noun}',
  'cond.lanternCharged':
    '{lead, select, if {si } and {et que } other {}}votre lanterne {neg, select, yes {n’est pas} other {est}} chargée',
  'cond.actionIsLantern':
    '{lead, select, if {si } and {et que } other {}}l’action {neg, select, yes {n’est pas} other {est}} une lanterne',
  'cond.noAction':
    '{neg, select, yes {{lead, select, if {si } and {et qu’} other {}}une action a été jouée} other {{lead, select, if {si } and {et qu’} other {}}aucune action n’a été jouée}}',
  'cond.phase':
    '{lead, select, if {si } and {et que } other {}}l’Épreuve finale {phase, select, finale {{neg, select, yes {n’a pas commencé} other {a commencé}}} other {{neg, select, yes {a commencé} other {n’a pas commencé}}}}',
  'cond.seekers':
    '{neg, select, yes {{lead, select, if {s’il} and {et qu’il} other {il}} n’y a pas exactement} other {{lead, select, if {s’il} and {et qu’il} other {il}} y a exactement}} {n, plural, one {# Éclaireur} other {# Éclaireurs}}',
  'cond.iconOnAction':
    '{lead, select, if {si } and {et que } other {}}{host, select, seeker {votre action} other {l’action}} {neg, select, yes {ne porte pas} other {porte}} l’icône {icon}',
  'cond.attemptedHasProgress':
    '{lead, select, if {si } and {et que } other {}}le défi {neg, select, yes {ne porte pas encore} other {porte déjà}} de {neg, select, yes {} other {la }}progression',
  'cond.firstActionColour':
    '{lead, select, if {si } and {et que } other {}}l’action {neg, select, yes {n’est pas} other {est}} {colour, select, red {rouge} green {verte} other {bleue}}',

  // Quand cela arrive
  'trigger.onEnter': 'quand cette carte entre en jeu',
  'trigger.turnStart': 'au début de {host, select, seeker {votre tour} other {chaque tour}}',
  'trigger.onExhaust':
    '{host, select, seeker {quand vous cédez à la fatigue} other {chaque fois qu’un Éclaireur cède à la fatigue}}',
  'trigger.attemptStart':
    '{host, select, seeker {avant votre action} table {au début de chaque tentative} other {avant l’action}}',
  'trigger.onAction':
    '{host, select, seeker {quand vous jouez une action} other {chaque fois qu’une action est jouée}}',
  'trigger.onBoost':
    '{host, select, seeker {chaque fois que vous jouez un soutien} other {chaque fois qu’un soutien est joué}}',
  'trigger.afterRoll': '{host, select, seeker {après votre jet} other {après le jet}}',
  'trigger.onPlaced': 'quand la progression est placée',
  'trigger.onLight':
    '{host, select, seeker {quand votre jet montre la Lumière} table {chaque fois qu’un jet montre la Lumière} other {si le jet montre la Lumière}}',
  'trigger.onDark':
    '{host, select, seeker {quand votre jet montre l’Obscurité} table {chaque fois qu’un jet montre l’Obscurité} other {si le jet montre l’Obscurité}}',
  'trigger.beforePenalty':
    '{host, select, seeker {quand votre tentative échoue} table {chaque fois qu’une tentative échoue} other {si la tentative échoue}}',
  'trigger.onFail':
    '{host, select, seeker {après l’échec de votre tentative} table {chaque fois qu’une tentative échoue} other {si la tentative échoue}}',
  'trigger.onComplete':
    '{host, select, seeker {quand vous validez le défi que vous relevez} table {chaque fois qu’un défi relevé est validé} other {si vous validez le défi}}',
  'trigger.onOtherCompleted': 'chaque fois qu’un autre défi est validé',
  'trigger.onDiscarded': 'quand cette carte est défaussée',
  'trigger.onAttach': 'chaque fois qu’une carte est attachée au Maître',
  'trigger.finaleStart': 'quand l’Épreuve finale commence',
  'trigger.onGauntletFlip': 'chaque fois qu’une carte Épreuve est retournée face cachée',
  'trigger.turnEnd': 'à la fin de {host, select, seeker {votre tour} other {chaque tour}}',
  'trigger.onReveal': 'quand cette carte est révélée',
  'limit.attempt': '{text} (une fois par tentative)',
  'limit.turn': '{text} (une fois par tour)',
  'limit.game': '{text} (une fois par partie)',

  // Ce qui change tant que la carte est en vigueur
  'static.difficulty': 'la difficulté {ofTarget} est {sign, select, minus {réduite} other {augmentée}} de {n}{tail}',
  'static.fewerWhenExhausting': 'piochez {n, plural, one {# carte} other {# cartes}} de moins en cédant à la fatigue',
  'static.vulnerable':
    '{target} est vulnérable aux actions {colour, select, red {rouges} green {vertes} other {bleues}}',
  'static.boostLimit':
    '{n, plural, one {un seul soutien peut être joué} other {seuls # soutiens peuvent être joués}} par action',
  'static.boostValue':
    'chaque soutien ajoute {n, plural, one {# point} other {# points}} de progression de {sign, select, minus {moins} other {plus}}{hasCond, select, yes { {cond}} other {}}',
  'static.yourBoosts':
    'vos soutiens ajoutent {n, plural, one {# point} other {# points}} de progression de {sign, select, minus {moins} other {plus}}{hasCond, select, yes { {cond}} other {}}',
  'static.actionValue':
    '{host, select, seeker {vos actions valent} other {chaque action vaut}} {n} de {sign, select, minus {moins} other {plus}}{tail}{hasCond, select, yes { {cond}} other {}}',
  'static.lanternValue':
    '{host, select, seeker {votre lanterne} other {chaque lanterne}} vaut {n} de {sign, select, minus {moins} other {plus}} quand elle sert d’action{tail}',
  'static.lightDoesNotCount': 'les faces Lumière n’ajoutent aucune progression',
  'static.noCharge': 'les lanternes ne peuvent pas être chargées',
  'static.noRerolls': 'les dés ne peuvent pas être relancés',
  'static.noHealing': 'vous ne pouvez pas récupérer de PV',
  'static.extraDamage':
    'chaque fois qu’une tentative échoue {cond}, subissez {n, plural, one {# dégât} other {# dégâts}} de plus',
  'static.penaltyDamage':
    'chaque fois qu’une pénalité inflige des dégâts, subissez-en {n} de {sign, select, minus {moins} other {plus}}',
  'static.defeat': '{cond}, vous perdez la partie',
  'static.whileAttached': 'tant que cette carte est attachée, {text}',
  'static.notDiscardable': 'cette carte ne peut pas être défaussée',

  // Parties d’une carte
  'kind.challenge': '{typeWord} {colourWord}, difficulté {n}',
  'kind.event': 'Événement',
  'kind.master': 'Maître, difficulté {n}',
  'kind.gauntlet': 'Épreuve, {typeWord} {colourWord}, difficulté {n}',
  'kind.fatigue': 'Fatigue',
  'kind.seeker': 'Éclaireur, {title}',
  'kind.lantern': 'Lanterne de Kinfire {colours}, valeur {n}',
  'kind.skill': 'Compétence {colours}, valeur {n}{hasIcon, select, yes {, icône {icon}} other {}}',
  'master.difficulty': 'difficulté +{n}{tail}',
  'master.onDark': 'sur Obscurité : {text}',
  'after.discard': 'défaussez ensuite cette carte',
  'after.attachMaster': 'attachez ensuite cette carte au Maître',
  'after.remain': 'cette carte reste en jeu',
  boost: 'soutien {colours} : +{n}',
  'boost.bonus': 'soutien {colours} : +{n}, ou +{bonus} {cond}',
} as const satisfies Messages
