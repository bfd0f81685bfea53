import type { HeroClass, StartingUpgrade, UpgradePath } from '../types.ts'
import { grows, mayDo } from './make.ts'

export const lawman: HeroClass = {
  id: 'cl-lawman',
  name: { en: 'Lawman', fr: 'Homme de loi' },
  otherName: { en: 'Lawwoman', fr: 'Femme de loi' },
  flavour: {
    en: 'The badge is from a town that burned. The oath did not burn with it.',
    fr: 'L’étoile vient d’une ville qui a brûlé. Le serment, lui, n’a pas brûlé avec.',
  },
  goodAt: {
    en: 'Shoots straight, talks straight, and does not care to run.',
    fr: 'Tire droit, parle droit, et n’aime pas fuir.',
  },
  keywords: ['Law', 'Frontier'],
  toHitRanged: 4,
  toHitMelee: 4,
  combat: 2,
  maxGrit: 2,
  skills: { agility: 2, cunning: 3, spirit: 2, strength: 2, lore: 2, luck: 2 },
  initiative: 4,
  health: 13,
  defense: 4,
  sanity: 11,
  willpower: 4,
  abilities: [
    {
      name: { en: 'Steady Hand', fr: 'Main sûre' },
      rules: [{ on: 'rolled', roll: 'toHitRanged', limit: 'turn', may: true, do: [{ do: 'reroll', n: 1 }] }],
    },
    {
      name: { en: 'Sworn Duty', fr: 'Serment' },
      rules: [{ on: 'flee', do: [{ do: 'hits', who: 'you', kind: 'horror', n: 'D3' }] }],
    },
  ],
  gear: ['sg-revolver', 'sg-badge'],
  growth: [
    grows(1, 'maxSanity'),
    grows(1, 'maxHealth'),
    grows(1, 'cunning'),
    grows(2, 'maxHealth'),
    grows(1, 'luck'),
    grows(1, 'spirit', 'strength'),
  ],
}

export const lawmanUpgrades: readonly StartingUpgrade[] = [
  {
    id: 'su-quick-draw',
    class: 'cl-lawman',
    name: { en: 'Quick Draw', fr: 'Dégaine rapide' },
    flavour: { en: 'Talk is for afterwards.', fr: 'On parlera après.' },
    rules: [{ mod: 'initiative', by: 1 }],
  },
  {
    id: 'su-deputize',
    class: 'cl-lawman',
    name: { en: 'Deputize', fr: 'Adjoints' },
    flavour: {
      en: 'Raise your right hand. The other one keeps the gun.',
      fr: 'Levez la main droite. L’autre garde l’arme.',
    },
    rules: [
      {
        on: 'yourActivation',
        cost: { grit: 1 },
        limit: 'fight',
        do: [{ do: 'grit', who: { one: 'yourTile', others: true }, n: 1 }],
      },
    ],
  },
  {
    id: 'su-iron-nerve',
    class: 'cl-lawman',
    name: { en: 'Iron Nerve', fr: 'Nerfs d’acier' },
    flavour: {
      en: 'Served six warrants in one night. Only the seventh had teeth.',
      fr: 'Six mandats d’arrêt en une nuit. Seul le septième avait des crocs.',
    },
    rules: [{ mod: 'spiritArmor', set: 6 }],
  },
]

export const lawmanPaths: readonly UpgradePath[] = [
  {
    id: 'up-gunhand',
    class: 'cl-lawman',
    name: { en: 'Gunhand', fr: 'Tireur' },
    ranks: [
      [{ mod: 'range', by: 1, of: { keywords: ['Gun'] } }],
      [{ mod: 'rangedDamage', by: 1 }],
      [mayDo('fight', { do: 'freeAttack', kind: 'ranged' })],
    ],
  },
  {
    id: 'up-warden',
    class: 'cl-lawman',
    name: { en: 'Warden', fr: 'Gardien' },
    ranks: [
      [{ mod: 'escapeRoll', by: 1, whom: { each: 'nextToYou', others: true } }],
      [
        {
          on: 'rolled',
          roll: 'defense',
          whose: 'nextToYou',
          limit: 'turn',
          may: true,
          do: [{ do: 'reroll', n: 1 }],
        },
      ],
      [{ mod: 'armor', set: 6 }],
    ],
  },
  {
    id: 'up-judge',
    class: 'cl-lawman',
    name: { en: 'Judge', fr: 'Juge' },
    ranks: [
      [{ mod: 'itemWeight', set: 0, of: { bar: 'Law' } }],
      [{ mod: 'xpPerKill', by: 5 }],
      [{ on: 'darknessDrawn', limit: 'adventure', may: true, do: [{ do: 'cancel', what: 'darknessCard' }] }],
    ],
  },
  {
    id: 'up-lamplighter',
    class: 'cl-lawman',
    name: { en: 'Lamplighter', fr: 'Porte-lumière' },
    ranks: [
      [{ mod: 'holdBack', by: 1, while: { is: 'holdsLantern' } }],
      [{ mod: 'lightReach', by: 1, while: { is: 'holdsLantern' } }],
      [
        {
          on: 'rolled',
          roll: 'holdBack',
          whose: 'anyHero',
          limit: 'adventure',
          may: true,
          do: [{ do: 'reroll', n: 'all' }],
        },
      ],
    ],
  },
]
