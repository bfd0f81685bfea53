import type { MomentId } from './words.en.ts'

/** Ce qui est expliqué lors d'une première Aventure. */
export const fr: Readonly<Record<MomentId, string>> = {
  class:
    'Choisissez qui descend. La ligne sur chaque carte dit à quoi il excelle ; regardez de près pour les chiffres.',
  upgrade: 'De quoi commencer, bien à lui. Chaque classe a trois choix, et aucun n’est mauvais.',
  goal: 'Voilà pourquoi vous êtes là. Les salles cachent des Indices ; le dernier amène le combat final, et qui le gagne gagne l’Aventure.',
  lantern:
    'Quelqu’un porte la lanterne. Elle éclaire sa tuile et les voisines ; qui commence ailleurs entend des voix, et y laisse de la Santé Mentale.',
  turn: 'Chaque tour : contenir les Ténèbres, agir par Initiative, explorer, finir. Qui veut sortir presse la flèche près du rail : au tour suivant, on peut fuir, et perdre.',
  held: 'Le porteur a lancé deux dés contre le nombre de ce tronçon. Atteint : les Ténèbres restent où elles sont.',
  darkness:
    'Pas contenues : les yeux ont avancé d’une case. S’ils sortent de la mine avant que vous ayez fini, c’est perdu.',
  move: 'Le dé est lancé : voilà combien de cases vous pouvez marcher. Puis une seule chose, fouiller ou attaquer, et l’activation est finie.',
  grit: 'Un Cran relance autant de ces dés que vous voulez, chacun une seule fois. Un 1 au déplacement rend un Cran.',
  door: 'Finissez à côté d’une porte et regardez : une tuile s’y ajoute, avec un jeton qui dira plus tard ce qui attend.',
  scavenge: 'Ou retournez les gravats : trois dés, chaque 6 est une trouvaille. Rien trouvé, et l’on peut réessayer.',
  room: 'Quelqu’un se tenait dans la salle au moment d’explorer, et son jeton a été retourné : portes, Rencontre, Indice ou ennemis.',
  clue: 'Un Indice. Voilà combien il en manque avant le dernier combat ; reprenez votre souffle avant de retourner le dernier jeton.',
  test: 'Un test lance un dé par point de la compétence. Un seul dé qui atteint le nombre suffit.',
  fight:
    'Des ennemis. Désormais tous agissent par Initiative, chaque espèce en bloc, et plus personne ne fouille avant que le dernier soit tombé.',
  attack:
    'Attaquez qui est éclairé : une arme à feu à portée et en vue, poings et lames à côté. Un 6 pour toucher est critique et ignore la Défense.',
  assign:
    'Distribuez les touches une à une et voyez ce que chacune fait. Mieux vaut un ennemi à terre que deux égratignés.',
  escape: 'Un ennemi à côté de vous vous retient. Pour partir, il faut d’abord un test d’Évasion ; pour tirer, non.',
  saves:
    'Vous êtes touché. La Défense évite les Blessures, la Volonté l’Horreur, un dé par touche ; les dés ont été lancés pour vous.',
  hands:
    'Deux mains : ce que vous tenez maintenant, c’est avec quoi vous vous battez ce tour. Hors combat, on en change librement.',
  bag: 'Les jetons du Sac ne coûtent pas d’action : bandages pour les Blessures, whisky pour la Santé Mentale. Ils servent aussi au voisin.',
  down: 'Un héros est à terre, pas mort : hors combat il se relève seul, marqué à vie ; au combat, un jeton de Relève ou l’Attaque d’un voisin l’aide.',
  breath:
    'Le combat est fini, chacun reprend son souffle : guérissez Blessures et Santé Mentale comme bon vous semble.',
  loot: 'Qui se bat trouve : une carte de Butin par Menace. XP et Or se comptent à la sortie.',
  ready:
    'Lumière, portes, combats, Indices : voilà la mine. Vous pouvez jouer. Ce qui est nouveau s’explique une fois, quand cela arrive.',
}
