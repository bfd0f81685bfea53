import { charge, draw, energy, markers, pay } from '../make/effects.ts'
import type { Design } from '../make/cards.ts'

/** The 15 combat cards with a banner; the four colours share them (21.6). */
export const starterCombat: readonly Design[] = [
  {
    id: 'attack',
    name: { en: 'Attack', fr: 'Attaque' },
    copies: 3,
    left: 'm1 - - - m1',
    right: 'X Y - MG F',
  },
  {
    id: 'defence',
    name: { en: 'Defence', fr: 'Défense' },
    copies: 2,
    left: '- - - ch -',
    right: 'X - Z MG F2',
    abilities: () => [
      { on: 'enemyStep', do: [{ do: 'attackMod', damage: 2 }] },
      { on: 'delayed', do: [draw(1)] },
    ],
  },
  {
    id: 'throw',
    name: { en: 'Throw', fr: 'Lancer' },
    copies: 1,
    left: 'm1 - - d1 m1',
    right: 'X Y - MG F',
    abilities: () => [{ on: 'placement', cost: [{ pay: 'discardItem', of: ['weapon', 'shield'] }], do: [markers(3)] }],
  },
  {
    id: 'rage',
    name: { en: 'Rage', fr: 'Rage' },
    copies: 1,
    left: '- - - ch -',
    right: 'X - Z - F',
    abilities: ([x]) => [{ on: 'placement', cost: [pay('energy')], do: [markers({ linked: x })] }],
  },
  {
    id: 'feint',
    name: { en: 'Feint', fr: 'Feinte' },
    copies: 2,
    left: '- ch m1 - m1',
    right: '- Y Z MG F',
  },
  {
    id: 'stand-fast',
    name: { en: 'Stand Fast', fr: 'Tenir Bon' },
    copies: 1,
    left: '- m1 - - m1',
    right: 'X Y - - F',
    abilities: () => [{ on: 'enemyStep', do: [{ do: 'attackMod', damage: 1, markersKept: 1 }] }],
  },
  {
    id: 'lunge',
    name: { en: 'Lunge', fr: 'Fente' },
    copies: 2,
    left: 'ch m1 - - m1',
    right: 'X Y - - F',
  },
  {
    id: 'size-up',
    name: { en: 'Size Up', fr: 'Jauger' },
    copies: 1,
    left: '- - m1 - d1',
    right: 'X Y Z MG F2',
  },
  {
    id: 'second-wind',
    name: { en: 'Second Wind', fr: 'Second Souffle' },
    copies: 1,
    left: 'ch - m1 - m1',
    right: 'X - Z - F',
    abilities: () => [{ on: 'delayed', do: [energy(1)] }],
  },
  {
    id: 'old-grudge',
    name: { en: 'Old Grudge', fr: 'Vieille Rancune' },
    copies: 1,
    passive: true,
    left: 'm1 - - m1 -',
    right: 'X Y - - F',
    abilities: ([x]) => [
      { on: 'placement', do: [charge({ attr: x })] },
      { on: 'charge', cost: [{ pay: 'charges', n: 2 }], do: [markers(1)] },
    ],
  },
]
