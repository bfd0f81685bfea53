/** Les objets, par leur numéro. */
export const items = {
  '1': 'Un pied de table. Il y tient encore un peu de table.',
  '2': 'Onze encoches. Quelqu’un tenait le compte, et a cessé.',
  '3': 'Une lanière de cuir souple, prise à la languette d’une botte. La botte s’en passe.',
  '4': 'Avec une traverse, pour que ce que vous avez tué ne remonte pas la hampe vous le dire.',
  '5': 'Dix-huit épaisseurs de vieux draps. Ç’a été un mariage, autrefois.',
  '6': 'De bonnes mailles, rivées. Le trou est dans le dos, là où il ne l’a pas vu venir.',
  '7': 'Des dents, des boutons, une cuiller d’étain, une tresse. Chaque chose fut cousue par quelqu’un qui espérait que cela marche.',
  '8': 'C’était le flanc d’une ruche. Les jours doux, elles reviennent voir.',
  '9': 'Lourd, honnête, et tailladé au bord par quelqu’un à qui l’on avait dit de viser le milieu.',
  '10': 'Dervla Sheel voudrait le ravoir.',
  '11': 'Il n’est pas à vous. Là-dessus, il a été très clair. Il se trouve qu’il va du même côté.',
  '12': 'Évêque. Le museau gris ; s’arrête où elle s’est déjà arrêtée.',
  '13': 'Il sait dire « adjugé », « pauvre petite » et un nom d’homme. Il les dit au bon moment, c’est le pire.',
  '14': 'On l’avait arrachée au saint pour une rage de dents. À force de baisers, il n’en reste guère.',
  '15': 'Longue comme un doigt et tiède d’un côté. Vous dormirez dessus sans savoir pourquoi vous dormiez si bien.',
  '16': 'À demi brûlé, pour quelqu’un d’autre. Tant qu’il est allumé, on sait lesquels, dans la pièce, sont là.',
  '17': 'Tordue à Cuanacht, par des femmes, l’hiver. Quand elle se tend, on y entend les commérages.',
  '18': 'Du lin bouilli, roulé serré, un brin d’achillée dedans. Qui l’a roulé l’avait fait mille fois.',
  '19': 'De prune, officiellement. Elle éloigne un peu toutes choses, y compris la maison.',
  '20': 'Celui d’Eithne Marrow, ou de sa mère. Il a un pli, à une main du bout. Ne pas le redresser.',
  '21': 'Quelque chose est gravé à l’intérieur. Ce n’était pas pour vous. Il achètera du pain quand même.',
  '22': 'Un sceau, un ruban, une signature. Celui qui a signé est mort, et personne ne l’a dit au sceau.',
  '23': 'Creusée au milieu par trois générations d’un même petit geste.',
  '24': 'On ne distingue plus à qui elle était. N’empêche : ils se tiennent plus droits.',
} as const

