import { aim, loop, paid, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const mogrimur: Adventurer = {
  id: 'mogrimur',
  name: { en: 'Mogrimür', fr: 'Mogrimür' },
  fullName: { en: 'Mogrimür of the Bones', fr: 'Mogrimür des Os' },
  role: { en: 'bone mage', fr: 'mage des os' },
  set: 'core',
  carry: 2,
  portrait: {
    en: 'Mogrimür never throws anything away: not a card, not a grudge, not a knucklebone. His skeletons dig badly, but they never ask for wages.',
    fr: 'Mogrimür ne jette jamais rien : ni une carte, ni une rancune, ni un osselet. Ses squelettes creusent mal, mais ils ne réclament aucun salaire.',
  },
}

export const mogrimurCards: readonly ActionCard[] = [
  {
    id: 'bone-shard', // MO-1
    adventurer: 'mogrimur',
    tier: 'basic',
    name: { en: 'Bone Shard', fr: 'Éclat d’os' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'shock', target: aim('one', 'opp', 'adj') })],
  },
  {
    id: 'skeletal-mount', // MO-2
    adventurer: 'mogrimur',
    tier: 'basic',
    name: { en: 'Skeletal Mount', fr: 'Monture squelettique' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('stealth')],
  },
  {
    id: 'grave-hand', // MO-3
    adventurer: 'mogrimur',
    tier: 'basic',
    name: { en: 'Grave Hand', fr: 'Main d’outre-tombe' },
    symbols: ['move', 'pick', 'fight'],
    abilities: [loop({ do: 'attract', x: 2, target: { q: 'one', who: 'figure' } })],
  },
  {
    id: 'vigour', // MO-4
    adventurer: 'mogrimur',
    tier: 'basic',
    name: { en: 'Vigour', fr: 'Vigueur' },
    symbols: ['dig', 'wild'],
    abilities: [loop({ do: 'draw', n: 3, keep: 1 })],
  },
  {
    id: 'hex', // MO-5
    adventurer: 'mogrimur',
    tier: 'advanced',
    name: { en: 'Hex', fr: 'Maléfice' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'chain', from: 'discard' })],
    flavour: { en: 'Nothing is ever quite used up.', fr: 'Rien n’est jamais tout à fait usé.' },
  },
  {
    id: 'slumber', // MO-6
    adventurer: 'mogrimur',
    tier: 'advanced',
    name: { en: 'Slumber', fr: 'Sommeil' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'discardFrom', target: aim('each', 'opp', 'adj') })],
    flavour: {
      en: 'Counting sheep works best with skeletal ones.',
      fr: 'Compter les moutons marche mieux avec des squelettes de moutons.',
    },
  },
  {
    id: 'dark-rite', // MO-7
    adventurer: 'mogrimur',
    tier: 'advanced',
    name: { en: 'Dark Rite', fr: 'Rituel noir' },
    symbols: ['move', 'wild'],
    abilities: [paid({ pay: 'carriedOre', to: 'bag' }, { do: 'gain', symbol: 'wild', n: 2 })],
    flavour: { en: 'One for the bag, two for the road.', fr: 'Un pour le sac, deux pour la route.' },
  },
]
