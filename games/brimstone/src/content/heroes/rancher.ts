import type { HeroClass, StartingUpgrade, UpgradePath } from '../types.ts'
import { grows, mayDo } from './make.ts'

export const rancher: HeroClass = {
  id: 'cl-rancher',
  name: { en: 'Rancher', fr: 'Éleveur' },
  otherName: { en: 'Rancher', fr: 'Éleveuse' },
  flavour: {
    en: 'Forty head of cattle walked into the mine one night. This is about the cattle.',
    fr: 'Quarante têtes de bétail sont entrées dans la mine une nuit. C’est pour le bétail qu’on est là.',
  },
  goodAt: {
    en: 'Hard to put down, and puts the others back on their feet.',
    fr: 'Difficile à coucher, et remet les autres debout.',
  },
  keywords: ['Healer', 'Frontier'],
  toHitRanged: 4,
  toHitMelee: 4,
  combat: 2,
  maxGrit: 2,
  skills: { agility: 1, cunning: 2, spirit: 2, strength: 4, lore: 2, luck: 2 },
  initiative: 3,
  health: 15,
  defense: 4,
  sanity: 10,
  willpower: 4,
  abilities: [
    { name: { en: 'Home Remedies', fr: 'Remèdes de ferme' }, rules: [{ mod: 'healGivenToOthers', by: 2 }] },
    { name: { en: 'Heavy Tread', fr: 'Pas lourd' }, rules: [{ flag: 'moveDieCounts', face: 6, as: 5 }] },
  ],
  gear: ['sg-saddle-rifle', 'sg-field-kit'],
  growth: [
    grows(2, 'maxHealth'),
    grows(1, 'strength'),
    grows(1, 'spirit'),
    grows(1, 'maxSanity'),
    grows(2, 'maxSanity'),
    grows(1, 'lore', 'luck'),
  ],
}

export const rancherUpgrades: readonly StartingUpgrade[] = [
  {
    id: 'su-field-doctor',
    class: 'cl-rancher',
    name: { en: 'Field Doctor', fr: 'Médecin de campagne' },
    flavour: {
      en: 'Trained on horses. The horses had no complaints.',
      fr: 'Formé sur des chevaux. Les chevaux ne se sont jamais plaints.',
    },
    rules: [{ on: 'adventureStart', do: [{ do: 'token', who: 'you', of: ['bandages'], n: 1 }] }],
  },
  {
    id: 'su-sturdy',
    class: 'cl-rancher',
    name: { en: 'Sturdy Stock', fr: 'Robuste' },
    flavour: {
      en: 'The family buries its dead at ninety, under protest.',
      fr: 'Dans la famille on s’éteint à quatre-vingt-dix ans, en protestant.',
    },
    rules: [{ mod: 'maxHealth', by: 2 }],
  },
  {
    id: 'su-warning-shot',
    class: 'cl-rancher',
    name: { en: 'Warning Shot', fr: 'Semonce' },
    flavour: {
      en: 'Works on wolves. Worth a try on whatever that is.',
      fr: 'Ça marche sur les loups. Sur ça, autant essayer.',
    },
    rules: [
      {
        on: 'activationStart',
        cost: { grit: 1 },
        limit: 'fight',
        do: [{ do: 'mod', what: { mod: 'initiative', by: -2, foes: 'oneType' }, until: 'turn' }],
      },
    ],
  },
]

export const rancherPaths: readonly UpgradePath[] = [
  {
    id: 'up-homestead',
    class: 'cl-rancher',
    name: { en: 'Homestead', fr: 'Foyer' },
    ranks: [
      [{ mod: 'healGiven', by: 1 }],
      [{ flag: 'tokensReachTile' }],
      [mayDo('adventure', { do: 'flag', what: { flag: 'helpAmongEnemies' }, who: 'you', until: 'activation' })],
    ],
  },
  {
    id: 'up-longgun',
    class: 'cl-rancher',
    name: { en: 'Long Gun', fr: 'Longue portée' },
    ranks: [
      [{ mod: 'range', by: 2, of: { keywords: ['Rifle'] } }],
      [{ mod: 'damage', by: 1, of: { keywords: ['Gun'], twoHanded: true } }],
      [{ mod: 'rangedCrit', set: 5, vs: { beyond: 6 } }],
    ],
  },
  {
    id: 'up-ox',
    class: 'cl-rancher',
    name: { en: 'Ox', fr: 'Bœuf' },
    ranks: [[{ mod: 'carry', by: 3 }], [{ flag: 'dragFree' }], [{ mod: 'armor', set: 6 }]],
  },
  {
    id: 'up-hearth',
    class: 'cl-rancher',
    name: { en: 'Hearth', fr: 'Âtre' },
    ranks: [
      [{ mod: 'willpowerAgainstFear', by: 1, whom: { each: 'nextToYou', others: true } }],
      [{ mod: 'maxSanity', by: 2 }],
      [mayDo('fight', { do: 'heal', who: { each: 'yourTile' }, pool: 'sanity', n: 'D3' })],
    ],
  },
]
