import type { VerseProse } from '../types.ts'

/** La roche blanche, le gué, la route, la crête, le barrage, la porte. */
export const versesNorth = {
  '106.1': {
    text: {
      main: 'Blanc-Lichen a une rue, et elle est de roche. Tout y est du même blanc : les murs, les toits, les chèvres, la barbe de l’homme qui sort voir qui vous êtes. On racle le lichen sur les pierres, on le cuit deux fois, et on appelle cela de la farine. Cela remplit. Ils n’ont rien demandé à personne depuis l’hiver rouge, et ils vous le diront.\nC’est Gwenna Stall qui parle pour eux. Elle parle depuis le pas de sa porte, une main sur chaque montant. « Cuanacht, dit-elle. Vous en avez eu cinq ici, au dégel. Trois sacs de farine, au nom du village. Prenez-en quatre, j’ai dit, vous êtes maigres, et le capitaine : trois, nous payons nos dettes. » Elle regarde derrière vous s’il n’y aurait pas une charrette.',
      furred:
        'Au-dessus des toits se dresse la pierre, fourrée de blanc jusqu’en haut, comme un museau de vieux chien. De toute sa vie, personne n’y a collé l’oreille. On avait à faire.',
      mended:
        'Au puits, deux seaux sur une seule corde. Ivo Pell laisse filer le sien et Marten Pell tient le mou, sans une parole. C’est ainsi que cela se faisait autrefois.',
      debt: 'La porte s’ouvre de la largeur d’un visage. Vous avez réclamé l’hiver rouge et ils l’ont payé, au grain près. Ils continueront de le payer des yeux, aussi longtemps que vous viendrez.',
      scraped:
        'Au milieu de tout ce blanc, la pierre est nue, grise, comme mouillée, pareille à ce qui vient de naître. Les gens traversent la rue pour passer près d’elle et prétendent que c’est plus court.',
      wall: 'Le mur contre le brouillard arrive à la hanche de l’homme. Vos pierres, il les a mises la belle face en dehors.',
      meal: 'Gwenna Stall a sorti la balance avant que vous ayez dit un mot. Elle a déjà soufflé sur le plateau.',
      letters:
        'Maintenant que vous avez les mots, vous voyez, sous la fourrure blanche, qu’elle est là avec quelque chose à dire.',
    },
    options: {
      a: 'Demander l’abri',
      b: 'Acheter de la farine de lichen',
      c: 'Leur rappeler l’hiver rouge',
      d: 'Gratter la pierre',
      e: 'Acheter de la farine au prix d’amis',
      f: 'Acheter de la farine par la porte entrebâillée',
    },
    told: {
      b: 'Elle pèse sur le seuil, du côté honnête, après avoir soufflé sur le plateau. Puis elle vous montre comment on la cuit. La première eau, il faut la jeter. Si l’on ne jette pas la première eau, dit-elle, on voit sa mère, et on ne peut rien lui dire.',
      c: 'Vous le dites : que l’hiver rouge, quand Blanc-Lichen avait mangé ses chèvres, une charrette est venue de Cuanacht. C’est vrai. Elle était petite, elle était assise sur les sacs. Gwenna Stall rentre, ressort, rentre. Quand tout est dans la rue, il y en a plus que n’en a jamais tenu la charrette. « Voilà, dit-elle. Maintenant, il n’y a plus rien entre nous. » Elle a choisi ses mots.',
      e: 'Elle pèse du côté honnête ; puis Ivo Pell, qui passe avec deux seaux pleins, en ajoute une poignée, et Marten, derrière lui, une autre, pour ne pas être en reste.',
      f: 'Une main sort, avec un sachet. Vous mettez l’argent dans la même main. C’est le poids juste, au grain près, et personne ne vous dit comment cela se cuit.',
    },
  },
  '106.2': {
    text: {
      main: 'On vous donne l’étable aux chèvres, qui est la plus chaude, et la bonne paille. C’est décidé, non offert : un hôte ne choisit pas. Au souper, il y a la farine et un poisson long comme un doigt, qu’on vous sert entier.\nDans la rue, un homme empile des pierres, un mur contre le brouillard. Il en est à la hauteur de son genou.',
      quarrel:
        'Au-dessus, les frères Pell se querellent. On entend tout par les planches. Depuis la mort du père, ils ont un puits pour deux, et une corde, et elle s’est rompue, et chacun dit que c’était la semaine de l’autre. Cela dure depuis quatre ans. La nuit, Ivo puise avec un cruchon au bout d’une ficelle, le jour Marten ; ni l’un ni l’autre, de tout ce temps, n’a eu un seau plein. « Il n’a qu’à le dire », fait une voix. « Il n’a qu’à le dire », fait l’autre.',
      mended: 'Au-dessus, quelqu’un ronfle, et quelqu’un d’autre, sans méchanceté, lui dit de cesser.',
    },
    options: { a: 'Monter raccommoder les frères', b: 'Travailler au mur' },
    told: {
      a: 'Vous demandez à voir la corde. Il faut une heure pour la trouver, car chacun en avait caché la moitié. Bout à bout sur la table, les moitiés ne se touchent pas : il manque une largeur de main, rongée, avec des marques de petites dents. Tous deux regardent cela longtemps. « Un rat », dit Ivo. « Un rat », dit Marten. Quatre ans, et il n’y avait besoin que de ce mot-là. Ils en ont si honte qu’ils se serrent la main.',
      b: 'Il n’arrêtera aucun brouillard. L’homme le sait. Mais cela réchauffe, et il paie en argent, parce qu’il mettait de côté pour les noces de sa fille ; et elle, dit-il en vous passant la pierre suivante, elle est sortie chercher une chèvre.',
    },
  },
  '106.3': {
    text: {
      main: 'Vous commencez par le pied, au couteau, et finissez à la truelle, juchés sur des épaules. Le lichen se détache par plaques, comme une croûte de pain, avec cent ans d’une couche à l’autre. Les enfants l’emportent dans leurs tabliers : cela se mange.\nDessous, la pierre est marquée de haut en bas, non de noms : de traits. Ils vont par cinq, quatre droits et un en travers, des milliers, tout autour. Ici, quelqu’un comptait quelque chose ; les jours, les bêtes, les voyageurs qui montaient la route. Le dernier paquet n’a que quatre traits, et ensuite la pierre nue. Gwenna Stall est montée tout de même et se tient les bras croisés. « La grand-mère de ma grand-mère, dit-elle. Elle avait la garde, là-haut. Elle marquait qui passait, et qui revenait. » Elle met le doigt sur l’endroit nu. Ce n’est pas un bourdonnement, pas encore. C’est le silence de quelqu’un qui vient de prendre son souffle.',
    },
  },
  '107.1': {
    text: {
      main: 'Deux cents ans durant, des charbonniers ont travaillé en amont, et la rivière ne s’en est pas remise. Au Gué de Suie, elle coule noire comme un chemin mouillé, et l’on n’en voit le fond qu’une fois debout dessus. Ce qui y tombe y est pour de bon. Tous ceux qui habitent là ont un râteau. Le bac est un radeau sur une chaîne.\nSur l’autre rive, dans un panier de fer, brûle le feu du gué. Il se rallume à lui-même depuis qu’il y a un gué. Les charbons y sont gros comme le poing, rouges de part en part, et le panier est suspendu à un bras, au-dessus de l’eau, pour ne tenter personne.',
      waiting:
        'Edern Lisk, le passeur, est assis sur le radeau avec sur les genoux une chemise bleue de garçon, qu’il élargit aux coutures. Il ne lève pas les yeux. « Deux sous. L’aller. Le retour, c’est pour moi. Personne n’est revenu. »',
      oath: 'Pour vous, il lève les yeux. Il a fini la chemise. Elle pend à la chaîne, les manches écartées, dans une taille qu’il a dû deviner.',
      news: 'Ils sont deux sur le radeau. Celui qui a la chemise bleue tire la chaîne, et il a une façon à lui de regarder ses poignets. Edern Lisk n’a rien à faire, et le fait de tout son visage.',
      ember: 'Le panier brûle toujours, mais il penche d’un côté. Edern a marqué sur un pieu de combien.',
      dredged: 'Sur la rive sèche ce que vous avez ramené : une roue, une mâchoire, de la chaîne. Cela se révèle brun.',
    },
    options: {
      a: 'Interroger le passeur',
      b: 'Racler le gué',
      c: 'Prendre un charbon au feu du gué',
    },
    told: {
      b: 'Vous tirez le râteau à vous dans une eau où l’on ne voit pas ses genoux. Après cela, pendant des jours, il n’y aura plus rien à trouver : il faut laisser déposer.',
      'b.1':
        'Le râteau accroche. Puis on tire dessus. C’est une de ces choses qui ont découvert qu’ici personne ne les voit.',
      'b.else': 'Une botte, sans personne dedans. Un pot sans fond. Le fond d’un autre pot.',
      'b.4': 'Une anguille grosse comme le poignet, et si étonnée qu’elle ne se débat qu’une fois écorchée.',
      'b.6':
        'Vous l’aviez prise pour une racine. Il y a une poignée, ou une boucle, ou une lanière ; et quand on en a essuyé deux cents ans du métier des autres, cela ressemble fort à de la chance.',
      c: 'Il faut ramper à plat ventre le long du bras. Le charbon sort du panier comme s’il n’attendait que cela, et il reste à faire le retour d’une seule main. Vous ne lâchez ni lui ni vous. Il en coûte des cheveux, une manche, et la peau qui était dessous. « Deux cents ans, dit Edern Lisk, et personne n’avait eu l’idée de simplement le prendre. »',
    },
  },
  '107.2': {
    text: {
      before:
        '« Ils ont tendu une chaîne en travers du Mille des Rois, dit Edern Lisk. Les péagers. C’est un denier, quand on l’a. Quand on ne l’a pas, on peut le travailler, et personne n’a jamais fini de le travailler. À la moisson, il leur a fallu des bras. Ils sont descendus jusqu’ici et ils ont regardé autour d’eux. » Il coupe le fil avec ses dents. « Wil a dix-sept ans. Il avait une casquette bleue. »\nCette route, nul ne la connaît mieux que lui : son père y charriait la pierre. On peut la suivre autrement que par-dessus : des conduits, secs, à hauteur d’homme ; les rois allaient sous la pluie et les valets dessous. Il n’en a parlé à personne. C’est tout ce qu’il a à vendre, et il n’a jamais su quel était le bon prix.\n« Vos cinq ont payé le denier, dit-il. Je le leur ai demandé aussi. Le capitaine en a pris note. »',
      after:
        'Ils sont assis côte à côte au bord du radeau, les pieds dans l’eau noire. « Demandez-lui, dit Edern Lisk, moi je suis retiré. » Wil aussi connaît la route, il se trouve, et par en dessous : il l’a réparée pendant neuf semaines. Il raconte en butant sur les mots et, après chaque phrase, regarde son père, qui hoche la tête et remue un peu les lèvres, pour la savoir par cœur. Il y a les conduits, il y a le troisième roi, il y a une dalle où il faut frapper. Ce qu’ils vous auraient vendu autrefois, ils vous le donnent comme on passe le sel.',
      promised:
        'Il ne vous demande rien. Il a seulement pris l’habitude, quand vous venez, de se lever et de regarder derrière vous.',
      arev: '« Il en avait sûrement l’intention, dit Arev. Conn notait tout. » C’est la première fois qu’on l’entend chercher une excuse à quelqu’un.',
    },
    options: {
      a: 'Promettre d’en finir avec le péage',
      b: 'Lui acheter ce qu’il sait de la route',
      c: 'Lui apporter la nouvelle',
    },
    told: {
      a: '« Ne le dites pas comme ça, fait Edern Lisk. Dites-le comme si ça devait être une corvée. » Vous le redites donc. Ainsi, il peut y croire. Il vous serre la main à chacun, pose la chemise, et du radeau, le dos tourné, vous dit où ils dorment, combien ils sont, et lequel est le gentil.',
      b: 'Il prend votre argent et vous la dessine à la suie sur les planches du radeau : où s’ouvre le conduit, derrière le troisième roi ; quels détours sont secs ; où il faut frapper. Quand vous la savez, il pousse le radeau et laisse la rivière passer dessus. « Là, dit-il. Maintenant, elle vaut de nouveau quelque chose. »',
    },
  },
  '107.3': {
    text: {
      main: 'Tout le long de la descente, vous aviez cherché comment le dire. À la fin, ce n’est pas nécessaire. Il voit combien vous êtes ; puis il voit qu’il y en a un de trop, en retrait, près des aulnes, sans casquette, qui essaie d’une main de s’aplatir les cheveux.\nEdern Lisk descend du radeau. Il oublie de l’amarrer, et le radeau s’en va tout seul le long de la chaîne, vers l’autre bord, avec la chemise bleue. Ils sont face à face. « Tu t’es allongé, dit le père. — Il n’y avait rien à manger, dit le fils. — Je sais, dit le père. C’est seulement ce qu’on dit. »\nAprès cela vient la gêne, comme toujours quand une chose a bien tourné. Il a sorti l’argent de sous l’âtre, plus qu’il n’en peut avoir, et ne veut pas entendre un mot. Le soir, toute la rivière le sait. On le racontera d’amont en aval comme si l’on y avait été.',
      carter:
        'Un grand charretier, descendu de la foire, se tient derrière et garde le cheval d’un autre. Il regarde le visage du garçon, et ses cheveux. Puis il secoue la tête : son frère est plus grand. Il est content quand même, dit-il, vous donne la main là-dessus, et s’en va.',
    },
  },
  '111.1': {
    text: {
      main: 'Personne n’a réparé le Mille des Rois depuis six cents ans, et c’est encore la meilleure route du pays. Quatre charrettes y passeraient de front, s’il y avait quatre charrettes. Des deux côtés se dressent les rois, un tous les cent pas, deux fois grandeur d’homme. Tous sont décapités. On l’a fait avec soin, à la scie, en prenant son temps ; chacun a sa tête à ses pieds, qui le regarde.\nLe brouillard vient à droite et à gauche jusqu’au bord du pavé, et s’y arrête comme si on le lui avait dit. Dans ce couloir, l’air est parfaitement clair. On y voit de très loin, et l’on y est vu. Sur l’accotement, deux ornières ont été traînées dans la bruyère, avec une charge ; elles viennent du sud, des Marches.',
      chain: 'Plus loin, une chaîne barre la route, d’un roi à l’autre, et il y a de la fumée.',
      toll: 'La chaîne ne pend plus qu’à un roi. Sur le poteau où on l’accrochait, quelqu’un a jeté une casquette. Elle est bleue.',
      mule: 'Au septième roi, Évêque s’arrête net, comme elle s’était arrêtée pour les cinq, et ne se laissera pas mener plus loin avant que vous ayez regardé derrière le socle.',
      culvert:
        'Derrière le troisième roi, maintenant que vous savez où regarder, l’herbe est d’un vert un rien trop vert. C’est le conduit.',
      ledger: 'Les traces, vous ne les regardez plus. Vous savez ce qu’elles pesaient. C’est écrit.',
      oath: 'Vous avez donné votre parole au sujet de cette chaîne. D’ici, on peut les compter : cela fait beaucoup de parole.',
      cache: 'Au septième roi, Évêque passe sans tourner la tête. Ce qu’on lui avait confié, elle l’a remis.',
      under: 'Derrière le troisième roi, la dalle est comme vous l’avez laissée, un caillou sous le bord.',
      begged: 'Au pied du neuvième roi, l’herbe est couchée en rond. Au milieu, quelqu’un a posé un sou, au cas où.',
    },
    options: {
      a: 'Prendre la vieille route, sous la route',
      b: 'Briser le péage',
      c: 'Suivre les traces de traîneau',
      d: 'Regarder derrière le septième roi',
      e: 'Mendier auprès des passants',
    },
    told: {
      a: 'C’est comme il l’avait dessiné. Vous allez pliés en deux, dans le noir, une main au mur, devant les marques des valets : tant de seaux, tant de chaises. Au-dessus, il pleut peut-être sur des rois. Quand vous soulevez la dalle, à l’autre bout, le jour qui tombe est celui d’un autre endroit.',
      d: 'Une cache, comme en font les soldats : des pierres plates, une motte, et par-dessus le tortillon de paille de Conn Adder, pour dire que c’est sain. De la farine, du poisson fumé, un pot de graisse. De quoi rentrer à cinq. Ils ont dû l’enterrer à l’aller, quand ils comptaient encore revenir par le même chemin. Évêque vous regarde manger. Elle a attendu longtemps que quelqu’un l’ouvre.',
      e: 'Vous vous asseyez au pied du neuvième roi, le chapeau devant vous.',
      'e.else': 'Il passe quatre personnes. La quatrième demande si vous auriez quelque chose à donner.',
      'e.4':
        'Une femme qui pousse une charrette à bras s’arrête, vous regarde, regarde le roi, et rompt son pain sur son genou. « À lui, dit-elle, je n’aurais rien donné. »',
    },
  },
  '111.2': {
    text: {
      main: 'Ils sont huit, avec un feu, et une table avec une cassette. L’homme de la table a de l’encre. Il a réglé son papier en colonnes, et va au bout de sa ligne avant de lever la tête. Voilà ce qu’ils ont en guise de seigneur : quelqu’un qui finit sa ligne.\n« Un denier par personne, dit-il. Ou l’équivalent. » L’équivalent est derrière lui, le long du poste, neuf ou dix au bout d’une même corde, à casser des pierres pour réparer une route qui n’en a pas besoin. Le dernier de la corde peut avoir dix-sept ans. Une casquette bleue est pendue à un clou au-dessus de lui, là où il peut la voir.\nVous dites ce que vous êtes venus dire. L’homme écoute tout. Puis, sans hâte, il remet le bouchon de l’encrier.',
    },
    told: {
      won: 'Ils finissent par courir, comme des gens qui n’étaient là que pour l’argent. Le commis reste. La main sur ses papiers, comme si c’était eux qu’on menaçait, il vous regarde trancher la corde. « Il en viendra d’autres, dit-il, réellement soucieux. Il faut bien quelqu’un à la chaîne. » Le garçon décroche sa casquette du clou et, réflexion faite, la pend au poteau.',
      lost: 'On vous remet sur la route avec ce qu’il vous reste. Ils ne sont même pas fâchés. Le commis a rouvert l’encre et demande comment cela s’écrit. Du mur, un garçon vous regarde partir sans expression particulière. Ce n’est pas la première promesse qu’il entend à travers un mur.',
    },
  },
  '111.3': {
    text: {
      main: 'Les ornières passent sous le neuvième roi et continuent au nord-est, le long d’un fossé. Une chose à patins a été tirée là bien des fois, pesante, et ramenée légère ; entre les deux, la bruyère a repoussé de tout un été. La dernière fois, c’était au printemps.\nDans un creux où l’on se reposait, il y a ce qu’on a laissé tomber sans le ramasser. Une cuiller taillée. Un lambeau de couverture. Une clochette, comme on en met aux chèvres. Le traîneau est sous une épine, rentré à reculons, proprement, les cordes lovées. Elles sont bien lovées. Vous avez lové des cordes ainsi, vous-mêmes, sur le pré, chez vous, sous les yeux de quelqu’un qui veillait à ce que ce fût bien fait.\nPlus bas dans le fossé, une lueur rougeâtre, au ras du sol, bouge quand vous bougez. Vous pourriez vous asseoir et démêler ce que le sol a à dire. Ou bien aller le lui demander.',
      beor: 'Béor retourne un patin. Il est ferré, trois clous et un rivet rabattu. « C’est de chez nous, dit-il. C’est comme ça qu’on fait. » Il le remet exactement comme il était.',
    },
    options: { a: 'S’asseoir et lire les traces', b: 'Aller vers la lueur' },
    told: {
      a: 'Ils étaient quatre à tirer. L’un lourd, à gauche ; un autre à petits pas, comme on marche entre les tombes ; un devant, une derrière, et celle de derrière s’arrêtait souvent pour border les couvertures. Il y en a une cinquième, plus petite, des jours plus tard, seule. Elle est allée d’un endroit à l’autre, comme vous. Là où les autres s’étaient reposés, elle s’était agenouillée.',
      b: 'Elle vous laisse approcher tout près. Elle est l’hôte, ici, dit-elle ; on lui en avait promis onze, et onze il y eut ; mais personne ne lui a jamais dit que c’était tout.',
      'b.won':
        'Dès qu’elle est éteinte, le fossé n’est plus qu’un fossé. Ce sur quoi elle était assise est une boîte de fer-blanc à courroie.',
      'b.lost':
        'Vous revenez à vous sur le pavé, joue contre joue avec un roi. Vos propres mains vous ont traînés là. Elles ont de la bruyère sous les ongles.',
    },
  },
  '111.4': {
    text: {
      main: 'Dans la boîte de fer-blanc, un registre. Un bon, réglé à la main, de l’écriture de quelqu’un qui s’applique. *Barrage Creux. Entrées.* Vous tournez jusqu’au printemps. Il y a onze lignes, l’une sous l’autre ; à chacune un nom, un âge *environ*, un poids, le mot *reçu*. Au bas de la page, on a tiré un trait et fait la somme : *En contrepartie de quoi : passage par la Porte des Roseaux, personnes, cinq.*\nEn marge, les livreurs ont mis leur marque, comme il se doit. Il y en a quatre. Une vipère. Un brin. Une enclume. Une bêche.\nLa route est silencieuse. Vous avez tous appris à écrire en recopiant sur l’ardoise l’un ou l’autre de ces signes. Il devrait y en avoir un cinquième, une chandelle, pour Nessa Corrow. Vous regardez au dos de la page, et vous continuez de regarder quelque temps après qu’il est clair qu’elle n’y est pas.',
      caves:
        'Les onze sont les noms du mur de la grotte. Ils y sont même dans le même ordre. Elle a dû tenir le livre entre ses mains.',
      rushed: 'À cause de l’hôte, vos mains n’ont pas encore cessé. La page bruit, et continue de bruire.',
    },
  },
  '112.1': {
    text: {
      main: 'Sur la Crête Hargneuse, la roche est debout, par plaques, de chant dans le vent, et le vent y fait le bruit d’un chien sur un os.\nIl n’y a pas de terre. Il y a de la ronce, couchée, avec des mûres que le gel a sucrées, et çà et là des touffes de poil longues comme l’avant-bras. Aux épines qui entourent la tanière, cela pend comme de la laine. Un sentier y monte qu’aucun homme n’a tracé. Des deux côtés, les pierres sont polies jusqu’à hauteur de poitrine.\nDu bord, on a toute la vallée sous soi, autant qu’il reste de vallée. La portée des pierres fait comme une lampe sur une table. On la couvre du pouce.',
      noise: 'Au vent, on s’habitue. Alors on entend que, dessous, il y a un autre bruit, qui tient mieux la mesure.',
      killed:
        'À votre approche, des corbeaux montent de la tanière. Cela ne sent plus. Des chasseurs du bosquet sont venus et ont accroché des rubans, de la belle sorte.',
      soothed:
        'Il est couché en travers du sentier, au soleil. Il ouvre un œil d’un brun d’étang, et le referme. Le vent en est réduit à gronder tout seul.',
      waited:
        'Vous savez vous tenir de façon qu’on vous prenne pour un morceau de la colline. Cela sert : rien ne vous a entendus encore.',
      watched: 'Au bord, la mousse a gardé la forme de vos coudes.',
      picked: 'Les ronces du devant sont nues, c’est vous. Il faut tendre le bras plus loin.',
    },
    options: {
      a: 'Monter à la tanière',
      b: 'Observer la vallée',
      c: 'Cueillir les mûres gelées',
    },
    told: {
      b: 'À plat ventre au bord, vous regardez le long de votre bras. Là où le brouillard s’amincit, il y a des formes, comme des meubles sous des draps. L’une d’elles, si l’on retient son souffle et qu’on attend le vent, se laisse voir le temps de dire son nom.',
      c: 'Chacune vient avec sa queue et une épine. Quand le chapeau est plein, vous avez les lèvres et les doigts noirs. Vous vous regardez, et il arrive à vos visages quelque chose qui ne leur était pas arrivé depuis des jours.',
    },
  },
  '112.2': {
    text: {
      main: 'Cela a été un cerf. La ramure a continué de pousser quand elle aurait dû tomber, elle s’est divisée, est redescendue, est rentrée, et c’est à présent une haie, avec la bête quelque part dedans. Le long de l’échine, des épines longues comme des doigts. Il s’est mis à vif contre les roches pour s’en défaire. C’est le bruit qu’on entend de la vallée.\nLa tanière est pleine de ce qu’il n’a pas mangé. Il a tué tout ce qui approchait, des lièvres, des loups, un homme avec un arc ; et il l’a disposé en demi-cercle, face au-dehors, comme une clôture.\nIl se tient au fond, la tête basse, faute de pouvoir la lever. Il sait que vous êtes là. Ses flancs vont et viennent. Il y a le long de la paroi assez de ronce sèche pour enfumer une mine, et le vent est bon. Et il y a, entre les épines, une aune de cou, à peu près, qu’une main pourrait atteindre.',
      hind: 'Devant lui, sur la mousse, de la racine grattée, un tas, toute fraîche. Quelqu’un lui apporte à manger : trois coups et un arrêt, trois coups et un arrêt.',
      starved:
        'Devant lui, sur la mousse, de la racine grattée, un tas, sèche, grisâtre. Qui l’apportait n’est plus venu depuis quelque temps. Vous pensez à trois coups et un arrêt, et à votre couteau.',
      fence: 'Dans le demi-cercle, assez en avant, il y a maintenant quelque chose qui était à vous.',
    },
    options: {
      a: 'L’enfumer',
      b: 'Passer la main entre les épines',
      c: 'Lui tendre la racine grattée',
    },
    told: {
      a: 'Il y reste plus longtemps qu’on n’aurait cru que rien y pût rester. Quand il sort, la moitié de la paroi sort avec lui.',
      'a.won':
        'À terre, il est plus petit. C’étaient surtout les épines. Vous trouvez l’arc de l’homme et, dans la haie, une fois le passage taillé, une tête douce comme une tête de vache. Le col est libre. Vous descendez sans parler, avec ce qu’il a bien fallu apprendre.',
      'a.lost':
        'La crête est de nouveau à lui. Il a mis une chose de plus à sa clôture : votre sac, votre sang, ou une bonne part de l’idée que vous aviez de vous.',
      b: 'Il y faut presque toute la nuit. Vous parlez sans arrêt, de rien, du foin, de la pluie ; quand vous touchez le cou, il tremble d’un bout à l’autre, puis se tient. Vous retirez une épine, et une autre. Vous ne les aurez pas toutes. Au petit jour, il pose près de vous sur la roche, avec fracas, toute sa haie, comme un homme qui décharge, et il dort ; et pour la première fois depuis des années, ce n’est pas debout.',
      c: 'Il la reconnaît à l’odeur, et aux trois coups que vous frappez sur la roche avant de la tendre, et à l’arrêt. Il mange dans votre main. Pendant qu’il mange, vous atteignez les pires épines. Au matin il se couche en travers du sentier avec un fracas de bois qu’on décharge, et quelque part en bas, dans le repli, une biche lève la tête.',
    },
  },
  '113.1': {
    text: {
      main: 'Derrière le Barrage Creux, quelqu’un a évidé la montagne pour que la rivière ait où attendre. Elle entre noire en haut et ressort en bas par onze grilles, et elle ressort rouge. Il y a des échelles d’eau, des nasses où l’on prend l’anguille, un escalier de fer qui descend sous la chute et, à côté, dans le mur, une vieille porte forte avec un cadran, huit chiffres. L’air a un goût de monnaie.',
      keeper:
        'Ce n’est pas comme du sang, vous expliquera Malk Osten si vous le demandez : c’est plus clair, et cela se conserve. Les poissons n’y trouvent rien à redire. Il est le gardien du barrage. Il a un tablier, des manchettes, une plume à chaque oreille, et il aime la compagnie. Il vous montre tout. La porte forte était là avant lui. « Je les ai tous essayés, dit-il. Mais je ne les ai pas essayés *en y croyant*. »\nSon bureau est sec et fort bien rangé. Il vous voit regarder le vide dans la rangée des registres. « Prêté », dit Malk Osten.',
      confronted:
        'Le bureau est fermé. Sur la porte, un billet, de cette écriture soigneuse : *Je reviens.* Il l’a épinglé de ses deux plumes.',
      opened:
        'La porte forte est ouverte, et il n’y a dedans qu’un râtelier, et une toux de vieil homme qui vient les jours de crue.',
      drank: 'Près de l’escalier, l’eau rouge se soulève un peu, comme un chien dont le maître vient de rentrer.',
      trap: 'Sur l’ardoise de la quatrième grille, une ligne neuve, d’une écriture soigneuse : *Anguille, une. Non inscrite.*',
    },
    options: {
      a: 'Descendre sous le barrage',
      b: 'Réparer une nasse',
      c: 'Essayer la serrure à chiffres',
      d: 'Mettre le registre devant le gardien',
      e: 'Laver la toux à la source',
    },
    told: {
      b: 'C’est un travail plaisant, à l’osier, assis. Vous la posez à la quatrième grille, puisqu’il y a un crochet pour cela, et une ardoise où chaque prise est portée, avec son poids, à la demi-once. À midi il y a une anguille. Vous la mangez sans l’inscrire, et c’est comme une déclaration de guerre.',
      e: 'Onze brasses, avec sous le bras quelqu’un qui n’a plus de souffle à retenir. Sur la marche, vous lui plongez la tête dans le bourdonnement, une fois, deux fois, comme on fait d’un veau. Ce qui remonte est rouge, puis rose, puis de l’eau. Plus tard, dans l’escalier, quelqu’un rit, le rire va jusqu’au bout, et personne ne regarde dans sa main.',
    },
  },
  '113.2': {
    text: {
      main: 'L’escalier descend derrière la chute, si bien qu’on a la rivière pour mur. C’est un crépuscule rouge, et le bruit est tel que chacun y est seul. En bas, une chambre au plancher d’eau, ronde comme une pupille. Les onze grilles y débouchent d’en haut. On a fait passer là-dedans autre chose que du poisson : il y a des fils aux barreaux, de la laine grise, de la laine bleue, comme aux haies où passent les moutons.\nL’eau ne bouge pas, et pourtant elle est plus haute du côté où vous êtes. Elle sent le fer et, légèrement, le miel.\nÀ quoi elle est bonne, vous le savez déjà. Sans qu’on l’appelle, le bourdonnement vous est monté aux poignets. Il n’y a qu’à boire. Et tout au fond, sous la surface, à une longueur de souffle, il y a comme une marche, usée, moussue, où quelqu’un a dû souvent s’agenouiller.',
      caves: 'Qu’il y aurait du miel, vous le saviez.',
      spring: 'Sous tout ce bruit, vous cherchez la source de l’oreille, et au bout d’un moment vous l’avez.',
    },
    options: { a: 'Boire l’eau rouge', b: 'Retenir son souffle et plonger' },
    told: {
      a: 'Elle est tiède. Elle n’a de goût qu’une fois avalée, et c’est alors celui de tous les repas où l’on vous a appelé. Quelqu’un rit, s’arrête, tousse, regarde dans sa main et la ferme. Mais vos os sonnent. Des jours durant, vous trouveriez dans le noir n’importe quelle pierre du pays, rien qu’en tournant la tête.',
      b: 'Onze brasses. Vous vous agenouillez sur la marche, puisqu’il n’y a rien d’autre à y faire, le front contre la roche, et un bourdonnement vous traverse d’une oreille à l’autre, parfaitement pur. Sous le barrage et tout ce qu’on y a fait, il y a une source. Elle n’a jamais entendu parler de rien.',
    },
  },
  '113.3': {
    text: {
      main: 'Le cadran est en acier de Vieillacier, qui ne rouille pas. Il est bleu comme une gorge de pigeon. Huit chiffres, et au-dessus de chacun il a gravé une petite chose : une tasse, deux souliers, trois corneilles, quatre murs, une main, un dé, une charrue parmi les étoiles, une araignée. Sur le pourtour court une ligne d’écriture, si fine qu’il faut la lire de l’ongle. C’est le couplet dont Cass disait que personne ne le savait. Il n’y en a que la moitié.\n*Ne me demande point ce qu’elle vaut, ni qui a le plus d’hommes. Mets-moi sur autant qu’il en part, quand partent les meilleurs, et qu’ils ne rentrent pas.*\nDu trou de la serrure vient un air froid, comme un souffle qu’on aurait retenu plus longtemps qu’il n’est sain.',
      watched: 'Pour regarder, Malk Osten a posé sa plume.',
      candles:
        'Vous les avez vus : en rêve, dans la cendre, en cercle. Vous les avez comptés, et le matin vous aviez le chiffre sur la langue.',
    },
    told: {
      '5': 'Cinq. Ce n’était donc pas une énigme, c’était une vérité de village. Les verrous reculent l’un après l’autre, comme quelqu’un qui fait craquer ses doigts. Sur le râtelier, il y a ce qu’il ne voulait pas qu’on vendît ; et pendant que vous regardez, du noir derrière monte, tout à fait distinct, un soupir de vieil homme, de ceux qui veulent dire : enfin, maintenant je peux m’asseoir.',
      else: 'Le cadran repart tout seul en arrière, passe tous les chiffres et s’arrête entre deux. Une voix, tout près de votre oreille et sans aucune malice, dit le nom de quelqu’un de chez vous. Ce n’est pas une menace. C’est seulement qu’à présent elle sait cela aussi.',
    },
  },
  '113.4': {
    text: {
      main: 'Vous posez le registre sur son bureau, ouvert au printemps. Aussitôt Malk Osten le prend et le tourne vers le jour, pour voir si l’humidité s’y est mise. « Merci, dit-il. Il me manquait. »\nVous lui dites les noms, les onze. De la plume, il les suit le long de la colonne et hoche la tête à chacun.\n« C’est exact. C’est exact, voyez-vous ; c’est à quoi je me tiens. Il faut quelque chose à la rivière. Elle a eu des soldats, jadis, elle a eu les malades ; jamais, de mon temps, on ne lui a donné plus que son dû. Ils sont venus à moi, vos cinq. Ils m’ont demandé ce que cela coûtait. J’ai dit onze. Je n’ai pas dit *qui*. » Il vous regarde avec une vraie détresse, car il voit que vous ne suivez pas. « Si je ne l’inscrivais pas, ce serait un meurtre. »\nDerrière vous sont entrés les hommes des grilles, avec leurs crocs. Eux aussi, semble-t-il, aimeraient savoir sous quelle rubrique cela ira.',
    },
    told: {
      won: 'Ce n’est pas à vous qu’il ne sait que répondre, pour finir ; c’est à l’un des hommes aux crocs, qui lui demande, lentement, à combien lui-même reviendrait, environ. Malk Osten le regarde de haut en bas. Et on le voit la faire, la somme, avant d’avoir pu s’en empêcher. Après quoi il met son manteau. Nul ne le retient. Il pose ses deux plumes côte à côte et sort par l’escalier, celui qui mène dessous.',
      avoided:
        'Vous n’avez même pas à élever la voix. Ici, on vous connaît : ce sont les hommes aux crocs qui lui disent de décrocher son manteau. Il s’en va sans fermer à clé. C’est à cela, plus qu’à tout, qu’on voit qu’il a compris.',
      lost: 'Il a réponse à tout, et toutes les réponses tombent juste. Vous vous retrouvez dehors, le livre sous le bras, et quelqu’un vous en a donné un reçu.',
    },
  },
  '116.1': {
    text: {
      main: 'Devant la Porte des Roseaux, la rivière s’étale et oublie où elle allait. Il y a des barques, trente ou quarante, amarrées bord à bord, avec des planches en travers, et sur ces barques vivent les gens qui sont arrivés jusque-là. Du linge sèche. Quelqu’un apprend ses lettres à un enfant, sur le flanc d’une caisse.\nHanne tient la table : une porte sur deux tonneaux. Elle nourrit qui paie, et les mauvais jours qui ne paie pas. Elle a une grosse figure gercée et ne demande à personne d’où il vient. « Ce que je ne supporte pas, dit-elle, c’est ceux qui s’assoient tournés vers derrière. Ici, on s’assoit de ce côté. On regarde la porte. »\nElle se dresse au-delà des dernières barques : deux piles de vieille pierre, et entre elles des roseaux, un mur, haut comme une église, tressé, vivant. Au milieu, il y a une couture. Elle s’est ouverte cette année. On voit où ils ont repris, plus pâles que le reste.',
      friends:
        'Du bout des planches viennent des coups de marteau. Jorun Vey, de Lanmoor, a découvert que les barques ne sont que des tonneaux qui ont de l’ambition. Il fait travailler onze hommes, Pia court sur les plats-bords avec les clous dans la bouche, et vous laisse une planche pour vous asseoir, gratis.',
      listened:
        'Deux passeurs se poussent pour vous. Depuis la tournée, quand ils parlent de la fille, ils disent son nom.',
      sentOn:
        'À la dernière barque, on ramène quelqu’un au croc, sous une couverture. Il lui manque un sabot. Personne ici ne sait le nom ; vous pourriez leur dire de quel village, et vous ne le dites pas.',
      slept: 'Sur la planche, qui avait dormi contre vous fait de la place sans lever les yeux.',
    },
    options: {
      a: 'Se reposer parmi les barques',
      b: 'Écouter les passeurs',
      c: 'Se présenter devant la porte',
    },
    told: {
      a: 'Vous mangez face à la porte, comme il est d’usage. Au bout d’un moment, ce n’est plus qu’une chose qu’on a devant soi, comme une colline. Quelqu’un qui ne vous connaît pas s’endort contre vous, et vous ne bougez pas, à cause de la planche.',
      b: 'Vous payez la tournée, vous vous taisez, et cela vient. Quatre sont passés, au printemps, le col relevé. Il y avait une fille avec eux. Elle est restée sur la berge, n’a pas voulu monter, et leur a dit quelque chose, à chacun, l’un après l’autre, tout bas ; et l’un des hommes a pleuré, le gros, le forgeron. Elle est partie onze jours. Puis elle est revenue, de la craie plein les mains, a dit merci pour la soupe, et elle est entrée toute seule. Cela s’est ouvert devant elle comme un rideau. « Elle n’avait pas payé, dit le plus vieux. J’y ai repensé. »',
    },
  },
  '116.2': {
    text: {
      main: 'C’est Hanne qui vous mène, debout, à la godille. Sur les barques, on s’est tu. L’un après l’autre, ils se retournent sur leurs planches pour vous avoir en face ; ici, c’est ce qu’on fait de plus approchant du coup de chapeau.\nDe près, les roseaux ne sont pas immobiles. Ils glissent les uns sur les autres avec un bruit sec, comme une foule qui se frotterait les mains. Derrière, c’est blanc. Les piles sont des menhirs, on le voit à présent, deux, usés par les cordes ; ceux-là, personne ne les a jamais nourris. On les a toujours payés.\n« Elle vous demandera, dit Hanne. Elle demande à tout le monde. Pas besoin de répondre, elle regarde. » De sa main gercée, elle tient la barque contre la pierre. « Celle qui est entrée seule lui a montré la sienne comme ça, ouverte. Elle n’avait rien dedans. Je crois que la porte n’avait jamais vu ça. »\nUn seul n’y suffira pas, si vous êtes venus à plusieurs.',
      alone: 'Il n’y a que vous sur cette barque. Il faudra que cela suffise. Une fois déjà, cela a suffi.',
      ledger: 'Vous avez le livre sur vous. Il ne pèse pas plus qu’un autre.',
    },
    options: { a: 'L’ouvrir' },
    told: {
      a: 'Debout, dans une barque qui n’est pas faite pour cela, vous posez les paumes contre la couture.',
    },
  },
  '116.3': {
    text: {
      main: 'Elle regarde.\nElle ne se presse pas. Elle vous parcourt comme Orla Corrow descend une rue, de porte en porte, avec un bâton. Ce que vous avez allumé, ce que vous avez laissé s’éteindre. Qui vous avez nourri. À qui vous avez fait un compte. Chacun vient sur son seuil et on le compte. Elle ne les pèse pas ; cela, c’était une idée du barrage. Elle veut seulement savoir si vous pouvez dire combien ils sont.\nVous le pouvez. C’est la seule chose qu’on vous ait apprise à Cuanacht.\nAlors les roseaux se lâchent, depuis l’eau, tige après tige, avec le bruit d’une pluie qui s’éloigne. Entre les piles, une eau libre, plate, et dessus un brouillard, avec quelque part une lumière dedans. Pas de vent. Derrière vous, quarante barques n’ont pas repris leur souffle.\nDe l’autre côté, très loin, quelqu’un lève une lampe. Elle la lève une fois et l’abaisse. Deux ; trois ; quatre. Vous attendez. On a le temps d’entendre la rame s’égoutter. Elle la lève une cinquième fois, et cette fois ne l’abaisse pas.',
      friends:
        'Derrière vous, une voix d’enfant dit tout haut, si bien que l’eau la porte : « C’est eux qui nous ont donné le pain. »',
      burned:
        'Devant la grange, elle s’est arrêtée longtemps. Elle vous y a tenus, la chaleur sur la figure, jusqu’à ce que vous ayez vu partir chacune des neuf cents bottes.',
      avenged:
        'Quand elle en est venue aux onze, elle les a trouvés écrits déjà, à la craie et dans le gravier, chacun sous son nom. Elle est passée vite, presque avec égards.',
      sworn:
        'Sur la pierre de Cuanacht, il y a dans la mousse deux mains brunes. Elle les a ici aussi : elle pose les siennes dessus, et cela coïncide.',
      goddess:
        'Et une fois elle a repris une page déjà tournée, et vous a regardés de nouveau, vous, et celle qui avait demandé qu’on relise.',
      listened:
        'Vous tenez vos mains comme, au dire des passeurs, elle tenait les siennes : ouvertes, sans rien dedans. C’est plus facile qu’on n’aurait cru.',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
