import { aim, loop } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const molly: Adventurer = {
  id: 'molly',
  name: { en: 'Molly', fr: 'Molly' },
  role: { en: 'mole', fr: 'taupe' },
  set: 'core',
  carry: 2,
  portrait: {
    en: 'Molly reads the mine with her whiskers and the old totems with her paws. Her clan is large, and she knows everybody’s birthday.',
    fr: 'Molly lit la mine du bout des moustaches et les vieux totems du bout des pattes. Son clan est nombreux, et elle connaît l’anniversaire de chacun.',
  },
}

export const mollyCards: readonly ActionCard[] = [
  {
    id: 'claw-swipe', // ML-1
    adventurer: 'molly',
    tier: 'basic',
    name: { en: 'Claw Swipe', fr: 'Coup de griffe' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'clearCaveIn', n: 1, range: 'here' })],
  },
  {
    id: 'sixth-sense', // ML-2
    adventurer: 'molly',
    tier: 'basic',
    name: { en: 'Sixth Sense', fr: 'Sixième sens' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'peek', what: ['deposit', 'exploration'], n: 'site', range: 'board' })],
  },
  {
    id: 'burrow', // ML-3
    adventurer: 'molly',
    tier: 'basic',
    name: { en: 'Burrow', fr: 'Galerie' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'gain', symbol: 'move', n: 1 })],
  },
  {
    id: 'lucky-find', // ML-4
    adventurer: 'molly',
    tier: 'basic',
    name: { en: 'Lucky Find', fr: 'Trouvaille' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'takeLying', range: 'adj' })],
  },
  {
    id: 'for-the-clan', // ML-5
    adventurer: 'molly',
    tier: 'advanced',
    name: { en: 'For the Clan', fr: 'Pour le clan' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'delegate', how: 'each', target: aim('each', 'ally', 'adj') })],
    flavour: {
      en: 'One whistle, and forty paws are ready.',
      fr: 'Un coup de sifflet, et quarante pattes sont prêtes.',
    },
  },
  {
    id: 'ancestral-lore', // ML-6
    adventurer: 'molly',
    tier: 'advanced',
    name: { en: 'Ancestral Lore', fr: 'Savoir ancestral' },
    symbols: ['move', 'pick', 'wild'],
    abilities: [loop({ do: 'remoteTotem' })],
    flavour: {
      en: 'Grandmother carved that one. And all the others.',
      fr: 'Celui-là, c’est grand-mère qui l’a sculpté. Les autres aussi.',
    },
  },
  {
    id: 'great-tunnel', // ML-7
    adventurer: 'molly',
    tier: 'advanced',
    name: { en: 'Great Tunnel', fr: 'Grand tunnel' },
    symbols: ['move', 'dig', 'dig', 'pick'],
    abilities: [loop({ do: 'place', target: 'self', to: 'deposit' })],
    flavour: {
      en: 'Straight on, then down, then sorry about the carpet.',
      fr: 'Tout droit, puis en bas, puis pardon pour le tapis.',
    },
  },
]
