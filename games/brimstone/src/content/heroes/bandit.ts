import type { HeroClass, StartingUpgrade, UpgradePath } from '../types.ts'
import { grows, mayDo } from './make.ts'

export const bandit: HeroClass = {
  id: 'cl-bandit',
  name: { en: 'Bandit', fr: 'Bandit' },
  otherName: { en: 'Bandit', fr: 'Bandite' },
  flavour: {
    en: 'Wanted in four counties. One of them still exists.',
    fr: 'Sa tête est mise à prix dans quatre comtés. Il en reste un.',
  },
  goodAt: {
    en: 'Two guns, a lit fuse, and no plan beyond that.',
    fr: 'Deux colts, une mèche allumée, et pas d’autre plan.',
  },
  keywords: ['Outlaw', 'Frontier'],
  toHitRanged: 4,
  toHitMelee: 4,
  combat: 2,
  maxGrit: 2,
  skills: { agility: 3, cunning: 2, spirit: 1, strength: 3, lore: 1, luck: 3 },
  initiative: 4,
  health: 12,
  defense: 4,
  sanity: 11,
  willpower: 4,
  abilities: [
    { name: { en: 'Twin Irons', fr: 'Double détente' }, rules: [{ flag: 'dualWieldCrits' }] },
    { name: { en: 'Wanted', fr: 'Recherché' }, rules: [{ mod: 'price', by: 10 }] },
  ],
  gear: ['sg-sixshooter', 'sg-powder-satchel'],
  growth: [
    grows(1, 'maxHealth'),
    grows(1, 'agility'),
    grows(1, 'luck'),
    grows(1, 'maxSanity'),
    grows(2, 'maxHealth'),
    grows(1, 'initiative'),
  ],
}

export const banditUpgrades: readonly StartingUpgrade[] = [
  {
    id: 'su-second-iron',
    class: 'cl-bandit',
    name: { en: 'Second Iron', fr: 'Second colt' },
    flavour: {
      en: 'The first one was paid for.',
      fr: 'Le premier, au moins, a été payé.',
    },
    rules: [],
    gives: 'sg-sixshooter',
  },
  {
    id: 'su-powder-man',
    class: 'cl-bandit',
    name: { en: 'Powder Man', fr: 'Artificier' },
    flavour: {
      en: 'Eight fingers, and a good arm.',
      fr: 'Huit doigts, et un bon bras.',
    },
    rules: [
      { mod: 'dynamiteRange', by: 1 },
      { on: 'rolled', roll: 'bounce', limit: 'throw', may: true, do: [{ do: 'reroll', n: 1 }] },
    ],
  },
  {
    id: 'su-dirty-tricks',
    class: 'cl-bandit',
    name: { en: 'Dirty Tricks', fr: 'Coups bas' },
    flavour: {
      en: 'Everything has knees, or something that will do.',
      fr: 'Tout a des genoux, ou quelque chose d’approchant.',
    },
    rules: [{ mod: 'meleeDamage', by: 1, vs: { sizeAtMost: 'medium' } }],
  },
]

export const banditPaths: readonly UpgradePath[] = [
  {
    id: 'up-powder',
    class: 'cl-bandit',
    name: { en: 'Powder', fr: 'Poudre' },
    ranks: [
      [{ on: 'adventureStart', do: [{ do: 'token', who: 'you', of: ['dynamite'], n: 1 }] }],
      [mayDo('fight', { do: 'freeAttack', kind: 'dynamite' })],
      [{ mod: 'dynamiteDamage', by: 1 }],
    ],
  },
  {
    id: 'up-scoundrel',
    class: 'cl-bandit',
    name: { en: 'Scoundrel', fr: 'Canaille' },
    ranks: [
      [{ mod: 'scavengeDice', by: 1 }],
      [{ mod: 'scavengeCards', by: 1 }],
      [
        {
          on: 'lootDrawn',
          limit: 'adventure',
          may: true,
          do: [{ do: 'mod', what: { mod: 'lootCards', by: 1 }, until: 'fight' }],
        },
      ],
    ],
  },
  {
    id: 'up-brawler',
    class: 'cl-bandit',
    name: { en: 'Brawler', fr: 'Cogneur' },
    ranks: [
      [{ mod: 'combat', by: 1 }],
      [{ mod: 'meleeCrit', set: 5 }],
      [{ on: 'kill', attack: 'melee', do: [{ do: 'heal', who: 'you', pool: 'wounds', n: 1 }] }],
    ],
  },
  {
    id: 'up-ghost',
    class: 'cl-bandit',
    name: { en: 'Ghost', fr: 'Fantôme' },
    ranks: [
      [{ mod: 'escapeRoll', by: 1 }],
      [{ flag: 'escapeClearsAll' }],
      [mayDo('fight', { do: 'dropTarget', who: 'you' })],
    ],
  },
]
