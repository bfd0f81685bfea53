import { aim, loop, paid, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const gobetou: Adventurer = {
  id: 'gobetou',
  name: { en: 'Gobetou', fr: 'Gobetou' },
  fullName: { en: 'Gobetou the Cleaner', fr: 'Gobetou le Nettoyeur' },
  role: { en: 'gelatinous cube', fr: 'cube gélatineux' },
  set: 'core',
  carry: 2,
  immune: 'shock',
  portrait: {
    en: 'Hired to keep the galleries clean, Gobetou takes a broad view of what counts as dirt. Spells, coins and Kobolds all dissolve nicely with a little patience.',
    fr: 'Engagé pour tenir les galeries propres, Gobetou a une idée large de la saleté. Sorts, pièces et kobolds se dissolvent très bien avec un peu de patience.',
  },
}

export const gobetouCards: readonly ActionCard[] = [
  {
    id: 'ooze-along', // GO-1
    adventurer: 'gobetou',
    tier: 'basic',
    name: { en: 'Ooze Along', fr: 'Glissade' },
    symbols: ['move', 'move', 'pick'],
    abilities: [standing('stealth')],
  },
  {
    id: 'engulf', // GO-2
    adventurer: 'gobetou',
    tier: 'basic',
    name: { en: 'Engulf', fr: 'Avaler' },
    symbols: ['move', 'pick', 'pick'],
    abilities: [loop({ do: 'attract', x: 1, target: { q: 'one', who: 'figure' } })],
  },
  {
    id: 'spit-out', // GO-3
    adventurer: 'gobetou',
    tier: 'basic',
    name: { en: 'Spit Out', fr: 'Rejet' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [loop({ do: 'push', x: 1, target: aim('one', 'figure', 'here') })],
  },
  {
    id: 'slime-trail', // GO-4
    adventurer: 'gobetou',
    tier: 'basic',
    name: { en: 'Slime Trail', fr: 'Traînée visqueuse' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'status', mark: 'slow', target: aim('one', 'opp', 'here') })],
  },
  {
    id: 'absorption', // GO-5
    adventurer: 'gobetou',
    tier: 'advanced',
    name: { en: 'Absorption', fr: 'Absorption' },
    symbols: ['move', 'wild'],
    abilities: [{ timing: 'reaction', steps: [{ do: 'cancel' }] }],
    flavour: { en: 'The spell went in. It did not come out.', fr: 'Le sort est entré. Il n’est pas ressorti.' },
  },
  {
    id: 'digestion', // GO-6
    adventurer: 'gobetou',
    tier: 'advanced',
    name: { en: 'Digestion', fr: 'Digestion' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [paid({ pay: 'treasure' }, { do: 'gain', symbol: 'wild', n: 'value' })],
    flavour: { en: 'A coin has a fine, round taste.', fr: 'Une pièce, c’est rond en bouche.' },
  },
  {
    id: 'deep-clean', // GO-7
    adventurer: 'gobetou',
    tier: 'advanced',
    name: { en: 'Deep Clean', fr: 'Nettoyage en profondeur' },
    symbols: ['move', 'move', 'fight'],
    abilities: [loop({ do: 'removeKobolds' }, { do: 'takeFromBag', how: 'random', n: 'perKobold' })],
    flavour: { en: 'Even the corners. Above all the corners.', fr: 'Même dans les coins. Surtout dans les coins.' },
  },
]
