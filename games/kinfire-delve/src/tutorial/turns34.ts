/** A second chance, the lantern, and what patience is worth. */
import type { Moment } from './types.ts'

export const turns34: readonly Moment[] = [
  {
    question: 'exhaust',
    lessons: [
      {
        say: {
          en: 'Not a single red! 85% is a good chance, and it is still not a promise: 4 points of 5.',
          fr: 'Pas le moindre rouge ! 85 %, c’est une belle chance, ce n’est toujours pas une promesse : 4 points sur 5.',
        },
        point: 'dice',
        after: 'rolled',
        rule: 'KD-5.27',
      },
      {
        say: {
          en: 'So the attempt fails and you pay the penalty: 1 damage, which leaves 9 health.',
          fr: 'La tentative échoue donc, et vous subissez la pénalité : 1 dégât, il vous reste 9 PV.',
        },
        point: 'health',
        after: 'damage',
        rule: 'KD-5.31',
      },
      {
        say: {
          en: 'But nothing is wasted: progress stays on the card. Next time a single point will do. Keep your hand.',
          fr: 'Mais rien n’est perdu : la progression reste sur la carte. La prochaine fois, un seul point suffira. Gardez votre main.',
        },
        point: { card: 'great-stag' },
        after: 'placed',
        rule: 'KD-5.31',
      },
    ],
    invites: 'keepHand',
  },
  {
    question: 'choose',
    lessons: [
      {
        say: {
          en: 'Let the beast cool off. The 3 Fountains is blue, its difficulty is 4, and its reward charges your lantern. Tempting!',
          fr: 'Laissons la bête se calmer. « Les 3 fontaines » : un défi bleu de difficulté 4, dont la récompense charge votre lanterne. Tentant !',
        },
        point: { card: 'the-3-fountains' },
        rule: 'KD-6.2',
      },
    ],
    invites: 'attempt:the-3-fountains:blue',
    then: ['attempted the-3-fountains blue'],
  },
  {
    question: 'action',
    lessons: [
      {
        say: {
          en: 'Feel for the Draught brings 2 points and a second chance: its text allows a re-roll. The 73% already count on it.',
          fr: '« Chercher le courant d’air » apporte 2 points et une deuxième chance : son texte permet de relancer. Les 73 % en tiennent déjà compte.',
        },
        point: { card: 'feel-for-the-draught' },
        rule: 'KD-5.6',
      },
    ],
    invites: 'play:feel-for-the-draught:blue',
    instead: {
      en: 'That fits too, but there is no second chance in it. Try the card with the re-roll.',
      fr: 'Cela convient aussi, mais sans deuxième chance. Essayez la carte qui permet de relancer.',
    },
    then: ['acted feel-for-the-draught blue', 'rolled green red red dark'],
  },
  {
    question: 'reroll',
    lessons: [
      {
        say: {
          en: 'No blue at all, and Dark again. Somebody down there is giggling.',
          fr: 'Pas de bleu du tout, et encore l’Obscurité. Quelqu’un pouffe, en bas.',
        },
        point: 'dice',
        after: 'rolled',
        rule: 'KD-5.21',
      },
      {
        say: {
          en: 'A re-roll throws all four dice, and only the new roll counts. There is nothing to lose: re-roll!',
          fr: 'On relance les quatre dés à la fois, et seul le nouveau jet compte. Vous n’avez rien à perdre : relancez !',
        },
        point: 'prompt',
        rule: 'KD-5.22',
      },
    ],
    invites: 'reroll',
    instead: {
      en: 'Keep a roll in which nothing matches? Vainglory would love that. Re-roll!',
      fr: 'Garder un jet où rien ne convient ? Vainglory n’attend que cela. Relancez !',
    },
    then: ['rerolled', 'rolled green blue red light', 'completed the-3-fountains', 'turn'],
  },
  {
    question: 'exhaust',
    lessons: [
      {
        say: {
          en: 'One blue, and Light, which counts as every colour: two dice match, 2 + 2 = 4. Completed!',
          fr: 'Un bleu, et la Lumière, qui vaut toutes les couleurs : deux dés conviennent, 2 + 2 = 4. Défi validé !',
        },
        point: 'dice',
        after: 'rolled',
        rule: 'KD-5.21',
      },
      {
        say: {
          en: 'Your lantern is charged. Once, it can stand in for an action card: 5 points in any colour. Save it for something worth it, and keep your hand.',
          fr: 'Votre lanterne est chargée. Une fois, elle peut remplacer la carte d’action : 5 points, de n’importe quelle couleur. Réservez-la à un défi qui le mérite, et gardez votre main.',
        },
        point: 'lantern',
        after: 'charged',
        rule: 'KD-6.4',
      },
    ],
    invites: 'keepHand',
  },
  {
    question: 'choose',
    lessons: [
      {
        say: {
          en: 'Remember Great Stag? It still holds your 4 points and needs a single one more. Go and collect.',
          fr: 'Vous vous souvenez de « Le grand cerf » ? Vos 4 points y sont toujours, et il n’en manque qu’un. Allez le chercher.',
        },
        point: { card: 'great-stag' },
        rule: 'KD-5.27',
      },
    ],
    invites: 'attempt:great-stag:red',
    then: ['attempted great-stag red'],
  },
  {
    question: 'action',
    lessons: [
      {
        say: {
          en: 'An action is never a must. The lantern for a single point would be a waste: pass, the dice alone give 85%.',
          fr: 'Une action n’est jamais obligatoire. La lanterne pour un seul point, ce serait du gâchis : passez, les dés seuls donnent 85 %.',
        },
        point: 'ledger',
        rule: 'KD-5.7',
      },
    ],
    invites: 'pass',
    instead: {
      en: 'Five points where one will do? Keep the lantern lit, and pass.',
      fr: 'Cinq points quand un seul suffit ? Laissez la lanterne allumée, et passez.',
    },
    then: ['noAction', 'rolled green green red light', 'completed great-stag', 'turn'],
  },
]
