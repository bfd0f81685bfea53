import type { MomentId } from './words.en.ts'

export const fr: Readonly<Record<MomentId, string>> = {
  recruit:
    'Choisissez qui descend avec vous. Chaque aventurier a ses propres cartes, porte plus ou moins de minerai et excelle à certaines choses.',
  deck: 'En solo, vous composez votre paquet : cinq des sept cartes de chaque aventurier.',
  station: 'Donnez une place à chacun : les diablotins frappent à gauche, au centre ou à droite.',
  goal: 'Voici votre but : les artefacts. Le minerai porté à la Forge ou à l’Entrée en paie un. Le quatrième de quelqu’un met fin à la partie avec la manche, et l’on compte les points.',
  rival:
    'Et voici qui les veut aussi. Ce qu’un rival a forgé, ce qu’il porte et ce qu’il lui reste à jouer se lit ici ; seule sa main est cachée.',
  goalAlone:
    'Neuf manches contre les diablotins. Remplissez au moins deux des trois objectifs, sinon rien ne compte ; ensuite, les artefacts font le score.',
  card: 'Un tour commence par une carte de votre main. Qui y figure agit : regardez les symboles, et où se tient cet aventurier.',
  act: 'Dépensez les symboles dans l’ordre voulu : marcher, creuser, ramasser, combattre. Le joker vaut l’un des quatre. Finissez le tour quand vous voulez ; le reste est perdu.',
  move: 'Chaque Déplacement franchit un passage. Touchez un site plus éloigné et tout le chemin se fait, tant que vos Déplacements suffisent.',
  explored:
    'Qui entre sur un site en retourne aussitôt le jeton : un trésor, un totem, une trouvaille, un kobold, ou un piège qui met fin au tour.',
  dig: 'Creuser dépose les minerais du gisement au sol, à la portée de tous. Certains réveillent un kobold, qui vole le plus précieux.',
  pick: 'Ramasser prend un minerai. Le nombre près d’un aventurier dit combien il peut en porter ; chargé à plein, il doit en lâcher un.',
  kobold:
    'Avec un kobold sur votre site, on peut marcher, combattre et dégager un éboulement, mais ni creuser, ni ramasser, ni forger, ni rien donner. Un septième kobold met fin à la partie.',
  token:
    'On tire du sac un jeton, plus un par allié à vos côtés. Vous choisissez celui qui décide du combat ; deux des cinq sortes sont des échecs.',
  forge:
    'N’importe quel symbole forge. À la Forge, il faut une Flamme allumée, qui s’éteint ; plusieurs artefacts d’une même sorte valent davantage ensemble.',
  pay: 'Les minerais indiqués sur l’artefact sont payés par qui forge et par ses alliés présents, chacun la part que vous voulez.',
  hand: 'Un symbole quelconque fait passer du minerai entre alliés d’un même site, autant que vous voulez, dans un seul sens.',
  totem: 'Un totem sert une fois par manche, pour un symbole quelconque, au premier venu.',
  ability:
    'Les capacités de la carte ne coûtent rien. Chacune sert une fois par tour, entre deux actions, même à côté d’un kobold.',
  barred: 'Ce qui est terni n’est pas possible maintenant. Touchez-le : il dit pourquoi, et selon quelle règle.',
  power: 'Le pouvoir d’un artefact sert une seule fois dans la partie, à votre tour. Il vaut ensuite autant de points.',
  event:
    'Chaque manche finit par un événement : des Flammes s’allument, les kobolds volent ou s’approchent de la Forge, d’autres arrivent, et quelque chose touche tout le monde.',
  stolen: 'Un kobold a volé du minerai. Il est dans le sac ; qui gagne un combat peut l’en ressortir.',
  imps: 'Un diablotin est passé. Le dos du suivant montre qui sera frappé : à gauche, au centre ou à droite.',
  half: 'En solo, un gisement ne donne que la moitié de ce qu’il montre, arrondie au-dessus. Vous choisissez laquelle.',
  ready:
    'Voilà une manche entière : jouer des cartes, porter du minerai, forger. Vous pouvez jouer. Toute nouveauté sera expliquée une fois, quand elle se présentera.',
  advanced:
    'La manche est finie : prenez en main l’une de vos deux cartes Avancées visibles, puis complétez-la jusqu’à cinq.',
}
