import type { HeroClass, StartingUpgrade, UpgradePath } from '../types.ts'
import { grows, mayDo } from './make.ts'

export const saloon: HeroClass = {
  id: 'cl-saloon',
  name: { en: 'Saloon Girl', fr: 'Fille de saloon' },
  otherName: { en: 'Saloon Player', fr: 'Artiste de saloon' },
  flavour: {
    en: 'Has thrown out worse than this, and in heels.',
    fr: 'En a mis dehors de plus coriaces, et en talons.',
  },
  goodAt: {
    en: 'Never where the claws come down, and keeps her head when others lose theirs.',
    fr: 'Jamais là où tombe la griffe, et garde la tête froide quand les autres la perdent.',
  },
  keywords: ['Performer', 'Frontier'],
  toHitRanged: 5,
  toHitMelee: 4,
  combat: 2,
  maxGrit: 2,
  skills: { agility: 4, cunning: 3, spirit: 2, strength: 1, lore: 1, luck: 2 },
  initiative: 5,
  health: 10,
  defense: 3,
  sanity: 13,
  willpower: 4,
  abilities: [
    { name: { en: 'Light-Footed', fr: 'Pied léger' }, rules: [{ mod: 'escapeRoll', by: 1 }] },
    { name: { en: 'Slight', fr: 'Frêle' }, rules: [{ mod: 'carry', by: -2 }] },
  ],
  gear: ['sg-derringer', 'sg-hidden-blade'],
  growth: [
    grows(1, 'maxSanity'),
    grows(1, 'agility'),
    grows(1, 'cunning'),
    grows(1, 'maxHealth'),
    grows(1, 'luck'),
    grows(2, 'maxHealth'),
  ],
}

export const saloonUpgrades: readonly StartingUpgrade[] = [
  {
    id: 'su-tumbler',
    class: 'cl-saloon',
    name: { en: 'Tumbler', fr: 'Acrobate' },
    flavour: {
      en: 'Two shows a night, three on Saturdays.',
      fr: 'Deux représentations par soir, trois le samedi.',
    },
    rules: [
      { on: 'escapePassed', do: [{ do: 'flag', what: { flag: 'moveThroughEnemies' }, who: 'you', until: 'turn' }] },
    ],
  },
  {
    id: 'su-knife-act',
    class: 'cl-saloon',
    name: { en: 'Knife Act', fr: 'Lancer de couteaux' },
    flavour: {
      en: 'The assistants were paid in advance.',
      fr: 'Les assistants étaient payés d’avance.',
    },
    rules: [mayDo('fight', { do: 'freeAttack', kind: 'throwing', range: 3 })],
  },
  {
    id: 'su-torch-song',
    class: 'cl-saloon',
    name: { en: 'Torch Song', fr: 'Complainte' },
    flavour: {
      en: 'Even the mine goes quiet for the second verse.',
      fr: 'Au deuxième couplet, même la mine se tait.',
    },
    rules: [
      {
        on: 'activationStart',
        cost: { grit: 1 },
        do: [{ do: 'heal', who: { each: 'yourTile' }, pool: 'sanity', n: 1 }],
      },
    ],
  },
]

export const saloonPaths: readonly UpgradePath[] = [
  {
    id: 'up-dancer',
    class: 'cl-saloon',
    name: { en: 'Dancer', fr: 'Danseuse' },
    ranks: [
      [{ mod: 'moveTotal', by: 1 }],
      [{ flag: 'noEscapeFrom', sizeAtMost: 'small' }],
      [mayDo('activation', { do: 'swap', with: { one: 'nextToYou', others: true } })],
    ],
  },
  {
    id: 'up-charm',
    class: 'cl-saloon',
    name: { en: 'Charm', fr: 'Charme' },
    ranks: [
      [{ on: 'rolled', roll: 'oneHeroTest', limit: 'test', may: true, do: [{ do: 'reroll', n: 1 }] }],
      [{ mod: 'price', by: -10 }],
      [{ on: 'randomTest', limit: 'adventure', may: true, do: [{ do: 'takeTest', dice: 2 }] }],
    ],
  },
  {
    id: 'up-blades',
    class: 'cl-saloon',
    name: { en: 'Blades', fr: 'Lames' },
    ranks: [
      [{ mod: 'combat', by: 1 }],
      [{ mod: 'meleeDamage', by: 1 }],
      [{ on: 'kill', attack: 'melee', limit: 'turn', may: true, do: [{ do: 'extraDie' }] }],
    ],
  },
  {
    id: 'up-star',
    class: 'cl-saloon',
    name: { en: 'Lucky Star', fr: 'Bonne étoile' },
    ranks: [
      [{ mod: 'luck', by: 1 }],
      [{ on: 'cardDrawn', decks: ['loot', 'scavenge'], limit: 'adventure', may: true, do: [{ do: 'redraw' }] }],
      [{ mod: 'gritOn', set: 2 }],
    ],
  },
]
