import type { VerseProse } from '../types.ts'

/** Le village, le bosquet, la foire : là où passent les premiers jours. */
export const versesVillage = {
  '101.1': {
    text: {
      main: 'Cuanacht, c’est quarante toits et une pierre. La pierre se dresse sur le pré commun, haute comme deux hommes, polie à hauteur d’épaule d’enfant, parce que c’est contre elle qu’on adosse les petits pour les endormir.\nLa moitié des navets est rentrée. Quiconque a des bras est aux champs, et il n’y a pas assez de bras. La fumée reste couchée sur le chaume. Au bout du chemin, passé le dernier tas de fumier, le brouillard se tient là comme un mur que quelqu’un aurait laissé inachevé.\nOrla Corrow, la prévôte, va de porte en porte avec son bâton à encoches. « Soixante et un », dit-elle à chacune, et elle attend qu’on lui réponde que c’est toujours vrai.',
      silent:
        'La pierre bourdonnait. Ce sont des choses qu’on ne remarque pas, jusqu’à ce qu’elles manquent depuis neuf jours.',
      swore:
        'On regarde vos mains, à présent. Vous les avez posées sur la pierre devant tout le monde, et à Cuanacht personne n’a d’autre sujet de conversation.',
      heard:
        'Padrig Moss est assis dos à la pierre, le visage levé, comme un homme qui attend le barbier. À votre pas, il lève un doigt : toujours là. Il y a toujours quelque chose.',
      paid: 'Avec votre argent, Padrig Moss s’est acheté une oie. Elle est attachée par la patte à son banc. Personne au village ne lui en a soufflé mot, et tout le monde vous en a parlé.',
      lowri:
        'De la maison des fièvres, une voix de fillette compte les gouttes. « Quarante. Quarante et une. » Elle compte encore, donc.',
      burned:
        'Au sud-est, une lueur ne se couche pas. C’était la grange, et dans la grange ce que soixante et une personnes avaient mis de côté. Orla compte les têtes, puis, entre ses dents, les sacs.',
      refugees:
        'Cinq familles de Lanmoor ont dressé des claies et des couvertures à l’abri de la bergerie. On leur a montré où est la bonne eau. Le bâton d’Orla porte une encoche neuve, taillée à l’écart des autres.',
      basket:
        'Lowri est debout à la porte de la maison des fièvres, sur ses deux pieds, une main au chambranle. Les gouttes, c’est fini. Elle compte les oies.',
      turnips:
        'Du dernier rang, Hob Garrick lève sa houe à votre adresse. Il vous a gardé une place à côté de lui, là où la terre est la moins dure.',
      asleep:
        'Trois enfants sont adossés à la pierre, lourds, la bouche ouverte. De ce côté du pré, personne ne parle plus haut qu’un murmure.',
    },
    options: {
      a: 'Demander aux anciens ce que veut la pierre',
      b: 'Rentrer les navets',
      c: 'Veiller les fiévreux',
      d: 'Lire la pierre du village',
      e: 'Prendre ce que Lowri vous a gardé',
    },
    told: {
      b: 'Le sol a gelé dans la nuit et lâche chaque racine avec un craquement. À midi, votre dos est une planche. Hob Garrick, à qui est le rang, paie comme il a toujours payé : les fendus, les petits, et un beau par-dessus pour l’œil.',
      e: 'C’est Tam qui apporte le panier, parce que les jambes de sa sœur ne veulent pas encore. Deux navets, un quignon, un caillou. « Le caillou, c’est que vous avez gagné, dit-il. Deux cent six gouttes. Vous aviez dit deux cents. Elle, deux cent cinquante. » Il attend de vous avoir vu en manger.',
    },
  },
  '101.2': {
    text: {
      main: 'Les anciens se tiennent à la maison du feu, la seule pièce chaude. Ils sont quatre, et Padrig Moss, le gardien, fait le cinquième, bien que nul ne se pousse pour lui. Il n’y voit presque plus. Il aborde une phrase comme une côte qu’il aurait l’intention de gravir.\n« Il faut la nourrir, dit-il. On l’a toujours nourrie. Vous croyiez qu’elle était là par bonté. Du pain, elle reçoit, et quelque chose de qui le donne, des mains, j’entends, vous le sentiriez, comme des orties, et puis les mots, et les mots je les ai appris à, enfin. À celle à qui je les ai appris. » C’est de Nessa qu’il parle. Orla Corrow regarde le feu.\n« Apprends-les-leur, dit-elle. Il ne reste plus personne avec qui faire le difficile.\n— Ce n’est pas une chose qu’on a pour l’avoir demandée », dit Padrig. Il tend la paume, et l’on ne saurait dire s’il veut qu’on la prenne ou qu’on la remplisse.',
      fevered:
        '« Ce sont ceux qui ont veillé Lowri », dit Dervla Sheel, penchée sur ses marmites. Personne ne répond, mais un pied pousse un banc, et il le pousse de votre côté.',
    },
    options: {
      a: 'Jurer sur la pierre, devant tous',
      b: 'Coller l’oreille à la pierre et l’écouter jusqu’au bout',
      c: 'Poser deux pièces d’argent dans la paume du gardien',
    },
    told: {
      a: 'On vous le fait dire à midi, les deux mains sur la pierre, assez fort pour qu’on l’entende des champs. Que vous la garderez allumée ou que vous ne reviendrez pas. La roche est froide comme une eau de puits, et tandis que vous parlez, de l’autre côté, quelque chose s’appuie contre vos mains. Ensuite Padrig vous souffle les mots. Personne n’applaudit. Orla Corrow fait une marque à son bâton et ne dit pas ce qu’elle compte.',
      b: 'Longtemps, il n’y a que votre sang. Puis, dessous, très loin, une note : quelqu’un qui fredonne bouche fermée pour ne pas réveiller la maison. « Ah, dit Padrig, qui vous observait avec ce qui lui reste d’yeux. Alors je n’ai rien à expliquer. » Il vous donne les mots comme on remet la clé d’une maison où l’on a été heureux.',
      c: 'Ses doigts se referment avant que la seconde pièce ait fini de tinter. Puis il vous apprend tout, vite et bien, chaque mot à sa place, avec la patience d’un homme qui l’aurait fait pour rien si rien se mangeait. « Dites-leur que j’ai d’abord posé une question difficile », demande-t-il pour finir. Les anciens trouvent sage que l’affaire se soit réglée sans bruit. C’est ainsi qu’ils la raconteront.',
    },
  },
  '101.3': {
    text: {
      main: 'La maison des fièvres est l’ancien fumoir, crochets enlevés. Neuf paillasses, dont sept occupées. Bronagh Tull l’a tenue jusqu’au dégel ; depuis, la tient qui n’a pas eu le cœur de passer devant.\nLa plus proche est Lowri, neuf ans, tondue. Le chaume goutte au-dessus d’elle, dans un bol. « Je parie, dit-elle. Combien de gouttes avant que maman vienne. Vous dites un chiffre, moi un autre. » Par-dessus sa tête, Tam, son frère, vous fait signe que non : il n’y a plus de maman à venir. Vous dites un chiffre. Elle le pèse comme un meunier pèse le grain. « Trop bas », dit-elle.\nVous restez jusqu’à ce que le bol soit plein. Ce n’est rien. Porter de l’eau, retourner un homme qui ne peut se retourner seul, dire un chiffre. Quand vous sortez, des gens vous saluent qui ne vous saluaient pas quand vous êtes entrés.',
      ailei: 'Ici, on connaît les mains d’Ailei. On lui tend le poignet avant qu’elle ait rien demandé.',
    },
    options: { a: 'Leur laisser vos vivres' },
    told: {
      a: 'Vous dites que c’était sur le point de se gâter. Tam, qui a douze ans et à qui de plus habiles ont menti, partage en sept sur un couvercle de caisse, au couteau, l’œil au ras du bois pour que les parts soient égales. Il y en a une huitième, pas plus grosse qu’un pouce. Il la met de côté, et vous comprenez que c’est un salaire, et pour qui.',
    },
  },
  '101.4': {
    text: {
      main: 'Maintenant que vous avez les mots, vous voyez que la pierre en a aussi. Ils courent tout autour, à hauteur de genou, sous la mousse, gravés par des gens agenouillés. Vous grattez de l’ongle. Ce sont surtout des noms, et ce que chacun a donné : un agneau, un doigt, une chanson, un agneau. Plus bas, quelqu’un a dessiné le pays comme un scarabée pourrait le voir : cette pierre-ci, un trait, une autre avec de l’eau au pied, un trait, une troisième sur de la roche blanche. Les traits sont profonds ; on les a repassés de père en fils, comme on repasse les lettres d’un nom pour qu’il dure.\nIl y en a donc toujours eu d’autres, et elles se parlaient. Deux d’entre elles le peuvent peut-être encore : celle de la roche blanche, au nord-est, et celle qui est dans l’eau, passé la foire.\nVotre main, quand vous la retirez, continue un moment de bourdonner toute seule.',
      swore:
        'Là où fut dit votre serment, la mousse a bruni en forme de deux mains. C’est par elles que le bourdonnement monte d’abord.',
      heard:
        'C’est la note que vous aviez entendue la première fois, un peu plus haut. Vous la reconnaîtriez dans une foule.',
    },
  },
  '102.1': {
    text: {
      main: 'Les arbres du Bosquet sont des chênes qui n’ont jamais réussi à devenir grands. Jusqu’à la première fourche, on y a pendu des choses : collets, crânes de petites bêtes, une botte, des rubans qui ont pris la couleur de la ficelle. Un chasseur suspend un objet pour chaque bête tuée, et un plus beau pour chaque bête regrettée. Depuis que le brouillard s’est rapproché, il y en a surtout de la seconde sorte.\nEntre les troncs file une coulée de cerfs, tassée, luisante de givre, bordée d’herbes dans leurs haillons d’hiver. Sur un billot, devant sa hutte, Eithne Marrow a les mains sous les aisselles. Nul ne posait le fil comme elle de ce côté de la crête. Elle sort ses mains pour vous saluer ; elles tremblent ; elle les rentre.\n« Le gibier ou le brouillard, dit-elle, l’un mange l’autre. Moi, peu m’importe lequel, pourvu qu’il en reste. »',
      mule: 'Près de la hutte, du crottin et un tronc râpé, là où pendant huit mois une mule s’est tenue sans être à personne.',
      bought: 'Les chevilles de son mur sont vides. Elle y a pendu son tablier pour que ça se voie moins.',
      waited:
        '« Vous avez su attendre, dit Eithne, qui l’a lu dans le givre. Dans tout le pays, ils ne sont pas trois à savoir. »',
      herbs:
        'Le long de la coulée, on voit encore où vous êtes allés à genoux, creux après creux, comme quelqu’un qui aurait gagné la cuisine en priant.',
      ran: 'Sur la pente, la ronce bâille à l’endroit où vous avez passé. Eithne a donné votre nom à ce trou, et pas par gentillesse.',
    },
    options: {
      a: 'Suivre la coulée des cerfs',
      b: 'Cueillir ce que le gel a laissé d’herbes',
      c: 'Laisser votre bête vous conduire',
      d: 'Acheter le fil d’Eithne',
    },
    told: {
      b: 'Vous avancez à genoux, au couteau, en retournant les feuilles mortes.',
      'b.else':
        'Tout ce qui valait la peine a été pris, par une chose aux petites dents, et depuis peu. Vous rapportez sur les doigts une odeur qui ne partira pas à l’eau, et rien à mettre dans la marmite.',
      'b.4':
        'Au nord des troncs, il y a encore de l’oseille, et une poignée de châtaignes que doit pleurer un écureuil. Cela fait un repas, à condition de ne pas le regarder de trop près.',
      d: 'Elle décroche elle-même le rouleau, et il sonne entre ses mains comme une clochette jusqu’à ce que vous le teniez avec elle. « À ma mère, dit-elle. Il a un pli, à une main du bout. Ne le redressez pas. Tordu, il prend mieux. » Par habitude, elle mord votre argent, du côté où il lui reste des dents.',
    },
  },
  '102.2': {
    text: {
      main: 'La coulée descend dans un repli de terrain où personne n’a encore brisé le givre. Vous avez le vent sur la joue gauche. Derrière, la pente remonte jusqu’à la crête nue.',
      hind: 'La voilà : une biche, maigre, la robe d’hiver poussée par plaques. Elle gratte une racine du sabot, trois coups et un arrêt, trois coups et un arrêt, à la façon des gens qui doutent que l’ouvrage vaille la peine. De ce qu’elle déterre, elle ne mange pas tout ; elle en met de côté.',
      after:
        'La racine est là, et les grattures autour, avec de la glace dedans. Un daguet a trouvé l’endroit. Il a déjà le coup de sabot ; pas encore l’arrêt.',
      noise:
        'De la crête vient, une seule fois, un bruit de charrette qui freine sur des pierres. C’est à cela que la bête lève la tête, pas à vous. Elle écoute comme on écoute un propriétaire marcher à l’étage. Puis elle retourne à sa racine, plus vite. Que le vent tourne, et elle vous tient.',
      stag: 'Depuis que vous y êtes montés, la crête se tait. La bête travaille sans lever la tête.',
    },
    options: { a: 'Attendre sous le vent qu’elle vienne à vous', b: 'La forcer à la course' },
    told: {
      a: 'Vous attendez jusqu’à ce que vos pieds soient ceux d’un autre. Elle avance, trois coups et un arrêt, et le dernier arrêt est à portée de bras ; elle vous regarde, et vous faites vite. Il y a sur elle le poids de viande d’un faon, guère plus. Ce qui vous reste n’est pas le couteau. C’est que, le temps d’un souffle, elle vous avait pris pour un morceau de la colline.',
      b: 'Elle part comme claque une porte, et vous derrière, dans les ronces, vers le bas, avec un vacarme de noce. Vous n’êtes pas les seuls à l’entendre.',
      'b.won':
        'Cela finit dans une mouille, où tout le monde respire de la même manière. Vous savez à présent ce que vos jambes peuvent encore, et ce qui accourt, dans ce bois, quand quelque chose court.',
      'b.lost':
        'Quand vous revenez au repli, il n’y a plus que la racine grattée. L’ouvrage n’en valait pas la peine. Elle avait raison d’en douter.',
    },
  },
  '102.3': {
    text: {
      main: 'Elle vous tire hors du sentier, loin de la hutte, vers le bas, où sont les aulnes. Elle a flairé une semblable, ou une amie : elle va comme un enfant qui a reconnu sa rue.\nDans les aulnes, il y a une mule au museau gris, avec au cou une corde de votre village. Le nœud est celui de Conn Adder, celui qu’il montrait à tout le monde. La selle lui a glissé sous le ventre et l’y a écorchée des mois durant. C’est Évêque, qui était partie au dégel sous l’argent et les bons manteaux. Elle a fait les deux tiers du retour, et s’est arrêtée là, faute que quelqu’un lui dise le reste.\nDans les sacoches, rien que de la farine mouillée et un plomb. La sangle coupée, elle demeure un moment comme si le poids y était encore. Puis elle pose le front contre votre poitrine et s’y appuie.',
      arev: 'Arev regarde longuement le nœud. Il n’a pas été fait à la hâte, dit-il. À la hâte, on coupe. Conn l’a laissée partir.',
    },
  },
  '103.1': {
    text: {
      main: 'Il n’y a plus eu de guerre depuis neuf ans, et la Foire du Guerrier continue. C’est une rue de tentes dans la boue piétinée, où l’on loue des bras et de quoi les armer. Sur les bancs, des hommes ont une paille au chapeau, ce qui veut dire : à vendre. Une femme passe devant eux, leur tâte le biceps et jette des chiffres par-dessus l’épaule à un gamin. C’est Maud Ruane, la maîtresse de foire. Elle sait ce que chacun pèse.\n« Cuanacht, dit-elle. Cinq des vôtres sont passés au dégel, ils ont bu au nom du village. C’est écrit chez moi. Je ne dis pas que vous le devez. Je dis que c’est écrit. »',
      assembly:
        'Passé l’enclos, il y a des gens sans paille au chapeau et sans chapeau. Ils sont de Lanmoor, sortis du brouillard avec ce qu’ils avaient sur le dos, et ce soir une assemblée doit dire s’ils peuvent rester.',
      arev: 'À Arev, elle accorde un signe de tête pour lui seul. « Sergent. Onze, pour le cercueil. Rien ne presse. Le bois se garde. »',
      friends:
        'Dans la foule, un tonnelier qui porte une enfant sur les épaules se retourne et ôte son chapeau devant vous. Il a dû en emprunter un pour le faire. « Regarde bien ces têtes-là, Pia, dit Jorun Vey à la petite. Retiens-les. » Sur les bancs aussi, on a résolu de vous aimer. Cela ne coûte rien.',
      guards:
        'Passé l’enclos, là où se tenaient les gens de Lanmoor, on a ratissé. Un sabot d’enfant dépasse de la boue, et tout le monde en fait le tour.',
      fought:
        '« Tiens, voilà qui est entré dans l’enclos », dit Maud Ruane, et elle vous annonce un prix d’une voix qu’elle n’a pas pour les étrangers.',
      riddle:
        'De l’autre côté de la rue, Odo Une-Botte vous aperçoit et se pose un doigt le long du nez, énormément, comme un homme qui se cacherait derrière une brindille.',
      bet: 'De son tonneau, le gamin à l’ardoise vous fait signe. Il y a dessus une ligne à votre marque.',
      bargain:
        'Derrière sa planche, le forgeron soulève un coin de la toile, pour que vous seuls le voyiez, et le laisse retomber. Il vous a mis quelque chose de côté.',
    },
    options: {
      a: 'Regarder les assauts',
      b: 'Payer à boire aux vétérans',
      c: 'Prendre la parole à l’assemblée',
      d: 'Demander un prix honnête',
    },
    told: {
      b: 'Cass et Odo Une-Botte boivent comme d’autres disent les grâces. Ils ont servi sous Conn Adder ; le pied qui allait dans l’autre botte, Odo l’a laissé sur un pont. À la troisième tournée, ils en sont à la chanson de Vieillacier, qui ne fit qu’une bonne épée, ne voulut pas qu’on la vendît, et la noya sous un barrage, derrière une serrure à chiffres. « Et le chiffre ? demandez-vous. — C’est dans le couplet que personne ne sait », dit Cass. « Autant qu’il en part, chante Odo, autant qu’il y en eut d’assez beaux. » Puis il pleure, et l’on ne sait pas trop sur qui.',
      d: 'On vous laisse passer derrière la planche, là où sont les choses faites pour servir. Le forgeron dit une somme, l’entend, et la coupe en deux d’un coup de pouce vers l’enclos. « Pour vous », dit-il. On pourrait s’y habituer.',
    },
  },
  '103.2': {
    text: {
      main: 'L’enclos, c’est une corde et quatre tonneaux. On s’y bat avec des bâtons gainés de cuir mouillé, qui ne cassent rien dont un homme ait besoin pour travailler. Sur le premier tonneau, le gamin à l’ardoise prend les paris. Il a dix ans, et calcule les cotes plus vite que ceux qui le paient.\nPour l’heure, c’est un grand gaillard aux épaules de charretier, et il gagne. Après chaque victoire, il relève l’autre et lui demande quelque chose, et l’autre fait non de la tête. Il vous faut trois assauts pour l’entendre. « Tu n’aurais pas vu mon frère ? demande-t-il. Un grand. Ils l’ont pris sur la route, à la moisson. Il a une casquette bleue. » Puis il se crache dans les mains et attend le suivant.',
      fought:
        'Le charretier vous reconnaît et se touche la mâchoire, à l’endroit. Non, toujours pas vu de casquette bleue.',
      wil: 'Vous pourriez le lui dire, à présent. Il y avait une casquette bleue au péage du Mille des Rois, à un clou. Vous le lui dites. Il remercie, s’assoit sur le tonneau, et ne se bat plus de la journée.',
    },
    options: { a: 'Entrer dans l’enclos', b: 'Miser une pièce sur le charretier' },
    told: {
      a: 'Il est aussi fort qu’il en a l’air, et plus fatigué. Vous prenez dans les côtes un coup que vous sentirez les jours de pluie, et vous en rendez un à la mâchoire qui vous étonne tous deux. De la boue, il vous demande tout de même, pour son frère. Le gamin paie. Maud Ruane note quelque chose, et le long des bancs on se serre pour vous laisser passer.',
      b: 'Sur le couvercle du tonneau, le gamin fait tourner le cadran : à qui le tour ?',
      'b.grail':
        'Un cuisinier, qui avait quelque chose à prouver. C’est fini avant qu’il l’ait prouvé. Le gamin vous compte vos gains deux fois dans la main, parce qu’on l’a déjà accusé.',
      'b.skull':
        'Un homme de Ruane, frais, au cuir sec. Le charretier met longtemps à se relever. Il pose quand même sa question. Vous avez payé une pièce d’argent pour l’entendre.',
    },
  },
  '103.3': {
    text: {
      main: 'L’assemblée se tient aux écuries, parce que c’est là qu’il y a un toit. Maud Ruane est montée sur un coffre à avoine. De Lanmoor, ils sont sortis quarante ; on les a rangés contre le mur, pour que chacun voie ce que cela fait.\nC’est Jorun Vey qui parle pour eux, un tonnelier. On ne lui a pas dit de combien de temps il disposait, et il parle comme on porte de l’eau très loin dans ses mains. Ils savent travailler. Ils étaient cent dix. Il peut dire les noms. Il commence, et une voix lance que ce sont des noms qu’on leur demande de nourrir.\nPuis parle un sergent des gardes, qui n’est pas un méchant homme non plus. Chaque bouche, c’est un jour d’hiver en moins. Il a fait le compte. Dans le coffre des gardes, il y a de l’argent pour qui se lèvera et le dira avec lui.\n« Cuanacht peut parler, dit Maud Ruane. Cuanacht boit ici. »',
    },
    options: { a: 'Parler pour les gens de Lanmoor', b: 'Parler pour les gardes' },
    told: {
      a: 'Vous dites ce que vous avez dans vos sacs, puis vous le posez sur le coffre à avoine, et après cela il est difficile au suivant d’en dire moins. Ce n’est pas un grand discours. Un pain s’en va le long du mur, de main en main, et revient avec une bouchée, qui est pour vous, et quarante personnes vous regardent l’avaler.',
      b: 'Vous refaites le compte avec vos mots à vous, et il tombe juste. Personne ne crie. Ce n’est pas le sergent que regarde Jorun Vey, c’est vous, comme on regarde un endroit pour le retrouver ; puis il prend sa fille sur les épaules, car la boue est profonde. Ils sont loin avant que l’argent soit compté. Il n’en manque pas.',
    },
  },
  '104.1': {
    text: {
      main: 'Le Conclave était une maison ronde sous un toit rond, et cent cierges y brûlaient pour qu’il y eût un endroit au monde où il ne fît jamais noir. L’avant-dernier hiver, il a brûlé portes fermées. On ne s’accorde pas sur qui les avait fermées.\nIl en reste un cercle de poteaux noirs, comme un peigne auquel il manque des dents. La cendre vient à la cheville et le vent ne l’a jamais emportée. Elle est tiède ; la neige de l’an dernier, dit-on, est tombée ici en pluie. Au milieu, en rang, à genoux, sont les onze qui étaient restés. D’abord on les prend pour des souches. Ils ont les mains levées devant le visage, et il suffirait de tousser pour qu’ils s’écroulent.\nQuand le vent tombe, on entend la dernière chose qu’ils ont dite. Elle se casse au milieu d’un mot, et recommence.',
      searched:
        'Vos traces y sont encore, nettes comme taillées dans la tourbe. Elles vont aux endroits où l’on chercherait de l’argent.',
      ember:
        'Dans la troisième main en partant de la gauche, un creux, là où était la braise. Arrivées à ce mot-là, les voix trébuchent, à présent.',
    },
    options: {
      a: 'Fouiller les cendres',
      b: 'Finir leur prière',
      c: 'Prendre une braise dans leurs mains',
    },
    told: {
      c: 'L’un d’eux la tient comme on tient un oiseau. Elle est rouge depuis deux hivers. Pour l’avoir, il faut ouvrir les doigts, et ils s’ouvrent : ils n’étaient pas crispés, ils donnaient. N’empêche : onze visages n’ont plus d’yeux, et vous les sentez tous suivre la braise dans son pot jusqu’au-delà du cercle.',
    },
  },
  '104.2': {
    text: {
      main: 'Vous pataugez. La cendre se referme sans bruit sur vos pieds et garde la chaleur d’un lit qu’on vient de quitter. Vous y fouillez avec un bâton, puis à la main, parce qu’un bâton n’apprend rien : des clous, des gonds, une coulée de plomb qui fut une fenêtre, des boulettes de cire où il y a des empreintes de pouce.\nVous vous étiez dit que les morts n’ont pas besoin de choses. Sur la route, c’était plus facile à croire. Ici, ils sont à portée de bras, le dos tourné ; et chaque fois que vos doigts se ferment sur un objet, le chuchotement s’arrête, et chaque fois que vous le lâchez, il reprend le fil.',
    },
    told: {
      '1': 'Cette fois, il ne le reprend pas. Quelque chose qui n’était pas du rang est venu s’agenouiller au bout, et se retourne.',
      '3': 'Sous vos doigts, de la cire encore molle. Elle ne s’essuie pas ; elle entre, et le bourdonnement vous monte aux coudes, et pendant une heure vous allumeriez une mèche rien qu’en la regardant.',
      '6': 'Sous une poutre tombée, roulée dans une toile cirée par quelqu’un qui avait du temps et ne l’a pas employé à courir, une chose que le feu n’a pas touchée.',
    },
  },
  '104.3': {
    text: {
      main: 'Vous vous agenouillez au bout du rang, puisque c’est là qu’il reste de la place. La cendre vous monte aux cuisses comme une eau tiède. Vous levez les mains comme ils les lèvent. C’est une prière ordinaire, n’importe quel enfant la sait : pour ceux qui sont dehors la nuit, pour la lampe à la fenêtre, pour la porte. Ils en sont à la porte. Voilà deux hivers qu’ils en sont là.\nVous dites le mot suivant.\nLe chuchotement s’arrête, entier, d’un coup. On entend se tasser la cendre. Puis l’air, au-dessus du rang, s’épaissit et commence à pencher vers votre bouche. Il y a ici quelque chose qui vit depuis deux hivers de ce que ce mot manque, et qui n’entend pas qu’on le congédie.',
      ailei:
        'La voix d’Ailei ne tremble pas. Cette prière, elle l’a dite chaque soir depuis le dégel sur sept paillasses.',
    },
    told: {
      won: 'Cela se déchire comme du papier mouillé. Vous vous relevez, ou ceux qui le peuvent, vous retrouvez la ligne, et vous repartez de la porte.',
      lost: 'Vous n’allez pas au bout. Quand vous entendez de nouveau, ils ont repris au commencement, onze voix, patientes, et s’arrêtent désormais un mot plus tôt.',
    },
  },
  '104.4': {
    text: {
      main: 'Vous la dites jusqu’au bout. Il ne manquait que neuf mots. Au dernier, les onze descendent, non pas d’un bloc : l’un après l’autre, le long du rang, comme on se rassoit sur ses talons quand le prêtre a fini. Il n’y a là que de quoi emplir un panier, et c’est froid.\nLa chaleur s’en va du sol sous vous comme un souffle qu’on retenait. Pour la première fois depuis deux hivers, un vent traverse le cercle, prend la cendre et l’emporte sur la lande, blanche, puis grise, puis rien que du ciel.\nDerrière un poteau se tient quelqu’un avec une lanterne. Une petite femme, la cinquantaine, la gorge brûlée. « J’avais la clé, dit-elle, et c’est plus un souffle qu’une voix. On m’avait envoyée chercher de l’huile. » Depuis, elle vit dans le fossé, de l’autre côté de la route : deux hivers, à portée d’oreille. Elle s’appelle Anwen. Elle vous demande de l’aider, pour la porte.',
    },
  },
  '117.1': {
    text: {
      main: 'Ils en ont couvert un tiers : des mottes, sur les bons poteaux. Dessous brûlent des lampes, puisque la cire est introuvable. Ce sont des tasses, des coquillages, un sabot de cheval plein de graisse. Anwen en fait le tour avec une aile d’oie, mouche, abrite. Arrivée au bout, elle reprend au début, comme il se doit.\nLes gardiens sont quatre, à présent. Une veuve de roulier. Un garçon de quinze ans, qui ne dit pas d’où il a déserté. Une femme de Lanmoor qui tousse. Ils n’ont encore qu’une règle : il y en a toujours un d’éveillé. Les gens se sont mis à laisser du pain au fossé, sur la pierre plate où, deux hivers durant, ils ont fait semblant de ne pas voir qui le prenait.\n« Vous pouvez entrer, dit Anwen. Il y a une porte. Je ne mets pas le loquet. »',
      ward: 'Elle vous prend par la manche et regarde la marque au poignet comme on regarde le pain au four : si elle a pris.',
      fire: 'Sur une planche à part, un pot de cendre avec un point rouge : la sœur de la braise que vous avez rapportée. Ils la nourrissent de brins de paille.',
      bread: 'Le déserteur vous a gardé votre place, contre le troisième poteau.',
    },
    options: {
      a: 'Partager le pain avec les gardiens',
      b: 'Prier Anwen de vous apprendre une garde',
      c: 'Demander une braise',
    },
    told: {
      a: 'Vous mangez par terre, le dos aux poteaux. Le déserteur demande comment c’est, dehors, et tout le monde rit, puis plus personne, et vous le lui racontez. Il vous passe le croûton. Quand la porte bouge, les lampes penchent toutes du même côté et se redressent, toutes. Vous les comptez. Vous n’auriez pas cru que cela pût avoir tant d’importance.',
      b: 'Elle chauffe un clou à la lampe et trace avec, sur le poignet, pas profond, un trait, un trait, une porte. « Ça ne les arrêtera pas, souffle-t-elle. Ça vous les fera connaître. Ils ont peur d’être connus. » Cela sent comme votre propre souper. Depuis, le bourdonnement de vos mains a un fil, comme si de l’autre côté quelqu’un y collait l’oreille.',
      c: 'Anwen ne demande pas pourquoi. Elle choisit le deuxième charbon, parce que le meilleur est pour les lampes et qu’elle ne vous mentira pas là-dessus ; elle le couche dans la cendre, au fond d’un grès, et ficelle le couvercle avec sa jarretière. « Maintenant, elles sont à deux endroits, dit-elle. C’est plus difficile à brûler. »',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
