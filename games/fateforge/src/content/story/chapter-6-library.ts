import type { Leg } from '@emberhall/story'
import type { FateforgeTerms } from '../story-terms.ts'
import { page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

const bothHalves = { all: [{ storyCard: 'satchel' }, { storyCard: 'castellan-seal' }] }
const sentenceRead: Leg<FateforgeTerms> = {
  body: [
    told(
      'You press the seal into candle wax, lay the wax against the bark, and read across the join: I keep the dark side of the door, until the last light is out, or one is lit for me. Nobody ever lit one. So that is what the light was for, and that is why he puts it out: he is a sentry who has not been relieved. You know now where he will look when he sees a flame.',
      'Vous imprimez le sceau dans la cire, posez la cire contre l’écorce, et lisez par-dessus la jointure : Je garde le côté noir de la porte, jusqu’à la dernière lumière éteinte, ou jusqu’à ce qu’on en allume une pour moi. Personne ne l’a fait. Voilà donc à quoi servait la lumière, et voilà pourquoi il l’éteint : c’est une sentinelle que l’on n’a pas relevée. Vous savez désormais où il regardera quand il verra une flamme.',
    ),
  ],
  effects: [{ set: 'act1.sealRead' }, { unlockRule: 8 }],
  next: 'n14',
}
const sentenceCut: Leg<FateforgeTerms> = {
  body: [
    told(
      'You try it left to right, and right to left, and in a mirror. You get: door; and dark; and lit, or light, or alight. The candle is finished before the sentence is. On the table remain a piece of bark, a disc of lead, and between them a gap the width of one word, which you will have to carry down with you unsaid.',
      'Vous essayez de gauche à droite, de droite à gauche, dans un miroir. Vous obtenez : porte ; et noir ; et allume, ou allumé, ou lumière. La chandelle finit avant la phrase. Il reste sur la table un morceau d’écorce, un disque de plomb et, entre les deux, un vide de la largeur d’un mot, qu’il faudra descendre avec vous sans l’avoir dit.',
    ),
  ],
  effects: [{ unlockRule: 8 }],
  next: 'n14',
}

/** The two halves of the pact, side by side if the group has both. */
export const chapter6Library: readonly StoryNode[] = [
  {
    id: 'n13-table',
    kind: 'branch',
    cases: [
      { if: { all: [bothHalves, { flag: 'act1.sealKept' }] }, next: 'n13-wax' },
      { if: bothHalves, next: 'n13' },
    ],
    otherwise: { next: 'n13-blank' },
  },
  {
    ...page('test', 'n13', 'library', 'Bark and Lead', 'L’écorce et le plomb'),
    body: [
      told(
        'In the Old Library somebody has left you a candle and a table. You lay the bark beside the seal, and the lead begins to sweat. Around its rim run letters, cut backwards, as they must be on a seal; but some are also cut in the Forest’s way, with the grain. Whoever made this had the other half of the pact before him. It is one sentence, written by two hands, and it breaks off in the middle of a word.',
        'À la Vieille bibliothèque, on vous a laissé une chandelle et une table. Vous posez l’écorce à côté du sceau, et le plomb se met à suer. Sur la tranche courent des lettres gravées à l’envers, comme il se doit ; mais certaines le sont aussi à la façon de la Forêt, dans le sens du fil. Qui a fait cela avait sous les yeux l’autre moitié du pacte. C’est une seule phrase, écrite par deux mains, et rompue au milieu d’un mot.',
      ),
    ],
    test: { trait: 'lore', tier: 'medium', who: 'chosen' },
    success: sentenceRead,
    failure: sentenceCut,
  },
  {
    ...page('test', 'n13-wax', 'library', 'Bark, Lead and Wax', 'L’écorce, le plomb et la cire'),
    body: [
      told(
        'In the Old Library somebody has left you a candle and a table. You lay the bark beside the seal, and the lead begins to sweat. Its letters are cut backwards, as they must be on a seal, and too fine for a finger; but since the toll gate you have carried its print about with you in grey wax, and you know half of it by heart without ever having read it. It is one sentence, written by two hands, and it breaks off in the middle of a word.',
        'À la Vieille bibliothèque, on vous a laissé une chandelle et une table. Vous posez l’écorce à côté du sceau, et le plomb se met à suer. Les lettres y sont gravées à l’envers, comme il se doit, et trop fines pour le doigt ; mais depuis la Barrière vous en portez sur vous l’empreinte, en cire grise, et vous en savez la moitié par cœur sans l’avoir jamais lue. C’est une seule phrase, écrite par deux mains, et rompue au milieu d’un mot.',
      ),
    ],
    test: { trait: 'lore', tier: 'easy', who: 'chosen' },
    success: sentenceRead,
    failure: sentenceCut,
  },
  {
    ...page('text', 'n13-blank', 'library', 'Half a Sentence', 'La moitié d’une phrase'),
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
]