/** Les secrets, par leur numéro. */
export const secrets = {
  '1': 'Du pain, posé au pied. Votre main, à plat. Puis les mots, à mi-voix : c’est un nom, on vous demande, et vous dites le vôtre après. Il n’y a rien de plus. Padrig Moss a connu des gens qui n’y arrivaient pas : les mots, ils les savaient, mais quand elle demandait qui était là, ils ne trouvaient rien à répondre.',
  '2': 'Elle est petite, noire, et pleure. Au fond d’une poche sèche, il y a dans l’heure une tache mouillée. Dans la main, elle tourne, toujours du même côté, au sud-ouest, vers la rivière qui a bougé. On l’avait pendue à hauteur d’enfant, derrière une porte que personne ne devait ouvrir. Il doit y avoir quelque part une serrure à qui tout cela a paru nécessaire.',
  '3': 'Garran Holt l’a faite au fond de la crevasse, de cendre et de colère, et a dit que c’était du mauvais, qu’elle ne voulait qu’une seule chose. Il avait raison. C’est une fort belle lame. Chaque fois qu’elle a ce qu’elle veut, on la sent contente, et le contentement vous monte dans le bras.',
  '4': 'Un trait, un trait, une porte, tracés au clou. Cela démange quand ils viennent, et cela démange d’avance. Ils ont peur d’être connus, dit Anwen. Ce que ce serait pour qui les connaît, elle ne l’a pas dit.',
  '5': 'D’abord ce n’est qu’un chatouillement, et le goût des repas où l’on vous appelait. Puis vous toussez dans votre main, vous regardez et vous la fermez. C’est rouge vif, plus vif que du sang. Cela passera, disent tous ceux qui ne l’ont pas eue.',
  '6': '*Barrage Creux. Entrées.* Onze lignes, quatre marques, une somme. Il faudrait le mettre sous les yeux de celui qui l’a écrit. Et il faudrait le lire là où ils vivaient, ligne après ligne ; de pierre tombale, ils n’ont eu que celle-là.',
  '7': 'Sur le tertre, la vieille poêle brûle, allumée à trois feux qui n’étaient pas faits pour se rencontrer. De chaque porte on voit à qui c’est le tour de nourrir une pierre, et plus personne n’y va avec, sous la chemise, le dernier pain de la maison.',
  '8': 'D’un côté un visage, effacé. De l’autre, quatre mots : *Que celui-ci parle.* Pas besoin de le montrer. Il suffit de fermer la main dessus, sous la table, et d’attendre. Les gens laissent un silence, et vous y êtes.',
  '9': 'Elle était entre les pages, et l’humidité l’a imprimée sur les deux. Un géranium des prés. *J’ai fait la potion,* écrit Bronagh. *Ils ne sentiront rien. J’ai mis du miel. Toi, tu te serais arrêtée, ma fille, tu te serais assise par terre entre ces lits, et nous ne serions jamais passés, et je n’arrête pas d’y penser : que tu te serais arrêtée. Garde ceci. C’est du talus où tu t’étais endormie. Quand tu seras seule, regarde-la, et ne sois pas comme moi.*',
  '10': 'C’est de sa belle main, l’heure en tête. *Sergent. Quatre aux traits, un devant. Gauche, droite, repos à cent. C’est moi qui menais. Je te le donne en ordre, parce que je ne peux te le donner autrement. C’est une bonne cadence pour des gens chargés, tu peux t’en servir, je n’en ai guère tiré autre chose. Tu m’aurais regardé. Je comptais là-dessus. Tout le long, je me suis retourné pour voir si tu regardais.*',
  '11': '*PETIT. J’Y SUIS REDESCENDU. NOUS PASSIONS AVEC LE TRAÎNEAU ET J’AI DIT QUE J’AVAIS UN BESOIN. DANS LA CAVE, MUR DU NORD, SOUS LA PLANCHE, QUELQU’UN L’AVAIT ÉCRIT AU CLOU. POUR QU’ON SACHE QUI ÉTAIT RESTÉ LÀ. C’EST UN BON NOM. JE L’AI MIS AU BAS DE CETTE PAGE ET J’AI REPLIÉ. RIEN NE PRESSE. J’AI FAIT UNE CHOSE AUJOURD’HUI ET JE VOULAIS AVOIR FAIT AUSSI CELLE-CI. F.P.*',
  '12': 'Un bout de plomb avec l’enclume, trois traits et un pied : la marque qu’on frappe quand la pièce est finie. *J’ai ferré les patins,* écrit Garran. *On m’a demandé du solide et j’ai fait du solide. J’ai pleuré à la rivière, devant tout le monde. Elle m’a regardé, la petite, et j’ai pensé : voilà comment tu restes là, toi, après. Frappe-la sur ta lame toi-même, quand elle ne sonnera plus. Ce n’est plus à moi de dire que c’est bon.*',
  '42': 'Il est arrivé ici avant vous. On ne sait pas ce que vous auriez fait ; seulement que c’était vous. On le voit à leur façon de compter les cuillers.',
} as const

/** Les compétences, par carte et par face. */
export const skills = {
  S1a: 'Qui commence n’a pas à écouter comment cela va se passer.',
  S1b: 'Vous leur montrez les dents. Elles sont rouges. Cela déconcerte.',
  S2a: 'Il y a une sorte de silence qui obtient des réponses.',
  S2b: 'À l’instant même, vous êtes toujours ailleurs, tout près, à regarder.',
  S3a: 'Vous vous asseyez à côté. C’est tout.',
  S3b: 'On entre, on respire une fois, et l’on sait qui a pleuré.',
  S4a: 'Cela ne coûte rien. C’est pourquoi si peu en ont à donner.',
  S4b: 'Vous avez les épaules assez larges, ou pas de bon sens. Donnez.',
  S5a: 'Vous tremblerez après. Vous avez pris rendez-vous avec vous-même.',
  S5b: 'Laissez-lui le manteau dans la main, et partez.',
  S6a: 'Il faut bien que quelqu’un passe la porte en premier, et vous êtes là.',
  S6b: 'Vous avez déjà vu cela. C’était pire, et il y en avait davantage.',
  S7a: 'Vous allez toujours devant jusqu’au tournant, et puis encore un tournant.',
  S7b: 'Depuis vos neuf ans, une oreille est restée éveillée.',
  S8a: 'Vous comptiez que cela tournerait mal. Vous ne saviez seulement pas comment.',
  S8b: 'Le talon, le bord, la pointe. Vous l’avez appris devant la porte de votre père.',
  S9a: 'Vous n’êtes encore jamais passé devant rien qui se mange.',
  S9b: 'Donnez-moi ça avant de le jeter.',
  S10a: 'Vous demandez le prix. Puis vous regardez encore un moment.',
  S10b: 'C’était dans l’autre main. Depuis un certain temps.',
  S11a: 'Inspirer, compter jusqu’à cinq. Ils ne seront pas moins nombreux ; mais vous respirez.',
  S11b: 'Un croûton, un bout de cire, un nom. Cela se fait derrière une grange.',
  S12a: 'Une vieille éraflure de clou, au-dedans du poignet : un trait, un trait, une porte.',
  S12b: 'Au matin, vous avez toujours repris là où il s’était arrêté.',
} as const

