import type { Design } from '../make/cards.ts'

/** Cards without banner, 16 to 25 of each kind, in every Advancement Pool of the colour (21.9). */
export const standardCombat: readonly Design[] = [
  {
    id: 'overreach',
    name: { en: 'Overreach', fr: 'Allonge' },
    copies: 2,
    left: '- m1 - ch m1',
    right: 'X Y - MG F',
  },
  {
    id: 'heavy-blow',
    name: { en: 'Heavy Blow', fr: 'Coup Lourd' },
    copies: 2,
    left: 'm2 - - - m1',
    right: 'X2 - - MG F',
  },
  {
    id: 'high-guard',
    name: { en: 'High Guard', fr: 'Garde Haute' },
    copies: 2,
    left: '- ch - - -',
    right: 'X - Z MG F2',
    abilities: () => [{ on: 'enemyStep', do: [{ do: 'attackMod', damage: 3 }] }],
  },
  {
    id: 'catch-breath',
    name: { en: 'Catch Breath', fr: 'Reprendre Haleine' },
    copies: 2,
    left: 'd1 - - - d1',
    right: 'X Y Z - F',
  },
  {
    id: 'probe',
    name: { en: 'Probe', fr: 'Coup de Sonde' },
    copies: 2,
    left: 'ch - m1 - -',
    right: 'X Y - MG F3',
  },
]

export const standardDiplomacy: readonly Design[] = [
  {
    id: 'press-the-point',
    name: { en: 'Press the Point', fr: 'Insister' },
    copies: 2,
    left: '- ab - ch a1',
    right: 'X Y - MG F',
  },
  {
    id: 'grand-gesture',
    name: { en: 'Grand Gesture', fr: 'Grand Geste' },
    copies: 2,
    left: 'ab - - - a1',
    right: 'X2 Y - - F2',
  },
  {
    id: 'stand-your-ground',
    name: { en: 'Stand Your Ground', fr: 'Rester Ferme' },
    copies: 2,
    left: '- ch - - -',
    right: 'X Y - MG F',
    abilities: () => [{ on: 'enemyStep', do: [{ do: 'attackMod', affinityLoss: 2 }] }],
  },
  {
    id: 'draw-them-out',
    name: { en: 'Draw Them Out', fr: 'Faire Parler' },
    copies: 2,
    left: 'd1 - ab - d1',
    right: 'X Y Z - F',
  },
  {
    id: 'leading-question',
    name: { en: 'Leading Question', fr: 'Question Orientée' },
    copies: 2,
    left: 'ch - - - -',
    right: 'X Y - MG F3',
  },
]
