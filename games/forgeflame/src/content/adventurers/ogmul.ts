import { aim, loop, paid } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const ogmul: Adventurer = {
  id: 'ogmul',
  name: { en: 'Ogmül', fr: 'Ogmül' },
  role: { en: 'alchemist', fr: 'alchimiste' },
  set: 'core',
  carry: 2,
  immune: 'stun',
  kit: 'potions',
  portrait: {
    en: 'Ogmül tastes everything he brews, which explains the colour of his ears. His friends drink what is left, and run all the faster for it.',
    fr: 'Ogmül goûte tout ce qu’il prépare, d’où la couleur de ses oreilles. Ses amis boivent le reste, et n’en courent que plus vite.',
  },
}

export const ogmulCards: readonly ActionCard[] = [
  {
    id: 'elixir', // OG-1
    adventurer: 'ogmul',
    tier: 'basic',
    name: { en: 'Elixir', fr: 'Élixir' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'potion', n: 1 })],
  },
  {
    id: 'elixir-2', // OG-2
    adventurer: 'ogmul',
    tier: 'basic',
    name: { en: 'Elixir', fr: 'Élixir' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'potion', n: 1 })],
  },
  {
    id: 'smoking-vial', // OG-3
    adventurer: 'ogmul',
    tier: 'basic',
    name: { en: 'Smoking Vial', fr: 'Fiole fumante' },
    symbols: ['move', 'move', 'fight'],
    abilities: [loop({ do: 'status', mark: 'slow', target: aim('one', 'opp', 'adj') })],
  },
  {
    id: 'soothing-balm', // OG-4
    adventurer: 'ogmul',
    tier: 'basic',
    name: { en: 'Soothing Balm', fr: 'Baume' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'heal', target: aim('one', 'adv', 'board') })],
  },
  {
    id: 'master-alchemist', // OG-5
    adventurer: 'ogmul',
    tier: 'advanced',
    name: { en: 'Master Alchemist', fr: 'Maître alchimiste' },
    symbols: ['move', 'wild'],
    abilities: [paid({ pay: 'carriedOre', to: 'reserve' }, { do: 'potion', n: 2 })],
    flavour: {
      en: 'Turning gold into soup is the harder way round.',
      fr: 'Changer l’or en soupe, voilà le plus difficile.',
    },
  },
  {
    id: 'metamorphosis', // OG-6
    adventurer: 'ogmul',
    tier: 'advanced',
    name: { en: 'Metamorphosis', fr: 'Métamorphose' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'copy' })],
    flavour: { en: 'Whatever you can do, I can drink.', fr: 'Ce que tu sais faire, je sais le boire.' },
  },
  {
    id: 'transmutation', // OG-7
    adventurer: 'ogmul',
    tier: 'advanced',
    name: { en: 'Transmutation', fr: 'Transmutation' },
    symbols: ['move', 'dig', 'pick', 'pick'],
    abilities: [loop({ do: 'convertLying', range: 'here' })],
    flavour: {
      en: 'Stir left for iron, right for dragons.',
      fr: 'Remuer à gauche pour le fer, à droite pour le dragon.',
    },
  },
]
