import type { FateforgeStory } from '../../story-terms.ts'
import { page } from '@emberhall/story'
import { told, toldIf } from '../words.ts'

export const strayHound: FateforgeStory = {
  id: 'stray-hound',
  act: 0,
  title: { en: 'The Stray Hound', fr: 'Le chien égaré' },
  entry: 'hound',
  marks: [],
  nodes: [
    {
      ...page('text', 'hound', 'city-dusk', 'Where the Light Ends', 'Où finit la lumière'),
      body: [
        told(
          'An old dog sits at the mouth of a dark street, exactly where the lamplight ends, and will not come away. His name is Wick. His master, Garo, lit this quarter for fifty years and is now blind; he has felt his way along the wall to stand beside him. “He eats nothing,” says Garo. “I’ve three gold put by for my funeral. Find out what he’s looking at, and I’ll be buried in a sack.”',
          'Un vieux chien est assis à l’entrée d’une rue noire, juste où finit la lumière de la lampe, et ne veut pas en bouger. Il s’appelle Mèche. Son maître, Garo, a éclairé ce quartier cinquante ans et n’y voit plus ; il a longé le mur à tâtons pour se tenir près de lui. « Il ne mange rien, dit Garo. J’ai trois pièces d’or pour mon enterrement. Trouvez-moi ce qu’il regarde, et l’on m’enterrera dans un sac. »',
        ),
      ],
      next: 'hound-trail',
    },
    {
      ...page('test', 'hound-trail', 'dark', 'What Wick Looks At', 'Ce que regarde Mèche'),
      body: [
        told(
          'You kneel beside the dog and look along his nose. Cobbles, a gutter, a handcart without wheels. Further in, the planks begin, with their grey seals, and behind the planks, doors. He does not growl. His ears move, both together, the way they do toward a voice that one knows. You hold your breath, and ask Garo to hold his.',
          'Vous vous agenouillez près du chien et regardez le long de sa truffe. Des pavés, un caniveau, une charrette sans roues. Plus loin commencent les planches, avec leurs sceaux gris, et derrière les planches, des portes. Il ne gronde pas. Ses oreilles bougent, ensemble, comme vers une voix que l’on connaît. Vous retenez votre souffle, et priez Garo de retenir le sien.',
        ),
      ],
      test: { trait: 'perception', tier: 'easy', who: 'chosen' },
      success: { next: 'hound-found' },
      failure: { next: 'hound-gone' },
    },
    {
      ...page('text', 'hound-found', 'city-dusk', 'Under the Cart', 'Sous la charrette'),
      body: [
        told(
          'Somebody is whistling, hardly louder than breath: two notes, the call of the lamplighters. Under the cart without wheels lies Garo’s apprentice, a leg pinned by the axle, three days thirsty, whistling for a dog who had been told never to leave the light. You lift; she crawls; Wick, released from his orders, runs in circles until he falls over. Garo counts three gold into your hand by touch, and afterwards he holds on to the hand.',
          'Quelqu’un siffle, à peine plus fort qu’on ne respire : deux notes, l’appel des Allumeurs. Sous la charrette sans roues gît l’apprentie de Garo, une jambe prise par l’essieu, trois jours de soif, qui siffle un chien à qui l’on a défendu de jamais quitter la lumière. Vous soulevez ; elle rampe ; Mèche, délié de sa consigne, court en rond jusqu’à tomber. Garo vous compte trois pièces d’or au toucher, puis garde la main dans la sienne.',
        ),
      ],
      effects: [{ gold: 3 }, { reputation: 'lamplighters', n: 1 }, { set: 'act1.houndFound' }],
      next: 'hound-temple',
    },
    {
      id: 'hound-temple',
      kind: 'branch',
      cases: [
        {
          if: { reputation: 'lamplighters', atLeast: 1 },
          effects: [{ unlockLocation: 'temple' }],
          next: 'hound-won',
        },
      ],
      otherwise: { next: 'hound-won' },
    },
    {
      ...page('end', 'hound-won', 'lamps-lit', 'Two Notes', 'Deux notes'),
      body: [
        told(
          'By evening every lamplighter in the quarter has heard of it, and every one of them whistles two notes when you pass. The dog answers for you. The apprentice is carried from door to door on a chair and has to tell it each time from the beginning. Garo sits under the last lamp of the quarter with his face turned up to it. He says that he can hear it burn.',
          'Le soir, tous les Allumeurs du quartier l’ont appris, et tous sifflent deux notes à votre passage. Le chien répond pour vous. On porte l’apprentie de porte en porte sur une chaise, et il lui faut chaque fois tout reprendre du début. Garo est assis sous la dernière lampe du quartier, le visage levé. Il dit qu’il l’entend brûler.',
        ),
        toldIf(
          { flag: 'act1.helped' },
          'The girl sees the blue thread on your wrist. “Yelda’s,” she says, and moves over on her bench to make room.',
          'L’apprentie voit le fil bleu à votre poignet. « C’est à Yelda », dit-elle, et elle se pousse sur son banc pour vous faire place.',
        ),
      ],
      ending: 'won',
    },
    {
      ...page('end', 'hound-gone', 'dark', 'The Place Where He Sat', 'La place où il était'),
      body: [
        told(
          'You see cobbles, a gutter, a cart. You try calling, and meat, and a rope, and when you have carried him ten steps he looks at you so politely that you put him down. In the night he gets up and walks in where you could not see anything. In the morning Garo stands at the edge of the light by himself, with a bowl. “He’ll have had his reasons,” he says. “He was never a disobedient dog.”',
          'Vous voyez des pavés, un caniveau, une charrette. Vous essayez la voix, la viande, la corde et, quand vous l’avez porté dix pas, il vous regarde si poliment que vous le reposez. Dans la nuit, il se lève et s’en va là où vous n’avez rien su voir. Au matin, Garo est seul au bord de la lumière, une écuelle à la main. « Il avait ses raisons, dit-il. Ça n’a jamais été un chien désobéissant. »',
        ),
      ],
      ending: 'lost',
    },
  ],
}
