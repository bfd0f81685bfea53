import { aim, loop, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const drsdaqt: Adventurer = {
  id: 'drsdaqt',
  name: { en: 'Drsdaqt', fr: 'Drsdaqt' },
  role: { en: 'tentacled mind mage', fr: 'mage de l’esprit à tentacules' },
  set: 'extra',
  carry: 2,
  immune: 'stun',
  portrait: {
    en: 'Drsdaqt finishes other people’s sentences, and then their gestures. He comes from between two worlds and thinks doors a quaint idea.',
    fr: 'Drsdaqt finit les phrases des autres, puis leurs gestes. Venu d’entre deux mondes, il tient la porte pour une invention charmante.',
  },
}

export const drsdaqtCards: readonly ActionCard[] = [
  {
    id: 'psionic-gift', // DR-1
    adventurer: 'drsdaqt',
    tier: 'basic',
    name: { en: 'Psionic Gift', fr: 'Don psionique' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'delegate', how: 'lend', target: aim('one', 'ally', 'adj') })],
  },
  {
    id: 'tentacle', // DR-2
    adventurer: 'drsdaqt',
    tier: 'basic',
    name: { en: 'Tentacle', fr: 'Tentacule' },
    symbols: ['move', 'pick', 'pick'],
    abilities: [loop({ do: 'attract', x: 2, target: { q: 'one', who: 'figure' } })],
  },
  {
    id: 'mind-wave', // DR-3
    adventurer: 'drsdaqt',
    tier: 'basic',
    name: { en: 'Mind Wave', fr: 'Onde mentale' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'status', mark: 'stun', target: aim('one', 'opp', 'here') })],
  },
  {
    id: 'levitation', // DR-4
    adventurer: 'drsdaqt',
    tier: 'basic',
    name: { en: 'Levitation', fr: 'Lévitation' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('flight')],
  },
  {
    id: 'telepathy', // DR-5
    adventurer: 'drsdaqt',
    tier: 'advanced',
    name: { en: 'Telepathy', fr: 'Télépathie' },
    symbols: ['move', 'pick'],
    abilities: [loop({ do: 'chain', from: 'replay' })],
    flavour: {
      en: 'He has heard this thought before, and liked it.',
      fr: 'Cette pensée, il l’a déjà entendue, et elle lui a plu.',
    },
  },
  {
    id: 'planar-traveller', // DR-6
    adventurer: 'drsdaqt',
    tier: 'advanced',
    name: { en: 'Planar Traveller', fr: 'Voyageur interdimensionnel' },
    symbols: ['move', 'dig', 'pick', 'pick'],
    abilities: [loop({ do: 'swapPlaces', target: aim('two', 'adv', 'board') })],
    flavour: { en: 'Here and there are only habits.', fr: 'Ici et là-bas ne sont que des habitudes.' },
  },
  {
    id: 'power-of-the-mind', // DR-7
    adventurer: 'drsdaqt',
    tier: 'advanced',
    name: { en: 'Power of the Mind', fr: 'Pouvoir de l’esprit' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'convertCarried', target: aim('one', 'adv', 'adj') })],
    flavour: {
      en: 'It was gold all along. The iron is a false memory.',
      fr: 'C’était de l’or depuis le début. Le fer est un faux souvenir.',
    },
  },
]
