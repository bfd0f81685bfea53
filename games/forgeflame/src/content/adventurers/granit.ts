import { aim, loop } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const granit: Adventurer = {
  id: 'granit',
  name: { en: 'Granit', fr: 'Granit' },
  role: { en: 'stone golem', fr: 'golem de pierre' },
  set: 'core',
  carry: 3,
  immune: 'shock',
  portrait: {
    en: 'Carved to hold up a ceiling, Granit left the day the ceiling stopped thanking him. He throws whatever is in his way, and the more he carries, the farther it flies.',
    fr: 'Taillé pour soutenir un plafond, Granit est parti le jour où le plafond a cessé de lui dire merci. Il lance tout ce qui le gêne, et plus il est chargé, plus cela vole loin.',
  },
}

export const granitCards: readonly ActionCard[] = [
  {
    id: 'heavy-tread', // GR-1
    adventurer: 'granit',
    tier: 'basic',
    name: { en: 'Heavy Tread', fr: 'Pas lourd' },
    symbols: ['move', 'move', 'dig'],
    abilities: [loop({ do: 'clearCaveIn', n: 1, range: 'here' })],
  },
  {
    id: 'stone-grip', // GR-2
    adventurer: 'granit',
    tier: 'basic',
    name: { en: 'Stone Grip', fr: 'Poigne de pierre' },
    symbols: ['move', 'pick', 'pick'],
    abilities: [loop({ do: 'attract', x: 1, target: { q: 'one', who: 'figure' } })],
  },
  {
    id: 'hurl', // GR-3
    adventurer: 'granit',
    tier: 'basic',
    name: { en: 'Hurl', fr: 'Lancer' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'push', x: 2, target: aim('one', 'other', 'here') })],
  },
  {
    id: 'rumble', // GR-4
    adventurer: 'granit',
    tier: 'basic',
    name: { en: 'Rumble', fr: 'Grondement' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'caveIn', n: 1 })],
  },
  {
    id: 'titans-hurl', // GR-5
    adventurer: 'granit',
    tier: 'advanced',
    name: { en: 'Titan’s Hurl', fr: 'Lancer titanesque' },
    symbols: ['move', 'move', 'fight'],
    abilities: [loop({ do: 'push', x: 'X', target: aim('one', 'figure', 'here') })],
    flavour: { en: 'Distance is a matter of conviction.', fr: 'La distance est une affaire de conviction.' },
  },
  {
    id: 'mountains-call', // GR-6
    adventurer: 'granit',
    tier: 'advanced',
    name: { en: 'Mountain’s Call', fr: 'Appel de la montagne' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'attract', x: 'X', target: { q: 'one', who: 'figure' } })],
    flavour: {
      en: 'The mountain whispers, and it is hard to refuse something of that size.',
      fr: 'La montagne chuchote, et l’on ne dit pas non à quelque chose de cette taille.',
    },
  },
  {
    id: 'earthquake', // GR-7
    adventurer: 'granit',
    tier: 'advanced',
    name: { en: 'Earthquake', fr: 'Séisme' },
    symbols: ['move', 'dig', 'pick', 'pick'],
    abilities: [loop({ do: 'caveIn', n: 'upToX' })],
    flavour: { en: 'He only shrugged.', fr: 'Il a seulement haussé les épaules.' },
  },
]
