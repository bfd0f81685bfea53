import { told, toldIf, type StoryNode } from './words.ts'

const bothHalves = { all: [{ storyCard: 'satchel' }, { storyCard: 'castellan-seal' }] }

/** The last evening, and the way down to the keep. */
export const chapter6: readonly StoryNode[] = [
  {
    id: 'last-dusk',
    kind: 'text',
    title: { en: 'The Last Evening', fr: 'Le dernier soir' },
    picture: 'half-lit',
    body: [
      told(
        'At dusk the lamps do not run along the terraces. They come on singly, here and there, with long waits between, like people answering a question they do not like. In the rock beneath the citadel, where every child of Easafir knows there is only a wall, a gate has opened. Cold air stands in it. It has no smell of any kind, not even of stone.',
        'Au crépuscule, les lampes ne courent pas le long des terrasses. Elles s’allument une à une, de-ci de-là, avec de longues attentes, comme des gens qui répondent à une question déplaisante. Dans le rocher, sous la citadelle, là où tout enfant d’Easafir sait qu’il n’y a qu’un mur, une porte s’est ouverte. De l’air froid s’y tient debout. Il n’a aucune odeur, pas même celle de la pierre.',
      ),
      toldIf(
        { flag: 'act1.hadrelSpared' },
        'In the closed streets squads of the Militia are drawing nails and leading people out by the hand. Hadrel holds the lantern for them.',
        'Dans les rues fermées, des escouades de la Milice arrachent les clous et font sortir les gens par la main. Hadrel leur tient la lanterne.',
      ),
      toldIf(
        { flag: 'act1.hadrelShamed' },
        'On the steps of the Provost’s house a sword lies straight along the edge. The posts on the wall are empty; the dark streets have begun to take their planks down from inside.',
        'Sur le perron du prévôt, une épée est posée, bien droite, au bord de la marche. Sur le rempart, les postes sont vides ; dans les rues noires, on a commencé d’ôter les planches, de l’intérieur.',
      ),
      toldIf(
        { flag: 'act1.yeldaHome' },
        'Yelda is on her ladder in the Lamp Market again. A new blue thread flies from her pole. When you go by, she dips it to you.',
        'Yelda est de nouveau sur son échelle, au Marché aux lampes. Un fil bleu tout neuf flotte à sa perche. À votre passage, elle l’incline.',
      ),
      toldIf(
        { reputation: 'lamplighters', atLeast: 2 },
        'Two apprentices with tapers walk ahead of you down the whole street, unasked, and light you as far as the rock.',
        'Deux apprentis marchent devant vous, un rat-de-cave à la main, sur toute la longueur de la rue, sans qu’on le leur ait demandé, et vous éclairent jusqu’au rocher.',
      ),
      toldIf(
        { flag: 'act1.wardClosed' },
        'On the Salt Stairs doors stand open. Nobody there has been called since Ansa’s gate was shut.',
        'Dans l’Escalier de sel, les portes sont ouvertes. On n’y appelle plus personne depuis que la porte d’Ansa est close.',
      ),
      toldIf(
        { flag: 'act1.caskTaken' },
        'Dunya goes from camp to camp with two pails from the sweet well, and will take no coin for them.',
        'Dunya va d’un campement à l’autre avec deux seaux du puits doux, et n’en veut pas un sou.',
      ),
      toldIf(
        { storyCard: 'lantern-oil' },
        'You think of the jar, and of what Besk said about sparing it.',
        'Vous pensez à la jarre, et à ce que disait Besk de ceux qui épargnent.',
      ),
    ],
    next: 'n13-table',
  },
  {
    id: 'n13-table',
    kind: 'branch',
    cases: [{ if: bothHalves, next: 'n13' }],
    otherwise: { next: 'n13-blank' },
  },
  {
    id: 'n13',
    kind: 'test',
    title: { en: 'Bark and Lead', fr: 'L’écorce et le plomb' },
    picture: 'library',
    body: [
      told(
        'In the Old Library somebody has left you a candle and a table. You lay the bark beside the seal, and the lead begins to sweat. Around its rim run letters, cut backwards, as they must be on a seal; but some are also cut in the Forest’s way, with the grain. Whoever made this had the other half of the pact before him. It is one sentence, written by two hands, and it breaks off in the middle of a word.',
        'À la Vieille bibliothèque, on vous a laissé une chandelle et une table. Vous posez l’écorce à côté du sceau, et le plomb se met à suer. Sur la tranche courent des lettres gravées à l’envers, comme il se doit ; mais certaines le sont aussi à la façon de la Forêt, dans le sens du fil. Qui a fait cela avait sous les yeux l’autre moitié du pacte. C’est une seule phrase, écrite par deux mains, et rompue au milieu d’un mot.',
      ),
    ],
    test: { trait: 'lore', tier: 'medium', who: 'chosen' },
    success: {
      body: [
        told(
          'You press the seal into candle wax, lay the wax against the bark, and read across the join: I keep the dark side of the door, until the last light is out, or one is lit for me. Nobody ever lit one. So that is what the light was for, and that is why he puts it out: he is a sentry who has not been relieved. You know now where he will look when he sees a flame.',
          'Vous imprimez le sceau dans la cire, posez la cire contre l’écorce, et lisez par-dessus la jointure : Je garde le côté noir de la porte, jusqu’à la dernière lumière éteinte, ou jusqu’à ce qu’on en allume une pour moi. Personne ne l’a fait. Voilà donc à quoi servait la lumière, et voilà pourquoi il l’éteint : c’est une sentinelle que l’on n’a pas relevée. Vous savez désormais où il regardera quand il verra une flamme.',
        ),
      ],
      effects: [{ set: 'act1.sealRead' }, { unlockRule: 8 }],
      next: 'n14',
    },
    failure: {
      body: [
        told(
          'You try it left to right, and right to left, and in a mirror. You get: door; and dark; and lit, or light, or alight. The candle is finished before the sentence is. On the table remain a piece of bark, a disc of lead, and between them a gap the width of one word, which you will have to carry down with you unsaid.',
          'Vous essayez de gauche à droite, de droite à gauche, dans un miroir. Vous obtenez : porte ; et noir ; et allume, ou allumé, ou lumière. La chandelle finit avant la phrase. Il reste sur la table un morceau d’écorce, un disque de plomb et, entre les deux, un vide de la largeur d’un mot, qu’il faudra descendre avec vous sans l’avoir dit.',
        ),
      ],
      effects: [{ unlockRule: 8 }],
      next: 'n14',
    },
  },
  {
    id: 'n13-blank',
    kind: 'text',
    title: { en: 'Half a Sentence', fr: 'La moitié d’une phrase' },
    picture: 'library',
    body: [
      toldIf(
        { all: [{ storyCard: 'satchel' }, { not: { storyCard: 'castellan-seal' } }] },
        'In the Old Library you unroll the bark once more and read the Forest’s half of the pact to the end. It stops in the middle of a word, at a torn edge. Somewhere there is a rim of lead with the rest of it, going down a stair in a dead man’s glove.',
        'À la Vieille bibliothèque, vous déroulez l’écorce une fois de plus et lisez jusqu’au bout la moitié du pacte qui est à la Forêt. Elle s’arrête au milieu d’un mot, à la déchirure. Quelque part, un cercle de plomb porte le reste et descend un escalier dans le gant d’un mort.',
      ),
      toldIf(
        { all: [{ storyCard: 'castellan-seal' }, { not: { storyCard: 'satchel' } }] },
        'In the Old Library you turn the seal under a candle. Half of its letters are cut the Forest’s way, with the grain; they call for a piece of bark that left your shoulder at the ford. You hold the place where it ought to be, and read the air.',
        'À la Vieille bibliothèque, vous tournez le sceau sous une chandelle. La moitié des lettres est gravée à la façon de la Forêt, dans le sens du fil ; elles réclament un morceau d’écorce qui a quitté votre épaule au gué. Vous tenez l’endroit où il devrait être, et vous lisez le vide.',
      ),
      toldIf(
        { not: { any: [{ storyCard: 'satchel' }, { storyCard: 'castellan-seal' }] } },
        'You sit in the Old Library before an empty table. The pact is gone and the seal was never yours. What you know is what a child, a lamplighter and a hermit have told you, and you say it over to each other until it has an order. It is not nothing. It is how the city has always known things.',
        'Vous voilà assis, à la Vieille bibliothèque, devant une table nue. Le pacte est perdu, le sceau n’a jamais été à vous. Ce que vous savez, c’est ce que vous ont dit une enfant, une allumeuse et un ermite ; vous vous le répétez jusqu’à lui trouver un ordre. Ce n’est pas rien. La ville n’a jamais su les choses autrement.',
      ),
      told(
        'When the candle is down to the width of a finger you blow it out, out of thrift, and at once you are sorry.',
        'Quand la chandelle n’a plus qu’un doigt de haut, vous la soufflez, par économie, et vous le regrettez aussitôt.',
      ),
    ],
    effects: [{ unlockRule: 8 }],
    next: 'n14',
  },
  {
    id: 'n14',
    kind: 'choice',
    title: { en: 'Someone Comes Along', fr: 'Quelqu’un se joint à vous' },
    picture: 'city-dusk',
    body: [
      toldIf(
        { flag: 'act1.sideHadrel' },
        'At the gate in the rock Brother Orm is waiting, in boots that Hadrel has lent him, left and right exchanged. “I’d only be in the way,” he says. “But I have read the whole wall, you see, both walls, and there is one name I’ve never had. His own. No one ever called him anything but Castellan. I should like to ask him.”',
        'À la porte du rocher attend Frère Orm, dans des bottes que Hadrel lui a prêtées, la gauche à droite. « Je ne ferais que gêner, dit-il. Seulement, j’ai lu tout le mur, voyez-vous, les deux murs, et il y a un nom que je n’ai jamais eu. Le sien. Personne ne l’a jamais appelé que Châtelain. J’aimerais lui demander. »',
      ),
      toldIf(
        { all: [{ flag: 'act1.sideHadrel' }, { reputation: 'orm', atLeast: 1 }] },
        'He has written your own names on his forearms, to have them right in case it comes to reading them.',
        'Il s’est écrit vos noms à vous sur les avant-bras, pour ne pas s’y tromper s’il fallait les lire.',
      ),
      toldIf(
        { flag: 'act1.sideSefa' },
        'At the gate in the rock a cat is sitting, and beside the cat, Sefa. “One, I know every way out of every hole in this town, and you’ll want one. Two, I’m frightened, so I’ll be quick.” She shuts her hand. “There’s no three. I looked for what I’d get for it, and there’s nothing. It’s a horrible feeling. Do you people live like this?”',
        'À la porte du rocher est assis un chat et, à côté du chat, Sefa. « Un, je connais la sortie de tous les trous de cette ville, et il vous en faudra une. Deux, j’ai peur, donc je serai rapide. » Elle referme la main. « Il n’y a pas de trois. J’ai cherché ce que ça me rapporterait : rien. C’est affreux, comme sensation. Vous vivez comme ça, vous autres ? »',
      ),
      toldIf(
        { all: [{ flag: 'act1.sideSefa' }, { reputation: 'sefa', atLeast: 2 }] },
        'She has pinned Yelda’s blue thread inside her sleeve, and hopes that you will not mention it.',
        'Elle a épinglé dans sa manche le fil bleu de Yelda, et espère que vous n’en direz rien.',
      ),
      told(
        'The steps go down without a rail. Company may be a comfort there, or one more to lose.',
        'Les marches descendent, sans rampe. Une compagnie peut y être un réconfort, ou quelqu’un de plus à perdre.',
      ),
    ],
    choices: [
      {
        id: 'orm',
        label: { en: 'Take Brother Orm along', fr: 'Emmener Frère Orm avec vous' },
        if: { flag: 'act1.sideHadrel' },
        effects: [{ ally: 'orm' }, { reputation: 'orm', n: 1 }, { set: 'act1.ormAlly' }],
        next: 'last-steps',
      },
      {
        id: 'sefa',
        label: { en: 'Take Sefa along', fr: 'Emmener Sefa avec vous' },
        if: { flag: 'act1.sideSefa' },
        effects: [{ ally: 'sefa' }, { reputation: 'sefa', n: 1 }, { set: 'act1.sefaAlly' }],
        next: 'last-steps',
      },
      {
        id: 'alone',
        label: { en: 'Go down by yourselves', fr: 'Descendre sans personne d’autre' },
        body: [
          told(
            'You say no as kindly as you can. There is an argument, a short one, and then somebody standing at the top of a stair with a light, growing smaller.',
            'Vous refusez, avec autant de douceur que possible. On discute, brièvement, puis il n’y a plus que quelqu’un en haut d’un escalier, avec une lumière, et qui rapetisse.',
          ),
        ],
        next: 'last-steps',
      },
    ],
  },
  {
    id: 'last-steps',
    kind: 'text',
    title: { en: 'The Dark Side of the Door', fr: 'Le côté noir de la porte' },
    picture: 'castellan',
    body: [
      told(
        'Below, everything is in order. The spears stand in their racks, the beds are made, the watch is written up in chalk for three hundred years, and every night has the same word beside it: Castellan. At the end of the hall somebody stands at attention before a gate. Frost has grown over the armour and been brushed off again, many times. The visor turns toward your light. Nothing looks out of it, with great attention.',
        'En bas, tout est en ordre. Les lances sont au râtelier, les lits faits, la garde notée à la craie sur trois cents ans, et pour chaque nuit le même mot : Châtelain. Au bout de la salle, quelqu’un est au garde-à-vous devant une porte. Le givre a poussé sur l’armure et en a été brossé, bien des fois. La visière se tourne vers votre lumière. Rien n’y regarde, avec beaucoup d’attention.',
      ),
      toldIf(
        { flag: 'act1.ormAlly' },
        '“Good evening,” says Orm, and bows, and his voice shakes only a little.',
        '« Bonsoir », dit Orm en s’inclinant, et sa voix ne tremble qu’à peine.',
      ),
      toldIf(
        { flag: 'act1.sefaAlly' },
        '“Exit’s behind us,” says Sefa. “I’m just saying it so that somebody has.”',
        '« La sortie est derrière, dit Sefa. C’est juste pour que quelqu’un l’ait dit. »',
      ),
      toldIf(
        { flag: 'act1.sealRead' },
        'You hold the flame where the sentence told you to hold it, and for a breath he forgets to lift his blade.',
        'Vous tenez la flamme là où la phrase disait de la tenir et, le temps d’un souffle, il oublie de lever sa lame.',
      ),
    ],
    next: 'c7',
  },
  {
    id: 'c7',
    kind: 'scene',
    title: { en: 'The Hollow Castellan', fr: 'Le Châtelain creux' },
    picture: 'castellan',
    body: [
      told(
        '“Who goes there,” says the empty helm; it has not been a question for a long time. A spear comes down from its rack and into a glove that has no hand in it. Along the walls the beds begin to give back those who lie in them, and they come out tidily, the left foot first. Somewhere over your heads it is evening, and people are reaching up to a lamp.',
        '« Qui va là », dit le heaume vide ; depuis longtemps ce n’est plus une question. Une lance quitte le râtelier et vient dans un gant où il n’y a pas de main. Le long des murs, les lits commencent à rendre ceux qui y sont couchés, et qui en sortent en bon ordre, du pied gauche. Quelque part au-dessus de vos têtes, c’est le soir, et des gens lèvent le bras vers une lampe.',
      ),
    ],
    scene: { combat: 'c7', main: true },
    outcomes: {
      won: { effects: [{ set: 'act1.castellanFell' }], next: 'n15-fallen' },
      lost: { next: 'n15-driven' },
    },
  },
]
