import type { RuleText } from './rule-text.ts'
import type { chaptersEn, rulesEn } from './rules.en.ts'

export const chaptersFr: Record<keyof typeof chaptersEn, string> = {
  'FF-1': 'Notions générales',
  'FF-2': 'Mise en place',
  'FF-3': 'Règle de recrutement',
  'FF-4': 'Manches et tours',
  'FF-5': 'Actions, capacités, immunités',
  'FF-6': 'Se déplacer',
  'FF-7': 'Éboulements',
  'FF-8': 'Jetons Exploration',
  'FF-9': 'Creuser',
  'FF-10': 'Porter des minerais',
  'FF-11': 'Combattre et piocher dans le sac',
  'FF-12': 'Kobolds',
  'FF-13': 'Forger',
  'FF-14': 'Artefacts',
  'FF-15': 'Totems',
  'FF-16': 'Mots-clés',
  'FF-17': 'Cibles',
  'FF-18': 'Cartes enchaînées et réactions',
  'FF-19': 'Fin de manche et événements',
  'FF-20': 'Phase d’Entretien',
  'FF-21': 'Fin de partie et décompte',
  'FF-22': 'À quatre joueurs',
  'FF-23': 'Mithrül',
  'FF-24': 'Partie courte',
  'FF-25': 'Solo',
  'FF-26': 'Règles propres aux aventuriers',
  'FF-27': 'Effets de nos cartes',
}

