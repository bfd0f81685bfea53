import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** From the far bank to the toll gate. */
export const chapter2: readonly StoryNode[] = [
  {
    ...page('text', 'n4a', 'ford', 'The Satchel Saved', 'La sacoche sauvée'),
    body: [
      told(
        'The river carries off a few scarves and most of their courage. The satchel is wet through, but bark does not mind water: the letters stand up on it as if cut this morning. Where they fought for it, coins lie in the mud. They are very old, and furred with salt. On one side there is a tower; on the other a closed helm, and behind the bars of its visor the engraver has drawn nothing at all.',
        'La rivière emporte quelques écharpes et l’essentiel de leur courage. La sacoche est trempée, mais l’écorce ne craint pas l’eau : les lettres s’y dressent comme taillées du matin. Là où ils se la disputaient, des pièces gisent dans la boue. Elles sont très anciennes, duvetées de sel. D’un côté, une tour ; de l’autre, un heaume clos, et derrière les barreaux de la visière le graveur n’a rien dessiné du tout.',
      ),
    ],
    next: 'n4-recruit',
  },
  {
    ...page('choice', 'n4-recruit', 'ford', 'The Boy with the Pole', 'Le garçon à la perche'),
    body: [
      told(
        'One of them did not run fast enough. His name is Teke, he is fifteen, and he tells you everything twice. A man hired them at a window with no lamp, a man who had no smell, and paid in those coins. “A bag of bark, he said. I said, who robs people of bark?” The pole rattles in his hands.',
        'L’un d’eux n’a pas couru assez vite. Il s’appelle Teke, il a quinze ans, et il vous raconte tout deux fois. Un homme les a engagés à une fenêtre sans lampe, un homme qui n’avait pas d’odeur, et les a payés avec ces pièces. « Un sac d’écorce, qu’il a dit. J’ai dit : qui est-ce qui vole de l’écorce ? » La perche lui tremble dans les mains.',
      ),
      told(
        'Downstream there is a Militia post, which locks up boys like him. Behind him the road is open.',
        'En aval, il y a un poste de la Milice, qui enferme les garçons de son espèce. Derrière lui, la route est libre.',
      ),
    ],
    choices: [
      {
        ...option('free', 'Let the boy run', 'Laisser filer le garçon'),
        body: [
          told(
            'He goes backwards for ten steps, in case you change your minds, and then he is only a noise in the reeds. The pole stays behind, laid neatly on the bank, as one leaves a payment.',
            'Il s’éloigne dix pas à reculons, des fois que vous changiez d’avis, puis il n’est plus qu’un bruit dans les roseaux. La perche est restée, posée bien droite sur la berge, comme un dû.',
          ),
        ],
        effects: [{ set: 'act1.recruitFreed' }],
        next: 'gate-road',
      },
      {
        ...option('bind', 'Hand him over at the post', 'Le livrer au poste'),
        body: [
          told(
            'The sergeant at the post writes his name down wrong and does not ask what he has done. “We’re short of heads for the helmets,” he says, and counts two gold into your hand, the bounty on a thief. Teke looks at you through the bars until you are out of sight. He has stopped talking.',
            'Le sergent du poste écrit son nom de travers et ne demande pas ce qu’il a fait. « On manque de têtes pour les casques », dit-il, et il vous compte dans la main deux pièces d’or, la prime pour un voleur. Teke vous suit des yeux à travers les barreaux, jusqu’au tournant. Il ne parle plus.',
          ),
        ],
        effects: [{ gold: 2 }, { set: 'act1.recruitBound' }],
        next: 'gate-road',
      },
    ],
  },
  {
    ...page('text', 'n4b', 'ford', 'The Satchel Lost', 'La sacoche perdue'),
    body: [
      toldIf(
        { not: { flag: 'act1.bagGiven' } },
        'They have what they came for, and they know it: a whistle, and the willows close behind them. You run until the tracks divide in three. All you bring back is a torn purse with two old coins in it, furred with salt: a tower on one face, on the other a closed helm with nothing drawn behind its bars.',
        'Ils ont ce qu’ils étaient venus chercher, et ils le savent : un coup de sifflet, et les saules se referment sur eux. Vous courez jusqu’à ce que les traces se séparent en trois. Vous ne rapportez qu’une bourse déchirée et deux vieilles pièces duvetées de sel : une tour sur une face, sur l’autre un heaume clos, sans rien de dessiné derrière les barreaux.',
      ),
      toldIf(
        { flag: 'act1.bagGiven' },
        'A whistle, and the willows close behind them. They are in such good spirits that they drop things: you pick up a torn purse with two old coins in it, furred with salt: a tower on one face, on the other a closed helm with nothing drawn behind its bars. Somebody has paid more for a bag of bark than those boys will see in a year.',
        'Un coup de sifflet, et les saules se referment sur eux. Ils sont de si belle humeur qu’ils en perdent leurs affaires : vous ramassez une bourse déchirée et deux vieilles pièces duvetées de sel, une tour sur une face, sur l’autre un heaume clos, sans rien de dessiné derrière les barreaux. Quelqu’un a donné pour un sac d’écorce plus que ces garçons ne verront en un an.',
      ),
      told(
        'A ferryman who has watched it all from midstream poles over, now that it is finished. He is called Tolun. “Bag’s gone down, then,” he says. “What goes down here comes up in Easafir. With a price on.” He takes you across and asks for nothing, which shames you a little.',
        'Un passeur, qui a tout regardé du milieu du courant, s’approche à la gaffe maintenant que c’est fini. On l’appelle Tolun. « Coulé, le sac, dit-il. Ce qui coule ici remonte à Easafir. Avec un prix dessus. » Il vous fait traverser sans rien demander, et vous en avez un peu honte.',
      ),
    ],
    effects: [{ set: 'act1.metTolun' }],
    next: 'gate-road',
  },
  {
    ...page('text', 'gate-road', 'city-dusk', 'Easafir from the Hill', 'Easafir depuis la colline'),
    body: [
      told(
        'From the last rise you see all of it: gold roofs stepping down to the harbour, the citadel on its rock, the marsh spread round the walls like a wet cloth. It is the hour of the lamps. Light runs along the terraces from hand to hand, quick as gossip, until it comes to a street where it stops. Beyond that there is a hole in the city, the shape of four districts.',
        'De la dernière hauteur, vous la voyez tout entière : les toits dorés qui descendent en marches vers le port, la citadelle sur son rocher, le marais étalé autour des murs comme un linge mouillé. C’est l’heure des lampes. La lumière court de main en main le long des terrasses, vive comme un ragot, jusqu’à une rue où elle s’arrête. Au-delà, il y a un trou dans la ville, de la forme de quatre quartiers.',
      ),
      toldIf(
        { storyCard: 'satchel' },
        'The bark in the satchel has grown warm, as a stone does on a sill.',
        'Dans la sacoche, l’écorce est devenue tiède, comme une pierre sur un rebord de fenêtre.',
      ),
      toldIf(
        { not: { storyCard: 'satchel' } },
        'Your shoulders miss the strap. You will have to be believed without a page to show.',
        'La courroie manque à vos épaules. Il faudra vous faire croire sans une ligne à montrer.',
      ),
      toldIf(
        { not: { flag: 'act1.helped' } },
        'You find that you are counting the dark windows after all. At two hundred you stop.',
        'Vous vous surprenez à compter les fenêtres noires, finalement. À deux cents, vous vous arrêtez.',
      ),
    ],
    next: 'n5',
  },
  {
    ...page('choice', 'n5', 'toll-gate', 'The Toll Gate', 'La Barrière'),
    body: [
      told(
        'The outer harbour is walled, and its gate has two keys and one lieutenant. He reads your faces, then a paper with a grey seal, then your faces again. “Three gold for the gate. That was yesterday’s order. Today’s says that no messenger of the Forest goes through.” He folds it very small. “It doesn’t say how I would know one.”',
        'Le port extérieur est clos d’un mur ; sa porte a deux clés et un lieutenant. Il lit vos visages, puis un papier au sceau gris, puis de nouveau vos visages. « Trois pièces d’or pour la porte. Ça, c’était l’ordre d’hier. Celui d’aujourd’hui dit que nul messager de la Forêt ne passe. » Il le plie tout petit. « Il ne dit pas à quoi je les reconnaîtrais. »',
      ),
      told(
        'Behind him stand conscripts with their spears at every angle. One, a boy with rope scars on his palms, cannot stop looking at the river.',
        'Derrière lui, des conscrits, les lances pointées de tous côtés. L’un d’eux, un garçon aux paumes marquées par la corde, n’arrive pas à quitter le fleuve des yeux.',
      ),
    ],
    choices: [
      {
        ...option('pay', 'Pay the toll', 'Acquitter le péage'),
        cost: [{ gold: -3 }],
        body: [
          told(
            'The coins go into a glove. On the wall an archer is given his share by a nod, shoulders his bow and walks off to supper. Then the lieutenant sighs, a man who has kept one order and may as well keep the other, and drops his arm. The gate comes down. “That was the toll,” he says. “Now for the gate.”',
            'L’or disparaît dans un gant. Sur le mur, un archer reçoit sa part d’un signe de tête, met l’arc à l’épaule et s’en va souper. Puis le lieutenant soupire, en homme qui a suivi un ordre et peut aussi bien suivre l’autre, et laisse retomber le bras. La herse s’abat. « Voilà pour le péage, dit-il. Passons à la porte. »',
          ),
        ],
        effects: [{ set: 'act1.tollPaid' }],
        next: 'c2',
      },
      {
        ...option('talk', 'Speak to his soldiers instead', 'Parler plutôt à ses soldats'),
        next: 'n5-talk',
      },
      {
        ...option('force', 'Rush the gate', 'Forcer le passage'),
        body: [
          told(
            'You are under the beam before he has finished folding. Someone kicks the wedge from the winch; the gate drops behind you with a noise like a cart of pans, and there is now nobody on the inside who can call it a misunderstanding. “Forest!” shouts the lieutenant, pleased to be certain at last.',
            'Vous êtes sous la poutre avant qu’il ait fini de plier. Quelqu’un fait sauter la cale du treuil ; la herse tombe derrière vous dans un fracas de casseroles, et plus personne, à l’intérieur, ne pourra parler de malentendu. « La Forêt ! » crie le lieutenant, soulagé d’être enfin sûr.',
          ),
        ],
        effects: [{ reputation: 'militia', n: -1 }, { set: 'act1.tollForced' }],
        next: 'c2',
      },
    ],
  },
  {
    ...page('test', 'n5-talk', 'toll-gate', 'Over the Lieutenant’s Shoulder', 'Par-dessus l’épaule du lieutenant'),
    body: [
      told(
        'You speak past him, to the line. You tell them what the families on the road told you: four districts, the knocking, the doors that opened. You name the streets. In the second row somebody’s lips move along with yours; he lives in one of them, or did. The lieutenant lets you go on, because he wants to hear it himself. Everything now hangs on how you end.',
        'Vous parlez par-dessus son épaule, à la troupe. Vous dites ce que vous ont dit les familles de la route : quatre quartiers, les coups aux portes, celles qui se sont ouvertes. Vous nommez les rues. Au deuxième rang, des lèvres bougent en même temps que les vôtres : il habite l’une d’elles, ou il l’habitait. Le lieutenant vous laisse poursuivre, car il veut savoir, lui aussi. Tout tient à la façon dont vous finirez.',
      ),
    ],
    test: { trait: 'eloquence', tier: 'medium', who: 'chosen' },
    success: {
      body: [
        told(
          'You end by asking who among them guards the doors at home. It is quiet. The boy with the rope scars, Kesh, leans his spear on the wall as carefully as if it slept, and walks out of the line. The lieutenant has his order and lets the gate fall all the same; but the faces that turn to you are ashamed, and shame aims badly.',
          'Vous finissez en demandant qui d’entre eux garde les portes de chez lui. Silence. Le garçon aux paumes marquées, Kesh, appuie sa lance au mur comme si elle dormait, et sort du rang. Le lieutenant a son ordre et fait tout de même tomber la herse ; mais les visages qui se tournent vers vous ont honte, et la honte vise mal.',
        ),
      ],
      effects: [{ reputation: 'militia', n: 1 }, { set: 'act1.tollTalked' }],
      next: 'c2',
    },
    failure: {
      body: [
        told(
          'You end a sentence too late. The lieutenant laughs, and the others are relieved to be allowed to. “Knocking,” he says. “Then let them not open.” The boy with the rope scars is the only one who does not laugh; he looks at his spear as if it had been handed to him by mistake. The gate comes down.',
          'Vous finissez une phrase trop tard. Le lieutenant rit, et les autres sont soulagés d’en avoir le droit. « On frappe ? dit-il. Eh bien, qu’ils n’ouvrent pas. » Seul le garçon aux paumes marquées ne rit pas ; il regarde sa lance comme si on la lui avait tendue par erreur. La herse s’abat.',
        ),
      ],
      next: 'c2',
    },
  },
]
