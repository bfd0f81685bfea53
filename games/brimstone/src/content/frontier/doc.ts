import { test } from '../cards/make.ts'
import type { Location } from '../types.ts'

export const doc: Location = {
  id: 'tl-doc',
  name: { en: 'Doc’s Office', fr: 'Cabinet du docteur' },
  flavour: {
    en: 'Diploma from a city that denies it. Steady enough before noon.',
    fr: 'Diplômé d’une ville qui le dément. Assez sûr de lui avant midi.',
  },
  services: [
    { service: 'treat', gold: 150 },
    { service: 'cutOut', gold: 300, from: 4, else: [{ mod: 'maxHealth', by: -1 }] },
  ],
  events: [
    {
      id: 'te-doc-1',
      name: { en: 'Shaky Hands', fr: 'Mains tremblantes' },
      flavour: { en: 'It is past noon.', fr: 'Il est midi passé.' },
      do: [test('you', 'luck', 5, { fail: [{ do: 'startsWith', who: 'that', what: 'wounds', n: 'D3' }] })],
    },
    {
      id: 'te-doc-2',
      name: { en: 'Out on a Call', fr: 'En tournée' },
      flavour: {
        en: 'A birth, on the far side of the hills. Something was born, the neighbours say.',
        fr: 'Une naissance, de l’autre côté des collines. Quelque chose est né, d’après les voisins.',
      },
      do: [{ do: 'closed' }],
    },
    {
      id: 'te-doc-3',
      name: { en: 'Waiting Room', fr: 'Salle d’attente' },
      flavour: {
        en: 'You recognise the bite marks on the next man. You both look at the floor.',
        fr: 'Vous reconnaissez la morsure du voisin. Vous regardez tous deux le plancher.',
      },
      do: [],
    },
    {
      id: 'te-doc-4',
      name: { en: 'Shelf of Jars', fr: 'Étagère de bocaux' },
      flavour: {
        en: 'The green one is medicine. The others watch.',
        fr: 'Le vert, c’est un remède. Les autres vous regardent.',
      },
      do: [{ do: 'offer', token: 'herbs', gold: 40 }],
    },
    {
      id: 'te-doc-5',
      name: { en: 'Quiet Day', fr: 'Journée creuse' },
      flavour: {
        en: 'He is glad of the company, and of the practice.',
        fr: 'La compagnie lui plaît, et ça lui fait la main.',
      },
      do: [{ do: 'prices', percent: -20 }],
    },
    {
      id: 'te-doc-6',
      name: { en: 'Old Debt', fr: 'Vieille dette' },
      flavour: {
        en: 'You pulled his brother out of a shaft once. He has not forgotten; you had.',
        fr: 'Vous avez jadis tiré son frère d’un puits. Lui s’en souvient ; vous, plus du tout.',
      },
      do: [
        {
          do: 'if',
          cond: { is: 'hasTreatableInjury' },
          then: [{ do: 'roll', who: 'you', from: 4, to: 6, then: [{ do: 'treatInjury' }] }],
          else: [{ do: 'token', who: 'you', of: ['bandages'], n: 1 }],
        },
      ],
    },
  ],
}
