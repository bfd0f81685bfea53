import { aim, loop, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const korgain: Adventurer = {
  id: 'korgain',
  name: { en: 'Korgain', fr: 'Korgain' },
  fullName: { en: 'Korgain Ghostbeard', fr: 'Korgain Barbe-Spectrale' },
  role: { en: 'ghost miner', fr: 'mineur fantôme' },
  set: 'core',
  carry: 3,
  immune: 'slow',
  portrait: {
    en: 'Korgain’s shift ended two centuries ago, but nobody has dared to tell him. Rock lets him through out of habit, and artifacts remember whose hammer they felt first.',
    fr: 'Le service de Korgain s’est achevé il y a deux siècles, mais personne n’a osé le lui dire. La roche le laisse passer par habitude, et les artefacts se rappellent quel marteau les a touchés en premier.',
  },
}

export const korgainCards: readonly ActionCard[] = [
  {
    id: 'pick-swing', // KO-1
    adventurer: 'korgain',
    tier: 'basic',
    name: { en: 'Pick Swing', fr: 'Coup de pioche' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'clearCaveIn', n: 1, range: 'here' })],
  },
  {
    id: 'wall-walker', // KO-2
    adventurer: 'korgain',
    tier: 'basic',
    name: { en: 'Wall-Walker', fr: 'Passe-muraille' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('phase')],
  },
  {
    id: 'chilling-beard', // KO-3
    adventurer: 'korgain',
    tier: 'basic',
    name: { en: 'Chilling Beard', fr: 'Barbe glaciale' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'status', mark: 'stun', target: aim('one', 'opp', 'here') })],
  },
  {
    id: 'foremans-eye', // KO-4
    adventurer: 'korgain',
    tier: 'basic',
    name: { en: 'Foreman’s Eye', fr: 'Œil de contremaître' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'peek', what: ['deposit'], n: 1, range: 'adj' })],
  },
  {
    id: 'reforging', // KO-5
    adventurer: 'korgain',
    tier: 'advanced',
    name: { en: 'Reforging', fr: 'Reforgeage' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'replaceRow' })],
    flavour: { en: 'Every blade was once a poor cooking pot.', fr: 'Toute lame a d’abord été une mauvaise marmite.' },
  },
  {
    id: 'twin-seam', // KO-6
    adventurer: 'korgain',
    tier: 'advanced',
    name: { en: 'Twin Seam', fr: 'Double filon' },
    symbols: ['move', 'dig', 'dig', 'pick'],
    abilities: [standing('digBonus')],
    flavour: { en: 'Good rock always has second thoughts.', fr: 'La bonne roche a toujours une arrière-pensée.' },
  },
  {
    id: 'phantom-pick', // KO-7
    adventurer: 'korgain',
    tier: 'advanced',
    name: { en: 'Phantom Pick', fr: 'Pioche fantôme' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'dig', range: 'adj' })],
    flavour: {
      en: 'You hear the blow a century before it falls.',
      fr: 'On entend le coup un siècle avant qu’il ne tombe.',
    },
  },
]
