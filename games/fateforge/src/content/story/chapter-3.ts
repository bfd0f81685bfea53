import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** Across the Lantern Marsh. */
export const chapter3: readonly StoryNode[] = [
  {
    ...page('choice', 'marsh-edge', 'marsh', 'Tolun’s Landing', 'L’embarcadère de Tolun'),
    body: [
      told(
        'The causeway to the city has three lanterns, and all three are dark, so nobody uses it. There is one boat that will go.',
        'La chaussée qui mène à la ville a trois lanternes, toutes éteintes ; plus personne ne la prend. Une seule barque accepte d’y aller.',
      ),
      toldIf(
        { flag: 'act1.metTolun' },
        'Tolun is already in it, bailing. “Knew you’d be wet again by evening,” he says.',
        'Tolun y est déjà, qui écope. « Je savais bien que vous seriez mouillés avant ce soir », dit-il.',
      ),
      toldIf(
        { not: { flag: 'act1.metTolun' } },
        'Its ferryman is called Tolun; he hums, and stops humming to speak.',
        'Son passeur s’appelle Tolun ; il fredonne, et s’interrompt pour parler.',
      ),
      toldIf(
        { flag: 'act1.tollTalked' },
        'Kesh sits in the bow with an oar across his knees, bareheaded, and grins at you.',
        'Kesh est assis à l’avant, une rame en travers des genoux, tête nue, et vous sourit.',
      ),
      told(
        '“I can take you to the end of the planks. From there it’s legs.” He does not say the dead; he says them below. “They’re up, nights, since the lanterns went. I can wait for you out there till dawn. Or I can go back for the people sat at the ford, them with the carts. Can’t do both. It’s the one boat.”',
        '« Je vous mène au bout des planches. Après, c’est à pied. » Il ne dit pas les morts ; il dit ceux d’en dessous. « La nuit, ils montent, depuis que les lanternes ont lâché. Je peux vous attendre là-bas jusqu’au jour. Ou bien m’en retourner chercher les gens assis au gué, ceux aux charrettes. Les deux, non. Y a qu’une barque. »',
      ),
    ],
    choices: [
      {
        ...option('wait', 'Ask him to wait till dawn', 'Lui demander d’attendre le jour'),
        body: [
          told(
            '“Waiting I can do,” says Tolun. He ties up at the last plank, lights a pipe instead of a lamp, and turns his back to the marsh so as not to be tempted to look.',
            '« Attendre, je sais faire », dit Tolun. Il s’amarre à la dernière planche, allume une pipe en guise de lampe, et tourne le dos au marais pour n’être pas tenté de regarder.',
          ),
        ],
        effects: [{ set: 'act1.ferryWaits' }],
        next: 'n7',
      },
      {
        ...option('back', 'Send him back for the families', 'L’envoyer chercher les familles'),
        body: [
          told(
            'He nods several times, as if you had paid him too much. “There’s a little one counts things,” he says. “She’ll count the strokes.” Then he is only a hum on the water, going away.',
            'Il hoche plusieurs fois la tête, comme si vous l’aviez trop payé. « Y a une petite qui compte tout, dit-il. Elle comptera les coups de rame. » Puis ce n’est plus, sur l’eau, qu’un air fredonné qui s’éloigne.',
          ),
        ],
        effects: [{ set: 'act1.ferryBack' }],
        next: 'n7',
      },
    ],
  },
  {
    ...page('test', 'n7', 'marsh', 'Where the Planks End', 'Au bout des planches'),
    body: [
      told(
        'The planks end, and the marsh begins to take an interest in you. The mud is warm on top and cold beneath; it closes on each boot with a small kissing sound and has to be argued with for its return. Reeds stand higher than a rider. Sometimes there is a path of old stones under the water, sometimes only the belief in one. Everyone must cross on their own two legs.',
        'Les planches s’arrêtent, et le marais commence à s’intéresser à vous. La boue est chaude en surface et froide dessous ; elle se referme sur chaque botte avec un petit bruit de baiser, et il faut parlementer pour la ravoir. Les roseaux dépassent la tête d’un cavalier. Il y a parfois sous l’eau un chemin de vieilles pierres, parfois seulement la foi qu’on y met. Chacun doit traverser sur ses deux jambes.',
      ),
    ],
    test: { trait: 'vigour', tier: 'easy', who: 'all' },
    success: {
      body: [
        told(
          'You find the rhythm of it, a long step and a lean, and come out on firm peat with your boots on your feet and breath to spare. Behind you the marsh smooths itself over at once, like someone who has not been asked.',
          'Vous trouvez la cadence, une longue enjambée, le poids en avant, et vous prenez pied sur la tourbe ferme, bottes aux pieds et du souffle en réserve. Derrière vous le marais se lisse aussitôt, comme quelqu’un à qui l’on n’a rien demandé.',
        ),
      ],
      next: 'orm-fire',
    },
    failure: {
      body: [
        told(
          'It keeps somebody. There is a shout, then only arms; it takes a belt, two cloaks and everything left in your backs before the mud gives way with a groan. You lie on the peat and shake. A light comes through the reeds at the height of a man’s hand.',
          'Il garde quelqu’un. Un cri, puis plus que des bras ; il faut une ceinture, deux manteaux et tout ce qui reste dans vos reins pour que la boue cède, avec un gémissement. Couchés sur la tourbe, vous tremblez. Une lueur vient entre les roseaux, à hauteur de main.',
        ),
      ],
      effects: [{ testerEnergyLoss: 1 }],
      next: 'orm-fire',
    },
  },
  {
    ...page('choice', 'orm-fire', 'orm', 'Brother Orm Keeps a List', 'Frère Orm tient une liste'),
    body: [
      told(
        'An islet, a hut of turf, a rushlight in a saucer. The hermit who holds it wears one sandal and seems delighted. “Brother Orm. Mind the step, it isn’t there. You’ll have met the neighbours? They can’t help it, poor dears. Someone calls the roll down in the salt, and they always were obedient.” He has covered the walls with names, in charcoal, thousands of them, down to the floor.',
        'Un îlot, une hutte de mottes, une mèche de jonc dans une soucoupe. L’ermite qui la tient n’a qu’une sandale et paraît ravi. « Frère Orm. Attention à la marche, elle n’y est pas. Vous avez dû croiser les voisins ? Ils n’y peuvent rien, les pauvres chéris. On fait l’appel, là-bas, dans le sel, et ils ont toujours été obéissants. » Il a couvert les murs de noms, au charbon, par milliers, jusqu’au sol.',
      ),
      told(
        '“A man who hears his own name need not answer to another’s. So I read to them. Have you any for me? Or do you only want the way? I know the way too.”',
        '« Qui entend son propre nom n’a pas à répondre à celui d’un autre. Alors je leur fais la lecture. En avez-vous pour moi ? Ou ne voulez-vous que le chemin ? Le chemin, je le sais aussi. »',
      ),
      toldIf(
        { hero: 'shaman' },
        'He bows to the Shaman’s drum before he bows to her. “Ah. You read to them too,” he says. “By ear.”',
        'Il salue le tambour de la Chamane avant de la saluer, elle. « Ah. Vous leur faites la lecture aussi, dit-il. De mémoire. »',
      ),
    ],
    choices: [
      {
        ...option('names', 'Give him the names of your dead', 'Lui donner les noms de vos morts'),
        body: [
          told(
            'You give them, one after another, and some you had not said aloud for years. He writes each one slowly and asks how it is spelled, and what they laughed at. When you leave, the wall has a new line at the height of a child’s eyes, and you walk lighter than the mud explains.',
            'Vous les donnez, l’un après l’autre ; il en est que vous n’aviez pas dits tout haut depuis des années. Il les écrit lentement, demande comment cela s’épelle, et ce qui les faisait rire. Quand vous partez, le mur a une ligne de plus, à hauteur d’yeux d’enfant, et vous marchez plus léger que la boue ne l’explique.',
          ),
        ],
        effects: [{ reputation: 'orm', n: 1 }, { set: 'act1.namesGiven' }],
        next: 'c3',
      },
      {
        ...option('way', 'Ask only for the way', 'Ne demander que le chemin'),
        body: [
          told(
            '“Left of the drowned cart, right of the second heron, and if the heron bows, run,” says Orm. He is not offended. He comes to the edge of his light with you and lifts the saucer as high as it will go, and stands there as long as you look back.',
            '« À gauche de la charrette noyée, à droite du second héron, et si le héron salue, courez », dit Orm. Il n’est pas vexé. Il vous accompagne jusqu’au bord de sa lumière, lève la soucoupe aussi haut qu’il peut et reste là tant que vous vous retournez.',
          ),
        ],
        effects: [{ set: 'act1.wayKnown' }],
        next: 'c3',
      },
    ],
  },
  {
    ...page('scene', 'c3', 'marsh', 'Lantern Marsh', 'Marais aux lanternes'),
    body: [
      told(
        'Three iron lanterns on three stone posts, each with a jar of oil sealed under its foot. Somebody has put them out with handfuls of salt. Around them stand wolves that did not go north, and among the wolves, upright in the water, are people who have forgotten how to float. They do not look at you yet. They are listening for something. It would be well to have some light before they hear it.',
        'Trois lanternes de fer sur trois bornes de pierre, chacune avec sa jarre d’huile scellée sous le pied. On les a étouffées à poignées de sel. Tout autour, des loups qui ne sont pas partis vers le nord, et parmi les loups, debout dans l’eau, des gens qui ont oublié comment on flotte. Ils ne vous regardent pas encore. Ils guettent quelque chose. Mieux vaudrait y voir clair avant qu’ils ne l’entendent.',
      ),
      toldIf(
        { flag: 'act1.gateLost' },
        'The bells of the gate have driven every beast of the shore in here before you, and the night is further on than it should be.',
        'Les cloches de la Barrière ont rabattu ici toutes les bêtes du rivage, et la nuit est plus avancée qu’elle ne devrait.',
      ),
      toldIf(
        { hero: 'sylvan-guard' },
        '“They stayed for the hunger,” says the Sylvan Guard, with an arrow on the string and no wish to loose it. “I know that one. I heard her sing in spring.”',
        '« C’est la faim qui les a retenus, dit le Garde Sylvestre, une flèche encochée et nulle envie de la lâcher. Celle-là, je la connais. Au printemps, je l’ai entendue chanter. »',
      ),
      toldIf(
        { flag: 'act1.wayKnown' },
        'You come in left of the drowned cart, as you were told. Somebody with a bow has been set to watch the other side of it, and goes on watching.',
        'Vous arrivez par la gauche de la charrette noyée, comme on vous l’a dit. Quelqu’un, un arc à la main, avait été posté pour surveiller l’autre côté, et continue de le surveiller.',
      ),
    ],
    scene: {
      combat: 'c3',
      main: true,
      changes: [
        { if: { flag: 'act1.gateLost' }, change: { withEnemy: { enemy: 'marsh-wolf', init: 4, zone: 'c1' } } },
        { if: { flag: 'act1.gateLost' }, change: { rounds: 3 } },
        { if: { flag: 'act1.wayKnown' }, change: { without: 'archer2' } },
      ],
    },
    outcomes: {
      won: { effects: [{ storyCard: 'lantern-oil' }], next: 'c3-lit' },
      lost: { effects: [{ reputation: 'lamplighters', n: -1 }, { set: 'act1.marshDark' }], next: 'c3-dark' },
    },
  },
  {
    ...page('text', 'c3-lit', 'lantern-oil', 'Three Lights', 'Trois lumières'),
    body: [
      told(
        'The third lantern catches, and the three lights lean toward each other over the water. Those who stood in it lie down, slowly, with something like relief, until only the reeds are upright. Under the last post one jar is still sealed. The oil in it is clear and smells of cedar: lamp oil as it used to be, before somebody began to cut it with brine.',
        'La troisième lanterne prend, et par-dessus l’eau les trois lueurs se penchent l’une vers l’autre. Ceux qui s’y tenaient debout se couchent, lentement, avec une sorte de soulagement, jusqu’à ce qu’il n’y ait plus que les roseaux de droits. Sous la dernière borne, une jarre est encore scellée. L’huile en est claire et sent le cèdre : de l’huile de lampe comme on en faisait, avant que quelqu’un ne se mette à la couper de saumure.',
      ),
      toldIf(
        { flag: 'act1.namesGiven' },
        'From far behind comes a voice reading aloud. It gets to the names you gave, and goes on.',
        'Loin derrière, une voix fait la lecture. Elle arrive aux noms que vous avez donnés, et continue.',
      ),
      toldIf(
        { flag: 'act1.ferryWaits' },
        'Tolun has seen it from the last plank. He poles out to fetch you, which nobody asked of him, with a pot of fish soup between his feet, and takes you to the city wall by water.',
        'Tolun a tout vu de la dernière planche. Il vient vous prendre à la gaffe, ce que personne ne lui demandait, une marmite de soupe de poisson entre les pieds, et vous mène par l’eau jusqu’au rempart.',
      ),
      toldIf(
        { flag: 'act1.ferryBack' },
        'On the shore you came from, someone holds up a lamp and lowers it again, three times. You suppose that somebody is counting.',
        'Sur la rive d’où vous venez, quelqu’un lève une lampe et la baisse, trois fois. Vous supposez que l’on compte.',
      ),
    ],
    next: 'landfall',
  },
  {
    ...page('text', 'c3-dark', 'dark', 'No Light', 'Sans lumière'),
    body: [
      told(
        'The last flame goes under with a hiss. After that there is only cold water, and hands in it that do not pull, but gather you in, patiently, like washing.',
        'La dernière flamme s’enfonce avec un sifflement. Après, il n’y a plus que l’eau froide et, dedans, des mains qui ne tirent pas, mais vous rassemblent, patiemment, comme du linge.',
      ),
      toldIf(
        { flag: 'act1.ferryWaits' },
        'A boathook takes you by the collars, one by one. “I turned round,” says Tolun. His pipe is out and his hands are shaking. “I said I wouldn’t. I turned round.” Then he makes each of you drink soup until your teeth are quiet.',
        'Une gaffe vous attrape au collet, l’un après l’autre. « Je me suis retourné », dit Tolun. Sa pipe est éteinte et ses mains tremblent. « J’avais dit que non. Je me suis retourné. » Puis il fait boire de la soupe à chacun, jusqu’à ce que les dents se taisent.',
      ),
      toldIf(
        { flag: 'act1.ferryBack' },
        'It is Orm who wades in, singing names at the top of his voice, and the hands open at each one. He has lost the other sandal. “They were very good about it,” he says, and weeps.',
        'C’est Orm qui entre dans l’eau en chantant des noms à tue-tête, et à chacun les mains s’ouvrent. Il y a perdu son autre sandale. « Ils ont été très gentils », dit-il, et il pleure.',
      ),
      told(
        'By dawn you reach the wall of Easafir with nothing in your hands. Behind you the causeway stays dark, and on the towers those who had watched for three lights go in and close their shutters.',
        'À l’aube, vous atteignez le rempart d’Easafir les mains vides. Derrière vous, la chaussée reste noire, et sur les tours ceux qui guettaient trois lumières rentrent et ferment leurs volets.',
      ),
    ],
    next: 'landfall',
  },
  {
    id: 'landfall',
    kind: 'branch',
    cases: [
      { if: { flag: 'act1.ferryWaits' }, effects: [{ heal: 1 }], next: 'city-gate' },
      { if: { flag: 'act1.ferryBack' }, effects: [{ reputation: 'lamplighters', n: 1 }], next: 'city-gate' },
    ],
    otherwise: { next: 'city-gate' },
  },
]
