import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** The crypt, the hall, and what is done with the Provost’s name. */
export const chapter5Seal: readonly StoryNode[] = [
  {
    ...page('text', 'crypt-stair', 'crypt', 'The Salt Stair', 'L’escalier de sel'),
    body: [
      told(
        'Hadrel unlocks the iron door himself and gives you the key. “If I am ordered to lock it, I would rather not be able to.” Two hundred steps down, someone is sitting on the last one with a rushlight: Brother Orm, barefoot, his arms black with charcoal to the elbow. “I walked over the bottom of the marsh,” he says. “It goes through. I’ve come to learn how he reads them out. I thought if I sat close, I might read louder.”',
        'Hadrel ouvre lui-même la porte de fer et vous en remet la clé. « Si l’on m’ordonne de la fermer, j’aime autant ne pas le pouvoir. » Deux cents marches plus bas, quelqu’un est assis sur la dernière avec une mèche de jonc : Frère Orm, pieds nus, les bras noirs de charbon jusqu’au coude. « J’ai marché au fond du marais, dit-il. Ça communique. Je viens apprendre comment il les lit. Je me suis dit que, de près, je pourrais lire plus fort. »',
      ),
      toldIf(
        { reputation: 'hadrel', atLeast: 2 },
        'At the top he had one thing more. “Item, a shield.” It has hung behind his desk for thirty-one years and has a dent in it that he did not explain. “I want it back. That is not an order. I should like you to bring it back.”',
        'En haut, il avait encore une chose. « Item, un bouclier. » Il pendait depuis trente et un ans derrière son bureau, et porte une bosse dont il n’a rien dit. « Je veux le ravoir. Ce n’est pas un ordre. J’aimerais que vous me le rapportiez. »',
      ),
      toldIf(
        { flag: 'act1.namesGiven' },
        'He knows each of you by the names you gave him. He asks after the one who laughed at geese.',
        'Il vous reconnaît tous aux noms que vous lui avez donnés. Il demande des nouvelles de celui que les oies faisaient rire.',
      ),
      toldIf(
        { hero: 'shaman' },
        'The Shaman has stopped on the hundredth step. “There it is,” she says. “The silence. It has a floor.”',
        'La Chamane s’est arrêtée à la centième marche. « Le voilà, dit-elle. Le silence. Il a un fond. »',
      ),
    ],
    next: 'crypt-key',
  },
  {
    id: 'crypt-key',
    kind: 'branch',
    cases: [{ if: { reputation: 'hadrel', atLeast: 2 }, effects: [{ item: 'kite-shield' }], next: 'c5' }],
    otherwise: { next: 'c5' },
  },
  {
    ...page('scene', 'c5', 'crypt', 'The Salt Crypt', 'La Crypte de sel'),
    body: [
      told(
        'The walls are salt, and there are people in them, standing in rows, with their eyes open. On two altars lie two open books. No hand turns the pages. Each time one turns, a name is read out, though you cannot find the voice, and somebody steps out of the wall and looks round for the rest of the rank. The cold comes up through your soles. Behind you Orm has begun to read too, from memory, very fast.',
        'Les murs sont de sel et il y a des gens dedans, debout, en rangs, les yeux ouverts. Sur deux autels, deux livres. Nulle main n’en tourne les pages. Chaque fois qu’une page tourne, un nom est lu, sans qu’on trouve d’où vient la voix, et quelqu’un sort du mur et cherche des yeux le reste du rang. Le froid monte par les semelles. Derrière vous, Orm s’est mis à lire, lui aussi, de mémoire, très vite.',
      ),
      toldIf(
        { reputation: 'orm', atLeast: 1 },
        'Close by, a man who had half stepped out of the wall hears his own name, nods, and steps back in.',
        'Tout près, un homme à moitié sorti du mur entend son propre nom, hoche la tête, et y rentre.',
      ),
    ],
    scene: {
      combat: 'c5',
      main: true,
      changes: [{ if: { reputation: 'orm', atLeast: 1 }, change: { without: 'risen1' } }],
    },
    outcomes: {
      won: { effects: [{ storyCard: 'castellan-seal' }], next: 'crypt-won' },
      lost: {
        effects: [
          { reputation: 'hadrel', n: -1 },
          { reputation: 'lamplighters', n: -1 },
        ],
        next: 'crypt-lost',
      },
    },
  },
  {
    ...page('text', 'crypt-won', 'crypt', 'The Books Are Closed', 'Les livres sont fermés'),
    body: [
      told(
        'The second altar cracks from corner to corner, and the rows in the wall shut their eyes, all at the same moment, with a sound like a page. In the rubble lies the seal: a closed helm on a disc of grey lead, so cold that it sticks to the skin. Under it lies an order, sealed already, with tomorrow’s date, and under the order, tied with tape, forty sheets, one for each street that has gone dark, in a neat upright hand that you know: closed as ordered, Hadrel.',
        'Le second autel se fend d’un angle à l’autre et, dans le mur, les rangs ferment les yeux, tous au même instant, avec un bruit de page. Parmi les gravats, le sceau : un heaume clos sur un disque de plomb gris, si froid qu’il colle à la peau. Dessous, un ordre déjà scellé, à la date de demain et, sous l’ordre, noués d’un ruban, quarante feuillets, un pour chaque rue qui s’est éteinte, d’une écriture droite et nette que vous connaissez : fermée selon l’ordre, Hadrel.',
      ),
    ],
    next: 'provost',
  },
  {
    ...page('text', 'crypt-lost', 'dark', 'The Page Turns', 'La page tourne'),
    body: [
      told(
        'You leave the stair as others leave a burning house: counting. Orm comes last, backwards, shouting names into the dark until he has no voice. At the top Hadrel takes the key from your hand, looks at it, and locks the door on everything below. He has not been ordered to. “Item,” he says, and finds nothing to put after it. The seal has stayed down there. That night the knocking is heard in seven streets at once.',
        'Vous quittez l’escalier comme d’autres une maison en feu : en vous comptant. Orm vient le dernier, à reculons, criant des noms dans le noir jusqu’à n’avoir plus de voix. En haut, Hadrel vous prend la clé, la regarde, et ferme la porte sur tout ce qui est en bas. Nul ne le lui a ordonné. « Item », dit-il, et il ne trouve rien à mettre après. Le sceau est resté là-dessous. Cette nuit-là, on frappe dans sept rues à la fois.',
      ),
    ],
    next: 'last-dusk',
  },
  {
    ...page('text', 'hall-door', 'gilded-hall', 'The Tradesmen’s Entrance', 'L’entrée des fournisseurs'),
    body: [
      told(
        'Sefa takes you in through a laundry, a chapel and the wardrobe of a judge. “Thieves never lock the back,” she whispers. “It would look like mistrust.” She is very pale, and holds her left hand in her right. In the last corridor the carpet is so thick that you cannot hear yourselves, and under the door lies a line of gold light as straight as a rule.',
        'Sefa vous fait passer par une blanchisserie, une chapelle et la penderie d’un juge. « Les voleurs ne ferment jamais derrière, chuchote-t-elle. Ça aurait l’air méfiant. » Elle est très pâle, et tient sa main gauche dans la droite. Dans le dernier couloir, le tapis est si épais que vous ne vous entendez plus et, sous la porte, il y a un trait de lumière dorée, droit comme une règle.',
      ),
      toldIf(
        { all: [{ flag: 'act1.oilSold' }, { reputation: 'guild', atLeast: 1 }] },
        'A footman comes round the corner, sees you, and remembers Varda’s jar. He goes back the way he came, and counts to a hundred aloud.',
        'Un valet tourne le coin, vous voit, et se souvient de la jarre de Varda. Il s’en retourne par où il est venu, en comptant tout haut jusqu’à cent.',
      ),
      toldIf(
        { all: [{ not: { flag: 'act1.oilSold' } }, { reputation: 'guild', atLeast: 1 }] },
        'A footman comes round the corner, sees you, and thinks of something that the Guild owes you. He goes back the way he came, and counts to a hundred aloud.',
        'Un valet tourne le coin, vous voit, et songe à quelque chose que la Confrérie vous doit. Il s’en retourne par où il est venu, en comptant tout haut jusqu’à cent.',
      ),
      toldIf(
        { reputation: 'sefa', atLeast: 2 },
        '“The one by the left-hand door won’t be in,” Sefa breathes. “I told him something about his brother. For nothing. It’s getting to be a habit.”',
        '« Celui de la porte de gauche ne sera pas là, souffle Sefa. Je lui ai dit quelque chose sur son frère. Pour rien. Ça devient une manie. »',
      ),
      toldIf(
        { reputation: 'guild', atMost: -1 },
        'Your faces hang beside the door, drawn from notes. Under each stands a price, twice crossed out and each time raised.',
        'Vos visages sont affichés près de la porte, dessinés d’après notes. Sous chacun, un prix deux fois biffé et, chaque fois, relevé.',
      ),
    ],
    next: 'c6',
  },
  {
    ...page('scene', 'c6', 'gilded-hall', 'The Gilded Hall', 'La Salle dorée'),
    body: [
      told(
        '“Sefa, dear,” says the Guildmistress, without looking up from her sums. “You have brought your fingers.” A hundred candles burn on her table, in a city that is short of light, and among them lies the ledger under a disc of grey lead. Along the walls people in grey put down their cups, one by one, without a sound. “I’ll make an entry of it,” she says, and dips her pen.',
        '« Sefa, ma chère, dit la Maîtresse de la Confrérie sans lever les yeux de ses comptes. Tu as apporté tes doigts. » Cent bougies brûlent sur sa table, dans une ville qui manque de lumière, et parmi elles le registre, sous un disque de plomb gris. Le long des murs, des gens en gris posent leur verre, l’un après l’autre, sans un bruit. « Je vais passer l’écriture », dit-elle en trempant sa plume.',
      ),
    ],
    scene: {
      combat: 'c6',
      main: true,
      changes: [
        { if: { reputation: 'sefa', atLeast: 2 }, change: { without: 'assassin1' } },
        { if: { reputation: 'guild', atLeast: 1 }, change: { without: 'recruit4' } },
      ],
    },
    outcomes: {
      won: { effects: [{ storyCard: 'castellan-seal' }], next: 'hall-won' },
      lost: {
        effects: [
          { reputation: 'sefa', n: -1 },
          { reputation: 'lamplighters', n: -1 },
        ],
        next: 'hall-lost',
      },
    },
  },
  {
    ...page('text', 'hall-won', 'gilded-hall', 'The Ledger', 'Le registre'),
    body: [
      told(
        'When it is over, Sefa sits down in the Guildmistress’s chair and finds that it is too low for her. She reads the ledger aloud, and her voice loses its play. Every jar of brine is there, every street, with the sum. And to each sum a receipt is pinned, in a neat upright hand that you know: street closed as ordered, Hadrel. There are forty of them. The paperweight is the seal. Nobody wants to be the first to pick it up.',
        'Quand c’est fini, Sefa s’assied dans le fauteuil de la Maîtresse et le trouve trop bas pour elle. Elle lit le registre à haute voix, et sa voix cesse de jouer. Chaque jarre de saumure y est, chaque rue, avec la somme. Et à chaque somme est épinglé un reçu, d’une écriture droite et nette que vous connaissez : rue fermée selon l’ordre, Hadrel. Il y en a quarante. Le presse-papiers, c’est le sceau. Personne ne veut être le premier à le ramasser.',
      ),
    ],
    next: 'provost',
  },
  {
    ...page('text', 'hall-lost', 'sefas-street', 'Out by the Laundry', 'Par la blanchisserie'),
    body: [
      told(
        'You get out through the judge’s wardrobe, and some of you in his clothes. Behind you ledger and seal go up a chimney in somebody’s arms. In her attic Sefa washes her hands for a long time, all nine fingers of them. “She let me keep them,” she says. “That’s worse. It means that I no longer matter.” Over the roofs a hundred candles are moved from window to window, house by house, and where they have been, a street goes dark.',
        'Vous ressortez par la penderie du juge, certains dans ses habits. Derrière vous, registre et sceau s’en vont par une cheminée, dans les bras de quelqu’un. Dans son grenier, Sefa se lave longuement les mains, neuf doigts en tout. « Elle me les a laissés, dit-elle. C’est pire. Ça veut dire que je ne compte plus. » Au-dessus des toits, cent bougies passent de fenêtre en fenêtre, maison par maison, et là où elles ont passé une rue s’éteint.',
      ),
    ],
    next: 'last-dusk',
  },
  {
    ...page('choice', 'provost', 'hadrel', 'Forty Signatures', 'Quarante signatures'),
    body: [
      told(
        'Hadrel is waiting on the steps of his house, buttoned to the chin. He sees the sheets in your hands and knows the writing from across the street. “Ah,” he says. In the Bell Court behind you the people of the dark districts are camped on the stones; they would hear anyone who spoke up. A brazier burns beside his door. “Item,” says the Provost, quite softly, “what you think right.”',
        'Hadrel attend sur le perron de sa maison, boutonné jusqu’au menton. Il voit les feuillets dans vos mains et, d’un bout de la rue à l’autre, reconnaît l’écriture. « Ah », dit-il. Derrière vous, dans la cour de la Cloche, les gens des quartiers noirs campent sur les pavés ; ils entendraient quiconque parlerait un peu haut. Un brasero brûle à sa porte. « Item, dit le prévôt, tout bas, ce que vous jugerez bon. »',
      ),
    ],
    choices: [
      {
        ...option('burn', 'Burn the sheets in his brazier', 'Brûler les feuillets dans son brasero'),
        body: [
          told(
            'They burn badly; there is salt in the paper. He watches every one of them go. Then he unhooks the collar of his coat, for the first time in your presence and perhaps in thirty-one years, and sends for his squad: not to nail, he says, but to draw nails.',
            'Ils brûlent mal ; il y a du sel dans le papier. Il les regarde tous partir. Puis il dégrafe le col de son habit, pour la première fois devant vous et peut-être en trente et un ans, et fait chercher son escouade : non pour clouer, dit-il, mais pour arracher les clous.',
          ),
        ],
        effects: [{ reputation: 'hadrel', n: 1 }, { set: 'act1.hadrelSpared' }],
        next: 'last-dusk',
      },
      {
        ...option('read', 'Read them aloud in the court', 'Les lire à haute voix dans la cour'),
        body: [
          told(
            'You read all forty, with the names of the streets. Nobody shouts. One after another, people get up, come to the foot of the steps and look at him, and go back to their blankets. When you have finished he unbuckles his sword and lays it on the top step, straight, in line with the edge. Nobody takes it. Nobody commands the Militia that night. People who have nothing bring you bread, and ask where one can get oil.',
            'Vous les lisez tous les quarante, avec le nom des rues. Personne ne crie. L’un après l’autre, les gens se lèvent, viennent au bas des marches, le regardent, et retournent à leurs couvertures. Quand vous avez fini, il déboucle son épée et la pose sur la plus haute marche, droite, alignée au bord. Personne ne la prend. Personne, cette nuit-là, ne commande la Milice. Des gens qui n’ont rien vous apportent du pain, et demandent où l’on trouve de l’huile.',
          ),
        ],
        effects: [
          { reputation: 'hadrel', n: -2 },
          { reputation: 'lamplighters', n: 1 },
          { food: 2 },
          { set: 'act1.hadrelShamed' },
        ],
        next: 'last-dusk',
      },
    ],
  },
]
