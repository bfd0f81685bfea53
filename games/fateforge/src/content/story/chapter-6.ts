import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** The last evening, and the way down to the keep. */
export const chapter6: readonly StoryNode[] = [
  {
    ...page('text', 'last-dusk', 'half-lit', 'The Last Evening', 'Le dernier soir'),
    body: [
      told(
        'At dusk the lamps do not run along the terraces. They come on singly, here and there, with long waits between, like people answering a question they do not like. In the rock beneath the citadel, where every child of Easafir knows there is only a wall, a gate has opened. Cold air stands in it. It has no smell of any kind, not even of stone.',
        'Au crépuscule, les lampes ne courent pas le long des terrasses. Elles s’allument une à une, de-ci de-là, avec de longues attentes, comme des gens qui répondent à une question déplaisante. Dans le rocher, sous la citadelle, là où tout enfant d’Easafir sait qu’il n’y a qu’un mur, une porte s’est ouverte. De l’air froid s’y tient debout. Il n’a aucune odeur, pas même celle de la pierre.',
      ),
      toldIf(
        { flag: 'act1.called' },
        'While you were in the Gilded Hall there was knocking in Coopers’ Lane. Eleven doors were opened. Nobody had told those inside not to; it was nobody’s order.',
        'Pendant que vous étiez à la Salle dorée, on a frappé ruelle des Tonneliers. Onze portes se sont ouvertes. Personne n’avait dit aux gens de n’en rien faire ; ce n’était l’ordre de personne.',
      ),
      toldIf(
        { all: [{ flag: 'act1.sideSefa' }, { not: { flag: 'act1.called' } }] },
        'While you were in the Gilded Hall there was knocking in Coopers’ Lane. Behind each door sat a soldier with orders to hold the latch; Hadrel had written them, and no seal had asked him to. Nobody went.',
        'Pendant que vous étiez à la Salle dorée, on a frappé ruelle des Tonneliers. Derrière chaque porte, un soldat avait ordre de tenir le loquet ; Hadrel l’avait écrit, et aucun sceau ne le lui demandait. Personne n’est parti.',
      ),
      toldIf(
        { flag: 'act1.brined' },
        'The Guild has burned its ledger, as was to be expected, and paid its last debts overnight. The oil in your lanterns is half brine. They spit, and stink, and light your own hands and nothing else. You have slept in the dark, which is to say that you have not slept.',
        'La Confrérie a brûlé son registre, comme il fallait s’y attendre, et réglé dans la nuit ses dernières dettes. Dans vos lanternes, l’huile est à moitié de la saumure. Elles crachent, elles puent, elles éclairent vos mains et rien d’autre. Vous avez dormi dans le noir, autant dire que vous n’avez pas dormi.',
      ),
      toldIf(
        { all: [{ flag: 'act1.sideHadrel' }, { not: { flag: 'act1.brined' } }] },
        'A cat is on your windowsill with a paper in its collar. “One, they’ve burned the book, so that’s that. Two, don’t fill your lanterns at the Moths, it’s brine. Three, I’m not speaking to you. S.”',
        'Un chat est à votre fenêtre, un papier au collier. « Un, ils ont brûlé le registre, n’en parlons plus. Deux, ne remplissez pas vos lanternes aux Phalènes, c’est de la saumure. Trois, je ne vous adresse plus la parole. S. »',
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
        { all: [{ flag: 'act1.yeldaHome' }, { not: { flag: 'act1.cellar' } }] },
        'Yelda is on her ladder in the Lamp Market again. A new blue thread flies from her pole. When you go by, she dips it to you.',
        'Yelda est de nouveau sur son échelle, au Marché aux lampes. Un fil bleu tout neuf flotte à sa perche. À votre passage, elle l’incline.',
      ),
      toldIf(
        { all: [{ flag: 'act1.yeldaHome' }, { flag: 'act1.cellar' }] },
        'Yelda is on her ladder in the Lamp Market again. Her pole is bound with copper wire where it broke, and a new blue thread flies from the joint. When you go by, she dips it to you.',
        'Yelda est de nouveau sur son échelle, au Marché aux lampes. Sa perche est cerclée de fil de cuivre là où elle s’est rompue, et un fil bleu tout neuf flotte à la jointure. À votre passage, elle l’incline.',
      ),
      toldIf(
        { reputation: 'lamplighters', atLeast: 3 },
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
        { reputation: 'militia', atLeast: 1 },
        'At the rock the surgeon of the garrison is waiting with his bag. Nobody has sent him, he says; he was told that you had a decent word for soldiers.',
        'Au rocher attend le chirurgien de la garnison, avec sa trousse. Personne ne l’envoie, dit-il ; on lui a rapporté que vous parliez aux soldats comme à des gens.',
      ),
      toldIf(
        { storyCard: 'lantern-oil' },
        'You think of the jar, and of what Besk said about sparing it.',
        'Vous pensez à la jarre, et à ce que disait Besk de ceux qui épargnent.',
      ),
    ],
    next: 'dusk-oil',
  },
  {
    id: 'dusk-oil',
    kind: 'branch',
    cases: [{ if: { flag: 'act1.brined' }, effects: [{ energyLoss: 1 }], next: 'dusk-surgeon' }],
    otherwise: { next: 'dusk-surgeon' },
  },
  {
    id: 'dusk-surgeon',
    kind: 'branch',
    cases: [{ if: { reputation: 'militia', atLeast: 1 }, effects: [{ heal: 1 }], next: 'n13-table' }],
    otherwise: { next: 'n13-table' },
  },
  {
    ...page('choice', 'n14', 'city-dusk', 'Someone Comes Along', 'Quelqu’un se joint à vous'),
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
        ...option('orm', 'Take Brother Orm along', 'Emmener Frère Orm avec vous'),
        if: { flag: 'act1.sideHadrel' },
        effects: [{ ally: 'orm' }, { reputation: 'orm', n: 1 }, { set: 'act1.ormAlly' }],
        next: 'last-steps',
      },
      {
        ...option('sefa', 'Take Sefa along', 'Emmener Sefa avec vous'),
        if: { flag: 'act1.sideSefa' },
        effects: [{ ally: 'sefa' }, { reputation: 'sefa', n: 1 }, { set: 'act1.sefaAlly' }],
        next: 'last-steps',
      },
      {
        ...option('alone', 'Go down by yourselves', 'Descendre sans personne d’autre'),
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
    ...page('text', 'last-steps', 'castellan', 'The Dark Side of the Door', 'Le côté noir de la porte'),
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
    ...page('scene', 'c7', 'castellan', 'The Hollow Castellan', 'Le Châtelain creux'),
    body: [
      told(
        '“Who goes there,” says the empty helm; it has not been a question for a long time. A spear comes down from its rack and into a glove that has no hand in it. Along the walls the beds begin to give back those who lie in them, and they come out tidily, the left foot first. Somewhere over your heads it is evening, and people are reaching up to a lamp.',
        '« Qui va là », dit le heaume vide ; depuis longtemps ce n’est plus une question. Une lance quitte le râtelier et vient dans un gant où il n’y a pas de main. Le long des murs, les lits commencent à rendre ceux qui y sont couchés, et qui en sortent en bon ordre, du pied gauche. Quelque part au-dessus de vos têtes, c’est le soir, et des gens lèvent le bras vers une lampe.',
      ),
      toldIf(
        { flag: 'act1.hadrelSpared' },
        'One bed is empty, and still warm: somebody who had been called was fetched back up by the hand.',
        'Un lit est vide, et encore tiède : quelqu’un qu’on avait appelé a été remonté par la main.',
      ),
      toldIf(
        { reputation: 'orm', atLeast: 1 },
        'In another the sleeper turns to the wall. Orm has read that name out, and it will answer to no other.',
        'Dans un autre, le dormeur se tourne vers le mur. Orm a lu ce nom-là, et il ne répondra plus à un autre.',
      ),
      toldIf(
        { flag: 'act1.called' },
        'Those who come out last wear the leather aprons of Coopers’ Lane.',
        'Les derniers à sortir portent le tablier de cuir des tonneliers.',
      ),
    ],
    scene: {
      combat: 'c7',
      main: true,
      changes: [
        { if: { flag: 'act1.hadrelSpared' }, change: { without: 'risen3' } },
        { if: { reputation: 'orm', atLeast: 1 }, change: { without: 'risen2' } },
        { if: { flag: 'act1.called' }, change: { withEnemy: { enemy: 'risen', init: 5, zone: 'c3' } } },
      ],
    },
    outcomes: {
      won: { effects: [{ set: 'act1.castellanFell' }], next: 'n15-fallen' },
      lost: { next: 'n15-driven' },
    },
  },
]
