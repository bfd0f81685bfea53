import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** Hadrel or Sefa: two roads to one seal. */
export const chapter5: readonly StoryNode[] = [
  {
    ...page('text', 'two-letters', 'city-dusk', 'Two Letters', 'Deux lettres'),
    body: [
      told(
        'Two letters lie on your table in the morning. One is folded in thirds and says: “The Provost’s house, at four. H.” The other is written on the back of somebody else’s love letter and says: “Before four. You know who, or you’re not worth the paper.” Neither says please. Whoever brought them has drunk your milk.',
        'Au matin, deux lettres sont sur votre table. L’une, pliée en trois, dit : « Maison du prévôt, à quatre heures. H. » L’autre est écrite au dos d’une lettre d’amour qui n’est pas pour vous, et dit : « Avant quatre heures. Vous savez qui, sinon vous ne valez pas le papier. » Aucune ne dit s’il vous plaît. Celui qui les a portées a bu votre lait.',
      ),
      toldIf(
        { flag: 'act1.recruitBound' },
        'There is a helmet, a size too large, on the sill beside the cup, and no boy in it. Teke has deserted by way of your kitchen.',
        'Sur le rebord, près du bol, un casque trop grand, et pas de garçon dessous. Teke a déserté en passant par votre cuisine.',
      ),
      toldIf(
        { flag: 'act1.recruitFreed' },
        'Next to the cup leans the hooked pole from the ford, with a bow of reed on it. Teke has taken to running errands for both sides.',
        'Près du bol est appuyée la perche à crochet du gué, nouée d’un brin de roseau. Teke s’est mis à faire les courses des deux camps.',
      ),
    ],
    next: 'sefa-attic',
  },
  {
    ...page('text', 'sefa-attic', 'sefa', 'Sefa’s Case', 'Ce que plaide Sefa'),
    body: [
      told(
        '“One,” says Sefa, “somebody pays the Guild in coins nobody has minted for three hundred years. Two, the Guildmistress writes down every one; she can’t help it. Three, the ledger is in the Gilded Hall, and the seal that goes on the orders lies on top of it, for a paperweight. Four, I can get you in.” She looks at the place where a fifth finger would be. “That’s what I paid last time I went against her. So don’t think I’m doing it for fun.”',
        '« Un, dit Sefa, quelqu’un paie la Confrérie avec des pièces que nul n’a frappées depuis trois cents ans. Deux, la Maîtresse les note toutes, c’est plus fort qu’elle. Trois, le registre est dans la Salle dorée, et le sceau des ordres est posé dessus, en guise de presse-papiers. Quatre, je peux vous y faire entrer. » Elle regarde l’endroit où serait le cinquième doigt. « Ça, c’est ce que j’ai payé la dernière fois. Ne croyez donc pas que je m’amuse. »',
      ),
      toldIf(
        { flag: 'act1.yeldaSefa' },
        'Yelda is on the windowsill, with three cats. “She has had six offers for me,” she says. “I heard her turn them down. It hurt her.”',
        'Yelda est à la fenêtre, avec trois chats. « On lui a fait six offres pour moi, dit-elle. Je l’ai entendue refuser. Ça lui faisait mal. »',
      ),
      toldIf(
        { flag: 'act1.yeldaProvost' },
        '“You gave your witness to Hadrel,” she adds. “He’ll keep her safe. He kept forty papers safe, too.”',
        '« Votre témoin, vous l’avez donné à Hadrel, ajoute-t-elle. Il la gardera bien. Quarante papiers aussi, il les a bien gardés. »',
      ),
      toldIf(
        { hero: 'rogue' },
        'The Rogue looks at the floor and says that she is sorry about the window. It is so quiet that the cats look up. “Well,” says Sefa. “That I shan’t sell either.”',
        'La Voleuse regarde le plancher et dit qu’elle regrette, pour la fenêtre. Le silence est tel que les chats lèvent la tête. « Eh bien, dit Sefa. Ça non plus, je ne le vendrai pas. »',
      ),
    ],
    next: 'hadrel-room',
  },
  {
    ...page('text', 'hadrel-room', 'hadrel', 'Hadrel’s Case', 'Ce que plaide Hadrel'),
    body: [
      toldIf(
        { flag: 'act1.hadrelKnows' },
        'The drawer stands open on the Provost’s table, and its papers are laid out in rows. “Since the gate I have read them all again,” says Hadrel. “I read them badly the first time. I read who they were to, not who they were from.”',
        'Le tiroir est ouvert sur la table du prévôt, ses papiers rangés en lignes. « Depuis la Barrière, je les ai tous relus, dit Hadrel. Je les avais mal lus la première fois. J’avais lu à qui ils étaient, non de qui. »',
      ),
      toldIf(
        { not: { flag: 'act1.hadrelKnows' } },
        'The Provost pushes a grey-sealed paper across the table with a pen, so as not to touch it. “It ordered me to arrest you at four,” says Hadrel. “It is five past. I find I would sooner ask you what it is.”',
        'Du bout d’une plume, pour ne pas y toucher, le prévôt pousse vers vous un papier au sceau gris. « Il m’ordonnait de vous arrêter à quatre heures, dit Hadrel. Il est quatre heures cinq. Je m’aperçois que j’aime mieux vous demander ce que c’est. »',
      ),
      told(
        '“Item, the last man to use this seal was castellan here when the lamps were lit. He swore to hold the old keep until the last light in Easafir was out. Item, they walled him up with his oath, under the salt. Item, someone has lately been down. There is an altar there that calls the roll. I want it broken, and I cannot order living men to it.”',
        '« Item, le dernier à user de ce sceau était châtelain ici quand on alluma les lampes. Il jura de tenir le vieux donjon jusqu’à la dernière lumière d’Easafir. Item, on l’emmura avec son serment, sous le sel. Item, quelqu’un y est descendu depuis peu. Il y a là un autel qui fait l’appel. Je veux qu’on le brise, et je ne peux l’ordonner à des vivants. »',
      ),
      toldIf(
        { flag: 'act1.yeldaProvost' },
        'A hard bed can be seen through the door, made with square corners. “She has told me about my squad,” he says. “I have signed for it. My name, not theirs.”',
        'Par la porte, on aperçoit un lit dur, bordé au carré. « Elle m’a dit, pour mon escouade, reprend-il. J’ai signé. De mon nom, pas du leur. »',
      ),
      toldIf(
        { reputation: 'militia', atMost: -1 },
        'The soldiers in the corridor make way for you by the smallest distance that can be called one.',
        'Dans le couloir, les soldats s’écartent devant vous de la plus petite distance qui mérite ce nom.',
      ),
    ],
    next: 'n12',
  },
  {
    ...page('choice', 'n12', 'city-dusk', 'One Night', 'Une seule nuit'),
    body: [
      told(
        'There is one night for it. If the altars in the salt are broken, the dead lose their caller for a while; but the Guild, warned, will have burned its ledger by morning. If the ledger is taken, the living lose their paymaster; but those who are called tonight will go. Both roads end at the same seal. You stand on the bridge between the Provost’s house and Sefa’s street until the water has carried off every good reason.',
        'Il n’y a qu’une nuit. Si l’on brise les autels du sel, les morts perdent pour un temps qui les appelle ; mais la Confrérie, avertie, aura brûlé son registre au matin. Si l’on prend le registre, les vivants perdent qui les paie ; mais ceux qu’on appellera cette nuit iront. Les deux chemins mènent au même sceau. Vous restez sur le pont, entre la maison du prévôt et la rue de Sefa, jusqu’à ce que l’eau ait emporté toutes les bonnes raisons.',
      ),
    ],
    choices: [
      {
        ...option('hadrel', 'Go down to the crypt for Hadrel', 'Descendre à la crypte pour Hadrel'),
        body: [
          told(
            'You turn toward the Provost’s house. Behind you, in Sefa’s street, the shutters close one after another, cat by cat, as far as the third door. That one stays open longest.',
            'Vous prenez du côté de la maison du prévôt. Derrière vous, dans la rue de Sefa, les volets se ferment l’un après l’autre, chat par chat, jusqu’à la troisième porte. Celle-là reste ouverte le plus longtemps.',
          ),
        ],
        effects: [{ reputation: 'hadrel', n: 1 }, { reputation: 'sefa', n: -1 }, { set: 'act1.sideHadrel' }],
        next: 'night-crypt',
      },
      {
        ...option('sefa', 'Enter the Gilded Hall with Sefa', 'Entrer à la Salle dorée avec Sefa'),
        body: [
          told(
            'You turn toward Sefa’s street. Behind you a lamp is carried to the Provost’s window, stands there for the length of an order, and is carried away.',
            'Vous prenez du côté de la rue de Sefa. Derrière vous, une lampe vient à la fenêtre du prévôt, y reste le temps d’un ordre, et s’en va.',
          ),
        ],
        effects: [{ reputation: 'sefa', n: 1 }, { reputation: 'hadrel', n: -1 }, { set: 'act1.sideSefa' }],
        next: 'night-hall',
      },
    ],
  },
  // What the night costs elsewhere, unless somebody thinks better of the group than of its choice.
  {
    id: 'night-crypt',
    kind: 'branch',
    cases: [{ if: { reputation: 'sefa', atMost: -1 }, effects: [{ set: 'act1.brined' }], next: 'crypt-stair' }],
    otherwise: { next: 'crypt-stair' },
  },
  {
    id: 'night-hall',
    kind: 'branch',
    cases: [{ if: { reputation: 'hadrel', atMost: -1 }, effects: [{ set: 'act1.called' }], next: 'hall-door' }],
    otherwise: { next: 'hall-door' },
  },
]
