import { gain, health, terror } from '../make/effects.ts'
import type { Secret } from '../types.ts'

export const personal: readonly Secret[] = [
  {
    id: 'secret-4',
    number: 4,
    name: { en: 'Wyrd-Touched', fr: 'Marque du Wyrd' },
    personal: true,
    rules: [{ on: 'drawn', if: { is: 'encounterColour', colour: 'purple' }, limit: 'day', do: [gain('magic', 1)] }],
  },
  {
    id: 'secret-5',
    number: 5,
    name: { en: 'Red Cough', fr: 'Toux Rouge' },
    personal: true,
    dial: { token: 'time', value: 6, then: [health(-2), { do: 'removeSecret', secret: 5 }] },
    rules: [{ flag: 'noRestHealth' }],
  },
  {
    id: 'secret-9',
    number: 9,
    name: { en: 'Pressed Flower', fr: 'Fleur Séchée' },
    personal: true,
    of: 'ailei',
    rules: [{ on: 'dusk', if: { is: 'alone' }, do: [terror(-1)] }],
  },
  {
    id: 'secret-10',
    number: 10,
    name: { en: 'Marching Orders', fr: 'Ordre de Marche' },
    personal: true,
    of: 'arev',
    rules: [{ mod: 'travelCost', by: -1, partyFrom: 2, limit: 'day' }],
  },
  {
    id: 'secret-11',
    number: 11,
    name: { en: 'A Name on a Wall', fr: 'Un Nom sur un Mur' },
    personal: true,
    of: 'maggot',
    rules: [{ flag: 'flawOff', flaw: 'outcast' }],
  },
  {
    id: 'secret-12',
    number: 12,
    name: { en: 'Smith’s Mark', fr: 'Poinçon du Forgeron' },
    personal: true,
    of: 'beor',
    rules: [{ mod: 'tileAction', action: 'forge', by: -1 }],
  },
]
