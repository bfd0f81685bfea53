import type { MomentId } from './words.en.ts'

export const fr: Readonly<Record<MomentId, string>> = {
  goal: 'Reprenez la sacoche sur l’autre rive et partez par la sortie A après le dernier round. Tant qu’un ennemi est debout, tous les rounds se jouent, même si tout est fait avant.',
  dice: 'Choisissez quatre de vos dés et lancez-les derrière votre écran. On peut parler de ses plans ; les résultats restent secrets jusqu’aux tours.',
  reroll:
    'Un Échec ne vaut rien. Une fois par round, 1 Énergie relance autant de vos Échecs que vous voulez ; les nouvelles faces comptent.',
  triple:
    'Trois dés montrent la même chose : tournez l’un d’eux sur la face de votre choix. Une fois par round, et jamais avec des Échecs.',
  sprint:
    'Une fois par round, un Sprint vous mène dans une zone adjacente, avant les tours et sans rien dépenser. Quitter une zone où se trouve un ennemi coûte 1 dégât.',
  confirm:
    'Dites-vous prêt quand cela vous convient. Tant que tout le monde ne l’est pas, vous pouvez vous raviser ; ce qui est lancé, dépensé ou déplacé le reste.',
  order:
    'À gauche, on joue d’abord et l’on attire le plus d’attaques. La tuile de réaction garde sa place : pensez à qui agit avant elle.',
  turn: 'Chaque dé est un résultat : prenez-le, puis ce qu’il sert à faire, dans l’ordre voulu. Une fois par tour, 1 Énergie vaut aussi un Déplacement ; ce qui reste à la fin est perdu.',
  attack:
    'Une Frappe touche dans votre zone, un Tir dans la suivante. Un ennemi tombe s’il subit autant de dégâts que sa résistance en un seul round ; sinon il s’en remet.',
  defended:
    'Cette recrue défend la sacoche. Il faut d’abord la vaincre : elle ne bouge jamais, et un héros sur place prend ensuite la sacoche sans action.',
  skill:
    'Une compétence change ce qui est à sa gauche en ce qui est à sa droite. Les résultats gagnés peuvent payer la carte suivante, les actions non.',
  items:
    'Un objet sert une fois par round au tour de son porteur, sauf mention contraire, et seulement à son emplacement.',
  barred: 'Ce qui est terni n’est pas possible maintenant. Touchez-le : il dit pourquoi, et selon quelle règle.',
  bands:
    'Un ennemi accomplit la première partie de son bandeau dont la distance convient à un héros. Le signe à côté de lui dit laquelle ; pointez-le pour tout voir.',
  reactions:
    'C’étaient les réactions : de chaque couleur nommée, un ennemi a agi. Après les tours des héros, tous agissent, ceux-là compris.',
  target:
    'Cet ennemi n’a pas de préférence : vous décidez qui il attaque. Plutôt quelqu’un à qui il reste de la Santé ou une Parade.',
  prevent: 'Des dégâts arrivent. Chaque jeton Parade ou cube d’armure dépensé maintenant en évite 1.',
  upkeep:
    'Un round est passé : les Parades inutilisées sont rendues et les ennemis se remettent de leurs blessures. On choisit à nouveau ses dés.',
  leaving:
    'C’est le dernier round. Ensuite, tous partent par la même sortie, si loin soit-elle, et chaque zone avec un ennemi en chemin coûte 1 dégât.',
  judged:
    'Une fois sortis, les objectifs sont jugés : tous atteints, c’est la victoire, la sacoche étant avec un héros sorti debout. Un round de plus coûte à chaque héros une carte Corruption.',
  down: 'Un héros est à terre : les ennemis l’ignorent et il lâche la sacoche. Un autre, dans sa zone, le relève pour deux résultats, 1 Santé et 1 Énergie ; si tous tombent, le combat est perdu.',
  ready:
    'Préparer, jouer ses tours, remettre en ordre : tous les rounds se passent ainsi. Vous pouvez jouer. Toute nouveauté sera expliquée une fois, quand elle se présentera.',
}
