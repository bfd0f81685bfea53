import { aim, loop, paid, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const greedy: Adventurer = {
  id: 'greedy',
  name: { en: 'Greedy', fr: 'Greedy' },
  role: { en: 'young dragon', fr: 'jeune dragon' },
  set: 'expansion',
  carry: 2,
  immune: 'shock',
  portrait: {
    en: 'Too young for a hoard and too proud for a piggy bank, Greedy considers that whatever shines is already his. The Kobolds adore him, and he finds that only natural.',
    fr: 'Trop jeune pour un magot et trop fier pour une tirelire, Greedy estime que tout ce qui brille est déjà à lui. Les kobolds l’adorent, et il trouve cela tout naturel.',
  },
}

export const greedyCards: readonly ActionCard[] = [
  {
    id: 'burning-breath', // GD-1
    adventurer: 'greedy',
    tier: 'basic',
    name: { en: 'Burning Breath', fr: 'Souffle ardent' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [paid({ pay: 'lyingOre', range: 'adj' }, { do: 'flame', n: 1 })],
  },
  {
    id: 'wingbeat', // GD-2
    adventurer: 'greedy',
    tier: 'basic',
    name: { en: 'Wingbeat', fr: 'Battement d’ailes' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('flight')],
  },
  {
    id: 'the-covetous', // GD-3
    adventurer: 'greedy',
    tier: 'basic',
    name: { en: 'The Covetous', fr: 'Le cupide' },
    symbols: ['move', 'pick', 'wild'],
    abilities: [standing('keepOre')],
  },
  {
    id: 'roar', // GD-4
    adventurer: 'greedy',
    tier: 'basic',
    name: { en: 'Roar', fr: 'Rugissement' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'push', x: 2, target: aim('one', 'kobold', 'adj') })],
  },
  {
    id: 'my-precious', // GD-5
    adventurer: 'greedy',
    tier: 'advanced',
    name: { en: 'My Precious', fr: 'Mon précieux' },
    symbols: ['move', 'pick'],
    abilities: [loop({ do: 'takeFromBag', how: 'chosen', n: 1 })],
    flavour: { en: 'He would know that clink anywhere.', fr: 'Ce tintement-là, il le reconnaîtrait entre mille.' },
  },
  {
    id: 'kobold-lord', // GD-6
    adventurer: 'greedy',
    tier: 'advanced',
    name: { en: 'Kobold Lord', fr: 'Seigneur des kobolds' },
    symbols: ['move', 'move', 'dig'],
    abilities: [loop({ do: 'place', target: aim('one', 'kobold', 'board'), to: 'any' })],
    flavour: {
      en: 'They asked for orders. He asked for snacks.',
      fr: 'Ils voulaient des ordres. Il voulait son goûter.',
    },
  },
  {
    id: 'blaze', // GD-7
    adventurer: 'greedy',
    tier: 'advanced',
    name: { en: 'Blaze', fr: 'Brasier' },
    symbols: ['move', 'dig', 'pick', 'fight'],
    abilities: [loop({ do: 'flame', n: 1 })],
    flavour: { en: 'Officially, it was a sneeze.', fr: 'Officiellement, c’était un éternuement.' },
  },
]
