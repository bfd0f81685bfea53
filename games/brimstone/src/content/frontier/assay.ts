import { test } from '../cards/make.ts'
import type { Location } from '../types.ts'

export const assay: Location = {
  id: 'tl-assay',
  name: { en: 'Assay Office', fr: 'Bureau d’essai' },
  flavour: {
    en: 'Scales, acid, and a clerk with tinted glasses who never touches the merchandise.',
    fr: 'Une balance, de l’acide, et un commis à lunettes fumées qui ne touche jamais la marchandise.',
  },
  services: [
    { service: 'sellStone', gold: 50 },
    { service: 'buyStone', gold: 100, perVisit: 2 },
  ],
  events: [
    {
      id: 'te-assay-1',
      name: { en: 'Crooked Scales', fr: 'Balance truquée' },
      flavour: { en: 'His thumb weighs about an ounce.', fr: 'Son pouce pèse une bonne once.' },
      do: [test('you', 'cunning', 5, { fail: [{ do: 'stonePrice', gold: 25 }] })],
    },
    {
      id: 'te-assay-2',
      name: { en: 'Shipment Day', fr: 'Jour d’expédition' },
      flavour: {
        en: 'Lead-lined crates, six guards, no address.',
        fr: 'Des caisses doublées de plomb, six gardes, pas d’adresse.',
      },
      do: [{ do: 'closed' }],
    },
    {
      id: 'te-assay-3',
      name: { en: 'Dust and Ledgers', fr: 'Poussière et registres' },
      flavour: {
        en: 'Every name in the book has a line through it but yours.',
        fr: 'Tous les noms du registre sont biffés, sauf le vôtre.',
      },
      do: [],
    },
    {
      id: 'te-assay-4',
      name: { en: 'Claim Map', fr: 'Carte de concession' },
      flavour: {
        en: 'Filed by a man who drew well until the last corner.',
        fr: 'Déposée par un homme qui dessinait bien, jusqu’au dernier coin.',
      },
      do: [{ do: 'mapsNext', n: 2 }],
    },
    {
      id: 'te-assay-5',
      name: { en: 'Eager Buyer', fr: 'Acheteur pressé' },
      flavour: { en: 'Eastern suit, gloves in July.', fr: 'Un costume de l’est, et des gants en juillet.' },
      do: [{ do: 'stonePrice', gold: 60 }],
    },
    {
      id: 'te-assay-6',
      name: { en: 'Rich Seam', fr: 'Filon riche' },
      flavour: {
        en: 'The clerk takes off his glasses. You wish he had not.',
        fr: 'Le commis ôte ses lunettes. On eût préféré qu’il s’abstînt.',
      },
      do: [
        { do: 'stonePrice', gold: 75 },
        { do: 'xp', who: 'you', n: 10 },
      ],
    },
  ],
}
