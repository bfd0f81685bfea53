import type { EventCard } from '../types.ts'

/** 9 events: three gifts, three bargains, three hazards. */
export const events: readonly EventCard[] = [
  // Gifts
  {
    kind: 'event',
    id: 'the-warm-spring',
    name: { en: 'The Warm Spring', fr: 'La source tiède' },
    flavour: {
      en: 'A kindness, left here by accident and never missed.',
      fr: 'Une bonté oubliée là par mégarde, et que nul n’a réclamée.',
    },
    copies: 1,
    instructions: [{ do: 'heal', n: 2 }],
    after: 'completed',
  },
  {
    kind: 'event',
    id: 'guild-cache',
    name: { en: 'Guild Cache', fr: 'La cache de la Guilde' },
    flavour: {
      en: 'Leera’s seal, dry socks, and a note: do come back.',
      fr: 'Le sceau de Leera, des chaussettes sèches et deux mots, « revenez-nous ».',
    },
    copies: 1,
    instructions: [{ do: 'draw', n: 2 }],
    after: 'completed',
  },
  {
    kind: 'event',
    id: 'the-quiet-alcove',
    name: { en: 'The Quiet Alcove', fr: 'L’alcôve silencieuse' },
    flavour: {
      en: 'For the length of one breath, nobody is watching.',
      fr: 'Le temps d’un souffle, personne ne vous regarde.',
    },
    copies: 1,
    instructions: [{ do: 'shakeFatigue', n: 1 }],
    after: 'completed',
  },
  // Bargains
  {
    kind: 'event',
    id: 'the-portraitist',
    name: { en: 'The Portraitist', fr: 'La portraitiste' },
    flavour: {
      en: 'Whatever she paints belongs to her patron.',
      fr: 'Tout ce qu’elle peint appartient à son mécène.',
    },
    copies: 1,
    instructions: [
      {
        do: 'choose',
        options: [
          [
            { do: 'attach', what: 'chosenChallenge' },
            { do: 'draw', n: 1 },
          ],
          [
            { do: 'damage', n: 1 },
            { do: 'descend', n: 3 },
          ],
        ],
      },
    ],
    after: 'completed',
  },
  {
    kind: 'event',
    id: 'toll-of-compliments',
    name: { en: 'Toll of Compliments', fr: 'Le péage aux compliments' },
    flavour: {
      en: 'The gatekeeper takes praise in any coin but the sincere.',
      fr: 'Le gardien accepte toutes les louanges, sauf les sincères.',
    },
    copies: 1,
    instructions: [
      {
        do: 'may',
        cost: [{ do: 'discardHand', n: 2 }],
        effects: [
          { do: 'discardCard', on: { target: 'chosenChallenge' } },
          { do: 'descend', n: 2 },
        ],
      },
    ],
    after: 'completed',
  },
  {
    kind: 'event',
    id: 'the-wishing-coin',
    name: { en: 'The Wishing Coin', fr: 'La pièce aux souhaits' },
    flavour: {
      en: 'Heads you pay now, tails you pay later.',
      fr: 'Pile, vous payez tout de suite ; face, vous payez plus tard.',
    },
    copies: 1,
    instructions: [
      {
        do: 'choose',
        options: [
          [
            { do: 'damage', n: 1 },
            { do: 'addProgress', n: 4, on: { target: 'chosenChallenge' } },
          ],
          [{ do: 'fatigue', n: 1 }, { do: 'draw', n: 3 }, { do: 'charge' }],
        ],
      },
    ],
    after: 'completed',
  },
  // Hazards
  {
    kind: 'event',
    id: 'crystal-rain',
    name: { en: 'Crystal Rain', fr: 'La pluie de cristal' },
    flavour: {
      en: 'Do look up, everyone does, once.',
      fr: 'Levez donc les yeux, tout le monde le fait, une fois.',
    },
    copies: 1,
    instructions: [{ do: 'addProgress', n: 1, on: { target: 'eachChallenge' } }],
    after: 'completed',
    bold: [{ on: 'onEnter', do: [{ do: 'damage', n: 1 }] }],
  },
  {
    kind: 'event',
    id: 'the-painted-audience',
    name: { en: 'The Painted Audience', fr: 'Le public peint' },
    flavour: {
      en: 'They came to see you fall, and they paid for good seats.',
      fr: 'Il est venu vous voir tomber, et il a payé cher sa place.',
    },
    copies: 1,
    instructions: [{ do: 'draw', n: 1 }],
    after: 'attachMaster',
    boldStatics: [{ always: 'penaltyDamage', n: 1 }],
    attachedStatics: [{ always: 'difficulty', of: { target: 'master' }, n: 1 }],
  },
  {
    kind: 'event',
    id: 'the-unkind-mirror',
    name: { en: 'The Unkind Mirror', fr: 'Le miroir sans pitié' },
    flavour: {
      en: 'It has never lied, which is precisely its cruelty.',
      fr: 'Il n’a jamais menti, et c’est là toute sa cruauté.',
    },
    copies: 1,
    instructions: [
      { do: 'damage', n: 1 },
      { do: 'descend', n: 2 },
    ],
    after: 'discard',
    boldStatics: [{ always: 'actionValue', n: -1 }],
  },
]
