import { aim, loop, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const vaelindra: Adventurer = {
  id: 'vaelindra',
  name: { en: 'Vaelindra', fr: 'Vaelindra' },
  fullName: { en: 'Vaelindra Quickhand', fr: 'Vaelindra Main-Leste' },
  role: { en: 'thief', fr: 'voleuse' },
  set: 'extra',
  carry: 2,
  portrait: {
    en: 'Vaelindra has never stolen anything, she says: things simply prefer her company. Shadows hold the door for her.',
    fr: 'Vaelindra n’a jamais rien volé, dit-elle : les choses préfèrent sa compagnie, voilà tout. Les ombres lui tiennent la porte.',
  },
}

export const vaelindraCards: readonly ActionCard[] = [
  {
    id: 'soft-step', // VA-1
    adventurer: 'vaelindra',
    tier: 'basic',
    name: { en: 'Soft Step', fr: 'Pas feutré' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('stealth')],
  },
  {
    id: 'curved-blade', // VA-2
    adventurer: 'vaelindra',
    tier: 'basic',
    name: { en: 'Curved Blade', fr: 'Lame courbe' },
    symbols: ['move', 'pick', 'fight'],
    abilities: [loop({ do: 'shock', target: aim('one', 'opp', 'here') })],
  },
  {
    id: 'roguery', // VA-3
    adventurer: 'vaelindra',
    tier: 'basic',
    name: { en: 'Roguery', fr: 'Roublardise' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'discardFrom', target: aim('one', 'opp', 'adj') })],
  },
  {
    id: 'pathfinder', // VA-4
    adventurer: 'vaelindra',
    tier: 'basic',
    name: { en: 'Pathfinder', fr: 'Éclaireuse' },
    symbols: ['move', 'move', 'dig'],
    abilities: [loop({ do: 'peek', what: ['exploration'], n: 1, range: 'adj' })],
  },
  {
    id: 'rising-shadow', // VA-5
    adventurer: 'vaelindra',
    tier: 'advanced',
    name: { en: 'Rising Shadow', fr: 'Ombre surgissante' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'chain', from: 'draw' })],
    flavour: {
      en: 'Your shadow left early. Vaelindra has borrowed it.',
      fr: 'Votre ombre est partie plus tôt. Vaelindra vous l’a empruntée.',
    },
  },
  {
    id: 'nimble-fingers', // VA-6
    adventurer: 'vaelindra',
    tier: 'advanced',
    name: { en: 'Nimble Fingers', fr: 'Doigts de fée' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'takeCarried', target: aim('one', 'opp', 'here') })],
    flavour: { en: 'Count your pockets, then your fingers.', fr: 'Comptez vos poches, puis vos doigts.' },
  },
  {
    id: 'puppeteer', // VA-7
    adventurer: 'vaelindra',
    tier: 'advanced',
    name: { en: 'Puppeteer', fr: 'Marionnettiste' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'push', x: 2, target: aim('one', 'other', 'adj') })],
    flavour: { en: 'No strings. Well, none that you can see.', fr: 'Pas de ficelles. Enfin, pas de visibles.' },
  },
]
