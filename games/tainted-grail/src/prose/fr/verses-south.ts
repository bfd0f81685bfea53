import type { VerseProse } from '../types.ts'

/** Les lames, la grange, la chapelle, les dunes, les marches. */
export const versesSouth = {
  '105.1': {
    text: {
      main: 'Une armée s’est arrêtée là, jadis, et n’a plus voulu en être une. Ils ont planté leurs épées en terre, chacun la sienne, en rangs, comme ils se tenaient, et ils sont rentrés chez eux. C’est ce qu’on raconte. On ne raconte pas s’ils sont arrivés.\nLes rangs s’étendent sur une demi-lieue. La rouille a tant aminci les lames que certaines n’ont plus que la largeur d’une herbe ; par vent d’est elles résonnent, basses, toutes ensemble, juste en dessous de la hauteur où l’on pleure. Les paysans viennent y prendre du fer et ne s’attardent pas à manger.\nAu troisième rang, il en est une qui n’est pas vieille. Grise encore de la forge, sans fil ni garde, elle est là depuis huit mois. Plus loin, le sol s’est fendu ; une crevasse court sous les rangs.',
      smell: 'De la crevasse monte une odeur de fer chaud qui n’a rien à faire ici.',
      beor: 'Béor tourne autour de la grise sans y toucher. Elle est de lui. Il l’a faite de la barre à la soie, et Garran Holt la lui a prise pour la finir. Garran ne l’a pas finie. Il l’a mise là, pour qu’on la regarde.',
      sang: 'Le vent est à l’est et les lames se taisent. Elles se taisent depuis que vous avez chanté. C’est comme de traverser une pièce pleine de gens convenus de vous laisser dormir.',
      pulled: 'Il y a maintenant des trous dans le premier rang, avec un peu d’eau au fond de chacun.',
      descended:
        'Ce qu’il y avait dans la crevasse, vous le savez. L’odeur est partie. À la place, cela sent la pluie sur la cendre.',
    },
    options: {
      a: 'Marcher parmi les lames',
      b: 'En arracher une',
      c: 'Descendre dans la crevasse',
    },
    told: {
      b: 'Du talon, vous creusez autour, vous la secouez, et elle vient avec un soupir et une aune de terre noire. D’épée, il n’en reste pas, mais il reste du fer. Dans le rang, à sa place, la note manque à présent. Vous vous apercevez que vous sauriez dire laquelle c’était.',
    },
  },
  '105.2': {
    text: {
      main: 'De près, elles ne se ressemblent pas. L’une a, noué à la garde, un lambeau rouge que les pluies ont rendu rose. Une autre fut enfoncée si fort qu’elle s’est tordue. Une se tient un demi-pas en avant de son rang, comme devait s’y tenir son homme, et une autre loin derrière. Sous la garde, là où se pose le pouce, des noms sont griffés au clou : non celui du forgeron, celui du soldat. Ils sont de la main de gens qui n’écrivaient pas souvent.\nVous les aviez crus morts. Mais il n’y a pas d’os ici. Ces hommes ont posé la chose et ont vécu, ou bien ils ont crevé de faim au bord d’un chemin, ou bien on les a pendus pour l’avoir posée ; ce qu’ils sont devenus, en tout cas, n’a plus regardé qu’eux.',
      sound:
        'Le vent se lève. D’un bout à l’autre du champ elles se mettent à sonner, et la note grave vous passe entre les dents.',
      arev: 'Devant l’une d’elles, Arev s’arrête, lit, relève son col et passe. Il ne dit pas qu’il connaissait l’homme. Elle est trop ancienne pour qu’il ait connu l’homme.',
      sang: 'Elles ne sonnent pas. Vous marchez avec le vent dans les oreilles, et rien que le vent.',
    },
    options: { a: 'Lire les noms à voix haute', b: 'Leur chanter quelque chose' },
    told: {
      a: 'Vous les lisez tous. Il y faut le reste du jour. Beaucoup portent le même nom, certains ne sont qu’une croix, et vous dites « croix ». Au quatrième rang, vous n’entendez plus votre voix, et une autre s’est mise à dire les noms un instant avant vous. Vous finissez tout de même. Il semblait mal de s’arrêter au milieu d’un rang.',
      b: 'Vous vous asseyez, vous rompez le pain et vous chantez ce que vous avez : une chanson de portage, à deux, pour une auge. Elle a quantité de couplets, et tous parlent de l’auge. Vers le sixième, les lames les plus proches reprennent l’air par-dessous. Au dixième, il court de rang en rang comme un ordre qu’on passe, et elles lâchent la note grave. Vous laissez le pain par terre. Il semble qu’il ait été à quelqu’un.',
    },
  },
  '105.3': {
    text: {
      main: 'La crevasse a la largeur d’une porte, et des deux côtés la roche est tiède. Des racines de fer y pendent : les pointes des lames d’en haut, qui ont percé la voûte. Elles poussent encore, si c’est le mot. Au bout de chacune tremble une goutte d’eau rouge.\nÀ l’une d’elles est nouée une corde, de chanvre neuf, comme on les tord à Cuanacht. Elle descend à perte de vue. Vous tirez ; elle cède un peu, puis résiste, comme si quelqu’un tenait l’autre bout et attendait de savoir ce que vous voulez.\nPour descendre, il faudra tout ce qu’il vous reste dans les bras, à chacun, et davantage pour remonter. Que celui qui ne peut pas le dise ici, au bord.',
    },
    options: { a: 'Descendre' },
    told: {
      a: 'Une main sous l’autre. D’abord la corde est sèche, ensuite elle ne l’est plus.',
    },
  },
  '105.4': {
    text: {
      main: 'En bas, il y a une forge. Personne ne l’a bâtie : un rebord, une fente où brûle du feu, une pierre plate. Mais on y a travaillé, et pas il y a six cents ans. Voici un marteau au manche lié d’un chiffon de Cuanacht. Voici une rangée de lames manquées, chacune jetée plus fort que la précédente. Et sur la pierre, une qui n’est pas manquée. Elle est grise comme la cendre et semble boire le peu de jour.\nAu bout de la corde se tient un homme, le pied dessus. Il a les lèvres bleues de ceux qui vivent d’eau de crevasse. « Il a dit que personne ne devait l’avoir, dit-il. Le forgeron. Il l’a faite, il l’a regardée, il a dit : c’est du mauvais, elle ne veut qu’une seule chose. Il m’a donné un sou. » Il vous le montre. Puis il le range dans sa joue, où il sera en sûreté, et il s’avance.',
    },
    told: {
      won: 'Vous lui posez le sou sur un œil, et comme il n’y en a pas deux, vous fermez l’autre de la main. La lame couleur de cendre est légère. Elle tourne un peu dans la paume, comme un chien qui a remarqué quelqu’un.',
      lost: 'Vous retrouvez la corde, on ne saurait en dire plus. D’en haut, vous l’entendez encore, tout au fond, déplacer les lames manquées, les remettre droites.',
    },
  },
  '108.1': {
    text: {
      main: 'La Grange aux Dîmes est le plus grand bâtiment qu’on ait vu par ici, et elle est pleine. On y porte le dixième de tout. Pour qui, c’est peint au-dessus de la porte, mais la peinture montre un roi débarqué voilà six cents ans, et le dernier ordre de Nouvelle Camelot en a neuf. Il pend, encadré, à côté de la balance.',
      queue:
        'Aldous Crane, l’intendant, tient la grange au sec et les comptes justes, et ne renvoie personne qui vienne payer. Ceux qui viennent demander font la queue le long du mur sud. Elle est là depuis la moisson. On y garde sa place avec une pierre quand on rentre dormir, et il y a des places dont la pierre est là depuis quelque temps.\n« Ce n’est pas à moi, dit Crane. Si c’était à moi, je vous le donnerais. Essayez de voir que c’est pire. » Il le pense. Il a maigri au milieu de quarante charretées d’orge.',
      fed: 'Le long du mur sud, on se pousse du coude à votre arrivée. Un vieux ôte sa pierre de la troisième place et demande si vous ne voudriez pas vous y tenir un moment. C’est ce qu’il a de mieux.',
      took: 'Les yeux de l’intendant vont à vos poches ; puis il en a honte et regarde la balance.',
      settled:
        'Les portes sont ouvertes des deux côtés et, pour la première fois depuis des années, il y a du courant d’air dans la grange. Crane est à sa balance et pèse dans l’autre sens : ce qui sort. Ses lèvres remuent. Au mur, le cadre a la face tournée.',
    },
    options: {
      a: 'Lire les tailles',
      b: 'Nourrir la queue',
      c: 'Affronter le conseil de la dîme',
    },
    told: {
      b: 'Vous commencez par le bout, où l’on ne pousse pas. Dans une queue, un pain est vite parti. Ce que vous recevez en échange est étrange : un bouton, un hochement de tête, un raccourci, une femme qui vous confie, fort sérieusement, le nom de ses poules. De la porte, l’intendant a tout vu. Il rentre sans avoir dit que c’est défendu.',
    },
  },
  '108.2': {
    text: {
      main: 'Les tailles pendent au mur est, du noisetier fendu, en bottes, une botte par village. Vous trouvez celle de Cuanacht. Elle remonte plus haut que votre grand-mère. Une entaille profonde par vingtaine, une légère par unité, une croix pour l’année où il y eut un mort ; il y a des années qui ne sont que croix. Vous passez le pouce sur le bois. On a payé le dixième, puis, ces neuf dernières années, un peu plus que le dixième. Personne ne l’avait ordonné. Chaque automne quelqu’un a arrondi, par précaution.\nSous les bottes, le plancher sonne faux. De bonnes planches, bouvetées, épaisses d’une main, chevillées. On ne planchéie pas ainsi une grange pour se garder des souris. Et toutes courent vers le gros pilier du milieu, qui n’est pas en bois.',
      sacks: 'La différence est là, contre le mur, en sacs. Elle porte le nœud de votre village.',
    },
    options: { a: 'Reprendre le trop-payé', b: 'Regarder sous le plancher' },
    told: {
      a: 'C’est à vous. Vous vous le répétez, un sac sur chaque épaule, en longeant la queue, qui s’ouvre et ne dit rien. C’est la vérité, d’ailleurs. Vous n’auriez pas cru qu’il pût être si lourd d’avoir raison, ni si chaud dans la nuque.',
      b: 'À la troisième cheville, le couteau touche la pierre. Elle continue en dessous. Le pilier du milieu, où depuis six cents ans on accroche la balance, est un menhir autour duquel on a bâti une grange. Quelqu’un l’a coffré de planches comme on chaperonne un faucon. Vous remettez tout en place. Vous savez maintenant ce qu’est la grange, et ce qu’il en resterait.',
    },
  },
  '108.3': {
    text: {
      main: 'Le conseil de la dîme, ce sont sept personnes sur un long banc, dans l’ordre de ce qu’elles paient. Crane est au bout, sur un tabouret, parce qu’il ne paie rien. Devant eux, la supplique des villages. À force d’être pliée, elle s’est défaite, et ils ont disposé les morceaux dans l’ordre, comme une patience.\n« Si nous ouvrons pour Cuanacht, nous ouvrons pour tous », dit le premier. Il n’est pas en colère, il l’a seulement déjà dit. « Et au printemps, quand ils viendront de Nouvelle Camelot et demanderont ? — Ils ne viendront pas, dit la dernière, une femme enrhumée. — Ils pourraient », dit le premier. Et vous voyez que chacun pense à la cave des autres.\nDerrière vous, la queue est entrée se mettre à l’abri. Personne ne l’y a invitée. Elle est là, et elle goutte. Crane dit, de sa voix sèche : « La parole est à vous, pour autant qu’elle soit à quelqu’un. »',
      fed: 'Au fond, une voix dit, sans hausser le ton : « Ils nous ont nourris. » Cela court le long du mur. Ce n’est pas grand-chose, mais la femme enrhumée a cessé de déplacer ses bouts de papier.',
      took: '« Avant de commencer, dit le premier, je vois deux sacs de moins à Cuanacht. » Il se fait un grand silence, sauf que cela goutte.',
    },
  },
  '108.4': {
    text: {
      main: 'Ce n’est pas une victoire, c’est une liste. De l’orge à chaque village, par tête ; la part des veuves d’abord ; un dixième du dixième à laisser en place, pour le roi, sous scellés. Ils n’ont pas pu se résoudre à l’oublier. Le premier signe comme on entre dans l’eau froide. Quand vient son tour, l’intendant décroche le cadre, regarde l’ordre vieux de neuf ans, souffle la poussière et le raccroche à l’envers.\n« Il va falloir que j’apprenne à peser dans l’autre sens », dit Aldous Crane. Il essaie de rire. Cela a rouillé. Puis il va à la balance, appelle par le nom de son propriétaire la pierre en tête de la queue, et l’on découvre que tous les noms, il les savait depuis le début.\nLe bruit sera au gué avant vous : quelqu’un a parlé contre un péage, et le péage est tombé.',
      took: 'Votre part à vous est comptée au grain près. Il en ôte deux sacs, sans un mot, et vous regarde par-dessus le fléau jusqu’à ce que vous ayez hoché la tête.',
    },
  },
  '108.5': {
    text: {
      main: 'Vous parlez encore quand cela tourne mal. Le premier se lève, il ne fait rien d’autre ; mais il se lève comme on s’en va. Derrière vous, quelqu’un dit : « Ils vont fermer. » Alors la pluie fait plus de bruit, parce que les portes sont ouvertes, parce que la queue s’est changée en l’autre chose que peut être une queue.\nVous recevez un coude, un manche de râteau, un mur. Vous voyez Crane, les bras écartés devant la balance, un homme maigre qui se fait large. Vous voyez une lanterne se renverser, pas jetée, lâchée seulement, parce que celui qui la tenait avait besoin de ses deux mains. La balle de grain ne brûle pas comme la paille. Elle prend avec une toux, toute à la fois, jusqu’au faîte.\nLa nuit venue, de la route, on peut lire les tailles à cette lumière. Puis elles y passent aussi, neuf cents bottes, et personne ne peut plus dire qui devait quoi à qui.',
      fed: 'Cela aurait pu être pire. Deux fois des mains inconnues vous ont tiré de là, et une voix de vieux vous a dit à l’oreille : « Pas ceux-là. Ceux-là nous ont nourris. »',
    },
  },
  '109.1': {
    text: {
      main: 'La chapelle a sombré l’année où la rivière s’est déplacée. Elle a de l’eau brune jusqu’à l’appui des fenêtres, neuf pieds, et elle penche ; sa pierre, à côté, penche de l’autre bord. On dirait deux personnes qui se sont disputées et qui sont restées. On y va dans une auge, avec une planche pour rame.\nSur le toit habite frère Col. Il a une poule, un foyer dans une moitié de heaume, et la vue. Par eau calme, dit-il, la cloche sonne. Voilà quatre ans qu’il l’entend. Il le dit de la voix de qui a appris l’effet que cela fait. « Vous n’êtes pas obligés de dire que vous l’entendez. Restez seulement jusqu’à l’heure où elle aurait sonné. »\nPar le trou des ardoises, le regard descend : des bancs, verts ; une nef pleine d’une lumière lente ; un autel, et sur l’autel quelque chose.',
      lamp: 'Au creux de la lampe d’autel, une chose rouge brûle, sous l’eau.',
      bells:
        'Col a mis son autre robe. Depuis que vous l’avez fait sonner, il la sonne lui-même, aux heures, par une corde passée dans le toit, et sur les rives les gens se découvrent sans savoir tout de suite pourquoi.',
      ember:
        'En bas, la lampe est noire. Col l’a remarqué. Il a suspendu au-dessus du trou le demi-heaume avec son feu à lui, pour qu’il en tombe un peu dedans.',
      wall: 'Vous savez à présent où le mur est lisse et où commence l’escalier. On ressortirait de là les yeux fermés.',
      key: 'Contre la poitrine de qui la porte, la clé s’est remise à pleurer, et là où ses larmes tombent dans l’eau, elles ne s’y mêlent pas.',
      sleeve:
        'En bas, près de l’autel, au-dessus de la vase, quelque chose passe lentement. Cela porte une manche à vous.',
      hen: 'La poule vous connaît, désormais. Elle descend les ardoises et se glisse sous votre bras, où elle était la dernière fois.',
    },
    options: {
      a: 'Plonger jusqu’à l’autel',
      b: 'Sonner la cloche noyée',
      c: 'Prendre la braise dans la lampe',
      d: 'Se servir de la Clé Éplorée',
      e: 'Prendre la braise et sortir en suivant le mur',
    },
    told: {
      b: 'Elle pend dans le clocher noyé, avec une barbe d’algues. On ne peut pas la balancer ; il faut plonger, caler ses pieds au mur et pousser, et ce qui vient est moins un son qu’un coup en pleine poitrine. L’eau tremble en cercles jusqu’aux deux rives. Sur le toit, un homme s’est mis à rire. « Là ! crie frère Col. Là ! Là ! » Et la pierre, penchée, répond, un demi-ton plus bas.',
      c: 'Elle continue de brûler dans votre poing pendant toute la remontée, d’une petite douleur égale, comme une bonne conscience. Vous sortez du trou en la tenant au-dessus de votre tête. C’était une lampe ; et une lampe, on l’allume pour que quelque chose vous voie, ou pour que quelque chose ne vous voie pas. Vous apprenez lequel.',
      e: 'Vous la mettez dans votre bouche, puisqu’il vous faut les deux mains, et vous suivez le mur, une niche, une niche, une niche, avec entre les dents une lumière rouge sur les pierres. Dans la nef, quelque chose se tourne pour voir qui c’est. Vous êtes déjà sur l’escalier.',
    },
  },
  '109.2': {
    text: {
      main: 'Il fait si froid que ce n’est plus une température. Vous descendez le long d’un pilier, une main sous l’autre, devant un saint qui a une perche dans la manche. La lumière vous accompagne un moment. Il y a encore des livres de cantiques sur les pupitres. Ils sont ouverts et tournent une page à votre passage.\nSur l’autel, sous un drap de vase, on a laissé des choses ; non les noyés : des gens venus exprès, plus tard, comme vous, et qui avaient un souffle à dépenser. À droite, le mur s’enfonce dans le noir, avec des niches à hauteur de main.\nVotre poitrine a commencé à demander. Vous pouvez encore faire une chose. Après, il n’y aura plus au monde que le haut.',
    },
    options: {
      a: 'Plonger le bras dans la vase de l’autel',
      b: 'Suivre le mur à tâtons',
      c: 'Remonter respirer',
    },
    told: {
      a: 'On y entre jusqu’à l’épaule. Vous attrapez quelque chose, quelque chose attrape votre manche, et pendant un instant vous êtes aussi surpris l’un que l’autre. Vous gardez la chose. Elle garde la manche.',
      b: 'Une niche, une niche, une niche : un bout de cierge, une poupée de paille, une bourse. Après la dernière, une marche, et une autre au-dessus, et votre tête sort dans un air que personne n’a respiré depuis quatre ans. Il y a un escalier. Vous y restez assis un bon moment avant de regarder ce que contient la bourse.',
      c: 'Le haut. Vous pendez au bord de l’auge comme du linge. Frère Col vous hisse par les cheveux, ne demande pas ce que vous avez vu, et vous donne la poule à tenir, parce que la poule est chaude.',
    },
  },
  '109.3': {
    text: {
      main: 'Derrière l’autel, sous la marche, il y a une petite porte de fer, large comme une main. Sans la clé, nul ne la trouverait ; la clé la trouve. Elle vous tire le bras comme un enfant vous traîne à la fenêtre. Une fois dans la serrure, elle cesse de pleurer, et alors seulement vous remarquez depuis combien de temps ce bruit vous habitait l’oreille.\nDedans, au sec comme dans un placard de cuisine, un gage au bout d’un ruban. Une reine en donnait de tels, dans les années qui suivirent le débarquement, à ceux qui s’étaient tenus devant elle sans la flatter. D’un côté, un visage que les pouces ont effacé. De l’autre, quatre mots : *Que celui-ci parle.*\nUne porte rouge, une main d’air enfermé, une chapelle sous une rivière. Quelqu’un s’est donné bien du mal pour qu’on n’entende plus ce qu’avait dit celui qui avait le droit de parler.\nLa clé n’est plus que du fer. Vous la lâchez, et elle met longtemps à toucher le sol.',
    },
  },
  '110.1': {
    text: {
      main: 'Ce qui reste de la grange, c’est sa pierre. Elle se dresse au milieu d’un arpent de noir, encore cerclée des fers qui portaient la balance, et fume quand il pleut. L’orge a brûlé neuf jours. Le sol a une croûte qui porte jusqu’au moment où elle ne porte plus ; dessous, il y a des endroits encore rouges.\nDes gens viennent tamiser. Ils se saluent comme au bord d’une tombe deux branches d’une même famille. Aldous Crane est là, lui aussi. Il a retrouvé le fléau de la balance et s’est assis à côté. « Je l’avais à la livre près, dit-il à qui passe. À la livre près. »',
      door: 'Contre le mur nord, là où était l’aire à battre, une porte est debout dans son cadre, sans mur d’aucun côté. Elle est peinte en rouge, comme on peint une maison où il y a eu la maladie. La peinture n’a pas même cloqué.',
      cleared:
        'Au pied de la pierre, on a cassé la croûte et balayé. Quelqu’un a commencé d’y laisser des choses : un grain d’orge brûlé, un dé de lait.',
      opened:
        'La porte n’y est plus. Il n’y a que quatre trous, là où tenait le cadre, avec dans chacun un peu d’eau rouge.',
      sifted: 'On vous a gardé un tamis. Il pend à un clou du seul montant encore debout.',
    },
    options: {
      a: 'Tamiser les décombres',
      b: 'Dégager la pierre',
      c: 'S’approcher de la porte rouge',
    },
    told: {
      a: 'Vous avancez sur des planches, comme les autres, et plongez les mains à travers la croûte.',
      'a.1':
        'La croûte lâche. Ce n’est pas profond, c’est chaud. On vous en tire avec un râteau, on racle vos bottes avec ce qu’il y a autour, et l’on vous dit ce que tout le monde ici dit à tout le monde : que ç’aurait pu être la figure.',
      'a.3': 'De la monnaie, fondue en un seul lingot, avec trois têtes du roi, joue contre joue. Cela vaut son poids.',
      'a.6':
        'Sous une panne tombée, un coffre, brûlé jusqu’à n’être plus qu’une peau de coquille d’œuf ; et dans la coquille, emballée par quelqu’un qui payait sa dîme en nature, une chose dont on peut se servir.',
      b: 'Vous en faites le tour à la bêche, un linge mouillé sur la figure. Les planches qui la coffraient ont cuit la pierre comme un pot ; les lettres en ressortent comme au premier jour. Elle n’est pas contente. Mais elle est éveillée, et sait désormais qui a balayé.',
    },
  },
  '110.2': {
    text: {
      main: 'De près, cela sent la chambre de malade : le vinaigre, et sous le vinaigre, ce pour quoi il y a du vinaigre. Sur le linteau, quelqu’un a écrit à la craie un nombre de personnes, puis, d’une autre main, un nombre plus petit. De ce côté, pas de loquet. Personne ne les a donc laissés sortir ; ou bien ils l’avaient en dedans et n’en ont pas usé.\nVous en faites le tour. Derrière, c’est aussi une porte, et derrière aussi il manque le loquet.\nIl faudrait pousser. La peinture est fraîche. Elle l’est depuis la Mort Rouge, à ce qu’on dit. Elle veut une paume, la paume entière, et ne la rend pas tout à fait. De l’autre côté, quelque chose pleure sans se presser, comme un robinet.',
    },
    options: { a: 'Pousser' },
    told: {
      a: 'Elle prend de la peau, et la chaleur du bras jusqu’au coude, et tourne. Il n’y a pas de pièce derrière. Il y a un crochet à hauteur d’enfant, au crochet une clé, et c’est la clé qui pleure. Vous l’avez en main quand la porte s’abat, cadre et tout, à plat ventre, comme ce qui est resté debout trop longtemps.',
    },
  },
  '114.1': {
    text: {
      main: 'Ce n’est pas du sable. De loin, ce sont des dunes, blanches, avec une crête de poussière. Sous la semelle cela crisse, et alors on regarde, et ensuite on n’en ramasse plus. C’est ici qu’on les amenait, les années rouges, de onze paroisses, à pleines charrettes ; et quand il n’y eut plus de place, on les a moulus. Il y avait un moulin. Le poteau tient encore.\nRien ne pousse. Rien ne pourrit. Voilà des mois que vous n’avez vu d’endroit aussi propre. Le vent fait une ride, la défait, la refait, comme quelqu’un qui n’arrive pas à tendre un drap.\nÀ mi-pente, un carré de poutres marque une maison. C’était celle du meunier. Elle avait une cave, dont la trappe est ouverte. On l’a dégagée à la main, d’en haut, il y a des années, en hâte ; les marques de la bêche sont tout autour.',
      maggot:
        'Larve regarde dans la trappe aussi longtemps qu’on regarde dans un puits. C’est plus petit que dans son souvenir. Il croyait que c’était là qu’on rangeait le monde.',
      named:
        'Au pied de la dune court la rangée de pierres que vous y avez mises, une par nom. Aucune n’est tombée. Quelqu’un en a ajouté deux.',
      bled: 'Là où votre sang a coulé, le sable a caillé en une pierre rouge, en forme d’assiette. Elle bourdonne quand on l’enjambe.',
      dug: 'La fosse que vous aviez creusée s’est comblée, au grain près. Elle est seulement d’un blanc un peu plus frais.',
      mouth: 'Ici, vous gardez les lèvres serrées. Là-dessous, quelqu’un connaît votre goût.',
    },
    options: {
      a: 'Donner du sang au sable',
      b: 'Nommer les os',
      c: 'Creuser',
      d: 'Leur donner les noms des lames',
    },
    told: {
      a: 'Il le prend sans garder de trace, d’abord, comme un buvard. Puis tout autour, un peu au-dessous, quelque chose se retourne dans son sommeil. Vous nouez le bras. Votre autre main bourdonne si fort qu’il faut la porter dans la première.',
      b: 'Vous les prenez comme ils viennent. Leurs noms, vous ne les savez pas, vous leur donnez donc ceux que vous avez : vos morts, ceux de la maison des fièvres, les noms des lames, si vous y êtes passés. Qu’ils aient déjà servi ne semble pas gêner. Un nom, on finit par le remplir. Quand vous cessez, le soir tombe, et pour une fois un lieu est aussi silencieux qu’il en a l’air.',
      c: 'Vous y entrez les bras jusqu’au coude.',
      'c.1': 'On vous prend le poignet, poliment, comme un hôte qui voudrait vous présenter.',
      'c.3':
        'Des anneaux, surtout. On n’avait pas eu le temps de prendre les anneaux. Mieux vaut ne pas se demander pourquoi il y en a tant de petits.',
      d: 'Vous les avez tous encore, rang par rang, et vous les redites au blanc. Ceux des lames s’en étaient tirés ; ceux-ci, non ; il semble que cela tombe juste. Là où il n’y avait qu’une croix, vous dites « croix ». À ce mot, un peu de sable coule, tout près, comme si quelqu’un attendait son tour.',
    },
  },
  '115.1': {
    text: {
      main: 'Treize marches montent à la montagne, dont chacune est plus haute qu’une maison. Il est entendu que personne ne les a faites. Dans les contremarches, des grottes, et dans les grottes vivaient des ermites. Ce n’étaient pas des saints. C’étaient des gens qui ne pouvaient pas vivre avec les gens : une femme qui criait, un homme qui avait fait quelque chose, deux frères qui ne s’étaient plus parlé depuis un baptême. Les villages déposaient du pain sur la plus basse marche. En retour, les ermites y laissaient ce qu’ils avaient : du cresson, des cuillers taillées, des conseils.\nLe pain y est toujours. Il y en a haut comme la main, vert en bas, blanc en haut, et celui du haut n’a pas une semaine. Votre appel grimpe de marche en marche, et redescend sans rien.',
      unasked:
        'Quelqu’un a continué, des mois, d’en apporter. Personne n’est monté voir pourquoi on ne le prenait pas. On s’habitue à ce qu’une chose se fasse.',
      looked: 'Vous savez maintenant ce qu’il y a dans les grottes : onze lits, faits.',
      buried:
        'Sur la plus basse marche, onze tas de pierres, dont aucun n’est grand. Le pain a été réparti entre eux. Ce doit être les oiseaux, qui ne venaient jamais ici.',
      climbed:
        'De la première marche, on voit l’éraflure de vos bottes, vers le haut, et l’endroit où vous vous êtes assis.',
      loaf: 'Votre pain est au-dessus, où vous l’aviez mis. Quelque chose y a mordu une fois, puis s’est ravisé, semble-t-il.',
    },
    options: {
      a: 'Regarder dans les grottes',
      b: 'Gravir une marche',
      c: 'Enterrer les ermites',
      d: 'Laisser du pain sur la marche',
    },
    told: {
      b: 'Il y a des prises, usées par onze paires de pieds, qu’on ne trouverait pas en les cherchant. En haut, vous restez sur le ventre. En vous retournant, vous avez tout le pays, avec le brouillard autour, comme le fond de soupe dans un bol ; on voit bien ce qu’il en reste, et qui est à table.',
      d: 'Vous le posez sur le tas avec le reste. C’est bête ; mais il faut pour cela passer du côté propre, et là, dans la mousse, il y a une cuiller que quelqu’un avait taillée et posée d’avance pour payer. Vous la laissez aussi. Cela vous a fait du bien d’avoir été attendus.',
    },
  },
  '115.2': {
    text: {
      main: 'Il y a onze grottes, et vous regardez dans toutes. Chacune est balayée. Dans chacune, un lit de fougère, fait, la couverture repliée au coin comme pour un invité. Par terre, près de chaque lit, un gobelet. Ils sont tous pareils, tournés dans l’aulne, d’une pièce, et il y reste un fond, noir et sucré. C’est une bonne potion à dormir. Elle est faite selon une recette.\nPersonne ne s’est débattu. Dans la septième, une paire de besicles repliée sur un livre. Dans la neuvième, les lits des deux frères sont écartés, avec une ligne tracée au sol entre eux, et les deux gobelets sont du même côté.\nAu mur de la dernière, à hauteur d’épaule de jeune fille, quelqu’un a écrit onze noms à la craie. La craie s’est cassée ; on voit où ; elle a continué avec le bout. De la corniche, dehors, deux sillons descendent dans la bruyère, comme d’une chose à patins, lourde à l’aller, légère au retour. Ils vont vers le Mille des Rois.',
      ailei:
        'Ailei a mis le doigt dans un gobelet, puis sur sa langue. Elle ne dit rien jusqu’en bas. Alors elle dit : « Valériane, pavot, et une cuiller de miel pour que ce ne soit pas amer. Je sais de qui c’est. Le miel, c’est elle qui me l’a appris. »',
      maggot: '« Ils n’ont pas eu peur », dit Larve. On ne sait pas s’il entend que c’est mieux.',
    },
  },
  '115.3': {
    text: {
      main: 'De corps, vous n’en avez pas. Vous avez un registre, avec une colonne pour les poids. Vous remontez donc une fois encore et vous descendez ce qu’il y a : onze gobelets, onze couvertures, les besicles, le livre, un sifflet d’os, une chemise. Vous creusez dans le gravier de la plus basse marche, là où cela se laisse creuser, autant de tombes qu’il y a de lignes dans le livre, et sur chacune vous lisez la ligne. C’est un nom, un chiffre, et le mot *reçu*.\nEn marge de chaque ligne reviennent les quatre mêmes marques, petites et soignées : une vipère, un brin, une enclume, une bêche. Vous les lisez aussi. Vous vous étiez demandé si vous le feriez.\nC’est à ces mains-là que vous avez appris à marcher. Vous savez maintenant de quoi ils ont pavé la route jusqu’à la porte. Ils l’ont fait pour bien faire ; cela aussi est dans le livre, pour qui sait lire les chiffres. Onze, c’est moins que soixante et un.\nVous mettez les deux frères côte à côte. Qu’ils s’y habituent.',
      signs:
        'Parce que vous avez pris le temps de lire les traces, vous savez quel traîneau portait qui, et personne ne repose sous le nom d’un autre. C’est le seul ordre qu’on puisse encore y mettre, et il y est mis.',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
