import type { FatigueCard } from '../types.ts'

/** KD-8.13 What weariness does: two nuisances, two serious, one dangerous, one deadly. */
export const fatigue: readonly FatigueCard[] = [
  {
    kind: 'fatigue',
    id: 'heavy-eyelids',
    name: { en: 'Heavy Eyelids', fr: 'Paupières lourdes' },
    flavour: {
      en: 'Just a moment, you think, and the moment makes its bed.',
      fr: 'Rien qu’un instant, pensez-vous, et l’instant fait son lit.',
    },
    onReveal: [],
    abilities: [],
    statics: [{ always: 'fewerWhenExhausting', n: 1 }],
  },
  {
    kind: 'fatigue',
    id: 'damp-wick',
    name: { en: 'Damp Wick', fr: 'Mèche humide' },
    flavour: {
      en: 'The Kinfire sulks, and who could blame it.',
      fr: 'Le Kinfire boude, et qui le lui reprocherait ?',
    },
    onReveal: [],
    abilities: [],
    statics: [{ always: 'noCharge' }],
  },
  {
    kind: 'fatigue',
    id: 'short-of-breath',
    name: { en: 'Short of Breath', fr: 'Souffle court' },
    flavour: {
      en: 'There is air for the climb or for the encouragement.',
      fr: 'Il reste assez d’air pour grimper, ou pour encourager les autres.',
    },
    onReveal: [],
    abilities: [],
    statics: [{ always: 'boostLimit', n: 1 }],
  },
  {
    kind: 'fatigue',
    id: 'dazzled',
    name: { en: 'Dazzled', fr: 'Éblouissement' },
    flavour: {
      en: 'So much splendour, and not a thing to be seen.',
      fr: 'Tant de splendeur, et plus rien à voir.',
    },
    onReveal: [],
    abilities: [],
    statics: [{ always: 'lightDoesNotCount' }],
  },
  {
    kind: 'fatigue',
    id: 'trembling-hands',
    name: { en: 'Trembling Hands', fr: 'Mains tremblantes' },
    flavour: {
      en: 'The dark has noticed, and the dark is a gossip.',
      fr: 'L’Obscurité l’a remarqué, et l’Obscurité est bavarde.',
    },
    onReveal: [],
    abilities: [],
    statics: [{ always: 'extraDamage', n: 1, when: { is: 'dark' } }],
  },
  {
    kind: 'fatigue',
    id: 'the-last-bow',
    name: { en: 'The Last Bow', fr: 'Le dernier salut' },
    flavour: {
      en: 'Lie down, the applause will cover you like snow.',
      fr: 'Allongez-vous, les bravos vous couvriront comme la neige.',
    },
    onReveal: [{ do: 'damage', n: 2 }],
    abilities: [],
    statics: [{ always: 'defeat', when: { is: 'amount', of: { count: 'fatigueInPlay' }, atLeast: 6 } }],
  },
]
