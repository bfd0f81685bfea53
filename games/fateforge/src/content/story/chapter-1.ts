import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** From the edge of the Forest to the ford. */
export const chapter1: readonly StoryNode[] = [
  {
    ...page('text', 'n1', 'leaving-forest', 'Out of the Forest', 'Hors de la forêt'),
    body: [
      told(
        'The last trees of Ündsenoin stand apart from one another, like people who have just been read bad news. Beyond them the road runs south through stubble to Easafir, capital of the Kartaçöl empire, whose lamps were lit three hundred years ago from one branch of your own burning cedar. No lamp there was ever struck from flint. Each was kindled from its neighbour.',
        'Les derniers arbres d’Ündsenoin se tiennent à l’écart les uns des autres, comme des gens à qui l’on vient de lire une mauvaise nouvelle. Au-delà, la route file vers le sud entre les chaumes, jusqu’à Easafir, capitale de l’empire du Kartaçöl, dont les lampes furent allumées il y a trois cents ans à une seule branche de votre cèdre en feu. Là-bas, jamais lampe n’est née du silex : chacune a pris à sa voisine.',
      ),
      told(
        'Now they are going out, one district at a time, and nobody in the city says why. The elders have given you a satchel. In it lies the Forest’s half of the pact, cut into bark: light for the city, and in return no axe beyond the ford. “Ask who broke it,” they said. “Then ask what the light was for.”',
        'Voilà qu’elles s’éteignent, quartier après quartier, et personne en ville ne dit pourquoi. Les anciens vous ont confié une sacoche. Elle contient la moitié du pacte qui revient à la Forêt, gravée dans l’écorce : la lumière pour la ville et, en échange, pas une hache au-delà du gué. « Demandez qui l’a rompu, ont-ils dit. Puis demandez à quoi servait la lumière. »',
      ),
    ],
    next: 'first-camp',
  },
  {
    ...page('text', 'first-camp', 'campfire', 'The Empty Sheepfold', 'La bergerie vide'),
    body: [
      told(
        'You sleep the first night in a sheepfold with no sheep in it. The wall keeps off the wind, and old dung burns well.',
        'La première nuit, vous dormez dans une bergerie sans moutons. Le mur arrête le vent et le vieux crottin brûle bien.',
      ),
      toldIf(
        { hero: 'sylvan-guard' },
        'The Sylvan Guard takes the first watch and most of the second, facing north. “I keep listening for leaves. Out here the wind has nothing to say.”',
        'Le Garde Sylvestre prend le premier quart et presque tout le deuxième, tourné vers le nord. « Je guette toujours les feuilles. Par ici, le vent n’a rien à dire. »',
      ),
      toldIf(
        { hero: 'rogue' },
        'The Rogue empties her pockets to see what she has brought: a fish hook, two dice, the key of a house in Easafir. “It isn’t my house,” she says.',
        'La Voleuse vide ses poches pour voir ce qu’elle a emporté : un hameçon, deux dés, la clé d’une maison d’Easafir. « Ce n’est pas ma maison », précise-t-elle.',
      ),
      toldIf(
        { hero: 'lord' },
        'The Lord rubs a buckle bright. He was received at the citadel once, as a boy; he recalls the lamps on the stair, and an officer’s hand between his shoulders that made him stand straight.',
        'Le Seigneur frotte une boucle jusqu’à la faire luire. Enfant, on l’a reçu à la citadelle ; il se rappelle les lampes de l’escalier, et la main d’un officier, entre ses épaules, qui l’obligeait à se tenir droit.',
      ),
      toldIf(
        { hero: 'shaman' },
        'The Shaman lays an ear to the drum and does not beat it. “Something under the city keeps time,” she says. “Slowly. Like a man counting what he is owed.”',
        'La Chamane pose l’oreille sur le tambour et ne le frappe pas. « Quelque chose, sous la ville, bat la mesure, dit-elle. Lentement. Comme un homme qui compte ce qu’on lui doit. »',
      ),
      toldIf(
        { hero: 'mercenary' },
        'The Mercenary sleeps at once, boots on. She has held walls for Easafir and against it, and says the soup was the same.',
        'La Mercenaire s’endort aussitôt, bottes aux pieds. Elle a tenu des remparts pour Easafir et contre elle ; la soupe, dit-elle, était la même.',
      ),
      told(
        'Far to the south there is a yellow stain on the sky, where the city is. While you watch, a piece of it goes.',
        'Loin au sud, une tache jaune marque la ville sur le ciel. Sous vos yeux, il en disparaît un morceau.',
      ),
    ],
    next: 'n2',
  },
  {
    ...page('choice', 'n2', 'refugees', 'The Families on the Road', 'Les familles sur la route'),
    body: [
      told(
        'At noon the road fills with people walking the wrong way: handcarts, a clock in a blanket, a goat in a child’s coat. They come from Dyers’ Row, the first street to go dark. A wheel has split, and its cart lies across the ditch with an old woman still seated on top of it, giving orders.',
        'À midi, la route se remplit de gens qui marchent à contresens : des charrettes à bras, une horloge dans une couverture, une chèvre vêtue d’un manteau d’enfant. Ils viennent de la rue des Teinturiers, la première à s’être éteinte. Une roue a éclaté ; sa charrette barre le fossé, et une vieille femme, restée assise au sommet, donne des ordres.',
      ),
      told(
        'A girl of eight or nine stands apart with a cold lamp in her arms. Her name is Miru. “Forty-one lamps in our street,” she tells you. “I counted every night. Then nineteen. Then just ours. After ours, somebody knocked at the doors that had no light, and whoever opened went with him.”',
        'Une fillette de huit ou neuf ans se tient à l’écart, une lampe froide dans les bras. Elle s’appelle Miru. « Quarante et une lampes dans notre rue, vous dit-elle. Je comptais tous les soirs. Après, dix-neuf. Après, rien que la nôtre. Et après la nôtre, quelqu’un a frappé aux portes sans lumière, et ceux qui ouvraient partaient avec lui. »',
      ),
    ],
    choices: [
      {
        ...option('help', 'Stay and mend the wheel', 'Rester réparer la roue'),
        body: [
          told(
            'It takes until dark, and all your backs. Miru holds the nails and counts them into your palms. When the cart stands, she knots a blue thread round the nearest wrist. “My aunt Yelda lights the Lamp Market. She has this on her pole. Show her, and she won’t run away from you.”',
            'Il y faut le reste du jour et tous vos dos. Miru tient les clous et vous les compte dans la main. Quand la charrette est debout, elle noue un fil bleu au poignet le plus proche. « Ma tante Yelda allume le Marché aux lampes. Elle a le même à sa perche. Montrez-le-lui, elle ne se sauvera pas. »',
          ),
        ],
        effects: [{ reputation: 'lamplighters', n: 1 }, { energyLoss: 1 }, { set: 'act1.helped' }],
        next: 'n3',
      },
      {
        ...option('hurry', 'Walk on while the light lasts', 'Poursuivre tant qu’il fait jour'),
        body: [
          told(
            'You wish them a short road and step round the cart. Nobody curses you: they have been stepped round ever since the city gate. Only Miru follows, a hundred paces or so, the lamp knocking at her knees. “Count the dark windows, then,” she calls. “Somebody should.”',
            'Vous leur souhaitez bonne route et contournez la charrette. Personne ne vous maudit : on les contourne depuis la porte de la ville. Seule Miru vous suit, une centaine de pas, la lampe lui cognant les genoux. « Alors comptez les fenêtres noires, crie-t-elle. Il faut bien que quelqu’un le fasse. »',
          ),
        ],
        next: 'n3',
      },
    ],
  },
  {
    ...page('test', 'n3', 'wolf-tracks', 'Wolves Going North', 'Des loups vers le nord'),
    body: [
      told(
        'Below the last hill the mud has kept a record of the night. Wolves crossed here, a whole pack, and not to hunt: their prints run straight among those of hares and deer, all going north, away from the marsh and the city behind it. Fresher marks lie on top, of boots, and of dogs held short. Somebody has stood about here since sunrise. The ford is a bowshot away, and the willows along it are very quiet.',
        'Au bas de la dernière colline, la boue a tenu le registre de la nuit. Des loups sont passés là, toute une meute, et pas pour chasser : leurs empreintes vont droit, mêlées à celles des lièvres et des cerfs, toutes vers le nord, loin du marais et de la ville qu’il entoure. Par-dessus, des marques plus fraîches : des bottes, des chiens tenus court. On piétine ici depuis l’aube. Le gué est à une portée d’arc, et les saules du bord sont bien silencieux.',
      ),
    ],
    test: { trait: 'perception', tier: 'medium', who: 'chosen' },
    success: {
      body: [
        told(
          'You read it to the end. Men wait at the ford, and have waited long enough to grow cold; one dog is tied by itself on the far bank. A strip of dried meat, a cut rope, and it trots off north after the wolves. Before you go down you tie the Forest’s knot into a willow, the one that says: do not follow, make ready. A rider will find it.',
          'Vous lisez jusqu’au bout. Des hommes attendent au gué, depuis assez longtemps pour avoir froid ; un chien est attaché seul sur l’autre rive. Une lanière de viande séchée, une corde tranchée, et il s’en va trotter au nord, derrière les loups. Avant de descendre, vous nouez dans un saule le nœud de la Forêt, celui qui dit : ne suivez pas, tenez-vous prêts. Un cavalier le trouvera.',
        ),
      ],
      effects: [{ set: 'act1.warned' }],
      next: 'ford',
    },
    failure: {
      body: [
        told(
          'The mud says that many have passed, and nothing more; a cart has been through it since. You argue about the wolves for a while, and the argument leads nowhere. On the way down there is a smell of wet dog. No bird goes up from the willows, and it is only in the water that you wonder why.',
          'La boue dit qu’il est passé du monde, rien de plus ; une charrette l’a brouillée depuis. Vous discutez un moment de ces loups, et la discussion ne mène nulle part. Dans la descente flotte une odeur de chien mouillé. Pas un oiseau ne quitte les saules, et c’est dans l’eau seulement que vous vous en étonnez.',
        ),
      ],
      next: 'ford',
    },
  },
  {
    ...page('choice', 'ford', 'ford', 'Just the Bag', 'Rien que le sac'),
    body: [
      told(
        'You are knee-deep when a hooked pole reaches out of the willows and takes the satchel from its bearer’s shoulder, as neatly as a pear from a branch. Then dogs, and boys with knives, in the grey scarves of the Guild. “Just the bag!” one of them shouts. “Nobody’s paid for more than the bag!”',
        'Vous avez de l’eau aux genoux quand une perche à crochet sort des saules et cueille la sacoche sur l’épaule qui la porte, aussi proprement qu’une poire. Puis des chiens, puis des garçons armés de couteaux, l’écharpe grise de la Confrérie au cou. « Rien que le sac ! crie l’un d’eux. On n’est payés que pour le sac ! »',
      ),
      told(
        'The strap has caught in the crook of an elbow. It will hold for about as long as it takes to decide.',
        'La courroie s’est prise au creux d’un coude. Elle tiendra à peu près le temps de se décider.',
      ),
    ],
    choices: [
      {
        ...option('hold', 'Hold on to the strap', 'Tenir la courroie'),
        next: 'c1',
      },
      {
        ...option('let', 'Let go of the satchel', 'Lâcher la sacoche'),
        body: [
          told(
            'You open your hand. The bag goes up into the willows like a fish that somebody else has caught, and the dogs, who had been promised more, are hauled off by their collars. “Much obliged!” calls a voice, surprised into manners. Nobody is bleeding. It is strange to be robbed and thanked.',
            'Vous ouvrez la main. Le sac monte dans les saules comme un poisson qu’un autre a pris, et l’on remmène par le collier les chiens, à qui l’on avait promis mieux. « Bien aimable ! » crie une voix que la surprise rend polie. Personne ne saigne. C’est une drôle de chose que d’être volé et remercié.',
          ),
        ],
        effects: [{ reputation: 'guild', n: 1 }, { set: 'act1.bagGiven' }],
        next: 'n4b',
      },
    ],
  },
  {
    ...page('scene', 'c1', 'ford', 'Ambush at the Ford', 'Embuscade au gué'),
    body: [
      told(
        'You hold on. The strap does not, and at once the water is full of dogs, and of boys who had hoped to be home by now. The satchel goes from hand to hand toward the far bank. Whoever wants it will have to fetch it there, and then get out of the river.',
        'Vous tenez bon. La courroie, non, et l’eau est aussitôt pleine de chiens, et de garçons qui espéraient déjà être rentrés. La sacoche passe de main en main vers l’autre rive. Qui la veut devra aller l’y chercher, puis sortir de la rivière.',
      ),
      toldIf(
        { flag: 'act1.warned' },
        'They expected travellers. They look at the way you stand, and see that they were expected too.',
        'Ils attendaient des voyageurs. À votre façon de vous tenir, ils comprennent qu’on les attendait aussi.',
      ),
    ],
    scene: {
      combat: 'c1',
      main: true,
      changes: [{ if: { flag: 'act1.warned' }, change: { without: 'dog4' } }],
    },
    outcomes: {
      won: { effects: [{ storyCard: 'satchel' }], next: 'n4a' },
      lost: { next: 'n4b' },
    },
  },
]
