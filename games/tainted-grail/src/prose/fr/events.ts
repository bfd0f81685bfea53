import type { PartProse } from '../types.ts'

/** Les événements d’histoire du chapitre : ce qu’on raconte à leur venue, l’indice, et la fin. */
export const parts = {
  'part-1.0': {
    text: {
      main: 'Novembre. Voilà huit mois que sont partis les cinq qu’on avait choisis. Ce qu’ils ont laissé derrière eux, le voici : soixante et une personnes, quarante toits, une pierre qui se tait depuis neuf jours ; et vous, qu’on n’a pas choisis, chacun avec une lettre à n’ouvrir que s’ils ne revenaient pas. La nuit dernière, dans tout le village, on entendait du papier.',
    },
  },
  'part-1.1': {
    text: {
      main: 'C’est aux enfants qu’on le remarque. Ils ne veulent plus s’endormir. De mémoire d’homme, on les portait après la soupe contre la pierre jusqu’à ce qu’ils deviennent lourds ; à présent ils s’y tiennent les yeux ouverts, regardent le brouillard, et l’un d’eux dit : il est plus près qu’hier.\nOrla Corrow a mesuré, à pas comptés. Il l’est. Trois pas par jour, un peu plus du côté de la tannerie. Elle fait le calcul à voix haute, devant tout le monde, car à Cuanacht on n’a jamais dit à personne que tout irait bien. Puis elle cherche autour d’elle qui se trouve là sans rien faire, son regard vient jusqu’à vous, et elle a l’air elle-même d’en être surprise.',
    },
    hint: 'Padrig Moss, le gardien, sait les mots. Les anciens et lui se tiennent à la maison du feu de Cuanacht.',
    success:
      'Vous avez les mots. Ils ne sont pas longs ; seulement, il faut les penser. Quand Padrig vous les a entendu dire d’un bout à l’autre, il s’assoit sur la bordure du pré et pleure, petitement, en homme qui a posé son fardeau et découvre que c’était le fardeau qui le tenait debout. Maintenant, cela peut être porté plus loin.',
  },
  'part-1.2': {
    text: {
      main: 'Au levant, il y a une fumée. Elle monte toute droite, très mince, d’au-delà du Conclave, et le soir elle est encore là. On dirait un feu de cuisine, si elle n’était trop mince et trop haute. Dans les villages, on sort sur le pas des portes pour la regarder et, tant qu’à être dehors, on apporte ce qu’on a et l’on mange ensemble. Qui est sur la route, cette nuit, l’a devant soi tout du long. C’est comme d’aller vers un fil qui ne pend de rien, en espérant que personne ne tire dessus.',
    },
  },
  'part-1.3': {
    text: {
      main: 'Dervla Sheel le dit au-dessus des marmites, comme s’il s’agissait de marmites. Quand elle était petite, il y avait un feu d’alarme sur le tertre, et lorsqu’il brûlait on le voyait de Blanc-Lichen et du gué. Il fallait l’allumer à trois feux. Pourquoi trois, elle ne sait pas. Un de ceux qui prient, un de ceux qui passent, un de dessous l’eau ; cela se chantait en sautant à la corde. Elle fredonne l’air. Toutes les femmes de plus de cinquante ans, dans la salle, se sont mises à remuer les pieds.\nIl faudrait donc les prendre : une braise au Conclave, une au feu du gué, une à la chapelle. Elles ne sont pas à nous. Mais c’est une chose qu’on pourrait faire ; et de toute la semaine, personne n’en avait trouvé une seule.',
    },
    hint: 'Une braise au Conclave, une au panier du Gué de Suie, une à la lampe noyée de la Chapelle Engloutie.',
    success:
      'Vous les réunissez sur le tertre, dans la vieille poêle, et un moment cela ressemble à une erreur : trois charbons qui ne s’aiment pas. Puis celui du gué se couche sur les autres, et cela prend. La lumière monte. Elle n’est pas grande. Mais de Blanc-Lichen, longtemps après, vient une réponse ; et au gué quelqu’un a pendu une lampe au bras de fer. Orla Corrow les compte en les montrant du doigt : un, deux, trois. Qui nourrit une pierre, désormais, ne le fait plus dans le dos de tout le monde.',
  },
  'part-1.4': {
    text: {
      main: 'Les dîmeurs sont passés. À chaque porte, ils sont venus avec un sac et une liste, ont essuyé leurs bottes et dit combien ils étaient désolés. C’est le dixième, c’est toujours le dixième : de ce qui est sur la liste, et ce qui est sur la liste est celui d’une bonne année. Ils ont pris le blé de semence de Hob Garrick. Ils lui ont donné un reçu.\nDans quatre jours, dit-on, le conseil siège à la grange ; après quoi l’on ferme jusqu’au printemps, et qui est dehors est dehors. Des gens se sont mis en route. Ils emportent une pierre pour s’asseoir, et quelques-uns, sous le manteau, un manche de râteau. Il faudrait que d’ici là parle quelqu’un qu’on écoute.',
    },
    hint: 'Le conseil de la dîme siège à la grange. On y entend mieux un visage connu qu’un étranger. Quatre jours.',
    success:
      'Les portes de la grange sont ouvertes. Sur la route, il y a des charrettes à l’envers, pleines au retour. Au gué, on se raconte que c’était vous ; et Edern Lisk, qui a son propre péage en tête, met sa bonne veste.',
    failure:
      'On le voit de toutes les collines. Les gens sortent et restent là, la lumière sur la figure, et personne ne dit ce qui brûle, parce que chacun est en train de calculer ce qui, là-dedans, était à lui. Cela sent le pain. Neuf jours durant, cela sent le pain.',
  },
  'part-1.5': {
    text: {
      main: 'Les gens de Lanmoor sont repartis sur les routes. Partout où ils sont passés, on leur a dit que c’était mieux ailleurs ; les voici arrivés jusqu’à vous, quarante, ou peut-être trente-six. Ils ne mendient pas. Leur tonnelier, Jorun Vey, répare un seau à chaque maison, sans qu’on le lui demande. Sa fille porte les cercles.\nSur la route, il y a aussi un cavalier de la foire. Pour les gardes, dit-il, cela vaudrait quelque chose qu’ils n’hivernent pas dans les parages. Il l’a sur lui. Il n’a rien contre eux. En le disant, il regarde l’enfant, et ensuite il regarde son cheval.\nIls attendent qu’on leur dise. Ici, il n’y a que vous qui ayez un feu.',
      fed: '« À la foire, une fois que vous avez été partis, il n’y avait plus la place », dit Jorun Vey. Il le dit comme s’il devait s’en excuser. Il a encore votre sac à pain, lavé.',
      turned: 'Il vous reconnaît. De deux doigts, il ôte le chapeau qu’il n’a pas, et pose sa fille derrière lui.',
    },
    options: { a: 'Les prendre avec vous', b: 'Les envoyer plus loin' },
    told: {
      a: 'Il se trouve qu’il y a de la place, si l’on dort sur le côté. Les vivres font le tour, et refont le tour, plus minces. Au matin, pas un seau du lieu qui fuie. À chacun de vous, Jorun Vey a taillé une patère à sa marque, pour y pendre son manteau. Ce n’est rien, dit-il. C’est la seule chose marquée à votre nom qu’on vous ait donnée de l’année.',
      b: 'Vous leur montrez le chemin. C’est vraiment mieux là-bas, dites-vous, à ce qu’on entend. Le cavalier vous compte l’argent. En passant, l’enfant vous tend un cercle ; puis, comme vous ne le prenez pas, ayant les mains pleines, elle l’accroche au poteau de la barrière. Le lendemain il y est encore. Personne ne l’a rentré.',
    },
  },
  'part-1.6': {
    text: {
      main: 'Une lumière seule ne sert à rien. Padrig Moss le dit depuis le début, vers la fin de ses phrases. Une pierre isolée brûle comme une chandelle dans le vent, toute d’un côté ; il lui en faut une autre à portée de voix. Jadis, elles se répondaient à travers tout le pays, dit-il, comme les chiens la nuit.\nEt en effet, plusieurs l’ont vu maintenant : peu avant l’aube, la nôtre s’éclaire sur la face qui tourne le dos au village, attend, et redevient terne. Trois fois. Puis elle cesse, on dirait pour écouter.',
    },
    hint: 'Deux pierres peut-être répondent encore : la blanche, au-dessus de Blanc-Lichen, et celle qui penche dans l’eau près de la Chapelle Engloutie.',
    success:
      'Une autre lumière. On la voit de ses yeux, là où il n’y avait rien ; et sur le pré, chez nous, la pierre s’est éclairée de ce côté et l’est restée. Ce soir, à titre d’essai, on y a adossé les enfants. Il a fallu du temps. Puis la première tête est tombée.',
  },
  'part-1.7': {
    text: {
      main: 'La selle d’Évêque séchait à la maison du feu. Aujourd’hui, Dervla Sheel l’a décrochée pour la graisser, et elle a vu qu’un des panneaux avait été recousu deux fois : aux gros points de Conn Adder, et dessous, tout petit, par quelqu’un d’autre. Il y avait dedans quatre lettres, pliées ensemble, trempées, séchées, avec une adresse. Elles sont pour vous. Elles ont été écrites après les premières.\nCette fois, personne ne lit à voix haute. On se voit, assis çà et là dans le village, sur un mur, sur une marche, derrière la forge, chacun le dos aux autres. Il s’est mis à neiger un peu. C’est long de lire une page dont l’encre a coulé, quand on n’a pas envie d’arriver au bout.',
    },
  },
  'part-1.8': {
    text: {
      main: 'Le brouillard est à la tannerie. Orla Corrow ne mesure plus ; elle fait ses paquets, c’est-à-dire qu’elle parcourt sa maison en touchant les choses. Il y a une issue, et chacun sait laquelle : au nord, par la Porte des Roseaux, où les cinq sont passés. Elle n’est pas pour les soixante et un. Elle est pour qui voudra aller devant, voir s’il reste là-bas quelque chose où l’on pourrait les mener.\nElle ne vous le demande pas. C’est déjà sur le bâton, une petite entaille pour chacun de vous, tout au bout, avec un blanc après. « Quand vous reviendrez, dit Orla, je taillerai l’autre moitié. » Et puis, quand vous avez presque atteint le chemin : « Si vous deviez la voir. Pas besoin de rien dire. Regardez seulement si elle a quelque chose de chaud sur le dos. »',
    },
    hint: 'La Porte des Roseaux. Il faut y être deux au moins, à moins d’être venu seul.',
    success: 'La porte est ouverte.',
  },
} as const satisfies Readonly<Record<string, PartProse>>