export const rulesFr: Record<keyof typeof rulesEn, RuleText> = {
  'FF-1.1': {
    title: 'Les 17 sites',
    text: 'La mine compte l’Entrée, 15 sites numérotés de niveau I, II ou III, et la Forge. « N’importe quel site » comprend l’Entrée et la Forge.',
  },
  'FF-1.2': {
    title: 'Les figurines',
    text: 'Aventuriers et Kobolds sont des figurines. Un totem ne bouge jamais et ne prend pas de place.',
  },
  'FF-1.3': {
    title: 'Joueurs et équipes',
    text: 'Chaque aventurier est contrôlé par un seul joueur. À deux ou trois, chacun est une équipe ; à quatre, il y a deux équipes de deux ; seul, vous êtes l’équipe.',
  },
  'FF-1.4': {
    title: 'Alliés et adversaires',
    text: 'Vos autres aventuriers et ceux de votre équipe sont vos alliés, tous les autres des adversaires. Un aventurier n’est pas son propre allié.',
  },
  'FF-1.5': {
    title: 'Du plus au moins précieux',
    text: 'La Draconite vaut le plus, puis le Sombrefer, puis l’Or. Le Mithrül est hors classement.',
  },
  'FF-1.6': {
    title: 'Sites adjacents',
    text: 'Deux sites sont adjacents si un passage les relie, difficile ou non, et qu’aucun éboulement ne s’y trouve. Un site n’est pas adjacent à lui-même.',
  },
  'FF-1.7': {
    title: 'Distance',
    text: 'Comptez les passages du plus court chemin entre deux sites. Les passages difficiles comptent ; ceux qui portent un éboulement sont fermés.',
  },
  'FF-1.8': {
    title: 'Quand les textes se contredisent',
    text: 'Le texte d’une carte ou d’un jeton l’emporte sur une règle générale. Faites tout ce qui est possible d’un effet, ignorez le reste. Un coût impossible à payer en entier interdit l’effet.',
  },
  'FF-1.9': {
    title: 'Quand il n’y en a plus',
    text: 'Manquer de Kobolds termine la partie. Éboulements et marques ne manquent jamais. Si un minerai manque, placez ce qui reste ; sans Trésor en réserve, vous n’en gagnez pas.',
  },
  'FF-1.10': {
    title: 'Public ou secret',
    text: 'Les mains, les piles et les jetons face cachée sont secrets ; plateaux, défausses et contenu du sac sont publics. On ne revient jamais sur une révélation ni sur un tirage.',
  },
  'FF-1.11': {
    title: 'Ce qui est toujours vrai',
    text: 'Minerais, Kobolds, Flammes et cartes ne se perdent ni ne se créent, et aucune limite n’est dépassée. La table le vérifie à chaque décision.',
  },
  'FF-1.12': {
    title: 'Un contenu variable',
    text: 'Le plateau, les aventuriers, les jetons et les cartes peuvent changer d’une édition à l’autre. Les règles restent les mêmes.',
  },
  'FF-2.1': {
    title: 'Le Premier Joueur',
    text: 'Le Premier Joueur est tiré au sort et reçoit le marqueur.',
  },
  'FF-2.2': {
    title: 'Plateau et couleurs',
    text: 'On installe le plateau et chacun prend une couleur. La table s’en charge pour vous.',
  },
  'FF-2.3': {
    title: 'Former votre équipe',
    text: 'Chacun a 3 aventuriers, choisis librement, au hasard ou par le recrutement. Aucun ne peut être dans deux équipes.',
  },
  'FF-2.4': {
    title: 'Tous à l’Entrée',
    text: 'Les aventuriers commencent à l’Entrée de la Mine, sans minerai ni marque.',
  },
  'FF-2.5': {
    title: 'Vos cartes Avancées',
    text: 'Mélangez vos cartes Action Avancée en une pile face cachée, puis retournez-en deux à ses côtés.',
  },
  'FF-2.6': {
    title: 'Votre pioche',
    text: 'Mélangez vos autres cartes Action en une pioche et prenez-en 5. Trois aventuriers donnent 12 cartes ici et 9 Avancées.',
  },
  'FF-2.7': {
    title: 'La rangée d’artefacts',
    text: 'Mélangez les 22 artefacts et étalez-en 3 face visible : c’est la rangée.',
  },
  'FF-2.8': {
    title: 'La pile Événement',
    text: 'Les 12 événements sont mélangés en une pile face cachée.',
  },
  'FF-2.9': {
    title: 'Trois Flammes',
    text: 'Les 3 Flammes sont sur la Forge : 1 allumée, 2 éteintes.',
  },
  'FF-2.10': {
    title: 'Les gisements',
    text: 'Chaque site numéroté reçoit, face cachée, un jeton Gisement de son niveau. Un jeton par niveau reste hors du jeu sans être vu.',
  },
  'FF-2.11': {
    title: 'Les jetons Exploration',
    text: 'Chaque site numéroté reçoit au hasard un jeton Exploration, face cachée. L’Entrée et la Forge n’en ont pas.',
  },
  'FF-2.12': {
    title: 'Le contenu du sac',
    text: 'Le sac Kobold contient au départ 5 jetons Kobold, 3 Or, 1 Sombrefer et 1 Draconite.',
  },
  'FF-2.13': {
    title: 'La réserve',
    text: 'Elle compte 17 Or, 19 Sombrefer, 19 Draconite, 6 Kobolds, 12 Trésors et 8 jetons Totem. Le Mithrül ne sert qu’avec son module.',
  },
  'FF-2.14': {
    title: 'Batteries, Potions et Toiles',
    text: 'Flyna apporte 3 Batteries déchargées, Ogmül 3 Potions vides et Silkara 3 Toiles.',
  },
  'FF-3.1': {
    title: 'Recruter à deux',
    text: 'Le premier joueur prend 1 aventurier, le deuxième 2, le premier 2, le deuxième 1.',
  },
  'FF-3.2': {
    title: 'Recruter à trois',
    text: 'Premier 1, deuxième 1, troisième 2, deuxième 1, premier 2, deuxième 1, troisième 1.',
  },
  'FF-3.3': {
    title: 'Recruter à quatre',
    text: 'Premier, deuxième et troisième 1 chacun, quatrième 2, puis troisième, deuxième et premier 1 chacun.',
  },
  'FF-3.4': {
    title: 'Après le recrutement',
    text: 'À deux ou trois, chacun a 3 aventuriers ; à quatre, 2.',
  },
  'FF-3.5': {
    title: 'Qui peut être recruté',
    text: 'Vous choisissez dans l’ensemble retenu par la table : les neuf de la boîte de base ou davantage. S’il n’en reste qu’un au dernier choix, il est pris d’office.',
  },
  'FF-3.6': {
    title: 'Sans recrutement',
    text: 'En choix libre, l’aventurier va à qui le prend d’abord. Au hasard, les aventuriers sont distribués.',
  },
  'FF-3.7': {
    title: 'Comment on recrute',
    text: 'Les places se comptent dans le sens horaire à partir du Premier Joueur. À chaque étape, un joueur prend ouvertement des aventuriers encore libres.',
  },
  'FF-4.1': {
    title: 'Des manches de quatre tours',
    text: 'On joue tour à tour dans le sens horaire, à partir du Premier Joueur, jusqu’à ce que chacun ait eu 4 tours. C’est une manche.',
  },
  'FF-4.2': {
    title: 'À qui le tour',
    text: 'Le tour passe au joueur suivant, dans le sens horaire, qui en a eu moins de 4 dans la manche.',
  },
  'FF-4.3': {
    title: 'Jouer une carte',
    text: 'À votre tour, vous devez jouer une carte de votre main. L’aventurier qu’elle montre est actif tant que vous la résolvez.',
  },
  'FF-4.4': {
    title: 'La main vide',
    text: 'Si votre main est vide, la carte du dessus de votre pioche est jouée à la place, sans choix.',
  },
  'FF-4.5': {
    title: 'La pioche vide',
    text: 'S’il vous faut une carte et que la pioche est vide, la défausse mélangée en forme une nouvelle.',
  },
  'FF-4.6': {
    title: 'Plus aucune carte',
    text: 'Si vous n’avez de carte nulle part, votre tour passe et compte parmi vos 4.',
  },
  'FF-4.7': {
    title: 'Quand une carte est jouée',
    text: 'Elle va dans la zone active. Étourdi lui ôte alors ses capacités, Ralenti un déplacement. Vous pouvez ajouter des Potions, Absorption peut répondre, puis vous agissez.',
  },
  'FF-4.8': {
    title: 'Ce que vous pouvez faire',
    text: 'Utilisez symboles, capacités et pouvoirs d’artefact dans l’ordre voulu. Arrêtez quand bon vous semble : rien n’est obligatoire.',
  },
  'FF-4.9': {
    title: 'S’arrêter',
    text: 'Les symboles et capacités non utilisés sont perdus. Si une carte enchaînée attend, elle est jouée ; sinon votre tour est fini.',
  },
  'FF-4.10': {
    title: 'Les cartes jouées restent',
    text: 'Vos cartes jouées demeurent dans votre zone active jusqu’à la phase d’Entretien.',
  },
  'FF-4.11': {
    title: 'Qui agit',
    text: 'Seul l’aventurier actif agit, sauf si Pour le clan ou Don psionique le permet à un autre.',
  },
  'FF-4.12': {
    title: 'Un tour écourté',
    text: 'Un tour terminé par un piège compte parmi vos 4.',
  },
  'FF-4.13': {
    title: 'Agir par un autre',
    text: 'Quand un allié agit grâce à une capacité, ce sont son site, sa charge, ses alliés et ses limites qui comptent.',
  },
  'FF-5.1': {
    title: 'Les symboles',
    text: 'Une carte montre Se déplacer, Creuser, Ramasser et Combattre. Le symbole joker remplace l’un des quatre. Chaque symbole sert une fois.',
  },
  'FF-5.2': {
    title: 'Le prix des actions',
    text: 'Se déplacer, Creuser, Ramasser et Combattre coûtent leur symbole ; un éboulement, Creuser ou Combattre ; forger, activer un totem, prendre ou donner, n’importe lequel. Près d’un Kobold, on ne peut que se déplacer, combattre et dégager un éboulement.',
  },
  'FF-5.3': {
    title: 'Le symbole joker',
    text: 'L’action de votre choix : ce symbole paie n’importe quelle action.',
  },
  'FF-5.4': {
    title: 'Les capacités',
    text: 'Chaque capacité de votre carte sert une fois par tour : avant les actions, après ou entre deux, jamais au milieu d’une.',
  },
  'FF-5.5': {
    title: 'Une fois, pas deux',
    text: 'Rejouer la même carte dans un tour ne rend pas une capacité déjà utilisée.',
  },
  'FF-5.6': {
    title: 'Capacités permanentes',
    text: 'Vol, Furtif et autres permissions pour le tour agissent dès que la carte est jouée, à moins que ses capacités ne soient perdues.',
  },
  'FF-5.7': {
    title: 'Immunité',
    text: 'Certains aventuriers sont immunisés contre Étourdi, Ralenti ou Choc. Ils le sont en permanence, quoi qu’il arrive à leurs cartes.',
  },
  'FF-5.8': {
    title: 'Viser un immunisé',
    text: 'On ne peut pas choisir un immunisé pour ce mot-clé, et les effets de groupe l’épargnent. Le reste de l’effet l’atteint quand même.',
  },
  'FF-5.9': {
    title: 'Seules les capacités se perdent',
    text: 'Étourdi et Absorption retirent les capacités. Symboles, pouvoirs d’artefact, Potions et immunités restent.',
  },
  'FF-6.1': {
    title: 'Un déplacement',
    text: 'Un symbole Se déplacer mène votre aventurier par un passage jusqu’à un site adjacent.',
  },
  'FF-6.2': {
    title: 'Passages difficiles',
    text: 'Pour franchir un passage difficile, il faut avoir Vol en plus du déplacement.',
  },
  'FF-6.3': {
    title: 'La place sur un site',
    text: 'Un site numéroté accueille 3 aventuriers, la Forge 5, l’Entrée autant qu’on veut. Kobolds et totems ne prennent pas de place.',
  },
  'FF-6.4': {
    title: 'Sites complets',
    text: 'On peut traverser un site complet, pas s’y arrêter.',
  },
  'FF-6.5': {
    title: 'Traverser',
    text: 'Vous n’entrez sur un site complet que s’il vous reste assez de déplacements pour gagner un site où il y a de la place. D’ici là, vous ne pouvez que poursuivre votre route.',
  },
  'FF-6.6': {
    title: 'Personne ne bloque',
    text: 'Ni adversaires ni Kobolds n’arrêtent vos déplacements.',
  },
  'FF-6.7': {
    title: 'Être déplacé',
    text: 'Aucun effet ne dépose un aventurier sur un site complet, même s’il peut en traverser un. Sans destination, personne ne bouge. Un échange de places est toujours possible.',
  },
  'FF-6.8': {
    title: 'Pris dans une toile',
    text: 'Un aventurier pris dans une Toile ne quitte son site d’aucune façon.',
  },
  'FF-7.1': {
    title: 'Fermé à tous',
    text: 'Personne ne franchit un éboulement, pas même avec Vol.',
  },
  'FF-7.2': {
    title: 'Sites séparés',
    text: 'Un éboulement rend deux sites non adjacents à tous égards, pour les Kobolds aussi.',
  },
  'FF-7.3': {
    title: 'Déclencher un éboulement',
    text: 'Mettez un éboulement sur un passage du plateau, où que ce soit, qui n’en a pas. Il y en a toujours assez.',
  },
  'FF-7.4': {
    title: 'Détruire un éboulement',
    text: 'Dépensez Creuser ou Combattre pour ôter un éboulement d’un passage de votre site.',
  },
  'FF-8.1': {
    title: 'Entrer sur un site',
    text: 'Qui entre sur un site portant un jeton Exploration le révèle et l’applique sur-le-champ.',
  },
  'FF-8.2': {
    title: 'Jetons utilisés',
    text: 'Après son effet, le jeton quitte la partie.',
  },
  'FF-8.3': {
    title: 'Toute arrivée compte',
    text: 'Déplacé, poussé, attiré, téléporté ou échangé : qui arrive révèle le jeton. Poussée et Attraction n’entrent que sur le dernier site.',
  },
  'FF-8.4': {
    title: 'À qui la trouvaille',
    text: 'Le joueur qui contrôle l’arrivant choisit et gagne, même pendant le tour d’un autre.',
  },
  'FF-8.5': {
    title: 'Trouver un trésor',
    text: 'La réserve vous donne un jeton Trésor.',
  },
  'FF-8.6': {
    title: 'Raviver une flamme',
    text: 'Allumez une Flamme, s’il y en a une éteinte.',
  },
  'FF-8.7': {
    title: 'Drôle de rencontre',
    text: 'Un Kobold surgit ici. Il ne vole rien pour l’instant.',
  },
  'FF-8.8': {
    title: 'C’est un piège !',
    text: 'Votre tour s’arrête là et tout ce qui vous restait est perdu. Pendant le tour d’un autre, rien ne se passe.',
  },
  'FF-8.9': {
    title: 'Découvrir un totem',
    text: 'Tirez un totem au sort et installez-le ici avec un jeton Actif.',
  },
  'FF-8.10': {
    title: 'Bonne pioche',
    text: 'Ajoutez ici un Or, un Sombrefer ou une Draconite de la réserve, à vous de choisir.',
  },
  'FF-8.11': {
    title: 'Les Kobolds ne révèlent rien',
    text: 'Un Kobold qui arrive sur un site n’en révèle pas le jeton.',
  },
  'FF-9.1': {
    title: 'Creuser un gisement',
    text: 'Creuser révèle le jeton Gisement de votre site. Sans jeton, il n’y a rien à creuser.',
  },
  'FF-9.2': {
    title: 'Les minerais apparaissent',
    text: 'Les minerais du jeton passent de la réserve au site.',
  },
  'FF-9.3': {
    title: 'Le Kobold apparaît',
    text: 'Si le jeton montre un Kobold, il est placé. De tous les minerais du site, anciens ou nouveaux, le plus précieux part dans le sac.',
  },
  'FF-9.4': {
    title: 'Le jeton disparaît',
    text: 'Le jeton Gisement quitte la partie.',
  },
  'FF-9.5': {
    title: 'Plus de Kobold à placer',
    text: 'Si le Kobold ne peut être placé, la partie s’achève à cet instant. Aucun minerai ne va dans le sac.',
  },
  'FF-9.6': {
    title: 'Voisins réveillés',
    text: 'Le Kobold déterré restreint aussitôt le site, pour vous également.',
  },
  'FF-10.1': {
    title: 'Limite de charge',
    text: 'Chaque aventurier a sa limite. Tout minerai compte pour un, Mithrül compris.',
  },
  'FF-10.2': {
    title: 'Ramasser un minerai',
    text: 'Prenez au sol, sur votre site, le minerai que vous voulez.',
  },
  'FF-10.3': {
    title: 'Faire de la place',
    text: 'En ramassant, vous pouvez d’abord lâcher un minerai porté ; c’est obligatoire à votre limite. On ne lâche rien à un autre moment.',
  },
  'FF-10.4': {
    title: 'Minerai sur une Toile',
    text: 'Seule l’équipe de Silkara ramasse un minerai posé sur une Toile.',
  },
  'FF-10.5': {
    title: 'Prendre ou donner',
    text: 'Pour un symbole quelconque, faites passer un ou plusieurs minerais entre votre aventurier et un allié du même site, dans un seul sens.',
  },
  'FF-10.6': {
    title: 'Jamais au-delà',
    text: 'Personne ne reçoit plus que sa limite ne le permet.',
  },
  'FF-10.7': {
    title: 'Minerai de trop',
    text: 'Si un effet charge un aventurier déjà à sa limite, son joueur laisse ce minerai sur le site ou en lâche un autre pour lui.',
  },
  'FF-10.8': {
    title: 'À l’abri',
    text: 'Les Kobolds ne touchent pas aux minerais portés. Un minerai au sol n’est à personne.',
  },
  'FF-10.9': {
    title: 'Qui choisit le minerai',
    text: 'Si un effet prend ou échange un minerai porté, le joueur de l’effet le choisit. Seul Choc laisse le choix à la victime.',
  },
  'FF-11.1': {
    title: 'Combattre un Kobold',
    text: 'Il faut un Kobold sur votre site. Vous en affrontez un seul.',
  },
  'FF-11.2': {
    title: 'Piocher les jetons',
    text: 'Piochez 1 jeton Kobold, et 1 de plus par allié sur votre site. Les adversaires n’aident pas.',
  },
  'FF-11.3': {
    title: 'Choisir l’issue',
    text: 'Les jetons sont montrés. Choisissez-en un et appliquez-le.',
  },
  'FF-11.4': {
    title: 'Retour au sac',
    text: 'Tous les jetons piochés reviennent dans le sac.',
  },
  'FF-11.5': {
    title: 'Deux tirages distincts',
    text: 'Piocher des jetons ne donne jamais de minerai, et l’inverse non plus.',
  },
  'FF-11.6': {
    title: 'Réussite',
    text: 'Le Kobold est retiré.',
  },
  'FF-11.7': {
    title: 'Réussite et minerai',
    text: 'Le Kobold est retiré et votre combattant reçoit un minerai du sac au hasard.',
  },
  'FF-11.8': {
    title: 'Réussite au choix',
    text: 'Le Kobold est retiré. À vous de préférer un minerai du sac au hasard ou un Trésor de la réserve.',
  },
  'FF-11.9': {
    title: 'Échec',
    text: 'Rien ne change.',
  },
  'FF-11.10': {
    title: 'Échec coûteux',
    text: 'Un minerai de votre combattant, que vous choisissez, part dans le sac.',
  },
  'FF-11.11': {
    title: 'Sac vide, Kobolds vaincus',
    text: 'Un sac sans minerai n’en donne pas. Les Kobolds retirés reviennent à la réserve.',
  },
  'FF-12.1': {
    title: 'D’où viennent les Kobolds',
    text: 'Des jetons Exploration et Gisement et des événements, en solo aussi des diablotins. Un site peut en accueillir autant qu’on veut.',
  },
  'FF-12.2': {
    title: 'Actions restreintes',
    text: 'Avec un Kobold sur votre site, vous pouvez vous déplacer, combattre, dégager un éboulement, user de capacités et de pouvoirs d’artefact. Impossible de creuser, ramasser, forger, activer un totem, prendre ou donner.',
  },
  'FF-12.3': {
    title: 'Aussitôt, dans les deux sens',
    text: 'La restriction se vérifie au début de chaque action. Elle suit les allées et venues des Kobolds, même pendant votre tour.',
  },
  'FF-12.4': {
    title: 'La mine est envahie',
    text: 'S’il faut placer un Kobold et qu’il n’en reste pas, la partie s’arrête sans délai et l’on compte les points.',
  },
  'FF-12.5': {
    title: 'Activation : voler',
    text: 'Un Kobold activé met dans le sac le minerai au sol le plus précieux de son site. Il ne prend jamais un minerai porté.',
  },
  'FF-12.6': {
    title: 'Activation : avancer',
    text: 'S’il n’y a rien à voler, il avance d’un site vers la Forge par un plus court chemin. Les passages difficiles ne le gênent pas, les éboulements l’arrêtent.',
  },
  'FF-12.7': {
    title: 'Leur chemin',
    text: 'Entre plusieurs plus courts chemins, un Kobold en prend un qui passe par un site de niveau II. S’il hésite encore sur le prochain site : niveau II, niveau I, niveau III, l’Entrée, puis le plus petit numéro.',
  },
  'FF-12.8': {
    title: 'Kobolds immobiles',
    text: 'Un Kobold à la Forge, ou coupé d’elle, ne bouge pas.',
  },
  'FF-12.9': {
    title: 'Ordre d’activation',
    text: 'Chaque Kobold vole ou avance, jamais les deux. Ils agissent de l’Entrée à la Forge en passant par S1 à S15, le plus ancien d’abord sur un même site.',
  },
  'FF-12.10': {
    title: 'Arrivées paisibles',
    text: 'Un Kobold ne fait rien en entrant sur un site.',
  },
  'FF-12.11': {
    title: 'Capacités sans restriction',
    text: 'Aucune capacité n’est jamais restreinte. Les symboles qu’elle rapporte sont ordinaires : les actions qu’ils paient restent soumises à la restriction.',
  },
  'FF-13.1': {
    title: 'Où forger',
    text: 'Tenez-vous à la Forge ou à l’Entrée et dépensez un symbole quelconque.',
  },
  'FF-13.2': {
    title: 'Une Flamme allumée',
    text: 'À la Forge, vous éteignez une Flamme allumée. S’il n’y en a aucune, on n’y forge pas.',
  },
  'FF-13.3': {
    title: 'Le feu de l’Entrée',
    text: 'À l’Entrée, aucune Flamme n’est nécessaire : le feu y brûle toujours.',
  },
  'FF-13.4': {
    title: 'Payer les minerais',
    text: 'Choisissez un artefact de la rangée et rendez exactement ses minerais à la réserve. Votre aventurier et ses alliés du site se partagent le prix à votre gré.',
  },
  'FF-13.5': {
    title: 'Ce qui ne paie pas',
    text: 'Les minerais des adversaires et ceux qui sont au sol ne servent pas.',
  },
  'FF-13.6': {
    title: 'L’artefact est à vous',
    text: 'Il rejoint votre plateau joueur. Il appartient à celui dont c’est le tour.',
  },
  'FF-13.7': {
    title: 'Un nouvel artefact',
    text: 'Un autre artefact prend la place libre. Si la pile est vide, la place le reste.',
  },
  'FF-13.8': {
    title: 'Artefact sous une Toile',
    text: 'Seule l’équipe de Silkara peut le forger.',
  },
  'FF-13.9': {
    title: 'Plusieurs dans un tour',
    text: 'Vous pouvez forger plusieurs artefacts dans un tour tant que durent symboles, Flammes et minerais.',
  },
  'FF-14.1': {
    title: 'Ce que montre un artefact',
    text: 'Il a un coût en minerais, une valeur en Points de Victoire et parfois une collection ou un pouvoir.',
  },
  'FF-14.2': {
    title: 'Collections',
    text: 'Un ensemble de 2, 3 ou 4 artefacts d’une collection rapporte 3, 7 ou 12. Au-delà de quatre, on les répartit au mieux.',
  },
  'FF-14.3': {
    title: 'Pouvoirs',
    text: 'Chaque pouvoir sert une fois par partie, à votre tour, au même moment qu’une capacité. La carte inclinée compte toujours au décompte.',
  },
  'FF-14.4': {
    title: 'Prêt aussitôt',
    text: 'Un pouvoir est utilisable dès le tour où l’artefact est forgé.',
  },
  'FF-14.5': {
    title: 'Pouvoir : prendre un Trésor',
    text: 'Un Trésor vous vient de la réserve, ou bien d’un joueur que vous désignez, sans le regarder.',
  },
  'FF-14.6': {
    title: 'Pouvoir : ôter les marques',
    text: 'Un aventurier, où qu’il soit, perd ses marques Étourdi et Ralenti.',
  },
  'FF-14.7': {
    title: 'Pouvoir : chasser un Kobold',
    text: 'Un Kobold d’un site adjacent disparaît ; votre propre site ne convient pas.',
  },
  'FF-14.8': {
    title: 'Pouvoir : éclairer',
    text: 'Examinez en secret un ou deux jetons Exploration du plateau.',
  },
  'FF-14.9': {
    title: 'Pouvoir : allumer une Flamme',
    text: 'Une Flamme éteinte s’allume.',
  },
  'FF-14.10': {
    title: 'Pouvoir : Vol',
    text: 'L’aventurier actif a Vol ce tour-ci.',
  },
  'FF-14.11': {
    title: 'Pouvoir : Furtif',
    text: 'L’aventurier actif est Furtif ce tour-ci.',
  },
  'FF-14.12': {
    title: 'Pouvoir : toute collection',
    text: 'Au décompte, il rejoint la collection la plus avantageuse pour vous. La table fait le calcul.',
  },
  'FF-15.1': {
    title: 'Les totems demeurent',
    text: 'Un totem découvert reste sur son site jusqu’à la fin.',
  },
  'FF-15.2': {
    title: 'Activer un totem',
    text: 'Sur son site, dépensez un symbole quelconque, ôtez son jeton Actif et appliquez son effet. Sans ce jeton, il ne s’active pas.',
  },
  'FF-15.3': {
    title: 'Une fois par manche',
    text: 'Les jetons Actif reviennent à l’Entretien : à chaque manche, un totem sert au premier venu.',
  },
  'FF-15.4': {
    title: 'Pas pour rien',
    text: 'On n’active pas un totem qui ne changerait rien.',
  },
  'FF-15.5': {
    title: 'Totem de Garde',
    text: 'Un Kobold du plateau, n’importe lequel, est retiré, et vous gagnez un Trésor de la réserve.',
  },
  'FF-15.6': {
    title: 'Totem de Flamme',
    text: 'Une Flamme change de face : allumez ou éteignez, à votre gré.',
  },
  'FF-15.7': {
    title: 'Totem de Voyage',
    text: 'Votre aventurier rejoint un autre site où il y a de la place.',
  },
  'FF-15.8': {
    title: 'Totem de Roche',
    text: 'Un minerai de votre aventurier devient celui que vous voulez parmi la réserve, sauf Mithrül.',
  },
  'FF-15.9': {
    title: 'Totem de Vision',
    text: 'Consultez les 2 événements suivants : l’un reste sur la pile, l’autre passe dessous. S’il n’y en a qu’un, vous le voyez seulement.',
  },
  'FF-15.10': {
    title: 'Totem de Création',
    text: 'Échangez un artefact de la rangée contre celui que vous trouvez dans la pile, puis la pile est mélangée.',
  },
  'FF-15.11': {
    title: 'Totem de Forge',
    text: 'Forgez là où se trouve le totem, sans toucher aux Flammes. Aucun autre symbole n’est demandé.',
  },
  'FF-15.12': {
    title: 'Totem de Pouvoir',
    text: 'Une de vos cartes Avancées visibles de cet aventurier va sur votre pioche. Sa place est regarnie.',
  },
  'FF-16.1': {
    title: 'Attraction X',
    text: 'Amenez sur votre site une figurine située à X sites au plus. Les passages difficiles ne comptent pas, les éboulements si.',
  },
  'FF-16.2': {
    title: 'Poussée X',
    text: 'Envoyez une figurine à une distance de 1 à X sites, où vous voulez. Les passages difficiles ne comptent pas, les éboulements si.',
  },
  'FF-16.3': {
    title: 'Téléporter',
    text: 'La figurine se retrouve sur le site que vous voulez.',
  },
  'FF-16.4': {
    title: 'Choc',
    text: 'La cible laisse tomber un minerai sur son site. Son joueur choisit lequel.',
  },
  'FF-16.5': {
    title: 'Étourdir',
    text: 'La cible est marquée. La carte suivante jouée pour elle n’a pas de capacités.',
  },
  'FF-16.6': {
    title: 'Ralentir',
    text: 'La cible est marquée. La carte suivante jouée pour elle a un déplacement de moins, si elle en a.',
  },
  'FF-16.7': {
    title: 'Durée des marques',
    text: 'Une marque dure jusqu’à ce qu’une carte de l’aventurier soit jouée ou qu’il soit soigné. Jamais deux marques identiques.',
  },
  'FF-16.8': {
    title: 'Soin',
    text: 'Un aventurier, au choix, est délivré de ses marques Étourdi et Ralenti.',
  },
  'FF-16.9': {
    title: 'Vol',
    text: 'Ce tour-ci, les passages difficiles s’ouvrent à ses déplacements.',
  },
  'FF-16.10': {
    title: 'Furtif',
    text: 'Ce tour-ci, il ne tient pas compte des Kobolds de son site et rien ne lui est interdit. Il peut toujours combattre.',
  },
  'FF-16.11': {
    title: 'L’expression « déclencher »',
    text: '« Déclencher un éboulement » veut toujours dire en mettre un sur un passage libre du plateau.',
  },
  'FF-16.12': {
    title: 'Jusqu’à la fin du tour',
    text: 'Vol et Furtif appartiennent à l’aventurier. Ils servent aussi à une carte enchaînée du même aventurier.',
  },
  'FF-16.13': {
    title: 'Aventuriers ou Kobolds',
    text: 'La capacité dit qui elle peut bouger. Un Kobold a toujours de la place et ne révèle rien.',
  },
  'FF-16.14': {
    title: 'Des marques pour l’adversaire',
    text: 'Les capacités n’étourdissent et ne ralentissent que des adversaires. Événements et diablotins marquent qui ils désignent.',
  },
  'FF-16.15': {
    title: 'Bouger plusieurs figurines',
    text: 'Si un effet bouge plusieurs figurines, son joueur choisit l’ordre et chaque destination.',
  },
  'FF-17.1': {
    title: 'Un aventurier sur votre site',
    text: 'Quiconque partage le site de votre aventurier actif, lui-même compris.',
  },
  'FF-17.2': {
    title: 'Un aventurier adjacent',
    text: 'Quiconque se trouve sur votre site ou un site adjacent, aventurier actif compris.',
  },
  'FF-17.3': {
    title: 'Allié ou adversaire',
    text: '« Allié » limite le choix à votre équipe, « adversaire » aux autres.',
  },
  'FF-17.4': {
    title: 'Mesuré à l’usage',
    text: 'La portée se mesure depuis le site de votre aventurier à l’instant où la capacité sert.',
  },
  'FF-17.5': {
    title: 'Sans cible, rien',
    text: 'Une capacité sans cible légale ne peut pas servir. Un effet de groupe touche les cibles légales.',
  },
  'FF-18.1': {
    title: 'Cartes enchaînées',
    text: 'La carte enchaînée se choisit en utilisant la capacité. Finissez d’abord la carte en cours, puis jouez l’autre entièrement, toujours au même tour.',
  },
  'FF-18.2': {
    title: 'Maléfice : la défausse',
    text: 'Enchaînez une carte de votre défausse. Elle rejoint votre zone active quand elle est jouée.',
  },
  'FF-18.3': {
    title: 'Sens de l’Araignée : chercher',
    text: 'Enchaînez une carte de Silkara prise dans la pioche ou la défausse. Une pioche fouillée est mélangée.',
  },
  'FF-18.4': {
    title: 'Ombre surgissante : piocher',
    text: 'Une carte est piochée : c’est elle qui est enchaînée.',
  },
  'FF-18.5': {
    title: 'Télépathie : encore',
    text: 'Désignez une carte qui se trouve déjà dans votre zone active, sauf celle-ci. Elle y reste et se joue de nouveau.',
  },
  'FF-18.6': {
    title: 'Course folle : un tour de plus',
    text: 'Vous rejouez juste après ce tour, sans dépasser 4 tours par manche. Les autres prendront les leurs ensuite.',
  },
  'FF-18.7': {
    title: 'Ce n’est pas un tour',
    text: 'Une carte enchaînée ne compte pas comme un tour.',
  },
  'FF-18.8': {
    title: 'Absorption en réponse',
    text: 'Quand un autre joueur, même votre coéquipier, joue une carte, vous pouvez jouer Absorption depuis votre main. Cet aventurier n’a plus de capacités jusqu’à la fin du tour.',
  },
  'FF-18.9': {
    title: 'Absorption ne coûte pas de tour',
    text: 'Elle va dans votre zone active et part à la défausse lors de l’Entretien.',
  },
  'FF-18.10': {
    title: 'Absorption à votre tour',
    text: 'Ses symboles servent comme ceux d’une autre carte. Sa capacité ne fait rien.',
  },
  'FF-18.11': {
    title: 'Plusieurs cartes enchaînées',
    text: 'Elles se jouent dans l’ordre où leurs capacités ont servi.',
  },
  'FF-18.12': {
    title: 'Enchaînements et pièges',
    text: 'Si un piège met fin au tour, la carte en attente reste dans la défausse ou la zone active. Piochée ou cherchée, elle est défaussée.',
  },
  'FF-19.1': {
    title: 'La fin de la manche',
    text: 'Une manche est finie quand chacun a joué 4 tours.',
  },
  'FF-19.2': {
    title: 'Retour des Potions et Toiles',
    text: 'Les Potions utilisées reviennent vides au joueur d’Ogmül, toutes les Toiles à celui de Silkara.',
  },
  'FF-19.3': {
    title: 'Droit au décompte',
    text: 'Si la partie doit finir, on compte les points tout de suite, sans événement ni Entretien.',
  },
  'FF-19.4': {
    title: 'Révéler un événement',
    text: 'Sinon, l’événement du dessus est révélé et résolu en quatre étapes.',
  },
  'FF-19.5': {
    title: 'Événement : Flammes',
    text: 'Chaque symbole de flamme allume une Flamme éteinte.',
  },
  'FF-19.6': {
    title: 'Événement : activation',
    text: 'Avec un symbole d’activation, tous les Kobolds du plateau sont activés.',
  },
  'FF-19.7': {
    title: 'Événement : nouveaux Kobolds',
    text: 'Un Kobold arrive sur chaque site marqué. Cet événement ne les active pas.',
  },
  'FF-19.8': {
    title: 'Événement : son effet',
    text: 'On applique son texte, et il quitte la partie.',
  },
  'FF-19.9': {
    title: 'Chacun à son tour',
    text: 'Ce qui concerne chaque joueur suit l’ordre du tour, à partir du Premier Joueur.',
  },
  'FF-19.10': {
    title: 'Plus d’événement',
    text: 'Si la pile Événement est vide au début de cette phase, la partie se termine et l’on compte les points.',
  },
  'FF-19.11': {
    title: 'Pour la manche suivante',
    text: 'Un changement annoncé vaut du début à la fin de la manche suivante, avant son événement.',
  },
  'FF-20.1': {
    title: 'Vider la zone active',
    text: 'Toute votre zone active passe dans votre défausse.',
  },
  'FF-20.2': {
    title: 'Prendre une carte Avancée',
    text: 'L’une de vos deux cartes Avancées visibles rejoint votre main. Sa place est regarnie.',
  },
  'FF-20.3': {
    title: 'Piocher jusqu’à 5',
    text: 'Piochez jusqu’à tenir 5 cartes, la carte Avancée comprise. Si vous en avez davantage, vous les gardez.',
  },
  'FF-20.4': {
    title: 'Garder sa main',
    text: 'Les cartes que vous n’avez pas jouées restent en main.',
  },
  'FF-20.5': {
    title: 'Réveil des totems',
    text: 'Chaque totem du plateau retrouve son jeton Actif.',
  },
  'FF-20.6': {
    title: 'Le Premier Joueur suivant',
    text: 'Le marqueur avance d’une place dans le sens horaire ; une manche commence.',
  },
  'FF-20.7': {
    title: 'Tous en même temps',
    text: 'Vider, choisir et piocher ne regardent que vous. Chacun peut le faire en même temps.',
  },
  'FF-21.1': {
    title: 'Quand la partie finit',
    text: 'Elle finit avec la manche où un joueur possède au moins 4 artefacts, ou une équipe de deux au moins 6. On joue la manche jusqu’au bout.',
  },
  'FF-21.2': {
    title: 'Finie par les Kobolds',
    text: 'La partie s’interrompt aussitôt que la mine est envahie.',
  },
  'FF-21.3': {
    title: 'Votre score',
    text: 'Ajoutez artefacts, collections et Trésors, puis les minerais portés : 1 par Or, 2 par Sombrefer, 3 par Draconite.',
  },
  'FF-21.4': {
    title: 'Ce qui ne rapporte rien',
    text: 'Minerais au sol ou dans le sac et Trésors sortis du jeu ne valent rien.',
  },
  'FF-21.5': {
    title: 'Le Champion',
    text: 'Le plus haut score l’emporte et fait de vous le Champion.',
  },
  'FF-21.6': {
    title: 'Départager',
    text: 'L’artefact le plus cher décide, puis le suivant, et ainsi de suite. Si tout est égal, la victoire est partagée.',
  },
  'FF-21.7': {
    title: 'La feuille de score',
    text: 'Le résultat s’affiche ligne par ligne : aventuriers, artefacts, collections, minerais, Trésors et total.',
  },
  'FF-22.1': {
    title: 'Deux contre deux',
    text: 'Les coéquipiers se font face, si bien que les équipes alternent. Chacun a 2 aventuriers.',
  },
  'FF-22.2': {
    title: 'Alliés d’en face',
    text: 'Les quatre aventuriers d’une équipe sont alliés, quel que soit leur joueur.',
  },
  'FF-22.3': {
    title: 'Parler sans montrer',
    text: 'Entre coéquipiers, tout peut se dire, mais les mains restent cachées.',
  },
  'FF-22.4': {
    title: 'Mise en place à quatre',
    text: 'La rangée a 4 artefacts et 2 Flammes sont allumées. Vous avez 8 cartes en pioche et 6 Avancées.',
  },
  'FF-22.5': {
    title: 'Six artefacts ensemble',
    text: 'La partie finit avec la manche où une équipe possède au moins 6 artefacts.',
  },
  'FF-22.6': {
    title: 'Un score par équipe',
    text: 'Artefacts, collections, Trésors et minerais portés des deux coéquipiers sont réunis.',
  },
  'FF-22.7': {
    title: 'Ce qui reste à vous',
    text: 'Main, piles, artefacts et pouvoirs sont à chacun. Un pouvoir sert pendant le tour de son propriétaire.',
  },
  'FF-22.8': {
    title: 'Votre tour, votre décision',
    text: 'À votre tour, vous décidez des Potions, des minerais et des actions de vos alliés sans l’accord de votre coéquipier.',
  },
  'FF-23.1': {
    title: 'Jouer avec le Mithrül',
    text: 'Cela se décide avant la partie. Trois Mithrül sont mis de côté.',
  },
  'FF-23.2': {
    title: 'Trouver du Mithrül',
    text: 'Bonne pioche apporte un Mithrül plutôt que le minerai voulu, tant qu’il en reste de côté.',
  },
  'FF-23.3': {
    title: 'Comme un minerai',
    text: 'Le Mithrül se ramasse, se porte, se donne et se lâche comme les autres.',
  },
  'FF-23.4': {
    title: 'Ajouter du Mithrül',
    text: 'En forgeant, vous pouvez ajouter un Mithrül porté au prix entier. Il reste sur la carte et ne remplace aucun minerai.',
  },
  'FF-23.5': {
    title: 'Ce que vaut le Mithrül',
    text: 'Sur un artefact, il donne 2 points par minerai du coût. Porté, il ne vaut rien.',
  },
  'FF-23.6': {
    title: 'Jamais de la réserve',
    text: 'Un minerai au choix de la réserve n’est jamais du Mithrül.',
  },
  'FF-23.7': {
    title: 'Ignoré des Kobolds',
    text: 'Les Kobolds ne volent pas le Mithrül. Un site qui n’a rien d’autre est vide à leurs yeux.',
  },
  'FF-23.8': {
    title: 'Mithrül perdu',
    text: 'Un combat raté ou un coût peut le mettre dans le sac, d’où il ressortira. Toute autre perte le remet de côté, à retrouver.',
  },
  'FF-23.9': {
    title: 'Qui peut l’ajouter',
    text: 'Ce Mithrül est porté par qui forge ou par un allié du même site.',
  },
  'FF-24.1': {
    title: 'Une partie plus courte',
    text: 'La partie finit à 3 artefacts, ou 4 pour une équipe de deux. Le reste ne change pas.',
  },
  'FF-25.1': {
    title: 'Vos trois aventuriers',
    text: 'Prenez 3 aventuriers. Ils partent de l’Entrée.',
  },
  'FF-25.2': {
    title: 'Choisir vos cartes',
    text: 'Gardez 5 des 7 cartes de chacun. Ces 15 cartes sont votre pioche ; prenez-en 5. Il n’y a pas de cartes Avancées à part.',
  },
  'FF-25.3': {
    title: 'Gauche, centre, droite',
    text: 'Donnez à chaque aventurier une de ces places sur votre plateau. Les diablotins s’y fient.',
  },
  'FF-25.4': {
    title: 'Huit événements',
    text: 'Forge Éternelle et Sanctuaire sont écartés. Huit des dix autres forment la pile.',
  },
  'FF-25.5': {
    title: 'La pile des diablotins',
    text: 'Les 11 diablotins sont mélangés en une pile face cachée.',
  },
  'FF-25.6': {
    title: 'Trois objectifs',
    text: 'Trois objectifs tirés au sort sont visibles.',
  },
  'FF-25.7': {
    title: 'Des Flammes en deux lieux',
    text: 'La Forge a une Flamme allumée et une éteinte. La troisième, allumée, est à l’Entrée.',
  },
  'FF-25.8': {
    title: 'Niveau I à découvert',
    text: 'Dès le départ, les gisements de niveau I sont révélés avec tous leurs minerais et Kobolds. Rien n’est volé.',
  },
  'FF-25.9': {
    title: 'Forger à l’Entrée',
    text: 'L’Entrée n’a plus de feu à elle. Sa Flamme doit être allumée, et forger l’éteint.',
  },
  'FF-25.10': {
    title: 'Neuf manches',
    text: 'Vous jouez 9 manches. Dès la deuxième, les diablotins agissent avant vous.',
  },
  'FF-25.11': {
    title: 'Les diablotins agissent',
    text: 'Le diablotin du dessus est révélé et appliqué. Si c’est impossible, rien ne se passe.',
  },
  'FF-25.12': {
    title: 'Qui les diablotins visent',
    text: 'Le dos du diablotin suivant montre gauche, centre ou droite : c’est la place de la cible.',
  },
  'FF-25.13': {
    title: 'Un artefact perdu',
    text: 'Avec le symbole d’artefact, celui de gauche, du centre ou de droite quitte la partie, selon la même icône. Un autre le remplace.',
  },
  'FF-25.14': {
    title: 'Quatre tours d’affilée',
    text: 'Vous jouez ensuite vos 4 tours.',
  },
  'FF-25.15': {
    title: 'Fin d’une manche en solo',
    text: 'Événement et Entretien suivent comme d’habitude, mais sans carte Avancée.',
  },
  'FF-25.16': {
    title: 'Un demi-gisement',
    text: 'Creuser donne la moitié des minerais montrés, arrondie vers le haut. Vous choisissez lesquels. Le Kobold vient comme d’habitude.',
  },
  'FF-25.17': {
    title: 'Des combats plus durs',
    text: 'Combattre coûte un autre symbole en plus, quel qu’il soit.',
  },
  'FF-25.18': {
    title: 'Mots-clés contre les Kobolds',
    text: 'Choc, Étourdir et Ralentir visent les Kobolds. Choc met sur leur site un minerai du sac au hasard ; étourdi, un Kobold ne restreint personne ; ralenti, un seul Combattre suffit contre lui.',
  },
  'FF-25.19': {
    title: 'Kobolds marqués',
    text: 'Un Kobold garde ses marques tant qu’il est sur le plateau. Il est activé quand même.',
  },
  'FF-25.20': {
    title: 'Pousser les Kobolds',
    text: 'Une Poussée ou une Attraction prévue pour un adversaire peut bouger un Kobold. Les autres effets sur un adversaire n’ont pas de cible.',
  },
  'FF-25.21': {
    title: 'Quelle Flamme allumer',
    text: 'Quand une Flamme s’allume, vous choisissez entre la Forge et l’Entrée.',
  },
  'FF-25.22': {
    title: 'La fin d’une partie solo',
    text: 'Elle finit après la manche 9, sans événement ni Entretien, ou dès que la mine est envahie.',
  },
  'FF-25.23': {
    title: 'Deux objectifs requis',
    text: 'Votre score ne compte que si 2 de vos 3 objectifs sont remplis. Sinon, c’est l’épilogue le plus bas.',
  },
  'FF-25.24': {
    title: 'Le score en solo',
    text: 'Les points des objectifs remplis s’ajoutent à votre score habituel.',
  },
  'FF-25.25': {
    title: 'Épilogues',
    text: 'Votre score décide de la fin de l’histoire, de Couvert de honte sous 40 au Champion de Forgeflame dès 100.',
  },
  'FF-25.26': {
    title: 'Sans Totem de Pouvoir',
    text: 'Il est laissé de côté, puisqu’il n’y a pas de cartes Avancées à part.',
  },
  'FF-25.27': {
    title: 'Personne d’autre à table',
    text: 'Les Trésors ne viennent que de vous ou de la réserve. Course folle ne fait rien, Absorption est une carte ordinaire.',
  },
  'FF-25.28': {
    title: 'Alliés au combat',
    text: 'Pour le clan ne paie un combat que contre un Kobold ralenti. Don psionique peut en payer un avec ses deux symboles.',
  },
  'FF-25.29': {
    title: 'Effets sur tout le monde',
    text: 'Un effet sur tous les autres aventuriers touche vos alliés, et les Kobolds à portée tiennent lieu d’adversaires.',
  },
  'FF-25.30': {
    title: 'Combattre un Kobold étourdi',
    text: 'Vous pouvez l’affronter, au prix du solo s’il n’est pas aussi ralenti.',
  },
  'FF-25.31': {
    title: 'Pendant la part des diablotins',
    text: 'Ce n’est pas votre tour : un piège ne fait rien et aucun pouvoir ne sert.',
  },
  'FF-25.32': {
    title: 'Envahi en solo',
    text: 'Même alors, votre score compte si 2 objectifs sont remplis.',
  },
  'FF-25.33': {
    title: 'Solo et Mithrül',
    text: 'Le module Mithrül peut s’ajouter à une partie solo.',
  },
  'FF-26.GR.1': {
    title: 'Granit : X',
    text: 'X est le nombre de minerais que Granit porte quand la capacité sert. S’il n’en porte pas, elle ne peut pas servir.',
  },
  'FF-26.MO.1': {
    title: 'Mogrimür : Maléfice',
    text: 'Maléfice enchaîne une carte de votre défausse.',
  },
  'FF-26.MO.2': {
    title: 'Mogrimür : Sommeil',
    text: 'Le joueur de chaque cible défausse de sa main une carte de cet aventurier, s’il en a une.',
  },
  'FF-26.MO.3': {
    title: 'Mogrimür : Vigueur',
    text: 'Piochez 3 cartes, gardez-en 1 et défaussez les autres.',
  },
  'FF-26.NB.1': {
    title: 'Nobz : Course folle',
    text: 'Course folle vous donne un tour de plus, compris dans vos 4.',
  },
  'FF-26.NB.2': {
    title: 'Nobz : Tour de passe-passe',
    text: 'Nobz troque 1 ou 2 de ses minerais contre autant de ceux de la cible. Vous les choisissez tous.',
  },
  'FF-26.KO.1': {
    title: 'Korgain : Reforgeage',
    text: 'Les artefacts remplacés passent sous leur pile.',
  },
  'FF-26.ML.1': {
    title: 'Molly : Pour le clan',
    text: 'Chaque allié adjacent peut faire une action quelconque, dans l’ordre de votre choix. Les règles de son propre site s’appliquent à lui.',
  },
  'FF-26.ML.2': {
    title: 'Molly : Savoir ancestral',
    text: 'Dépensez un symbole pour activer un totem qui a encore son jeton Actif, où qu’il soit.',
  },
  'FF-26.ML.3': {
    title: 'Molly : Sixième sens',
    text: 'Voyez en secret les jetons Gisement et Exploration d’un site.',
  },
  'FF-26.ML.4': {
    title: 'Molly : Trouvaille',
    text: 'Le minerai que vous prenez va sur Molly.',
  },
  'FF-26.ML.5': {
    title: 'Molly : totems à distance',
    text: 'Les Kobolds ne gênent pas Savoir ancestral. Le totem agit pour Molly ; avec le Totem de Forge, seuls paient les minerais portés sur son site.',
  },
  'FF-26.GO.1': {
    title: 'Gobetou : Absorption',
    text: 'Absorption peut se jouer en réponse à la carte d’un autre joueur.',
  },
  'FF-26.GO.2': {
    title: 'Gobetou : Digestion',
    text: 'Dévoilez un Trésor : à vous, à un autre joueur ou de la réserve. Sa valeur est le nombre d’actions au choix que vous gagnez. Il quitte la partie.',
  },
  'FF-26.GO.3': {
    title: 'Gobetou : Nettoyage en profondeur',
    text: 'Un site est vidé de ses Kobolds. Pour chacun, Gobetou reçoit un minerai du sac au hasard.',
  },
  'FF-26.FL.1': {
    title: 'Flyna : Batteries',
    text: 'Ses trois Batteries sont déchargées au départ. On les retourne pour les charger ou les décharger.',
  },
  'FF-26.FL.2': {
    title: 'Flyna : Chargé à bloc',
    text: 'Déchargez 1 à 3 Batteries et prenez un effet pour chacune. Le même peut revenir.',
  },
  'FF-26.FL.3': {
    title: 'Flyna : Surcharge',
    text: 'Chaque Batterie déchargée donne une action, toutes de types différents.',
  },
  'FF-26.OG.1': {
    title: 'Ogmül : Potions',
    text: 'Ses trois Potions sont vides au départ. Élixir en remplit une, celle que vous voulez.',
  },
  'FF-26.OG.2': {
    title: 'Ogmül : boire',
    text: 'Quand vous ou votre coéquipier jouez une carte, vous pouvez y mettre des Potions pleines : Vitesse donne un déplacement, Vol donne Vol, Invisibilité rend Furtif ce tour-ci.',
  },
  'FF-26.OG.3': {
    title: 'Ogmül : Potions bues',
    text: 'Une Potion utilisée reste sur sa carte et ne se remplit pas avant la fin de la manche.',
  },
  'FF-26.OG.4': {
    title: 'Ogmül : Maître alchimiste',
    text: 'Le minerai détruit retourne à la réserve.',
  },
  'FF-26.OG.5': {
    title: 'Ogmül : Métamorphose',
    text: 'Les capacités d’une carte, dans la zone active de quiconque, servent comme si Ogmül y figurait.',
  },
  'FF-26.OG.6': {
    title: 'Ogmül : Transmutation',
    text: 'Les minerais au sol du site d’Ogmül deviennent autant d’autres, pris à votre gré dans la réserve.',
  },
  'FF-26.OG.7': {
    title: 'Ogmül : Potions et reprises',
    text: 'Une Potion vaut pour une seule utilisation de sa carte. Si la carte est rejouée, vous pouvez en ajouter une autre, pleine.',
  },
  'FF-26.SI.1': {
    title: 'Silkara : Toiles',
    text: 'Elle a trois Toiles et doit en avoir une sous la main pour la poser. Toutes reviennent en fin de manche ; une Toile ôtée plus tôt revient aussitôt.',
  },
  'FF-26.SI.2': {
    title: 'Silkara : Sens de l’Araignée',
    text: 'Sens de l’Araignée trouve une carte de Silkara et l’enchaîne.',
  },
  'FF-26.SI.3': {
    title: 'Silkara : Toile isolante',
    text: 'Une Toile couvre un artefact de la rangée. Seule votre équipe peut le forger.',
  },
  'FF-26.SI.4': {
    title: 'Silkara : Toile gluante',
    text: 'Une Toile se glisse sous un minerai au sol. Seule votre équipe peut le ramasser.',
  },
  'FF-26.SI.5': {
    title: 'Silkara : Toile collante',
    text: 'Une Toile retient un aventurier sur son site. Elle tombe après sa prochaine carte ou en fin de manche.',
  },
  'FF-26.VA.1': {
    title: 'Vaelindra : Ombre surgissante',
    text: 'Ombre surgissante pioche une carte et l’enchaîne.',
  },
  'FF-26.VA.2': {
    title: 'Vaelindra : Roublardise',
    text: 'Le joueur de la cible défausse de sa main une carte de cet aventurier, qu’il choisit.',
  },
  'FF-26.DR.1': {
    title: 'Drsdaqt : Don psionique',
    text: 'Un allié adjacent peut faire une action de cette carte, ou les deux, à la place de Drsdaqt.',
  },
  'FF-26.DR.2': {
    title: 'Drsdaqt : Télépathie',
    text: 'Télépathie fait rejouer une carte de votre zone active, sauf elle-même.',
  },
  'FF-26.DR.3': {
    title: 'Drsdaqt : Voyageur interdimensionnel',
    text: 'Deux aventuriers, où qu’ils soient, échangent leurs places.',
  },
  'FF-26.DR.4': {
    title: 'Drsdaqt : Pouvoir de l’esprit',
    text: 'Un ou plusieurs minerais de la cible deviennent autant d’autres, pris à votre gré dans la réserve.',
  },
  'FF-26.GD.1': {
    title: 'Greedy : Souffle ardent',
    text: 'Un minerai au sol retourne à la réserve et une Flamme s’allume.',
  },
  'FF-26.GD.2': {
    title: 'Greedy : Mon précieux',
    text: 'Un minerai du sac, que vous choisissez, va sur Greedy.',
  },
  'FF-26.GD.3': {
    title: 'Greedy : Le cupide',
    text: 'En forgeant, vous pouvez conserver un des minerais que Greedy paierait.',
  },
  'FF-26.DE.1': {
    title: 'Dévorfu : Né dans les flammes',
    text: 'Il forge à la Forge même si aucune Flamme n’y brûle.',
  },
  'FF-26.DE.2': {
    title: 'Dévorfu : Pyrolyse',
    text: 'Un minerai qu’il porte devient celui que vous voulez parmi la réserve.',
  },
  'FF-26.DE.3': {
    title: 'Dévorfu : Portail Infernal',
    text: 'Chaque cible peut partir vers un site qui lui est propre.',
  },
  'FF-26.DE.4': {
    title: 'Dévorfu : amis et ennemis',
    text: 'Coup de Cornes et Chaud devant touchent tous les autres à portée, alliés compris.',
  },
  'FF-27.1': {
    title: 'Tous à bord',
    text: 'À chaque déplacement, Nobz peut emmener un allié du site qu’il quitte, s’il y a place pour deux. L’allié n’a pas besoin de Vol ; Nobz révèle le jeton éventuel.',
  },
  'FF-27.2': {
    title: 'Passe-muraille',
    text: 'Ce tour-ci, vos propres déplacements franchissent les éboulements. Les passages difficiles demandent toujours Vol.',
  },
  'FF-27.3': {
    title: 'Double filon',
    text: 'Votre prochain gisement donne un minerai de plus, d’un type qu’il montre, avant la part du Kobold.',
  },
  'FF-27.4': {
    title: 'Pioche fantôme',
    text: 'Le gisement du site choisi est creusé en entier, Kobold compris.',
  },
  'FF-27.5': {
    title: 'Benne basculante',
    text: 'Prenez ou donnez des minerais, dans un seul sens, sans dépenser de symbole.',
  },
  'FF-27.6': {
    title: 'Remplacer des artefacts',
    text: 'Choisissez des artefacts de la rangée, pas plus que la pile n’en compte. De nouveaux prennent leur place ; les anciens vont sous la pile dans l’ordre voulu.',
  },
  'FF-27.7': {
    title: 'N’importe quel minerai',
    text: 'Si un coût demande un minerai sans dire lequel, tous conviennent, même le Mithrül.',
  },
  'FF-27.8': {
    title: 'Grand tunnel et Portail Infernal',
    text: 'Grand tunnel mène à un site qui a de la place et un jeton Gisement. Portail Infernal peut emporter Dévorfu lui-même.',
  },
  'FF-27.9': {
    title: 'Sanctuaire',
    text: 'Durant cette manche, les capacités épargnent les adversaires et Absorption ne se joue pas contre eux. Les Toiles sur artefacts et minerais restent possibles.',
  },
  'FF-27.10': {
    title: 'Forge Éternelle',
    text: 'Durant cette manche, la Forge ne demande ni n’éteint de Flamme.',
  },
  'FF-27.11': {
    title: 'Veine à nu et Vieilles galeries',
    text: 'Si rien ne vous est possible, vous ne faites rien. Vieilles galeries veut un site où il y a de la place, mais pas Vol.',
  },
  'FF-27.12': {
    title: 'Butin oublié',
    text: 'Chaque joueur qui a le moins d’artefacts prend un Trésor, tant qu’il en reste. Les équipes n’importent pas ici.',
  },
  'FF-27.13': {
    title: 'Le chemin des diablotins',
    text: 'Ils suivent un plus court chemin. Entre plusieurs sites suivants, ils prennent le premier dans l’ordre Entrée, S1 à S15, Forge.',
  },
  'FF-27.14': {
    title: 'Appât',
    text: 'Le Kobold le plus proche rejoint la cible ; à égalité, l’ordre des sites puis l’âge décident. S’il y en a déjà un, rien ne bouge.',
  },
}
