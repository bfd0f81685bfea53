import { REFUSALS } from '@emberhall/speech'
import type { Messages } from './messages.en.ts'

/** Ce que dit la table en français. Rien ne s’accorde avec un nom de joueur ; les titres de cartes sont entre guillemets. */
export const fr = {
  title: 'Kinfire Delve : La grotte de Vainglory',

  // Mots
  'word.seat': 'Éclaireur {n}',
  'word.card': '« {name} »',
  'word.hiddenCard': 'une carte',
  'word.master': 'le Maître',
  'word.colour': '{colour, select, red {rouge} green {vert} other {bleu}}',
  'word.face': '{face, select, red {rouge} green {vert} blue {bleu} light {Lumière} other {Obscurité}}',
  'word.trial': '{type} {colour}',
  'word.asColour': 'en défi {colour, select, red {rouge} green {vert} other {bleu}}',
  'word.slot': '{slot, select, north {Nord} east {Est} south {Sud} other {Ouest}}',
  'word.tier': '{tier, select, easy {facile} perilous {périlleux} complex {complexe} other {improbable}}',
  'word.chance': '{chance} de chances',

  // Questions
  'prompt.exhaust':
    '{who} : garder {hand, plural, one {votre unique carte} other {votre main de # cartes}}, ou céder à la fatigue (révéler une carte Fatigue, puis piocher une nouvelle main de {n}) ?',
  'prompt.choose':
    '{who} : {phase, select, finale {quelle carte Épreuve affrontez-vous, ou est-ce le Maître lui-même ?} other {quelle carte autour du Maître affrontez-vous ?}}',
  'prompt.action': '{who} : jouer une action contre {card} ? {trial}, progression {have} sur {need}.',
  'prompt.boost':
    '{who} : soutenir {solo, select, yes {votre propre action} other {l’action en cours ({active})}} contre {card} ? {points, plural, one {# point} other {# points}} pour l’instant, dés à venir, progression {have} sur {need}.{certain, select, yes { C’est déjà sûr.} heeded { C’est déjà sûr, mais un texte en vue compte ce qui est joué.} other {}}',
  'prompt.roll':
    '{who} : lancez {dice, plural, one {# dé} other {# dés}} et indiquez le résultat, d’abord les dés de compétence, puis le dé Lumière/Obscurité.',
  'prompt.reroll':
    '{who} : relancer tous les dés ? Ils montrent {faces}. {points, plural, one {# point} other {# points}} et une progression de {have} font {sum} sur {need} : {enough, select, yes {cela suffit} other {il en manque {missing}}}.',
  'prompt.useAbility': '{who} : utiliser {card} ? {text}',
  'prompt.pay': '{who} : accepter ce que propose {card} ? {text}',
  'prompt.rewards': '{who} : plusieurs défis sont validés en même temps. Dans quel ordre prenez-vous les récompenses ?',
  'prompt.discard': '{who} : choisissez {n, plural, one {# carte} other {# cartes}} de votre main à défausser.',
  'prompt.recover':
    '{who} : choisissez {n, plural, one {# carte} other {# cartes}} de votre défausse à reprendre en main.{known, select, yes { {card} : {text}} other {}}',
  'prompt.shakeFatigue': '{who} : quelle carte Fatigue écartez-vous ?',
  'prompt.target':
    '{who} : quelle carte choisissez-vous pour cet effet ?{known, select, yes { {card} : {text}} other {}}',
  'prompt.moveFrom':
    '{who} : de quel défi prenez-vous de la progression ?{known, select, yes { {card} : {text}} other {}}',
  'prompt.moveTo': '{who} : vers quel défi la déplacez-vous ?{known, select, yes { {card} : {text}} other {}}',
  'prompt.howMany':
    '{who} : combien de points de progression déplacez-vous (de {min} à {max}) ?{known, select, yes { {card} : {text}} other {}}',
  'prompt.another': '{who} : quel autre Éclaireur choisissez-vous ?',
  'prompt.option': '{who} : faites un choix ({card}).',
  'prompt.reorderWell':
    '{who} : voici les premières cartes du deck Puits. Dans quel ordre les replacez-vous, la prochaine à venir en tête ?',
  'prompt.discardWell': '{who} : voici les premières cartes du deck Puits. Lesquelles défaussez-vous, s’il y en a ?',
  'prompt.triggerOrder': '{who} : plusieurs textes s’appliquent au même moment. Lequel vient en premier ?',

  // Réponses
  'option.exhaust': 'Céder à la fatigue : révéler une carte Fatigue, puis piocher une nouvelle main de {n}',
  'option.keepHand': 'Garder la main ({n, plural, one {# carte} other {# cartes}})',
  'option.attempt': '{name} : {trial}, {have} sur {need}',
  'option.attempt.odds':
    '{name} : {trial}, {have} sur {need} ; {alone} avec les seuls dés{acts, select, yes {, {acted} avec votre meilleure action} other {}}',
  'option.attempt.turned': '{name} : carte Épreuve retournée face cachée',
  'option.attempt.hidden': 'Le Maître face cachée, {trial}',
  'option.resolve': '{name} : événement',
  'option.play': '{name} (en {colour})',
  'option.play.odds': '{name} (en {colour}) : {points, plural, one {# point} other {# points}}, {chance}',
  'option.lantern': 'Lanterne, {name} (en {colour})',
  'option.lantern.odds':
    'Lanterne, {name} (en {colour}) : {points, plural, one {# point} other {# points}}, {chance}{lost, select, yes { (la charge de la récompense serait perdue)} other {}}',
  'option.boost': '{name} : {boost}',
  'option.boost.odds': '{name} : {points}, {chance}',
  'option.reroll': 'Relancer : {chance}',
  'option.use': 'Utiliser {card}',
  'option.discard': '{name} : {kind}',
  'option.recover': '{name} : {kind}',
  'option.target': '{name}',
  'option.target.progress': '{name} : {have} sur {need}',
  'option.fatigue': '{name} : {text}',
  'option.reward': '{name} : {text}',
  'option.reward.none': '{name} : pas de récompense',
  'option.well': '{name} : {kind}',
  'option.seeker': '{who}',
  'option.option.unknown': 'Choix {n}',
  'option.number': '{n}',
  'option.yes': 'Oui',
  'option.no': 'Non',
  'option.done': 'Terminé',
  'option.face': 'Face {n} : {skill} sur un dé de compétence, {lightDark} sur le dé Lumière/Obscurité',
  'option.trigger': '{name} : {text}',
  'option.pass': 'Passer',
  'option.pass.action': 'Pas d’action : {chance}',
  'option.pass.boost': 'Pas de soutien : {chance}',
  'option.pass.reroll': 'Garder le jet',
  'option.pass.useAbility': 'Ne pas l’utiliser',
  'option.pass.pay': 'Refuser',

  // Pourquoi pas
  ...REFUSALS.fr,
  'why.wrongColour': 'Aucune couleur de cette carte n’est celle du défi.',
  'why.otherColourAnnounced': 'La couleur annoncée doit être celle du défi.',
  'why.lanternNotCharged': 'La lanterne n’est pas chargée.',
  'why.boostColour': 'Le soutien de cette carte n’est pas de la couleur du défi.',
  'why.masterHidden': 'Le Maître reste face cachée jusqu’au fond du Puits.',
  'why.notVulnerable': 'Le Maître n’est pas vulnérable à cette couleur.',
  'why.faceDown': 'Cette carte Épreuve est déjà retournée face cachée.',
  'why.cannotPay': 'Le prix ne peut pas être payé en entier.',
  'why.notEnoughSeekers':
    '{seekers, plural, one {Il n’y a que # Éclaireur} other {Il n’y a que # Éclaireurs}} dans ces boîtes.',
  'why.oneSeekerEach': 'Choisissez un Éclaireur par place : {seats} en tout.',
  'why.unknownSeeker': 'Aucun Éclaireur de ces boîtes ne s’appelle « {id} ».',
  'why.noSuchFirstPlayer':
    'Qui commence doit occuper {seats, plural, one {la seule place} other {l’une des # places}}.',
  'why.seekerTaken': 'Chaque place a besoin de son propre Éclaireur.',

  // Pourquoi un conseil dit ce qu’il dit
  'why.hint.only': 'Rien d’autre n’est possible.',
  'why.hint.better': '{chance} contre {other} avec {card}.',
  'why.hint.worse': '{chance}, là où {card} promet {other}.',
  'why.hint.equal': '{chance} dans les deux cas, aussi avec {card}.',
  'why.hint.saves': '{chance}, c’est presque autant que {other} avec {card}, qui reste pour plus tard.',
  'why.hint.stays':
    '{chance} avec ou sans elle : ce qui compte, c’est la progression qu’elle ajoute, ou ce que dit la carte.',
  'why.hint.raises': 'Les chances passent de {other} à {chance}.',
  'why.hint.keeps': 'La main garde {n, plural, one {une carte} other {# cartes}} de couleur {colour}.',
  'why.hint.reward': 'La réussite rapporte plus ici.',
  'why.hint.penalty': 'L’échec coûte moins ici.',
  'why.hint.cheaper': 'Il y faut moins de cartes.',
  'why.hint.onlyCard': 'C’est la seule carte à tenter, avec {chance}.',
  'why.hint.event': 'Il n’y a rien à tenter, et un événement ne prend aucune carte.',
  'why.hint.eventRather': 'Un événement ne demande ni dés ni cartes ; la meilleure tentative en est à {other}.',
  'why.hint.noAction': 'Sans action, on en est à {chance} ; la meilleure donne {other}, ce qui ne vaut pas la carte.',
  'why.hint.noBoost': 'Un soutien ferait passer de {chance} à {other}, ce qui ne vaut pas la carte.',
  'why.hint.certain': 'La réussite est déjà certaine.',
  'why.hint.enough': 'Ce qui est là suffit.',
  'why.hint.keepsShort': 'Cela ne suffit pas, mais reste en progression ; relancer ne réussit qu’avec {chance}.',
  'why.hint.reroll': 'Ce qui est là échoue ; relancer réussit avec {chance}.',
  'why.hint.keepHand':
    '{n, plural, one {# carte suffit} other {# cartes suffisent}} pour continuer, et une nouvelle main coûte une carte Fatigue.',
  'why.hint.emptyHand': 'La main est vide, et toute tentative demande des cartes.',
  'why.hint.lastCard': 'Une seule carte ne porte pas une tentative : une nouvelle main vaut la carte Fatigue.',
  'why.hint.least':
    '{n, plural, one {C’est celle qui donne} other {Ce sont celles qui donnent}} le moins : {n, plural, one {valeur basse, peu de couleurs, petit soutien} other {valeurs basses, peu de couleurs, petits soutiens}}.',
  'why.hint.most': 'Ce sont celles qui donnent le plus : valeurs hautes, plusieurs couleurs, grands soutiens.',
  'why.hint.rewards': 'La récompense la plus utile d’abord.',
  'why.hint.nearest':
    '{missing, plural, =0 {Elle peut être accomplie tout de suite.} other {Elle vaut le plus et il n’y manque que #.}}',
  'why.hint.furthest': 'Cette carte est la plus loin d’être accomplie.',
  'why.hint.pays': 'Ce qu’elle donne vaut plus que ce qu’elle coûte.',
  'why.hint.costs': 'Cela coûterait plus que cela ne donne.',
  'why.hint.asMuch': 'Autant qu’on peut en avoir.',
  'why.hint.leave': 'Rien n’invite à changer quoi que ce soit.',

  // Le récit
  'log.setup': 'L’exploration commence : {hp} PV, {well} cartes dans le deck Puits.',
  'log.turn': 'Tour {n} : {who} ouvre la marche.',
  'log.exhausted': '{who} a cédé à la fatigue et repart avec une nouvelle main.',
  'log.entered': 'La lumière tombe sur {card}.',
  'log.resolved': '{who} se tourne vers {card}.',
  'log.attempted': '{who} relève le défi {card} ({colourWord}, difficulté {n}).',
  'log.acted':
    '{who} {colour, select, red {frappe avec} green {s’élance avec} other {réfléchit avec}} {card} (en {colourWord}, {n}).',
  'log.usedLantern': '{who} brandit {card} (en {colourWord}, {n}).',
  'log.noAction': '{who} s’en remet aux seuls dés.',
  'log.boosted': '{who} ajoute {card} en soutien ({signed}).',
  'log.rolled':
    '{who} lance les dés, qui montrent {faces} : {n, plural, =0 {aucun ne convient} one {# dé convient} other {# dés conviennent}}.',
  'log.rolledNone': '{who} n’a aucun dé à lancer.',
  'log.rerolled': '{who} ramasse les dés et les relance.',
  'log.placed':
    '{card} : {n, plural, =0 {aucun point placé} one {# point placé} other {# points placés}}, {have} sur {need}.',
  'log.progress': '{card} : {n, plural, one {# point} other {# points}} de progression de plus, {have} à présent.',
  'log.lostProgress':
    '{card} : {n, plural, one {# point} other {# points}} de progression de moins, il en reste {have}.',
  'log.completed': 'Défi validé : {card}.',
  'log.failed': '{who} échoue contre {card}.',
  'log.penaltyIgnored': '{who} échappe à la pénalité.',
  'log.attemptEnded': 'La tentative contre {card} prend fin sans résultat.',
  'log.damage':
    '{n, plural, one {# dégât subi} other {# dégâts subis}}, {hp, plural, =0 {il ne reste aucun PV} other {il reste # PV}}.',
  'log.prevented': '{n, plural, one {# dégât évité} other {# dégâts évités}}.',
  'log.healed':
    '{n, plural, =0 {Aucun PV récupéré, toujours {hp}.} one {# PV récupéré, {hp} à présent.} other {# PV récupérés, {hp} à présent.}}',
  'log.fatigue': 'La fatigue gagne : {card}.',
  'log.shook': '{who} brave la fatigue et écarte {card}.',
  'log.descended':
    '{n, plural, =0 {Le deck Puits est vide : on ne descend pas plus bas pour l’instant.} one {Descente dans le Puits : # carte.} other {Descente dans le Puits : # cartes.}}',
  'log.climbed':
    '{n, plural, =0 {Rien ne fait remonter le Puits.} one {Remontée du Puits : # carte.} other {Remontée du Puits : # cartes.}}',
  'log.drew': '{who} {n, plural, =0 {n’a plus de carte à piocher} one {pioche # carte} other {pioche # cartes}}.',
  'log.reshuffled': '{who} mélange sa défausse pour en faire un nouveau deck.',
  'log.discarded': '{who} défausse {card}.',
  'log.recovered': '{who} reprend {card} dans sa défausse.',
  'log.returned': '{who} reprend {card} en main.',
  'log.charged': '{who} charge sa lanterne.',
  'log.chargeLost': '{who} ne tire rien de cette charge de lanterne.',
  'log.discharged': '{who} voit sa lanterne s’éteindre.',
  'log.discardedCard': 'Carte défaussée : {card}.',
  'log.attached': 'Carte attachée, sous {host} : {card}.',
  'log.peeked':
    '{who} {n, plural, =0 {trouve le deck Puits vide} one {regarde la première carte du deck Puits} other {regarde les # premières cartes du deck Puits}}.',
  'log.flipped': 'Carte retournée face cachée : {card}. Son verso : {back}. {text}',
  'log.bottom': 'Le fond du Puits ! Le Maître se dévoile : {card}. L’Épreuve finale commence.',
  'log.ability':
    '{kind, select, hidden {Le texte du Maître s’applique.} seeker {Un talent d’Éclaireur s’applique : {card}.} other {Le texte de {card} s’applique.}}',
  'log.exploit': 'Exploit {tier} : {exploit}.',
  'log.won': 'Victoire contre {card}, à la difficulté {n} !',
  'log.lost':
    '{cause, select, health {Il ne reste aucun PV : le Puits vous garde.} other {Une carte met fin à l’exploration : défaite.}}',
  'log.actedFor': '{by} joue pour {who}.',
  'log.corrected': '{who} fait rectifier : {what}.',
  'log.windowSkipped':
    '{who} {question, select, action {n’a aucune action à jouer} boost {n’a aucun soutien qui convienne} pay {ne peut pas payer le prix} other {n’a rien à choisir}}.',

  // What the table may put right, as a choice and in the log
  'right.kind':
    '{what, select, moreHealth {PV} lessHealth {PV} moreProgress {Progression} lessProgress {Progression} chargeLantern {Lanternes} coverLantern {Lanternes} shakeFatigue {Fatigue} other {Cartes de {who}}}',
  'right.moreHealth': 'un PV de plus',
  'right.lessHealth': 'un PV de moins',
  'right.moreProgress': 'un point de progression de plus sur {card}',
  'right.lessProgress': 'un point de progression de moins sur {card}',
  'right.chargeLantern': 'la lanterne de {who} est chargée',
  'right.coverLantern': 'la lanterne de {who} est déchargée',
  'right.drawCard': '{who} pioche une carte',
  'right.dropCard': 'de la main à la défausse : {card}',
  'right.pickUpCard': 'de la défausse à la main : {card}',
  'right.shakeFatigue': 'de retour dans le deck Fatigue : {card}',

  // La suite
  'step.setup': 'Mise en place',
  'step.opening': 'Ouverture',
  'step.turn': 'Tour : {who}',

  // La fin
  'outcome.unfinished': 'L’exploration n’est pas terminée.',
  'outcome.win':
    'Victoire ! Vous triomphez de {card} au tour {n}, avec {hp, plural, =0 {aucun PV} other {encore # PV}}.',
  'outcome.health': 'Défaite au tour {n} : vous n’avez plus de PV.',
  'outcome.effect': 'Défaite au tour {n} : une carte met fin à l’exploration.',
  'outcome.effect.card': 'Défaite au tour {n}, par le texte de {card}.',
  'outcome.descent':
    '{well, plural, =0 {Le deck Puits était vide : le fond était à portée.} one {# carte du deck Puits vous séparait du fond.} other {# cartes du deck Puits vous séparaient du fond.}}',
  'outcome.finale': 'Le Maître se dressait devant vous : {card}, {have} sur {need}.',
  'outcome.exploit': 'Exploit {tier} accompli : {exploit}.',
  'outcome.noExploit': 'Aucun exploit cette fois.',
  'exploit.just-a-scratch': 'Simple égratignure',
  'exploit.vainglorys-puppet': 'Marionnette de Vainglory',
  'exploit.hard-work-pays-off': 'Les efforts paient',
  'exploit.intermission': 'Entracte',
  'exploit.flesh-wound': 'Plaie superficielle',
  'exploit.on-a-razors-edge': 'Sur le fil du rasoir',
  'exploit.nightmare-sea': 'Mer cauchemardesque',
  'exploit.fortune-favours-the-bold': 'La chance sourit aux audacieux',
  'exploit.to-the-bitter-end': 'Jusqu’au-boutisme',
  'exploit.record-time': 'Top chrono',
  'exploit.three-coins-in-the-fountain': '3 pièces dans la fontaine',
  'exploit.master-of-the-maze': 'Maître du labyrinthe',

  // Cartes
  'card.line': '{name} : {text}',
  'card.reward': 'Récompense : {text}',
  'card.penalty': 'Pénalité : {text}',

  // La table en texte
  'table.title':
    '{phase, select, setup {Avant l’exploration} descent {Tour {n}, la descente} other {Tour {n}, l’Épreuve finale}}',
  'table.active': 'Joue à présent : {who}.',
  'table.health': 'PV : {hp} sur {max}.',
  'table.well':
    'Puits : {deck, plural, one {# carte} other {# cartes}} dans le deck, {discard, plural, one {# carte} other {# cartes}} dans la défausse.',
  'table.completed': 'Défis validés : {n, plural, one {# carte} other {# cartes}}.',
  'table.exploit': 'Exploit {tier} accompli : {exploit}.',
  'table.master': 'Maître : {name}',
  'table.masterDown': 'Maître : {name}, face cachée',
  'table.masterUnknown': 'Nul ne sait laquelle de ses formes attend ici avant d’atteindre le fond du Puits.',
  'table.progress': 'Progression : {have} sur {need}.',
  'table.vulnerable': 'Vulnérable : {colours}.',
  'table.invulnerable': 'Vulnérable à aucune couleur pour l’instant.',
  'table.attached': 'Cartes attachées : {cards}.',
  'table.slot': '{slot} : {name}',
  'table.slotTurned': '{slot} : {name}, carte Épreuve retournée face cachée',
  'table.slotEmpty': '{slot} : aucune carte',
  'table.attempt': 'Tentative : {name}',
  'table.attemptColour': 'Couleur : {colour}.',
  'table.action': 'Action : {name}, {points, plural, one {# point} other {# points}}.',
  'table.noAction': 'Aucune action.',
  'table.boosts': 'Soutiens : {cards}, {points, plural, one {# point} other {# points}}.',
  'table.dice': 'Dés : {faces}, {points, plural, one {# point} other {# points}}.',
  'table.points': '{points, plural, one {# point} other {# points}} pour l’instant dans cette tentative.',
  'table.chance': 'Chances de réussite en l’état : {chance}.',
  'table.fatigue': 'Fatigue : {n, plural, =0 {aucune carte} one {# carte} other {# cartes}} en jeu',
  'table.fatigueDeck': '{n, plural, =0 {Aucune carte} one {# carte} other {# cartes}} encore dans le deck Fatigue.',
  'table.seeker': '{same, select, yes {{seeker}} other {{who}, avec {seeker}}}',
  'table.lantern': '{charged, select, yes {Lanterne chargée} other {Lanterne déchargée}} : {name}. {kind}. {text}',
  'table.hand': 'Main : {n, plural, =0 {aucune carte} one {# carte} other {# cartes}}.',
  'table.handHidden':
    'Main : {n, plural, one {une carte} other {# cartes}}, {all, select, yes {à l’abri des regards} other {dont {hidden} à l’abri des regards}}.',
  'table.handCard': '{name} : {kind} ; {boost}',
  'table.decks':
    'Deck : {deck, plural, one {# carte} other {# cartes}}, défausse : {discard, plural, one {# carte} other {# cartes}}.',
} as const satisfies Messages
