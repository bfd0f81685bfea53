import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** The Shuttered Market, the cellar under it, and the second rest. */
export const chapter4Market: readonly StoryNode[] = [
  {
    ...page('scene', 'c4', 'market', 'The Shuttered Market', 'Le Marché aux volets clos'),
    body: [
      told(
        'A covered market with every stall boarded up and swept, which is odd, since nobody sweeps what is closed. Threads are stretched at ankle height. A courier sits on a scale with a purse between his teeth, ready to run. Somewhere behind these shutters a woman has stopped calling, because she has been told what it would cost.',
        'Un marché couvert, tous les étals condamnés et balayés, ce qui est étrange, car on ne balaie pas ce qui est fermé. Des fils sont tendus à hauteur de cheville. Un coursier est assis sur une balance, une bourse entre les dents, prêt à détaler. Quelque part derrière ces volets, une femme a cessé d’appeler, parce qu’on lui a dit ce que cela coûterait.',
      ),
      toldIf(
        { flag: 'act1.late' },
        'They have had the evening to prepare. There is one more shadow on the far stair than the stair can account for.',
        'Ils ont eu la soirée pour se préparer. Sur l’escalier du fond, il y a une ombre de plus que l’escalier n’en peut faire.',
      ),
      toldIf(
        { flag: 'act1.tip' },
        'You leave the corner Sefa named alone. It looks very inviting.',
        'Vous laissez de côté le coin que Sefa a nommé. Il a l’air fort accueillant.',
      ),
      toldIf(
        { flag: 'act1.recruitFreed' },
        'By the gate a boy is supposed to keep watch. It is Teke. He looks straight at you, yawns, and turns to study the sky.',
        'À l’entrée, un garçon est censé faire le guet. C’est Teke. Il vous regarde bien en face, bâille, et se met à étudier le ciel.',
      ),
    ],
    scene: {
      combat: 'c4',
      main: true,
      changes: [
        { if: { flag: 'act1.late' }, change: { withEnemy: { enemy: 'knife-thrower', init: 2, zone: 'd3' } } },
        { if: { flag: 'act1.tip' }, change: { lessExploration: true } },
        { if: { flag: 'act1.recruitFreed' }, change: { without: 'recruit4' } },
      ],
    },
    outcomes: {
      won: { next: 'n11a' },
      lost: { effects: [{ set: 'act1.cellar' }], next: 'n11b' },
    },
  },
  {
    ...page('text', 'n11a', 'market', 'Behind the Shutter', 'Derrière le volet'),
    body: [
      told(
        'Behind the last shutter a woman is holding a lamp pole like a pike. She is not tall, and she has been awake for six nights. “Come one step and I’ll light you,” says Yelda. There is nothing on the pole to light anyone with. You put your weapons on the floor, and after a while she lets you take hold of the other end, and that is how you lead her out, along the pole, as one leads a blind horse from a fire.',
        'Derrière le dernier volet, une femme tient une perche d’allumeur comme une pique. Elle n’est pas grande, et veille depuis six nuits. « Un pas, et je vous allume », dit Yelda. Au bout de la perche, il n’y a rien pour allumer personne. Vous posez vos armes à terre et, au bout d’un moment, elle vous laisse prendre l’autre extrémité ; c’est ainsi que vous la faites sortir, au long de la perche, comme on tire du feu un cheval aveugle.',
      ),
    ],
    next: 'n11',
  },
  {
    ...page('text', 'n11b', 'cellar', 'Thrown Down', 'Au trou'),
    body: [
      told(
        'They do not kill you. Killing is charged separately, someone explains, and nobody has paid for it yet. A trapdoor, a stair that you take mostly without using the steps, a bolt. It smells of rats and old vinegar. When your eyes have got used to it there is a woman against the wall, holding a lamp pole across her knees, broken in two.',
        'On ne vous tue pas. Tuer se facture à part, vous explique-t-on, et personne n’a encore payé. Une trappe, un escalier que vous descendez presque sans toucher les marches, un verrou. Cela sent le rat et le vieux vinaigre. Quand vos yeux s’y sont faits, il y a une femme contre le mur, une perche d’allumeur en travers des genoux, cassée en deux.',
      ),
      told(
        '“Yelda,” she says. “Lamp Market. The other way out is past those casks. I couldn’t do it by myself. Can you stand?”',
        '« Yelda, dit-elle. Marché aux lampes. L’autre sortie est derrière ces fûts. Seule, je n’ai pas pu. Vous tenez debout ? »',
      ),
      toldIf(
        { flag: 'act1.recruitFreed' },
        'Overhead the trap opens by a finger. A waterskin falls on the straw, and Teke’s voice says: “We’re even. We’re not, but I’m going.”',
        'Là-haut, la trappe se soulève d’un doigt. Une outre tombe sur la paille, et la voix de Teke dit : « On est quittes. Pas vraiment, mais moi je file. »',
      ),
    ],
    next: 'c4x',
  },
  {
    ...page('scene', 'c4x', 'cellar', 'The Cellar', 'La Cave'),
    body: [
      told(
        'Past the casks a stair goes up to a coal hatch with daylight in its cracks, and a guard sits on the lowest step, peeling an egg. The rats have come to see about the egg. There are more of them than there were a moment ago, and their whiskers leave wet lines on the stone. Yelda has taken half of her pole in each hand. “He sits on the only way out,” she whispers. “So it has to be him first.”',
        'Derrière les fûts, un escalier monte à une trappe à charbon où filtre le jour ; sur la dernière marche, un garde est assis, qui écale un œuf. Les rats sont venus voir, pour l’œuf. Ils sont plus nombreux que tout à l’heure, et leurs moustaches laissent sur la pierre des traits mouillés. Yelda a pris une moitié de perche dans chaque main. « Il est assis sur la seule sortie, chuchote-t-elle. C’est donc par lui qu’on commence. »',
      ),
    ],
    scene: { combat: 'c4x', main: true, easing: true },
    outcomes: {
      won: {
        body: [
          told(
            'The hatch gives. You come up into the yard of a chandler, black from head to foot, and a woman hanging out sheets looks at you, at the sheets, and goes quietly indoors. Yelda breathes in as if she meant to keep it.',
            'La trappe cède. Vous débouchez dans la cour d’un marchand de chandelles, noirs de la tête aux pieds ; une femme qui étend des draps vous regarde, regarde ses draps, et rentre sans un mot. Yelda respire comme si elle comptait garder l’air pour elle.',
          ),
        ],
        next: 'n11',
      },
      lost: {
        body: [
          told(
            'They throw you back on the straw, less far than the first time; they are getting tired too. Yelda tears her hem into strips and binds what can be bound. “One of theirs isn’t getting up,” she says, listening at the boards. “I count. It’s a habit of the family. Again?”',
            'On vous rejette sur la paille, moins loin que la première fois ; eux aussi se fatiguent. Yelda déchire son ourlet en bandes et panse ce qui peut l’être. « Un des leurs ne se relève pas, dit-elle, l’oreille aux planches. Je compte. C’est de famille. On y retourne ? »',
          ),
        ],
        next: 'c4x',
      },
    },
  },
  {
    ...page('choice', 'n11', 'city-dusk', 'What Yelda Saw', 'Ce que Yelda a vu'),
    body: [
      toldIf(
        { flag: 'act1.helped' },
        'She finds the blue thread on your wrist and holds it between two fingers the whole time she speaks.',
        'Elle découvre le fil bleu à votre poignet et le tient entre deux doigts tout le temps qu’elle parle.',
      ),
      told(
        '“I was up my ladder,” says Yelda. “Under me, men of the Guild, pouring brine in the oil. Fine, I think, thieves. Then a squad of the Militia comes by and stands guard for them. Both have the same paper. And who reads it out to them has a helm on and no breath. It was freezing. Theirs smoked. His didn’t.” She rubs her arms. “So who do I tell? The ones who pour, or the ones who hold the ladder?”',
        '« J’étais sur mon échelle, dit Yelda. Sous moi, des gens de la Confrérie, qui versent de la saumure dans l’huile. Bon, je me dis, des voleurs. Là-dessus passe une escouade de la Milice, qui leur monte la garde. Les uns et les autres ont le même papier. Et celui qui le leur lit porte un heaume, et ne souffle pas. Il gelait. Eux fumaient tous. Lui, non. » Elle se frotte les bras. « Alors, à qui je le dis ? À ceux qui versent, ou à ceux qui tiennent l’échelle ? »',
      ),
      told(
        'She needs a roof that will still be a roof tomorrow.',
        'Il lui faut un toit qui soit encore un toit demain.',
      ),
    ],
    choices: [
      {
        ...option('home', 'Take her to the Lamplighters’ house', 'La conduire chez les Allumeurs'),
        body: [
          toldIf(
            { not: { flag: 'act1.cellar' } },
            'Besk says nothing. He takes her pole, looks for the place where it belongs among the hundred, and hangs it there; then he puts a bench across the door and sits on it, with a trimming knife. “It opens for you,” he says.',
            'Besk ne dit rien. Il prend la perche, cherche parmi les cent la place qui est la sienne et l’y accroche ; puis il pousse un banc en travers de la porte et s’assied dessus, un couteau à mèches à la main. « Pour vous, elle s’ouvre », dit-il.',
          ),
          toldIf(
            { flag: 'act1.cellar' },
            'Besk says nothing. He takes the two halves of her pole, looks for the place where they belong among the hundred, and hangs them there, one under the other; then he puts a bench across the door and sits on it, with a trimming knife. “It opens for you,” he says.',
            'Besk ne dit rien. Il prend les deux moitiés de la perche, cherche parmi les cent la place qui est la leur et les y accroche, l’une sous l’autre ; puis il pousse un banc en travers de la porte et s’assied dessus, un couteau à mèches à la main. « Pour vous, elle s’ouvre », dit-il.',
          ),
        ],
        effects: [
          { reputation: 'lamplighters', n: 1 },
          { unlockLocation: 'lamplighters' },
          { unlockQuest: 'poison-cellar' },
          { set: 'act1.yeldaHome' },
        ],
        next: 'r2-eve',
      },
      {
        ...option('provost', 'Put her under Hadrel’s protection', 'La placer sous la garde de Hadrel'),
        body: [
          told(
            'The Provost rises when she comes in. “Item, a witness,” he says. “Item, my own bed, which is hard. Item, the order concerning you, which I have mislaid until Thursday.” He sleeps that night on a chair before the door, in uniform, and hears through it all she has to say about his squad.',
            'Le prévôt se lève à son entrée. « Item, un témoin, dit-il. Item, mon propre lit, qui est dur. Item, l’ordre qui vous concerne, que j’ai égaré jusqu’à jeudi. » Il dort cette nuit-là sur une chaise, devant la porte, en uniforme, et entend à travers le bois tout ce qu’elle a à dire de son escouade.',
          ),
        ],
        effects: [
          { reputation: 'hadrel', n: 1 },
          { nextRestTime: 1 },
          { unlockQuest: 'poison-cellar' },
          { set: 'act1.yeldaProvost' },
        ],
        next: 'r2-eve',
      },
      {
        ...option('sefa', 'Hide her in Sefa’s attic', 'La cacher dans le grenier de Sefa'),
        body: [
          told(
            '“You bring me the dearest sentence in town and ask me not to sell it?” Sefa looks from Yelda to you. “That’s either stupid, or the best manners I’ve met.” She gives up her cushions, and the cats are told to be civil.',
            '« Vous m’apportez la phrase la plus chère de la ville, et il faudrait que je ne la vende pas ? » Sefa regarde Yelda, puis vous. « Ou bien c’est idiot, ou bien je n’ai jamais vu d’aussi belles manières. » Elle cède ses coussins, et l’on prie les chats d’être polis.',
          ),
        ],
        effects: [{ reputation: 'sefa', n: 1 }, { unlockQuest: 'poison-cellar' }, { set: 'act1.yeldaSefa' }],
        next: 'r2-eve',
      },
    ],
  },
  {
    ...page('text', 'r2-eve', 'city-dusk', 'A Fifth District', 'Un cinquième quartier'),
    body: [
      told(
        'That evening it is the Tanners’ turn. There is no wind and no alarm. The lamps along their street dip, one after another, as heads do at prayer, and do not come up. By midnight the planks are nailed across. By one there is knocking behind them, unhurried, house by house; and in the next street people lie awake and count the doors between that sound and their own.',
        'Ce soir-là, c’est le tour des tanneurs. Pas de vent, pas d’alarme. Les lampes de leur rue s’inclinent l’une après l’autre, comme les têtes à la prière, et ne se relèvent pas. À minuit, les planches sont clouées. À une heure, on frappe derrière elles, sans hâte, maison par maison ; et dans la rue voisine des gens couchés les yeux ouverts comptent les portes qui séparent ce bruit de la leur.',
      ),
      toldIf(
        { flag: 'act1.oilGiven' },
        'The knocking goes round the Temple. Where its window throws a yellow square upon the stones, nobody has been called.',
        'Les coups contournent le Temple. Là où sa fenêtre jette un carré jaune sur les pavés, personne n’a été appelé.',
      ),
      toldIf(
        { flag: 'act1.oilSold' },
        'In a cellar window near the tannery you recognise one of Varda’s six small jars. It is full of brine.',
        'À un soupirail, près de la tannerie, vous reconnaissez l’une des six petites jarres de Varda. Elle est pleine de saumure.',
      ),
    ],
    next: 'r2',
  },
  {
    ...page('scene', 'r2', 'campfire', 'A Breath in Easafir', 'Souffler dans Easafir'),
    body: [
      told(
        'You have a few days before anybody with a seal decides what to do about you. The innkeeper has moved her tables closer to the lamps. In the training yard they practise with their eyes shut. At the stalls you can buy a candle by the inch. Everyone in Easafir is learning something, quickly, and paying for it at once.',
        'Vous avez quelques jours avant qu’un porteur de sceau ne décide de votre sort. L’aubergiste a rapproché ses tables des lampes. Dans la cour d’armes, on s’exerce les yeux fermés. Aux étals, la chandelle se vend au pouce. À Easafir, chacun apprend quelque chose, vite, et paie comptant.',
      ),
      toldIf(
        { flag: 'act1.cellar' },
        'You still find coal dust behind your ears. Children follow you about to be shown it.',
        'Vous avez encore du charbon derrière les oreilles. Des enfants vous suivent pour se le faire montrer.',
      ),
    ],
    scene: { rest: 'r2' },
    outcomes: { done: { next: 'two-letters' } },
  },
]