/** Mourir, perdre la raison, la mort, la Grâce et la fin du chapitre. */
export const special = {
  dying:
    'C’est donc cela : on se couche. Il y a un caillou sous votre hanche, et il continue d’avoir de l’importance. Quelqu’un fouille dans votre sac et vous montre une chose après l’autre. Ce que vous pouvez tenir, vous le gardez. Vous ne saviez pas, jusqu’ici, combien de ce que vous portiez était pour plus tard.',
  mad: 'Tout est devenu parfaitement clair. Il faut seulement éviter de bouger trop vite, parce que chaque fois on doit remonter le pays derrière vous, et on les entend, au marteau. Les autres vous parlent lentement. Ils ont remarqué que vous savez.',
  recovered:
    'Vous mangez quelque chose. Vous demandez quel jour on est. On vous le dit, un peu trop vite, puis quelqu’un rit et doit sortir.',
  sane: 'Au matin, il n’y a qu’un exemplaire de chaque chose. Vous restez un moment à regarder un seau.',
  death:
    'On creuse où le sol le permet. Personne n’a de prière qui convienne, alors on dit ce qu’il y avait dans le sac : un couteau, une cuiller, une lettre, lue bien des fois. Orla Corrow décroche le bâton, cherche l’endroit et taille. Cela fait un tout petit bruit.',
  newcomer:
    'Il y a encore à Cuanacht quelqu’un que personne n’avait choisi. Tout ce temps, une lettre est restée dans un tiroir. La nuit dernière, on a ouvert le tiroir.',
  defeat:
    'Alors c’est au tour du brouillard. Il ne vient pas comme on l’avait cru, comme un mur ou comme une eau. Il vient comme un soir. On a mis les enfants contre la pierre, une dernière fois, et voilà qu’ils se sont endormis.',
  grace:
    'Attendez.\nQuelqu’un a posé la main sur la page. C’est une grande main, crevassée, de la terre sous les ongles ; elle appartient à quelqu’un qui était occupé à autre chose. D’elle, vous n’en verrez pas plus. Elle lisait avec vous. Elle secoue la tête, sans colère ; comme devant l’addition d’un enfant.\nCe qui est faux, elle ne le corrige pas. Elle se mouille le pouce et retourne en arrière, là où commence le chapitre. Ce que vous avez appris à faire, vous le gardez. Ce que vous aviez, qui vous avez perdu, ce que vous avez promis, n’est pas encore. Il y a dans votre sac du pain pour deux jours, et sous votre langue un goût d’argile.\nSous son pouce, la page a une tache de gras, à quoi vous la reconnaîtrez toujours. « Encore une fois, dit la Toute-Mère. Et regardez où vous mettez les pieds. »',
  chapterEnd:
    'La barque s’engage entre les piles. Hanne ne va pas plus loin ; elle vous a laissé la rame. Quand vous vous retournez, et l’on vous avait dit de ne pas le faire, les roseaux sont encore ouverts, et dans l’ouverture, tout petit, on voit d’où vous venez : beaucoup de barques, un peu de linge, un pays grand comme une assiette. Çà et là, il y a une lumière dessus. Quelques-unes sont de vous.\nÀ Cuanacht, une femme est debout près de la pierre et compte. Elle arrive au bout et recommence. Cela tombe juste si elle compte comme absents ceux qui sont absents ; c’est donc ce qu’elle fait.\nDevant vous, la lampe s’est mise en marche le long de la berge, à votre hauteur. Vous ramez.',
  menhirLit:
    'D’abord la pierre prend le pain. Puis elle demande, et vous dites qui vous êtes. Rien ne se passe, si longtemps qu’on commence à se sentir bête. Alors vient le bourdonnement, d’en bas, par la plante des pieds, et tout autour le brouillard se lève comme du bétail, à contrecœur, l’arrière-train d’abord, et s’en va.',
  menhirOut:
    'Il s’éteint comme quelqu’un se tait qui a vu qu’on n’écoutait pas. Un jour encore, on sent où c’était chaud. Puis le brouillard vient sur cette place, de tous les côtés à la fois, se rejoint au milieu, et se couche.',
  hunger:
    'Ce soir, on s’en passe. Vous mâchez cela un moment, vous vous rapprochez un peu du feu, et vous pensez à des soupes.',
} as const
