import { affinity, charge, draw, lose, not, pay, terror } from '../make/effects.ts'
import type { Design } from '../make/cards.ts'

/** The 15 diplomacy cards with a banner; the four colours share them (21.6). */
export const starterDiplomacy: readonly Design[] = [
  {
    id: 'simple-truth',
    name: { en: 'Simple Truth', fr: 'Simple Vérité' },
    copies: 2,
    left: 'ab - - - a1',
    right: 'X Y - MG F',
  },
  {
    id: 'false-promise',
    name: { en: 'False Promise', fr: 'Fausse Promesse' },
    copies: 2,
    left: '- d1 - a1 a1',
    right: 'X - Z - F',
  },
  {
    id: 'black-humour',
    name: { en: 'Black Humour', fr: 'Humour Noir' },
    copies: 1,
    passive: true,
    left: 'd1 - - ch -',
    right: '- Y - MG F0',
    abilities: ([, y]) => [
      { on: 'placement', if: not({ is: 'affinity', zone: 'green' }), do: [lose('reputation', 1)] },
      { on: 'placement', do: [charge({ attr: y })] },
      { on: 'charge', cost: [{ pay: 'charges', n: 2 }], do: [{ do: 'asChained' }] },
    ],
  },
  {
    id: 'eye-for-detail',
    name: { en: 'Eye for Detail', fr: 'Sens du Détail' },
    copies: 1,
    left: '- ab - - a1',
    right: '- Y Z - F',
    abilities: () => [{ on: 'delayed', do: [draw(1)] }],
  },
  {
    id: 'listen',
    name: { en: 'Listen', fr: 'Écouter' },
    copies: 2,
    left: 'ch ab - - -',
    right: 'X Y - - F2',
  },
  {
    id: 'plead',
    name: { en: 'Plead', fr: 'Supplier' },
    copies: 2,
    left: 'ab - ab - a1',
    right: 'X - - MG F',
  },
  {
    id: 'firm-tone',
    name: { en: 'Firm Tone', fr: 'Ton Ferme' },
    copies: 1,
    left: '- ch - - a1',
    right: 'X Y - - F',
    abilities: () => [{ on: 'enemyStep', do: [{ do: 'attackMod', affinityLoss: 1 }] }],
  },
  {
    id: 'small-gift',
    name: { en: 'Small Gift', fr: 'Petit Présent' },
    copies: 1,
    left: '- - - ch a1',
    right: 'X Y - - F',
    abilities: () => [
      { on: 'placement', cost: [{ pay: 'oneOf', of: [pay('food'), pay('wealth')] }], do: [affinity(1)] },
    ],
  },
  {
    id: 'bite-your-tongue',
    name: { en: 'Bite Your Tongue', fr: 'Se Mordre la Langue' },
    copies: 2,
    left: 'ab - - - d1',
    right: 'X Y - MG F2',
  },
  {
    id: 'quiet-prayer',
    name: { en: 'Quiet Prayer', fr: 'Prière Muette' },
    copies: 1,
    left: 'ch - - - a1',
    right: 'X - Z - F',
    abilities: () => [{ on: 'delayed', do: [terror(-1)] }],
  },
]
