import { aim, loop, standing } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const silkara: Adventurer = {
  id: 'silkara',
  name: { en: 'Silkara', fr: 'Silkara' },
  fullName: { en: 'Silkara the Silk Charmer', fr: 'Silkara Enchante-Soie' },
  role: { en: 'spider', fr: 'araignée' },
  set: 'core',
  carry: 2,
  immune: 'slow',
  kit: 'webs',
  portrait: {
    en: 'Silkara ties a thread to whatever she likes and comes back for it when it suits her. Eight legs, no hurry, and an excellent memory for debts.',
    fr: 'Silkara noue un fil à tout ce qui lui plaît et revient le chercher à son heure. Huit pattes, aucune hâte, et une excellente mémoire des dettes.',
  },
}

export const silkaraCards: readonly ActionCard[] = [
  {
    id: 'sticky-web', // SI-1
    adventurer: 'silkara',
    tier: 'basic',
    name: { en: 'Sticky Web', fr: 'Toile collante' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'web', on: 'adventurer', target: aim('one', 'other', 'adj') })],
  },
  {
    id: 'gluey-web', // SI-2
    adventurer: 'silkara',
    tier: 'basic',
    name: { en: 'Gluey Web', fr: 'Toile gluante' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [loop({ do: 'web', on: 'ore', range: 'adj' })],
  },
  {
    id: 'silk-line', // SI-3
    adventurer: 'silkara',
    tier: 'basic',
    name: { en: 'Silk Line', fr: 'Fil de soie' },
    symbols: ['move', 'pick', 'fight'],
    abilities: [loop({ do: 'attract', x: 2, target: { q: 'one', who: 'figure' } })],
  },
  {
    id: 'wall-crawler', // SI-4
    adventurer: 'silkara',
    tier: 'basic',
    name: { en: 'Wall-Crawler', fr: 'Grimpeuse' },
    symbols: ['move', 'move', 'dig'],
    abilities: [standing('flight')],
  },
  {
    id: 'insulating-web', // SI-5
    adventurer: 'silkara',
    tier: 'advanced',
    name: { en: 'Insulating Web', fr: 'Toile isolante' },
    symbols: ['move', 'move', 'pick'],
    abilities: [loop({ do: 'web', on: 'artifact' })],
    flavour: { en: 'Reserved. In silk. Signed with eight legs.', fr: 'Réservé. En soie. Signé de huit pattes.' },
  },
  {
    id: 'spider-sense', // SI-6
    adventurer: 'silkara',
    tier: 'advanced',
    name: { en: 'Spider Sense', fr: 'Sens de l’Araignée' },
    symbols: ['move', 'wild'],
    abilities: [loop({ do: 'chain', from: 'search' })],
    flavour: { en: 'The thread trembles before the hand does.', fr: 'Le fil tremble avant la main.' },
  },
  {
    id: 'cocoon', // SI-7
    adventurer: 'silkara',
    tier: 'advanced',
    name: { en: 'Cocoon', fr: 'Cocon' },
    symbols: ['move', 'dig', 'pick', 'pick'],
    abilities: [loop({ do: 'status', mark: 'stun', target: aim('one', 'opp', 'adj') })],
    flavour: { en: 'Warm, snug, and not your idea.', fr: 'Chaud, douillet, et ce n’était pas votre idée.' },
  },
]
