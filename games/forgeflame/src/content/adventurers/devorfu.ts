import { aim, loop, paid, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const devorfu: Adventurer = {
  id: 'devorfu',
  name: { en: 'Dévorfu', fr: 'Dévorfu' },
  role: { en: 'lava demon', fr: 'démon de lave' },
  set: 'expansion',
  carry: 2,
  immune: 'stun',
  portrait: {
    en: 'Dévorfu was born in the Forge and still calls it Mother. He means well, in a wide circle, at a very high temperature.',
    fr: 'Dévorfu est né dans la Forge et l’appelle toujours Maman. Il est plein de bonnes intentions, dans un large rayon, à très haute température.',
  },
}

export const devorfuCards: readonly ActionCard[] = [
  {
    id: 'born-in-flames', // DE-1
    adventurer: 'devorfu',
    tier: 'basic',
    name: { en: 'Born in Flames', fr: 'Né dans les flammes' },
    symbols: ['move', 'pick', 'wild'],
    abilities: [standing('flamelessForge')],
  },
  {
    id: 'horn-charge', // DE-2
    adventurer: 'devorfu',
    tier: 'basic',
    name: { en: 'Horn Charge', fr: 'Coup de Cornes' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'shock', target: aim('each', 'other', 'here') })],
  },
  {
    id: 'lava-flow', // DE-3
    adventurer: 'devorfu',
    tier: 'basic',
    name: { en: 'Lava Flow', fr: 'Coulée de lave' },
    symbols: ['move', 'move', 'dig'],
    abilities: [loop({ do: 'caveIn', n: 1 })],
  },
  {
    id: 'pyrolysis', // DE-4
    adventurer: 'devorfu',
    tier: 'basic',
    name: { en: 'Pyrolysis', fr: 'Pyrolyse' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'convertOwn', n: 1 })],
  },
  {
    id: 'infernal-portal', // DE-5
    adventurer: 'devorfu',
    tier: 'advanced',
    name: { en: 'Infernal Portal', fr: 'Portail Infernal' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'place', target: aim('upTo2', 'adv', 'here'), to: 'any' })],
    flavour: { en: 'Mind the step. There is no step.', fr: 'Attention à la marche. Il n’y a pas de marche.' },
  },
  {
    id: 'hot-behind-you', // DE-6
    adventurer: 'devorfu',
    tier: 'advanced',
    name: { en: 'Hot Behind You', fr: 'Chaud devant' },
    symbols: ['move', 'move', 'pick', 'pick'],
    abilities: [loop({ do: 'push', x: 1, target: aim('each', 'other', 'here') })],
    flavour: { en: 'Make way! Too late, but make way!', fr: 'Poussez-vous ! Trop tard, mais poussez-vous !' },
  },
  {
    id: 'draconite-feast', // DE-7
    adventurer: 'devorfu',
    tier: 'advanced',
    name: { en: 'Draconite Feast', fr: 'Festin de draconite' },
    symbols: ['move', 'dig', 'pick', 'pick'],
    abilities: [paid({ pay: 'carriedOre', to: 'reserve', ore: 'draconite' }, { do: 'gain', symbol: 'wild', n: 3 })],
    flavour: { en: 'Best served molten.', fr: 'À déguster en fusion.' },
  },
]