/** Les événements aléatoires. */
export const randoms = {
  RE1: 'Le vent a tourné au nord et trouvé le trou de chaque manteau. Les oiseaux vont à pied. Sur la route, on marche à reculons, penché, et l’on se salue du dos.',
  RE2: 'C’était une nuit pour cela : douce, sans lune, le sol mou. Le long des haies, un collet sur deux est garni. Même ceux qui posent mal sifflotent aujourd’hui.',
  RE3: 'C’est dans la cheminée, dans la baratte, et sous l’eau quand on colle l’oreille au seau. Ce ne sont pas des mots. Mais cela s’arrête quand vous entrez, comme des gens qui parlaient de vous.',
  RE4: 'Un colporteur est passé. Il ne sait pas lui-même comment : il y avait une route, dit-il, et ensuite, un temps, il n’y en a plus eu. Il a des aiguilles, des prunes sèches, une souricière, les bottes de quelqu’un. Il étale tout par terre avec soin et touche chaque chose deux fois.',
  RE5: 'Dans la nuit, un craquement, comme la glace sur un étang. Ce matin, toutes les pierres du pays ont une ligne fine, oblique, à la même hauteur. On y glisse l’ongle. Padrig Moss va de l’une à l’autre avec un pot de glaise.',
  RE6: 'Quelqu’un a balayé le seuil. Quelqu’un a couvert le feu, plié la couverture et mis les souliers côte à côte, la pointe vers la porte. Ce n’est personne. Vous restez assis un moment, à vous laisser avoir été soignés.',
  RE7: 'Des hommes avec une corde en travers du chemin, aujourd’hui ici, demain là. C’est une pièce d’argent par tête, ou bien une discussion. Ils ont froid, ils ont mal dormi, l’affaire ne va pas ; on les plaindrait presque, jusqu’à la corde.',
  RE8: 'Cela monte comme une marée, à hauteur de genou, sans bruit. Les chiens sont grimpés sur les tables. Ne bougez pas, disait-on autrefois ; elle cherche seulement quelque chose qu’elle a laissé tomber. Il est faux qu’elle passe si l’on ne bouge pas.',
  RE9: 'Jour de marché. Des gens dont les grands-pères ont brûlé les meules les uns des autres regardent, coude à coude, dans la gueule d’une même vache. Nul n’a le temps aujourd’hui de vous demander ce que vous faites là.',
  RE10: 'Pas de vent. De brouillard, à peine. D’un bout à l’autre du chemin, rien ne veut rien à personne. Vous y allez doucement, comme dans un manteau prêté.',
} as const

export const tasks = {
  stones: 'Trouver les pierres qui répondent encore : celle de la roche blanche, et celle qui est dans l’eau.',
  blade: 'Vieillacier a noyé sa seule bonne épée derrière une serrure à chiffres, sous un barrage.',
  hermits: 'Découvrir ce que sont devenus les onze ermites. Les traces mènent vers le Mille des Rois.',
  water: 'Chercher là où la pierre est dans l’eau.',
} as const
