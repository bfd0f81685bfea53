import type { RuleText } from './rule-text.ts'
import type { unlockableEn } from './rules.unlockable.en.ts'

export const unlockableFr: Record<keyof typeof unlockableEn, RuleText> = {
  'FG-U1.1': {
    title: 'Ouvrir un coffre',
    text: 'Accomplissez une action Concentration dans la zone d’un coffre pour l’ouvrir.',
  },
  'FG-U1.2': {
    title: 'Un nouvel objet en plein combat',
    text: 'Vous pouvez équiper aussitôt un objet gagné et l’utiliser, si son emplacement est libre.',
  },
  'FG-U1.3': {
    title: 'Ranger un nouvel objet',
    text: 'Sinon, rangez-le face cachée dans votre sac à dos, ou mettez-le dans le sac du groupe.',
  },
  'FG-U1.4': {
    title: 'Le dé d’une arme trouvée',
    text: 'Une arme gagnée en combat ajoute son dé à partir de la prochaine préparation.',
  },
  'FG-U1.5': {
    title: 'À qui le butin',
    text: 'Un coffre ne s’ouvre qu’une fois. L’objet va à qui l’a ouvert ; gemmes et nourriture vont dans le sac du groupe.',
  },
  'FG-U2.1': {
    title: 'Protection d’une barricade',
    text: 'Personne, héros ou ennemi, ne peut tirer dans la zone d’une barricade dans le sens de ses flèches barrées.',
  },
  'FG-U2.2': {
    title: 'Autour d’une barricade',
    text: 'On peut tirer d’un autre côté, par-dessus vers une zone plus loin si la portée suffit, et depuis la zone protégée.',
  },
  'FG-U2.3': {
    title: 'Tirs lointains',
    text: 'Un tir lointain est arrêté si tous les plus courts chemins vers sa cible arrivent par le côté protégé.',
  },
  'FG-U2.4': {
    title: 'Les tirs seulement',
    text: 'Une barricade n’arrête que les Tirs, pas une attraction, une Frappe à plus grande portée ni les effets sur toute une zone.',
  },
  'FG-U3.1': {
    title: 'Pas de Sprint',
    text: 'Vous ne pouvez pas sortir d’un terrain difficile avec un Sprint.',
  },
  'FG-U3.2': {
    title: 'Sortir d’un terrain difficile',
    text: 'Pour en sortir, dépensez un résultat Déplacement en plus de votre action. Être poussé ou attiré ne coûte rien.',
  },
  'FG-U3.3': {
    title: 'Les héros seulement',
    text: 'Le terrain difficile ne gêne pas les ennemis.',
  },
  'FG-U3.4': {
    title: 'Autres façons d’en sortir',
    text: 'Un portail le demande aussi. Dans une suite d’actions, vous payez au moment du Déplacement.',
  },
  'FG-U4.1': {
    title: 'Cubes d’une fontaine',
    text: 'Une fontaine commence avec le nombre de cubes noirs indiqué par la scène.',
  },
  'FG-U4.2': {
    title: 'Boire à la fontaine',
    text: 'Si vous commencez ou finissez votre tour ici sans ennemi dans la zone, retirez des cubes pour récupérer autant de santé ou d’énergie.',
  },
  'FG-U4.3': {
    title: 'Fontaine tarie',
    text: 'Sans cube, la fontaine est tarie.',
  },
  'FG-U4.4': {
    title: 'Deux fois par tour',
    text: 'Vous pouvez boire au début puis à la fin de votre tour, en mêlant santé et énergie.',
  },
  'FG-U5.1': {
    title: 'Ce que font les portails',
    text: 'Les portails relient des zones éloignées. Parfois on sait où ils mènent, parfois non.',
  },
  'FG-U5.2': {
    title: 'Emprunter un portail',
    text: 'Accomplissez une action Déplacement, pas un Sprint, dans la zone d’un portail non défendu. Le Déplacement d’une compétence convient.',
  },
  'FG-U5.3': {
    title: 'Destinations inconnues',
    text: 'On découvre où mène un portail inconnu en l’empruntant.',
  },
  'FG-U5.4': {
    title: 'Pour bouger seulement',
    text: 'Deux zones reliées par un portail sont adjacentes pour votre déplacement seulement, pas pour les tirs ni les autres effets.',
  },
  'FG-U5.5': {
    title: 'Pas pour l’ennemi',
    text: 'Les ennemis n’empruntent pas les portails et n’attaquent pas à travers. On ne quitte pas le combat par là, sauf mention contraire.',
  },
  'FG-U6.1': {
    title: 'Gardien et défendu',
    text: 'Un ennemi empilé sur un autre le défend. Aucun des deux ne se déplace jamais.',
  },
  'FG-U6.2': {
    title: 'Hors d’atteinte',
    text: 'Un ennemi défendu est hors de portée de vos choix tant qu’il a son gardien, fût-il étourdi. Les dégâts sur toute une zone l’atteignent.',
  },
  'FG-U6.3': {
    title: 'Ils agissent quand même',
    text: 'Tous deux agissent normalement, sans bouger. Quand l’un disparaît, l’autre devient un ennemi ordinaire.',
  },
  'FG-U7.1': {
    title: 'Compétences de niveau II',
    text: 'Certaines compétences ont une version améliorée, du même nom suivi de « II ».',
  },
  'FG-U7.2': {
    title: 'Améliorer',
    text: 'Il faut posséder le niveau I pour obtenir le niveau II, et vous le défaussez alors.',
  },
  'FG-U7.3': {
    title: 'Prix d’une amélioration',
    text: 'Payez le prix de la carte de niveau II. Elle prend la place de l’ancienne parmi vos compétences actives.',
  },
  'FG-U8.1': {
    title: 'Choisir un allié',
    text: 'Lors de la première préparation, avant les dés, vous pouvez choisir un allié et un héros pour l’accompagner. Certaines scènes en imposent un.',
  },
  'FG-U8.2': {
    title: 'Les dés d’un allié',
    text: 'Un allié a 2 dés, lancés quand il arrive. Relancez les Échecs jusqu’à ne plus en avoir.',
  },
  'FG-U8.3': {
    title: 'L’aide d’un allié',
    text: 'Dans la zone de l’escorte, une fois par tour : cédez l’un de vos dés et servez-vous d’un résultat de l’allié, ou retirez-lui un dé et servez-vous d’une de ses compétences.',
  },
  'FG-U8.4': {
    title: 'Pas de nouveaux dés',
    text: 'Les dés d’un allié ne sont pas renouvelés pendant le combat.',
  },
  'FG-U8.5': {
    title: 'Un allié blessé',
    text: 'Chaque fois que l’escorte subit des dégâts, l’allié reçoit 1 cube rouge. À hauteur de sa santé, il quitte le combat.',
  },
  'FG-U8.6': {
    title: 'Si l’escorte tombe',
    text: 'Si son escorte est hors de combat, l’allié ne participe plus, même si on la relève.',
  },
  'FG-U8.7': {
    title: 'Alliés et poison',
    text: 'Les dégâts toxiques subis par l’escorte n’affectent pas l’allié.',
  },
  'FG-U9.1': {
    title: 'Enquêter',
    text: 'Accomplissez une action Concentration dans sa zone pour examiner un jeton Exploration, puis suivez ce que vous découvrez.',
  },
  'FG-U10.1': {
    title: 'Entrer dans une zone piégée',
    text: 'Quand vous entrez dans une zone piégée, choisissez l’une de ces options.',
  },
  'FG-U10.1a': {
    title: 'Éviter un piège',
    text: 'Défaussez un résultat autre qu’un Échec pour ignorer le piège.',
  },
  'FG-U10.1b': {
    title: 'Déclencher un piège',
    text: 'Déclenchez-le : piochez une carte Piège et appliquez-la.',
  },
  'FG-U10.1c': {
    title: 'Retirer un piège',
    text: 'Utilisez une compétence qui le retire, si vous en avez une.',
  },
  'FG-U10.2': {
    title: 'Après un piège',
    text: 'Dès qu’une carte est piochée, le jeton disparaît. Si vous avez ignoré le piège, il reste.',
  },
  'FG-U10.3': {
    title: 'Toute façon d’entrer',
    text: 'Sprint, poussée ou attraction comptent comme une entrée. Pour ignorer le piège, il vous faut un résultat inutilisé.',
  },
  'FG-U10.4': {
    title: 'Un piège interrompt',
    text: 'Si vous entrez au milieu d’une suite d’actions, le piège passe d’abord.',
  },
  'FG-U10.5': {
    title: 'Pièges à la sortie',
    text: 'Quand vous sortez du combat, un piège compte comme un ennemi.',
  },
  'FG-U10.6': {
    title: 'Le paquet Piège',
    text: 'Les cartes Piège piochées sont remélangées quand le paquet est vide ou que le combat s’achève.',
  },
  'FG-U11.1': {
    title: 'Ouvrir et fermer',
    text: 'Accomplissez une action Concentration près d’une porte pour l’ouvrir ou la fermer, autant de fois que vous voulez.',
  },
  'FG-U11.2': {
    title: 'Portes fermées',
    text: 'Personne ne passe ni ne tire à travers une porte fermée, et les distances la contournent.',
  },
  'FG-U11.3': {
    title: 'Portes et ennemis',
    text: 'Une porte défendue ne vous sert à rien. Les ennemis laissent les portes comme elles sont, sauf mention contraire.',
  },
  'FG-U12.1': {
    title: 'Toucher un point faible',
    text: 'À votre tour, dans la zone du boss ou une zone adjacente, dépensez un résultat indiqué sur sa carte pour couvrir cette icône. Une action ne convient pas.',
  },
  'FG-U12.2': {
    title: 'L’exploiter',
    text: 'Quand toutes les icônes sont couvertes, appliquez ce que dit la carte du boss. Les cubes restent à l’entretien.',
  },
  'FG-U12.3': {
    title: 'Ce qui couvre une icône',
    text: 'Un résultat couvre une icône qu’il pourrait payer. Un résultat double n’en couvre qu’une.',
  },
  'FG-U13.1': {
    title: 'Piocher la peur',
    text: 'Quand vous rencontrez un ennemi Effrayant, en entrant dans sa zone ou lui dans la vôtre, piochez une carte Peur et appliquez-la. Face visible, elle dure jusqu’à la fin du combat.',
  },
  'FG-U13.2': {
    title: 'Une carte Peur par round',
    text: 'Vous piochez au plus une carte Peur par round.',
  },
  'FG-U13.3': {
    title: 'Pas la même peur',
    text: 'Si un autre héros a déjà cette carte face visible, défaussez-la et piochez-en une autre.',
  },
  'FG-U13.4': {
    title: 'La peur passe',
    text: 'À la fin du combat, toutes les cartes Peur sont remélangées.',
  },
  'FG-U13.5': {
    title: 'Étourdi, pas effrayant',
    text: 'Un sbire Effrayant étourdi ne fait pas peur.',
  },
  'FG-U13.6': {
    title: 'Ce qui compte comme rencontre',
    text: 'Commencer le combat dans la même zone ne compte pas. Y être poussé ou attiré compte.',
  },
  'FG-U14.1': {
    title: 'Effet toxique',
    text: 'Pour chaque dégât toxique, mettez 1 Santé de côté, près de votre plateau. Vous ne pouvez pas l’utiliser.',
  },
  'FG-U14.2': {
    title: 'Abattu par le poison',
    text: 'S’il vous prend votre dernière Santé, vous êtes hors de combat.',
  },
  'FG-U14.3': {
    title: 'Soigner le poison',
    text: 'Un soin ramène d’abord la santé épuisée, puis celle mise de côté, sauf si vous préférez l’inverse.',
  },
  'FG-U14.4': {
    title: 'Fin du poison',
    text: 'À la fin du combat, toute la santé mise de côté redevient disponible. Si vous êtes hors de combat, elle revient aussitôt, mais vous restez à terre.',
  },
  'FG-U14.5': {
    title: 'Parer le poison',
    text: 'Jetons Parade et armure agissent contre les dégâts toxiques.',
  },
}
