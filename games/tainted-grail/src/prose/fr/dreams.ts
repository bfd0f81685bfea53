import type { VerseProse } from '../types.ts'

/** Un rêve et son cauchemar commencent de même et se séparent sur une seule chose. */
export const dreams = {
  'dream-101': {
    text: {
      main: 'Vous êtes au puits du village, en chemise, et c’est l’été. Vous vous penchez pour voir où en est l’eau. Au lieu d’eau il y a des visages, levés vers vous, serrés comme des pommes dans un baquet : celui de votre grand-mère, celui du prêtre qui est mort, et quantité d’autres que vous n’avez jamais vus, mais dont les oreilles sont de chez vous. Tous sont mouillés, et aucun n’est triste.\nL’un après l’autre ils ouvrent la bouche, et vous pensez : ils vont appeler. Mais ils fredonnent. C’est la note, tous ensemble, à plusieurs voix, les vieux un peu en retard. Elle monte du puits comme l’air chaud d’une cave et vous soulève les cheveux du front.\nVotre grand-mère a encore quelque chose à dire. Elle montre du menton, comme elle faisait : pas ici. Là-bas, où la pierre est dans l’eau. « Et mets-toi quelque chose aux pieds », dit-elle.',
      again: 'Vous espériez que ce serait celui-ci.',
    },
  },
  'nightmare-101': {
    text: {
      main: 'Vous êtes au puits du village, en chemise, et c’est l’été. Vous vous penchez pour voir où en est l’eau. Au lieu d’eau il y a un berceau, tout en bas, qui se balance. C’est celui à tête de chien, où chacun, ici, a dormi ; il va de maison en maison.\nVous laissez filer la corde pour le remonter. Il est plus lourd qu’il ne devrait. Main sur main, les pieds contre la margelle, vous le tirez au jour, et pendant tout ce temps quelqu’un y fredonne pour vous donner du cœur. Quand il est au bord, vous regardez.\nIl est vide. Le fredonnement continue. C’est le bois. Vous comprenez qu’il l’a appris de vous tous, et que désormais il s’en passe. Il se balance un peu plus près, pour voir si par hasard vous y tiendriez encore.',
    },
  },
  'dream-104': {
    text: {
      main: 'Vous êtes dans la maison ronde et elle n’a pas brûlé. Tout y est très propre. Cent cierges sont sur leurs pointes, en cercles, et quelqu’un, avant vous, les a tous éteints sauf ceux du milieu : cinq. Ils sont très courts. C’est à vous de les veiller, c’est un grand honneur, et personne ne vous a dit pour combien de temps.\nIl y a un courant d’air. Le premier penche, vous mettez la main autour ; il sent le cuir et le cheval. Le deuxième sent le thym. Le troisième la terre, le quatrième le fer chaud. Le cinquième est une chandelle bon marché, du suif, comme on en donne aux enfants. C’est elle qui éclaire le mieux.\nTous les cinq sont droits. Vous les comptez, pour pouvoir le dire ensuite. Cinq. Vous les recomptez. C’est si important que vous vous réveillez avec le chiffre dans la bouche, comme un noyau de cerise.',
      again: 'Depuis la dernière fois, ils ont un peu baissé. Il y en a toujours cinq.',
    },
  },
  'nightmare-104': {
    text: {
      main: 'Vous êtes dans la maison ronde et elle n’a pas brûlé. Tout y est très propre. Cent cierges sont sur leurs pointes, en cercles, et quelqu’un, avant vous, les a tous éteints sauf ceux du milieu : cinq. Ils sont très courts. C’est à vous de les veiller, c’est un grand honneur, et personne ne vous a dit pour combien de temps.\nIl y a un courant d’air. Le premier penche, vous mettez la main autour, et votre main prend. Elle brûle au bout des doigts, sans fumée, d’une petite flamme claire. Cela fait moins mal qu’on n’aurait cru. De l’autre main vous abritez le deuxième.\nCela vous en fait sept à garder. Vous cherchez des yeux à qui le dire, et les portes sont fermées, et les onze, le long du mur, ont déjà levé les leurs, et attendent que vous cessiez de bouger.',
    },
  },
  'dream-109': {
    text: {
      main: 'Vous êtes sur le dos, au fond de la rivière, et c’est tout à fait facile. L’eau a un plafond, et au plafond passe une barque. Tout autour, en rangs, d’autres sont couchés, les mains sur la poitrine. Sans qu’on le leur demande, ils vous ont fait place, comme on se pousse sur un banc d’église.\nAlors commence la cloche. On la sent dans le sol, entre les épaules. À chaque coup, tout le long du rang, les mains se soulèvent un peu des poitrines, et retombent.',
      answered:
        'Cette cloche, vous la connaissez ; vous y avez calé vos pieds. Vous levez donc la main, vous aussi, et du rang voisin quelqu’un lève la sienne et, sans tourner la tête, serre la vôtre, fort, comme un ouvrier. Cela dit : on a entendu. Cela dit : pas encore, remonte.',
      unanswered:
        'Elle demande quelque chose. Elle le redemande, avec une grande patience, et tous dans le rang savent la réponse, sauf vous. Vous pourriez lui demander ce qui vient. Elle voudrait que vous ayez pour cela quelque chose dans la main.',
      asked: 'Au rang voisin, une main connaît déjà la vôtre. Vous êtes déjà venus ici avec une question.',
    },
    options: { a: 'Demander à la cloche ce qui vient' },
    told: {
      a: 'Vous ouvrez la main et laissez le bourdonnement s’en aller dans la vase. La cloche s’arrête au sommet de son élan. Dans le silence, quelqu’un se penche de la barque et vous montre, à travers l’eau, une carte, une page ou un visage ; vous le reconnaîtrez le jour venu.',
    },
  },
  'nightmare-109': {
    text: {
      main: 'Vous êtes sur le dos, au fond de la rivière, et c’est tout à fait facile. L’eau a un plafond, et au plafond passe une barque. Tout autour, en rangs, d’autres sont couchés, les mains sur la poitrine. Sans qu’on le leur demande, ils vous ont fait place, comme on se pousse sur un banc d’église.\nAlors commence la cloche. On la sent dans le sol, entre les épaules. À chaque coup, tout le long du rang, les mains se soulèvent un peu des poitrines ; et il n’y a pas d’eau dessous, il y a de la maille, des courroies, et d’autres rangs plus bas, et plus bas encore. C’est une armée. On attendait que la file fût complète.\nCelui d’à côté tourne la tête. Il est là depuis très longtemps, et il est ravi. « Maintenant, dit-il, on peut se lever. »',
    },
    told: {
      won: 'Vous êtes à genoux dans votre couverture, les poings pleins de paille mouillée. Quelque part, du côté de l’eau, beaucoup de gens se recouchent avec un cliquetis.',
      lost: 'Vous avez marché avec eux, un bon bout. Au réveil, vos pieds saignent, et la fatigue est plus grande qu’au coucher.',
    },
  },
  'dream-114': {
    text: {
      main: 'Vous voici au creux de la dune, et elle prend votre forme, l’épaule, la hanche. C’est un bon lit, sec. On l’entend couler. Il monte autour de vous de tous côtés, grain par grain, sans hâte, comme quelqu’un qui borde un enfant et ne veut pas l’éveiller.\nD’avoir été moulus, ils ne sont pas fâchés. Vous n’osiez pas le demander. Cela revient au même, disent-ils ; on a plus de place. Ce n’est que l’attente, et non pas d’une chose, ils n’en sont plus là : en compagnie. On leur a laissé entendre que quelqu’un, chez les vivants, aurait l’usage de gens qui ont le temps.\nVous parlez donc. Vous leur dites tout, les navets, la lettre, ce dont vous avez honte. Rien ne les étonne. Quand vous avez fini, ils disent, chacun un peu : continue.',
      named:
        'Certains ont maintenant un nom, et s’en trouvent encore intimidés. Ils se le répètent, dans le noir, l’un à l’autre, comme des gens à qui l’on vient de donner des souliers.',
      again: 'Ils se rappellent où vous en étiez.',
    },
  },
  'nightmare-114': {
    text: {
      main: 'Vous voici au creux de la dune, et elle prend votre forme, l’épaule, la hanche. C’est un bon lit, sec. On l’entend couler. Il monte autour de vous de tous côtés, grain par grain, sans hâte, comme quelqu’un qui borde un enfant et ne veut pas l’éveiller.\nVous ouvrez la bouche pour dire que cela suffit. Ils entrent. C’est très sec, avec un goût d’assiette. Ils ne sont pas fâchés ; ils sont seulement très nombreux, il y a une bouche, et chacun voudrait s’en servir pour un seul mot : son nom. Vous les sentez faire la queue sur votre langue.\nVous dites le premier. Il le faut, pour respirer. Vous dites le deuxième. Quelque part dans le troisième millier, il vous vient que l’un d’eux devait être le vôtre, et que vous l’avez dit déjà, sans y prendre garde.',
    },
  },
  'dream-117': {
    text: {
      main: 'Ils ont descendu les lampes à la rivière. La nuit est tiède et la moitié du pays est là. Chacun peut en poser une sur l’eau, lui-même, une coquille, une tasse, ce qu’il a apporté. On la pousse d’un doigt et elle s’en va rejoindre les autres. Il y en a tant qu’on voit, à leur lumière, la figure de ceux qui les ont mises.\nAnwen chante. Dans le rêve, elle a sa voix. C’est une voix tout ordinaire, un peu aigre. La chanson, c’est celle de ceux qui sont dehors la nuit, de la lampe, de la porte. À la porte, elle s’arrête. Elle vous regarde par-dessus l’eau, elle rit, les sourcils levés, et vous entrez avec le mot suivant, vous et tout le monde, sur les deux rives.',
    },
  },
  'nightmare-117': {
    text: {
      main: 'Ils ont descendu les lampes à la rivière. La nuit est tiède et la moitié du pays est là. Chacun peut en poser une sur l’eau, lui-même, une coquille, une tasse, ce qu’il a apporté. On la pousse d’un doigt et elle s’en va rejoindre les autres. Il y en a tant qu’on voit, à leur lumière, la figure de ceux qui les ont mises.\nAnwen chante. Dans le rêve, elle a sa voix. La chanson, c’est celle de ceux qui sont dehors la nuit, de la lampe, de la porte. À la porte, elle s’arrête et vous regarde, les sourcils levés ; et vous ne savez pas le mot suivant. Personne ne le sait. Ils recommencent. C’est très beau. Ils sont si gentils à ce sujet. Ils recommencent, et chaque fois il y a un peu moins de vous, et chaque fois c’est un peu plus facile à supporter.',
    },
  },
} as const satisfies Readonly<Record<string, VerseProse>>
