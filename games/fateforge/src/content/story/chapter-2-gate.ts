import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** The fight at the gate, what comes of it, and the first rest. */
export const chapter2Gate: readonly StoryNode[] = [
  {
    ...page('scene', 'c2', 'toll-gate', 'The Toll Gate', 'La Barrière'),
    body: [
      told(
        'Two locks hold the inner doors, and each has its key: one hangs behind the barricade under the wall, the other on the belt of the last man in the line. Between them and you stand a chest that somebody was about to carry off, a lieutenant who is counting under his breath, and a good many young men who would sooner be at home. Bells answer each other along the harbour. You have until the garrison finds its boots.',
        'Deux serrures tiennent la porte intérieure, et chacune a sa clé : l’une pend derrière la barricade, au pied du mur, l’autre à la ceinture du dernier homme de la ligne. Entre elles et vous, un coffre que quelqu’un s’apprêtait à emporter, un lieutenant qui compte à mi-voix, et bon nombre de jeunes gens qui aimeraient mieux être chez eux. Des cloches se répondent le long du port. Il vous reste le temps que la garnison trouve ses bottes.',
      ),
      toldIf(
        { flag: 'act1.recruitBound' },
        'One helmet in the line is a size too large. The boy under it is Teke, enlisted within the hour; his spear points at you because he has been told where to point it.',
        'Dans la ligne, un casque est trop grand. Le garçon qui est dessous, c’est Teke, enrôlé dans l’heure ; sa lance est pointée sur vous parce qu’on lui a dit où la pointer.',
      ),
    ],
    scene: {
      combat: 'c2',
      main: true,
      changes: [
        { if: { flag: 'act1.tollPaid' }, change: { without: 'archer3' } },
        { if: { flag: 'act1.tollTalked' }, change: { without: 'conscript1' } },
        { if: { flag: 'act1.recruitBound' }, change: { withEnemy: { enemy: 'conscript', init: 6, zone: 'c2' } } },
      ],
    },
    outcomes: {
      won: { next: 'n6a' },
      lost: { effects: [{ set: 'act1.gateLost' }], next: 'n6b' },
    },
  },
  {
    ...page('text', 'n6a', 'toll-gate', 'Both Keys', 'Les deux clés'),
    body: [
      told(
        'Both keys turn. Behind you the conscripts sit down where they stood, as if someone had at last allowed it. The lieutenant gives up his paper sooner than his sword. Its wax is grey, gritty, and leaves salt on the tongue; pressed into it is a closed helm with nothing behind the bars. “It comes every morning,” he says. “Nobody ever sees who brings it.”',
        'Les deux clés tournent. Derrière vous, les conscrits s’assoient là où ils étaient, comme si on le leur permettait enfin. Le lieutenant rend son papier plus volontiers que son épée. La cire est grise, grenue, et laisse du sel sur la langue ; on y a imprimé un heaume clos, sans rien derrière les barreaux. « Il en arrive un chaque matin, dit-il. Personne ne voit jamais qui l’apporte. »',
      ),
      toldIf(
        { flag: 'act1.tollTalked' },
        'Kesh walks with you as far as the water and hangs his helmet on a mooring post. “My father has a boat,” he says. “I should have stayed in it.”',
        'Kesh vous accompagne jusqu’à l’eau et pend son casque à un pieu d’amarrage. « Mon père a une barque, dit-il. J’aurais dû y rester. »',
      ),
      toldIf(
        { flag: 'act1.recruitBound' },
        'Among those seated is Teke. He looks at you from under the rim of his helmet and takes care not to know you.',
        'Parmi ceux qui sont assis, il y a Teke. De dessous le rebord de son casque, il vous regarde et prend soin de ne pas vous connaître.',
      ),
      toldIf(
        { hero: 'mercenary' },
        'The Mercenary knows the sergeant. “Have they paid you yet?” she asks. “For the siege?” says the sergeant. “Which one?” They both laugh, and stop at the same time.',
        'La Mercenaire connaît le sergent. « Ils t’ont payé, depuis ? demande-t-elle. — Pour le siège ? dit le sergent. Lequel ? » Ils rient tous deux, et s’arrêtent en même temps.',
      ),
    ],
    next: 'n6-hadrel',
  },
  {
    ...page('choice', 'n6-hadrel', 'hadrel', 'The Provost Counts', 'Le prévôt fait le compte'),
    body: [
      told(
        'Provost Hadrel comes on foot and alone, an upright man buttoned to the chin. “Item,” he says, “a gate, open. Item, my soldiers, seated. Item, strangers with leaves in their hair.” He never raises his voice. “For thirty-one years I have obeyed every order that bore this city’s seal. Tell me why you should not be in tomorrow’s.”',
        'Le prévôt Hadrel vient à pied, seul, droit, boutonné jusqu’au menton. « Item, dit-il, une porte, ouverte. Item, mes soldats, assis. Item, des étrangers avec des feuilles dans les cheveux. » Il ne hausse jamais le ton. « Voilà trente et un ans que j’obéis à tout ordre portant le sceau de cette ville. Dites-moi pourquoi vous ne figureriez pas dans celui de demain. »',
      ),
      toldIf(
        { flag: 'act1.tollForced' },
        '“Item,” he adds, “a winch, broken. You might have knocked.” He hears what he has said, and his mouth tightens.',
        '« Item, ajoute-t-il, un treuil brisé. Vous auriez pu frapper. » Il s’entend le dire, et ses lèvres se serrent.',
      ),
      toldIf(
        { flag: 'act1.tollPaid' },
        '“Item,” he adds, “three gold, in a glove.” He holds out his hand to the lieutenant without looking at him. “The treasury thanks you.”',
        '« Item, ajoute-t-il, trois pièces d’or, dans un gant. » Il tend la main au lieutenant sans le regarder. « Le trésor vous remercie. »',
      ),
      toldIf(
        { hero: 'lord' },
        'He stops before the Lord. “I taught you to stand on those stairs,” he says. “You stoop.”',
        'Il s’arrête devant le Seigneur. « Je vous ai appris à vous tenir, dans cet escalier, dit-il. Vous vous voûtez. »',
      ),
    ],
    choices: [
      {
        ...option('show', 'Put the grey seal in his hand', 'Lui mettre le sceau gris en main'),
        body: [
          told(
            'He turns it to the torch, and for a while counts nothing. “I have forty of these in a drawer,” he says. “I took it for the new seal of the citadel. One does not ask the citadel.” He puts it into an envelope and signs across the flap. “Item, evidence. Item, two gold to whoever brings evidence; it is in the regulations. You may pass. I shall go and look at my drawer.”',
            'Il le tourne vers la torche et, un moment, ne compte plus rien. « J’en ai quarante dans un tiroir, dit-il. Je le prenais pour le nouveau sceau de la citadelle. On n’interroge pas la citadelle. » Il le glisse dans une enveloppe et signe en travers du rabat. « Item, une preuve. Item, deux pièces d’or à qui apporte une preuve, c’est au règlement. Passez. Je vais aller regarder mon tiroir. »',
          ),
        ],
        effects: [
          { reputation: 'hadrel', n: 1 },
          { gold: 2 },
          { set: 'act1.hadrelKnows' },
          { unlockQuest: 'stray-hound' },
        ],
        next: 'r1',
      },
      {
        ...option('silent', 'Keep the seal and say little', 'Garder le sceau et en dire peu'),
        body: [
          told(
            'You say that you carry greetings from the Forest, and that the gate was stiff. He waits for more, out of politeness, as one holds a door. “Then I shall learn it from somebody else,” he says at last, “and later than was good for us.” He stands aside. The seal weighs in your pocket like a wet stone.',
            'Vous dites que vous apportez le salut de la Forêt, et que la porte était dure. Il attend la suite, par politesse, comme on tient une porte. « Je l’apprendrai donc d’un autre, dit-il enfin, et plus tard qu’il n’aurait fallu. » Il s’écarte. Dans votre poche, le sceau pèse comme un caillou mouillé.',
          ),
        ],
        effects: [{ set: 'act1.sealKept' }, { unlockQuest: 'stray-hound' }],
        next: 'r1',
      },
    ],
  },
  {
    ...page('text', 'n6b', 'marsh', 'Hunted', 'Traqués'),
    body: [
      told(
        'The gate holds. You get into the harbour after all, by the drain of the fish hall, on your bellies, with bells behind you and a grey-sealed paper going from door to door ahead: so many heads, leaves in their hair, reward in old coin.',
        'La porte tient bon. Vous entrez tout de même au port, par l’égout de la halle aux poissons, à plat ventre, les cloches derrière vous et, devant, un papier au sceau gris qui va de porte en porte : tant de têtes, des feuilles dans les cheveux, récompense en vieille monnaie.',
      ),
      toldIf(
        { flag: 'act1.metTolun' },
        'It is Tolun who lifts the grating. “You again. You do keep to the water,” he says, and puts you under his nets.',
        'C’est Tolun qui soulève la grille. « Encore vous. On peut dire que vous aimez l’eau », dit-il, et il vous fourre sous ses filets.',
      ),
      toldIf(
        { not: { flag: 'act1.metTolun' } },
        'A ferryman lifts the grating: Tolun, he says, and nothing else, and puts you under his nets.',
        'Un passeur soulève la grille. « Tolun », dit-il, rien d’autre, et il vous fourre sous ses filets.',
      ),
      told(
        'Boots come; boots go. “My boy’s one of those,” he says when it is quiet. “Kesh. He’d have poked the nets. But not hard.”',
        'Des bottes viennent, des bottes s’en vont. « Mon gars en est, dit-il quand tout se tait. Kesh. Il aurait piqué dans les filets, lui aussi. Mais pas fort. »',
      ),
      toldIf(
        { flag: 'act1.tollTalked' },
        'You tell him that Kesh has leaned his spear on a wall. He looks at the wall of his own shed for a long time, as though it might be that one.',
        'Vous lui dites que Kesh a posé sa lance contre un mur. Il regarde longuement celui de sa cabane, comme si ce pouvait être celui-là.',
      ),
    ],
    effects: [{ set: 'act1.metTolun' }, { unlockQuest: 'stray-hound' }],
    next: 'r1',
  },
  {
    ...page('scene', 'r1', 'campfire', 'The Outer Harbour', 'Le port extérieur'),
    body: [
      told(
        'The outer harbour lives from boats and asks little. The Inn of the Three Moths keeps a lamp in each window and a bucket of sand under each lamp; people sit close to them and talk low. Across the marsh the city wall is a black line with a few sparks on it. From time to time a guest gets up, goes to the door, and comes back to say how many.',
        'Le port extérieur vit des bateaux et pose peu de questions. L’Auberge des Trois Phalènes garde une lampe à chaque fenêtre, un seau de sable sous chaque lampe ; on s’assied tout près et l’on parle bas. De l’autre côté du marais, le rempart de la ville est un trait noir piqué de quelques étincelles. De temps à autre un client se lève, va jusqu’à la porte, et revient dire combien.',
      ),
      toldIf(
        { flag: 'act1.gateLost' },
        'You come and go by kitchen doors. A boy sweeps your footprints out behind you, and will not say who pays him for it.',
        'Vous allez et venez par les portes des cuisines. Un gamin balaie vos traces derrière vous, et ne veut pas dire qui le paie pour cela.',
      ),
    ],
    scene: { rest: 'r1' },
    outcomes: { done: { next: 'marsh-edge' } },
  },
]
