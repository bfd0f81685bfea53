import type { RuleText } from './rule-text.ts'
import type { combatEn } from './rules.combat.en.ts'

export const combatFr: Record<keyof typeof combatEn, RuleText> = {
  'FG-18.1': {
    title: 'Zones',
    text: 'Chaque tuile du plateau est une zone. La vôtre est à distance 0, une zone adjacente à distance 1, et ainsi de suite.',
  },
  'FG-18.2': {
    title: 'Avant le combat',
    text: 'Quatre panneaux vous disent ce qui vous attend : Résumé, Matériel, Terrain et Objectifs. Le combat commence quand vous êtes tous prêts.',
  },
  'FG-18.3': {
    title: 'Où commencer',
    text: 'Votre héros commence dans une zone portant un jeton Départ. S’il y en a plusieurs, vous choisissez.',
  },
  'FG-18.4': {
    title: 'Armure ennemie de départ',
    text: 'Les ennemis dotés d’une valeur d’armure commencent avec autant de cubes noirs.',
  },
  'FG-18.5': {
    title: 'La Voleuse commence cachée',
    text: 'La Voleuse commence chaque combat en mode Furtif.',
  },
  'FG-18.6': {
    title: 'Derniers changements',
    text: 'Vous pouvez encore changer vos compétences actives maintenant.',
  },
  'FG-18.7': {
    title: 'Mesurer les distances',
    text: 'La distance est le plus court chemin de zone en zone. Murs et vides barrent la route.',
  },
  'FG-18.8': {
    title: 'Maître des Bêtes',
    text: 'L’un de vous est le Maître des Bêtes et confirme les choix du groupe pendant que les ennemis agissent. Le rôle tourne à chaque scène.',
  },
  'FG-18.9': {
    title: 'Quand la scène commence',
    text: 'Une fois tout le monde prêt, les objets ne bougent plus. Seules les compétences actives et les zones de départ se choisissent encore.',
  },
  'FG-19.1': {
    title: 'Jeton Départ',
    text: 'Marque une zone où les héros commencent.',
  },
  'FG-19.2': {
    title: 'Jeton Sortie',
    text: 'Les héros sortent par une zone portant un jeton Sortie, tous par la même. Certaines scènes en exigent une précise.',
  },
  'FG-19.3': {
    title: 'Jeton Objectif',
    text: 'Ramassez-le si votre héros est debout dans sa zone et qu’aucun ennemi ne le défend. Cela ne coûte aucune action et se fait à tout moment, sauf pendant qu’un ennemi agit.',
  },
  'FG-19.4': {
    title: 'Lâcher un objectif',
    text: 'Si vous êtes hors de combat, vos jetons Objectif tombent dans votre zone. Autrement, on ne peut ni les poser ni les donner.',
  },
  'FG-19.5': {
    title: 'Jetons défendus',
    text: 'Un ennemi placé sur un jeton le défend. Personne ne l’utilise avant d’avoir vaincu cet ennemi, même étourdi.',
  },
  'FG-19.6': {
    title: 'Les défenseurs ne bougent pas',
    text: 'Un ennemi qui défend un jeton ne se déplace jamais, quoi qu’il arrive.',
  },
  'FG-19.7': {
    title: 'Gemmes et nourriture',
    text: 'Sans ennemi dans votre zone, vous y ramassez aussitôt gemmes et nourriture. Elles vont dans le sac du groupe et servent après le combat.',
  },
  'FG-19.8': {
    title: 'Porté par l’ennemi',
    text: 'Certains ennemis portent une gemme ou de la nourriture. Vaincus, ils la laissent dans leur zone.',
  },
  'FG-19.9': {
    title: 'Cubes noirs',
    text: 'Les cubes noirs marquent l’armure, des charges et d’autres choses ; les cartes précisent quoi.',
  },
  'FG-19.10': {
    title: 'Cubes rouges',
    text: 'Les cubes rouges sont les dégâts des ennemis. On les retire pendant l’entretien.',
  },
  'FG-19.11': {
    title: 'Jetons Parade',
    text: 'Dépensez un jeton Parade pour éviter 1 dégât. Les jetons inutilisés sont perdus à l’entretien, sauf indication contraire.',
  },
  'FG-20.1': {
    title: 'Couleurs',
    text: 'Il y a six types d’ennemis, un par couleur : blanc, bleu, rouge, vert, marron et violet. Dans une scène, tous les ennemis d’une couleur partagent une même carte.',
  },
  'FG-20.2': {
    title: 'Sbires, meneurs, boss',
    text: 'Les ennemis violets sont des meneurs et certains sont des boss ; tous les autres sont des sbires.',
  },
  'FG-20.3': {
    title: 'Connaître l’ennemi',
    text: 'Les blancs sont des bêtes rapides, les bleus tirent, les rouges sont nombreux, les verts sont robustes, les marron sont des vétérans et les violets commandent.',
  },
  'FG-20.4': {
    title: 'Cartes Ennemi',
    text: 'Une carte Ennemi montre ses capacités, son bandeau d’actions, son armure et sa résistance, son type, sa faction et ses jetons.',
  },
  'FG-20.5': {
    title: 'Initiative ennemie',
    text: 'Le nombre sur un jeton est son initiative. Le plus petit agit en premier.',
  },
  'FG-20.6': {
    title: 'Résistance',
    text: 'Infligez à un ennemi autant de dégâts que sa résistance en un seul round et il est vaincu. Sinon, l’entretien efface tout.',
  },
  'FG-20.7': {
    title: 'Armure des ennemis',
    text: 'Les dégâts retirent d’abord les cubes noirs ; le reste blesse. L’armure d’un ennemi ne revient pas d’elle-même.',
  },
  'FG-20.8': {
    title: 'Comment portent les dégâts',
    text: 'Un ennemi perd d’abord ses jetons Parade, puis son armure, puis reçoit des cubes rouges. L’excédent est perdu.',
  },
  'FG-20.9': {
    title: 'Ennemis vaincus',
    text: 'Un ennemi vaincu est retiré, laisse ce qu’il portait et ne défend plus rien.',
  },
  'FG-21.1': {
    title: 'Bandeau d’actions',
    text: 'Le bandeau d’un ennemi a jusqu’à trois sections, chacune pour une distance. Quand il agit, il accomplit la première qui convient, de gauche à droite.',
  },
  'FG-21.2': {
    title: 'Distances du bandeau',
    text: 'Une section convient si un héros pouvant être attaqué est exactement à sa distance ; « 2+ » veut dire 2 ou plus.',
  },
  'FG-21.3': {
    title: 'Actions ennemies',
    text: 'Les ennemis se déplacent, frappent et tirent comme vous. Ils peuvent aussi pousser, attirer, appeler, étourdir ou parer, de gauche à droite dans une section.',
  },
  'FG-21.4': {
    title: 'Modificateurs',
    text: 'Des symboles à côté d’une action la modifient. Une section peut en marquer une ou plusieurs.',
  },
  'FG-21.4a': {
    title: 'Le premier à jouer',
    text: 'L’action vise celui de vos héros qui joue en premier.',
  },
  'FG-21.4b': {
    title: 'Le dernier à jouer',
    text: 'L’action vise celui de vos héros qui joue en dernier.',
  },
  'FG-21.4c': {
    title: 'Un dégât de plus',
    text: 'La Frappe ou le Tir inflige 1 dégât de plus.',
  },
  'FG-21.4d': {
    title: 'Vers une sortie',
    text: 'L’ennemi avance vers la sortie indiquée. S’il ne le peut pas, il ne fait rien.',
  },
  'FG-21.4e': {
    title: 'Sur un sbire',
    text: 'L’ennemi agit sur un sbire de la couleur indiquée. S’il ne le peut pas, il ne fait rien.',
  },
  'FG-21.4f': {
    title: 'Une couleur ou une autre',
    text: 'L’ennemi agit sur un sbire de la première couleur si possible, sinon de la seconde, sinon pas du tout.',
  },
  'FG-21.4g': {
    title: 'Portée +1',
    text: 'L’attaque atteint une zone de plus : un Tir de héros à 1 ou 2 zones, une Frappe à 0 ou 1. Cela ne se cumule pas, et les murs l’arrêtent toujours.',
  },
  'FG-21.4h': {
    title: 'Toxique',
    text: 'L’attaque inflige des dégâts toxiques, une règle que vous lirez en la déverrouillant.',
  },
  'FG-21.5': {
    title: 'Capacités des ennemis',
    text: 'Certaines capacités vous gênent à votre tour, d’autres agissent quand l’ennemi s’active. Quelques-unes agissent à l’entretien.',
  },
  'FG-21.6': {
    title: 'Toujours déclenchées',
    text: 'Une capacité de ce genre agit dès qu’elle le peut, après le bandeau, même si le bandeau ne fait rien.',
  },
  'FG-21.7': {
    title: 'Capacités nommées',
    text: 'Certaines capacités se retrouvent chez de nombreux ennemis. Les voici.',
  },
  'FG-21.7a': {
    title: 'Blocage',
    text: 'Les héros de la zone de cet ennemi ne peuvent pas la quitter volontairement.',
  },
  'FG-21.7b': {
    title: 'Drain de vie',
    text: 'Quand cet ennemi inflige des dégâts dans sa zone, il gagne 1 armure, 2 au plus.',
  },
  'FG-21.7c': {
    title: 'Première ligne',
    text: 'Tant qu’il est dans une zone sans être étourdi, vous ne pouvez pas y cibler d’ennemi sans Première ligne.',
  },
  'FG-21.7d': {
    title: 'Furtif',
    text: 'Vous ne pouvez cibler cet ennemi que depuis sa propre zone.',
  },
  'FG-21.7e': {
    title: 'Effrayant',
    text: 'Cette capacité a sa propre règle, que vous lirez en la déverrouillant.',
  },
  'FG-21.7f': {
    title: 'Appel',
    text: 'Le sbire du type indiqué le plus proche, hors de la zone de cet ennemi, s’en rapproche d’une zone.',
  },
  'FG-21.8': {
    title: 'Ce que veut dire volontairement',
    text: 'Vos déplacements et Sprints sont volontaires. Être poussé ou attiré, ou sortir à la fin de la scène, ne l’est pas.',
  },
  'FG-21.9': {
    title: 'Pas de drain sans blessure',
    text: 'Le Drain de vie n’agit que si au moins 1 dégât n’a pas été évité.',
  },
  'FG-21.10': {
    title: 'Effet des actions ennemies',
    text: 'Une Frappe touche un héros de sa zone, un Tir un héros d’une zone adjacente, pour 1 dégât. Pousser et Étourdir valent dans sa zone, Attirer depuis une zone adjacente. Parade lui donne un jeton.',
  },
  'FG-21.11': {
    title: 'Quel sbire',
    text: 'L’ennemi choisit le sbire de cette couleur le plus proche, puis celui de plus basse initiative, jamais lui-même.',
  },
  'FG-21.12': {
    title: 'Qui répond à l’Appel',
    text: 'L’Appel ignore les sbires qui ne peuvent pas venir. Un sbire étourdi vient, mais n’agit pas.',
  },
  'FG-22.1': {
    title: 'Nombre de rounds',
    text: 'Un combat dure un nombre fixe de rounds, annoncé au début.',
  },
  'FG-22.2': {
    title: 'Phases d’un round',
    text: 'Un round a trois phases : préparation, action (vos tours, les réactions ennemies, puis les tours ennemis) et entretien.',
  },
  'FG-22.3': {
    title: 'Après le dernier round',
    text: 'Quand le dernier round est terminé, vous devez partir par une sortie.',
  },
  'FG-22.4': {
    title: 'Pas de fin anticipée',
    text: 'Même avec tous les objectifs atteints, vous jouez tous les rounds.',
  },
  'FG-23.1': {
    title: 'Préparer un round',
    text: 'Lancez les dés, faites les actions facultatives voulues, puis fixez l’ordre. Vous préparez tous en même temps.',
  },
  'FG-23.2': {
    title: 'Lancer les dés',
    text: 'Choisissez 4 dés de votre réserve et lancez-les derrière votre paravent. Vous pouvez en changer à chaque round.',
  },
  'FG-23.3': {
    title: 'Étourdi au lancer',
    text: 'Si vous êtes étourdi, lancez un dé de moins, puis retirez le cube.',
  },
  'FG-23.4': {
    title: 'Dés secrets',
    text: 'Parlez de vos plans autant que vous voulez, mais ne montrez ni n’annoncez vos résultats.',
  },
  'FG-23.5': {
    title: 'Actions facultatives',
    text: 'Après le lancer, vous pouvez, dans l’ordre voulu, utiliser relance d’énergie, brelan, Sprint, icônes de relance et cartes de cette phase.',
  },
  'FG-23.6': {
    title: 'Relance d’énergie',
    text: 'Une fois par round, dépensez 1 Énergie pour relancer tout ou partie de vos Échecs.',
  },
  'FG-23.7': {
    title: 'Brelan',
    text: 'Si trois de vos dés montrent le même résultat, hors Échec, tournez l’un d’eux sur la face de votre choix. Les résultats de compétence diffèrent des simples. Une fois par round.',
  },
  'FG-23.8': {
    title: 'Sprint',
    text: 'Une fois par round, après le lancer, allez dans une zone adjacente. Si vous y laissez un ennemi, subissez 1 dégât. Un Sprint n’est pas une action Déplacement.',
  },
  'FG-23.9': {
    title: 'Se déplacer sans risque',
    text: 'Un Déplacement à votre tour ne coûte jamais ce dégât.',
  },
  'FG-23.10': {
    title: 'Fin de la préparation',
    text: 'La phase s’achève quand tout le monde a confirmé et que l’ordre est fixé. Les Sprints sont publics, dans l’ordre où ils arrivent.',
  },
  'FG-23.11': {
    title: 'Tomber en plein Sprint',
    text: 'Le dégât arrive quand vous partez. S’il vous met hors de combat, vous restez où vous étiez.',
  },
  'FG-23.12': {
    title: 'Défausser sans montrer',
    text: 'Si vous devez défausser un dé maintenant, les autres ne le voient pas. Ils apprennent seulement que ce n’était pas un Échec.',
  },
  'FG-24.1': {
    title: 'Où l’ennemi réagit',
    text: 'Au début du round, on vous annonce où les ennemis réagiront dans votre ordre : avant vous tous ou entre deux tours.',
  },
  'FG-24.2': {
    title: 'Fixer l’ordre',
    text: 'Décidez ensemble de l’ordre de vos tours. Les réactions vont à leur place, les tours ennemis à la fin.',
  },
  'FG-24.3': {
    title: 'L’ennemi agit deux fois',
    text: 'Certains ennemis réagissent pendant vos tours, et tous agissent après vous.',
  },
  'FG-24.4': {
    title: 'Premiers exposés',
    text: 'Beaucoup d’ennemis visent le héros qui joue en premier : choisissez bien votre ordre.',
  },
  'FG-24.5': {
    title: 'L’ordre sans les absents',
    text: 'Un héros à terre n’a pas de place dans l’ordre. S’il est relevé pendant le round, il compte comme dernier.',
  },
  'FG-25.1': {
    title: 'On montre les dés',
    text: 'Au début de la phase d’action, tout le monde voit vos dés.',
  },
  'FG-25.2': {
    title: 'Votre tour',
    text: 'Accomplissez des actions, déplacez-vous une fois avec de l’énergie, utilisez compétences et objets, dans l’ordre voulu.',
  },
  'FG-25.3': {
    title: 'Déplacement par énergie',
    text: 'Une fois par tour, dépensez 1 Énergie pour une action Déplacement. Elle ne peut pas payer de carte.',
  },
  'FG-25.4': {
    title: 'Choisir une cible',
    text: 'Ciblez n’importe quel ennemi à portée, sauf si une capacité ennemie l’interdit.',
  },
  'FG-25.5': {
    title: 'Résultats des cartes',
    text: 'Utilisez à tout moment de votre tour les résultats que donnent vos cartes.',
  },
  'FG-25.6': {
    title: 'Terminer son tour',
    text: 'Votre tour s’achève quand il ne vous reste rien, quand vous arrêtez ou quand un effet le dit. Les résultats inutilisés sont perdus.',
  },
  'FG-25.7': {
    title: 'Tomber',
    text: 'Si vous tombez, à quelque tour que ce soit, vos dés et le reste de vos résultats sont perdus, et vous ne jouez plus avant d’être relevé.',
  },
  'FG-25.8': {
    title: 'Revenir en arrière',
    text: 'Vous pouvez annuler des étapes de votre tour, mais pas au-delà d’une révélation, d’une pioche, d’un hasard ou de la décision d’un autre.',
  },
  'FG-26.1': {
    title: 'Utiliser les objets',
    text: 'Une action Concentration permet d’utiliser les objets de votre zone. La scène, ou une règle à déverrouiller, dit ce qu’ils font.',
  },
  'FG-26.2': {
    title: 'Objets et ennemis',
    text: 'Vous ne pouvez pas utiliser un objet défendu. Les autres ennemis de la zone ne vous en empêchent pas.',
  },
  'FG-26.3': {
    title: 'Objets et déplacement',
    text: 'Certains objets s’utilisent par une action Déplacement. Un Sprint ne suffit pas.',
  },
  'FG-27.1': {
    title: 'Une attaque, un tout',
    text: 'Chaque attaque ennemie compte pour une seule fois, quelle que soit sa force.',
  },
  'FG-27.2': {
    title: 'Éviter des dégâts',
    text: 'À chaque fois, vous pouvez dépenser jetons Parade et cubes d’armure pour éviter 1 dégât chacun, et jouer les cartes prévues pour cela.',
  },
  'FG-27.3': {
    title: 'Encaisser',
    text: 'Pour le reste, passez votre santé de disponible à épuisé.',
  },
  'FG-27.4': {
    title: 'Après les dégâts',
    text: 'On vérifie d’abord qui tombe, puis les effets des dégâts subis. Des dégâts entièrement évités n’ont pas été subis.',
  },
  'FG-27.5': {
    title: 'Vos dégâts, votre choix',
    text: 'C’est vous qui décidez comment éviter les dégâts de votre héros, même au tour d’un autre. La table peut répondre à votre place.',
  },
  'FG-28.1': {
    title: 'Deux types réagissent',
    text: 'Quand vient leur moment, deux types d’ennemis de couleurs différentes réagissent, l’un après l’autre. Un boss agit aussi.',
  },
  'FG-28.2': {
    title: 'Remplacer un type',
    text: 'Un type absent du plateau est remplacé par un autre. S’il n’y en a plus, moins de types réagissent.',
  },
  'FG-28.3': {
    title: 'Quels types réagissent',
    text: 'Les types sont tirés au hasard parmi ceux du plateau, sauf si la scène les désigne. Personne ne les connaît d’avance.',
  },
  'FG-28.4': {
    title: 'Un jeton par type',
    text: 'Au plus un jeton de chaque type réagit. Voici comment le trouver.',
  },
  'FG-28.4a': {
    title: 'Regarder la première section',
    text: 'Regardez la section la plus à gauche : quels jetons ont un héros à cette distance ?',
  },
  'FG-28.4b': {
    title: 'Plus basse initiative',
    text: 'S’il y en a, celui de plus basse initiative agit.',
  },
  'FG-28.4c': {
    title: 'Section suivante',
    text: 'S’il n’y en a pas, faites de même avec la section suivante.',
  },
  'FG-28.4d': {
    title: 'Personne à portée',
    text: 'Si aucune section ne convient, ce type ne fait rien.',
  },
  'FG-28.5': {
    title: 'Incapable de réagir',
    text: 'Un jeton qui ne peut pas accomplir sa section est ignoré au profit d’un autre du même type. S’il n’y en a pas, ce type ne fait rien.',
  },
  'FG-28.6': {
    title: 'Ignoré jusqu’au bout',
    text: 'Un jeton ignoré l’est pour toute cette réaction ; la recherche reprend à la même section.',
  },
  'FG-28.7': {
    title: 'Le boss en dernier',
    text: 'Un boss réagit après les deux types.',
  },
  'FG-29.1': {
    title: 'Tous les ennemis agissent',
    text: 'Après vos tours, chaque ennemi agit, même s’il a déjà réagi.',
  },
  'FG-29.2': {
    title: 'Ordre des ennemis',
    text: 'Blanc, bleu, rouge, vert, marron, violet, puis les boss. Dans une couleur, la plus basse initiative d’abord.',
  },
  'FG-29.3': {
    title: 'Ce que fait chaque ennemi',
    text: 'Il accomplit la première section qui convient. Si quelque chose l’en empêche, il ne fait rien du tout.',
  },
  'FG-29.4': {
    title: 'Capacités aux tours ennemis',
    text: 'Les capacités d’activation agissent maintenant, dès que possible.',
  },
  'FG-29.5': {
    title: 'Tour du boss',
    text: 'Un boss suit son propre plan.',
  },
  'FG-29.6': {
    title: 'À l’instant même',
    text: 'Chaque ennemi considère le plateau au moment d’agir : une action peut changer la suivante. Un ennemi appelé garde son propre tour.',
  },
  'FG-30.1': {
    title: 'Héros valides',
    text: 'Les ennemis ne voient que les héros debout, à portée et non protégés. Sans cible valide, ils n’agissent pas.',
  },
  'FG-30.2': {
    title: 'À vous de choisir',
    text: 'Une attaque sans symbole touche le héros que vous choisissez ensemble parmi les héros valides.',
  },
  'FG-30.3': {
    title: 'Premier ou dernier',
    text: 'Un symbole peut diriger l’attaque sur le premier ou le dernier héros valide dans l’ordre.',
  },
  'FG-30.4': {
    title: 'Les ennemis mobiles suivent l’ordre',
    text: 'Si une section contient un Déplacement, l’ennemi vise et attaque le premier héros valide dans l’ordre.',
  },
  'FG-30.5': {
    title: 'À chaque action sa cible',
    text: 'Chaque action d’une section choisit sa cible au moment d’agir.',
  },
  'FG-30.6': {
    title: 'Autres actions ennemies',
    text: 'Attirer, Pousser et Étourdir choisissent leur cible comme une attaque.',
  },
  'FG-30.7': {
    title: 'Protégé ou abrité',
    text: 'Un héros protégé est ignoré. Un héros seulement abrité par le terrain reste visible ; si l’ennemi ne peut alors attaquer, il ne fait rien.',
  },
  'FG-31.1': {
    title: 'Une zone à la fois',
    text: 'Un Déplacement ennemi est d’une zone, par un plus court chemin vers sa cible.',
  },
  'FG-31.2': {
    title: 'Comment ils avancent',
    text: 'Entre chemins égaux, le hasard décide. Le terrain qui vous gêne ne les gêne pas, et ils n’empruntent aucun passage spécial.',
  },
  'FG-31.3': {
    title: 'Ceux qui restent sur place',
    text: 'Les ennemis qui défendent quelque chose restent où ils sont.',
  },
  'FG-32.1': {
    title: 'Capacités d’entretien',
    text: 'D’abord, les ennemis dotés d’une capacité d’entretien l’utilisent, dans leur ordre habituel.',
  },
  'FG-32.2': {
    title: 'Retour des Parades',
    text: 'Rendez tous les jetons Parade inutilisés, les vôtres et les leurs, sauf si une carte vous permet d’en garder.',
  },
  'FG-32.3': {
    title: 'Les ennemis se reprennent',
    text: 'Retirez tous les cubes Étourdi des ennemis.',
  },
  'FG-32.4': {
    title: 'Les dégâts s’effacent',
    text: 'Retirez tous les cubes rouges des ennemis.',
  },
  'FG-32.5': {
    title: 'Qui est à terre',
    text: 'Notez quels héros sont hors de combat. S’ils le sont tous, le combat est fini.',
  },
  'FG-32.6': {
    title: 'Au round suivant',
    text: 'S’il reste des rounds, commencez le suivant. Sinon, il est temps de partir.',
  },
  'FG-33.1': {
    title: 'Trouver la sortie',
    text: 'Après le dernier entretien, chaque héros debout doit pouvoir gagner une sortie qu’aucun ennemi ne défend.',
  },
  'FG-33.2': {
    title: 'Une sortie pour tous',
    text: 'Vous sortez tous par la même sortie. Choisissez-la ensemble.',
  },
  'FG-33.3': {
    title: 'Dégâts en chemin',
    text: 'Subissez 1 dégât par zone de votre chemin contenant un ennemi, la première et la dernière comprises.',
  },
  'FG-33.4': {
    title: 'Sortir ne coûte rien',
    text: 'Sortir ne demande ni dé ni action, quelle que soit la distance, mais seulement à ce moment-là.',
  },
  'FG-33.5': {
    title: 'Un dégât par zone',
    text: 'Une zone coûte 1 dégât, quel que soit le nombre d’ennemis. Certains jetons comptent ici comme des ennemis.',
  },
  'FG-33.6': {
    title: 'À pied seulement',
    text: 'On sort à pied, de zone en zone, sauf si la scène dit le contraire.',
  },
  'FG-33.7': {
    title: 'Choisir son chemin',
    text: 'La table propose le chemin le moins coûteux ; vous pouvez en prendre un autre. L’armure protège. Si vous tombez, vous restez là et lâchez vos jetons Objectif.',
  },
  'FG-33.8': {
    title: 'Rien ne vous retient',
    text: 'Le Blocage ne vous empêche pas de sortir.',
  },
  'FG-33.9': {
    title: 'Coupé du groupe',
    text: 'Un héros qui ne peut pas atteindre la sortie est hors de combat et la scène est perdue. Ceux déjà à terre sont emportés si quelqu’un sort.',
  },
  'FG-33.10': {
    title: 'Sortir n’est pas se déplacer',
    text: 'En sortant, vous ne déclenchez rien et ne ramassez rien. Les murs barrent toujours la route.',
  },
  'FG-33.11': {
    title: 'Personne ne sort',
    text: 'Si tout le monde tombe en chemin, personne n’est sorti et le combat est perdu.',
  },
  'FG-34.1': {
    title: 'Bilan du combat',
    text: 'Une fois sortis, vérifiez les objectifs. S’ils sont tous atteints, c’est une réussite ; sinon, la suite peut dépendre de leur nombre.',
  },
  'FG-34.2': {
    title: 'Ce qui est pris reste pris',
    text: 'Gemmes, nourriture et objets ramassés restent à vous, même en cas d’échec.',
  },
  'FG-34.3': {
    title: 'Un point par victoire',
    text: 'Réussir un combat de l’histoire principale rapporte un point de victoire.',
  },
  'FG-34.4': {
    title: 'Sortes d’objectifs',
    text: 'Un jeton doit sortir avec un héros debout ; utiliser ou vaincre compte dès que c’est fait ; la sortie, les survivants et ceux que vous escortez se vérifient à la fin.',
  },
  'FG-35.1': {
    title: 'Reprendre son souffle',
    text: 'Après un combat, gagné ou perdu, chaque héros debout récupère 1 Santé et 1 Énergie.',
  },
  'FG-35.2': {
    title: 'Après un hors de combat',
    text: 'Un héros à terre pioche plutôt une carte Corruption, puis sa santé et son énergie passent à 2.',
  },
  'FG-35.3': {
    title: 'Les cartes reviennent',
    text: 'Toutes les compétences et tous les objets à usage unique redeviennent visibles.',
  },
  'FG-35.4': {
    title: 'Entre les scènes',
    text: 'Le sac sert de nouveau. Santé et énergie ne reviennent pas d’elles-mêmes.',
  },
  'FG-35.5': {
    title: 'Ordre de récupération',
    text: 'Les effets temporaires prennent fin, puis les héros récupèrent, puis les cartes sont retournées ou rangées.',
  },
  'FG-36.1': {
    title: 'Hors de combat',
    text: 'Un héros hors de combat est couché, ne peut pas agir et perd son tour. Ses capacités passives n’agissent pas.',
  },
  'FG-36.2': {
    title: 'Ignoré de l’ennemi',
    text: 'Il lâche ses jetons Objectif, et les ennemis l’ignorent.',
  },
  'FG-36.3': {
    title: 'Relever un héros',
    text: 'À votre tour, dans la zone d’un héros à terre, dépensez deux résultats (Joker) et perdez 1 Santé et 1 Énergie pour le relever.',
  },
  'FG-36.4': {
    title: 'De nouveau debout',
    text: 'Le héros relevé récupère 2 Santé, pioche une carte Corruption, l’applique et se relève.',
  },
  'FG-36.5': {
    title: 'De nouveau visé',
    text: 'Les ennemis peuvent attaquer aussitôt un héros relevé.',
  },
  'FG-36.6': {
    title: 'Attendre un round',
    text: 'Un héros relevé ne rejoue qu’au round suivant.',
  },
  'FG-36.7': {
    title: 'Retombé aussitôt',
    text: 'Si la carte Corruption le remet hors de combat, il reste à terre et ne pioche pas d’autre carte.',
  },
  'FG-36.8': {
    title: 'Toujours à terre à la fin',
    text: 'Seuls les héros encore à terre à la fin récupèrent comme hors de combat. Un héros relevé récupère normalement.',
  },
  'FG-36.9': {
    title: 'Hors de combat dans l’histoire',
    text: 'Dans une scène d’histoire, un héros à terre échoue à ses tests. On peut le soigner par compétence ou équipement, pas par la nourriture. Encore à terre à la fin, il pioche une carte Corruption puis récupère 2 Santé.',
  },
  'FG-36.10': {
    title: 'Abattu par la corruption',
    text: 'Si une carte Corruption vous met elle-même hors de combat, n’en piochez pas d’autre. Vous récupérez quand même à la fin de la scène.',
  },
  'FG-36.11': {
    title: 'Pas de soin à terre',
    text: 'En combat, un héros à terre ne peut être ni soigné ni aidé autrement qu’en le relevant.',
  },
  'FG-36.12': {
    title: 'Hors jeu jusqu’au bout',
    text: 'Un héros abattu par une carte Corruption le reste jusqu’à la fin de la scène.',
  },
  'FG-37.1': {
    title: 'Encore un round',
    text: 'Après le dernier round, vous pouvez décider ensemble d’en jouer un de plus.',
  },
  'FG-37.2': {
    title: 'Trop de corruption',
    text: 'Si un héros a déjà 4 cartes Corruption, c’est impossible.',
  },
  'FG-37.3': {
    title: 'Le prix d’un round',
    text: 'Chaque héros encore debout pioche une carte Corruption.',
  },
  'FG-37.4': {
    title: 'Une fois par scène',
    text: 'L’offre vient après le dernier entretien, une seule fois par scène. Si les cartes abattent tout le monde, le combat est perdu.',
  },
  'FG-37.5': {
    title: 'Un round complet',
    text: 'Le round supplémentaire est complet, avec des réactions ennemies à une place tirée au sort.',
  },
  'FG-38.1': {
    title: 'Piocher une carte Corruption',
    text: 'Appliquez la carte, puis gardez-la près de votre plateau ou défaussez-la, comme indiqué.',
  },
  'FG-38.2': {
    title: 'D’où elle vient',
    text: 'Vous piochez pour un round supplémentaire, un hors de combat ou quand le jeu le dit. Un hors de combat coûte une carte, piochée quand on vous relève ou à la fin de la scène.',
  },
  'FG-38.3': {
    title: 'Corruption et débordement',
    text: 'Si une carte coûte de l’énergie qui vous manque, perdez de la santé. Si cela vous abat, vous êtes hors jeu pour la scène.',
  },
  'FG-38.4': {
    title: 'Cartes comptées',
    text: 'Seules les cartes gardées comptent pour la limite de 4.',
  },
  'FG-38.5': {
    title: 'Hors du jeu',
    text: 'Les cartes Corruption qui quittent le jeu sont défaussées pour de bon. Si le paquet est vide, vous ne piochez rien.',
  },
  'FG-38.6': {
    title: 'Murmures sinistres',
    text: 'Tant que vous avez cette carte, vos tests demandent un dé de plus, donc un succès de plus.',
  },
  'FG-39.1': {
    title: 'Sbires étourdis',
    text: 'Un sbire étourdi n’a plus de capacités et n’agit pas jusqu’à l’entretien.',
  },
  'FG-39.2': {
    title: 'Étourdi mais présent',
    text: 'Il est toujours dans sa zone : il défend les jetons, empêche de ramasser les gemmes et coûte un dégât au Sprint ou à la sortie.',
  },
  'FG-39.3': {
    title: 'Héros étourdis',
    text: 'Si vous êtes étourdi, lancez un dé de moins à votre prochaine préparation.',
  },
  'FG-39.4': {
    title: 'Étourdi une seule fois',
    text: 'Personne ne peut être étourdi deux fois à la fois.',
  },
  'FG-39.5': {
    title: 'Qui étourdir',
    text: 'Vous ne pouvez étourdir que des sbires, sauf si une carte dit le contraire.',
  },
  'FG-39.6': {
    title: 'Un cube qui attend',
    text: 'Si le combat s’achève avant, le cube attend votre prochaine préparation.',
  },
  'FG-40.1': {
    title: 'Pousser',
    text: 'Déplacez un adversaire de votre zone vers une zone adjacente de votre choix. Un héros poussé par un ennemi va dans une zone tirée au sort.',
  },
  'FG-40.2': {
    title: 'Attirer',
    text: 'Déplacez un adversaire d’une zone adjacente dans la vôtre.',
  },
  'FG-40.3': {
    title: 'Sbires uniquement',
    text: 'Vous pouvez pousser et attirer des sbires, jamais des meneurs ni des boss.',
  },
  'FG-40.4': {
    title: 'Limites',
    text: 'Les ennemis qui défendent quelque chose restent sur place. Un héros poussé ou attiré entre dans la nouvelle zone comme d’habitude, sans dégât de Sprint.',
  },
  'FG-40.5': {
    title: 'Rien à déplacer',
    text: 'Un adversaire qui ne peut pas bouger n’est pas une cible. Si un ennemi ne peut pas déplacer un héros, rien ne se passe.',
  },
  'FG-41.1': {
    title: 'Laisser faire le dé',
    text: 'Si plusieurs issues se valent, un dé décide, à chances égales.',
  },
  'FG-41.2': {
    title: 'Le hasard en dernier',
    text: 'Le hasard ne tranche que si ni l’ordre, ni l’initiative, ni votre choix ne le font. Le lancer est noté.',
  },
  'FG-42.1': {
    title: 'Points de victoire',
    text: 'Chaque combat réussi de l’histoire principale donne 1 point de victoire. Les quêtes annexes n’en donnent pas.',
  },
  'FG-42.2': {
    title: 'Choisir une récompense',
    text: 'À certains totaux, choisissez ensemble une récompense sur deux.',
  },
  'FG-43.1': {
    title: 'Le sac du groupe',
    text: 'Gemmes et nourriture vont dans le sac du groupe. Rien de ce qu’il contient ne sert pendant un combat.',
  },
  'FG-43.2': {
    title: 'Bien commun',
    text: 'Le sac appartient à tous, et vous le gardez même après une défaite. Décidez ensemble des dépenses.',
  },
  'FG-43.3': {
    title: 'Valeur des gemmes',
    text: 'Une gemme jaune vaut 1 or, une rouge 3, une bleue 5. La monnaie est rendue.',
  },
}
