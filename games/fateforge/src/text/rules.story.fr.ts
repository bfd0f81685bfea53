import type { RuleText } from './rule-text.ts'
import type { storyEn } from './rules.story.en.ts'

export const storyFr: Record<keyof typeof storyEn, RuleText> = {
  'FG-44.1': {
    title: 'Qui passe le test',
    text: 'Un test concerne un héros ou tous. Sauf indication contraire, choisissez le héros ensemble.',
  },
  'FG-44.2': {
    title: 'Difficulté',
    text: 'Un test facile se fait avec 1 dé, un moyen avec 2, un difficile avec 3. Certains effets en ajoutent.',
  },
  'FG-44.3': {
    title: 'Réussir un test',
    text: 'Vous réussissez si chaque dé est un succès.',
  },
  'FG-44.4': {
    title: 'Face succès',
    text: 'La face succès vaut 1 succès, quel que soit le héros.',
  },
  'FG-44.5': {
    title: 'Face caractéristique',
    text: 'La face caractéristique n’est un succès que si vous avez une caractéristique du type du test.',
  },
  'FG-44.6': {
    title: 'Relancer un test',
    text: 'Avec la bonne caractéristique, vous pouvez dépenser 1 Énergie pour relancer tous les dés, une fois.',
  },
  'FG-44.7': {
    title: 'Points de caractéristique',
    text: 'Réussir un test moyen rapporte 1 point de caractéristique au groupe, un difficile 2.',
  },
  'FG-44.8': {
    title: 'Gagner des caractéristiques',
    text: 'Tous les 3 points, choisissez ensemble une carte Caractéristique et donnez-la à un héros.',
  },
  'FG-44.9': {
    title: 'Pas touche au sac',
    text: 'De l’annonce d’un test à son résultat, on n’échange pas d’objets, on ne fouille pas le sac et on ne mange pas.',
  },
  'FG-44.10': {
    title: 'Tests et hors de combat',
    text: 'Un héros hors de combat ne peut pas être choisi et échoue à tout test obligatoire.',
  },
  'FG-44.11': {
    title: 'Tests pour tous',
    text: 'Si tous sont testés, le test dit combien doivent réussir. Sinon, chacun assume ses propres conséquences.',
  },
  'FG-45.1': {
    title: 'Réputation auprès de tous',
    text: 'Personnages et factions se souviennent de vos actes. Plus votre réputation est haute, mieux ils vous traitent. Vous pouvez la consulter.',
  },
  'FG-45.2': {
    title: 'Échelle de réputation',
    text: 'La réputation va de −5 à +5 et commence à 0.',
  },
  'FG-46.1': {
    title: 'Explorer Easafir',
    text: 'Vous parcourez Easafir avec une carte sommaire. Trouvez où vous êtes, où aller et par où passer.',
  },
  'FG-46.2': {
    title: 'Indices et directions',
    text: 'Lisez l’indice, trouvez l’endroit sur la carte, choisissez une direction, puis cherchez le lieu atteint. Continuez jusqu’à l’arrivée.',
  },
  'FG-46.3': {
    title: 'Points de repère',
    text: 'Chaque lieu a son propre repère. La figurine sur la carte n’est que votre note. Sans rue, on ne passe pas.',
  },
  'FG-46.4': {
    title: 'Séquences d’exploration',
    text: 'Elles surviennent dans l’histoire principale ou les quêtes annexes. Certaines limitent le nombre de pas.',
  },
  'FG-47.1': {
    title: 'Cartes Histoire',
    text: 'Quand on vous le dit, ajoutez la carte nommée à votre paquet Histoire. L’histoire pourra vous la demander plus tard.',
  },
  'FG-48.1': {
    title: 'Jetons Temps',
    text: 'Chaque repos vous donne des jetons Temps à partager. Ceux qui restent sont perdus à la fin.',
  },
  'FG-48.2': {
    title: 'Dépenser du Temps',
    text: 'Dépensez du Temps pour visiter des lieux et tenter des quêtes annexes, dans l’ordre voulu.',
  },
  'FG-48.3': {
    title: 'Lieux de repos',
    text: 'Certains lieux sont ouverts dès le début, d’autres s’ouvrent en chemin. Une visite coûte le Temps indiqué.',
  },
  'FG-48.4': {
    title: 'Boutiques',
    text: 'Regarder dans une boutique est gratuit. Pour acheter, payez son Temps une fois par visite, en plus du prix.',
  },
  'FG-48.5': {
    title: 'Revenir sur les lieux',
    text: 'Les lieux restent disponibles aux repos suivants, sauf mention contraire. On peut y aller plusieurs fois.',
  },
  'FG-48.6': {
    title: 'Soin',
    text: 'Dans un lieu de soin, chaque or rend 2 Santé, à répartir à votre gré.',
  },
  'FG-48.7': {
    title: 'Nourriture',
    text: 'Certains lieux vendent de la nourriture à 1 or. Hors combat, un héros qui en mange récupère 1 Santé et 1 Énergie.',
  },
  'FG-48.8': {
    title: 'Enseignants',
    text: 'Les compétences s’achètent dans les lieux qui les enseignent.',
  },
  'FG-48.9': {
    title: 'Quêtes annexes',
    text: 'Les quêtes annexes ont une menace de 1 à 4 crânes. La plupart disparaissent après 2 ou 3 repos.',
  },
  'FG-48.10': {
    title: 'Fin d’un repos',
    text: 'À la fin d’un repos, toute votre énergie revient et votre armure est réparée. Les quêtes annexes se jouent avant.',
  },
  'FG-48.11': {
    title: 'La santé se paie',
    text: 'Le repos seul ne rend jamais de santé.',
  },
  'FG-48.12': {
    title: 'Se préparer',
    text: 'Pendant tout le repos, vous pouvez échanger et réorganiser vos objets et changer de compétences actives.',
  },
  'FG-49.1': {
    title: 'Cartes en jeu et hors jeu',
    text: 'Les cartes viennent de la boîte des cartes à déverrouiller. En quittant le jeu, elles sont rendues ou défaussées.',
  },
  'FG-49.2': {
    title: 'Carte rendue',
    text: 'Une carte rendue reprend sa place ou est remélangée dans son paquet.',
  },
  'FG-49.3': {
    title: 'Carte défaussée',
    text: 'Une carte défaussée va au cimetière et ne sert plus de la campagne.',
  },
  'FG-49.4': {
    title: 'Carte remplacée',
    text: 'Pour remplacer une carte, défaussez-la et prenez celle qui la remplace.',
  },
  'FG-49.5': {
    title: 'Ennemis rencontrés',
    text: 'Les ennemis affrontés sont rangés à part et reviendront.',
  },
}
