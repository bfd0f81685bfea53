import type { RuleText } from './rule-text.ts'
import type { campaignEn } from './rules.campaign.en.ts'

export const campaignFr: Record<keyof typeof campaignEn, RuleText> = {
  'FG-1.1': {
    title: 'Trois actes',
    text: 'Une campagne se joue en trois actes de longueur variable. Un boss vous attend à la fin de chacun.',
  },
  'FG-1.2': {
    title: 'Trois types de scènes',
    text: 'L’aventure alterne scènes d’histoire, scènes de combat et scènes de repos.',
  },
  'FG-1.3': {
    title: 'Barre de progression',
    text: 'Pendant une scène d’histoire, une barre montre les chapitres et les repos de l’acte, et où vous en êtes.',
  },
  'FG-1.4': {
    title: 'Les chapitres',
    text: 'Un chapitre enchaîne plusieurs scènes d’histoire et de combat.',
  },
  'FG-1.5': {
    title: 'Gagner un chapitre',
    text: 'Réussissez la scène de combat du chapitre et vous passez au suivant.',
  },
  'FG-1.6': {
    title: 'Perdre un chapitre',
    text: 'Après une défaite, la scène en décide : vous continuez par un autre chemin, ou vous devez d’abord gagner un nouveau combat.',
  },
  'FG-1.7': {
    title: 'Quand se reposer',
    text: 'Le plus souvent, deux chapitres séparent deux repos, soit deux ou trois combats. Cela change en cours de route.',
  },
  'FG-1.8': {
    title: 'Échouer n’est pas perdre',
    text: 'Un combat perdu ne met jamais fin à la campagne. Vos choix, vos objectifs et votre réputation décident de la suite et du dénouement.',
  },
  'FG-1.9': {
    title: 'Début d’un acte',
    text: 'La table garde en mémoire l’état de la partie au début de l’acte, pour que vous puissiez le recommencer.',
  },
  'FG-2.1': {
    title: 'Choisir les héros',
    text: 'Chaque joueur choisit un héros différent. Seul, vous en choisissez deux. On joue de un à quatre.',
  },
  'FG-2.2': {
    title: 'Découvrir les héros',
    text: 'Vous pouvez lire l’histoire et les valeurs de chaque héros avant de choisir.',
  },
  'FG-2.3': {
    title: 'De quoi part un héros',
    text: 'Vous commencez avec votre plateau, vos dés, vos deux compétences de départ, toutes deux actives, et toute votre santé et votre énergie disponibles.',
  },
  'FG-2.4': {
    title: 'Pièces propres à un héros',
    text: 'La Voleuse a un jeton Furtif, le Seigneur un jeton Posture, et la Chamane son Tambour chamanique dans l’emplacement de sac à dos de votre choix.',
  },
  'FG-2.5': {
    title: 'Les mains vides',
    text: 'Vous partez sans arme, sans or et sans nourriture.',
  },
  'FG-2.6': {
    title: 'Tutoriel',
    text: 'Votre premier combat est accompagné d’explications. Elles ne changent aucune règle et vous pouvez les passer.',
  },
  'FG-3.1': {
    title: 'Déverrouiller une règle',
    text: 'Quand l’histoire déverrouille l’une des 14 règles cachées, vous la lisez tous et elle reste dans votre livret.',
  },
  'FG-3.2': {
    title: 'Déjà déverrouillée',
    text: 'Si vous avez déjà cette règle, ignorez la demande.',
  },
  'FG-3.3': {
    title: 'Plusieurs chemins vers une règle',
    text: 'Une même règle peut venir d’endroits différents, car les histoires divergent.',
  },
  'FG-3.4': {
    title: 'Toutes les règles connues',
    text: 'Une fois l’histoire principale terminée, vous connaissez toutes les règles, et les campagnes suivantes ne vous interrompent plus.',
  },
  'FG-3.5': {
    title: 'Cachée, mais en vigueur',
    text: 'Une règle cachée ne change jamais le fonctionnement du jeu. Le déverrouillage décide seulement quand vous la lisez et rencontrez ce dont elle parle.',
  },
  'FG-3.6': {
    title: 'Fin de l’histoire',
    text: 'À la fin de l’histoire principale, même les règles que vous n’avez pas rencontrées sont déverrouillées.',
  },
  'FG-3.7': {
    title: 'À temps',
    text: 'Une règle vous est toujours montrée avant de compter. En mode Bataille, une quête montre tout ce qu’il lui faut avant son premier combat.',
  },
  'FG-4.1': {
    title: 'Sauvegarde automatique',
    text: 'Votre progression est sauvegardée sans que vous ayez à y penser.',
  },
  'FG-4.2': {
    title: 'Quatre campagnes',
    text: 'À votre retour, reprenez une campagne ou commencez-en une autre. Jusqu’à quatre sont conservées.',
  },
  'FG-4.3': {
    title: 'Une cinquième campagne',
    text: 'Pour en commencer une cinquième, choisissez celle qu’elle remplace et confirmez.',
  },
  'FG-4.4': {
    title: 'S’arrêter à tout moment',
    text: 'Vous pouvez vous arrêter en plein combat. À votre retour, tout est comme avant, y compris le hasard à venir.',
  },
  'FG-4.5': {
    title: 'Reprendre la partie',
    text: 'Vous retrouvez vos jetons, compétences, objets, cartes Corruption, gemmes et cartes Histoire exactement comme vous les aviez laissés.',
  },
  'FG-5.1': {
    title: 'Recommencer un acte',
    text: 'À tout moment, sauf en combat, vous pouvez reprendre l’acte en cours depuis son début.',
  },
  'FG-5.2': {
    title: 'Ce que l’histoire retient',
    text: 'Tout ce qui précède l’acte reste acquis. Ce qui s’y est passé est oublié.',
  },
  'FG-5.3': {
    title: 'Changer le nombre de joueurs',
    text: 'C’est le seul moment où des joueurs peuvent arriver ou partir, et où les héros peuvent changer avec eux.',
  },
  'FG-5.4': {
    title: 'Objets au nouveau départ',
    text: 'Vous retrouvez les objets que vous aviez au début de l’acte, sauf les consommables. Ce que vous avez gagné depuis est rendu.',
  },
  'FG-5.5': {
    title: 'Les caractéristiques restent',
    text: 'Vous gardez toutes vos cartes Caractéristique, même celles gagnées pendant l’acte.',
  },
  'FG-5.6': {
    title: 'Des héros reposés',
    text: 'Chaque héros récupère toute sa santé et toute son énergie.',
  },
  'FG-5.7': {
    title: 'Corruption au nouveau départ',
    text: 'Rendez toutes les cartes Corruption ; elles sont remélangées dans leur paquet.',
  },
  'FG-5.8': {
    title: 'De l’or pour repartir',
    text: 'Vous repartez avec vos deux compétences de départ et de l’or pour en acheter : 2 par héros à l’acte I, 12 à l’acte II, 22 à l’acte III.',
  },
  'FG-5.9': {
    title: 'Arriver et partir',
    text: 'Un nouveau héros part de zéro, avec le même or. Un héros qui s’en va laisse ses objets au groupe.',
  },
  'FG-5.10': {
    title: 'Points et provisions',
    text: 'Points de victoire, points de caractéristique et nourriture redeviennent ce qu’ils étaient au début de l’acte.',
  },
  'FG-5.11': {
    title: 'Tout le reste',
    text: 'Les autres cartes reprennent leur place. Les récompenses et les dés gagnés pendant l’acte sont perdus, et plus personne n’est étourdi.',
  },
  'FG-6.1': {
    title: 'Échanger des héros',
    text: 'Hors combat, vous pouvez échanger un héros contre un autre qui n’est pas en jeu, sans recommencer l’acte.',
  },
  'FG-6.2': {
    title: 'Compétences du nouveau héros',
    text: 'Votre nouveau héros reçoit autant de compétences que l’ancien en avait acquis, gratuitement, parmi celles en vente et de même niveau.',
  },
  'FG-6.3': {
    title: 'Héritage',
    text: 'Le nouveau héros reprend les cartes Corruption et les cartes Caractéristique gagnées, mais garde sa propre caractéristique de départ.',
  },
  'FG-6.4': {
    title: 'Objets et blessures à l’échange',
    text: 'Les objets restent dans le sac du groupe. Le nouveau héros est aussi éprouvé que l’ancien, mais garde au moins 1 Santé.',
  },
  'FG-6.5': {
    title: 'Quand échanger',
    text: 'Le livret ne le conseille que lorsqu’un joueur en remplace un autre. À vous de voir.',
  },
  'FG-6.6': {
    title: 'Quand ne pas échanger',
    text: 'Un héros hors de combat ne peut pas être échangé, et personne ne l’est pendant un test.',
  },
  'FG-7.1': {
    title: 'Jouer seul',
    text: 'Choisissez Solo dans le menu et dirigez deux héros.',
  },
  'FG-7.2': {
    title: 'Une partie à deux héros',
    text: 'En dehors des règles de ce chapitre, jouez comme dans une partie à deux héros.',
  },
  'FG-7.3': {
    title: 'Vos dés à vous seul',
    text: 'Vous voyez les dés de vos deux héros.',
  },
  'FG-7.4': {
    title: 'Vigilance (solo)',
    text: 'En contrepartie, trois types d’ennemis réagissent au lieu de deux, et meneurs et boss ont 1 armure de plus.',
  },
  'FG-7.5': {
    title: 'Partenaire aveugle',
    text: 'Vous pouvez préférer ceci : le second de vos héros ne lance ses dés qu’au début de la phase d’action, relance et brelan se décidant aussitôt.',
  },
  'FG-7.6': {
    title: 'Décider seul',
    text: 'Tout ce que les règles laissent au groupe, vous le décidez.',
  },
  'FG-8.1': {
    title: 'Parler en Hardcore',
    text: 'En mode Hardcore, vous ne pouvez discuter de stratégie que pendant la phase de préparation.',
  },
  'FG-8.2': {
    title: 'Silence, on agit',
    text: 'Pendant la phase d’action, seul le joueur dont c’est le tour a la parole.',
  },
  'FG-8.3': {
    title: 'Respecté par la table',
    text: 'Le chat et les pointeurs des autres sont coupés pendant ce temps. Le Maître des Bêtes tranche seul pendant les activations ennemies. Le mode ne change qu’entre deux scènes.',
  },
  'FG-9.1': {
    title: 'Mini-quêtes',
    text: 'Une mini-quête se suffit à elle-même : quelques combats séparés par des repos, deux à trois heures à table.',
  },
  'FG-9.2': {
    title: 'Se mettre en route',
    text: 'Choisissez vos héros, jouez une première scène de repos, puis choisissez une quête. Chacune indique sa difficulté, sa longueur et son nombre de combats et de repos.',
  },
  'FG-9.3': {
    title: 'De l’or pour commencer',
    text: 'Vous avez vos deux compétences de départ et 6 or par héros à dépenser lors du premier repos.',
  },
  'FG-9.4': {
    title: 'Des combats plus rudes',
    text: 'Les combats sont plus difficiles que ceux de la campagne, et modifiés pour n’en rien révéler.',
  },
  'FG-9.5': {
    title: 'Remporter une quête',
    text: 'Atteignez tous les objectifs principaux de tous les combats et la quête est gagnée.',
  },
  'FG-9.6': {
    title: 'Classement',
    text: 'Or pour tous les objectifs secondaires sans aucun hors de combat, Argent pour au moins la moitié, Cuivre sinon.',
  },
  'FG-9.7': {
    title: 'Tous à terre en Bataille',
    text: 'Un combat où tout le groupe tombe fait perdre la quête.',
  },
  'FG-9.8': {
    title: 'Un seul round en plus',
    text: 'Vous ne pouvez jouer qu’un seul round supplémentaire de toute la quête, et chaque héros, debout ou non, pioche une carte Corruption.',
  },
  'FG-9.9': {
    title: 'Récupérer en Bataille',
    text: 'Vous ne récupérez qu’après un combat réussi.',
  },
  'FG-9.10': {
    title: 'Un objectif manqué',
    text: 'Manquez un seul objectif principal et la quête est perdue.',
  },
  'FG-9.11': {
    title: 'Récompenses en Bataille',
    text: 'Chaque combat peut offrir des récompenses ; à vous de les ramasser. Pas de points de victoire, de réputation ni de points de caractéristique ici.',
  },
}
