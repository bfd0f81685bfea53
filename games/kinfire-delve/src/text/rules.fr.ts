import type { RuleText } from './rule-text.ts'
import type { chaptersEn, rulesEn } from './rules.en.ts'

export const chaptersFr: Record<keyof typeof chaptersEn, string> = {
  'KD-1': 'Mise en place',
  'KD-2': 'Déroulement d’un tour',
  'KD-3': 'Couleurs et correspondances',
  'KD-4': 'Événements',
  'KD-5': 'Relever un défi',
  'KD-6': 'La Lanterne de Kinfire',
  'KD-7': 'Défi validé indirectement',
  'KD-8': 'Main et fatigue',
  'KD-9': 'Decks épuisés',
  'KD-10': 'Le Maître et le fond du puits',
  'KD-11': 'L’Épreuve finale',
  'KD-12': 'Victoire et défaite',
  'KD-13': 'Récompenses, pénalités et icônes',
  'KD-14': 'Effets en général',
  'KD-15': 'Exploits',
  'KD-16': 'Effets de nos cartes',
}

export const rulesFr: Record<keyof typeof rulesEn, RuleText> = {
  'KD-1.1': {
    title: 'Trier les cartes',
    text: 'Séparez les cartes par catégorie. La table s’en charge pour vous.',
  },
  'KD-1.2': {
    title: 'Le Maître caché',
    text: 'L’un des trois Maîtres attend face cachée au centre. Personne ne sait lequel, et les deux autres restent secrets jusqu’au bout.',
  },
  'KD-1.3': {
    title: 'Jetons et dés proches',
    text: 'Les jetons de progression et les quatre dés sont à portée de chacun. Ici, ils sont toujours sous la main.',
  },
  'KD-1.4': {
    title: 'Choisir votre Éclaireur',
    text: 'Prenez un Éclaireur que personne d’autre ne joue. Vous recevez sa carte, sa Lanterne et ses 18 cartes Compétence.',
  },
  'KD-1.5': {
    title: 'Vos cartes devant vous',
    text: 'Votre carte Éclaireur commence face visible. Votre Lanterne est à côté, face cachée : elle n’est pas chargée.',
  },
  'KD-1.6': {
    title: 'Votre première main',
    text: 'Mélangez vos 18 cartes Compétence et piochez : 8 cartes à un Éclaireur, 7 à deux, 6 à trois, 5 à quatre. On compte les Éclaireurs, pas les personnes.',
  },
  'KD-1.7': {
    title: 'Trois ou quatre Éclaireurs',
    text: 'Cette boîte contient deux Éclaireurs : on joue à un ou deux. À trois ou quatre, il faut les Éclaireurs d’une autre boîte.',
  },
  'KD-1.8': {
    title: 'Les cartes Épreuve attendent',
    text: 'Les quatre cartes Épreuve sont mises de côté. Elles entrent en jeu au fond du Puits.',
  },
  'KD-1.9': {
    title: 'Le deck Fatigue',
    text: 'Les six cartes Fatigue sont mélangées en un deck face cachée.',
  },
  'KD-1.10': {
    title: 'Les quatre premières cartes',
    text: 'Mélangez les 57 cartes Puits et placez les quatre premières face visible autour du Maître.',
  },
  'KD-1.11': {
    title: 'Plateau de première partie',
    text: 'Pour une première partie, le plateau se compose des Cavernes aux cristaux, du Grand cerf, d’un exemplaire des 3 fontaines et d’un Labyrinthe. Les 53 autres cartes Puits forment le deck, mélangé.',
  },
  'KD-1.12': {
    title: 'Aucun événement au départ',
    text: 'Un événement parmi les quatre premières cartes ne fait rien quand on le pose. Seul un texte d’entrée en jeu agit.',
  },
  'KD-1.13': {
    title: 'Trois cartes défaussées',
    text: 'Les trois premières cartes du deck Puits vont face cachée dans sa défausse. Il reste 50 cartes dans le deck.',
  },
  'KD-1.14': {
    title: 'PV de départ',
    text: 'Vous commencez avec 10 PV, ou 8 en mode difficile. Les soins ne dépassent jamais cette valeur.',
  },
  'KD-1.15': {
    title: 'Qui commence',
    text: 'Le premier Éclaireur est tiré au sort, sauf si la table le désigne. On joue ensuite dans le sens horaire.',
  },
  'KD-1.16': {
    title: 'Mode difficile',
    text: 'En mode difficile, vous commencez avec 8 PV au lieu de 10. Rien d’autre ne change.',
  },
  'KD-1.17': {
    title: 'Partie rapide',
    text: 'En partie rapide, on défausse 13 cartes Puits au lieu de 3 à la mise en place. Le groupe subit ensuite 2 dégâts et 1 fatigue.',
  },
  'KD-1.18': {
    title: 'Pertes en partie rapide',
    text: 'Une fois la mise en place finie, subissez les 2 dégâts, puis révélez une carte Fatigue, puis commencez. Les soins peuvent vous ramener à la valeur pleine.',
  },
  'KD-1.19': {
    title: 'Difficile et rapide',
    text: 'Vous pouvez combiner les deux variantes : vous commencez alors à 6 PV et pouvez remonter jusqu’à 8.',
  },
  'KD-1.20': {
    title: 'Pertes avant le premier tour',
    text: 'Les dégâts et la fatigue de la mise en place n’appartiennent à aucun tour. Ils ne comptent pas pour les exploits liés à un seul tour.',
  },
  'KD-1.21': {
    title: 'Plusieurs Éclaireurs par personne',
    text: 'Vous pouvez mener plusieurs Éclaireurs. Chacun fait tout ce qui est demandé, et la taille du groupe compte les Éclaireurs.',
  },
  'KD-1.22': {
    title: 'Textes d’entrée au départ',
    text: 'Si une des premières cartes agit en entrant en jeu, elle le fait une fois la mise en place finie, depuis le haut dans le sens horaire. Le premier joueur compte comme actif.',
  },
  'KD-1.23': {
    title: 'Effet du nombre d’Éclaireurs',
    text: 'Plus d’Éclaireurs signifie des mains plus petites et d’autres soutiens. PV, Puits, Maître, Épreuve et Fatigue ne changent pas.',
  },
  'KD-2.1': {
    title: 'Étapes d’un tour',
    text: 'À votre tour : cédez ou non à la fatigue, choisissez une carte, résolvez-la, complétez le plateau, rangez. L’Éclaireur à votre gauche enchaîne.',
  },
  'KD-2.2': {
    title: 'Choisir une carte',
    text: 'Choisissez une seule carte autour du Maître. Vous ne pouvez pas passer.',
  },
  'KD-2.3': {
    title: 'N’importe quelle carte visible',
    text: 'Vous pouvez choisir toute carte face visible autour du Maître, même sans carte de sa couleur en main.',
  },
  'KD-2.4': {
    title: 'Une carte par tour',
    text: 'Vous interagissez avec une seule carte à chaque tour.',
  },
  'KD-2.5': {
    title: 'Événement ou défi',
    text: 'Si vous choisissez un événement, appliquez-le. Si vous choisissez un défi, relevez-le.',
  },
  'KD-2.6': {
    title: 'Compléter le plateau',
    text: 'Quand votre carte est entièrement résolue, révélez des cartes Puits une à une dans les emplacements vides jusqu’à en avoir quatre.',
  },
  'KD-2.7': {
    title: 'Tout vide est comblé',
    text: 'Un emplacement est complété quelle que soit la cause : défi validé, défaussé, attaché ou événement résolu.',
  },
  'KD-2.8': {
    title: 'Pas d’ajout en finale',
    text: 'Pendant l’Épreuve finale, on ne complète plus le plateau.',
  },
  'KD-2.9': {
    title: 'Fin de tour',
    text: 'À la fin du tour, chaque carte Compétence jouée va face visible dans la défausse de son propriétaire. Une lanterne utilisée est retournée face cachée.',
  },
  'KD-2.10': {
    title: 'Cartes jouées à part',
    text: 'Jusqu’à la fin du tour, les cartes jouées ne sont ni en main ni en défausse : impossible de les piocher, défausser ou remélanger.',
  },
  'KD-2.11': {
    title: 'Sens horaire',
    text: 'On joue dans le sens horaire. Avec un seul Éclaireur, il joue tous les tours.',
  },
  'KD-2.12': {
    title: 'Aucune pioche gratuite',
    text: 'Vous ne piochez ni au début ni à la fin du tour. Seuls céder à la fatigue ou un effet donnent des cartes.',
  },
  'KD-2.13': {
    title: 'Fin immédiate',
    text: 'La partie continue jusqu’à la victoire ou la défaite. L’une comme l’autre l’arrête aussitôt, à n’importe quelle étape.',
  },
  'KD-2.14': {
    title: 'Mains ouvertes',
    text: 'Les coéquipiers peuvent voir leurs mains et en parler. Votre table peut choisir des mains cachées.',
  },
  'KD-2.15': {
    title: 'Ce que vous voyez',
    text: 'Tous voient le plateau, les défausses Compétence, les cartes attachées, la Fatigue en jeu et la taille des piles. L’ordre des decks, la défausse du Puits, le Maître caché et les dos d’Épreuve restent secrets.',
  },
  'KD-2.16': {
    title: 'Textes de début de tour',
    text: 'Les textes de début de tour agissent après la possibilité de céder à la fatigue et avant le choix d’une carte.',
  },
  'KD-2.17': {
    title: 'Textes d’entrée en jeu',
    text: 'Le texte d’entrée agit dès que la carte est sur le plateau, avant que la suivante soit révélée. Puis on continue de compléter.',
  },
  'KD-2.18': {
    title: 'Rien à choisir',
    text: 'Si des effets de début de tour ne laissent aucune carte à choisir, passez directement au plateau à compléter.',
  },
  'KD-2.19': {
    title: 'Textes de fin de tour',
    text: 'Les textes de fin de tour agissent après que le plateau est complété et avant le rangement. S’ils libèrent un emplacement, on complète encore.',
  },
  'KD-3.1': {
    title: 'Les trois couleurs',
    text: 'Le rouge est la puissance, le vert l’habileté, le bleu la sagesse. La plupart des cartes ont l’une d’elles.',
  },
  'KD-3.2': {
    title: 'La bonne couleur',
    text: 'Une carte Compétence ne peut être votre action que si l’une de ses couleurs d’action est celle du défi.',
  },
  'KD-3.3': {
    title: 'Cartes bicolores',
    text: 'Une carte à deux couleurs peut servir pour l’une ou l’autre.',
  },
  'KD-3.4': {
    title: 'Cartes blanches',
    text: 'Une carte blanche peut servir de rouge, de vert ou de bleu.',
  },
  'KD-3.5': {
    title: 'Annoncer la couleur',
    text: 'Si votre carte offre plusieurs couleurs, vous annoncez celle du défi. S’il n’y en a qu’une possible, elle est choisie pour vous.',
  },
  'KD-3.6': {
    title: 'La couleur annoncée compte',
    text: 'Pendant la tentative, une carte a la couleur annoncée pour tout effet qui la regarde.',
  },
  'KD-3.7': {
    title: 'Le noir à part',
    text: 'Le noir n’est aucune des trois couleurs. Le blanc n’y correspond pas.',
  },
  'KD-3.8': {
    title: 'Couleur de soutien',
    text: 'La couleur de soutien d’une carte peut différer de sa couleur d’action. Seule compte celle de l’usage choisi.',
  },
  'KD-3.9': {
    title: 'Types de défi',
    text: 'Combat, Obstacle, Énigme et Piège n’ont aucun effet propre. D’autres cartes peuvent s’y référer.',
  },
  'KD-3.10': {
    title: 'Cartes vulnérables',
    text: 'Une carte vulnérable peut aussi être relevée avec cette couleur, en plus de la sienne. Si vous avez le choix, annoncez d’abord une couleur.',
  },
  'KD-4.1': {
    title: 'Appliquer un événement',
    text: 'Quand vous choisissez un événement, appliquez ses instructions dans l’ordre indiqué.',
  },
  'KD-4.2': {
    title: 'Événement sans test',
    text: 'Un événement ne demande ni action, ni soutien, ni lanterne, ni dés, sauf s’il le précise.',
  },
  'KD-4.3': {
    title: 'Événements en attente',
    text: 'Un événement ne fait rien en entrant en jeu ni en attendant, sauf si son texte le dit.',
  },
  'KD-4.4': {
    title: 'Un événement peut rester',
    text: 'Un événement peut rester sur le plateau autant de tours que vous voulez.',
  },
  'KD-4.5': {
    title: 'Vous dans l’événement',
    text: 'Sur un événement, « vous » désigne l’Éclaireur dont c’est le tour.',
  },
  'KD-4.6': {
    title: 'Après l’événement',
    text: 'Un événement résolu va face cachée dans l’espace des défis validés, sauf si son texte l’envoie ailleurs.',
  },
  'KD-4.7': {
    title: 'Faites ce qui se peut',
    text: 'Ignorez ce qui ne peut pas être fait dans une instruction. Le reste s’applique.',
  },
  'KD-4.8': {
    title: 'Événements et défis distincts',
    text: 'Les effets qui parlent de défis ne comptent ni ne touchent les événements.',
  },
  'KD-5.1': {
    title: 'Quatre étapes',
    text: 'Relever un défi se fait en quatre étapes : action facultative, deux soutiens au plus, dés, puis réussite ou échec.',
  },
  'KD-5.2': {
    title: 'Texte normal ou gras',
    text: 'Le texte normal d’un défi n’agit que pendant qu’on le relève. Le texte en gras agit tant que la carte est en jeu.',
  },
  'KD-5.3': {
    title: 'Texte narratif',
    text: 'Le texte en italique est là pour l’ambiance. Il n’a aucun effet.',
  },
  'KD-5.4': {
    title: 'Votre action',
    text: 'Vous pouvez jouer une carte Compétence correspondante, utiliser votre lanterne chargée, ou ne rien faire.',
  },
  'KD-5.5': {
    title: 'Valeur de l’action',
    text: 'Votre action ajoute sa valeur en points de progression.',
  },
  'KD-5.6': {
    title: 'Capacité de l’action',
    text: 'La capacité de votre carte agit dès qu’elle est jouée, avant les soutiens et les dés.',
  },
  'KD-5.7': {
    title: 'Sans action, aucun soutien',
    text: 'Sans action, personne ne peut soutenir : lancez aussitôt les dés.',
  },
  'KD-5.8': {
    title: 'Une seule action',
    text: 'Vous jouez au plus une action par tentative.',
  },
  'KD-5.9': {
    title: 'Les autres soutiennent',
    text: 'À deux Éclaireurs ou plus, seuls les autres peuvent soutenir. Vous ne soutenez pas votre propre action.',
  },
  'KD-5.10': {
    title: 'Deux soutiens au plus',
    text: 'Une action reçoit au plus deux soutiens au total. Un même Éclaireur peut jouer les deux.',
  },
  'KD-5.11': {
    title: 'Couleur du soutien',
    text: 'La couleur du soutien doit être celle du défi. Un soutien blanc convient aux trois.',
  },
  'KD-5.12': {
    title: 'Valeur du soutien',
    text: 'Un soutien ajoute les points de la barre du bas de la carte, avec l’éventuelle condition qui y figure.',
  },
  'KD-5.13': {
    title: 'Soutien sans capacité',
    text: 'Quand une carte est jouée en soutien, ignorez le texte de sa capacité.',
  },
  'KD-5.14': {
    title: 'Soutien facultatif',
    text: 'Vous n’êtes jamais obligé de soutenir.',
  },
  'KD-5.15': {
    title: 'Soutien en solo',
    text: 'Si vous êtes le seul Éclaireur, vous pouvez soutenir votre propre action avec deux cartes au plus.',
  },
  'KD-5.16': {
    title: 'On compte les Éclaireurs',
    text: 'Si une personne mène deux Éclaireurs, les règles de soutien à deux s’appliquent.',
  },
  'KD-5.17': {
    title: 'Soutenir avant les dés',
    text: 'Les soutiens se jouent avant le lancer. On ne peut plus en ajouter ensuite.',
  },
  'KD-5.18': {
    title: 'La fenêtre de soutien',
    text: 'On peut soutenir jusqu’à deux soutiens joués ou jusqu’à ce que tous les autres passent. Si quelqu’un soutient, les refus précédents sont annulés.',
  },
  'KD-5.19': {
    title: 'Lancer les dés',
    text: 'Lancez les quatre dés à chaque tentative, sauf indication contraire. Vous ne pouvez pas y renoncer.',
  },
  'KD-5.20': {
    title: 'Dés correspondants',
    text: 'Chaque dé à la couleur du défi ajoute 1 progression.',
  },
  'KD-5.21': {
    title: 'Faces Lumière et Obscurité',
    text: 'Une face Lumière ajoute 1 progression quelle que soit la couleur. Une face Obscurité n’ajoute rien.',
  },
  'KD-5.22': {
    title: 'Relancer tous les dés',
    text: 'Une relance porte toujours sur les quatre dés, et le nouveau résultat remplace l’ancien.',
  },
  'KD-5.23': {
    title: 'Relance facultative',
    text: 'Si une carte permet de relancer, vous décidez après avoir vu les dés.',
  },
  'KD-5.24': {
    title: 'Le dernier lancer compte',
    text: 'Les effets Lumière et Obscurité ne regardent que le lancer final, après toutes les relances.',
  },
  'KD-5.25': {
    title: 'Placer le total',
    text: 'Additionnez action, soutiens, dés et autres bonus, puis placez autant de progression sur le défi.',
  },
  'KD-5.26': {
    title: 'Aucun plafond',
    text: 'Tous les points sont placés, même au-delà de la difficulté.',
  },
  'KD-5.27': {
    title: 'Valider un défi',
    text: 'Si sa progression, tours précédents compris, atteint la difficulté actuelle, le défi est validé.',
  },
  'KD-5.28': {
    title: 'Après la réussite',
    text: 'Obtenez la récompense, puis rendez les jetons. La carte va face cachée dans l’espace des défis validés, pas dans la défausse du Puits.',
  },
  'KD-5.29': {
    title: 'Récompense obligatoire',
    text: 'Vous devez prendre la récompense, même si elle fait mal.',
  },
  'KD-5.30': {
    title: 'La récompense d’abord',
    text: 'Pendant que vous obtenez la récompense, la carte compte encore comme en jeu.',
  },
  'KD-5.31': {
    title: 'Échouer à un défi',
    text: 'Si la progression ne suffit pas, subissez la pénalité. Le défi et sa progression restent.',
  },
  'KD-5.32': {
    title: 'Pénalité à chaque échec',
    text: 'Vous subissez la pénalité à chaque échec, même sur la même carte tour après tour.',
  },
  'KD-5.33': {
    title: 'Icônes dans l’ordre',
    text: 'Les icônes d’une récompense ou d’une pénalité se résolvent dans l’ordre indiqué.',
  },
  'KD-5.34': {
    title: 'La carte a disparu',
    text: 'Si le défi relevé quitte le jeu avant la résolution, la tentative s’arrête : ni récompense ni pénalité. Les cartes jouées sont quand même dépensées.',
  },
  'KD-5.35': {
    title: 'Vérifié à l’étape quatre',
    text: 'Le défi que vous relevez n’est vérifié qu’à la dernière étape, même s’il a assez de progression avant.',
  },
  'KD-5.36': {
    title: 'Jamais sous zéro',
    text: 'Si le total est de 0 ou moins, rien n’est placé. On ne retire pas de progression ainsi.',
  },
  'KD-5.37': {
    title: 'Jetons illimités',
    text: 'Les jetons de progression ne manquent jamais.',
  },
  'KD-5.38': {
    title: 'Dés mis de côté',
    text: 'Un texte peut écarter des dés du lancer. Un dé non lancé n’ajoute rien et ne déclenche rien.',
  },
  'KD-5.39': {
    title: 'Les dés',
    text: 'Trois dés ont deux faces rouges, deux vertes et deux bleues. Le dé Lumière/Obscurité a trois faces Lumière et trois faces Obscurité.',
  },
  'KD-5.40': {
    title: 'Récompense qui déplace',
    text: 'Si la récompense d’une carte l’envoie ailleurs, elle y va. Elle compte quand même comme validée.',
  },
  'KD-6.1': {
    title: 'Lanterne éteinte au départ',
    text: 'Votre lanterne commence face cachée : elle n’est pas chargée.',
  },
  'KD-6.2': {
    title: 'Charger la lanterne',
    text: 'Certaines cartes Compétence et récompenses chargent votre lanterne. Retournez-la face visible.',
  },
  'KD-6.3': {
    title: 'Déjà chargée',
    text: 'Charger une lanterne déjà chargée ne fait rien.',
  },
  'KD-6.4': {
    title: 'Utiliser la lanterne',
    text: 'Vous pouvez utiliser une lanterne chargée comme action, au lieu d’une carte Compétence. Elle peut être soutenue comme toute action.',
  },
  'KD-6.5': {
    title: 'Lanterne retournée',
    text: 'Après usage, la lanterne est retournée face cachée. Elle n’est pas défaussée.',
  },
  'KD-6.6': {
    title: 'Charge perdue',
    text: 'La lanterne est retournée en fin de tour. Si la même tentative donnait une charge, elle est perdue.',
  },
  'KD-6.7': {
    title: 'Votre lanterne à vous',
    text: 'Vous seul pouvez utiliser votre lanterne, et seulement à votre tour.',
  },
  'KD-6.8': {
    title: 'Couleur de la lanterne',
    text: 'La lanterne a ses couleurs imprimées et doit correspondre au défi. Les nôtres sont blanches et conviennent à toutes.',
  },
  'KD-6.9': {
    title: 'Jamais un soutien',
    text: 'Une lanterne ne sert jamais de soutien.',
  },
  'KD-6.10': {
    title: 'Visible jusqu’au rangement',
    text: 'Une lanterne utilisée reste face visible jusqu’à la fin du tour : elle compte encore comme chargée.',
  },
  'KD-7.1': {
    title: 'Progression à distance',
    text: 'Des effets peuvent placer de la progression sur des défis que vous ne relevez pas.',
  },
  'KD-7.2': {
    title: 'Validé quand même',
    text: 'Si sa progression atteint sa difficulté actuelle, un tel défi est validé.',
  },
  'KD-7.3': {
    title: 'Qui gagne la récompense',
    text: 'L’Éclaireur dont c’est le tour gagne la récompense, quel que soit l’auteur de la progression.',
  },
  'KD-7.4': {
    title: 'Difficulté réduite',
    text: 'Un défi est aussi validé quand sa difficulté descend jusqu’à sa progression.',
  },
  'KD-7.5': {
    title: 'Vérifier après chaque effet',
    text: 'On vérifie les défis validés après chaque instruction ou icône terminée, jamais au milieu.',
  },
  'KD-7.6': {
    title: 'Plusieurs à la fois',
    text: 'Si plusieurs défis sont validés ensemble, l’Éclaireur actif choisit l’ordre des récompenses. Les cartes ne bougent qu’après toutes les récompenses.',
  },
  'KD-7.7': {
    title: 'On complète plus tard',
    text: 'L’emplacement vide n’est comblé qu’au moment de compléter le plateau, sauf si un effet remplace la carte aussitôt.',
  },
  'KD-7.8': {
    title: 'Ni pénalité ni test',
    text: 'Valider un défi indirectement ne cause jamais de pénalité et ne demande ni action, ni soutien, ni dés.',
  },
  'KD-7.9': {
    title: 'Une seule vérification',
    text: 'À la dernière étape, le défi relevé et tous ceux qui ont reçu la même progression sont vérifiés ensemble.',
  },
  'KD-7.10': {
    title: 'Récompenses avant pénalité',
    text: 'Si votre défi échoue alors que d’autres sont validés, obtenez d’abord les récompenses, puis subissez la pénalité.',
  },
  'KD-7.11': {
    title: 'En cours de validation',
    text: 'Une carte en cours de validation compte encore comme en jeu, mais ne peut être ciblée, recevoir de la progression ni être validée à nouveau.',
  },
  'KD-7.12': {
    title: 'Réactions en chaîne',
    text: 'Si une partie de récompense ou de pénalité fait valider un autre défi, validez-le aussitôt, avant la suite.',
  },
  'KD-8.1': {
    title: 'Céder à la fatigue',
    text: 'Au début de votre tour, avant de choisir une carte, vous pouvez céder à la fatigue pour refaire votre main.',
  },
  'KD-8.2': {
    title: 'Main vide',
    text: 'Si votre main est vide au début de votre tour, vous devez céder à la fatigue.',
  },
  'KD-8.3': {
    title: 'Comment céder',
    text: 'Défaussez votre main, révélez la première carte Fatigue, puis piochez une nouvelle main : 8, 7, 6 ou 5 cartes pour un à quatre Éclaireurs.',
  },
  'KD-8.4': {
    title: 'Le tour continue',
    text: 'Céder à la fatigue ne fait pas passer votre tour : jouez normalement.',
  },
  'KD-8.5': {
    title: 'Une fois, au début',
    text: 'Vous pouvez céder une fois par tour, seulement au début. Si votre main se vide ensuite, rien ne se passe avant votre prochain tour.',
  },
  'KD-8.6': {
    title: 'Fatigue immédiate',
    text: 'La carte Fatigue révélée s’applique aussitôt. Elle peut changer la pioche qui suit ou finir la partie avant.',
  },
  'KD-8.7': {
    title: 'La fatigue demeure',
    text: 'Une carte Fatigue s’applique tant qu’elle est en jeu. Elle y reste jusqu’à ce qu’un effet la retire.',
  },
  'KD-8.8': {
    title: 'La fatigue touche tous',
    text: 'Une carte Fatigue touche tout le groupe, sauf si elle dit le contraire.',
  },
  'KD-8.9': {
    title: 'Retirer une Fatigue',
    text: 'Une carte Fatigue retirée retourne dans le deck Fatigue, que l’on mélange ensuite.',
  },
  'KD-8.10': {
    title: 'Aucune limite de main',
    text: 'Il n’y a pas de taille de main maximale. Le tableau fixe seulement la pioche de départ et celle de la fatigue.',
  },
  'KD-8.11': {
    title: 'Fatigue par effet',
    text: 'Quand un effet vous fait subir de la fatigue, vous révélez seulement des cartes Fatigue. Votre main ne change pas.',
  },
  'KD-8.12': {
    title: 'Quelle que soit la main',
    text: 'Vous pouvez céder avec une main pleine ; une main vide y oblige même si votre lanterne est chargée.',
  },
  'KD-8.13': {
    title: 'La fatigue nuit toujours',
    text: 'Toute carte Fatigue est mauvaise. Certaines ne font que gêner, d’autres peuvent abréger la partie.',
  },
  'KD-9.1': {
    title: 'Deck Compétence vide',
    text: 'Si vous devez piocher et que votre deck est vide, mélangez votre défausse en un nouveau deck et continuez.',
  },
  'KD-9.2': {
    title: 'Mélange si nécessaire',
    text: 'On ne remélange que lorsqu’une carte doit être piochée d’un deck vide, même au milieu d’une pioche.',
  },
  'KD-9.3': {
    title: 'Plus rien à piocher',
    text: 'Si votre deck et votre défausse sont vides, le reste de la pioche est perdu.',
  },
  'KD-9.4': {
    title: 'Deck Fatigue vide',
    text: 'Si le deck Fatigue est épuisé, révélez ce qui reste et rien d’autre. Céder à la fatigue donne toujours une main.',
  },
  'KD-9.5': {
    title: 'Deck Puits vide',
    text: 'Un deck Puits vide n’a aucun effet en soi. Vous n’atteignez le fond que lorsqu’il manque une carte pour compléter.',
  },
  'KD-9.6': {
    title: 'Remontée incomplète',
    text: 'Si la défausse du Puits contient moins de cartes que la remontée, renvoyez ce qu’il y a.',
  },
  'KD-9.7': {
    title: 'Descente incomplète',
    text: 'Si le deck Puits contient moins de cartes que la descente, défaussez ce qu’il y a.',
  },
  'KD-10.1': {
    title: 'Capacité du Maître caché',
    text: 'Jusqu’au fond du puits, le Maître reste face cachée et la capacité de son dos s’applique. Elle cesse quand il est révélé.',
  },
  'KD-10.2': {
    title: 'Attacher des cartes',
    text: 'Une carte attachée se glisse sous le Maître, ou sous une autre carte. Elle peut avoir des effets dans l’Épreuve finale.',
  },
  'KD-10.3': {
    title: 'Atteindre le fond',
    text: 'S’il manque une carte autour du Maître et que le deck Puits n’en fournit plus, vous êtes au fond.',
  },
  'KD-10.4': {
    title: 'Les dernières cartes entrent',
    text: 'Si le deck s’épuise pendant qu’on complète, les cartes déjà révélées sont placées et agissent avant le fond.',
  },
  'KD-10.5': {
    title: 'Pas encore le fond',
    text: 'Avec quatre cartes sur le plateau, un deck vide n’est pas le fond. Une remontée peut encore le regarnir.',
  },
  'KD-10.6': {
    title: 'Mise en place finale',
    text: 'Retirez les cartes Puits restantes sans récompense ni pénalité, révélez le Maître et placez les quatre cartes Épreuve face visible autour.',
  },
  'KD-10.7': {
    title: 'Hors de la partie',
    text: 'Les cartes Puits retirées au fond quittent la partie. Elles ne vont pas dans la défausse.',
  },
  'KD-10.8': {
    title: 'Attachées pour de bon',
    text: 'Les cartes attachées au Maître le restent.',
  },
  'KD-10.9': {
    title: 'Rien d’autre ne change',
    text: 'Vos PV, mains, decks, lanternes et cartes Fatigue ne changent pas quand l’Épreuve finale commence.',
  },
  'KD-10.10': {
    title: 'La finale commence ensuite',
    text: 'Le tour où vous atteignez le fond se termine comme d’habitude. L’Éclaireur suivant joue le premier tour de finale.',
  },
  'KD-10.11': {
    title: 'Le fond en plein effet',
    text: 'Si le fond est atteint pendant un effet, installez aussitôt la finale. Ce qui vise des cartes retirées est abandonné, le reste s’achève, puis le tour finit.',
  },
  'KD-10.12': {
    title: 'Aucun retour',
    text: 'À partir d’ici, on ne peut que gagner ou perdre.',
  },
  'KD-10.13': {
    title: 'Cartes attachées publiques',
    text: 'Tout le monde voit les cartes attachées. Une carte attachée depuis un deck ou une défausse est ainsi révélée.',
  },
  'KD-11.1': {
    title: 'Tours de l’Épreuve finale',
    text: 'Les tours se jouent comme avant, mais vous choisissez une carte Épreuve face visible ou, si c’est permis, le Maître.',
  },
  'KD-11.2': {
    title: 'Le Maître est noir',
    text: 'Le Maître est un défi noir : aucune couleur, pas même le blanc, n’agit tant qu’il n’est pas vulnérable.',
  },
  'KD-11.3': {
    title: 'Protégé par quatre cartes',
    text: 'Tant que les quatre cartes Épreuve sont face visible, le Maître ne peut pas être validé.',
  },
  'KD-11.4': {
    title: 'Choisir le Maître',
    text: 'Vous ne pouvez choisir le Maître que s’il est vulnérable à au moins une couleur.',
  },
  'KD-11.5': {
    title: 'Carte Épreuve validée',
    text: 'Une carte Épreuve validée donne son éventuelle récompense, perd ses jetons et est retournée face cachée sur place.',
  },
  'KD-11.6': {
    title: 'Dos des cartes Épreuve',
    text: 'Au dos d’une carte Épreuve se trouve une faiblesse du Maître, un autre effet, ou rien d’utile. Il s’applique dès qu’il est visible.',
  },
  'KD-11.7': {
    title: 'Relever le défi du Maître',
    text: 'Quand le Maître est vulnérable à une couleur, vous pouvez le relever comme un défi de cette couleur. Le blanc et la Lumière comptent aussi.',
  },
  'KD-11.8': {
    title: 'Annoncer une couleur',
    text: 'Si plusieurs couleurs conviennent, annoncez-en une avant la tentative. Action, soutiens et dés doivent lui correspondre.',
  },
  'KD-11.9': {
    title: 'Face cachée, c’est fini',
    text: 'Une carte Épreuve face cachée ne peut plus être relevée, recevoir de progression ni être défaussée.',
  },
  'KD-11.10': {
    title: 'Progression conservée',
    text: 'La progression sur le Maître reste d’un tour à l’autre, quelles que soient les couleurs utilisées.',
  },
  'KD-11.11': {
    title: 'Ni descente ni remontée',
    text: 'Pendant l’Épreuve finale, ignorez descentes et remontées. Le reste du même effet s’applique.',
  },
  'KD-11.12': {
    title: 'Défausser une Épreuve',
    text: 'Sauf indication contraire, une carte Épreuve peut être défaussée comme tout défi. Retournez-la face cachée comme si elle était validée.',
  },
  'KD-11.13': {
    title: 'Défausse sans récompense',
    text: 'Une carte Épreuve défaussée perd ses jetons et montre son dos, mais ne donne pas de récompense. Elle ne compte pas comme validée.',
  },
  'KD-11.14': {
    title: 'Maître indéfaussable',
    text: 'Aucun effet ne peut jamais défausser le Maître.',
  },
  'KD-11.15': {
    title: 'Échec face au Maître',
    text: 'Si vous échouez face au Maître, sa carte indique la pénalité. D’ordinaire, elle ne s’applique que si le dé montre l’Obscurité.',
  },
  'KD-11.16': {
    title: 'Sans dé, pas d’Obscurité',
    text: 'Si le dé Lumière/Obscurité n’est pas lancé, il ne montre pas l’Obscurité.',
  },
  'KD-11.17': {
    title: 'Échec à une Épreuve',
    text: 'Une carte Épreuve échoue comme tout défi : vous subissez la pénalité à chaque fois, Obscurité ou non.',
  },
  'KD-11.18': {
    title: 'Validation indirecte aussi',
    text: 'Les cartes Épreuve peuvent être validées indirectement. Le Maître aussi, dès qu’une carte Épreuve est face cachée.',
  },
  'KD-11.19': {
    title: 'Action facultative aussi',
    text: 'Face au Maître aussi, vous pouvez vous passer d’action : annoncez la couleur et lancez les dés.',
  },
  'KD-11.20': {
    title: 'Recto et verso',
    text: 'Quand une carte Épreuve est retournée, les capacités du recto cessent et celles du verso commencent.',
  },
  'KD-11.21': {
    title: 'Autres règles inchangées',
    text: 'Fatigue, lanternes et soutiens fonctionnent dans l’Épreuve finale exactement comme avant.',
  },
  'KD-11.22': {
    title: 'Remplacer en finale',
    text: 'Pendant l’Épreuve finale, un effet qui remplacerait une carte ne fait que la défausser. Les autres effets sur le deck Puits agissent encore.',
  },
  'KD-11.23': {
    title: 'Maître sans type',
    text: 'Le Maître n’a pas de type de défi. Les conditions de type sont fausses face à lui.',
  },
  'KD-11.24': {
    title: 'Lire les cartes Épreuve',
    text: 'Vous pouvez lire le recto des cartes Épreuve à tout moment. Le verso reste secret jusqu’à ce qu’il soit retourné.',
  },
  'KD-11.25': {
    title: 'Aucune impasse',
    text: 'Un jeu de cartes où le Maître ne deviendrait jamais vulnérable est refusé au chargement.',
  },
  'KD-12.1': {
    title: 'La victoire',
    text: 'Vous gagnez dès que le défi du Maître est validé.',
  },
  'KD-12.2': {
    title: 'Plus de PV',
    text: 'Vous perdez dès que les PV tombent à 0.',
  },
  'KD-12.3': {
    title: 'Défaite par une carte',
    text: 'Vous perdez aussi dès que la condition de défaite d’une carte est remplie. On la vérifie après chaque effet.',
  },
  'KD-12.4': {
    title: 'Tous ensemble',
    text: 'Tous les Éclaireurs gagnent ou perdent ensemble.',
  },
  'KD-12.5': {
    title: 'Victoire avant pénalité',
    text: 'La validation du Maître est vérifiée avant toute pénalité : vous ne la subissez jamais lors de la tentative gagnante.',
  },
  'KD-12.6': {
    title: 'Limites des PV',
    text: 'Les PV ne descendent jamais sous 0 et ne dépassent jamais leur valeur de départ.',
  },
  'KD-12.7': {
    title: 'PV communs',
    text: 'Les PV forment une réserve commune. Les dégâts ou soins de tout Éclaireur la modifient.',
  },
  'KD-12.8': {
    title: 'Ordre des vérifications',
    text: 'Après chaque effet, on vérifie les PV, puis les autres défaites, puis les défis validés. La première fin trouvée l’emporte.',
  },
  'KD-12.9': {
    title: 'Le Maître tranche',
    text: 'Si le Maître fait partie des cartes validées ensemble, vous gagnez aussitôt. Les autres récompenses ne sont pas résolues.',
  },
  'KD-13.1': {
    title: 'Icône de descente',
    text: 'Descendez de X : X cartes du dessus du deck Puits passent une à une sur sa défausse, face cachée et sans être vues.',
  },
  'KD-13.2': {
    title: 'Icône de remontée',
    text: 'Remontez de X : X cartes du dessus de la défausse du Puits reviennent une à une sur le deck, sans être vues.',
  },
  'KD-13.3': {
    title: 'Icône de pioche',
    text: 'Piochez X cartes de votre propre deck Compétence.',
  },
  'KD-13.4': {
    title: 'Icône de défausse',
    text: 'Défaussez X cartes de votre choix de votre main. Si vous en avez moins, défaussez-les toutes.',
  },
  'KD-13.5': {
    title: 'Icône de soin',
    text: 'Récupérez X PV, sans dépasser la valeur de départ.',
  },
  'KD-13.6': {
    title: 'Icône de dégâts',
    text: 'Subissez X dégâts : perdez X PV. À 0, la partie est perdue aussitôt.',
  },
  'KD-13.7': {
    title: 'Braver la fatigue',
    text: 'Une carte Fatigue en jeu, à votre choix, retourne dans son deck, que vous mélangez. S’il n’y en a pas, rien ne se passe.',
  },
  'KD-13.8': {
    title: 'Subir de la fatigue',
    text: 'Subissez X fatigue : révélez les X premières cartes Fatigue une à une, elles entrent en jeu.',
  },
  'KD-13.9': {
    title: 'Icône de charge',
    text: 'Chargez votre lanterne : retournez votre propre carte Lanterne face visible.',
  },
  'KD-13.10': {
    title: 'Icône Incidence',
    text: 'Cette icône signifie que le texte de la carte indique la récompense ou la pénalité.',
  },
  'KD-13.11': {
    title: 'Icônes d’effet d’Éclaireur',
    text: 'Certaines cartes Compétence portent des icônes citées par d’autres cartes du même Éclaireur. Une icône qu’aucun texte ne cite ne fait rien.',
  },
  'KD-13.12': {
    title: 'Icônes des soutiens',
    text: 'Les icônes appartiennent à la carte, pas à sa capacité. Celles des soutiens ne comptent que si le texte qui les cite le dit.',
  },
  'KD-13.13': {
    title: 'Icônes Lumière et Obscurité',
    text: 'Ces icônes sont les faces du dé Lumière/Obscurité. Elles peuvent déclencher des effets de cartes.',
  },
  'KD-13.14': {
    title: 'Mêmes icônes partout',
    text: 'Toute icône peut figurer dans une récompense ou une pénalité, avec le même sens. Elle vise l’Éclaireur actif, sauf si une carte dit le contraire.',
  },
  'KD-14.1': {
    title: 'Les cartes priment',
    text: 'Quand une carte contredit les règles, la carte l’emporte.',
  },
  'KD-14.2': {
    title: 'Défausser une carte Puits',
    text: 'Ses jetons retournent à la réserve et elle va face cachée sur la défausse du Puits. Ni récompense ni pénalité.',
  },
  'KD-14.3': {
    title: 'Quel défi défausser',
    text: 'Vous pouvez défausser tout défi face visible autour du Maître, même celui que vous relevez, sauf si le texte limite le choix.',
  },
  'KD-14.4': {
    title: 'Qui choisit',
    text: 'L’Éclaireur actif choisit les cibles et les options, sauf si le texte désigne quelqu’un d’autre.',
  },
  'KD-14.5': {
    title: 'L’hôte quitte le jeu',
    text: 'Quand une carte quitte le jeu, les cartes qui lui sont attachées vont dans leur défausse. Le Maître ne quitte jamais le jeu.',
  },
  'KD-14.6': {
    title: 'Cartes attachées inertes',
    text: 'Une carte attachée perd ses jetons et ses capacités, sauf celles prévues pour l’état attaché.',
  },
  'KD-14.7': {
    title: 'Les exemplaires',
    text: 'Les exemplaires sont des cartes de même nom. Une carte se compte elle-même, sauf si le texte dit « autre ».',
  },
  'KD-14.8': {
    title: 'Difficulté actuelle',
    text: 'La difficulté est le nombre imprimé plus tous les modificateurs en vigueur, jamais moins de 1.',
  },
  'KD-14.9': {
    title: 'Cartes Éclaireur',
    text: 'Votre carte Éclaireur reste face visible toute la partie et sa capacité s’applique comme indiqué.',
  },
  'KD-14.10': {
    title: 'Plusieurs déclenchements',
    text: 'Les textes déclenchés par la même chose se résolvent un par un, une fois chacun. L’Éclaireur actif choisit l’ordre.',
  },
  'KD-14.11': {
    title: 'Chacun à son tour',
    text: 'Quand chaque Éclaireur doit agir, l’actif commence, puis dans le sens horaire. Des choix indépendants peuvent se faire ensemble.',
  },
  'KD-14.12': {
    title: 'Annuler un choix',
    text: 'Vous pouvez annuler un choix tant qu’aucune carte n’a été révélée ou piochée et qu’aucun dé n’a été lancé.',
  },
  'KD-14.13': {
    title: 'Arrondi à l’inférieur',
    text: '« Par tranche de » ignore le reste, sauf si le texte dit d’arrondir au supérieur.',
  },
  'KD-14.14': {
    title: 'Ce qui est en jeu',
    text: 'Une carte Puits est en jeu tant qu’elle est face visible autour du Maître. Attachée, défaussée, validée ou retirée, elle ne compte pas.',
  },
  'KD-14.15': {
    title: 'Rectifier',
    text: 'Entre deux tours, vous pouvez vous accorder pour rectifier une chose : un PV, un point de progression, une Lanterne, une carte d’une main ou d’une défausse, ou une carte Fatigue. Rien d’autre ne doit en changer. Le journal le garde.',
  },
  'KD-15.1': {
    title: 'Simple égratignure',
    text: 'Exploit facile : subissez au moins 5 dégâts en un tour.',
  },
  'KD-15.2': {
    title: 'Marionnette de Vainglory',
    text: 'Exploit facile : perdez avec au moins trois cartes Fatigue en jeu.',
  },
  'KD-15.3': {
    title: 'Les efforts paient',
    text: 'Exploit facile : validez Le chemin oublié quand il porte 10 points de progression ou plus.',
  },
  'KD-15.4': {
    title: 'Entracte à trois',
    text: 'Exploit périlleux : défaussez La symphonie de Vainglory quand elle porte exactement 3 points de progression.',
  },
  'KD-15.5': {
    title: 'Plaie superficielle',
    text: 'Exploit périlleux : subissez au moins 5 dégâts en un tour, sans compter La devinette de la bête.',
  },
  'KD-15.6': {
    title: 'Sur le fil du rasoir',
    text: 'Exploit périlleux : gagnez avec exactement 1 PV restant.',
  },
  'KD-15.7': {
    title: 'Mer cauchemardesque',
    text: 'Exploit complexe : vainquez Mer onirique avec au moins trois cartes attachées.',
  },
  'KD-15.8': {
    title: 'La chance aux audacieux',
    text: 'Exploit complexe (La chance sourit aux audacieux) : vainquez Tisseuse d’effroi avec une difficulté d’au moins 30.',
  },
  'KD-15.9': {
    title: 'Le jusqu’au-boutisme',
    text: 'Exploit complexe : vainquez Danse macabre avec les quatre cartes Épreuve face cachée.',
  },
  'KD-15.10': {
    title: 'Top chrono',
    text: 'Exploit improbable : perdez pendant le tout premier tour de la partie.',
  },
  'KD-15.11': {
    title: 'Pièces dans la fontaine',
    text: 'Exploit improbable (3 pièces dans la fontaine) : validez un exemplaire des 3 fontaines alors que les trois sont en jeu.',
  },
  'KD-15.12': {
    title: 'Maître du labyrinthe',
    text: 'Exploit improbable : validez les quatre exemplaires du Labyrinthe dans la même vérification.',
  },
  'KD-15.13': {
    title: 'Dégâts comptés en entier',
    text: 'Pour les exploits, les dégâts comptent en entier après prévention, même au-delà des PV restants et lors d’un tour perdu.',
  },
  'KD-15.14': {
    title: 'Sans effet sur la partie',
    text: 'Les exploits n’influencent jamais le jeu.',
  },
  'KD-15.15': {
    title: 'Même en cas de défaite',
    text: 'Un exploit obtenu dans une partie perdue compte, sauf s’il exige une victoire.',
  },
  'KD-15.16': {
    title: 'Noté aussitôt',
    text: 'Un exploit est noté dès que vous l’obtenez et reste dans votre profil.',
  },
  'KD-16.1': {
    title: 'Le labyrinthe',
    text: 'La progression placée à la dernière étape sur un Labyrinthe relevé va aussi sur tous les autres en jeu. Celle venue d’ailleurs n’est pas copiée.',
  },
  'KD-16.2': {
    title: 'La symphonie de Vainglory',
    text: 'Elle gagne 1 progression au début de chaque tour, peu importe qui joue. Cela peut la valider.',
  },
  'KD-16.3': {
    title: 'La devinette de la bête',
    text: 'Les points manquants sont sa difficulté moins sa progression, une fois placée celle de la tentative.',
  },
  'KD-16.4': {
    title: 'Le chemin oublié',
    text: 'Sa récompense compte toute la progression présente quand elle se résout, surplus compris.',
  },
  'KD-16.5': {
    title: 'Le dos du Maître',
    text: 'Quand vous avez fini de céder à la fatigue, la première carte de la défausse du Puits est attachée au Maître. S’il n’y en a pas, rien ne se passe.',
  },
}
