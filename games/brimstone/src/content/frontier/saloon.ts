import { test } from '../cards/make.ts'
import type { Location } from '../types.ts'

export const saloonHouse: Location = {
  id: 'tl-saloon',
  name: { en: 'Saloon', fr: 'Saloon' },
  flavour: {
    en: 'The piano stops when you come in. It starts again when you sit with your back to the wall like everybody else.',
    fr: 'Le piano se tait à votre entrée. Il reprend quand vous vous asseyez dos au mur, comme tout le monde.',
  },
  services: [
    { service: 'gamble', target: 5, stake: 50, perVisit: 3 },
    { service: 'token', token: 'whisky', gold: 20 },
    { service: 'rumour', gold: 10, missions: 2 },
  ],
  events: [
    {
      id: 'te-saloon-1',
      name: { en: 'Brawl', fr: 'Bagarre' },
      flavour: { en: 'Over a hat. It is always over a hat.', fr: 'Pour un chapeau. C’est toujours pour un chapeau.' },
      do: [test('you', 'strength', 5, { fail: [{ do: 'startsWith', who: 'that', what: 'wounds', n: 'D3' }] })],
    },
    {
      id: 'te-saloon-2',
      name: { en: 'Closed by Order', fr: 'Fermé par arrêté' },
      flavour: {
        en: 'The marshal nailed it up himself and went in by the back.',
        fr: 'Le marshal a cloué l’avis lui-même, puis il est entré par-derrière.',
      },
      do: [{ do: 'closed' }],
    },
    {
      id: 'te-saloon-3',
      name: { en: 'Slow Evening', fr: 'Soirée morne' },
      flavour: { en: 'Two cards, one song, no takers.', fr: 'Deux cartes, une chanson, pas d’amateurs.' },
      do: [],
    },
    {
      id: 'te-saloon-4',
      name: { en: 'Free Round', fr: 'Tournée générale' },
      flavour: {
        en: 'Somebody’s claim came in. Somebody will be looking for him tomorrow.',
        fr: 'La concession de quelqu’un a donné. Demain, quelqu’un le cherchera.',
      },
      do: [{ do: 'token', who: 'you', of: ['whisky'], n: 1 }],
    },
    {
      id: 'te-saloon-5',
      name: { en: 'Lucky Table', fr: 'Table chanceuse' },
      flavour: { en: 'The dealer is drunk, or in love.', fr: 'Le donneur est ivre, ou amoureux.' },
      do: [{ do: 'gambling', target: 4 }],
    },
    {
      id: 'te-saloon-6',
      name: { en: 'Tall Tales', fr: 'Récits héroïques' },
      flavour: {
        en: 'You tell it as it was. They take it for the funny version, and pay.',
        fr: 'Vous racontez les choses comme elles furent. Ils croient à la version comique, et paient.',
      },
      do: [
        { do: 'gold', who: 'you', n: 25 },
        { do: 'xp', who: 'you', n: 10 },
      ],
    },
  ],
}
