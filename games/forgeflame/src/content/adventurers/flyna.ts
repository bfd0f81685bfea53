import { aim, loop, paid } from '../make.ts'
import type { ActionCard, Adventurer } from '../types.ts'

export const flyna: Adventurer = {
  id: 'flyna',
  name: { en: 'Flyna', fr: 'Flyna' },
  fullName: { en: 'Flyna & Steamforge', fr: 'Flyna & Forge-Vapeur' },
  role: { en: 'gnome with her automaton', fr: 'gnome et son automate' },
  set: 'core',
  carry: 3,
  kit: 'batteries',
  portrait: {
    en: 'Flyna talks, Steamforge lifts, and the pressure gauge settles their arguments. Give them a quiet moment to charge, then stand well back.',
    fr: 'Flyna parle, Forge-Vapeur soulève, et le manomètre tranche leurs disputes. Laissez-leur le temps de charger, puis reculez de quelques pas.',
  },
}

export const flynaCards: readonly ActionCard[] = [
  {
    id: 'spring-drive', // FL-1
    adventurer: 'flyna',
    tier: 'basic',
    name: { en: 'Spring Drive', fr: 'Ressort' },
    symbols: ['move', 'move', 'dig'],
    abilities: [loop({ do: 'battery', n: 1 })],
  },
  {
    id: 'hydraulic-claw', // FL-2
    adventurer: 'flyna',
    tier: 'basic',
    name: { en: 'Hydraulic Claw', fr: 'Pince hydraulique' },
    symbols: ['move', 'pick', 'pick'],
    abilities: [loop({ do: 'battery', n: 1 })],
  },
  {
    id: 'steam-jet', // FL-3
    adventurer: 'flyna',
    tier: 'basic',
    name: { en: 'Steam Jet', fr: 'Jet de vapeur' },
    symbols: ['move', 'dig', 'fight'],
    abilities: [
      loop({ do: 'battery', n: 1 }),
      paid({ pay: 'battery', min: 1, max: 1 }, { do: 'push', x: 2, target: aim('one', 'figure', 'here') }),
    ],
  },
  {
    id: 'drill-arm', // FL-4
    adventurer: 'flyna',
    tier: 'basic',
    name: { en: 'Drill Arm', fr: 'Bras foreur' },
    symbols: ['move', 'dig', 'pick'],
    abilities: [paid({ pay: 'battery', min: 1, max: 1 }, { do: 'gain', symbol: 'wild', n: 1 })],
  },
  {
    id: 'fully-charged', // FL-5
    adventurer: 'flyna',
    tier: 'advanced',
    name: { en: 'Fully Charged', fr: 'Chargé à bloc' },
    symbols: ['move', 'wild'],
    abilities: [
      paid(
        { pay: 'battery', min: 1, max: 3 },
        {
          do: 'choose',
          options: [
            { do: 'gain', symbol: 'wild', n: 1 },
            { do: 'shock', target: aim('one', 'opp', 'adj') },
            { do: 'heal', target: aim('one', 'adv', 'board') },
          ],
          times: 'discharged',
          distinct: false,
        },
      ),
    ],
    flavour: { en: 'The needle has left the dial.', fr: 'L’aiguille est sortie du cadran.' },
  },
  {
    id: 'overload', // FL-6
    adventurer: 'flyna',
    tier: 'advanced',
    name: { en: 'Overload', fr: 'Surcharge' },
    symbols: ['move', 'pick'],
    abilities: [
      loop({
        do: 'choose',
        options: [
          { do: 'gain', symbol: 'move', n: 1 },
          { do: 'gain', symbol: 'dig', n: 1 },
          { do: 'gain', symbol: 'pick', n: 1 },
          { do: 'gain', symbol: 'fight', n: 1 },
        ],
        times: 'uncharged',
        distinct: true,
      }),
    ],
    flavour: { en: 'That noise is normal. That one is not.', fr: 'Ce bruit-ci est normal. Celui-là, non.' },
  },
  {
    id: 'turbine', // FL-7
    adventurer: 'flyna',
    tier: 'advanced',
    name: { en: 'Turbine', fr: 'Turbine' },
    symbols: ['move', 'move', 'dig', 'pick'],
    abilities: [loop({ do: 'battery', n: 2 })],
    flavour: {
      en: 'It runs on steam, tea and stubbornness.',
      fr: 'Elle tourne à la vapeur, au thé et à l’entêtement.',
    },
  },
]
